"""The base game, what lasts and what scores: a test for each lasting effect, end scoring, goal and ruling on them."""

import pytest

from ludotheque.games.unconscious_mind import GAME, scoring
from ludotheque.games.unconscious_mind.effects.city import Use
from ludotheque.games.unconscious_mind.effects.clients import Therapy
from ludotheque.games.unconscious_mind.effects.notebook import TriggerColumn, TriggerRow, TriggerTile
from ludotheque.games.unconscious_mind.effects.papers import Draw, Play
from ludotheque.games.unconscious_mind.moves import gains, office
from ludotheque.games.unconscious_mind.names import LASTING, LOCATIONS, NONE
from ludotheque.games.unconscious_mind.turn.steps import DoAction, MoveInkwell
from tests.games.unconscious_mind.table import BOX, HUMAN, base, cards, named, research, tile


def client(name):
    return named(BOX.clients, name)


def with_client(name):
    """A table where a routine client of side 0 has reached catharsis and is cured."""
    table = base()
    table.me.coffee = 0
    table.seat_client(HUMAN, 0, name, 4, "L05")
    table.do(HUMAN, Therapy(0, 4))
    table.me.coffee, table.me.points[:] = 0, [0] * len(table.me.points)
    table.events.clear()
    return table


# Routine clients.


def test_r01_makes_each_tile_one_coffee_cheaper():
    table = with_client("R01")
    table.me.coffee = 1

    table.resolve(HUMAN, BOX.actions[1])

    assert "take-tile middle-lower" in table.options


def test_r02_gives_a_coffee_for_the_first_card_drawn_in_a_turn():
    table = with_client("R02")
    table.me.used = []

    table.do(HUMAN, Draw(2)).play("skip", "skip")

    assert (1, 2) == (table.me.coffee, table.me.cards())


def test_r03_scores_a_point_for_each_use_of_the_deepening_action():
    assert 2 == with_client("R03").do(HUMAN, DoAction(3, 2)).points(HUMAN)


@pytest.mark.parametrize(("name", "slots", "gained"), [("R04", 1, (2, 0)), ("R06", 2, (2, 0)), ("R06", 3, (3, 1))])
def test_r04_and_r06_add_to_a_recall(name, slots, gained):
    table = with_client(name)
    for slot in ("r1c1", "r2c2", "r3c3")[:slots]:
        table.hold(slot)

    table.turn(HUMAN).play("recall")

    assert gained == (table.me.coffee, table.me.bright)


def test_r05_leaves_out_a_minor_insight_of_the_first_dream_only():
    table = with_client("R05")
    table.seat_client(HUMAN, 0, "R01", 8, "L06", "M16")
    table.seat_client(HUMAN, 1, "C01", 8, "L05", "M17")
    table.me.is_room_open = [True, True]
    table.insights(minor_freedom=2, minor_growth=1)
    table.s.round = table.s.last_round = 6
    table.me.used = []
    table.turn(HUMAN)

    table.play("treat room1", "leave-out minor-growth")

    assert [7, 8] == table.me.markers
    assert 1 == table.count("insight-paid")


@pytest.mark.parametrize(("name", "place"), [("R07", "library"), ("R08", "museum"), ("R09", "cafe")])
def test_r07_to_r09_add_a_use_in_their_district_within_five(name, place):
    table = with_client(name)
    number = LOCATIONS.index(place)
    table.s.freud = number
    for desk in table.s.desks:
        desk.professor = (number + 3) % 6

    assert 2 == table.s.uses(HUMAN, number)
    table.me.icons[number] = 7
    assert 5 == table.s.uses(HUMAN, number)


def test_r10_scores_a_point_for_each_card_played():
    table = with_client("R10")
    table.me.hand = cards("S01G S02G")

    table.do(HUMAN, Play(2)).play(f"play {research('S01G')}", f"play {research('S02G')}")

    assert 2 == table.points(HUMAN)


def test_r11_changes_the_move_of_the_inkwell_by_one_once_a_turn():
    table = with_client("R11")
    table.me.used = []

    table.do(HUMAN, MoveInkwell(1)).play("steps 2")

    assert "row2" == table.ink(HUMAN)
    assert "rest" == table.do(HUMAN, MoveInkwell(1)).asks


def test_r12_gives_two_coffee_at_each_later_catharsis_but_not_at_its_own():
    table = base()
    table.me.coffee = 0
    table.seat_client(HUMAN, 0, "R12", 4, "L17")
    table.do(HUMAN, Therapy(0, 1))
    assert 0 == table.me.coffee

    table.seat_client(HUMAN, 1, "C01", 4, "L17")
    table.do(HUMAN, Therapy(1, 1))

    assert 2 == table.me.coffee


