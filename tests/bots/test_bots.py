"""Bots answer every question of every game, the same way for the same luck, and some better than others."""

import gc
import time
from typing import ClassVar

import pytest

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.judgement import Judgement
from ludotheque.bots.levels import LEVELS, UnknownBot, bot_named
from ludotheque.bots.random import play_out
from ludotheque.bots.search import SearchBot
from ludotheque.bots.tree import Climber, Node, question
from ludotheque.bots.view import see
from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.hints import Hints
from ludotheque.games import all_games, game_named
from ludotheque.games.clocks.game import Clocks
from ludotheque.lab.tournament import Pairing, tournament

GAMES = list(all_games().values())
BOTS = ["random", "greedy:2", "search:6"]


class WithoutHints(Clocks):
    """Clocks, as a game that tells the bots nothing."""

    hints = None  # type: ignore[assignment]  # Clocks has some


ENOUGH = 120
"""Answers of bots that think; drills play whole games of theirs."""


def play(game, bots, seed, most=100_000):
    """Play a game to its end, or so many answers of it; give the answers and the last state."""
    luck = RandomChance(seed)
    mind = RandomChance(seed + 1)
    s = game.start(len(bots), {}, luck)
    answers: list[str] = []
    while not s.end and len(answers) < most:
        seat = flow.first_asked(s)
        options = list(flow.options(s, seat))
        before = codec.digest(s)
        action = bots[seat].choose(see(game, s, seat, mind), mind)
        assert before == codec.digest(s)
        assert action in options
        flow.play(s, seat, action, luck)
        answers.append(str(action))
    return answers, s


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.slow
@pytest.mark.compiled
def test_every_bot_plays_every_game_with_any_number_of_seats(game, name):
    for seats in game.seats:
        answers, s = play(game, [bot_named(name)] * seats, seats, 100_000 if name == "random" else ENOUGH)

        assert s.end in game.end_reasons or len(answers) == ENOUGH


@pytest.mark.parametrize("name", BOTS)
def test_same_luck_same_answers(name):
    game = game_named("clocks")

    once, _ = play(game, [bot_named(name), bot_named(name)], 3)
    again, _ = play(game, [bot_named(name), bot_named(name)], 3)

    assert once == again


@pytest.mark.parametrize("name", BOTS)
def test_game_without_hints_still_plays(name):
    _, s = play(WithoutHints(), [bot_named(name), bot_named("random")], 3)

    assert s.end


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_shares_of_a_win_add_up_to_one(game):
    for seats in game.seats[1:]:
        luck = RandomChance(seats)
        s = game.start(seats, {}, luck)
        judgement = Judgement(game, s)
        while not s.end:
            assert sum(judgement.worth(s)) == pytest.approx(1)
            seat = flow.first_asked(s)
            options = flow.options(s, seat)
            flow.play(s, seat, options[luck.pick("test", len(options))], luck)

        worth = judgement.worth(s)
        ranks = game.ranks(s)

        assert sum(worth) == pytest.approx(1)
        assert max(worth) == worth[ranks.index(1)]


class Told(Hints):
    """Hints that say what they are told."""

    scale, horizon, looks, explore, is_flat = 7.5, 3, 2, 0.5, True
    points: ClassVar = [0.0, 500.0]

    def evaluate(self, s, side):
        return self.points[side]


class ToldClocks(Clocks):
    """Clocks, with hints that say what they are told."""

    hints = Told()  # type: ignore[assignment]  # Clocks has its own


def test_the_numbers_of_a_game_that_is_not_compiled_count_on_a_compiled_engine():
    game = ToldClocks()
    judgement = Judgement(game, game.start(2, {"rival": "no"}, RandomChance(1)))

    numbers = (judgement.scale, judgement.horizon, judgement.looks, judgement.explore, judgement.is_flat)
    assert (7.5, 3, 2, 0.5, True) == numbers


def test_a_side_far_behind_still_sees_what_helps_it(monkeypatch):
    game = ToldClocks()
    s = game.start(2, {"rival": "no"}, RandomChance(1))
    judgement = Judgement(game, s)

    before = judgement.worth(s)[0]
    monkeypatch.setattr(Told, "points", [game.hints.scale, 500.0])
    after = judgement.worth(s)[0]

    assert 0.2 < before < after - 0.1


