"""How much of a result is luck: the same deals between a stronger and a weaker bot, each from either side."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from ludotheque.engine.chance import RandomChance
from ludotheque.lab.arena import Outcome
from ludotheque.lab.balance.verdict import Finding
from ludotheque.lab.statistics import Estimate

LEVELS = ("level:3", "level:2")
"""Who plays: levels that every game has, of which one should win two to four times as often as the other."""
RESAMPLED = 400
"""How often the deals are drawn anew for the intervals."""
NAMES = ("luck", "skill", "rest")
Pairs = Sequence[tuple[float, float]]
"""By deal, the share of the win that the even places had: with the stronger bot there, and with the weaker one."""


def seatings(seats: int) -> list[list[str]]:
    """Give both ways to seat the two: at every other place, and the same exchanged."""
    return [[LEVELS[(seat + turned) % 2] for seat in range(seats)] for turned in range(2)]


def luck_findings(one: Sequence[Outcome], other: Sequence[Outcome]) -> Iterator[Finding]:
    """Split the variance of results into what the deal, who plays, and neither of both foretells."""
    pairs = [(_even(first), _even(second)) for first, second in zip(one, other, strict=True)]
    found = parts(pairs)
    if found is None:
        return
    luck = RandomChance(len(pairs))
    drawn = [parts([pairs[luck.pick("deal", len(pairs))] for _ in pairs]) or found for _ in range(RESAMPLED)]
    cut = RESAMPLED // 40
    for place, name in enumerate(NAMES):
        values = sorted(part[place] for part in drawn)
        yield Finding(name, Estimate(found[place], values[cut], values[-1 - cut]), is_share=True)


def parts(pairs: Pairs) -> tuple[float, float, float] | None:
    """Give the parts of luck, of skill, and the rest; None if every game went the same way.

    What the deal foretells makes both games of a deal alike: it is their covariance. What skill foretells moves the
    means apart, beyond what so few deals do by themselves.
    """
    count = len(pairs)
    if count < 2:
        return None
    ones, others = zip(*pairs, strict=True)
    means = fmean(ones), fmean(others)
    apart = _covariance([a - b for a, b in pairs], [a - b for a, b in pairs])
    skill = max(0.0, (means[0] - means[1]) ** 2 - apart / count) / 4
    total = (_covariance(ones, ones) + _covariance(others, others)) / 2 + skill
    if total <= 0:
        return None
    luck = min(max(0.0, _covariance(ones, others)), total - skill)
    return luck / total, skill / total, 1 - (luck + skill) / total


def _even(outcome: Outcome) -> float:
    return sum(outcome.shares()[: len(outcome.points) : 2])


def _covariance(ones: Sequence[float], others: Sequence[float]) -> float:
    middle = fmean(ones), fmean(others)
    return sum((a - middle[0]) * (b - middle[1]) for a, b in zip(ones, others, strict=True)) / (len(ones) - 1)
