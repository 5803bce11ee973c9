"""Catching up: a room that may have missed something reads the log until it is sure."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludotheque.server import logs
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table.table import BadTable

log = logging.getLogger(__name__)
AGAIN = 0.5
"""Seconds after which a room that may have missed something looks again."""


async def _nothing_to_do() -> None:
    """Whoever is closed misses nothing."""


class LogFollower:
    """Calls `catch_up` again and again until it has gone through; one at a time."""

    def __init__(self, name: str, catch_up: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._catch_up = catch_up
        self._task: asyncio.Task[None] | None = None
        self._is_asked_again = False

    def look(self, after: float = AGAIN) -> None:
        """Catch up as soon as the store can be read."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look(after))
        else:
            self._is_asked_again = True

    def close(self) -> None:
        """Stop, for good."""
        if self._task is not None:
            self._task.cancel()
        self._catch_up = _nothing_to_do

    async def _look(self, after: float) -> None:
        while True:
            await asyncio.sleep(after)
            after = AGAIN
            self._is_asked_again = False
            try:
                await self._catch_up()
            except (WriteFailed, StoreUnavailable):
                continue
            except BadTable:
                log.exception("table %s cannot go on", logs.table_name(self._name))
                return
            if not self._is_asked_again:
                return
            after = 0
