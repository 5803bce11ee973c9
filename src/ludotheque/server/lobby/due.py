"""Tables at which something is due, opened although nobody looks at them."""

import asyncio
import logging
from contextlib import suppress

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import house_time, logs
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table.entries import OVER

log = logging.getLogger(__name__)
LOOK_AT_THE_CLOCK = 5.0
"""Seconds between two looks at the tables nobody looks at."""
MOST_AT_ONCE = 50


class DueTables:
    """Brings tables back at which somebody's time is up or a deadline passes."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def watch(self) -> None:
        """Look again and again, for ever; a table has only to be opened, then its room does what is due."""
        while True:
            with suppress(LudothequeError):
                for name in await asyncio.to_thread(self._rooms.store.lists.due, house_time.now(), MOST_AT_ONCE):
                    if name not in self._rooms:
                        await self._open(name)
            await asyncio.sleep(LOOK_AT_THE_CLOCK)

    async def _open(self, name: str) -> None:
        try:
            await self._rooms.room(name)
        except (WriteFailed, StoreUnavailable):
            pass  # next time
        except Exception:
            log.exception("table %s, at which time is up, cannot be opened", logs.table_name(name))
            # Listed as over, with nothing due: else it would be tried again and again before others. Its log stays.
            await self._rooms.store.tables.note(name, OVER, None)
