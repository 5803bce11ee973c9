"""A turn of a player: stating ideas, the inkwell, recalling, the meeting table."""

import pytest

from ludotheque.games.unconscious_mind.effects.notebook import REPUTATION, Inkwell, go
from ludotheque.games.unconscious_mind.names import LASTING, LOCATIONS, NONE
from ludotheque.games.unconscious_mind.turn.steps import MoveInkwell
from tests.games.unconscious_mind.table import BOX, HUMAN, base, named, tile


def state(table, slot, action):
    """Point at an action from a slot."""
    table.play(f"state {named(BOX.slots, slot) + 1}-{action}")
    return table


def test_a_turn_is_one_of_three_kinds():
    table = base()
    table.seat_client(HUMAN, 0, "R01", 8, "L05", "M16")
    table.insights(minor_growth=1, minor_freedom=1)
    table.hold("r4c2")

    table.turn(HUMAN)

    assert {"state", "recall", "treat"} <= {option.split()[0] for option in table.options}


def test_one_or_two_pieces_go_into_one_slot_and_the_action_is_done_once_for_each():
    table = base().turn(HUMAN)

    state(table, "r2c3", "G").play("pieces two-ideas", "bring centre")

    assert (HUMAN, 2, 0) == table.slot("r2c3")
    assert 5 == sum(table.me.white) - table.me.white[0] + table.me.white[0]
    assert 0 == table.me.white[0]


def test_a_taken_slot_is_refused():
    table = base()
    table.hold("r1c1", 1)
    table.turn(HUMAN)

    assert "slot-taken" == table.refused(f"state {named(BOX.slots, 'r1c1') + 1}-N1").rule


def test_ones_ideas_point_at_different_actions():
    table = base()
    table.hold("r1c1")
    table.turn(HUMAN)

    assert "already-pointed" == table.refused(f"state {named(BOX.slots, 'r2c0') + 1}-N1").rule


def test_bright_ideas_leave_the_table_at_the_end_of_the_turn():
    table = base()
    table.me.bright, table.me.coffee = 1, 1
    table.turn(HUMAN)

    state(table, "r1c1", "N1").play("pieces bright", "skip")

    assert "rest" == table.asks
    assert (NONE, 0, 0) == table.slot("r1c1")
    assert 0 == table.me.bright


def test_the_inkwell_moves_by_the_row_of_the_slot():
    table = base()
    table.me.coffee = 1
    table.turn(HUMAN)

    state(table, "r2c0", "N1").play("pieces idea", "skip")

    assert "row2" == table.ink(HUMAN)


def test_each_further_bright_idea_changes_the_move_by_one_but_never_below_one():
    table = base()
    table.me.bright = 2
    table.me.coffee = 0

    table.do(HUMAN, MoveInkwell(2))

    assert ["steps 1", "steps 2", "steps 3", "steps 4"] == table.options
    table.play("steps 4")
    assert 0 == table.me.bright


def test_a_client_can_change_the_move_for_free_once_a_turn():
    table = base()
    table.me.lasting[LASTING.index("free-step")] = 1
    table.me.coffee = 0

    table.do(HUMAN, MoveInkwell(2))

    assert ["steps 1", "steps 2", "steps 3"] == table.options


def test_passing_from_left_to_top_frees_the_leftmost_idea():
    table = base()
    table.me.ink = 4

    go(table.s, HUMAN, 1)

    assert [0, 1, 1] == table.me.above
    assert 4 == table.me.ideas


def test_a_row_stop_generates_its_minor_insight_then_its_tiles_in_any_order():
    table = base()
    table.me.notebook[0], table.me.notebook[1] = tile("N08G"), tile("N05G")
    table.me.coffee = 0

    table.do(HUMAN, Inkwell(1, 1))

    assert 1 == table.me.white[1]
    assert ["tile 1", "tile 2"] == table.options
    table.play("tile 2")
    assert (2, 3) == (table.me.coffee, table.points(HUMAN))


def test_the_end_of_a_row_counts_once_its_insight_is_gone():
    table = base()
    table.me.ends[0] = 0

    table.do(HUMAN, Inkwell(1, 1))

    assert 1 == table.me.white[2]


def test_top_triggers_a_column_without_an_idea_above_it():
    table = base()
    table.me.ink = 4
    table.me.coffee = 0
    table.me.notebook[0], table.me.notebook[1] = tile("N08G"), tile("N08F")

    table.do(HUMAN, Inkwell(1, 1))

    assert ["column 1", "skip"] == table.options
    assert "idea-above" == table.refused("column 2").rule
    table.play("column 1")
    assert 3 == table.points(HUMAN)


