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
CENTRE: Final = 0
ZONES: Final = ("centre", *(f"{level}-{quality}" for quality in QUALITIES for level in LEVELS))
"""Zones of the wheel: the centre, then the three levels of each quality."""

LOCATIONS: Final = ("theater", "library", "opera", "museum", "university", "cafe")
DISTRICTS: Final = ("green", "purple", "red")
GREY: Final = 6
"""The icon that stands for any one location, after the six."""
ICONS: Final = (*LOCATIONS, "grey")
FEWEST_ICONS: Final = 3
"""The first district slot asks for three icons, each further one for one more."""

TOP: Final = 0
LEFT: Final = 4
STOPS: Final = ("top", "row1", "row2", "row3", "left")
"""The stops of the inkwell, clockwise; the idea mark lies between the last and the first."""

ACTION_WORDS: Final = ("N1", "N2", "N3", "E", "R", "G", "M", "P", "F")
IMPROVE_ACTION: Final = ACTION_WORDS.index("E")
SYMBOLS: Final = ("none", "waves", "cloud", "eye")

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

COUNTED: Final = (
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
"""Where the points scored during play come from."""
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
