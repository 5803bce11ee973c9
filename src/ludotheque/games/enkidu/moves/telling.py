"""The words in which moves and scenes speak of tablets, cards and colours."""

from typing import Final

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text
from ludotheque.games.enkidu.names import (
    FEWEST_TABLETS,
    GLAZES,
    MISSION_FAILED,
    MISSION_FULFILLED,
    MOST_GLAZE,
    MOST_SIGN,
    MOST_TABLETS,
    NONE,
    PILES,
    POSITIONS,
    RIGHT_NEIGHBOUR,
    SIGNS,
    TABLETS,
    TWO_OF_EACH_GLAZE,
    TWO_ROWS,
)
from ludotheque.games.enkidu.state import Condition, Panel, State

CONDITIONS: Final = {
    MOST_SIGN: "most-sign",
    MOST_GLAZE: "most-glaze",
    TWO_OF_EACH_GLAZE: "two-of-each-glaze",
    TWO_ROWS: "two-rows",
    MISSION_FULFILLED: "mission-fulfilled",
    MISSION_FAILED: "mission-failed",
    MOST_TABLETS: "most-tablets",
    FEWEST_TABLETS: "fewest-tablets",
    RIGHT_NEIGHBOUR: "right-neighbour",
}


def tablet_text(kind: int) -> str:
    """Name the text of a tablet."""
    return f"tablet-{TABLETS[kind]}"


def tablet_texts(kinds: list[int]) -> list[str]:
    """Name the texts of several tablets."""
    return [tablet_text(kind) for kind in kinds]


def tablets_or_nothing(kinds: list[int]) -> list[str]:
    """Name the texts of what somebody gives in a talk."""
    return tablet_texts(kinds) or ["nothing"]


def panel_name(panel: Panel) -> str:
    """Name the place between two who negotiate."""
    return f"panel{panel.one}{panel.other}"


def position_text(side: int) -> str:
    """Name the text of a player's colour."""
    return f"position-{POSITIONS[side]}"


def pile_text(block: int) -> str:
    """Name the text of a pile of objectives."""
    return f"pile-{PILES[block]}"


def event_text(s: State, event: int) -> str:
    """Name the text of an event card."""
    return f"card-{s.box.events[event]}"


def effect_text(s: State, event: int, how: str = "effect") -> Text:
    """Say what an event card does, with the numbers that stand on it; `brief` is what has room on the card."""
    return Text(f"{event_text(s, event)}.{how}", s.box.effects[event].numbers())


def condition_text(asks: Condition) -> Text:
    """Put what a mission or an objective asks into words."""
    facts: Facts = {}
    if asks.word == MOST_SIGN:
        facts["sign"] = f"sign-{SIGNS[asks.what]}"
    elif asks.word == MOST_GLAZE:
        facts["glaze"] = f"glaze-{GLAZES[asks.what]}"
    if asks.subject == NONE:
        return Text(f"mission-{CONDITIONS[asks.word]}", facts)
    facts["position"] = position_text(asks.subject)
    return Text(f"objective-{CONDITIONS[asks.word]}", facts)


def mission_text(s: State, mission: int) -> Text:
    """Put a mission into words."""
    return condition_text(s.box.mission_asks[mission])


def objective_text(s: State, card: int) -> Text:
    """Put an objective into words."""
    return condition_text(s.box.objective_asks[card])
