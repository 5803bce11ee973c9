"""The shape of the component file: each entry, and what it must hold."""

from typing import Literal

import msgspec

from ludotheque.engine.components import Datum, Number
from ludotheque.games.unconscious_mind.names import ACTION_WORDS, DISTRICTS, LOCATIONS, SPACES

Icon = Literal["theater", "library", "opera", "museum", "university", "cafe"]
Quality = Literal["growth", "freedom", "passion"]
Symbol = Literal["none", "waves", "cloud", "eye"]


class Printed(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A datum of the file."""


class Numbers(Printed, frozen=True, kw_only=True):
    """A table of numbers."""

    values: list[int]


class Effect(Printed, frozen=True, kw_only=True):
    """Words."""

    effect: list[str]


class Effects(Printed, frozen=True, kw_only=True):
    """Words, three times."""

    effects: list[list[str]]


class PrintedSlot(Printed, frozen=True, kw_only=True):
    """A slot of the meeting table."""

    row: int
    column: int
    touches: list[str]


class PrintedTile(Printed, frozen=True, kw_only=True):
    """A notebook tile."""

    main: list[str]
    banner: list[str] = msgspec.field(default_factory=list)


class PrintedResearch(Printed, frozen=True, kw_only=True):
    """A research card."""

    icons: list[Icon] = msgspec.field(default_factory=list)
    effect: list[str] = msgspec.field(default_factory=list)


class PrintedTreatise(Printed, frozen=True, kw_only=True):
    """A treatise."""

    quality: Quality
    points: int
    volumes: list[Literal["growth", "freedom", "passion", "any"]]
    icons: list[Icon]


class PrintedLocation(Printed, frozen=True, kw_only=True):
    """A location: its uses and its bonuses."""

    uses: list[list[str]]
    bonuses: list[list[str]]


class PrintedDistrict(Printed, frozen=True, kw_only=True):
    """The four slots of a district."""

    slots: list[list[str]]


class PrintedSection(Printed, frozen=True, kw_only=True, rename={"first": "from"}):
    """A section of the reputation track."""

    first: int
    upper: list[str]
    lower: list[str]


class PrintedGoal(Printed, frozen=True, kw_only=True):
    """A location goal."""

    needs: str
    icon: Icon
    is_centre: bool = False


class PrintedGrief(Printed, frozen=True, kw_only=True):
    """A grief layer."""

    hearts: int
    bonus: list[str]
    symbol: Symbol
    is_start: bool = False


class PrintedRoutine(Printed, frozen=True, kw_only=True):
    """A routine client."""

    hearts: int
    points: int
    icons: list[Icon]
    lasting: list[str]


class PrintedCase(Printed, frozen=True, kw_only=True):
    """A case study."""

    hearts: int
    points: int
    scores: str
    each: int
    cap: int


class PrintedDream(Printed, frozen=True, kw_only=True):
    """A dream."""

    cost: list[str]
    therapy: int
    effect: list[str] = msgspec.field(default_factory=list)
    symbol: Symbol = "none"


class PrintedCard(Printed, frozen=True, kw_only=True):
    """A meeting-table card."""

    slot: str
    way: Literal["up", "down"]


class Conversion(Printed, frozen=True, kw_only=True):
    """What a word becomes for the Id."""

    becomes: list[str]


class TileOrder(Printed, frozen=True, kw_only=True):
    """Which of the Id's tiles lies where."""

    rows: list[list[int]]


class RoutineTile(Printed, frozen=True, kw_only=True):
    """A routine client tile of the Id."""

    icons: dict[str, int]


class LowSide(Printed, frozen=True, kw_only=True):
    """The low side of a case-study tile, which may have another source than the tile."""

    each: int
    cap: int


class CaseTile(Printed, frozen=True, kw_only=True):
    """A case-study tile of the Id: points for each and cap, on its low and on its high side."""

    scores: str
    low: LowSide
    high: tuple[int, int]


CONSTANTS = [
    "coffee",
    "coffee_per_later_place",
    "most_coffee",
    "white_insights",
    "ideas",
    "most_pills",
    "points_per_spare_pill",
    "most_uses",
    "uses_per_bright_idea",
    "coffee_to_ignore_a_downgrade",
    "coffee_to_elevate",
    "coffee_to_transfer",
    "coffee_per_bright_idea",
    "points_per_citation",
    "bright_ideas_per_citation",
    "points_for_the_end",
    "round_limit",
    "goals",
    "manifest_row",
    "client_row",
    "catharsis",
    "tokens_2",
    "tokens_3",
    "tokens_4",
    "final_pill_box",
    "final_bright_idea",
    "final_first_reputation",
    "final_second_reputation",
]
TABLES = [
    "therapy_points",
    "reputation_points",
    "district_points",
    "row_points",
    "location_points",
    "cures_for_third_space",
]
TABLE_SIZES = {"reputation_points": 11, "district_points": 4, "row_points": 4, "location_points": 7}

SCHEMA: dict[str, type[Datum]] = {
    **{f"constants.{name}": Number for name in CONSTANTS},
    **{f"tables.{name}": Numbers for name in TABLES},
    **{f"actions.{word}": Effect for word in ACTION_WORDS},
    "slots.*": PrintedSlot,
    **{f"player_board.{name}": Effects for name in ("rows", "row_ends", "column_ends")},
    "notebook.*": PrintedTile,
    "starting_notebook.*": PrintedTile,
    "research.*": PrintedResearch,
    "treatises.*": PrintedTreatise,
    **{f"locations.{name}": PrintedLocation for name in LOCATIONS},
    **{f"districts.{name}": PrintedDistrict for name in DISTRICTS},
    **{f"reputation.{section}": PrintedSection for section in range(1, 5)},
    "goals.*": PrintedGoal,
    "grief.*": PrintedGrief,
    "routine_clients.*": PrintedRoutine,
    "case_studies.*": PrintedCase,
    "manifest_dreams.*": PrintedDream,
    "latent_dreams.*": PrintedDream,
    "id.cards.*": PrintedCard,
    "id.conversions.*": Conversion,
    **{f"id.rates.{name}": Number for name in ("ordinary", "strong")},
    **{f"id.start.{name}": Number for name in ("coffee", "bright")},
    **{f"id.tiles.{number}": PrintedTile for number in range(1, SPACES + 1)},
    **{f"id.tile_order.{name}": TileOrder for name in ("by_colour", "by_number")},
    "id.routine_tiles.*": RoutineTile,
    "id.case_tiles.*": CaseTile,
}
