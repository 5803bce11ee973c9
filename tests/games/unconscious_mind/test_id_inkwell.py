"""The solo booklet, the Id's inkwell: a test for each sentence, and the worked examples."""

import pytest

from ludotheque.games.unconscious_mind.effects.id import IdInkwell
from ludotheque.games.unconscious_mind.names import NONE
from tests.games.unconscious_mind.table import BOX, ID, named, solo, tile


@pytest.mark.parametrize(("card", "steps"), [("K01", 1), ("K04", 2), ("K07", 3), ("K12", 4)])
def test_the_inkwell_moves_exactly_by_the_icons_of_the_row(card, steps):
    table = solo(f"card:{card}")

    table.turn(ID)

    assert steps == next(event.facts["steps"] for event in table.events if event.name == "ink-moved")


def test_passing_the_idea_mark_frees_the_leftmost_idea_but_a_bright_idea_on_it_first():
    table = solo()
    freed = []
    for _ in range(5):
        table.id.ink = 4
        before = table.id.ideas, table.id.bright
        table.do(ID, IdInkwell(1))
        freed.append((table.id.ideas - before[0], table.id.bright - before[1]))

    assert [(1, 0), (0, 1), (1, 0), (0, 1), (1, 0)] == freed
    assert [0, 0, 0] == table.id.above


def test_on_the_inkwell_token_it_moves_on_by_the_same_value():
    table = solo()
    table.id.ink = 2

    table.do(ID, IdInkwell(2))

    assert "row1" == table.ink(ID)
    assert {"who": ID, "steps": 2} == table.facts("id-ink-token")


def test_the_token_does_not_trigger_reputation():
    table = solo()
    table.id.ink = 2
    table.id.face_down = [NONE] * 9
    table.id.notebook = [NONE] * 9

    table.do(ID, IdInkwell(2))

    assert 1 == table.id.coffee  # for the minor insight of row 1, nothing for the upper zone


def columns(*active, above=(0, 0, 0), level="easy"):
    table = solo(level=level)
    table.activate(*active)
    table.id.above = list(above)
    table.id.ink = 4
    table.do(ID, IdInkwell(1))
    return table


def test_on_top_it_triggers_a_column_with_no_idea_above():
    assert 1 == columns(0, 1, 4, above=(0, 2, 2)).facts("id-column")["column"]


def test_of_several_the_column_with_most_active_tiles():
    assert 1 == columns(0, 3, 1).facts("id-column")["column"]


def test_of_equal_columns_the_rightmost():
    assert 3 == columns(0, 1, 2).facts("id-column")["column"]


def test_with_no_open_column_nothing_happens():
    table = solo()
    table.id.above = [1, 1, 1]
    table.id.ink = 0
    table.do(ID, IdInkwell(5))

    assert "id-column" in table.happened  # crossing the mark opened the left one
    table.id.above = [2, 2, 2]
    table.do(ID, IdInkwell(5))

    assert "id-no-column" in table.happened


def test_a_column_is_resolved_from_top_to_bottom_with_its_uncovered_end_last():
    table = solo(level="hard")
    table.id.above = [0, 2, 2]
    table.id.ink = 4
    table.seat_client(ID, 0, "R01", 8, "L01", "M16 D16")

    table.do(ID, IdInkwell(1))

    told = [name for name in table.happened if name in {"id-market-upper", "id-market-lower", "id-professor-leaves"}]
    assert ["id-market-upper", "id-market-lower", "id-professor-leaves"] == told
    assert "points-gained" == table.happened[-1]


def test_example_of_the_inkwell_token_and_the_choice_of_column():
    """Value 1 ends on the token; one more step frees the last idea; left and middle are equal: the middle."""
    table = solo("card:K01")
    table.id.ink = 3
    table.id.above = [0, 0, 1]
    table.id.notebook = [NONE] * 9
    table.activate(0, 1, 3, 4)
    table.id.notebook[0] = table.id.notebook[3] = tile("id9")

    table.turn(ID)

    assert (ID, 2, 0) == table.slot("r1c1")
    assert [1, 1] == [event.facts["steps"] for event in table.events if event.name == "ink-moved"]
    assert "idea-freed" in table.happened
    assert {"who": ID, "column": 2} == table.facts("id-column")


def test_on_a_lower_space_it_first_gains_1_coffee_for_the_minor_insight():
    table = solo(level="easy")
    table.id.ink = 1

    table.do(ID, IdInkwell(1))

    assert ["ink-moved", "id-row", "id-coffee", "id-flipped"] == table.happened
    assert 1 == table.id.coffee


def test_then_its_active_tiles_from_left_to_right_and_the_uncovered_end():
    table = solo(level="easy")
    table.activate(1, 2)
    table.id.ends[0] = 0
    table.id.ink = 0

    table.do(ID, IdInkwell(1))

    told = [name for name in table.happened if name.startswith(("id-market", "id-exchange", "id-freud"))]
    assert ["id-market-upper", "id-exchange", "id-freud"] == told
    assert {"who": ID, "coffee": 2} == table.facts("id-coffee")  # the end of the row: a medium insight


def test_then_it_turns_the_leftmost_inactive_tile_of_the_row():
    table = solo(level="easy")
    table.id.ink = 1

    table.do(ID, IdInkwell(1))

    assert [0, 3] == [place for place in range(9) if table.id.notebook[place] != NONE]


def test_the_third_tile_of_a_row_or_column_frees_the_insight_at_its_end():
    table = solo(level="easy")
    table.activate(3, 4)
    table.id.ink = 1

    table.do(ID, IdInkwell(1))

    assert [1, 0, 1, 1, 1, 1] == table.id.ends
    assert 1 == table.id.coloured[0]


def test_both_ends_are_freed_where_a_tile_completes_row_and_column():
    table = solo(level="easy")
    table.activate(1, 2, 3, 6, 4, 7)
    table.id.notebook[5] = NONE
    table.activate(8)
    table.id.ink = 1

    table.do(ID, IdInkwell(1))

    assert 0 == table.id.ends[1]
    assert 0 == table.id.ends[5]
    assert 2 == table.id.coloured[0]


def test_example_of_the_third_tile_of_row_1():
    """A coffee, the effects of I and II, then III is turned; the effect it uncovers is not triggered."""
    table = solo("tile:N08G research:S03G", level="easy")
    table.activate(1)
    table.id.ink = 0
    table.s.face_up[0] = named(BOX.research, "S12")

    table.do(ID, IdInkwell(1))

    assert table.happened.index("id-market-upper") < table.happened.index("id-exchange")
    assert "id-flipped" == table.happened[-2]
    assert "row-completed" == table.happened[-1]
    assert 1 == table.id.coloured[0]
