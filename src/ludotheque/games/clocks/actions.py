"""Every answer of Clocks."""

from typing import Final

from ludotheque.engine.action import Action, Actions
from ludotheque.games.clocks.state import FACES, HOURS, PURSES

ACTIONS: Final = Actions("clocks")

MOST_DICE: Final = 5
BIDS: Final = 251
"""How many bids there always are, from nothing on; a component file that lets people own more adds to them."""

PAIRS: Final = [(a, b) for b in range(MOST_DICE) for a in range(b)]
"""The dice that may lie together, by place on the felt; those of few dice come first."""

FACE: Final[list[Action]] = ACTIONS.named("board", list(FACES))
PAIR: Final[list[Action]] = ACTIONS.named("pair", [f"{a + 1}+{b + 1}" for a, b in PAIRS])
BID: Final[list[Action]] = list(ACTIONS.amounts("bid", 0, BIDS - 1).values())
PICK: Final[list[Action]] = list(ACTIONS.many("pick", 0, MOST_DICE - 2).values())
DIE: Final[list[Action]] = list(ACTIONS.many("die", 0, 1).values())
TURN: Final[list[Action]] = ACTIONS.named("turn", ["down", "same", "up"])
PLACE: Final[dict[int, Action]] = ACTIONS.many("place", 1, HOURS)
COINS: Final[Action] = ACTIONS.one("coins")
REROLL: Final[dict[int, Action]] = ACTIONS.many("reroll", 1, HOURS)
UP: Final[dict[int, Action]] = ACTIONS.many("up", 1, HOURS)
DOWN: Final[dict[int, Action]] = ACTIONS.many("down", 1, HOURS)
FLIP: Final[dict[int, Action]] = ACTIONS.many("flip", 1, HOURS)
SWAP: Final[dict[int, Action]] = ACTIONS.many("swap", 1, HOURS)
WITH: Final[dict[int, Action]] = ACTIONS.many("with", 1, HOURS)
DISCARD: Final[dict[int, Action]] = ACTIONS.many("discard", 1, HOURS)
BUY: Final[list[Action]] = ACTIONS.named("buy", ["reroll", "nudge", "flip", "swap"])
DECLINE: Final[Action] = ACTIONS.one("decline", declines=True)
PASS: Final[Action] = ACTIONS.one("pass", declines=True)
PURSE: Final[list[Action]] = ACTIONS.named("purse", list(PURSES))