@pytest.mark.parametrize("name", [f"R{number:02}" for number in range(1, 13)])
def test_a_lasting_effect_and_its_icon_count_from_catharsis_on_cured_or_not(name):
    table = base()
    table.seat_client(HUMAN, 0, name, 4, "L05")
    assert 0 == sum(table.me.icons) + sum(table.me.lasting)

    table.do(HUMAN, Therapy(0, 1))

    assert 1 == sum(table.me.icons)
    assert 0 < sum(table.me.lasting)


# End scorings.


def study(name, is_cured):
    """A case study at catharsis, in the office or cured."""
    table = base()
    if is_cured:
        table.me.cured, table.me.cured_overlays = [client(name)], [NONE]
    else:
        table.seat_client(HUMAN, 1, name, 2)
    return table


def cure(table, *names):
    table.me.cured += [client(name) for name in names]
    table.me.cured_overlays += [NONE] * len(names)


SCORED = {
    "C01": ({"icons": [2, 1, 1, 0, 0, 0, 0]}, 6),
    "C02": ({"icons": [5, 5, 1, 1, 0, 0, 0]}, 4),
    "C03": ({"icons": [0, 0, 0, 0, 4, 4, 0]}, 10),
    "C05": ({"treatises": [0, 1]}, 6),
    "C06": ({"reputation": 9}, 8),
    "C07": ({"notebook": [0, 0, 0, 0, 0, 0, NONE, NONE, NONE]}, 6),
    "C08": ({"notebook": [0, 0, NONE, 0, 0, NONE, 0, NONE, NONE]}, 3),
    "C09": ({"played": [1, 2, 3, 4, 5]}, 5),
    "C11": ({"icons": [1, 2, 0, 1, 0, 0, 1]}, 3),
}


@pytest.mark.parametrize("is_cured", [False, True])
@pytest.mark.parametrize(("name", "given"), SCORED.items())
def test_a_case_study_scores_what_it_counts_up_to_its_cap(name, given, is_cured):
    table = study(name, is_cured)
    for field, value in given[0].items():
        setattr(table.me, field, value)

    assert given[1] == scoring.case_studies(table.s, HUMAN)


def test_c04_counts_cured_routine_clients():
    table = study("C04", is_cured=True)
    cure(table, "R01", "R02", "C06")

    assert 4 == scoring.case_studies(table.s, HUMAN)


def test_c10_counts_districts_with_an_insight_once_each():
    table = study("C10", is_cured=False)
    for slot in (0, 1, 8):
        table.s.district_slots[slot] = HUMAN

    assert 8 == scoring.case_studies(table.s, HUMAN)


@pytest.mark.parametrize("is_cured", [False, True])
def test_c12_counts_the_other_cured_case_studies(is_cured):
    """Itself never, whether it is cured or still in the office."""
    table = study("C12", is_cured)
    cure(table, "C05", "C07", "R01")

    assert 4 == scoring.case_studies(table.s, HUMAN)


def test_a_case_study_before_catharsis_scores_nothing():
    table = base()
    table.seat_client(HUMAN, 0, "C06", 5, "L05")
    table.me.reputation = 4

    assert 0 == scoring.case_studies(table.s, HUMAN)


# Goals.


GOALS = {
    "O01": {"cured": [0, 1, 2, 3, 4]},
    "O02": {"notebook": [0, 0, NONE, 0, 0, NONE, 0, 0, NONE]},
    "O03": {"notebook": [0, 0, 0, NONE, NONE, NONE, 0, 0, 0]},
    "O04": {"treatises": [0, 1]},
    "O05": {"cured": [12, 13, 14]},
    "O06": {"cured": [0, 1, 2, 3]},
    "O08": {"icons": [0, 0, 5, 0, 0, 0, 0]},
    "O09": {"icons": [0, 0, 4, 4, 0, 0, 0]},
    "O10": {"icons": [2, 2, 2, 2, 2, 2, 0]},
    "O11": {"icons": [9, 0, 0, 0, 6, 0, 0]},
    "O12": {"played": [1, 2, 3, 4, 5, 6, 7]},
}


def one_short(field, value):
    """The same with one thing less."""
    value = value.copy()
    if field == "icons":
        value[max(place for place, count in enumerate(value) if count)] -= 1
    elif field == "notebook":
        value[value.index(0)] = NONE
    else:
        value.pop()
    return value


