"""The solo booklet, set-up: a test for each sentence."""

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.games.unconscious_mind import GAME
from ludotheque.games.unconscious_mind.names import LOCATIONS, NONE
from ludotheque.games.unconscious_mind.state.table import State
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, named, start, tile


def test_one_plays_as_two_against_an_automatic_opponent():
    table = start()

    assert 2 == table.s.sides
    assert [0, -1] == table.s.seat_of
    assert BOX.constants["tokens_2"] == table.s.full_stack


@pytest.mark.parametrize("seed", range(3))
def test_the_goal_of_five_cures_lies_in_the_centre_with_three_others_on_either_side(seed):
    table = start(1, ["goal:O05", "goal:O12", "goal:O02"][seed])

    assert 7 == len(table.s.goals)
    assert "O01" == BOX.goals[table.s.goals[3]].name
    assert 7 == len(set(table.s.goals))


def test_treatises_are_sorted_in_three_columns_and_three_rows_by_colour_and_points():
    rows = [BOX.treatises[3 * row : 3 * row + 3] for row in range(3)]

    assert [[12] * 3, [8] * 3, [5] * 3] == [[treatise.points for treatise in row] for row in rows]
    assert [[0, 1, 2]] * 3 == [[treatise.quality for treatise in row] for row in rows]


@pytest.mark.parametrize("way", ["left", "right"])
def test_the_arrow_starts_left_or_right_at_random(way):
    """The Id's first client is chosen by it, so it has turned at least once when the human is asked."""
    table = start(1, f"arrow:{way} manifest:M19")

    assert f"arrow-{way}" in [event.facts.get("way") for event in table.events]


def test_the_id_has_no_wheel_and_no_white_insights():
    assert 0 == sum(start().id.white)


def test_its_inkwell_starts_on_top_and_the_token_covers_the_leftmost_space():
    table = start()

    assert "top" == table.ink(ID)


def test_its_coffee_starts_on_0():
    assert 0 == start().id.coffee


def test_bright_ideas_lie_on_the_middle_and_the_right_idea():
    assert [1, 2, 2] == start().id.above


def test_the_human_is_first_player():
    assert HUMAN == start().s.first


def test_the_id_gets_no_second_player_coffee_but_a_bright_idea():
    table = start()

    assert (0, 1) == (table.id.coffee, table.id.bright)
    assert (BOX.coffee, 0) == (table.me.coffee, table.me.bright)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_nine_tiles_lie_in_rows_of_one_colour_rising_from_left_to_right(level):
    desk = start(1, level=level).id
    lying = [max(active, waiting) for active, waiting in zip(desk.notebook, desk.face_down, strict=True)]

    assert [tile(f"id{number}") for number in range(1, 10)] == lying


def test_the_other_reading_of_the_tile_order():
    desk = start(1, tile_order="by_number", level="easy").id
    lying = [max(active, waiting) for active, waiting in zip(desk.notebook, desk.face_down, strict=True)]

    assert [tile(f"id{number}") for number in (1, 4, 7, 2, 5, 8, 3, 6, 9)] == lying


def test_colours_may_lie_in_any_rows():
    found = set()
    for seed in range(12):
        s = GAME.set_up(1, GAME.checked_options(1, {"id_rows": "random"}), RandomChance(seed))
        assert isinstance(s, State)
        desk = s.desks[ID]
        lying = [max(active, waiting) for active, waiting in zip(desk.notebook, desk.face_down, strict=True)]
        rows = [lying[0:3], lying[3:6], lying[6:9]]
        assert all(row == list(range(row[0], row[0] + 3)) for row in rows), seed
        found.add(tuple(row[0] for row in rows))

    assert 3 < len(found)


def test_its_professor_starts_where_freud_is():
    table = start(1, "Freud:opera")

    assert LOCATIONS.index("opera") == table.id.professor


def test_the_id_takes_its_routine_client_first():
    table = start()

    assert "0 first-client" == table.asks
    assert NONE != table.id.clients[0]
    assert NONE == table.me.clients[0]


@pytest.mark.parametrize(("way", "client"), [("left", "R01"), ("right", "R03")])
def test_its_first_client_comes_by_the_arrow(way, client):
    table = start(1, f"arrow:{way} routine:R01 routine:R02 routine:R03")

    assert named(BOX.clients, client) == table.id.clients[0]


def test_its_client_gets_a_latent_dream_and_a_grief_layer_as_in_the_base_game():
    desk = start(1, "latent:D07").id

    assert named(BOX.latent, "D07") == desk.latent[0]
    assert BOX.grief[desk.grief[0]].is_start
    assert BOX.clients[desk.clients[0]].hearts + 1 == desk.markers[0]


def test_it_takes_the_open_manifest_dream_with_most_therapy_points():
    table = start(1, "manifest:M16 manifest:M19 manifest:M01 manifest:M13")

    assert named(BOX.manifest, "M19") == table.id.manifest[0]


@pytest.mark.parametrize(("way", "dream"), [("left", "M02"), ("right", "M01")])
def test_ties_of_dreams_are_broken_by_the_arrow(way, dream):
    """The arrow has turned once, for the client."""
    table = start(1, f"arrow:{way} manifest:M01 manifest:M16 manifest:M17 manifest:M02")

    assert named(BOX.manifest, dream) == table.id.manifest[0]


def test_its_client_tiles_form_two_columns_that_face_each_other():
    table = start(1, "client-tile:J3 client-tile:J1")

    assert ["J3", "J1"] == [BOX.routine_tiles[number].name for number in table.id.routine_tiles[:2]]
    assert table.id.routine_tiles == table.id.case_tiles


def test_the_grey_tile_faces_the_one_for_reputation():
    grey = next(place for place, printed in enumerate(BOX.routine_tiles) if printed.icons[6])
    low = BOX.case_tiles[grey].low

    assert low is not None
    assert "J4" == BOX.case_tiles[grey].name


def test_easy_turns_the_top_left_tile_and_shows_the_low_numbers():
    table = start(1, level="easy")

    assert [0] == [place for place in range(9) if table.id.notebook[place] != NONE]
    assert 0 == sum(table.id.coloured)
    assert not table.s.variant.is_high


def test_medium_turns_the_left_column_and_frees_its_insight_and_shows_the_low_numbers():
    table = start(1, level="medium")

    assert [0, 3, 6] == [place for place in range(9) if table.id.notebook[place] != NONE]
    assert 1 == table.id.coloured[0]
    assert [1, 1, 1, 0, 1, 1] == table.id.ends
    assert not table.s.variant.is_high


def test_hard_turns_the_left_column_and_frees_its_insight_and_shows_the_high_numbers():
    table = start(1, level="hard")

    assert [0, 3, 6] == [place for place in range(9) if table.id.notebook[place] != NONE]
    assert 1 == table.id.coloured[0]
    assert table.s.variant.is_high


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_strong_coffee_goes_with_any_level(level):
    assert 4 == start(1, level=level).s.variant.rate
    assert 3 == start(1, level=level, coffee="strong").s.variant.rate
