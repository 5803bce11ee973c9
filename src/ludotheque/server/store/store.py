"""The store: everything that is on disk, each part under its own name."""

import os
from pathlib import Path

from ludotheque.server.store.accounts import AccountStore
from ludotheque.server.store.chat import ChatStore
from ludotheque.server.store.clock import ClockStore
from ludotheque.server.store.daily import DailyStore
from ludotheque.server.store.database import Database
from ludotheque.server.store.house_key import HouseKey
from ludotheque.server.store.lists import TableLists
from ludotheque.server.store.passkeys import PasskeyStore
from ludotheque.server.store.players import PlayerStore
from ludotheque.server.store.puzzles import PuzzleStore
from ludotheque.server.store.reminders import ReminderStore
from ludotheque.server.store.results import ResultStore
from ludotheque.server.store.reviews import ReviewStore
from ludotheque.server.store.sqlite_file import hold
from ludotheque.server.store.tables import TableStore


class Store:
    """All parts of the store, on one database."""

    def __init__(self, url: str, key: Path | None = None, *, may_be_new: bool = True) -> None:
        """Open the database and bring its schema up to date; `key` names the file of the house's key."""
        self._database = database = Database(url, may_be_new=may_be_new)
        self.tables = TableStore(database)
        self.lists = TableLists(database)
        self.chat = ChatStore(database)
        self.results = ResultStore(database)
        self.players = PlayerStore(database)
        self.daily = DailyStore(database)
        self.reminders = ReminderStore(database)
        self.accounts = AccountStore(database)
        self.clock = ClockStore(database)
        self.reviews = ReviewStore(database)
        self.puzzles = PuzzleStore(database)
        self.passkeys = PasskeyStore(database)
        self._held: int | None = None
        self.key = HouseKey(database, key)

    def hold(self, *, is_shared: bool) -> None:
        """Keep other servers from the same file, unless all of them tell each other what they write."""
        if self._database.file is not None:
            self._held = hold(self._database.file, is_shared=is_shared)

    async def check(self) -> None:
        """Return if the database can be written to; `WriteFailed` if it cannot."""
        await self._database.check()

    def close(self) -> None:
        """Write what has gathered, and disconnect."""
        self._database.close()
        if self._held is not None:
            os.close(self._held)
            self._held = None
