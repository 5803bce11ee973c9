"""Rooms: the tables in use, loaded when somebody comes and let go when nobody has used them for long."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from weakref import WeakValueDictionary

from ludotheque.engine.chance import Chance, DealtChance, RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server import ids, logs, metrics
from ludotheque.server.live.absence import AWAY
from ludotheque.server.live.bot_pool import BotPool
from ludotheque.server.live.bus import Bus
from ludotheque.server.live.presence import BEAT
from ludotheque.server.live.room import Room
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.store import Store
from ludotheque.server.store.upgrade import played, reopened
from ludotheque.server.table.daily import PREFIX, end_of, seed_of
from ludotheque.server.table.orders import PATIENCE, patience
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.notices import Notice, Written

log = logging.getLogger(__name__)
MOST_ROOMS = 2_000
"""How many tables are kept in memory, those that nobody looks at included."""
MANY = 500
"""How many tables are asked for at once."""
LONG_LOG = 2_000
"""Of tables with more entries one is replayed at a time: the threads belong to everybody."""
POLL = 1.0
"""Seconds between two looks into the log while the bus is away."""


class NoTable(Refused):
    """A table that is not here."""

    def __init__(self) -> None:
        super().__init__(Objection("no-table", {}))


class Rooms:
    """A cache of tables in use, that follows what other processes write."""

    def __init__(
        self,
        store: Store,
        pace: float,
        bus: Bus | None = None,
        away: float = AWAY,
        seed: int | None = None,
        longest: float = PATIENCE,
        most: int | None = None,
    ) -> None:
        """Begin empty; a bot takes at least `pace` seconds for a move, so that people can follow.

        A bot stands in for those who have been gone from a live table for `away` seconds. With a `seed` every table is
        dealt from it, and bots have their luck from it, else from the system's. A standing order waits for `longest`
        seconds at most. Of tables that nobody looks at as many are kept in memory that there are `most` in all.
        """
        self.store = store
        self.bus = bus or Bus()
        self._pace = pace
        self._away = away
        self._seed = seed
        self.deal_key = b""
        """What the deals of days are made from."""
        self.on_asked: Callable[[str, list[str]], None] = lambda _table, _people: None
        """Called with a table and those who are asked something there and do not look."""
        self._patience = longest
        self._most = most or MOST_ROOMS
        self.bot_pool = BotPool(seed)
        self._rooms: dict[str, Room] = {}
        """The tables in use, the one that was used last at the end."""
        self._polling: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by whoever opens a table, or lets it go: nobody waits for anybody at another table."""
        self._long = asyncio.Lock()

    def __contains__(self, name: str) -> bool:
        return name in self._rooms

    async def start(self) -> None:
        """Get on the bus."""
        self.bus.when_back = self._look_at_all
        await self.bus.start()
        if self.bus.is_shared:
            self._polling = asyncio.create_task(self._poll())

    async def close(self) -> None:
        """Stop the bots and finish writing."""
        if self._polling is not None:
            self._polling.cancel()
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(room.snapshots.take(with_scenes=False) for room in self._rooms.values()))
        await self.bus.close()
        self.bot_pool.close()

    # Finding tables.

    async def room(self, name: str) -> Room:
        """Find a table; bring it back from the store if nobody has used it for a while."""
        room = self._rooms.pop(name, None)
        if room is not None:
            self._rooms[name] = room
        else:
            async with self._door(name):
                room = self._rooms.get(name) or await self._load(name)
            await self._forget_some()
        return room

    def _door(self, name: str) -> asyncio.Lock:
        return self._doors.setdefault(name, asyncio.Lock())

    async def rooms(self, names: list[str]) -> list[Room]:
        """Find several tables: one that cannot be opened must not keep anybody from the others."""
        found = []
        for name in names:
            try:
                found.append(await self.room(name))
            except StoreUnavailable:
                raise
            except Exception as error:  # noqa: BLE001 - rules that were changed may stumble over an old log in any way
                log.warning("table %s cannot be opened: %r", logs.table_name(name), error)
        return found

    async def add(self, table: Table, names: dict[str, str]) -> Room:
        """Use a table that has just been stored, and begin if nobody has to be waited for."""
        async with self._door(table.id):  # whoever knows its name may have come already
            room = self._rooms.get(table.id) or self._use(await self._room_of(TableView(table, names)))
        await self._forget_some()
        await room.start_if_full()
        return room

    async def tell_of(self, person: str, notice: Notice) -> None:
        """Tell every table that somebody sits or looks at what has become of them."""
        tables = {name for name, room in self._rooms.items() if person in room.view.names or room.viewers.has(person)}
        if self.bus.is_shared:
            tables |= set(await asyncio.to_thread(self.store.lists.tables_of, person, MANY))
        for table in tables:
            self.bus.publish(table, notice)

    async def _load(self, name: str) -> Room:
        stored = await asyncio.to_thread(self.store.tables.table, name) if ids.is_id(name) else None
        if stored is None:
            raise NoTable
        async with self._long if len(stored.entries) > LONG_LOG else nullcontext():
            table = await asyncio.to_thread(lambda: reopened(played(self.store.tables, stored), stored))
        sitting = [seat.person for seat in table.seats if seat.person]
        names = await asyncio.to_thread(self.store.accounts.names, sitting)
        room = await self._room_of(TableView(table, names))
        try:
            if self.bus.is_shared:
                await room.catch_up()  # what was written between reading and listening
            await room.resume()
            await room.start_if_full()  # the server may have gone down between the last one sitting down and the start
        except BaseException:  # also if whoever wanted it has gone: nobody shall find it half loaded
            room.close()
            await self.bus.unsubscribe(name)
            raise
        room.deadlines.watch()
        room.bots.wake()
        return self._use(room)

    async def _room_of(self, view: TableView) -> Room:
        view.table.schedule.patience = partial(patience, self._patience)
        luck = await self._luck_of(view.table)
        room = Room(view, self.store, self.bot_pool, self.bus, self._pace, self._away, luck)
        room.on_asked = self.on_asked
        await self.bus.subscribe(view.table.id, room.hear)
        return room

    async def _luck_of(self, table: Table) -> Chance:
        """Give the luck of a table: its own, a lesson's, or that of the day whose challenge it is, which seals it."""
        if table.course is not None:
            return table.course.chance()
        tried = await asyncio.to_thread(self.store.daily.of, table.id) if table.id.startswith(PREFIX) else None
        if tried is None:
            return RandomChance(self._seed)
        table.sealed_until = end_of(tried.day)
        return DealtChance(seed_of(self.deal_key, tried.day, tried.game))

    def _use(self, room: Room) -> Room:
        self._rooms[room.table.id] = room
        metrics.ROOMS.set(len(self._rooms))
        return room

    async def _forget_some(self) -> None:
        """Let go of rooms nobody has used for long, if there are too many; the store has them."""
        if len(self._rooms) <= self._most:
            return
        # Somebody may be on their way to a room that was used lately, and two must never get two rooms of one table.
        older = list(self._rooms.items())[: self._most // 2]
        idle = [name for name, room in older if room.is_idle][: self._most // 10]
        for name in idle:
            if name in self._rooms and self._rooms[name].is_idle:  # still, while others were let go
                await self.let_go(name)

    async def let_go(self, name: str) -> None:
        """Close a room and forget it; the store has the table."""
        self._rooms.pop(name).close()
        async with self._door(name):
            if name not in self._rooms:  # else somebody has come back to it, and listens
                await self.bus.unsubscribe(name)

    # Following other processes.

    async def _poll(self) -> None:
        """Say now and then who is here; while the bus is away, look whether others have written."""
        beat = time.monotonic()
        while True:
            await asyncio.sleep(POLL)
            if self.bus.is_away:
                await self._look()
            elif time.monotonic() > beat + BEAT:
                beat = time.monotonic()
                for room in list(self._rooms.values()):
                    room.beat()

    def _look_at_all(self) -> None:
        for room in list(self._rooms.values()):
            room.beat(is_back=True)
        self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """Let every room that is behind catch up."""
        with suppress(StoreUnavailable):
            await self._look_into_logs()

    async def _look_into_logs(self) -> None:
        names = list(self._rooms)
        for first in range(0, len(names), MANY):
            written = await asyncio.to_thread(self.store.tables.written, names[first : first + MANY])
            for name, count in written.items():
                room = self._rooms.get(name)
                if room is not None:
                    room.hear(Written(count))
        for room in [room for room in self._rooms.values() if room.viewers]:
            await room.catch_up_with_talk()
