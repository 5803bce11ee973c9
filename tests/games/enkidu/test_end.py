"""Gifts, the end of a round, and the three ends of the game."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.names import DEVELOPMENT
from ludotheque.games.enkidu.position import kinds
from ludotheque.games.enkidu.state import State
from tests.games.enkidu.table import deal, go_on


def test_r08_gifts_go_round_in_turn_order_and_may_be_given_on():
    """Ruling 8: a gift is not frozen."""
    table = deal(at="gifts", machine="green", tablets={"green": "DB1 DB2", "blue": "LB1"})

    table.play("green: gift yellow", "green: tablet DB2")
    assert "yellow give-gift" == table.asks
    table.play("yellow: gift blue")
    assert "DB2 LB1" == table.tablets("blue")
    table.play("blue: pass")

    assert "rest" == table.asks  # Red has nothing to give


def test_a_frozen_tablet_is_no_gift():
    table = deal(at="talk", tablets={"blue": "DB1 DB2"})
    table.state.frozen[0][0] = 1
    table = go_on(table, "gifts")

    table.play("blue: gift red")

    assert ("DB1", "DB2") == (table.tablets("blue"), table.tablets("red"))


def test_the_machine_goes_to_the_left_and_tablets_thaw():
    table = deal(at="end", machine="red", hands=(3, 5), tablets={"blue": "DB1"}, seed=4)

    assert "green" == ("blue", "red", "yellow", "green")[table.state.machine]
    assert 3 == table.state.round


def test_r21_the_game_ends_when_the_hands_are_empty_after_gifts_and_talks():
    """End (c) and ruling 21."""
    table = deal(at="late event", phase=DEVELOPMENT, tablets={"blue": "DB1"})

    assert "blue give-gift" == table.asks
    table.play("blue: pass")

    assert "hands-empty" == table.state.end


def test_e3_teleportation_without_cards_does_nothing_and_the_game_ends_after_gifts():
    table = deal(
        at="late event",
        phase=DEVELOPMENT,
        events="red.teleportation",
        tablets={"yellow": "DB1"},
        luck="event:red.teleportation",
    )

    assert "yellow give-gift" == table.asks
    assert "nothing-happens" in table.happened
    table.play("yellow: pass")
    assert "hands-empty" == table.state.end


@pytest.mark.parametrize(("dice", "end"), [((1, 2), "bag-empty"), ((1, 1), "")])
def test_r21_the_game_ends_when_the_bag_holds_fewer_than_the_dice_say(dice, end):
    """End (b) and ruling 21: as many as the dice say are enough; what was carried over does not count."""
    table = deal(at="talk", carry="J")
    table.state.bag = kinds("DB1 DB2")
    luck = f"die:{dice[0]} die:{dice[1]}" + ("" if end else " bag:DB1 bag:DB2")

    table = go_on(table, "roll", luck)

    assert end == table.state.end
    assert ("J", "") == (table.carry, table.pool) if end else ("", "DB1 DB2 J") == (table.carry, table.pool)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("length", ["long", "short"])
@pytest.mark.parametrize("players", [3, 4])
def test_random_games_have_no_dead_end_and_keep_every_tablet(players, length):
    """Hands stay of one size, cards distinct, nobody has an objective about himself, at every moment."""
    ends = set()
    for seed in range(150):
        luck = RandomChance(seed)
        s = GAME.start(players, {"length": length}, luck)
        assert isinstance(s, State)
        conserved = GAME.conserved(s)
        answers = 0
        while not s.end:
            seat = flow.first_asked(s)
            options = flow.options(s, seat)
            flow.play(s, seat, options[luck.pick("what", len(options))], luck)
            answers += 1
            if answers % 7 == 0:
                assert conserved == GAME.conserved(s)
        assert conserved == GAME.conserved(s)
        assert 0 == conserved["about oneself"] == conserved["doubles"]
        ends.add(s.end)

    assert set(GAME.end_reasons) == ends
