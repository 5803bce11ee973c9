"""Tic-tac-toe as an object."""

from pathlib import Path
from typing import Any

from benchmarks.tictactoe.rules import ACTIONS, CELLS, NOBODY, Mark, State
from ludotheque.engine.chance import Chance
from ludotheque.engine.game import Game, Options, Score
from ludotheque.engine.scene import Piece, Standing, Text, Zone, cached_drawing


class TicTacToe(Game):
    """Tic-tac-toe without end."""

    id = "tictactoe"
    version = 1
    seats = (2,)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    end_reasons = ()
    secrets = ()
    components = None
    components_digest = "none"

    def set_up(self, seats: int, options: Options, chance: Chance) -> State:
        """Lay out an empty board."""
        s = State(seat_of=list(range(seats)), cells=[NOBODY] * CELLS)
        s.then(0, Mark())
        return s

    def zones(self, s: Any, viewer: int | None) -> list[Zone]:
        """Draw nine cells."""
        return [Zone("board", "grid", children=[_cell(place, mark) for place, mark in enumerate(s.cells)])]

    def standings(self, s: Any, viewer: int | None) -> list[Standing]:
        """Name the two."""
        return [Standing(side, Text("name", {"who": side}), s.seat_of[side]) for side in range(2)]

    def scores(self, s: Any) -> list[Score]:
        """Nobody wins."""
        return [Score(()), Score(())]

    def conserved(self, s: Any) -> dict[str, int]:
        """Nine cells."""
        return {"cells": len(s.cells)}


@cached_drawing
def _cell(place: int, mark: int) -> Piece:
    label = (
        Text("cell", {"cell": place + 1}) if mark == NOBODY else Text("cell-marked", {"cell": place + 1, "who": mark})
    )
    return Piece(f"cell{place}", "token", label)
