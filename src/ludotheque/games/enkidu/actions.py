"""Every answer of Enkidu, with where it lies and what its label speaks of, unless the step that asks says so."""

import tomllib
from importlib.resources import files
from typing import Final

from ludotheque.engine.action import Action, Actions
from ludotheque.engine.event import Facts
from ludotheque.games.enkidu.moves.telling import position_text, tablet_text
from ludotheque.games.enkidu.names import KINDS, MOST_CARDS, NUMBERS, PILES, POSITIONS, TABLETS
from ludotheque.games.enkidu.state import State

ACTIONS: Final = Actions("enkidu")


def _event_names() -> list[str]:
    """List the event cards as the game's own component file does: an answer is written with its card's name."""
    printed = files("ludotheque.games.enkidu") / "components.toml"
    return list(tomllib.loads(printed.read_text(encoding="utf-8"))["events"])


EVENT_NAMES: Final[list[str]] = _event_names()
NAMES: Final = list(POSITIONS)
KIND_NAMES: Final = list(TABLETS)


def at_player(_s: State, _side: int, action: Action) -> list[str]:
    """One clicks the player."""
    return [f"side{action.target}"]


def player_facts(_s: State, _side: int, action: Action) -> Facts:
    """Speak of the player, and of their colour."""
    return {"who": action.target, "position": position_text(action.target)}


def in_pool(_s: State, _side: int, action: Action) -> list[str]:
    """One clicks the tablet in the pool."""
    return [f"pool.{TABLETS[action.target]}"]


def tablet_facts(_s: State, _side: int, action: Action) -> Facts:
    """Speak of the tablet."""
    return {"tablet": tablet_text(action.target)}


def cards_left(s: State, side: int, _action: Action) -> list[tuple[str, int, int]]:
    """Count the acquisition cards in hand before and after one is laid."""
    held = s.hands[side].bit_count()
    return [("card", held, held - 1)]


def _of_players(verb: str) -> list[Action]:
    """Make an answer for each player."""
    return ACTIONS.named(verb, NAMES, where=at_player, facts=player_facts)


def _with_partner(verb: str, words: list[str]) -> list[list[Action]]:
    """Make an answer for each partner in a talk and each word."""
    made = ACTIONS.named(verb, [f"{name} {word}" for name in NAMES for word in words])
    return [made[first : first + len(words)] for first in range(0, len(made), len(words))]


CHOOSE: Final[list[Action]] = ACTIONS.named("choose", EVENT_NAMES)
PLAY: Final[dict[int, Action]] = ACTIONS.many("play", 1, MOST_CARDS, after=cards_left)
TAKE: Final[list[Action]] = ACTIONS.named("take", KIND_NAMES, where=in_pool, facts=tablet_facts)
SET_ASIDE: Final[list[Action]] = ACTIONS.named("set-aside", KIND_NAMES, where=in_pool, facts=tablet_facts)
VETO: Final[Action] = ACTIONS.one("veto", confirms=True)
PASS: Final[Action] = ACTIONS.one("pass", declines=True)
UPHOLD: Final[Action] = ACTIONS.one("uphold")
REJECT: Final[Action] = ACTIONS.one("reject")
TO: Final[list[Action]] = _of_players("to")
TO_BAG: Final[Action] = ACTIONS.one("to-bag")
KEEP_FROM: Final[list[Action]] = _of_players("keep-from")
BAG_FROM: Final[list[Action]] = _of_players("bag-from")
TABLET: Final[list[Action]] = ACTIONS.named("tablet", KIND_NAMES, facts=tablet_facts)
LOOK: Final[list[Action]] = _of_players("look")
RENEW: Final[list[Action]] = ACTIONS.named("renew", list(PILES))
CHANGE_PLACES: Final[list[Action]] = _of_players("change-places")
GIFT: Final[list[Action]] = _of_players("gift")
PROPOSE: Final[list[Action]] = _of_players("propose")
ACCEPT: Final[Action] = ACTIONS.one("accept")
DECLINE: Final[Action] = ACTIONS.one("decline", declines=True)
FORBID: Final[Action] = ACTIONS.one("forbid")
ALLOW: Final[Action] = ACTIONS.one("allow")
GIVE: Final[list[list[Action]]] = _with_partner("give", KIND_NAMES)
"""By partner and kind of tablet: lay down a tablet of one's own."""
WANT: Final[list[list[Action]]] = _with_partner("want", KIND_NAMES)
"""The same: lay down a tablet of the partner's."""
WITHDRAW: Final[list[list[Action]]] = _with_partner("withdraw", KIND_NAMES)
"""The same: take back a tablet of one's own."""
WAIVE: Final[list[list[Action]]] = _with_partner("waive", KIND_NAMES)
"""The same: take back a tablet of the partner's."""
CLEAR: Final[list[Action]] = ACTIONS.named("clear", NAMES)
"""Take back all tablets of one's own."""
AGREE: Final[list[list[Action]]] = _with_partner("agree", [str(number) for number in range(NUMBERS)])
"""By partner and the number of what lies on the table."""
LEAVE: Final[Action] = ACTIONS.one("leave", declines=True)


def partner_in(action: Action) -> int:
    """Name the partner an answer in a talk is about."""
    if action.verb == "clear":
        return action.target
    return action.target // (NUMBERS if action.verb == "agree" else KINDS)


def kind_in(action: Action) -> int:
    """Name the kind of tablet an answer in a talk is about."""
    return action.target % KINDS
