"""How often somebody may ask: nobody is in the way of the others."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server.web.traffic import Budgets, Rate, is_counted, place_of

REQUESTS = Rate(10, 600)
CHANGES = Rate(2, 120)
TRIES = Rate(0.1, 10)
"""Codes and passkeys: enough for people, too few for guessing."""
RENAMES = Rate(0.1, 6)
REVIEWS = Rate(0.05, 5)
MESSAGES = Rate(100, 100)
MOST_SOCKETS = 100
"""How many tables may be looked at from one place at a time."""
MOST_AT_ONCE = 6
"""How many requests of one place are answered at the same time; as many as a browser makes."""
SAFE = ("GET", "HEAD", "OPTIONS")
GUESSES = ("/api/me/move", "/api/passkeys")


class TooOften(Refused):
    """Somebody who asks too often, or for too much at a time."""

    def __init__(self) -> None:
        super().__init__(Objection("too-often", {}))


class RateLimits:
    """Counts what comes from where, in this process; who asks from this machine is not counted, unless a proxy is."""

    def __init__(self) -> None:
        self.counts_this_machine = False
        """Whether who asks from this machine may be anybody, behind a proxy that does not tell."""
        self._requests = Budgets(REQUESTS)
        self._changes = Budgets(CHANGES)
        self._tries = Budgets(TRIES)
        self._renames = Budgets(RENAMES)
        self._messages = Budgets(MESSAGES)
        self._reviews = Budgets(REVIEWS)
        self._sockets = Counter[str]()
        """How many sockets are open, by where they come from."""
        self._at_once: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._long = asyncio.Lock()
        self._long_from: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def counts(self, connection: HTTPConnection) -> bool:
        """Say whether what comes over a connection is counted."""
        return self.counts_this_machine or connection.client is None or is_counted(connection.client.host)

    @staticmethod
    def where(connection: HTTPConnection) -> str:
        """Say where a connection comes from."""
        return "" if connection.client is None else place_of(connection.client.host)

    def check_request(self, request: HTTPConnection, method: str) -> None:
        """Complain about requests that come too often."""
        if not self.counts(request):
            return
        where = self.where(request)
        if request.url.path in GUESSES and not self._tries.take(where):
            raise TooOften
        if not self._requests.take(where):
            raise TooOften
        if method not in SAFE and not self._changes.take(where):
            raise TooOften

    def check_rename(self, request: HTTPConnection, person: str) -> None:
        """Complain about somebody who is called otherwise too often: everybody at their tables is told."""
        if self.counts(request) and not self._renames.take(person):
            raise TooOften

    def check_trial(self, request: HTTPConnection) -> None:
        """Complain about somebody who has us call too many addresses."""
        if self.counts(request) and not self._tries.take(self.where(request)):
            raise TooOften

    def check_review(self, request: HTTPConnection) -> None:
        """Complain about reviews that are wanted too often: each is as much work as a few games of bots."""
        if self.counts(request) and not self._reviews.take(self.where(request)):
            raise TooOften

    def check_message(self, where: str) -> None:
        """Complain about messages that come too often over the sockets of one place."""
        if not self._messages.take(where):
            raise TooOften

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a socket as long as it is open; complain if there are too many, or if they come too often."""
        self.check_request(connection, "GET")
        where = self.where(connection)
        if self.counts(connection) and self._sockets[where] >= MOST_SOCKETS:
            raise TooOften
        self._sockets[where] += 1
        try:
            yield
        finally:
            self._sockets[where] -= 1
            if not self._sockets[where]:
                del self._sockets[where]

    @asynccontextmanager
    async def place(self, connection: HTTPConnection) -> AsyncIterator[None]:
        """Wait until few others of the same place are answered: many who ask at once are not answered at once."""
        if not self.counts(connection):
            yield
            return
        own = self._at_once.setdefault(self.where(connection), asyncio.Semaphore(MOST_AT_ONCE))
        async with own:
            yield

    @asynccontextmanager
    async def turn(self, where: str) -> AsyncIterator[None]:
        """Wait for one's turn to do what takes long: one at a time, and every place stands in line once."""
        own = self._long_from.setdefault(where, asyncio.Lock())
        async with own, self._long:
            yield
