"""What belongs to the player: nothing paid is lost, nothing is decided for them, every moment is asked for."""

import pytest

from ludotheque.games.unconscious_mind.effects.city import RECALL_BONUS, AddUses, UseLocation
from ludotheque.games.unconscious_mind.effects.insights import Elevate, Generate, Improve, pay_cost
from ludotheque.games.unconscious_mind.names import DISTRICTS, LASTING, LOCATIONS, ZONES
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
    step = table.s.agenda[-1][1]
    assert isinstance(step, UseLocation)
    assert 3 == step.uses


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


# Which insight pays, and which one is left out.


def with_dream(dreams="M13"):
    """A client whose dream costs a medium growth insight."""
    table = base()
    table.me.coffee = 0
    table.seat_client(HUMAN, 0, "R01", 8, grief="L05", dreams=dreams)
    return table


def test_which_insight_pays_a_dream_belongs_to_the_player():
    """Spec 3.7: a higher level of the same quality may pay a lower one; no change is given."""
    table = with_dream()
    table.insights(medium_growth=1, major_growth=1)

    table.turn(HUMAN).play("treat room1")

    assert "0 pay-insights" == table.asks
    assert ["spend medium-growth", "spend major-growth"] == table.options
    table.play("spend major-growth")
    assert (1, 0) == (table.me.white[2], table.me.white[3])
    assert 7 == table.me.markers[0]


def test_a_cost_is_paid_from_its_highest_part_down_so_that_the_rest_can_be_paid():
    table = with_dream("D01")  # major growth + minor growth + minor freedom
    table.insights(minor_growth=1, medium_growth=1, major_growth=1, minor_freedom=1)

    table.turn(HUMAN).play("treat room1")

    assert ["spend minor-growth", "spend medium-growth"] == table.options  # the major one has paid for itself
    table.play("spend medium-growth")
    assert (1, 0, 0, 0) == tuple(table.me.white[1:5])
    assert 5 == table.me.markers[0]


def test_the_order_in_which_a_cost_is_printed_does_not_matter():
    table = base()
    table.insights(minor_growth=1, major_growth=1)

    pay_cost(table.s, HUMAN, (ZONES.index("minor-growth"), ZONES.index("major-growth")))

    assert (0, 0) == (table.me.white[1], table.me.white[3])


def test_a_cost_that_leaves_no_choice_is_paid_without_asking():
    table = with_dream()
    table.insights(medium_growth=2, minor_growth=1)

    table.turn(HUMAN).play("treat room1")

    assert (1, 1) == (table.me.white[1], table.me.white[2])
    assert 7 == table.me.markers[0]


def test_while_a_cost_is_being_paid_nothing_is_bought():
    table = with_dream()
    table.me.coffee = 10
    table.insights(medium_growth=1, major_growth=1, minor_passion=1)

    table.turn(HUMAN).play("treat room1")

    assert [] == conversions(table)


def test_which_insight_pays_for_an_effect_belongs_to_the_player():
    table = base()
    table.me.coffee = 0
    table.insights(medium_growth=1)
    table.me.coloured[3] = 1

    table.resolve(HUMAN, BOX.tiles[tile("N12G")].main).play("pay", "spend major-growth")

    assert (1, 1) == (table.me.white[2], table.me.coloured[0])
    assert 4 == table.points(HUMAN)


def discounted():
    """A player whose first dream each turn costs a minor insight less, before a dream of two minor ones."""
    table = with_dream("M16")  # minor growth + minor freedom
    table.me.lasting[LASTING.index("first-dream-discount")] = 1
    table.insights(minor_growth=1, minor_freedom=1)
    return table.turn(HUMAN).play("treat room1")


@pytest.mark.parametrize(
    ("answer", "growth", "freedom"),
    [("leave-out minor-growth", 1, 0), ("leave-out minor-freedom", 0, 1), ("pay-in-full", 0, 0)],
)
def test_which_minor_insight_is_left_out_belongs_to_the_player_and_so_does_leaving_out_none(answer, growth, freedom):
    """Spec 6.10, R05, and 3: a player may skip any effect."""
    table = discounted()

    assert "0 leave-out" == table.asks
    assert ["leave-out minor-growth", "leave-out minor-freedom", "pay-in-full"] == table.options
    table.play(answer)

    assert (growth, freedom) == (table.me.white[1], table.me.white[4])
    assert 7 == table.me.markers[0]


