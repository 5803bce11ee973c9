"""The lobby: the whole house, with its tables and its people, from the start of a process to its end."""

import asyncio
import logging
from contextlib import suppress

from ludotheque.engine.components import NO_COMPONENTS
from ludotheque.games import all_games
from ludotheque.server import house_time, logs
from ludotheque.server.live.absence import AWAY
from ludotheque.server.live.bus import Bus
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.lobby.accounts import Accounts
from ludotheque.server.lobby.due import DueTables
from ludotheque.server.lobby.import_record import Importer
from ludotheque.server.lobby.reminders import Reminders
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.reminders import Device
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import Conflict, WriteFailed
from ludotheque.server.table.orders import PATIENCE
from ludotheque.server.wire.notices import EpochBegun, Named

log = logging.getLogger(__name__)
NOTE_TIME = 60.0
"""Seconds between two notes of the time: so much may be lost if the clock is set back while the house is closed."""


class Lobby:
    """Everything a process serves: rooms, accounts, and what happens by itself."""

    def __init__(
        self,
        store: Store,
        pace: float,
        bus: Bus | None = None,
        away: float = AWAY,
        seed: int | None = None,
        pepper: str = "",
        patience: float = PATIENCE,
        most_rooms: int | None = None,
    ) -> None:
        """Put it together; `Rooms` says what all but the pepper are, `HouseKey` what the pepper is."""
        self.store = store
        self.accounts = Accounts(store.accounts, store.key.for_cookies(pepper))
        self.rooms = Rooms(store, pace, bus, away, seed, patience, most_rooms)
        self.rooms.deal_key = store.key.for_deals(pepper)
        self.reminders = Reminders(self.rooms, store.key.for_cookies(pepper), store.key.for_push(pepper))
        self.rooms.on_asked = self.reminders.note_soon
        self.importer = Importer(self.rooms)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open."""
        house_time.CLOCK.not_before(await asyncio.to_thread(self.store.clock.latest))
        await self.rooms.start()
        for game in all_games().values():
            if game.component_file is not NO_COMPONENTS:
                kept = (game.components_digest, game.id, game.component_file.text)
                await asyncio.to_thread(self.store.tables.keep_components, *kept)
        self._tasks = [
            asyncio.create_task(DueTables(self.rooms).watch()),
            asyncio.create_task(self.reminders.watch()),
            asyncio.create_task(self._keep_time()),
            asyncio.create_task(self.check_upgraded()),
        ]

    async def close(self) -> None:
        """Stop the bots and finish writing."""
        for task in self._tasks:
            task.cancel()
        await self.rooms.close()
        await self._note_time()
        self.store.close()

    async def _keep_time(self) -> None:
        """Note the time again and again: whoever is killed has no time to."""
        while True:
            await self._note_time()
            await asyncio.sleep(NOTE_TIME)

    async def _note_time(self) -> None:
        with suppress(WriteFailed, Conflict):  # Conflict: another process has noted the first one
            await self.store.clock.note(house_time.now())

    async def check_upgraded(self) -> None:
        """Open every running table that was last played by other rules, so that nobody finds out at the table."""
        with suppress(StoreUnavailable):
            for name, game, rules in await asyncio.to_thread(self.store.lists.unfinished):
                if game not in all_games() or all_games()[game].version == rules:
                    continue
                for room in await self.rooms.rooms([name]):
                    await room.snapshots.take()
                    how = "can only be looked at" if room.table.frozen is not None else "goes on"
                    told = logs.table_name(name), game, rules, how
                    log.warning("table %s of %s, played by rules %d before, %s", *told)

    async def rename(self, person: str, name: str) -> str:
        """Call somebody by another name, at every table."""
        name = await self.accounts.rename(person, name)
        await self.rooms.tell_of(person, Named(person, name))
        return name

    async def forget(self, person: Person) -> None:
        """Forget one device of somebody; all are disconnected from their tables, and the others come again."""
        await self.accounts.forget(person)
        await self.store.reminders.forget_device(Device(person.id, person.device, "", "", ""))
        await self.rooms.tell_of(person.id, EpochBegun(person.id))

    async def begin_epoch(self, person: Person) -> Person:
        """Shut out every other device of somebody, also from the tables it looks at."""
        person = await self.accounts.begin_epoch(person)
        await self.rooms.tell_of(person.id, EpochBegun(person.id))
        return person
