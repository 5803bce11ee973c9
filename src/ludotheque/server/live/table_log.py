"""The log of a table in use: one change at a time is worked out, stored, and only then applied."""

import asyncio
from collections.abc import Callable

from ludotheque.engine.chance import Chance, DealtChance
from ludotheque.engine.errors import Refused
from ludotheque.server import house_time
from ludotheque.server.live.bus import Bus
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import Conflict, WriteFailed
from ludotheque.server.table.entries import SIT, Entry
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.notices import Written

Proposal = Callable[[Table], list[Entry]]
"""Works out the entries a wish would add, or refuses; it changes nothing."""


class TableLog:
    """Optimistic concurrency on (table, number): where another process has written first, a proposal is made anew."""

    def __init__(self, view: TableView, store: Store, bus: Bus, luck: Chance) -> None:
        self.view = view
        self.table = view.table
        self.luck = luck
        self.on_applied: Callable[[list[Entry]], None] = lambda _: None
        """Called with entries that have just been applied, whoever has written them."""
        self.on_written: Callable[[], None] = lambda: None
        """Called when a change from here is done."""
        self.on_doubt: Callable[[], None] = lambda: None
        """Called when something may be on disk although we were told that it is not."""
        self.soonest: Callable[[float], float | None] = lambda _: None
        """Says when somebody's time may be up after what is written now, if that is to be noted."""
        self._store = store
        self._bus = bus
        self._lock = asyncio.Lock()
        self._changed: asyncio.Event | None = None
        """What those wait for who wait for the next change, if anybody does."""

    def forget_others(self) -> None:
        """Call nobody any more: the room is closed."""
        self.on_applied = lambda _: None
        self.on_written = self.on_doubt = lambda: None
        self.soonest = lambda _: None

    @property
    def is_busy(self) -> bool:
        """Whether a change is under way."""
        return self._lock.locked()

    async def change(self, proposal: Proposal, click: tuple[int, str] | None = None) -> int:
        """Work out a change, store it, apply it; give the new version. A refusal changes nothing.

        A click (seat and id) that has counted already changes nothing more. Where another process has written first,
        its entries are applied and the change is worked out anew.
        """
        async with self._lock:
            while True:
                if click in self.table.clicks:
                    return self.table.clicks[click]
                if isinstance(self.luck, DealtChance):
                    self.luck.renew(self.table.drawn())
                try:
                    entries = proposal(self.table)
                except Refused:
                    if self._bus.is_shared and await self._read_on():
                        continue  # another process has written meanwhile: it may be no refusal any more
                    raise
                if not entries:
                    return self.table.version
                now = max(house_time.now(), self.table.changed)  # another machine may be ahead of this one
                for entry in entries:
                    entry.at = now
                try:
                    await self._store.tables.append(self.table.id, entries, self.soonest(now))
                except Conflict:
                    await self._read_on()
                except WriteFailed:
                    self.on_doubt()  # it may be on disk all the same: only the answer may have been lost
                    raise
                else:
                    self._apply(entries)
                    self._bus.tell_others(self.table.id, Written(self.table.written))
                    break
            version = self.table.version
        self.on_written()
        return version

    async def catch_up(self) -> None:
        """Apply what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def wait(self) -> None:
        """Wait for the next change."""
        if self._changed is None:
            self._changed = asyncio.Event()
        await self._changed.wait()

    async def _read_on(self) -> bool:
        """Apply what is in the log and not at the table; say whether there was anything."""
        table = self.table
        entries = await asyncio.to_thread(self._store.tables.entries, table.id, table.written)
        unknown = [entry.person for entry in entries if entry.kind == SIT and entry.person not in self.view.names]
        if unknown:
            self.view.know(await asyncio.to_thread(self._store.accounts.names, unknown))
        self._apply(entries)
        return bool(entries)

    def _apply(self, entries: list[Entry]) -> None:
        if not entries:
            return
        for entry in entries:
            self.table.apply(entry)
        if self._changed is not None:
            self._changed.set()
            self._changed = None
        self.on_applied(entries)
