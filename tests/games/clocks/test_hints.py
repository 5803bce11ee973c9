"""What the bots are told: it follows the options of the table."""

from typing import Any

import pytest

from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.games.clocks.actions import DECLINE, DOWN, FACE, PASS, UP
from ludotheque.games.clocks.hints.outlook import Outlook, turns_left
from ludotheque.games.clocks.hints.watchmaker import HINTS
from ludotheque.games.clocks.hints.worth import place_worth
from ludotheque.games.clocks.names import value_of
from ludotheque.games.clocks.position import some_die
from ludotheque.lab.arena import Contest, play_game
from tests.games.clocks.table import deal, ones, perfect

GAME = game_named("clocks")


def coins_hoped_for(table, word, hour):
    """What the hints count for the coins a die earns at an hour, beside what a white die of its face is worth there."""
    red, white = (some_die(f"{colour}{value_of(some_die(word))}") for colour in ("red", "white"))
    outlook = Outlook(table.state, 0)
    more = place_worth(table.state, red, hour, 0, outlook) - place_worth(table.state, white, hour, 0, outlook)
    return round(more / outlook.coin, 9)


@pytest.mark.parametrize(("die", "hour", "coins"), [("red1", 6, 5), ("red2", 4, 2), ("red6", 1, 0), ("red2", 2, 0)])
def test_a_red_die_is_hoped_to_earn_every_difference(die, hour, coins):
    assert coins == coins_hoped_for(deal(middle0="white3", money=(3, 0)), die, hour)


@pytest.mark.parametrize(("die", "hour"), [("red1", 6), ("red2", 4), ("red6", 1), ("red2", 2)])
def test_with_red_fixed_a_red_die_is_hoped_to_earn_two_wherever_it_is_placed(die, hour):
    assert 2 == coins_hoped_for(deal(middle0="white3", money=(3, 0), red="fixed"), die, hour)


def test_with_red_fixed_a_red_die_does_not_go_where_it_is_lowest():
    """Hour 6 would have paid a red one five coins; hour 2 is as good for two coins, and nearer to perfect."""
    filled = ones(1, 3, 4, 5, *range(7, 13))
    places = {}
    for red in ("difference", "fixed"):
        table = deal(middle0="red1", money=(9, 0), clock0=filled, red=red)
        options = table.state.options
        places[red] = str(HINTS.rollout(table.state, 0, options, table.chance))

    assert {"difference": "place 6", "fixed": "place 2"} == places


def test_whoever_has_bought_the_last_action_of_a_turn_hopes_for_no_more_in_it_than_who_passes():
    """Counted as a turn to come, it made greedy buy three re-rolls a game that it lost by."""
    chance = RandomChance(4)
    s: Any = GAME.start(2, {"rival": "no"}, chance)
    looked = 0
    while not s.end and looked < 5:
        options = list(flow.options(s, flow.first_asked(s)))
        if PASS in options and len(options) > 1:
            side = s.turn
            hopes: list[Any] = []
            for option in options:
                after = s.clone()
                flow.play(after, s.seat_of[side], option, RandomChance(1))
                hopes.append(turns_left(after, side) if after.turn == side or option is PASS else None)
            assert 1 == len(set(hopes))
            assert hopes[0] < turns_left(s, side)
            looked += 1
        flow.play(s, flow.first_asked(s), options[chance.pick("test", len(options))], chance)
    assert looked


def test_greedy_seldom_buys_a_reroll():
    contest = Contest("clocks", ["greedy:3"] * 2, keeps_records=True)

    records = [play_game(contest, number).record for number in range(4)]

    assert sum(record.count("buy reroll") for record in records) <= 2 * 4


def sensible(table):
    """What an expert thinks about, of what may be answered."""
    return [str(option) for option in HINTS.sensible(table.state, 0, table.state.options)]


def test_a_perfect_die_is_not_rolled_again():
    table = deal(clock0=perfect(1, 2) + " 3:white1", money=(0, 0))

    assert ["coins", "reroll 3"] == sensible(table)


def test_a_gap_is_left_only_for_a_die_that_is_perfect_there_or_nearly():
    table = deal(middle0="white3", money=(30, 0))

    assert ["place 1", "place 2", "place 3", "place 4", "place 8", "place 9", "place 10"] == sensible(table)


def test_nobody_bids_more_than_surely_wins():
    s: Any = GAME.start(2, {}, RandomChance(4))
    while not s.round or not s.lanes:
        flow.play(s, flow.first_asked(s), flow.options(s, flow.first_asked(s))[0], RandomChance(4))
    s.money = [40, 7]
    flow.ask_again(s)

    wins_ties = s.away(0) > s.away(1)
    assert (8 if wins_ties else 9) == len(HINTS.sensible(s, 0, flow.options(s, 0)))


def test_only_what_mends_something_is_bought():
    """A two at hour 1 can be nudged; there is nothing to flip, and nowhere better to be."""
    table = deal(clock0="1:white2 2:grey2", money=(30, 0)).play("0: coins")

    assert ["pass", "buy reroll", "buy nudge"] == sensible(table)


def test_where_one_step_mends_nothing_two_may():
    """At hour 12 a four becomes a five, which one more makes perfect; a three needs two steps before it does."""
    nudges = [UP[12], DOWN[12], DECLINE]

    assert [UP[12], DECLINE] == HINTS.sensible(deal(clock0="12:white4").state, 0, nudges)
    assert nudges == HINTS.sensible(deal(clock0="12:white3").state, 0, nudges)


def test_a_lead_tells_more_the_fewer_slots_are_left():
    full = ones(*range(1, 13))
    tells = [HINTS.certainty(deal(clock0=full, clock1=ones(*range(1, 13 - left))).state) for left in range(12)]

    assert sorted(tells, reverse=True) == tells
    assert tells[0] > tells[-1] >= 1.0


def faces_chosen(players, bot, games=40):
    """Say how often the forward face is chosen in the first question of a game."""
    forward = 0
    for seed in range(games):
        chance = RandomChance(seed)
        s: Any = GAME.start(players, {}, chance)
        forward += bot_named(bot).choose(see(GAME, s, 0, chance), RandomChance(seed)) is FACE[0]
    return forward / games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_choose_either_face_since_either_wins_as_often(players):
    """When a coin was worth as much at all prices, two who searched took the backward face in 98 % of games."""
    for bot in ("level:1", "level:4", "search:30"):
        assert 0.2 <= faces_chosen(players, bot) <= 0.8