def test_left_triggers_the_reputation_track():
    table = base()
    table.me.ink = 3

    table.do(HUMAN, Inkwell(1, 1))

    assert 4 == table.me.coffee
    assert "0 lower-zone" == table.asks


def test_the_lower_zone_goes_up_to_freuds_section_and_the_upper_by_ones_own():
    table = base()
    table.s.freud_reputation = 6
    table.me.reputation = 3
    table.me.coffee = 0

    table.do(HUMAN, *REPUTATION)

    assert (1, 1) == (table.me.coffee, table.points(HUMAN))
    assert ["lower 1", "lower 2", "lower 3", "skip"] == table.options


# Market.


@pytest.mark.parametrize(("action", "price"), [("N1", 1), ("N2", 2), ("N3", 3)])
def test_a_tile_costs_coffee_by_its_column(action, price):
    table = base()
    table.me.coffee = 3
    slot = {"N1": "r1c1", "N2": "r1c1", "N3": "r1c2"}[action]
    table.turn(HUMAN)

    state(table, slot, action).play("pieces idea")
    lower = table.options[0]
    table.play(lower)

    assert {"who": HUMAN, "coffee": price} == table.facts("coffee-paid")


def test_the_middle_column_gives_the_banner_and_the_right_one_the_main_effect_too():
    table = base()
    table.me.coffee = 3
    table.s.market[4] = tile("N08G")
    table.turn(HUMAN)

    state(table, "r1c2", "N3").play("pieces idea", "take-tile right-lower")
    assert "0 place-tile" == table.asks
    table.play("row 2")

    assert 3 == table.points(HUMAN)
    assert tile("N08G") == table.me.notebook[3]


def test_too_little_coffee_is_refused_with_the_price():
    table = base()
    table.me.coffee = 1
    table.turn(HUMAN)
    state(table, "r1c2", "N3").play("pieces idea")

    assert "tile-taken" not in table.happened


def test_the_third_space_of_rows_2_and_3_needs_cured_clients():
    table = base()
    table.me.coffee = 3
    table.me.notebook = [NONE] * 6 + [tile("N01G"), tile("N02G"), NONE]
    table.turn(HUMAN)

    state(table, "r1c1", "N1").play("pieces idea", "take-tile left-lower")

    assert "third-space" == table.refused("row 3").rule


def test_a_completed_row_sends_its_insight_to_the_centre_without_its_effect():
    table = base()
    table.me.coffee = 1
    table.me.notebook[0], table.me.notebook[1] = tile("N01G"), tile("N02G")
    table.turn(HUMAN)

    state(table, "r1c1", "N1").play("pieces idea", "take-tile left-lower", "row 1")

    assert 0 == table.me.ends[0]
    assert 1 == table.me.coloured[0]


# Recalling.


def test_recalling_gives_coffee_for_slots_with_an_idea_and_takes_all_back():
    table = base()
    table.me.coffee = 0
    table.hold("r1c1", ideas=2)
    table.hold("r3c3")
    table.turn(HUMAN)

    table.play("recall")

    assert 2 == table.me.coffee
    assert 3 == table.me.ideas
    assert "0 recall-bonus" == table.asks


def test_without_ideas_on_the_table_nothing_can_be_recalled():
    assert "nothing-to-recall" == base().turn(HUMAN).refused("recall").rule


def recalling(**icons):
    table = base()
    table.hold("r1c1")
    table.s.freud, table.me.professor = 0, LOCATIONS.index("opera")
    for name, count in icons.items():
        table.me.icons[LOCATIONS.index(name)] = count
    table.me.coloured[0] = 1
    table.turn(HUMAN).play("recall")
    return table


def test_a_location_bonus_is_taken_where_professor_or_freud_is_and_covered():
    table = recalling()

    table.play("location-bonus opera-bottom")

    assert 3 == table.points(HUMAN)
    assert 1 == table.s.location_slots[8]
    assert 1 == table.me.reputation


def test_a_district_bonus_needs_icons_and_a_coloured_insight():
    table = recalling(opera=2, museum=2)

    assert "too-few-icons" == table.refused("district-bonus purple-5").rule
    table.play("district-bonus purple-3")

    assert HUMAN == table.s.district_slots[4]
    assert 0 == table.me.coloured[0]
    assert 1 == table.me.bright


def test_a_district_without_tokens_gives_no_bonus():
    table = base()
    table.hold("r1c1")
    table.s.freud = table.me.professor = 2
    table.s.tokens[1] = 0
    table.turn(HUMAN).play("recall")

    assert "no-token" == table.refused("location-bonus opera-top").rule


def test_the_sixth_slot_gives_reputation_besides_the_token():
    table = recalling(opera=3, museum=3)

    table.play("district-bonus purple-6", "steps 1")

    assert 2 == table.me.reputation
