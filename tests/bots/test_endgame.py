"""The end of a game is played out exactly where little is left."""

import pytest

from ludotheque.bots.endgame import Endgame
from ludotheque.bots.judgement import RESULT_SHARE, Judgement
from ludotheque.bots.levels import bot_named
from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from tests.games.clocks.table import GAME, deal, ones

MANY = 20_000


def last_turn(coins):
    """The last turn of a game that stands even but for money: whoever is asked has fewer coins, and needs a point."""
    clock = ones(*range(1, 12)) + " 12:red5"
    return deal(clock0=ones(*range(1, 13)), clock1=clock, money=(20, coins)).play("0: coins", "0: pass")


def endgame(table, most=MANY):
    return Endgame(Judgement(GAME, table.state), most)


def test_what_surely_wins_is_found():
    table = last_turn(4)
    assert endgame(table).worth(table.state)[1] > RESULT_SHARE
    while not table.state.end:
        table.play(f"1: {endgame(table).best(table.state)}")

    assert (2, 1) == table.ranks


def test_luck_counts_as_often_as_it_comes():
    """Without coins to buy anything, one die may be rolled again: one face of six wins."""
    table = last_turn(0)
    best = endgame(table).best(table.state)

    assert "reroll" == best.verb
    worth = endgame(table).worth(table.state)
    assert RESULT_SHARE / 6 < worth[1] < RESULT_SHARE / 6 + 1 - RESULT_SHARE
    assert sum(worth) == pytest.approx(1.0)


def test_what_is_too_large_is_left_to_the_search():
    table = last_turn(9)

    assert endgame(table, 10).best(table.state) is None
    view = see(GAME, table.state, 1, RandomChance(1))
    assert bot_named("expert:3").choose(view, RandomChance(1)) in view.options


def test_closed_hands_are_never_played_out():
    table = deal(at="auction", money=(5, 5), luck="white1 grey2 black3 red4").play("0: pair 1+2")

    assert table.state.lanes
    assert endgame(table).best(table.state) is None


def test_an_expert_plays_the_last_turn_out_and_saves_the_time():
    table = last_turn(4).play("1: coins")
    expert = bot_named("expert:0.2s")
    assert isinstance(expert, SearchBot)

    assert "buy" == (expert.choose(see(GAME, table.state, 1, RandomChance(1)), RandomChance(1))).verb
    assert expert.saved[1] > 0.1


def test_only_the_last_turns_are_an_endgame():
    hints = GAME.hints
    assert hints is not None
    assert hints.is_endgame(last_turn(4).state)
    assert not hints.is_endgame(deal(clock0=ones(*range(1, 12)), clock1=ones(*range(1, 13))).state)
    assert flow.first_asked(last_turn(4).state) == 1
