"""What is printed on the components, as the data file says."""

from dataclasses import dataclass, field
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
@dataclass(frozen=True, eq=False, kw_only=True)
class Box:
    """All components, by number; its lists are filled once, when the data file is read."""

    constants: dict[str, int]
    coffee: int
    least_conversion: int
    """The least coffee that buys anything."""
    bright_idea_price: int
    most_coffee: int
    most_pills: int
    spare_pill_points: int
    most_uses: int
    uses_per_bright: int
    catharsis: int
    therapy_points: list[int]
    reputation_points: list[int]
    district_points: list[int]
    row_points: list[int]
    location_points: list[int]
    third_space: list[int]
    actions: list[Phrase] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)
    rows: list[Phrase] = field(default_factory=list)
    row_ends: list[Phrase] = field(default_factory=list)
    column_ends: list[Phrase] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    """Market tiles, then starting tiles, then the Id's."""
    market_tiles: list[int] = field(default_factory=list)
    """How many of each tile lie in the market stack."""
    starting_tiles: list[int] = field(default_factory=list)
    research: list[Research] = field(default_factory=list)
    treatises: list[Treatise] = field(default_factory=list)
    treatise_grid: list[int] = field(default_factory=list)
    """The treatises as they are laid out, row by row: the most points on top, a column for each quality."""
    uses: list[Phrase] = field(default_factory=list)
    """Three for each location."""
    location_bonuses: list[Phrase] = field(default_factory=list)
    """Three for each location, from top to bottom."""
    district_bonuses: list[Phrase] = field(default_factory=list)
    """Four for each district."""
    sections: list[int] = field(default_factory=list)
    """The first space of each section of the reputation track."""
    upper: list[Phrase] = field(default_factory=list)
    lower: list[Phrase] = field(default_factory=list)
    goals: list[Goal] = field(default_factory=list)
    grief: list[Grief] = field(default_factory=list)
    clients: list[Client] = field(default_factory=list)
    """Routine clients, then case studies."""
    manifest: list[Dream] = field(default_factory=list)
    latent: list[Dream] = field(default_factory=list)
    table_cards: list[TableCard] = field(default_factory=list)
    for_the_id: dict[str, Phrase] = field(default_factory=dict)
    """What some words become for the Id, for its conversion card."""
    id_tiles: dict[str, list[list[int]]] = field(default_factory=dict)
    """The Id's tiles row by row, by reading of their order."""
    id_rates: list[int]
    id_coffee: int
    id_bright: int
    routine_tiles: list[ClientTile] = field(default_factory=list)
    case_tiles: list[ClientTile] = field(default_factory=list)
    claims: Phrase
    """What happens when goals are reached."""
    drawn: dict[object, object] = field(default_factory=dict)
    """Pieces of the Scene that never change, drawn once."""
    asides: Step
    """What is offered beside every question in one's own turn."""
