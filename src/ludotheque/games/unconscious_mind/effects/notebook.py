"""Words of market and notebook, and the stops of the inkwell."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import COLUMN, LINE_END, LOWER, ROW, SKIP, STEPS, TAKE_TILE, TILE
from ludotheque.games.unconscious_mind.moves import gains, notebook
from ludotheque.games.unconscious_mind.names import (
    COLUMNS,
    LEFT,
    MARKET_DISCOUNT,
    NONE,
    ROWS,
    SPACES,
    TOP,
    column_of_line,
    is_row,
    line_of_column,
    market_place,
    space_at,
)
from ludotheque.games.unconscious_mind.state.box import Said, Word
from ludotheque.games.unconscious_mind.state.table import State


@final
@dataclass(frozen=True)
class Market(Word):
    """Pay coffee and take a tile of one market column; perhaps its banner first, and its main effect afterwards."""

    column: int
    price: int
    has_banner: bool
    has_main: bool

    def said(self) -> Said:
        kind = "main" if self.has_main else "banner" if self.has_banner else "plain"
        text = Text(f"word-market-{kind}", {"coffee": self.price, "column": self.column + 1})
        return [f"{self.price}", "coffee", "→", "tile", *(["banner"] if self.has_banner else [])], text

    def candidates(self, s: State, side: int) -> list[Action]:
        places = (market_place(self.column, 0), market_place(self.column, 1))
        return [*[TAKE_TILE[place] for place in places if s.market[place] != NONE], SKIP]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is SKIP:
            return None
        price = self.price_for(s, side)
        if s.desks[side].coffee < price:
            return gains.too_little_coffee(s, side, price)
        return no_room(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is SKIP:
            return
        gains.pay_coffee(s, side, self.price_for(s, side))
        tile = s.box.tiles[notebook.take_from_market(s, side, action.target)]
        notebook.refill_market(s, chance)
        s.then(side, PlaceTile(self.has_main))
        if self.has_banner:
            s.resolve(side, tile.banner)

    def facts(self, s: State, side: int) -> Facts:
        return {"coffee": self.price_for(s, side)}

    def costs(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is SKIP else [f"{self.price_for(s, side)}", "coffee"]

    def brings(self, s: State, side: int, action: Action) -> list[str] | None:
        if action is SKIP:
            return None
        tile = s.box.tiles[s.market[action.target]]
        return [*(tile.banner.symbols() if self.has_banner else []), *(tile.main.symbols() if self.has_main else [])]

    def is_public_choice(self) -> bool:
        return True

    def price_for(self, s: State, side: int) -> int:
        """Give the price a side pays: what is printed, less what its lasting effects take off."""
        return max(0, self.price - s.desks[side].lasting[MARKET_DISCOUNT])


def no_room(s: State, side: int) -> Objection | None:
    """Say why no tile can be placed, if none can."""
    for row in range(ROWS):
        if s.is_room_for_tile(side, row):
            return None
    return Objection("notebook-full", {"cured": len(s.desks[side].cured)})


@final
@dataclass(frozen=True)
class GainTile(Word):
    """Take a market tile of any column, without coffee and banner, and place it."""

    def said(self) -> Said:
        return ["tile"], Text("word-gain-tile")

    def candidates(self, s: State, side: int) -> list[Action]:
        return [*[TAKE_TILE[place] for place in range(len(s.market)) if s.market[place] != NONE], SKIP]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        return None if action is SKIP else no_room(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            notebook.take_from_market(s, side, action.target)
            notebook.refill_market(s, chance)
            s.then(side, PlaceTile(False))

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PlaceTile(Step):
    """Lay the tile on the leftmost empty space of a row; a third space asks for cured clients."""

    has_main: bool

    def candidates(self, s: State, side: int) -> list[Action]:
        notebook_ = s.desks[side].notebook
        return [ROW[row] for row in range(ROWS) if notebook_[space_at(row, 2)] == NONE]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if s.is_room_for_tile(side, action.target):
            return None
        needed = s.box.third_space[action.target]
        return Objection("third-space", {"needed": needed, "cured": len(s.desks[side].cured)})

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        place = notebook.place_tile(s, side, action.target)
        if self.has_main:
            s.resolve(side, s.box.tiles[s.desks[side].notebook[place]].main)

    def facts(self, s: State, side: int) -> Facts:
        return notebook.tile_facts(s, s.desks[side].tile)

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class TriggerTile(Word):
    """Resolve the main effect of one of your tiles."""

    def said(self) -> Said:
        return ["trigger-tile"], Text("word-trigger-tile")

    def candidates(self, s: State, side: int) -> list[Action]:
        notebook_ = s.desks[side].notebook
        found = [TILE[place] for place in range(SPACES) if notebook_[place] != NONE]
        return [*found, SKIP] if found else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            resolve_tile(s, side, action.target - 1)


def resolve_tile(s: State, side: int, place: int) -> None:
    """Put the main effect of a tile in the notebook on the agenda."""
    s.resolve(side, s.box.tiles[s.desks[side].notebook[place]].main)


@final
@dataclass(frozen=True)
class TriggerColumn(Word):
    """Choose a column with no idea above it and resolve it."""

    def said(self) -> Said:
        return ["trigger-column"], Text("word-trigger-column")

    def candidates(self, s: State, side: int) -> list[Action]:
        desk = s.desks[side]
        found = [COLUMN[column] for column in range(COLUMNS) if line_parts(s, side, line_of_column(column))]
        return [*found, SKIP] if 0 in desk.above and found else NOTHING

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is not SKIP and s.desks[side].above[action.target]:
            return Objection("idea-above", {"column": action.target + 1})
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            line = line_of_column(action.target)
            s.then(side, ResolveLine(line, line_parts(s, side, line)))


@final
@dataclass(frozen=True)
class TriggerRow(Word):
    """Choose a row and resolve it, without its minor insight."""

    def said(self) -> Said:
        return ["trigger-row"], Text("word-trigger-row")

    def candidates(self, s: State, side: int) -> list[Action]:
        found = [ROW[row] for row in range(ROWS) if line_parts(s, side, row)]
        return [*found, SKIP] if found else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            s.then(side, ResolveLine(action.target, line_parts(s, side, action.target)))


END_PART: Final = SPACES
"""The end of a line, after all the spaces."""


def line_places(line: int) -> tuple[int, int, int]:
    """List the spaces of a row (0 to 2) or of a column (3 to 5), in reading order."""
    if is_row(line):
        return space_at(line, 0), space_at(line, 1), space_at(line, 2)
    column = column_of_line(line)
    return space_at(0, column), space_at(1, column), space_at(2, column)


def line_parts(s: State, side: int, line: int) -> tuple[int, ...]:
    """List what there is to resolve on a line: its tiles, and its end if the insight there is gone."""
    desk = s.desks[side]
    parts = [place for place in line_places(line) if desk.notebook[place] != NONE]
    if not desk.ends[line]:
        parts.append(END_PART)
    return tuple(parts)


@final
@dataclass(frozen=True)
class ResolveLine(Step):
    """Resolve the tiles of a row or column, and its uncovered end, in any order."""

    line: int
    parts: tuple[int, ...]

    def candidates(self, s: State, side: int) -> list[Action]:
        if len(self.parts) < 2:
            return NOTHING
        return [LINE_END if part == END_PART else TILE[part] for part in self.parts]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        part = END_PART if action is LINE_END else action.target - 1
        s.then(side, ResolveLine(self.line, tuple([other for other in self.parts if other != part])))
        resolve_part(s, side, self.line, part)

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.parts:
            resolve_part(s, side, self.line, self.parts[0])

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return [f"end{side}.{self.line}"] if action is LINE_END else None

    def brings(self, s: State, side: int, action: Action) -> list[str] | None:
        return s.box.end_of(self.line).symbols() if action is LINE_END else None


def resolve_part(s: State, side: int, line: int, part: int) -> None:
    """Put one tile of a line, or its end, on the agenda."""
    if part != END_PART:
        resolve_tile(s, side, part)
    else:
        s.resolve(side, s.box.end_of(line))


@final
@dataclass(frozen=True)
class Inkwell(Word):
    """Move your inkwell between so many and so many steps, and resolve the stop."""

    least: int
    most: int

    def said(self) -> Said:
        steps = f"{self.least}" if self.least == self.most else f"{self.least}–{self.most}"
        return [steps, "inkwell"], Text("word-inkwell", {"least": self.least, "most": self.most})

    def candidates(self, s: State, side: int) -> list[Action]:
        if self.least == self.most:
            return NOTHING
        return [STEPS[steps] for steps in range(self.least, self.most + 1)]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        go(s, side, action.target)

    def run(self, s: State, side: int, chance: Chance) -> None:
        go(s, side, self.least)


def go(s: State, side: int, steps: int) -> None:
    """Move the inkwell and put the stop it reaches on the agenda."""
    notebook.move_ink(s, side, steps)
    stop = s.desks[side].ink
    if stop == TOP:
        s.then(side, TriggerColumn())
    elif stop == LEFT:
        s.then_all(side, REPUTATION)
    else:
        row = stop - 1
        s.then(side, ResolveLine(row, line_parts(s, side, row)))
        s.resolve(side, notebook.stop_phrase(s, side, stop))


@final
@dataclass(frozen=True)
class UpperZone(Step):
    """Gain the reward of the section your reputation marker is in."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.resolve(side, notebook.stop_phrase(s, side, LEFT))


@final
@dataclass(frozen=True)
class LowerZone(Step):
    """Take one action of the section of Freud's marker, or of an earlier one."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [*LOWER[: s.section(s.freud_reputation) + 1], SKIP]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            s.resolve(side, s.box.lower[action.target - 1])

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is SKIP else [f"section.{action.target - 1}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return None if action is SKIP else {"words": s.box.lower[action.target - 1].text()}


REPUTATION: Final[tuple[Step, ...]] = (UpperZone(), LowerZone())
