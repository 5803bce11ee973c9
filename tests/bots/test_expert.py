"""An expert goes on with its tree while it is asked on and sees nothing new, and saves time it does not need."""

import itertools
import time

import pytest

from ludotheque.bots.judgement import Judgement
from ludotheque.bots.levels import bot_named
from ludotheque.bots.search import SearchBot
from ludotheque.bots.thought import Edge, Habit, mixed
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.games.clocks.actions import BID as BIDS


def asked_on(name, seed=3):
    """Let an expert answer until it keeps a tree for its next question; give the match, the bot and its mind."""
    game = game_named(name)
    luck, mind = RandomChance(seed), RandomChance(seed)
    s = game.start(2, {}, luck)
    expert = bot_named("expert:12")
    assert isinstance(expert, SearchBot)
    for _ in range(60):
        seat = flow.first_asked(s)
        flow.play(s, seat, expert.choose(see(game, s, seat, mind), mind), luck)
        if seat in expert.kept:
            return game, s, seat, expert, mind
    raise AssertionError("never asked twice")


@pytest.mark.parametrize("name", ["clockworker", "unconscious_mind"])
def test_an_expert_goes_on_with_its_tree(name):
    game, s, seat, expert, mind = asked_on(name)
    while len(flow.options(s, seat)) == 1:
        flow.play(s, seat, flow.options(s, seat)[0], RandomChance(1))
    kept = expert.kept[seat].climber.root
    known = kept.visits

    assert kept is expert.think(see(game, s, seat, mind), mind)
    assert kept.visits > known


def test_a_tree_is_for_one_question_only():
    game, _, seat, expert, mind = asked_on("clockworker")
    kept = expert.kept[seat].climber.root
    other = game.start(2, {}, RandomChance(9))
    first = flow.first_asked(other)
    expert.kept = {first: expert.kept[seat]}

    assert kept is not expert.think(see(game, other, first, mind), mind)
    assert {} == expert.kept


def test_a_search_keeps_nothing():
    game = game_named("clockworker")
    s, mind, search = game.start(2, {}, RandomChance(3)), RandomChance(3), SearchBot(12)
    for _ in range(20):
        seat = flow.first_asked(s)
        flow.play(s, seat, search.choose(see(game, s, seat, mind), mind), mind)

    assert {} == search.kept
    assert {} == search.saved


def test_time_in_which_nothing_would_change_is_saved_and_used_later(monkeypatch):
    """By a clock that goes on by a millisecond whenever somebody looks."""
    ticks = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks) / 1000)
    game = game_named("unconscious_mind")
    s, mind = game.start(2, {}, RandomChance(3)), RandomChance(3)
    seat = flow.first_asked(s)
    expert = bot_named("expert:0.02s")
    assert isinstance(expert, SearchBot)
    view = see(game, s, seat, mind)
    view.options = view.options[:1]

    expert.think(view, mind)
    saved = expert.saved[seat]
    assert 0.0 < saved < 0.02

    begun = next(ticks)
    expert.choose(see(game, s, seat, mind), mind)
    assert expert.saved[seat] < saved
    assert next(ticks) - begun > 20


def test_where_there_is_less_to_choose_from_it_thinks_less(monkeypatch):
    ticks = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks) / 1000)
    game = game_named("clockworker")
    s, mind = game.start(2, {}, RandomChance(3)), RandomChance(3)
    expert = bot_named("expert:0.1s")
    assert isinstance(expert, SearchBot)
    view = see(game, s, flow.first_asked(s), mind)
    assert game.hints is not None
    assert game.hints.many > len(view.options) > 1

    expert.think(view, mind)

    assert next(ticks) < 100
    assert expert.saved[view.seat] > 0.0


def tried(action, visits, worth):
    """An answer that was tried so often, and what it brought on average."""
    edge = Edge(action, Habit())
    edge.visits, edge.total = visits, visits * worth
    return edge


def laid(edges, times=400):
    """How often each of the answers is given face down."""
    mind = RandomChance(5)
    given = [mixed(edges, edges[0], mind) for _ in range(times)]
    return [given.count(edge) for edge in edges]


def test_answers_that_are_as_good_are_laid_as_often_as_they_were_tried():
    first, second, third = laid([tried(BIDS[0], 60, 0.5), tried(BIDS[1], 40, 0.497), tried(BIDS[2], 29, 0.5)])

    assert 200 < first < 280
    assert first + second == 400
    assert 0 == third  # tried too seldom to be trusted


def test_a_clearly_better_answer_is_always_laid():

    assert [400, 0] == laid([tried(BIDS[0], 60, 0.5), tried(BIDS[1], 50, 0.48)])


def closed_hands(name, players):
    """A first question that several answer face down, as one of them sees it."""
    game = game_named(name)
    luck = RandomChance(2)
    s = game.start(players, {}, luck)
    while True:
        seat = flow.first_asked(s)
        view = see(game, s, seat, luck)
        if view.is_face_down and len(view.options) > 3:
            return view
        flow.play(s, seat, view.options[0], luck)


@pytest.mark.parametrize(("name", "players"), [("clocks", 2), ("enkidu", 3)])
def test_an_expert_does_not_always_bid_the_same(name, players):
    view = closed_hands(name, players)

    assert 1 < len({str(bot_named("expert:40").choose(view, RandomChance(seed))) for seed in range(12)})


def test_only_what_is_laid_face_down_is_mixed():
    """Where everybody sees the answer at once there is nobody to be misled."""
    game = game_named("clocks")
    luck = RandomChance(2)
    s = game.start(2, {}, luck)
    while s.lanes:
        seat = flow.first_asked(s)
        flow.play(s, seat, flow.options(s, seat)[0], luck)
    view = see(game, s, flow.first_asked(s), luck)
    assert not view.is_face_down
    expert, plain = bot_named("expert:60"), bot_named("expert:60")
    assert isinstance(plain, SearchBot)
    plain.mixes = False

    assert expert.choose(view, RandomChance(4)) is plain.choose(view, RandomChance(4))


def test_an_expert_leaves_out_what_cannot_be_best_wherever_it_is_in_the_tree():
    game = game_named("clocks")
    hints = game.hints
    assert hints is not None
    mind = RandomChance(7)
    s = game.start(2, {}, mind)
    left_out = 0
    for _ in range(60):
        seat = flow.first_asked(s)
        view = see(game, s, seat, mind)
        if len(view.options) > 1:
            expert = bot_named("expert:40")
            assert isinstance(expert, SearchBot)
            root = expert.think(view, mind)
            kept = hints.sensible(s, s.seat_of.index(seat), view.options)
            assert {one.number for one in kept} == set(root.edges)
            left_out += len(view.options) - len(kept)
        flow.play(s, seat, view.options[mind.pick("test", len(view.options))], mind)

    assert left_out


def test_to_an_expert_a_lead_tells_more_near_the_end():
    game = game_named("clocks")
    mind = RandomChance(7)
    s = game.start(2, {}, mind)
    assert game.hints is not None
    while s.lanes or (game.hints.certainty(s) < 1.5 and not s.end):
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        flow.play(s, seat, options[mind.pick("test", len(options))], mind)
    plain, sharp = Judgement(game, s), Judgement(game, s)
    sharp.is_sharp = True
    most = max(plain.worth(s))

    assert not s.end
    assert max(sharp.worth(s)) > most > 0.5
