"""What the bots are told: it follows the options of the table."""

import pytest

from ludotheque.games.clocks.hints import COIN, HINTS, Outlook, place_worth
from ludotheque.games.clocks.names import value_of
from ludotheque.games.clocks.position import some_die
from tests.games.clocks.table import deal, ones


def coins_hoped_for(table, word, hour):
    """What the hints count for the coins a die earns at an hour, beside what a white die of its face is worth there."""
    red, white = (some_die(f"{colour}{value_of(some_die(word))}") for colour in ("red", "white"))
    outlook = Outlook(table.state, 0)
    more = place_worth(table.state, red, hour, 0, outlook) - place_worth(table.state, white, hour, 0, outlook)
    return round(more / COIN, 9)


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