def test_greedy_judges_a_sure_option_once():
    """Where nothing is hidden and nothing rolled, one look is as good as twelve."""
    game = game_named("clocks")
    chance = RandomChance(2)
    s = game.start(2, {"board": "forward", "money": "hidden"}, chance)
    while flow.options(s, flow.first_asked(s))[0].verb != "place":
        flow.play(s, flow.first_asked(s), flow.options(s, flow.first_asked(s))[0], chance)
    seat = flow.first_asked(s)

    few, many = (GreedyBot(worlds).judge(see(game, s, seat, RandomChance(1)), RandomChance(1)) for worlds in (1, 12))

    assert [12 * worth for worth in few] == pytest.approx(many)


@pytest.mark.parametrize("game", [game_named("clocks"), game_named("enkidu")], ids=lambda game: game.id)
def test_search_by_time_keeps_to_its_time(game):
    s = game.start(game.seats[-1], {}, RandomChance(2))
    bot = SearchBot(seconds=0.2)

    begin = time.monotonic()
    root = bot.think(see(game, s, 0, RandomChance(1)), RandomChance(1))

    assert 0.15 < time.monotonic() - begin < 15  # a busy machine may forget it for seconds
    assert root.visits > 1


def test_nobody_looks_for_rubbish_while_a_search_thinks_and_then_as_before(monkeypatch):
    game = game_named("clocks")
    s, mind = game.start(2, {}, RandomChance(4)), RandomChance(4)
    seen = see(game, s, flow.first_asked(s), mind)
    collecting: list[bool] = []
    determinized = game.determinized_open

    def noticed(*told):
        collecting.append(gc.isenabled())
        return determinized(*told)

    monkeypatch.setattr(game, "determinized_open", noticed)

    SearchBot(6).choose(seen, mind)
    assert gc.isenabled()
    gc.disable()
    try:
        SearchBot(6).choose(seen, mind)
        assert not gc.isenabled()
    finally:
        gc.enable()
    assert {False} == set(collecting)


def test_a_finished_game_is_counted_once_where_it_is_judged(monkeypatch):
    game = game_named("clocks")
    mind = RandomChance(4)
    s = game.start(2, {}, mind)
    judgement = Judgement(game, s)
    play_out(s, mind)
    counted: list[int] = []
    scores = game.scores

    def noticed(s):
        counted.append(1)
        return scores(s)

    monkeypatch.setattr(game, "scores", noticed)

    worth = judgement.worth(s)
    assert [1] == counted
    assert game.ranks(s).index(1) == worth.index(max(worth))


def test_search_spends_its_iterations_on_the_options_until_it_is_decided():
    game = game_named("clocks")
    s = game.start(3, {"board": "forward", "money": "hidden"}, RandomChance(2))
    view = see(game, s, flow.first_asked(s), RandomChance(1))

    root = SearchBot(80).think(view, RandomChance(1))

    visits = sorted(edge.visits for edge in root.edges.values())
    assert root.visits == sum(visits)
    assert {option.number for option in view.options} == set(root.edges)
    assert 80 == root.visits or visits[-1] > visits[-2] + 80 - root.visits


def test_an_expert_tries_first_what_was_good_elsewhere():
    game = game_named("clocks")
    s = game.start(2, {"board": "forward", "money": "hidden"}, RandomChance(2))
    seat = flow.first_asked(s)
    side, options = question(s, seat)
    node = Node()
    node.visits, node.total = 10, 5.0
    climber = Climber(Judgement(game, s), seat, RandomChance(1), explore=0.14, doubt=0.05)
    elsewhere = climber.new_edge(options[2], seat).habit
    elsewhere.visits, elsewhere.total = 10, 9.0

    assert options[0] is climber.select(node, s, side, options).action
    climber.habit = 1.0
    assert options[2] is climber.select(node, s, side, options).action


