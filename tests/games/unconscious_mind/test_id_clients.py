"""The solo booklet, pill boxes, new clients and final scoring: a test for each sentence, and the worked examples."""

import pytest

from ludotheque.games.unconscious_mind import GAME, scoring
from ludotheque.games.unconscious_mind.names import LOCATIONS, NONE
from ludotheque.games.unconscious_mind.turn.id import IdReceives, IdUsesPills
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, named, solo

ROUTINE_TILE = "client-tile:J1"


def office(arrow="left", pills=2, left=("R01", 8, "L05"), right=("C01", 8, "L06"), **options):
    table = solo(arrow=arrow, **options)
    if left:
        table.seat_client(ID, 0, *left)
    if right:
        table.seat_client(ID, 1, *right)
    table.id.pills = pills
    return table


def test_at_the_end_of_each_turn_pill_boxes_become_therapy_points():
    table = office(pills=1, right=None)
    table.id.ideas = table.id.bright = 0

    table.turn(ID)

    assert (7, 0) == (table.id.markers[0], table.id.pills)
    assert ["id-pill-used", "therapy-given"] == table.happened[-2:]


def test_with_one_client_it_gets_all_pill_boxes_and_the_arrow_stays():
    table = office(pills=3, right=None).do(ID, IdUsesPills())

    assert 5 == table.id.markers[0]
    assert "left" == table.arrow


@pytest.mark.parametrize(("arrow", "markers"), [("left", [6, 7]), ("right", [7, 6])])
def test_with_two_clients_the_arrow_says_who_begins_then_turn_about(arrow, markers):
    table = office(arrow, pills=3).do(ID, IdUsesPills())

    assert markers == table.id.markers
    assert 1 == table.count("id-arrow")
    assert arrow != table.arrow


def test_with_two_clients_boxes_are_shared_evenly():
    assert [7, 7] == office(pills=2).do(ID, IdUsesPills()).id.markers


def test_when_one_is_cured_the_other_gets_the_rest():
    table = office(pills=3, left=("R01", 1, "")).do(ID, IdUsesPills())

    assert [NONE, named(BOX.clients, "C01")] == table.id.clients
    assert 6 == table.id.markers[1]


def test_when_both_are_cured_the_boxes_left_stay():
    table = office(pills=3, left=("R01", 1, ""), right=("C01", 1, "")).do(ID, IdUsesPills())

    assert 1 == table.id.pills
    assert [NONE, NONE] == table.id.clients


def test_without_pill_boxes_the_arrow_is_not_used():
    """Ruling 20."""
    assert "left" == office(pills=0).do(ID, IdUsesPills()).arrow


def test_related_effects_of_therapy_points_are_applied():
    """Catharsis and cure score as for anyone."""
    table = office(pills=1, left=("R04", 1, ""), right=None).do(ID, IdUsesPills())

    assert BOX.clients[named(BOX.clients, "R04")].points == table.points(ID)
    assert [named(BOX.clients, "R04")] == table.id.cured


def test_points_on_the_therapy_track_when_they_count_on_leaving():
    table = office(pills=1, right=None, therapy="leave").do(ID, IdUsesPills())

    assert 3 == table.points(ID)


def test_pill_boxes_gained_meanwhile_are_spent_too():
    """The grief layer of catharsis gives a pill box, which cures a point more."""
    table = office(pills=1, left=("R01", 4, "L17"), right=None).do(ID, IdUsesPills())

    assert 2 == table.id.markers[0]
    assert 0 == table.id.pills


def test_at_catharsis_of_a_routine_client_the_first_routine_tile_replaces_effect_and_icon():
    table = office(pills=1, left=("R01", 4, "L05"), right=None)
    first = table.id.routine_tiles[0]

    table.do(ID, IdUsesPills())

    assert first == table.id.overlays[0]
    assert [*BOX.routine_tiles[first].icons] == table.id.icons
    assert 3 == len(table.id.routine_tiles)
    assert 4 == len(table.id.case_tiles)
    assert 0 == sum(table.id.lasting)


def test_at_catharsis_of_a_case_study_the_first_case_tile_replaces_its_scoring():
    table = office(pills=1, left=None, right=("C01", 4, "L05"))
    first = table.id.case_tiles[0]

    table.do(ID, IdUsesPills())

    assert first == table.id.overlays[1]
    assert 3 == len(table.id.case_tiles)


def test_a_column_of_tiles_that_is_empty_leaves_the_card_its_own_icon():
    """Ruling 22: but never its lasting effect."""
    table = office(pills=1, left=("R01", 4, "L05"), right=None)
    table.id.routine_tiles = []

    table.do(ID, IdUsesPills())

    assert 1 == table.id.icons[LOCATIONS.index("theater")]
    assert 0 == sum(table.id.lasting)


def test_catharsis_with_a_starting_layer_opens_the_second_room():
    table = office(pills=1, left=("R01", 4, "L01"), right=None)
    table.id.is_room_open[1] = False

    table.do(ID, IdUsesPills())

    assert table.id.is_room_open[1]


