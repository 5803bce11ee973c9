"""All that belongs to one side: board, wheel, office, cards, markers."""

from dataclasses import dataclass, field
from typing import final

from ludotheque.engine.fields import Replaced
from ludotheque.engine.state import StatePart
from ludotheque.games.unconscious_mind.names import (
    CENTRE,
    COLUMNS,
    ICONS,
    LASTING,
    LINES,
    NONE,
    POINTS,
    ROOMS,
    SPACES,
    TOP,
    ZONE_COUNT,
    column_of,
    space_at,
)


@final
@dataclass(eq=False, repr=False, kw_only=True)
class Desk(StatePart):
    """What one side has in front of it. What seldom changes is replaced as a whole, so that clones share it."""

    points: list[int]
    """Scored during play, by where they come from (`names.POINTS`)."""
    coffee: int
    pills: int = 0
    bright: int
    ideas: int
    reputation: int = 0
    professor: int = NONE
    ink: int = TOP
    above: Replaced
    """What lies above each column: 0 nothing, 1 an idea, 2 an idea under a bright idea."""
    notebook: list[int]
    """Tiles in force, row by row; NONE where there is none."""
    face_down: Replaced
    """Tiles of the Id that are not active yet, in the same places."""
    tile: int = NONE
    """The notebook tile that was taken and is not placed yet, or NONE."""
    ends: Replaced
    """1 while the coloured insight still lies at the end of rows 1 to 3 and of columns 1 to 3."""
    white: list[int]
    """White insights by zone of the wheel."""
    coloured: list[int]
    """Coloured insights by zone of the wheel; the Id keeps its own in zone 0, its supply."""
    hand: list[int] = field(default_factory=list)
    """Research cards that only their owner knows."""
    seen_hand: list[int] = field(default_factory=list)
    """Research cards in hand that everybody saw being taken."""
    pile: int = 0
    """How many research cards lie face down and have been seen by nobody: the Id's hand."""
    played: Replaced = field(default_factory=list)
    treatises: Replaced = field(default_factory=list)
    volumes: list[list[int]] = field(default_factory=list)
    """The volumes under each treatise, from left to right."""
    is_room_open: list[bool]
    clients: Replaced
    """By room, NONE if it is empty."""
    grief: Replaced
    manifest: Replaced
    latent: Replaced
    markers: list[int]
    overlays: Replaced
    """By room, the client tile of the Id that lies on the card."""
    cured: Replaced = field(default_factory=list)
    cured_overlays: Replaced = field(default_factory=list)
    routine_tiles: Replaced = field(default_factory=list)
    """The Id's client tiles still to come, uppermost first."""
    case_tiles: Replaced = field(default_factory=list)
    goals: Replaced = field(default_factory=list)
    icons: Replaced
    """By location, and grey last."""
    lasting: Replaced
    """What lasting effects of clients add up to (`names.LASTING`)."""
    used: Replaced = field(default_factory=list)
    """Once-a-turn effects that were used this turn."""

    def insights(self, zone: int) -> int:
        """Count the insights in a zone of the wheel."""
        return self.white[zone] + self.coloured[zone]

    def has_coloured(self) -> bool:
        """Say whether there is a coloured insight to give away."""
        return any(insights for insights in self.coloured)

    def next_space(self, row: int) -> int:
        """Find the space of a row where the next tile would lie; the last one, if the row is full."""
        space = space_at(row, 0)
        while column_of(space) < COLUMNS - 1 and self.notebook[space] != NONE:
            space += 1
        return space

    def is_row_full(self, row: int) -> bool:
        """Say whether a row of the notebook has its three tiles in force."""
        return self._are_in_force(space_at(row, 0), 1)

    def is_column_full(self, column: int) -> bool:
        """Say whether a column of the notebook has its three tiles in force."""
        return self._are_in_force(space_at(0, column), COLUMNS)

    def _are_in_force(self, first: int, apart: int) -> bool:
        notebook = self.notebook
        return notebook[first] != NONE and notebook[first + apart] != NONE and notebook[first + 2 * apart] != NONE

    def cards(self) -> int:
        """Count the research cards in hand."""
        return len(self.hand) + len(self.seen_hand) + self.pile


def new_desk(coffee: int, bright: int, ideas: int, white: int) -> Desk:
    """Lay out an empty desk."""
    return Desk(
        points=[0] * len(POINTS),
        coffee=coffee,
        bright=bright,
        ideas=ideas,
        above=[1] * COLUMNS,
        notebook=[NONE] * SPACES,
        face_down=[NONE] * SPACES,
        ends=[1] * LINES,
        white=[white if zone == CENTRE else 0 for zone in range(ZONE_COUNT)],
        coloured=[0] * ZONE_COUNT,
        is_room_open=[True, False],
        clients=[NONE] * ROOMS,
        grief=[NONE] * ROOMS,
        manifest=[NONE] * ROOMS,
        latent=[NONE] * ROOMS,
        markers=[0] * ROOMS,
        overlays=[NONE] * ROOMS,
        icons=[0] * len(ICONS),
        lasting=[0] * len(LASTING),
    )
