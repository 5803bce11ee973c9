"""History: a table as a viewer saw it some turns ago."""

import asyncio

from ludotheque.engine import replay
from ludotheque.engine.scene import Wire
from ludotheque.server.views.table_view import TableView

A_FEW = 20
"""So many answers are played again in one go."""


async def moment(view: TableView, seat: int | None, turn: int, language: str) -> tuple[int, int, Wire]:
    """Give a turn, how many there are, and the table as a viewer saw it then; others are served in between."""
    match = view.table.playing
    last = replay.turns(match)
    turn = min(max(turn, 0), last)
    if turn == last:
        scene = view.scene(seat, language) or {}
        for name in ("prompt", "options", "refusals", "question", "at"):
            scene.pop(name, None)
    else:
        way = replay.up_to(match, turn)
        s = next(way)
        for number, _ in enumerate(way):
            if number % A_FEW == 0:
                await asyncio.sleep(0)
        scene = view.picture(s, seat, language)
    return turn, last, scene