def test_example_of_two_pills_on_two_clients():
    """The left client first; the right one reaches catharsis: layer off, points and effects, then the case tile."""
    table = office("left", pills=2, left=("R01", 7, "L05"), right=("C01", 4, "L06"))

    table.do(ID, IdUsesPills())

    assert [6, 3] == table.id.markers
    assert NONE == table.id.grief[1]
    assert 2 == table.points(ID)
    told = [name for name in table.happened if name in {"catharsis", "points-gained", "id-coffee", "id-client-tile"}]
    assert ["catharsis", "points-gained", "id-coffee", "id-client-tile"] == told


# New clients.


def test_after_its_pill_boxes_it_receives_a_client_for_each_open_room():
    table = solo()
    table.id.is_room_open = [True, True]
    table.id.ideas = table.id.bright = 0

    table.turn(ID)

    assert NONE not in table.id.clients
    assert table.happened.index("id-gathers") < table.happened.index("id-receives")


def test_routine_clients_go_to_the_first_room_and_case_studies_to_the_second():
    table = solo()
    table.id.is_room_open = [True, True]

    table.do(ID, IdReceives(0, False), IdReceives(1, False))

    assert [0, 1] == [BOX.clients[client].kind for client in table.id.clients]


def test_a_closed_room_stays_empty():
    table = solo()
    table.id.is_room_open = [True, False]

    table.do(ID, IdReceives(0, False), IdReceives(1, False))

    assert NONE == table.id.clients[1]


@pytest.mark.parametrize("arrow", ["left", "right"])
def test_the_arrow_chooses_the_client(arrow):
    table = solo(arrow=arrow)
    table.id.is_room_open[0] = True
    row = table.s.client_rows[0].copy()

    table.do(ID, IdReceives(0, False))

    assert row[0 if arrow == "left" else 2] == table.id.clients[0]


def dreams(table, names):
    table.s.manifest_row = [named(BOX.manifest, name) for name in names.split()]


def test_of_manifest_dreams_it_takes_the_one_with_most_therapy_points():
    table = solo()
    table.id.is_room_open[0] = True
    dreams(table, "M01 M13 M20 M16")

    table.do(ID, IdReceives(0, False))

    assert named(BOX.manifest, "M20") == table.id.manifest[0]


@pytest.mark.parametrize(("arrow", "dream"), [("left", "M22"), ("right", "M01")])
def test_ties_of_dreams_go_by_the_arrow_which_the_client_has_turned(arrow, dream):
    table = solo(arrow=arrow)
    table.id.is_room_open[0] = True
    dreams(table, "M01 M13 M16 M22")

    table.do(ID, IdReceives(0, False))

    assert named(BOX.manifest, dream) == table.id.manifest[0]


def test_in_the_final_round_it_receives_nobody():
    table = solo()
    table.id.is_room_open[0] = True
    table.s.last_round = table.s.round

    table.do(ID, IdReceives(0, False))

    assert NONE == table.id.clients[0]


def test_an_empty_row_leaves_the_room_empty():
    """Ruling 24."""
    table = solo()
    table.id.is_room_open[0] = True
    table.s.client_rows[0] = [NONE] * 3

    table.do(ID, IdReceives(0, False))

    assert NONE == table.id.clients[0]


# Final scoring.


def scored(level="hard", reputation=6):
    """Three clients at catharsis: a routine one with the University and Café tile, two case studies."""
    table = solo(level=level)
    table.id.reputation = reputation
    names = [printed.name for printed in BOX.routine_tiles]
    table.id.routine_tiles = [names.index("J1")]
    table.id.case_tiles = [names.index("J1"), names.index("J4")]
    for client, room in (("R01", 0), ("C01", 1), ("C02", 1)):
        table.empty_rooms(ID)
        table.seat_client(ID, room, client, 4, "L05")
        table.id.pills = 1
        table.do(ID, IdUsesPills())
        table.id.cured.append(table.id.clients[room])
        table.id.cured_overlays.append(table.id.overlays[room])
    table.empty_rooms(ID)
    return table


def test_example_of_the_final_scoring_at_the_hard_level():
    """University 1 and Café 2 at 3 points each make 9; six steps of reputation reach the cap of 15."""
    table = scored()

    assert 9 + 15 == scoring.case_studies(table.s, ID)


def test_the_low_side_scores_2_each_up_to_10():
    table = scored("medium")

    assert 6 + 10 == scoring.case_studies(table.s, ID)


def test_icons_of_its_client_tiles_count_in_the_final_scoring():
    assert 2 == scoring.different_locations(scored().s, ID)


def test_a_grey_icon_counts_nowhere_in_the_final_scoring():
    table = solo()
    table.id.icons[6] = 1

    assert 0 == scoring.different_locations(table.s, ID)


def outcome(mine, theirs, reputation=(0, 0)):
    table = solo(level="easy")
    for side in (HUMAN, ID):
        desk = table.s.desks[side]
        desk.reputation = reputation[side]
        desk.bright = desk.coffee = 0
        desk.points[0] = (mine, theirs)[side] - BOX.reputation_points[reputation[side]]
    return GAME.ranks(table.s)


def test_with_more_points_you_win():
    assert [1, 2] == outcome(20, 19)
    assert [2, 1] == outcome(19, 20)


def test_on_equal_points_you_win_with_higher_reputation():
    assert [1, 2] == outcome(20, 20, (4, 3))
    assert [2, 1] == outcome(20, 20, (3, 4))


def test_on_equal_points_and_reputation_the_id_wins():
    assert [2, 1] == outcome(20, 20, (3, 3))
