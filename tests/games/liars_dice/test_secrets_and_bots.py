"""What is seen of the cups; and what bots make of it."""

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import Piece, Zone
from ludotheque.games.liars_dice import GAME
from ludotheque.games.liars_dice.game import likely, trust
from ludotheque.lab.arena import Contest, play_game
from tests.games.liars_dice.table import cups


def values(table, side, viewer):
    """The dice a viewer is drawn under a cup."""
    board = next(zone for zone in GAME.zones(table.state, viewer) if zone.id == f"board{side}")
    under = next(child for child in board.children if isinstance(child, Zone) and child.id == f"cup{side}")
    return [piece.face.value for piece in under.children if isinstance(piece, Piece) and piece.face is not None]


def test_only_whoever_sits_there_sees_the_dice_under_a_cup():
    table = cups("1 3 5", "2 2 6")

    assert [1, 3, 5] == values(table, 0, viewer=0)
    assert [] == values(table, 0, viewer=1)
    assert [] == values(table, 0, viewer=None)


def test_when_the_game_is_over_everybody_sees_all_dice():
    table = cups("2 2", "3").bid("0: 2 twos").play("1: dudo")

    assert "over" == table.asks
    assert [2, 2] == values(table, 0, viewer=1)


def test_a_bid_is_as_likely_as_the_dice_one_does_not_see_make_it():
    assert 1.0 == likely(5, 0, 2)
    assert pytest.approx(1 / 3) == likely(1, 1, 2)
    assert pytest.approx(1 / 36) == likely(2, 2, 1)
    assert 1.0 == trust(cups("1 3 5", "2 2 6").state, 0, 2, 3)
    assert pytest.approx(1 / 6) == trust(cups("1 3 5", "2", is_palifico=True).state, 0, 2, 3)


def test_a_bot_that_thinks_beats_bots_that_do_not():
    contest = Contest("liars_dice", ["greedy:2", "random", "random"], {}, 5)
    won = sum(play_game(contest, number).ranks[0] == 1 for number in range(12))

    assert won >= 9


def test_a_bot_that_searches_thinks_that_people_bid_on_what_they_have():
    table = cups("2 2 2 2 2", "4 4 4 4 4").bid("0: 3 sixes")

    believed = [table.state.clone() for _ in range(40)]
    for seed, world in enumerate(believed):
        GAME.hints.believe(world, 1, RandomChance(seed))

    assert {4} == {die for world in believed for die in world.cups[1]}
    assert {2, 6} == {die for world in believed for die in world.cups[0]}