def test_an_expert_tries_first_what_looks_best_at_a_glance_and_later_doubts_the_rest():
    game = game_named("unconscious_mind")
    chance = RandomChance(2)
    s = game.start(2, {}, chance)
    for _ in range(5):  # places, tiles and clients; then the first turn
        flow.play(s, flow.first_asked(s), question(s, flow.first_asked(s))[1][0], chance)
    seat = flow.first_asked(s)
    side, options = question(s, seat)
    node = Node()
    climber = Climber(Judgement(game, s), seat, chance, explore=0.0, doubt=0.05)
    climber.lean = 0.3
    worths = climber.hints.leanings(s, side, options)

    best = climber.select(node, s, side, options)

    assert len(set(worths)) > 1
    assert options[worths.index(max(worths))] is best.action
    assert best.lean == 0.0
    assert all(-1.0 <= node.edges[option.number].lean <= 0.0 for option in options)
    node.visits, node.total = 1, 0.5
    assert best is climber.select(node, s, side, options)


def test_an_expert_goes_by_a_glance_and_others_do_not():
    bots = [bot_named(name) for name in ("expert:10", "search:10", "learned:10")]

    assert [True, False, False] == [isinstance(bot, SearchBot) and bot.lean > 0.0 for bot in bots]


def test_what_an_answer_brought_is_remembered_wherever_it_is_given():
    game = game_named("clocks")
    s = game.start(2, {"board": "forward", "money": "hidden"}, RandomChance(2))
    expert = bot_named("expert:100")
    assert isinstance(expert, SearchBot)

    root = expert.think(see(game, s, flow.first_asked(s), RandomChance(1)), RandomChance(1))

    assert all(edge.habit.visits >= edge.visits for edge in root.edges.values())


def test_a_flat_search_tries_the_better_half_in_more_worlds_and_grows_no_tree():
    """Five answers, then three, then two: as many iterations each time."""
    game = game_named("enkidu")

    root = SearchBot(90).think(see(game, game.start(4, {}, RandomChance(2)), 0, RandomChance(1)), RandomChance(1))

    assert [6, 6, 6 + 10, 6 + 10 + 15, 6 + 10 + 15] == sorted(edge.visits for edge in root.edges.values())
    assert {} == root.children


def test_what_others_answer_face_down_is_learnt_apart():
    """A bid cannot be an answer to a bid: the other's tree hangs beside the node, not below each own bid."""
    game = game_named("clocks")
    chance = RandomChance(5)
    s = game.start(2, {"board": "backward", "rival": "no", "money": "hidden"}, chance)
    while not s.lanes:
        flow.play(s, flow.first_asked(s), s.options[0], chance)

    root = SearchBot(200).think(see(game, s, 0, RandomChance(1)), RandomChance(1))

    assert {1} == set(root.others)
    assert {"bid"} == {edge.action.verb for edge in root.others[1].edges.values()}
    assert sum(edge.visits for edge in root.others[1].edges.values()) > 30
    below = [edge.action.verb for node in root.children.values() for edge in node.edges.values()]
    assert below
    assert "bid" not in below


@pytest.mark.parametrize(
    "name", ["", "rnd", "random:3", "greedy:0", "greedy:x", "search:-1", "search:0s", "search:nans"]
)
def test_unknown_bot_is_named(name):
    with pytest.raises(UnknownBot, match="there is no bot"):
        bot_named(name)


def test_every_level_is_a_bot():
    assert all(bot_named(level.id) for level in LEVELS)


@pytest.mark.slow
@pytest.mark.compiled
def test_greedy_beats_random():
    result = tournament(Pairing("clocks", "greedy:3", "random"), 15)

    assert result.wins.value > 0.8


@pytest.mark.slow
@pytest.mark.compiled
def test_search_beats_greedy():
    """In 140 games search won 59 %; on these deals, more than half."""
    result = tournament(Pairing("clocks", "search:300", "greedy", seed=77), 30)

    assert result.wins.value > 0.55


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_play_goes_on_to_the_end_and_counts_the_choices(game):
    chance = RandomChance(3)
    s = game.start(game.seats[-1], {}, chance)

    choices = play_out(s, chance)

    assert s.end in game.end_reasons
    assert 0 < choices <= sum(s.asked)
