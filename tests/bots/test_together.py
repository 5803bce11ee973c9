"""Several processes think about one question: what they have tried is added up, and nobody is waited for in vain."""

import time

import pytest

from ludotheque.bots.levels import UnknownBot, bot_named
from ludotheque.bots.search import SearchBot
from ludotheque.bots.thought import SURE, Edge, Habit, Thought, sure
from ludotheque.bots.together import Crew, Together, add_all, bot_called, considered
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.games.clocks.actions import BID as BIDS

CLOCKS = game_named("clocks")


def first_view(name="clocks", players=2):
    game = game_named(name)
    s = game.start(players, {}, RandomChance(3))
    return see(game, s, flow.first_asked(s), RandomChance(3))


def tallied(view, name, seed):
    game = view.game
    return considered(game_named, game.id, game.own_components, view.seat, name, view.pack(), seed)


@pytest.fixture(scope="module")
def crew():
    """Two helpers who are there."""
    found = Crew(2, game_named)
    number = found.ask(first_view(), "search:1", first_view().pack(), [1, 2], is_patient=True)
    found.found(number, is_patient=True)
    yield found
    found.close()


def test_what_was_tried_is_added_up():
    view = first_view()
    tallies = [tallied(view, "search:40", seed) for seed in (1, 2, 3)]
    thought = Thought([])
    add_all(thought, tallies, view)

    for text, visits, total in thought.tally():
        parts = [{one[0]: one[1:] for one in tally}.get(text, (0, 0.0)) for tally in tallies]
        assert visits == sum(part[0] for part in parts)
        assert pytest.approx(total) == sum(part[1] for part in parts)
    assert 3 * 20 < sum(visits for _, visits, _ in thought.tally()) <= 3 * 40


def tried(action, visits, worth):
    edge = Edge(action, Habit())
    edge.visits, edge.total = visits, visits * worth
    return edge


def test_together_another_answer_may_be_best():
    thought = Thought([tried(BIDS[0], 60, 0.5), tried(BIDS[1], 40, 0.5)])
    assert BIDS[0] is thought.best().action

    thought.add([(BIDS[1].text, 50, 25.0), (BIDS[2].text, 20, 9.0), (BIDS[3].text, 900, 800.0)], BIDS[:3])

    assert BIDS[1] is thought.best().action
    assert [60, 90, 20] == [edge.visits for edge in thought.edges]  # what is no option here counts for nothing


def test_what_somebody_has_played_out_is_best_whatever_others_have_tried():
    thought = Thought([tried(BIDS[0], 60, 0.9)])
    thought.add(sure(BIDS[1]).tally(), BIDS)

    assert SURE == thought.best().visits
    assert BIDS[1] is thought.best().action


@pytest.mark.parametrize("own", [0, 1])
def test_what_was_drawn_by_luck_is_not_put_to_the_vote(own):
    """Else what is to be done one time in four would be done one time in six by four of them."""
    view = first_view("liars_dice")
    drawn, other = view.options[:2]
    tallies = [sure(drawn).tally(), *[sure(other).tally()] * 3]
    thought = Thought([sure(drawn).edges[0]] if own else [])

    add_all(thought, tallies[own:], view)

    assert drawn is thought.best().action


def test_where_answers_were_halved_the_worth_decides_among_those_that_were_tried_a_lot():
    thought = Thought([tried(BIDS[0], 60, 0.5), tried(BIDS[1], 30, 0.6), tried(BIDS[2], 29, 0.7)])
    thought.by_worth = True

    assert BIDS[1] is thought.best().action


@pytest.mark.parametrize(("name", "players"), [("clocks", 2), ("enkidu", 3)])
def test_the_same_seeds_answer_the_same(crew, name, players):
    view = first_view(name, players)
    bot = Together(SearchBot(40), "search:40", crew)
    seeds = RandomChance(5)
    tallies = [tallied(view, "search:40", seeds.pick("helper", 2**30)) for _ in range(2)]
    thought, _ = SearchBot(40).consider(view, seeds)
    add_all(thought, tallies, view)

    assert bot.choose(view, RandomChance(5)) is bot.choose(view, RandomChance(5)) is thought.best().action


def test_whoever_is_busy_is_not_asked_and_not_waited_for(crew):
    view = first_view()
    long = crew.ask(view, "search:100000", view.pack(), [1, 2])
    try:
        number = crew.ask(view, "search:1", view.pack(), [3, 4])
        assert [] == crew.found(number)
        assert [[], []] == crew.found(long)
        assert Together(SearchBot(seconds=0.01), "search:0.01s", crew).choose(view, RandomChance(1)) in view.options
    finally:
        crew.close()


def test_a_question_that_was_long_on_its_way_is_thought_about_no_longer_than_others(crew, monkeypatch):
    view = first_view()
    crew.ask(view, "search:1", view.pack(), [1, 2], is_patient=True)
    begun = time.monotonic()
    with monkeypatch.context() as earlier:
        earlier.setattr("time.monotonic", lambda: begun - 60.0)
        number = crew.ask(view, "search:60s", view.pack(), [1, 2], is_patient=True)

    assert all(crew.found(number, is_patient=True))
    assert 20.0 > time.monotonic() - begun


def test_whoever_dies_costs_only_their_votes(crew):
    view = first_view()
    number = crew.ask(view, "search:100000", view.pack(), [1, 2], is_patient=True)
    crew.helpers[0].process.kill()
    crew.helpers[0].process.join()
    crew.helpers[1].process.kill()
    crew.helpers[1].process.join()

    assert [[], []] == crew.found(number, is_patient=True)
    again = crew.ask(view, "search:20", view.pack(), [1, 2], is_patient=True)
    found = crew.found(again, is_patient=True)
    assert [tallied(view, "search:20", 1), tallied(view, "search:20", 2)] == found


def test_where_no_process_can_begin_one_thinks_alone(monkeypatch):
    def refuse(_):
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    view, crew = first_view(), Crew(2, game_named)

    assert Together(SearchBot(20), "search:20", crew).choose(view, RandomChance(1)) in view.options
    assert [] == crew.helpers


def test_alone_nothing_is_different():
    view = first_view()
    alone = bot_called(CLOCKS, "search:60*1", game_named)

    assert isinstance(alone, Together)
    assert alone.choose(view, RandomChance(7)) is bot_named("search:60").choose(view, RandomChance(7))


@pytest.mark.parametrize("name", ["greedy*2", "search:40*", "search:40*0", "search:40*many", "level:5*2"])
def test_what_cannot_think_together_is_refused(name):
    with pytest.raises(UnknownBot):
        bot_called(CLOCKS, name, game_named)
