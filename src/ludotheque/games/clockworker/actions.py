"""Every answer of Clockworker that names no card; those that do are made from the component file."""

from typing import Final

from ludotheque.engine.action import Action, Actions
from ludotheque.games.clockworker.names import COLOURS, KINDS, MOST_SLOTS, POINT

ACTIONS: Final = Actions("clockworker")

CHARGE: Final[Action] = ACTIONS.one("charge")
OPERATE_ONE: Final[Action] = ACTIONS.one("operate-one")
"""What one tries where no factory lies open: it is always refused."""
PLACE: Final[Action] = ACTIONS.one("place")
DONE: Final[Action] = ACTIONS.one("done", declines=True)
SLOT: Final[list[Action]] = list(ACTIONS.many("slot", 1, MOST_SLOTS).values())
PAY_GOLD: Final[list[Action]] = ACTIONS.named("gold-for", [KINDS[colour] for colour in COLOURS])
"""By colour, in the order of COLOURS."""
AS_PRINTED: Final[Action] = ACTIONS.one("as-printed")
LEAVE_OUT: Final[list[Action]] = ACTIONS.named("leave-out", list(KINDS[:POINT]))
IN_FULL: Final[Action] = ACTIONS.one("in-full")
COPY: Final[list[Action]] = ACTIONS.named("copy", list(KINDS[:POINT]))
DECLINE: Final[Action] = ACTIONS.one("decline", declines=True)
