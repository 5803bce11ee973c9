"""Traffic: everything that arrives costs its sender, by connection and by address; who sends too much is cut off."""

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from ludotheque.server import metrics

log = logging.getLogger(__name__)
TRAFFIC = "traffic"
"""Where the state of the application has it."""
LOOPBACK = ("127.0.0.1", "::1", "testclient")
MOST_CONNECTIONS = 200
"""How many may be open from one address."""
ROOM_BESIDE = 100
"""How many open files are left for everything that is no connection."""
UNREAD_SECONDS = 20.0
"""How long somebody may leave unread what is sent to them."""
CLOSING_SECONDS = 5.0
"""How long a closed connection may take to send what is left."""
A_MINUTE = 60.0
MOST_KEPT = 10_000
"""How many buckets are kept before those that are full are looked for."""
REASONS = {
    "head": "the head of a request was too large",
    "slow": "a request took too long to arrive",
    "body": "the body of a request was too large, or came without its length",
    "malformed": "a request or a frame could not be read",
    "pipeline": "too many requests came at once",
    "idle": "nothing was asked",
    "often": "somebody asked too often",
    "crowd": "too many connections from one address",
    "full": "too many connections, the house is full",
    "flood": "too much was sent over a socket",
    "unread": "what was sent was not read",
}
"""Why connections are cut off, as the metric calls it, and in words."""
USUAL = {"idle": 50, "unread": 10, "malformed": 10, "often": 10}
"""How many of them in a minute are nothing to speak of."""


class Rate(NamedTuple):
    """So much a second, and so much at once."""

    steady: float
    burst: int


NEWCOMERS = Rate(30, 30)
LONGEST_QUEUE = 5.0
"""Connections that come faster wait for their turn, so many seconds at most."""
FRAMES, FRAMES_OF_ALL = Rate(60, 240), Rate(200, 600)
"""Frames over one socket, and over all from one address; a ping is a frame like any other."""
BYTES, BYTES_OF_ALL = Rate(65_536, 262_144), Rate(262_144, 1_048_576)
"""The same for what these frames hold."""


def is_counted(host: str | None) -> bool:
    """Say whether what comes from a host is counted; who asks from this very machine is not."""
    return host not in LOOPBACK


def place_of(host: str) -> str:
    """Say where a host is: an address, or with IPv6 the network somebody has for themselves."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.IPv6Address(int(address) >> 64 << 64))


class Bucket:
    """A budget that fills again with time."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._kept = float(rate.burst)
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Spend; say whether there was enough, else nothing is left."""
        self._kept, self._at = self._left() - amount, time.monotonic()
        is_enough = self._kept >= 0
        if not is_enough:
            self._kept = 0.0
        return is_enough

    def wait(self, longest: float) -> float | None:
        """Spend one, in advance if need be; give how long it takes to be there, None if that is too long."""
        left = self._left() - 1
        if left < -longest * self._rate.steady:
            return None
        self._kept, self._at = left, time.monotonic()
        return max(0.0, -left / self._rate.steady)

    @property
    def is_full(self) -> bool:
        """Whether all that was spent has come back."""
        return self._left() >= self._rate.burst

    def _left(self) -> float:
        return min(self._rate.burst, self._kept + (time.monotonic() - self._at) * self._rate.steady)


class Budgets:
    """Buckets of one rate, by whose they are; those that are full are forgotten when there are many."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._most = MOST_KEPT

    def take(self, whose: str) -> bool:
        """Spend; say whether there was enough."""
        found = self._buckets.get(whose)
        if found is None:
            if len(self._buckets) >= self._most:
                self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
                self._most = max(MOST_KEPT, 2 * len(self._buckets))
            found = self._buckets[whose] = Bucket(self._rate)
        return found.take()


class Meter:
    """What one socket, or one address over all its sockets, may send."""

    def __init__(self, frames: Rate = FRAMES, size: Rate = BYTES, above: "Meter | None" = None) -> None:
        self._frames = Bucket(frames)
        self._bytes = Bucket(size)
        self._above = above

    def take(self, frames: int, size: int) -> bool:
        """Pay for what has arrived; say whether that was still allowed."""
        is_paid = self._frames.take(frames) and self._bytes.take(size)
        return is_paid and (self._above is None or self._above.take(frames, size))

    @property
    def is_full(self) -> bool:
        """Whether nothing was sent lately."""
        return self._frames.is_full and self._bytes.is_full


