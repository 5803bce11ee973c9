"""Tables by where they were opened: whoever becomes a new guest for every table finds no more room for it."""

import asyncio
from collections import deque

from starlette.requests import HTTPConnection

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server import house_time
from ludotheque.server.lobby.open_table import A_DAY
from ludotheque.server.web.rate_limits import RateLimits
from ludotheque.server.web.requests import rooms

MOST_FROM_ONE_PLACE = 300
"""How many tables that were opened from one place in the last day may be under way: a school is one place, too."""


class OpenedTables:
    """Remembers for a day, in this process, where tables were opened; it is written nowhere."""

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits
        self._opened: deque[tuple[float, str, str]] = deque()
        """When, where, and which, oldest first."""
        self._from: dict[str, set[str]] = {}
        """Those of them that may be under way, by where."""

    async def expect_room(self, request: HTTPConnection) -> None:
        """Refuse if very many tables that were opened at the same place are still under way."""
        opened = self._from.get(self._limits.where(request), set())
        if len(opened) < MOST_FROM_ONE_PLACE or not self._limits.counts(request):
            return
        asked = list(opened)
        opened.difference_update(set(asked) - await asyncio.to_thread(rooms(request).store.lists.under_way, asked))
        if len(opened) >= MOST_FROM_ONE_PLACE:
            raise Refused(Objection("too-many-tables-here", {"most": MOST_FROM_ONE_PLACE}))

    def note(self, request: HTTPConnection, table: str) -> None:
        """Remember where a table was opened, and forget those of yesterday."""
        now, where = house_time.now(), self._limits.where(request)
        self._opened.append((now, where, table))
        self._from.setdefault(where, set()).add(table)
        while self._opened[0][0] < now - A_DAY:
            _, where, table = self._opened.popleft()
            self._from[where].discard(table)
            if not self._from[where]:
                del self._from[where]
