"""Every answer of Enkidu."""

import tomllib
from importlib.resources import files
from typing import Final

from ludotheque.engine.action import Action, Actions
from ludotheque.games.enkidu.names import KINDS, MOST_CARDS, NUMBERS, PILES, POSITIONS, TABLETS

ACTIONS: Final = Actions("enkidu")


def _event_names() -> list[str]:
    """List the event cards as the game's own component file does: an answer is written with its card's name."""
    printed = files("ludotheque.games.enkidu") / "components.toml"
    return list(tomllib.loads(printed.read_text(encoding="utf-8"))["events"])


EVENT_NAMES: Final[list[str]] = _event_names()
NAMES: Final = list(POSITIONS)
KIND_NAMES: Final = list(TABLETS)


def _with_each(last: list[str]) -> list[str]:
    """Write every position before every word."""
    return [f"{name} {word}" for name in NAMES for word in last]


CHOOSE: Final[list[Action]] = ACTIONS.named("choose", EVENT_NAMES)
PLAY: Final[dict[int, Action]] = ACTIONS.many("play", 1, MOST_CARDS)
TAKE: Final[list[Action]] = ACTIONS.named("take", KIND_NAMES)
SET_ASIDE: Final[list[Action]] = ACTIONS.named("set-aside", KIND_NAMES)
VETO: Final[Action] = ACTIONS.one("veto")
PASS: Final[Action] = ACTIONS.one("pass", declines=True)
UPHOLD: Final[Action] = ACTIONS.one("uphold")
REJECT: Final[Action] = ACTIONS.one("reject")
TO: Final[list[Action]] = ACTIONS.named("to", NAMES)
TO_BAG: Final[Action] = ACTIONS.one("to-bag")
KEEP_FROM: Final[list[Action]] = ACTIONS.named("keep-from", NAMES)
BAG_FROM: Final[list[Action]] = ACTIONS.named("bag-from", NAMES)
TABLET: Final[list[Action]] = ACTIONS.named("tablet", KIND_NAMES)
LOOK: Final[list[Action]] = ACTIONS.named("look", NAMES)
RENEW: Final[list[Action]] = ACTIONS.named("renew", list(PILES))
CHANGE_PLACES: Final[list[Action]] = ACTIONS.named("change-places", NAMES)
GIFT: Final[list[Action]] = ACTIONS.named("gift", NAMES)
PROPOSE: Final[list[Action]] = ACTIONS.named("propose", NAMES)
ACCEPT: Final[Action] = ACTIONS.one("accept")
DECLINE: Final[Action] = ACTIONS.one("decline", declines=True)
FORBID: Final[Action] = ACTIONS.one("forbid")
ALLOW: Final[Action] = ACTIONS.one("allow")
GIVE: Final[list[Action]] = ACTIONS.named("give", _with_each(KIND_NAMES))
"""By partner × 26 + kind of tablet: lay down a tablet of one's own."""
WANT: Final[list[Action]] = ACTIONS.named("want", _with_each(KIND_NAMES))
"""The same: lay down a tablet of the partner's."""
WITHDRAW: Final[list[Action]] = ACTIONS.named("withdraw", _with_each(KIND_NAMES))
"""The same: take back a tablet of one's own."""
WAIVE: Final[list[Action]] = ACTIONS.named("waive", _with_each(KIND_NAMES))
"""The same: take back a tablet of the partner's."""
CLEAR: Final[list[Action]] = ACTIONS.named("clear", NAMES)
"""Take back all tablets of one's own."""
AGREE: Final[list[Action]] = ACTIONS.named("agree", _with_each([str(number) for number in range(NUMBERS)]))
"""By partner × 100 + the number of what lies on the table."""
LEAVE: Final[Action] = ACTIONS.one("leave", declines=True)

assert len(GIVE) == len(NAMES) * KINDS, "an answer for every partner and tablet"
