"""Means and shares with their 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

SURE = 1.959963984540054
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""
VERY_SURE = 3.290526731491691
"""The same for 99.9 %."""
POWER = 0.8416212335729143
"""Standard deviations by which an effect must lie beyond the interval to be seen in four of five such measurements."""


@dataclass(frozen=True)
class Estimate:
    """A number that was measured, and the interval it lies in."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} [{self.low:.2f}, {self.high:.2f}]"

    @property
    def percent(self) -> str:
        """Write a share in per cent."""
        return f"{self.value:.1%} [{self.low:.1%}, {self.high:.1%}]"

    def plain(self) -> dict[str, float]:
        """Give numbers for JSON."""
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def mean(values: Sequence[float], deviations: float = SURE) -> Estimate:
    """Estimate a mean."""
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return Estimate(middle, middle, middle)
    spread = deviations * math.sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Estimate(middle, middle - spread, middle + spread)


def share(won: float, count: int, deviations: float = SURE) -> Estimate:
    """Estimate a share by Wilson's interval, which stays between 0 and 1; a shared win counts in part."""
    p, z2 = won / count, deviations * deviations
    centre = (p + z2 / (2 * count)) / (1 + z2 / count)
    spread = deviations / (1 + z2 / count) * math.sqrt(p * (1 - p) / count + z2 / (4 * count * count))
    return Estimate(p, max(0.0, centre - spread), min(1.0, centre + spread))


def deviations_among(count: int) -> float:
    """Give the deviations that luck passes in one of twenty reports, instead of one of twenty of its `count` lines."""
    return NormalDist().inv_cdf(1 - 0.05 / (2 * max(1, count)))


def detectable(share_of_win: float, count: int) -> float:
    """Give the least difference from a share that so many trials would show in four of five cases."""
    return (SURE + POWER) * math.sqrt(share_of_win * (1 - share_of_win) / count)


def difference(one: Estimate, other: Estimate, deviations: float = SURE) -> Estimate:
    """Estimate by how much the other exceeds the one; both were measured apart, with 95 % intervals."""
    widths = [(estimate.high - estimate.low) / (2 * SURE) for estimate in (one, other)]
    spread = deviations * math.hypot(*widths)
    middle = other.value - one.value
    return Estimate(middle, middle - spread, middle + spread)