class Place:
    """What comes from one address."""

    def __init__(self) -> None:
        self.open = 0
        self.newcomers = Bucket(NEWCOMERS)
        self.meter = Meter(FRAMES_OF_ALL, BYTES_OF_ALL)


class Traffic:
    """All connections of a process: how many, from where, and how many had to be cut off."""

    def __init__(self, most_files: int = 1_024) -> None:
        """Begin; the process may have so many files open, and a connection is one."""
        self.most = most_files - ROOM_BESIDE
        self.is_proxy: Callable[[str], bool] = lambda _: False
        """Says whether a host is believed to speak for others, who are counted instead."""
        self._open = 0
        self._places: dict[str, Place] = {}
        self._cut = Counter[str]()
        """By reason, how many were cut off since it was last said."""
        self._said: dict[str, float] = {}
        """By reason, when it was last said."""
        self._tidied = time.monotonic()

    def enter(self, host: str) -> float | str:
        """Count a connection; give how long it has to wait for its turn, or the reason if it is one too many."""
        self._open += 1
        metrics.CONNECTIONS.set(self._open)
        place = self._place(host)
        place.open += 1
        if self._open > self.most:
            return "full"
        if not is_counted(host) or self.is_proxy(host):
            return 0.0
        wait = place.newcomers.wait(LONGEST_QUEUE) if place.open <= MOST_CONNECTIONS else None
        return "crowd" if wait is None else wait

    def leave(self, host: str) -> None:
        """Count a connection no more."""
        self._open -= 1
        metrics.CONNECTIONS.set(self._open)
        self._place(host).open -= 1

    def meter(self, host: str) -> Meter | None:
        """Measure a socket from somewhere; None if what comes from there is not counted."""
        return Meter(above=self._place(host).meter) if is_counted(host) else None

    def cut(self, reason: str) -> None:
        """Note that a connection was cut off."""
        metrics.CUT_OFF.labels(reason).inc()
        self._cut[reason] += 1

    def tidy(self, now: float) -> None:
        """Say in one line a minute what was cut off and why; forget addresses nobody comes from."""
        for reason, count in list(self._cut.items()):
            if count > USUAL.get(reason, 0) and now - self._said.get(reason, -A_MINUTE) >= A_MINUTE:
                log.warning("cut off %d connection(s): %s", count, REASONS[reason])
                self._said[reason] = now
                del self._cut[reason]
        if now - self._tidied >= A_MINUTE:
            self._tidied = now
            for reason in USUAL:
                del self._cut[reason]
            self._places = {name: place for name, place in self._places.items() if place.open or not _is_quiet(place)}

    def _place(self, host: str) -> Place:
        name = place_of(host)
        found = self._places.get(name)
        if found is None:
            found = self._places[name] = Place()
        return found


def _is_quiet(place: Place) -> bool:
    return place.newcomers.is_full and place.meter.is_full


class TimedConnection(asyncio.Protocol):
    """A connection that does not wait for ever for somebody who does not read."""

    transport: asyncio.Transport
    traffic: Traffic
    _unread_since: float | None = None
    _closing_since: float | None = None

    def pause_writing(self) -> None:
        """There is no room: whoever is there does not read."""
        super().pause_writing()
        self._unread_since = time.monotonic()

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self._unread_since = None

    def look_at_time(self, now: float) -> None:
        """Cut off whoever has not read for long, or does not let a closed connection end."""
        if self._closing_since is None and self.transport.is_closing():
            self._closing_since = now
        is_unread = self._unread_since is not None and now - self._unread_since > UNREAD_SECONDS
        is_lingering = self._closing_since is not None and now - self._closing_since > CLOSING_SECONDS
        if is_unread or is_lingering:
            self.cut_off("unread")

    def cut_off(self, reason: str) -> None:
        """End the connection at once, with whatever was to be sent."""
        self.traffic.cut(reason)
        self.transport.abort()
