"""Page 2: what is gained comes from the supply, what is paid goes back to it, and nothing runs out."""

import pytest

from tests.games.clockworker.table import deal


def test_resources_are_unlimited():
    """The box holds 50 robots and 80 gears; whoever needs more uses something else in their place."""
    table = deal(at="turn", stock="100 gear + 60 robot + 30 red", works="starter/...x F01/x..")

    assert "100 gear + 31 red + 63 robot" == table.stock()
    table.play("0: charge")

    assert "102 gear + 31 red + 63 robot" == table.stock()


def test_what_is_gained_and_paid_comes_from_the_supply_and_takes_nothing_from_others():
    table = deal(stock="3 gear + red", others="5 gear + blue + 2 robot", luck="F07")

    table.play("0: operate F01")

    assert "gear + red" == table.stock()
    assert "5 gear + blue + 2 robot" == table.stock(1)


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_whenever_a_block_of_a_colour_is_owed_gold_may_be_paid(colour):
    """For an archive as for an artifact."""
    lacking = {"red": "2 green + blue", "green": "red + green + blue", "blue": "red + 2 green"}[colour]
    table = deal(stock=f"{lacking} + gold + robot")

    table.play("0: repair synchroniser")

    assert "robot" == table.stock()


def test_gold_stands_for_nothing_but_blocks():
    table = deal(stock="9 gold", works="starter/xxxx", display="T07 T01 T02 T03 T04")

    assert not table.may("operate F01"), "asks for gears"
    assert not table.may("communicate T07"), "asks for a robot and gears"
