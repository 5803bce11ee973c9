"""How often somebody may ask: nobody is in the way of the others."""

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter, SlidingWindowCounterRateLimiter
from starlette.requests import HTTPConnection

from ludotheque.engine.errors import Trouble

REQUESTS = RateLimitItemPerMinute(600)
CHANGES = RateLimitItemPerMinute(120)
TRIES = RateLimitItemPerMinute(10)
"""Codes and passkeys: enough for people, too few for guessing."""
MESSAGES = RateLimitItemPerSecond(30)
LOOPBACK = ("127.0.0.1", "::1", "testclient")
SAFE = ("GET", "HEAD", "OPTIONS")
GUESSES = ("/api/me/move", "/api/passkeys")


class TooOften(Trouble):
    """Somebody who asks too often."""


class Limits:
    """Counts what comes from where, in this process; who asks from this very machine is not counted."""

    def __init__(self) -> None:
        storage = MemoryStorage()
        self._window = SlidingWindowCounterRateLimiter(storage)
        self._exact = MovingWindowRateLimiter(storage)

    @staticmethod
    def counts(connection: HTTPConnection) -> bool:
        """Say whether what comes over a connection is counted."""
        return connection.client is None or connection.client.host not in LOOPBACK

    def check_request(self, request: HTTPConnection, method: str) -> None:
        """Complain about requests that come too often."""
        if not self.counts(request):
            return
        where = "" if request.client is None else request.client.host
        if request.url.path in GUESSES and not self._exact.hit(TRIES, where, "guess"):
            raise TooOften(f"at most {TRIES.amount} tries a minute: wait a little")
        if not self._window.hit(REQUESTS, where, "ask"):
            raise TooOften(f"at most {REQUESTS.amount} requests a minute: wait a little")
        if method not in SAFE and not self._window.hit(CHANGES, where, "change"):
            raise TooOften(f"at most {CHANGES.amount} changes a minute: wait a little")

    def check_message(self, viewer: int) -> None:
        """Complain about messages over one socket that come too often."""
        if not self._window.hit(MESSAGES, str(viewer), "message"):
            raise TooOften(f"at most {MESSAGES.amount} messages a second: wait a little")
