"""Presence: who looks at a table, at this process and at others, as those say every few seconds."""

import time
from typing import TYPE_CHECKING

from ludotheque.server.audience import Viewer
from ludotheque.server.bus import Bus

if TYPE_CHECKING:
    from ludotheque.server.rooms import Room

BEAT = 10.0
"""Seconds between two times that a process says who looks."""
SILENT = 3 * BEAT
"""Seconds after which a process that says nothing counts as gone."""


class Presence:
    """Who looks at a room's table."""

    def __init__(self, room: "Room", bus: Bus) -> None:
        self._room = room
        self._bus = bus
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        """By process, who looks there, and when it said so."""
        self._told: list[int] = []
        """Who was told to look at the table."""
        self._announced: set[int] = set()
        """Who was said to look at the table here."""

    def here(self) -> set[int]:
        """List the seats whose people look at the table."""
        return self._local().union(*(seats for seats, _ in self._elsewhere.values()))

    def is_known_from(self) -> float | None:
        """Say from when on we know of everybody who looks; None while nobody elsewhere can be heard."""
        return None if self._bus.is_away else self._bus.back + SILENT

    def tell(self, newcomer: Viewer | None = None) -> None:
        """Tell everybody who is at the table, if that has changed; a newcomer in any case."""
        if self._bus.is_shared and self._local() != self._announced:
            self._announce()
        here = sorted(self.here())
        told = set(self._room.viewers) if here != self._told else set()
        if newcomer is not None:
            told.add(newcomer)
        self._told = here
        for viewer in told:
            viewer.send({"type": "here", "seats": here})

    def hear(self, process: str, seats: list[int]) -> None:
        """Note what a process says."""
        if process != self._bus.process:
            self._change({**self._elsewhere, process: (set(seats), time.monotonic())})

    def beat(self, is_back: bool = False) -> None:
        """Say again who is here, and forget processes that are silent; not if nobody could be heard."""
        if self._room.viewers:
            self._announce()
        now = time.monotonic()
        if is_back:
            self._elsewhere = {process: (seats, now) for process, (seats, _) in self._elsewhere.items()}
        self._change({process: said for process, said in self._elsewhere.items() if said[1] > now - SILENT})
        if is_back:
            self._room.timing.watch()  # who is gone counts again

    def _local(self) -> set[int]:
        return {viewer.seat for viewer in self._room.viewers if viewer.seat is not None}

    def _announce(self) -> None:
        self._announced = self._local()
        notice = {"kind": "here", "process": self._bus.process, "seats": sorted(self._announced)}
        self._bus.publish(self._room.table.id, notice)

    def _change(self, elsewhere: dict[str, tuple[set[int], float]]) -> None:
        before = self.here()
        self._elsewhere = elsewhere
        now = self.here()
        for seat in now - before:
            self._room.timing.came(seat)
        for seat in before - now:
            self._room.timing.went(seat)
        self.tell()
