"""What is printed on the components, as the data file says."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine.state import Step


@final
@dataclass(frozen=True)
class Phrase:
    """Words printed together: the steps they are for a player, and those they are for the Id."""

    own: tuple[Step, ...]
    id: tuple[Step, ...]


SILENCE = Phrase((), ())


@final
@dataclass(frozen=True)
class Scoring:
    """Points for each thing counted, at most a cap."""

    counts: int
    """A place in `words.COUNTED`."""
    icons: tuple[int, ...]
    each: int
    cap: int


@final
@dataclass(frozen=True)
class Tile:
    """A notebook tile."""

    name: str
    quality: int
    main: Phrase
    banner: Phrase


@final
@dataclass(frozen=True)
class Research:
    """A research card."""

    name: str
    quality: int
    icons: tuple[int, ...]
    effect: Phrase


@final
@dataclass(frozen=True)
class Treatise:
    """A treatise: points, volumes from left to right by quality, icons."""

    name: str
    quality: int
    points: int
    volumes: tuple[int, ...]
    icons: tuple[int, ...]


@final
@dataclass(frozen=True)
class Client:
    """A routine client or a case study."""

    name: str
    kind: int
    hearts: int
    points: int
    icons: tuple[int, ...]
    lasting: Phrase
    scoring: Scoring | None


@final
@dataclass(frozen=True)
class Dream:
    """A dream: the zones it costs, its therapy points, what else it does, its symbol."""

    name: str
    cost: tuple[int, ...]
    therapy: int
    effect: Phrase
    symbol: int


@final
@dataclass(frozen=True)
class Grief:
    """A grief layer."""

    name: str
    hearts: int
    bonus: Phrase
    symbol: int
    is_start: bool


@final
@dataclass(frozen=True)
class Goal:
    """A location goal: what is counted, how many are needed, and the icon it gives."""

    name: str
    counts: int
    needs: int
    icon: int
    is_centre: bool


@final
@dataclass(frozen=True)
class Slot:
    """A slot of the meeting table."""

    name: str
    row: int
    column: int
    touches: tuple[int, ...]


@final
@dataclass(frozen=True)
class TableCard:
    """A meeting-table card: the slots in the order in which the Id tries them."""

    name: str
    slots: tuple[int, ...]
    way: str


@final
@dataclass(frozen=True)
class ClientTile:
    """A client tile of the Id: icons by location for a routine client, a scoring by side for a case study."""

    name: str
    icons: tuple[int, ...]
    low: Scoring | None
    high: Scoring | None


@final
class Box:
    """All components, by number; filled once, when the data file is read."""

    def __init__(self) -> None:  # noqa: PLR0915 - a list of what the box holds
        self.constants: dict[str, int] = {}
        self.coffee = 0
        self.least_conversion = 0
        """The least coffee that buys anything."""
        self.most_coffee = 0
        self.most_pills = 0
        self.spare_pill_points = 0
        self.most_uses = 0
        self.uses_per_bright = 0
        self.catharsis = 0
        self.therapy_points: list[int] = []
        self.reputation_points: list[int] = []
        self.district_points: list[int] = []
        self.row_points: list[int] = []
        self.location_points: list[int] = []
        self.third_space: list[int] = []
        self.actions: list[Phrase] = []
        self.slots: list[Slot] = []
        self.rows: list[Phrase] = []
        self.row_ends: list[Phrase] = []
        self.column_ends: list[Phrase] = []
        self.tiles: list[Tile] = []
        """Market tiles, then starting tiles, then the Id's."""
        self.market_tiles: list[int] = []
        """How many of each tile lie in the market stack."""
        self.starting_tiles: list[int] = []
        self.research: list[Research] = []
        self.treatises: list[Treatise] = []
        self.uses: list[Phrase] = []
        """Three for each location."""
        self.location_bonuses: list[Phrase] = []
        """Three for each location, from top to bottom."""
        self.district_bonuses: list[Phrase] = []
        """Four for each district."""
        self.sections: list[int] = []
        """The first space of each section of the reputation track."""
        self.upper: list[Phrase] = []
        self.lower: list[Phrase] = []
        self.goals: list[Goal] = []
        self.grief: list[Grief] = []
        self.clients: list[Client] = []
        """Routine clients, then case studies."""
        self.manifest: list[Dream] = []
        self.latent: list[Dream] = []
        self.table_cards: list[TableCard] = []
        self.id_tiles: dict[str, list[list[int]]] = {}
        """The Id's tiles row by row, by reading of their order."""
        self.id_rates: list[int] = []
        self.id_coffee = 0
        self.id_bright = 0
        self.routine_tiles: list[ClientTile] = []
        self.case_tiles: list[ClientTile] = []
        self.claims: Phrase = SILENCE
        """What happens when goals are reached."""
        self.drawn: dict[object, object] = {}
        """Pieces of the Scene that never change, drawn once."""
        self.asides: Step = Step()
        """What is offered beside every question in one's own turn."""
