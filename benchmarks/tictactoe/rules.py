"""The rules: a mark in an empty cell, each in turn; a full board is wiped, and it goes on."""

from dataclasses import dataclass
from typing import Any, final

from ludotheque.engine import state
from ludotheque.engine.action import Action, Actions
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import Step

ACTIONS = Actions("tictactoe")
CELLS = 9
NOBODY = -1


def _on_cell(_s: Any, _side: int, action: Action) -> list[str]:
    """One clicks the cell."""
    return [f"cell{action.target}"]


def _cell(_s: Any, _side: int, action: Action) -> Facts:
    """Name the cell."""
    return {"cell": action.target + 1}


MARK = list(ACTIONS.many("mark", 0, CELLS - 1, where=_on_cell, facts=_cell).values())


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Nine cells, each with the side whose mark it carries."""

    cells: list[int]


@dataclass(frozen=True)
class Mark(Step):
    """Put your mark into an empty cell."""

    def candidates(self, s: Any, side: int) -> list[Action]:
        return [MARK[cell] for cell in range(CELLS) if s.cells[cell] == NOBODY]

    def take(self, s: Any, side: int, action: Action, chance: Chance) -> None:
        s.cells[action.target] = side
        s.tell("marked", {"who": side, "cell": action.target + 1})
        if NOBODY not in s.cells:
            s.cells = [NOBODY] * CELLS
        s.turn = 1 - side
        s.then(s.turn, self)
        s.mark_information_barrier()

    def fallback(self, s: Any, side: int) -> Action:
        return self.candidates(s, side)[0]
