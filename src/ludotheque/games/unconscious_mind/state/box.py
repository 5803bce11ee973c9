"""What is printed on the components, as the data file says."""

from dataclasses import dataclass, field
from typing import final

from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.names import COUNTED, ICONS, LOCATIONS, ZONES, column_of_line, is_row, use_at

Said = tuple[list[str], Text]
"""How words are written for people: as symbols, and as a text."""


def counted(word: str, amount: int, icon: str = "") -> Said:
    """Write a word that says how many; its icon is named like it, unless another is given."""
    return [f"{amount}", icon or word], Text(f"word-{word}", {"n": amount})


class Word(Step):
    """A word of the card language: a step that is printed somewhere."""

    def said(self) -> Said:
        """Write the word as it is printed."""
        raise NotImplementedError


@final
@dataclass(unsafe_hash=True)
class Phrase:
    """Words printed together: the steps they are for a player, and those they are for the Id. It never changes."""

    own: tuple[Step, ...]
    id: tuple[Step, ...]

    def __post_init__(self) -> None:
        # No field: it is neither stored nor compared.
        self._said: list[Said] | None = None

    def said(self) -> list[Said]:
        """Write each word, once: phrases are drawn again and again."""
        if self._said is None:
            self._said = []
            for word in self.own:
                assert isinstance(word, Word), f"{word} is printed nowhere"
                self._said.append(word.said())
        return self._said

    def symbols(self) -> list[str]:
        """Write it as symbols."""
        return [symbol for symbols, _ in self.said() for symbol in symbols]

    def texts(self) -> list[Text]:
        """Write it as texts, one for each word."""
        return [text for _, text in self.said()]

    def text(self) -> Text:
        """Write it as one text."""
        texts = self.texts()
        if len(texts) == 1:
            return texts[0]
        return Text("words", {"words": texts}) if texts else Text("words-none")


SILENCE = Phrase((), ())


def location_texts(icons: tuple[int, ...]) -> list[Text]:
    """Name the locations of icons."""
    return [Text(f"location-{LOCATIONS[icon]}") for icon in icons]


@final
@dataclass(frozen=True)
class Scoring:
    """Points for each thing counted, at most a cap."""

    counts: int
    """A place in `names.COUNTED`."""
    icons: tuple[int, ...]
    each: int
    cap: int

    def text(self) -> Text:
        """Write it as a sentence."""
        what = Text(f"counted-{COUNTED[self.counts]}")
        if self.icons:
            what = Text("counted-these-icons", {"places": location_texts(self.icons)})
        return Text("scoring", {"each": self.each, "what": what, "cap": self.cap})


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

    def text(self) -> Text:
        """Write what the card brings."""
        if not self.icons:
            return self.effect.text()
        places = location_texts(self.icons)
        if not self.effect.own:
            return Text("card-icons", {"places": places})
        return Text("card-icons-and-words", {"places": places, "words": self.effect.text()})


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

    def text(self) -> Text:
        """Write what the client brings from catharsis on."""
        return self.lasting.text() if self.scoring is None else self.scoring.text()


@final
@dataclass(frozen=True)
class Dream:
    """A dream: the zones it costs, its therapy points, what else it does, its symbol."""

    name: str
    cost: tuple[int, ...]
    therapy: int
    effect: Phrase
    symbol: int

    def text(self) -> Text:
        """Write the dream as a sentence."""
        cost = [Text(f"zone-{ZONES[zone]}") for zone in self.cost]
        return Text("dream-about", {"cost": cost, "therapy": self.therapy, "effect": self.effect.text()})


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

    def text(self) -> Text:
        """Say what the goal asks for."""
        return Text(f"goal-{COUNTED[self.counts]}", {"n": self.needs})


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

    def scoring(self, is_high: bool) -> Scoring | None:
        """Give what the side that lies up scores at the end."""
        return self.high if is_high else self.low

    def text(self, is_high: bool) -> Text:
        """Write what the tile brings, by the side that lies up."""
        scoring = self.scoring(is_high)
        if scoring is not None:
            return scoring.text()
        icons = [
            Text("icon-count", {"n": n, "place": f"location-{ICONS[icon]}"}) for icon, n in enumerate(self.icons) if n
        ]
        return Text("words", {"words": icons})


@final
@dataclass(frozen=True, eq=False, kw_only=True)
class Box:
    """All components, by number; its lists are filled once, when the data file is read."""

    constants: dict[str, int]
    coffee: int
    least_conversion: int
    """The least coffee that buys anything."""
    elevation_price: int
    transfer_price: int
    bright_idea_price: int
    downgrade_price: int
    """Prices are in coffee; the last one is for not downgrading an insight."""
    most_coffee: int
    most_pills: int
    spare_pill_points: int
    most_uses: int
    uses_per_bright: int
    catharsis: int
    therapy_points: list[int]
    most_reputation: int
    """The last space of the track."""
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

    def end_of(self, line: int) -> Phrase:
        """Give what the end of a row or column brings."""
        return self.row_ends[line] if is_row(line) else self.column_ends[column_of_line(line)]

    def uses_of(self, location: int) -> list[Phrase]:
        """List what one may choose at each use of a location."""
        return self.uses[use_at(location, 1) : use_at(location + 1, 1)]
