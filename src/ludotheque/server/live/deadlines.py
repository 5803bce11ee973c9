"""Deadlines: a question that is open for some seconds only is answered by its fallback when they are over."""

import asyncio
import math
from collections.abc import Iterable

from ludotheque.server import house_time
from ludotheque.server.live.table_log import TableLog
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table import answers
from ludotheque.server.table.deadline import NO_DEADLINE, Deadline
from ludotheque.server.wire.outgoing import ClockMessage
from ludotheque.server.wire.seating import SeatClock

AGAIN = 0.5
"""Seconds after which an answer that could not be written is tried again."""


class DeadlineTimer:
    """Lets the time of the present deadline run, and tells everybody how much is left, also of their own clocks."""

    def __init__(self, log: TableLog, viewers: Iterable[Viewer]) -> None:
        self._log = log
        self._viewers = viewers
        self._deadline = NO_DEADLINE
        self._times = log.table.times()
        self._waiting: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether a deadline is waited for."""
        return self._waiting is not None

    def watch(self) -> None:
        """Let the time of a deadline that has begun run, and tell everybody."""
        deadline, times = self._log.table.deadline, self._log.table.times()
        if times != self._times:
            self._times = times
            if deadline == self._deadline:
                self._tell_all()
        if deadline == self._deadline:
            return
        self._deadline = deadline
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if deadline.key:
            self._waiting = asyncio.create_task(self._wait(deadline))
        self._tell_all()

    def tell(self, viewer: Viewer) -> None:
        """Tell a newcomer the time, if any runs."""
        if self._log.table.deadline.key or self._log.table.times():
            viewer.send(self._time_left())

    def close(self) -> None:
        """Stop."""
        if self._waiting is not None:
            self._waiting.cancel()

    def _tell_all(self) -> None:
        for viewer in self._viewers:
            viewer.send(self._time_left())

    def _time_left(self) -> ClockMessage:
        """Tell the time in seconds from now: clocks of browsers are not ours."""
        deadline, now = self._log.table.deadline, house_time.now()
        seats = [
            SeatClock(round(left if due is None else max(0.0, due - now), 1), due is not None)
            for left, due in self._log.table.times()
        ]
        return ClockMessage(math.ceil(max(0.0, deadline.since + deadline.seconds - now)), deadline.seconds, seats)

    async def _wait(self, deadline: Deadline) -> None:
        await asyncio.sleep(max(0.0, deadline.since + deadline.seconds - house_time.now()))
        # Shielded: what runs out ends this very waiting.
        running = asyncio.create_task(self._run_out(deadline))
        await asyncio.shield(running)

    async def _run_out(self, deadline: Deadline) -> None:
        while self._log.table.deadline == deadline:
            try:
                await self._log.change(lambda table: answers.run_out(table, deadline, self._log.luck))
            except (WriteFailed, StoreUnavailable):
                await asyncio.sleep(AGAIN)
