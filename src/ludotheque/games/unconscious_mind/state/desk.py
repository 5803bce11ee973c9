"""All that belongs to one side: board, wheel, office, cards, markers."""

from dataclasses import dataclass
from typing import final

from ludotheque.games.unconscious_mind.state.words import CENTRE, LASTING, NONE, POINTS, TOP


@final
@dataclass(init=False, eq=False, repr=False)
class Desk:
    """What one side has in front of it."""

    points: list[int]
    """Scored during play, by where they come from (`words.POINTS`)."""
    coffee: int
    pills: int
    bright: int
    ideas: int
    reputation: int
    professor: int
    ink: int
    above: list[int]
    """What lies above each column: 0 nothing, 1 an idea, 2 an idea under a bright idea."""
    notebook: list[int]
    """Tiles in force, row by row; NONE where there is none."""
    face_down: list[int]
    """Tiles of the Id that are not active yet, in the same places."""
    tile: int
    """The notebook tile that was taken and is not placed yet, or NONE."""
    ends: list[int]
    """1 while the coloured insight still lies at the end of rows 1 to 3 and of columns 1 to 3."""
    white: list[int]
    """White insights by zone of the wheel."""
    coloured: list[int]
    """Coloured insights by zone of the wheel; the Id keeps its own in zone 0, its supply."""
    hand: list[int]
    """Research cards that only their owner knows."""
    seen_hand: list[int]
    """Research cards in hand that everybody saw being taken."""
    pile: int
    """How many research cards lie face down and have been seen by nobody: the Id's hand."""
    played: list[int]
    treatises: list[int]
    volumes: list[list[int]]
    """The volumes under each treatise, from left to right."""
    is_room_open: list[bool]
    clients: list[int]
    """By room, NONE if it is empty."""
    grief: list[int]
    manifest: list[int]
    latent: list[int]
    markers: list[int]
    overlays: list[int]
    """By room, the client tile of the Id that lies on the card."""
    cured: list[int]
    cured_overlays: list[int]
    routine_tiles: list[int]
    """The Id's client tiles still to come, uppermost first."""
    case_tiles: list[int]
    goals: list[int]
    icons: list[int]
    """By location, and grey last."""
    lasting: list[int]
    """What lasting effects of clients add up to (`words.LASTING`)."""
    used: list[int]
    """Once-a-turn effects that were used this turn."""

    def __init__(
        self,
        points: list[int],
        coffee: int,
        pills: int,
        bright: int,
        ideas: int,
        reputation: int,
        professor: int,
        ink: int,
        above: list[int],
        notebook: list[int],
        face_down: list[int],
        tile: int,
        ends: list[int],
        white: list[int],
        coloured: list[int],
        hand: list[int],
        seen_hand: list[int],
        pile: int,
        played: list[int],
        treatises: list[int],
        volumes: list[list[int]],
        is_room_open: list[bool],
        clients: list[int],
        grief: list[int],
        manifest: list[int],
        latent: list[int],
        markers: list[int],
        overlays: list[int],
        cured: list[int],
        cured_overlays: list[int],
        routine_tiles: list[int],
        case_tiles: list[int],
        goals: list[int],
        icons: list[int],
        lasting: list[int],
        used: list[int],
    ) -> None:
        self.points = points
        self.coffee = coffee
        self.pills = pills
        self.bright = bright
        self.ideas = ideas
        self.reputation = reputation
        self.professor = professor
        self.ink = ink
        self.above = above
        self.notebook = notebook
        self.face_down = face_down
        self.tile = tile
        self.ends = ends
        self.white = white
        self.coloured = coloured
        self.hand = hand
        self.seen_hand = seen_hand
        self.pile = pile
        self.played = played
        self.treatises = treatises
        self.volumes = volumes
        self.is_room_open = is_room_open
        self.clients = clients
        self.grief = grief
        self.manifest = manifest
        self.latent = latent
        self.markers = markers
        self.overlays = overlays
        self.cured = cured
        self.cured_overlays = cured_overlays
        self.routine_tiles = routine_tiles
        self.case_tiles = case_tiles
        self.goals = goals
        self.icons = icons
        self.lasting = lasting
        self.used = used

    def clone(self) -> "Desk":
        """Make a desk that shares nothing that can change."""
        return Desk(
            self.points.copy(),
            self.coffee,
            self.pills,
            self.bright,
            self.ideas,
            self.reputation,
            self.professor,
            self.ink,
            self.above.copy(),
            self.notebook.copy(),
            self.face_down.copy(),
            self.tile,
            self.ends.copy(),
            self.white.copy(),
            self.coloured.copy(),
            self.hand.copy(),
            self.seen_hand.copy(),
            self.pile,
            self.played.copy(),
            self.treatises.copy(),
            [volumes.copy() for volumes in self.volumes] if self.volumes else [],
            self.is_room_open.copy(),
            self.clients.copy(),
            self.grief.copy(),
            self.manifest.copy(),
            self.latent.copy(),
            self.markers.copy(),
            self.overlays.copy(),
            self.cured.copy(),
            self.cured_overlays.copy(),
            self.routine_tiles.copy(),
            self.case_tiles.copy(),
            self.goals.copy(),
            self.icons.copy(),
            self.lasting.copy(),
            self.used.copy(),
        )

    def insights(self, zone: int) -> int:
        """Count the insights in a zone of the wheel."""
        return self.white[zone] + self.coloured[zone]

    def has_coloured(self) -> bool:
        """Say whether there is a coloured insight to give away."""
        return any(self.coloured)

    def is_row_full(self, row: int) -> bool:
        """Say whether a row of the notebook has its three tiles in force."""
        return NONE not in self.notebook[3 * row : 3 * row + 3]

    def is_column_full(self, column: int) -> bool:
        """Say whether a column of the notebook has its three tiles in force."""
        return NONE not in self.notebook[column::3]

    def cards(self) -> int:
        """Count the research cards in hand."""
        return len(self.hand) + len(self.seen_hand) + self.pile


def new_desk(coffee: int, bright: int, ideas: int, white: int) -> Desk:
    """Lay out an empty desk."""
    return Desk(
        points=[0] * len(POINTS),
        coffee=coffee,
        pills=0,
        bright=bright,
        ideas=ideas,
        reputation=0,
        professor=NONE,
        ink=TOP,
        above=[1, 1, 1],
        notebook=[NONE] * 9,
        face_down=[NONE] * 9,
        tile=NONE,
        ends=[1] * 6,
        white=[white if zone == CENTRE else 0 for zone in range(10)],
        coloured=[0] * 10,
        hand=[],
        seen_hand=[],
        pile=0,
        played=[],
        treatises=[],
        volumes=[],
        is_room_open=[True, False],
        clients=[NONE, NONE],
        grief=[NONE, NONE],
        manifest=[NONE, NONE],
        latent=[NONE, NONE],
        markers=[0, 0],
        overlays=[NONE, NONE],
        cured=[],
        cured_overlays=[],
        routine_tiles=[],
        case_tiles=[],
        goals=[],
        icons=[0] * 7,
        lasting=[0] * len(LASTING),
        used=[],
    )
