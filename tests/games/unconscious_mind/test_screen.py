"""What lies on the screen lies where the booklet lays it."""

import pytest

from ludotheque.engine.scene import Piece, Zone
from ludotheque.games.unconscious_mind.components import filling
from ludotheque.games.unconscious_mind.game import UnconsciousMind
from ludotheque.games.unconscious_mind.names import LEFT, NONE, SPACES
from tests.games.unconscious_mind.table import BOX, GAME, HUMAN, ID, named, solo


def found(node, name):
    """Find a zone by its id."""
    if node.id == name:
        return node
    return next((hit for child in node.children if (hit := found(child, name))), None)


def grid(table, viewer=HUMAN):
    """The ids in the grid of treatises, in reading order."""
    zones = [found(zone, "treatises") for zone in GAME.zones(table.s, viewer)]
    shown = next(zone for zone in zones if isinstance(zone, Zone))
    assert all(isinstance(child, Piece) for child in shown.children)
    return [child.id for child in shown.children]


@pytest.mark.parametrize("side", [HUMAN, ID])
def test_a_published_treatise_leaves_a_gap_and_the_others_stay_where_they_lie(side):
    """Booklet, p. 2: the layout of the treatises does not change during the game."""
    table = solo()
    before = grid(table)
    treatise = named(BOX.treatises, "TF8")

    table.publish(side, "TF8", "S01F S02F S01P S01G")

    after = grid(table)
    assert len(before) == len(after)
    assert [(f"treatise.{treatise}", f"gap.{treatise}")] == [
        pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]
    ]


def test_treatises_lie_in_columns_by_colour_and_in_rows_by_points_however_the_data_list_them(tmp_path):
    """Booklet, p. 2."""
    lines = filling.PRINTED.read_text(encoding="utf-8").splitlines()
    last = next(line for line in lines if line.startswith("TP5"))
    lines.remove(last)
    lines.insert(lines.index("[treatises]") + 1, last)
    path = tmp_path / "components.toml"
    path.write_text("\n".join(lines), encoding="utf-8")

    box = UnconsciousMind(path).box

    laid = [box.treatises[treatise].name for treatise in box.treatise_grid]
    assert ["TG12", "TF12", "TP12", "TG8", "TF8", "TP8", "TG5", "TF5", "TP5"] == laid


def test_a_goal_says_how_far_its_viewer_is_and_a_spectator_is_told_the_goal_alone():
    table = solo()
    goal = named(BOX.goals, "O12")
    table.s.goals[0] = goal
    needed = BOX.goals[goal].needs

    def gauge(viewer):
        zones = [found(zone, "goals") for zone in GAME.zones(table.s, viewer)]
        return next(zone for zone in zones if zone is not None).children[0].face.gauge

    before = gauge(HUMAN)
    assert (needed, "unknown") == (before.need, before.verdict)
    table.s.desks[HUMAN].played = list(range(needed))
    assert (needed, "reached") == (gauge(HUMAN).have, gauge(HUMAN).verdict)
    assert gauge(None) is None


def drawn(table, name, viewer=HUMAN):
    """Find a piece on what a viewer sees."""
    return next(hit for zone in GAME.zones(table.s, viewer) if (hit := found(zone, name)))


def test_the_track_of_an_open_room_has_its_numbers_a_star_at_catharsis_and_a_heart_at_the_cure():
    table = solo()
    table.s.desks[HUMAN].is_room_open[:] = [True, False]

    shown = [line[0] for line in drawn(table, f"room{HUMAN}.0.scale").face.lines]

    assert len(BOX.therapy_points) == len(shown)
    assert ["insight", "cured"] == [shown[-1 - BOX.catharsis], shown[-1]]
    assert [str(left) for left in reversed(range(BOX.catharsis + 1, len(shown)))] == shown[: -1 - BOX.catharsis]
    assert [] == drawn(table, f"room{HUMAN}.1.track").children


def test_what_can_be_converted_costs_on_the_card_what_it_costs_in_the_data():
    lines = [slip.face.lines[0] for slip in drawn(solo(), f"aid{HUMAN}").children]

    prices = {line[-1]: int(line[0]) for line in lines if line[1] == "coffee"}
    assert {"transfer": BOX.transfer_price, "bright": BOX.bright_idea_price} == prices
    assert BOX.elevation_price == BOX.transfer_price
    assert "elevate" in lines[0]


def test_a_slot_tells_where_the_inkwell_would_stop_and_those_that_wake_most_lead():
    table = solo()
    desk = table.s.desks[HUMAN]
    desk.ink, desk.notebook[:] = LEFT, [NONE] * SPACES
    desk.notebook[:2], desk.above[:] = [0, 1], [0, 0, 0]
    slots = {f"{BOX.slots[slot].row}": drawn(table, f"slot.{slot}") for slot in range(len(BOX.slots))}

    assert {"1": ["trigger-column", "1", "tile"], "2": [*BOX.rows[0].symbols(), "2", "tile"]} == {
        row: slots[row].face.lines[1] for row in "12"
    }
    assert BOX.rows[1].symbols() == slots["3"].face.lines[1]
    assert ["2"] == [row for row, slot in slots.items() if "leads" in slot.marks]
    table.s.desks[HUMAN].notebook[:] = [NONE] * SPACES
    assert all("leads" not in drawn(table, f"slot.{slot}").marks for slot in range(len(BOX.slots)))


def test_an_empty_space_shows_what_it_still_asks_for():
    table = solo()
    table.s.desks[HUMAN].notebook[:] = [NONE] * SPACES
    spaces = [drawn(table, f"notebook{HUMAN}.{place}") for place in range(SPACES)]

    needing = [(place, space.label.facts["n"]) for place, space in enumerate(spaces) if space.label.id == "space-needs"]
    assert [(5, BOX.third_space[1]), (8, BOX.third_space[2])] == needing
    assert [["cured", "1"]] == spaces[5].face.lines


def test_the_desk_of_the_id_wears_its_mask_and_everybody_their_colour():
    table = solo()

    assert ("id", "id-mask") == (drawn(table, f"desk{ID}").tone, drawn(table, f"desk{ID}").art)
    assert ("jung", "") == (drawn(table, f"desk{HUMAN}").tone, drawn(table, f"desk{HUMAN}").art)
