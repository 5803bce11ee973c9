"""Market and notebook: take, place, refill; rows and columns completed; the inkwell's way."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text
from ludotheque.engine.state import changed
from ludotheque.games.unconscious_mind.moves.gains import claim_reached_goals, gain_reputation
from ludotheque.games.unconscious_mind.names import (
    CENTRE,
    COLUMNS,
    LEFT,
    NONE,
    QUALITIES,
    ROWS,
    STOPS,
    TOP,
    column_of,
    column_of_line,
    is_row,
    line_of_column,
    market_place,
    row_of,
    space_at,
)
from ludotheque.games.unconscious_mind.state.box import SILENCE, Phrase
from ludotheque.games.unconscious_mind.state.table import State


def tile_facts(s: State, tile: int) -> Facts:
    """Describe a notebook tile for a text."""
    printed = s.box.tiles[tile]
    return {"tile": f"tile-{printed.name}", "quality": f"quality-{QUALITIES[printed.quality]}"}


def has_quality(s: State, tile: int) -> bool:
    """Say whether a tile is of a quality: those one begins with, and the Id's, are of none."""
    return s.box.market_tiles[tile] > 0


def tile_label(s: State, tile: int) -> Text:
    """Name a notebook tile, with its quality if it has one."""
    facts = tile_facts(s, tile)
    return Text("tile-label", facts) if has_quality(s, tile) else Text("tile-label-plain", {"tile": facts["tile"]})


def take_from_market(s: State, side: int, place: int) -> int:
    """Take a tile from the market; it is still to be placed or removed, and the gap to be filled."""
    tile = s.market[place]
    s.market[place] = NONE
    s.desks[side].tile = tile
    if s.log is not None:
        s.tell("tile-taken", {"who": side, **tile_facts(s, tile)}, path=(f"market.{place}", f"notebook{side}"))
    return tile


def refill_market(s: State, chance: Chance) -> None:
    """Let tiles slide down, and fill the upper spaces from the stack."""
    for column in range(COLUMNS):
        lower, upper = market_place(column, 0), market_place(column, 1)
        for _ in range(2):
            if s.market[lower] == NONE:
                s.market[lower] = s.market[upper]
                s.market[upper] = NONE
            if s.market[upper] == NONE and any(s.tile_bag):
                tile = chance.draw("notebook tile", s.tile_bag)
                s.tile_bag[tile] -= 1
                s.market[upper] = tile
                if s.log is not None:
                    s.tell("market-filled", tile_facts(s, tile), path=("tiles", f"market.{upper}"))


def stop_phrase(s: State, side: int, stop: int) -> Phrase:
    """Give what a stop of the inkwell brings by itself, beside what is chosen there."""
    if stop == TOP:
        return SILENCE
    if stop == LEFT:
        return s.box.upper[s.section(s.desks[side].reputation)]
    return s.box.rows[stop - 1]


def stop_symbols(s: State, side: int, stop: int) -> list[str]:
    """Write what a stop of the inkwell brings, with the line of tiles it wakes."""
    if stop == TOP:
        return ["trigger-column"]
    has_tiles = stop != LEFT and s.desks[side].notebook[space_at(stop - 1, 0)] != NONE
    return [*stop_phrase(s, side, stop).symbols(), *(["trigger-row"] if has_tiles else [])]


def tiles_woken(s: State, side: int, stop: int) -> int:
    """Count the tiles that a stop of the inkwell wakes: those of its row, or of the fullest column that is free."""
    notebook = s.desks[side].notebook
    if stop == LEFT:
        return 0
    if stop == TOP:
        free = [column for column in range(COLUMNS) if not s.desks[side].above[column]]
        lines = [[space_at(row, column) for row in range(ROWS)] for column in free]
    else:
        lines = [[space_at(stop - 1, column) for column in range(COLUMNS)]]
    return max((sum(notebook[place] != NONE for place in line) for line in lines), default=0)


def place_tile(s: State, side: int, row: int) -> int:
    """Lay the tile that was taken on the leftmost empty space of a row, and give its place."""
    desk = s.desks[side]
    place = desk.next_space(row)
    desk.notebook[place] = desk.tile
    desk.tile = NONE
    if s.log is not None:
        tile = desk.notebook[place]
        s.tell("tile-placed", {"who": side, "row": row + 1, **tile_facts(s, tile), "label": tile_label(s, tile)})
    _complete(s, side, place)
    return place


def turn_active(s: State, side: int, place: int) -> None:
    """Turn a tile of the Id to its active side."""
    desk = s.desks[side]
    desk.notebook[place] = desk.face_down[place]
    desk.face_down = changed(desk.face_down, place, NONE)
    if s.log is not None:
        s.tell(
            "id-flipped",
            {"who": side, "row": row_of(place) + 1, "tile": f"tile-{s.box.tiles[desk.notebook[place]].name}"},
        )
    _complete(s, side, place)


def _complete(s: State, side: int, place: int) -> None:
    """Send the coloured insight of a completed row or column to the centre (the Id: to its supply)."""
    desk = s.desks[side]
    row, column = row_of(place), column_of(place)
    if desk.is_row_full(row) and desk.ends[row]:
        _free(s, side, row)
    if desk.is_column_full(column) and desk.ends[line_of_column(column)]:
        _free(s, side, line_of_column(column))
    if s.variant.does_full_notebook_count and NONE not in desk.notebook:
        gain_reputation(s, side)
    claim_reached_goals(s, side)


def _free(s: State, side: int, line: int) -> None:
    desk = s.desks[side]
    desk.ends = changed(desk.ends, line, 0)
    desk.coloured[CENTRE] += 1
    if s.log is not None:
        if is_row(line):
            s.tell("row-completed", {"who": side, "line": line + 1})
        else:
            s.tell("column-completed", {"who": side, "line": column_of_line(line) + 1})


def remove_tile(s: State, side: int) -> None:
    """Put the tile that was taken out of the game."""
    desk = s.desks[side]
    if s.log is not None:
        s.tell("tile-removed", {"who": side, **tile_facts(s, desk.tile)})
    desk.tile = NONE
    s.tiles_out += 1


def move_ink(s: State, side: int, steps: int) -> None:
    """Move the inkwell clockwise; crossing the idea mark frees what lies on the leftmost column that holds an idea."""
    desk = s.desks[side]
    for _ in range(steps):
        if desk.ink == LEFT:
            _cross_idea_mark(s, side)
        desk.ink = (desk.ink + 1) % len(STOPS)
    if s.log is not None:
        s.tell("ink-moved", {"who": side, "steps": steps, "stop": f"stop-{STOPS[desk.ink]}"})


def _cross_idea_mark(s: State, side: int) -> None:
    desk = s.desks[side]
    for column in range(COLUMNS):
        if desk.above[column]:
            desk.above = changed(desk.above, column, desk.above[column] - 1)
            if desk.above[column]:
                desk.bright += 1
            else:
                desk.ideas += 1
            if s.log is not None:
                name = "bright-freed" if desk.above[column] else "idea-freed"
                s.tell(name, {"who": side, "column": column + 1})
            return


def deal_first_tile(s: State, side: int, chance: Chance) -> None:
    """Deal a starting tile at random."""
    tile = chance.draw("starting tile", s.starting_bag)
    s.starting_bag = changed(s.starting_bag, tile, s.starting_bag[tile] - 1)
    s.desks[side].tile = tile
    if s.log is not None:
        s.tell("first-tile", {"who": side, "tile": tile_facts(s, tile)["tile"]})
