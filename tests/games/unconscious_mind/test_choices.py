"""What belongs to the player: nothing paid is lost, nothing is decided for them, every moment is asked for."""

import pytest

from ludotheque.games.unconscious_mind.effects.city import AddUses
from ludotheque.games.unconscious_mind.effects.insights import Elevate
from ludotheque.games.unconscious_mind.state.words import LOCATIONS
from tests.games.unconscious_mind.table import BOX, HUMAN, base, tile


def conversions(table):
    return [option for option in table.options if option.startswith("convert")]


@pytest.mark.parametrize(
    ("bought", "chosen", "zone"),
    [("elevate", "elevate minor-growth", 2), ("transfer", "transfer minor-growth-to-passion", 7)],
)
def test_an_elevation_or_transfer_bought_with_coffee_cannot_be_skipped(bought, chosen, zone):
    """Spec 3.8: 2 coffee, one elevation or one transfer. Only an effect that was given may be skipped."""
    table = base()
    table.me.coffee = 2
    table.insights(minor_growth=1, minor_freedom=1)
    table.turn(HUMAN)

    table.play(f"convert {bought}")

    assert 0 == table.me.coffee
    assert "skip" not in table.options
    table.play(chosen)
    assert 1 == table.me.white[zone]


def test_what_was_bought_is_chosen_before_anything_else_is_bought():
    """Otherwise a pill box could use up the insight that was to be elevated, and the coffee would be lost."""
    table = base()
    table.me.coffee = 9
    table.insights(minor_growth=1, medium_freedom=1, major_passion=1)
    table.turn(HUMAN).play("convert elevate")

    assert ["elevate minor-growth", "elevate medium-freedom"] == table.options


def test_an_elevation_of_an_effect_may_still_be_skipped():
    table = base()
    table.insights(minor_growth=1)
    table.do(HUMAN, Elevate(1))

    assert "skip" in table.options


def test_more_uses_are_asked_for_where_coffee_would_buy_the_bright_idea():
    """Spec 3.8: 3 coffee, a bright idea, at any moment; 3.9: each adds uses."""
    table = base()
    table.me.coffee, table.me.bright = 3, 0
    place = LOCATIONS.index("cafe")
    table.s.freud = place
    table.do(HUMAN, AddUses(place))

    assert "0 add-uses" == table.asks
    assert ["boost 0", "convert bright"] == table.options
    table.play("convert bright", "boost 1")
    assert 3 == table.s.agenda[-1][1].uses


@pytest.mark.parametrize(("coffee", "uses"), [(2, 1), (10, 5)])
def test_more_uses_are_not_asked_for_without_the_coffee_or_beyond_the_limit(coffee, uses):
    table = base()
    table.me.coffee, table.me.bright = coffee, 0
    place = LOCATIONS.index("cafe")
    table.s.freud = place
    table.me.icons[place] = uses
    table.do(HUMAN, AddUses(place))

    assert "0 use-location" == table.asks


def test_a_cost_is_asked_for_where_coffee_would_buy_what_it_takes():
    """Spec 3: conversions at any moment between two effects."""
    table = base()
    table.me.coffee = 2
    table.insights(minor_growth=1)

    table.resolve(HUMAN, BOX.tiles[tile("N12G")].main)

    assert "0 pay" == table.asks
    assert "cannot-pay-use" == table.refused("pay").rule
    table.play("convert elevate", "pay")
    assert 4 == table.points(HUMAN)


@pytest.mark.parametrize("coffee", [1, 3])
def test_a_cost_out_of_reach_is_not_asked_for(coffee):
    """A minor freedom insight would need an elevation and a transfer: 4 coffee."""
    table = base()
    table.me.coffee = coffee
    table.insights(minor_freedom=1)

    table.resolve(HUMAN, BOX.tiles[tile("N12G")].main)

    assert "rest" == table.asks
