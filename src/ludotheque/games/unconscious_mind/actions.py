"""Every answer of Unconscious Mind."""

from typing import Final

from ludotheque.engine.action import Action, Actions
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    DISTRICTS,
    FEWEST_ICONS,
    KINDS,
    LEVELS,
    LOCATIONS,
    QUALITIES,
    ZONES,
)

ACTIONS: Final = Actions("unconscious_mind")

MOST_SLOTS: Final = 16
MOST_CARDS: Final = 60
"""More research cards, or goals, than a data file may have."""
MOST_TREATISES: Final = 16
MOST_STEPS: Final = 12
MOST_IN_ROW: Final = 8

PIECES: Final = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
"""What may go into a slot: ideas and bright ideas."""

# The three kinds of turn.
STATE_IDEA: Final[list[Action]] = ACTIONS.named(
    "state", [f"{slot + 1}-{action}" for slot in range(MOST_SLOTS) for action in ACTION_WORDS]
)
RECALL: Final[Action] = ACTIONS.one("recall")
TREAT: Final[list[Action]] = ACTIONS.named("treat", ["room1", "room2"])
PLACE: Final[list[Action]] = ACTIONS.named("pieces", ["idea", "bright", "two-ideas", "idea-and-bright", "two-bright"])
STEPS: Final[dict[int, Action]] = ACTIONS.many("steps", 1, MOST_STEPS)

# The wheel.
ELEVATE: Final[list[Action]] = ACTIONS.named("elevate", list(ZONES))
TRANSFER: Final[list[Action]] = ACTIONS.named("transfer", [f"{zone}-to-{to}" for zone in ZONES for to in QUALITIES])
DOWNGRADE: Final[list[Action]] = ACTIONS.named("downgrade", list(ZONES))
BRING: Final[list[Action]] = ACTIONS.named("bring", list(ZONES))
SPEND: Final[list[Action]] = ACTIONS.named("spend", list(ZONES))
GIVE_UP: Final[list[Action]] = ACTIONS.named("give-up", list(ZONES))
QUALITY: Final[list[Action]] = ACTIONS.named("quality", list(QUALITIES))
PAY: Final[Action] = ACTIONS.one("pay")
PAY_COFFEE: Final[Action] = ACTIONS.one("pay-coffee")
PAY_IN_FULL: Final[Action] = ACTIONS.one("pay-in-full")
LEAVE_OUT: Final[list[Action]] = ACTIONS.named("leave-out", list(ZONES))
BRING_COLOURED: Final[list[Action]] = ACTIONS.named("bring-coloured", list(ZONES))
TRANSFER_COLOURED: Final[list[Action]] = ACTIONS.named(
    "transfer-coloured", [f"{zone}-to-{to}" for zone in ZONES for to in QUALITIES]
)
CONVERT: Final[list[Action]] = ACTIONS.named("convert", ["elevate", "transfer", "bright", "pill"])

# Market and notebook.
TAKE_TILE: Final[list[Action]] = ACTIONS.named(
    "take-tile", [f"{column}-{row}" for column in ("left", "middle", "right") for row in ("lower", "upper")]
)
ROW: Final[list[Action]] = ACTIONS.named("row", ["1", "2", "3"])
COLUMN: Final[list[Action]] = ACTIONS.named("column", ["1", "2", "3"])
TILE: Final[list[Action]] = list(ACTIONS.many("tile", 1, 9).values())
LINE_END: Final[Action] = ACTIONS.one("line-end")

# Research and treatises.
TAKE_OPEN: Final[list[Action]] = ACTIONS.named("take-open", ["left", "right"])
GIVE: Final[list[Action]] = list(ACTIONS.many("give", 0, MOST_CARDS - 1).values())
PLAY: Final[list[Action]] = list(ACTIONS.many("play", 0, MOST_CARDS - 1).values())
PUBLISH: Final[list[Action]] = list(ACTIONS.many("publish", 0, MOST_TREATISES - 1).values())
VOLUME: Final[list[Action]] = list(ACTIONS.many("volume", 0, MOST_CARDS - 1).values())
CITE: Final[list[Action]] = list(ACTIONS.many("cite", 0, MOST_TREATISES - 1).values())
LINE: Final[list[Action]] = ACTIONS.named("line", ["left", "right"])

# The city.
PROFESSOR: Final[list[Action]] = ACTIONS.named("professor", list(LOCATIONS))
FREUD: Final[list[Action]] = ACTIONS.named("freud", list(LOCATIONS))
BOOST: Final[list[Action]] = list(ACTIONS.amounts("boost", 0, 2).values())
USE: Final[list[Action]] = list(ACTIONS.many("use", 1, 3).values())
LOCATION_BONUS: Final[list[Action]] = ACTIONS.named(
    "location-bonus", [f"{location}-{bonus}" for location in LOCATIONS for bonus in ("top", "middle", "bottom")]
)
DISTRICT_BONUS: Final[list[Action]] = ACTIONS.named(
    "district-bonus", [f"{district}-{slot + FEWEST_ICONS}" for district in DISTRICTS for slot in range(4)]
)
LOWER: Final[list[Action]] = list(ACTIONS.many("lower", 1, 4).values())
GOAL: Final[list[Action]] = list(ACTIONS.many("goal", 0, MOST_CARDS - 1).values())

# Clients.
PILL: Final[list[Action]] = ACTIONS.named("pill", ["room1", "room2"])
CLIENT: Final[list[Action]] = ACTIONS.named(
    "client", [f"{kind}-{place + 1}" for kind in KINDS for place in range(MOST_IN_ROW)]
)
DREAM: Final[list[Action]] = list(ACTIONS.many("dream", 1, MOST_IN_ROW).values())
DREAM_PILE: Final[Action] = ACTIONS.one("dream-pile")

# Doing nothing, or no more.
SKIP: Final[Action] = ACTIONS.one("skip", declines=True)
DONE: Final[Action] = ACTIONS.one("done", declines=True)

assert len(ZONES) == 1 + len(LEVELS) * len(QUALITIES)
