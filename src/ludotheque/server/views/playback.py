"""Playback: what others did last, moment by moment, made anew from the match whenever somebody asks."""

import asyncio

from ludotheque.engine import replay
from ludotheque.engine.scene import Wire, difference
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.outgoing import Frame

MOST_FRAMES = 200


async def playback(view: TableView, seat: int | None, language: str) -> tuple[Wire | None, list[Frame]]:
    """Give a viewer the table before the others' last stretch, and what each moment of it changed and told."""
    table = view.table
    first, last = (0, 0) if table.match is None else replay.stretch_of_others(table.match, seat)
    if not last:
        return None, []
    found: list[Frame] = []
    start: Wire | None = None
    shown: Wire = {}
    seat_of: list[int] = []
    for moment in replay.moments(table.playing, first, last):
        await asyncio.sleep(0)  # others need not wait for all of it
        scene = view.picture(moment.state, seat, language)
        sat, seat_of = seat_of, moment.state.seat_of
        if start is None:
            start = shown = scene
            continue
        turn = sum(bool(answer.events) for answer in table.playing.answers[: moment.turn])
        lines = [view.line(turn, event, seat, language, sat) for event in moment.events]
        frame = Frame(
            difference(shown, scene),
            [line for line in lines if line.text],
            [event.path for event in moment.events if event.path is not None],
        )
        # What a viewer neither sees nor is told of is no moment for them.
        if frame.change or frame.log:
            found.append(frame)
            shown = scene
        if len(found) == MOST_FRAMES:
            break
    return start, found
