"""The store: everything that is on disk, each part under its own name."""

from ludotheque.server.store.accounts import AccountStore
from ludotheque.server.store.chat import ChatStore
from ludotheque.server.store.clock import ClockStore
from ludotheque.server.store.database import Database
from ludotheque.server.store.lists import TableLists
from ludotheque.server.store.passkeys import PasskeyStore
from ludotheque.server.store.results import ResultStore
from ludotheque.server.store.tables import TableStore


class Store:
    """All parts of the store, on one database."""

    def __init__(self, url: str) -> None:
        """Open the database and bring its schema up to date."""
        self._database = database = Database(url)
        self.tables = TableStore(database)
        self.lists = TableLists(database)
        self.chat = ChatStore(database)
        self.results = ResultStore(database)
        self.accounts = AccountStore(database)
        self.clock = ClockStore(database)
        self.passkeys = PasskeyStore(database)

    def check(self) -> None:
        """Return if the database answers; `StoreUnavailable` if it does not."""
        self._database.check()

    def close(self) -> None:
        """Write what has gathered, and disconnect."""
        self._database.close()