@pytest.mark.parametrize(("name", "met"), GOALS.items())
def test_a_goal_is_reached_exactly_when_its_condition_is_met(name, met):
    table = base()
    goal = named(BOX.goals, name)
    for field, value in met.items():
        setattr(table.me, field, value)
    assert gains.is_goal_reached(table.s, HUMAN, goal)

    for field, value in met.items():
        setattr(table.me, field, one_short(field, value))

    assert not gains.is_goal_reached(table.s, HUMAN, goal)


def test_o07_needs_insights_in_two_different_districts():
    table = base()
    goal = named(BOX.goals, "O07")
    table.s.district_slots[4] = table.s.district_slots[5] = HUMAN
    assert not gains.is_goal_reached(table.s, HUMAN, goal)

    table.s.district_slots[8] = HUMAN

    assert gains.is_goal_reached(table.s, HUMAN, goal)


def test_a_goal_met_in_anothers_turn_is_claimed_at_the_start_of_ones_own():
    table = base()
    table.s.goals[0] = named(BOX.goals, "O12")
    table.play_out(HUMAN, "S01G S02G S03G S04G S05G S06G S10G")
    table.s.turn = 1
    gains.claim_reached_goals(table.s, HUMAN)
    assert "goal-claimed" not in table.happened

    table.turn(HUMAN)

    assert "goal-claimed" in table.happened
    assert 1 == table.me.reputation


# Words that trigger.


def test_one_use_of_the_professors_location():
    table = base()
    table.me.professor = LOCATIONS.index("cafe")
    table.me.coffee = 0

    table.do(HUMAN, Use(1)).play("use 2")

    assert 1 == table.me.coffee
    assert "rest" == table.asks


def test_gaining_a_tile_costs_no_coffee_and_has_no_banner():
    table = base()
    table.me.coffee = 0
    table.s.market[5] = tile("N11G")

    table.resolve(HUMAN, BOX.location_bonuses[12]).play("take-tile right-upper", "row 1")

    assert tile("N11G") == table.me.notebook[0]
    assert 0 == table.points(HUMAN)


def test_triggering_a_tile_is_its_main_effect():
    table = base()
    table.me.notebook[0] = tile("N08G")

    table.do(HUMAN, TriggerTile()).play("tile 1")

    assert 3 == table.points(HUMAN)


def test_triggering_a_row_leaves_its_minor_insight_out():
    table = base()
    table.me.notebook[3] = tile("N08G")

    table.do(HUMAN, TriggerRow()).play("row 2")

    assert 3 == table.points(HUMAN)
    assert "insight-generated" not in table.happened


def test_triggering_a_column_needs_one_without_an_idea():
    table = base()
    table.me.notebook[0] = tile("N08G")

    assert "rest" == table.do(HUMAN, TriggerColumn()).asks


# The end.


def test_the_third_in_reputation_scores_nothing_for_fame():
    table = base(3)
    for side, space in enumerate((2, 5, 4)):
        table.s.desks[side].reputation = space
        table.s.desks[side].cured = [0, 1]

    assert [0, 4, 2] == [scoring.fame(table.s, side) for side in range(3)]


def test_equal_points_go_to_higher_reputation_and_are_shared_after_that():
    table = base(2)
    for desk in table.s.desks:
        desk.coffee = 0
    table.me.points[0], table.s.desks[1].points[0] = 10, 7
    table.s.desks[1].reputation = 3
    assert scoring.points(table.s, 0) == scoring.points(table.s, 1)
    assert [2, 1] == GAME.ranks(table.s)

    table.me.points[0], table.me.reputation = 7, 3

    assert [1, 1] == GAME.ranks(table.s)


def test_freuds_marker_and_ones_own_stop_at_ten():
    table = base()
    table.s.freud_reputation, table.me.reputation = 10, 10
    table.s.last_round = 6

    gains.gain_reputation(table.s, HUMAN)

    assert (10, 10, 0) == (table.s.freud_reputation, table.me.reputation, table.points(HUMAN))


def test_the_card_and_layer_of_every_client_add_up_to_more_than_catharsis():
    totals = {printed.hearts + layer.hearts for printed in BOX.clients for layer in BOX.grief}

    assert (4, 8) == (min(totals), max(totals))
    assert 12 == len(LASTING) == len([printed for printed in BOX.clients if printed.kind == 0])


def test_a_case_study_in_force_is_one_at_catharsis_or_cured():
    table = base()
    table.seat_client(HUMAN, 0, "C06", 5, "L05")
    table.seat_client(HUMAN, 1, "C07", 2)
    cure(table, "C08")

    assert {client("C07"), client("C08")} == {found for found, _ in office.case_studies_in_force(table.s, HUMAN)}
