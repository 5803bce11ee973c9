"""The names of the table: qualities, levels, places, stops, and the numbers they go by."""

from typing import Final

NONE: Final = -1

QUALITIES: Final = ("growth", "freedom", "passion")
LEVELS: Final = ("minor", "medium", "major")
MINOR: Final = 0
MEDIUM: Final = 1
MAJOR: Final = 2
ANY: Final = 3
"""Any quality: after the three."""
ASKED_FOR: Final = (*QUALITIES, "any")
"""What a place for a volume may ask for."""
CENTRE: Final = 0
ZONE_COUNT: Final = 10
"""Of the wheel, its centre included, which is the first."""
ZONES: Final = ("centre", *(f"{level}-{quality}" for quality in QUALITIES for level in LEVELS))
"""Zones of the wheel: the centre, then the three levels of each quality."""

LOCATIONS: Final = ("theater", "library", "opera", "museum", "university", "cafe")
DISTRICTS: Final = ("green", "purple", "red")
GREY: Final = 6
"""The icon that stands for any one location, after the six."""
ICONS: Final = (*LOCATIONS, "grey")
USES: Final = 3
"""Effects of a location, one of which is chosen at each use."""
BONUSES: Final = ("top", "middle", "bottom")
"""The recall bonuses of a location."""
DISTRICT_SLOTS: Final = 4
FEWEST_ICONS: Final = 3
"""The first district slot asks for three icons, each further one for one more."""

TOP: Final = 0
LEFT: Final = 4
STOPS: Final = ("top", "row1", "row2", "row3", "left")
"""The stops of the inkwell, clockwise; the idea mark lies between the last and the first."""

ROWS: Final = 3
COLUMNS: Final = 3
SPACES: Final = 9
"""Of a notebook, row by row."""
LINES: Final = 6
"""Its rows, then its columns."""
FIRST_ROW: Final = 0
FIRST_COLUMN: Final = 3
MARKET: Final = ("left", "middle", "right")
MARKET_ROWS: Final = ("lower", "upper")

ACTION_WORDS: Final = ("N1", "N2", "N3", "E", "R", "G", "M", "P", "F")
IMPROVE_ACTION: Final = ACTION_WORDS.index("E")
SYMBOLS: Final = ("none", "waves", "cloud", "eye")

ROOMS: Final = 2
"""Consulting rooms of a desk."""
ROUTINE: Final = 0
CASE_STUDY: Final = 1
KINDS: Final = ("routine", "case")

LASTING: Final = (
    "market-discount",
    "first-draw-coffee",
    "improve-points",
    "recall-coffee",
    "first-dream-discount",
    "recall-bright",
    "green-uses",
    "purple-uses",
    "red-uses",
    "play-points",
    "free-step",
    "catharsis-coffee",
)
MARKET_DISCOUNT: Final = 0
FIRST_DRAW_COFFEE: Final = 1
IMPROVE_POINTS: Final = 2
RECALL_COFFEE: Final = 3
FIRST_DREAM_DISCOUNT: Final = 4
RECALL_BRIGHT: Final = 5
DISTRICT_USES: Final = 6
"""The first of three, by district."""
PLAY_POINTS: Final = 9
FREE_STEP: Final = 10
CATHARSIS_COFFEE: Final = 11

COUNTED: Final[tuple[str, ...]] = (
    "cured",
    "columns",
    "rows",
    "treatises",
    "case-studies",
    "routine-clients",
    "districts",
    "one-location",
    "one-district",
    "every-location",
    "icons",
    "research",
    "cured-routine",
    "reputation",
    "locations",
    "other-cured-cases",
)
"""What goals and end scorings count."""

POINTS: Final = ("effects", "cures", "treatises", "citations", "therapy", "spare-pills", "end")
"""Where the points scored during play come from: therapy is the track, dreams and grief layers."""
EFFECTS: Final = 0
CURES: Final = 1
TREATISES: Final = 2
CITATIONS: Final = 3
THERAPY: Final = 4
SPARE_PILLS: Final = 5
END: Final = 6

POINTS_LEFT: Final = 0
POINTS_RIGHT: Final = 1
ARROWS: Final = ("left", "right")


def zone_of(level: int, quality: int) -> int:
    """Number the zone of a level and a quality."""
    return 1 + quality * 3 + level


def level_of(zone: int) -> int:
    """Tell the level of a zone that is not the centre."""
    return (zone - 1) % 3


def quality_of(zone: int) -> int:
    """Tell the quality of a zone that is not the centre."""
    return (zone - 1) // 3


def district_of(location: int) -> int:
    """Tell the district of a location: each has two."""
    return location // 2


def locations_of(district: int) -> tuple[int, int]:
    """List the two locations of a district."""
    return 2 * district, 2 * district + 1


def use_at(location: int, number: int) -> int:
    """Find a use of a location, counted from 1, among all uses."""
    return USES * location + number - 1


def bonus_at(location: int, height: int) -> int:
    """Find a bonus of a location, counted from the top, among all location bonuses."""
    return len(BONUSES) * location + height


def bonuses_of(location: int) -> range:
    """Number the bonuses of a location among all location bonuses."""
    return range(bonus_at(location, 0), bonus_at(location + 1, 0))


def location_of(bonus: int) -> int:
    """Tell the location of a bonus."""
    return bonus // len(BONUSES)


def height_of(bonus: int) -> int:
    """Tell where a bonus lies on its location, from the top."""
    return bonus % len(BONUSES)


def slot_at(district: int, number: int) -> int:
    """Find a slot of a district, by how many come before it, among all district slots."""
    return DISTRICT_SLOTS * district + number


def district_of_slot(slot: int) -> int:
    """Tell the district of a slot."""
    return slot // DISTRICT_SLOTS


def icons_needed(slot: int) -> int:
    """Tell how many icons a district slot asks for."""
    return slot % DISTRICT_SLOTS + FEWEST_ICONS


def market_place(column: int, row: int) -> int:
    """Find a space of the market: row 0 is the lower one."""
    return len(MARKET_ROWS) * column + row


def space_at(row: int, column: int) -> int:
    """Find a space of a notebook."""
    return COLUMNS * row + column


def row_of(space: int) -> int:
    """Tell the row of a space."""
    return space // COLUMNS


def column_of(space: int) -> int:
    """Tell the column of a space."""
    return space % COLUMNS


def space_name(space: int) -> str:
    """Name a space as maps do, by row and column."""
    return f"r{row_of(space) + 1}c{column_of(space) + 1}"


def line_of_column(column: int) -> int:
    """Number a column among the lines of a notebook; a row has its own number."""
    return FIRST_COLUMN + column


def is_row(line: int) -> bool:
    """Say whether a line is a row."""
    return line < FIRST_COLUMN


def column_of_line(line: int) -> int:
    """Tell which column a line is, that is no row."""
    return line - FIRST_COLUMN
