"""Presence: who looks at a table, at this process and at others, as those say every few seconds."""

import time
from collections.abc import Callable

from ludotheque.server.live.bus import Bus
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.live.viewers import Viewers
from ludotheque.server.wire.notices import Here
from ludotheque.server.wire.outgoing import HereMessage

BEAT = 10.0
"""Seconds between two times that a process says who looks."""
SILENT = 3 * BEAT
"""Seconds after which a process that says nothing counts as gone."""


class Presence:
    """Who looks at a table."""

    def __init__(self, table: str, viewers: Viewers, bus: Bus) -> None:
        self.on_came: Callable[[int], None] = lambda _: None
        """Called with a seat whose person looks at the table now."""
        self.on_went: Callable[[int], None] = lambda _: None
        """Called with a seat whose person does not any more."""
        self._table = table
        self._viewers = viewers
        self._bus = bus
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        """By process, who looks there, and when it said so."""
        self._told: list[int] = []
        """Who was told to look at the table."""
        self._announced: set[int] = set()
        """Who was said to look at the table here."""

    def forget_others(self) -> None:
        """Call nobody any more: the room is closed."""
        self.on_came = self.on_went = lambda _: None

    def here(self) -> set[int]:
        """List the seats whose people look at the table."""
        here = self._local()
        for seats, _ in self._elsewhere.values():
            here |= seats
        return here

    def is_known_from(self) -> float | None:
        """Say from when on we know of everybody who looks; None while nobody elsewhere can be heard."""
        return None if self._bus.is_away else self._bus.back + SILENT

    def tell(self, newcomer: Viewer | None = None) -> None:
        """Tell everybody who is at the table, if that has changed; a newcomer in any case."""
        if self._bus.is_shared and self._local() != self._announced:
            self._announce()
        here = sorted(self.here())
        told = set(self._viewers) if here != self._told else set()
        if newcomer is not None:
            told.add(newcomer)
        self._told = here
        for viewer in told:
            viewer.send(HereMessage(here))

    def hear(self, process: str, seats: list[int]) -> None:
        """Note what a process says."""
        if process != self._bus.process:
            self._change({**self._elsewhere, process: (set(seats), time.monotonic())})

    def beat(self, is_back: bool = False) -> None:
        """Say again who is here, and forget processes that are silent; not if nobody could be heard."""
        if self._viewers:
            self._announce()
        now = time.monotonic()
        if is_back:
            self._elsewhere = {process: (seats, now) for process, (seats, _) in self._elsewhere.items()}
        self._change({process: said for process, said in self._elsewhere.items() if said[1] > now - SILENT})

    def _local(self) -> set[int]:
        return self._viewers.seats()

    def _announce(self) -> None:
        self._announced = self._local()
        self._bus.publish(self._table, Here(self._bus.process, sorted(self._announced)))

    def _change(self, elsewhere: dict[str, tuple[set[int], float]]) -> None:
        before = self.here()
        self._elsewhere = elsewhere
        now = self.here()
        for seat in now - before:
            self.on_came(seat)
        for seat in before - now:
            self.on_went(seat)
        self.tell()
