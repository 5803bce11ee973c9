"""Timing: what happens at a table by itself, because a time is up or somebody does not come back."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludotheque.engine.errors import Refused, Trouble
from ludotheque.engine.event import Objection
from ludotheque.server.clock import LIVE
from ludotheque.server.schema import PERSON
from ludotheque.server.store import Store, StoreAway
from ludotheque.server.writer import NotStored

if TYPE_CHECKING:
    from ludotheque.server.rooms import Room

log = logging.getLogger(__name__)
AWAY = 30.0
"""Seconds after which a bot stands in for somebody who has gone from a live table and is asked."""
STAND_IN_LEVEL = "greedy"
A_DAY = 24 * 3600.0
SOON = 60.0
"""Seconds in which something must be due for a room to wait for it; else the house brings the table back."""
AGAIN = 0.5


class Timing:
    """Wakes a room up."""

    def __init__(self, room: "Room", store: Store, away: float) -> None:
        self._room = room
        self._store = store
        self._away = away
        self._gone = {seat: time.time() for seat, sitting in enumerate(room.table.seats) if sitting.kind == PERSON}
        """Seats whose person has no browser here, and since when."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._noted: tuple[str, float | None] = ("", None)

    @property
    def is_running(self) -> bool:
        """Whether something will happen by itself before long."""
        return self._timer is not None and self._timer.when() < asyncio.get_running_loop().time() + SOON

    def came(self, seat: int) -> None:
        """Somebody looks at the table."""
        self._gone.pop(seat, None)

    def went(self, seat: int) -> None:
        """Somebody does not look at the table any more."""
        self._gone[seat] = time.time()
        self.watch()

    def watch(self) -> None:
        """Wake up when something is due, and note it for whoever opens the house next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self._room.table
        due = table.due()
        wakes = [moment for moment in (due, table.window.closes) if moment is not None]
        noted = (table.stage(), min(wakes, default=None))
        if noted != self._noted:
            self._noted = noted
            self._store.note(table.id, *noted).add_done_callback(whatever_came)
        moments = [moment for moment in (due, *self._leaving()) if moment is not None]
        if moments:
            delay = min(max(0.0, min(moments) - time.time()), A_DAY)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def close(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    async def stand_in_for(self, seat: int) -> None:
        """Let a bot stand in for somebody who has been gone for a while: anybody at the table may ask for it."""
        gone = self._gone.get(seat)
        if gone is None or time.time() - gone < self._away:
            raise Refused(Objection("still-here", {}))
        await self._room.change(lambda table: table.stand_in(seat, STAND_IN_LEVEL))

    def _leaving(self) -> list[float]:
        """List when a bot stands in for those who have gone from a live table and are asked."""
        table = self._room.table
        if table.pace.kind != LIVE:
            return []
        asked = set(table.waiting()) - set(table.waiting_bots())
        return [since + self._away for seat, since in self._gone.items() if seat in asked]

    def _ring(self) -> None:
        task = asyncio.create_task(self._do_what_is_due())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_what_is_due(self) -> None:
        room, now = self._room, time.time()
        try:
            await room.change(lambda table: table.time_up(now, STAND_IN_LEVEL))
            for seat in [seat for seat, since in self._gone.items() if since + self._away <= now]:
                if room.table.pace.kind == LIVE and seat in room.table.waiting():
                    await self.stand_in_for(seat)
        except (NotStored, StoreAway):
            await asyncio.sleep(AGAIN)
        except Trouble as error:  # somebody was quicker
            log.info("table %s: nothing is due any more: %s", room.table.id, error)
        self.watch()


def whatever_came(note: "asyncio.Future[None]") -> None:
    """A note that was not written is written with the next change: the log tells everything in it."""
    if not note.cancelled():
        note.exception()
