"""When answers given in advance are followed: after as long as a person might think.

The moment must not tell that there is an order.
"""

import math
import random
from collections.abc import Callable

PATIENCE = 8.0
"""Seconds that people take at most for a question they need not think about for long."""
SPREAD = 4
"""How many times longer the longest wait is than the shortest."""
_luck = random.SystemRandom()


def patience(longest: float) -> float:
    """Draw for how long a standing order waits: half of them less than half of the longest."""
    return longest * math.pow(SPREAD, _luck.random() - 1)


class OrderSchedule:
    """When standing orders are followed: whoever had to click themselves would take their time."""

    def __init__(self) -> None:
        self.patience: Callable[[], float] = lambda: patience(PATIENCE)
        """Draws how many seconds a standing order waits."""
        self._moments: dict[int, tuple[int, float]] = {}
        """By seat, the number of the question that is answered, and when it will be."""

    def update(self, waiting: dict[int, int], at: float) -> None:
        """Note which questions are answered by an order: their numbers, by seat."""
        found: dict[int, tuple[int, float]] = {}
        for seat, number in waiting.items():
            before = self._moments.get(seat, (0, 0.0))
            found[seat] = before if before[0] == number else (number, at + self.patience())
        self._moments = found

    def next(self) -> float | None:
        """Say when a standing order is to be followed next."""
        return min([moment for _, moment in self._moments.values()]) if self._moments else None

    def has(self, seat: int) -> bool:
        """Say whether a standing order will answer a seat's present question."""
        return seat in self._moments

    def due(self, now: float) -> list[tuple[int, int]]:
        """List the seats whose order has waited long enough, each with the number of its question."""
        return [(seat, number) for seat, (number, moment) in self._moments.items() if moment <= now]
