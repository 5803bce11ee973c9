"""The house's time: seconds since 1970 that never run back, whatever becomes of the machine's clock.

A process reads the machine's clock once, when it begins, and counts on from there. The store keeps the latest time
anybody has noted, and no process begins before it.
"""

import time
from functools import partial

ticks = partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
"""Counts seconds, also while the machine sleeps, where it can be asked for those; nobody can set it."""


class HouseClock:
    """Counts on from the time at which it was made, or from a later one that it is told."""

    def __init__(self) -> None:
        self._start = time.time() - ticks()

    def now(self) -> float:
        """Tell the time."""
        return self._start + ticks()

    def not_before(self, moment: float) -> None:
        """Go on from a moment, unless it is past already."""
        self._start = max(self._start, moment - ticks())


CLOCK = HouseClock()


def now() -> float:
    """Tell the time of this process."""
    return CLOCK.now()