def test_a_dream_without_minor_insights_is_paid_without_asking_what_to_leave_out():
    table = with_dream()
    table.me.lasting[LASTING.index("first-dream-discount")] = 1
    table.insights(medium_growth=1)

    table.turn(HUMAN).play("treat room1")

    assert 7 == table.me.markers[0]


# Generating, and coloured insights.


def test_the_last_insight_of_the_centre_may_be_declined():
    """Spec 3: a player may skip any effect."""
    table = base()
    table.me.coffee = 0
    table.me.white = [1] + [0] * 9

    table.do(HUMAN, Generate(0, 0))

    assert ["bring centre", "skip"] == table.options
    table.play("skip")
    assert 1 == table.me.white[0]


def test_a_coloured_insight_leaves_the_centre_only_if_the_player_says_so():
    table = base()
    table.me.coffee = 0
    table.me.white = [1] + [0] * 9
    table.me.coloured[0] = 1

    table.do(HUMAN, Generate(0, 0))

    assert ["bring centre", "bring-coloured centre", "skip"] == table.options
    table.play("bring-coloured centre")
    assert (1, 1) == (table.me.white[0], table.me.coloured[1])


def test_a_coloured_insight_may_be_brought_or_left_with_white_ones_to_spare():
    """Ruling 2: declining, or bringing the coloured one, can matter whenever one lies in the centre."""
    table = base()
    table.me.coffee = 0
    table.me.white = [2] + [0] * 9
    table.me.coloured[0] = 1

    table.do(HUMAN, Generate(0, 0))

    assert ["bring centre", "bring-coloured centre", "skip"] == table.options
    table.play("bring-coloured centre")
    assert (2, 0, 1) == (table.me.white[0], table.me.coloured[0], table.me.coloured[1])


def test_with_white_insights_alone_and_to_spare_generating_asks_nothing():
    table = base()
    table.me.coffee = 0
    table.me.white = [2] + [0] * 9

    table.do(HUMAN, Generate(0, 0))

    assert (1, 1) == (table.me.white[0], table.me.white[1])
    assert "rest" == table.asks


def test_no_answer_still_generates():
    table = base()
    table.me.coffee = 0
    table.me.white = [1] + [0] * 9
    step = Generate(0, 0)
    table.do(HUMAN, step)

    assert "bring centre" == str(step.fallback(table.s, HUMAN))


@pytest.mark.parametrize(
    ("answer", "white", "coloured"),
    [("transfer minor-growth-to-passion", 7, 1), ("transfer-coloured minor-growth-to-passion", 1, 7)],
)
def test_of_a_white_and_a_coloured_insight_the_player_says_which_is_transferred(answer, white, coloured):
    """What a treatise or a district takes away later depends on it (ruling 4)."""
    table = base()
    table.me.coffee = 0
    table.insights(minor_growth=1)
    table.me.coloured[1] = 1

    table.do(HUMAN, Improve(0, 1)).play(answer)

    assert (1, 1) == (table.me.white[white], table.me.coloured[coloured])


def test_of_a_white_and_a_coloured_insight_the_player_says_which_is_brought_from_elsewhere():
    table = base()
    table.me.coffee = 0
    table.me.white = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    table.me.coloured[3] = 1

    table.do(HUMAN, Generate(0, 2)).play("bring-coloured major-growth")

    assert (1, 1) == (table.me.white[3], table.me.coloured[7])


def test_a_district_or_treatise_takes_a_coloured_insight_from_anywhere_on_the_wheel():
    """Spec 3.4: from anywhere on your wheel, so also where one lies in the centre."""
    table = base()
    table.me.coffee = 0
    table.me.coloured[0] = table.me.coloured[5] = 1
    district = table.me.professor // 2
    table.me.icons[2 * district] = 3
    table.do(HUMAN, RECALL_BONUS).play(f"district-bonus {DISTRICTS[district]}-3")

    assert ["give-up centre", "give-up medium-freedom"] == table.options
    table.play("give-up medium-freedom")
    assert (1, 0) == (table.me.coloured[0], table.me.coloured[5])
