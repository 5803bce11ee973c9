"""Verdicts: what was measured, beside what is wanted, and what may be said of the two."""

from dataclasses import dataclass

from ludotheque.lab.balance.wanted import Limits
from ludotheque.lab.statistics import Estimate

GOOD, UNSURE, BAD = "✓", "~", "✗"
"""Marks: the whole 95 % interval is as wanted; it reaches beyond a limit, so more games are needed; none of it is."""


def verdict(found: Estimate, limits: Limits, surer: Estimate | None = None) -> str:
    """Mark what was measured; where many things are looked at, it is bad only if the `surer` interval says so."""
    low, high = limits
    if low <= found.low and found.high <= high:
        return GOOD
    sure = surer or found
    return BAD if sure.high < low or sure.low > high else UNSURE


def worst(marks: list[str]) -> str:
    """Give the mark that counts of several; nothing, if nothing was judged."""
    return next((mark for mark in (BAD, UNSURE, GOOD) if mark in marks), "")


@dataclass(frozen=True)
class Finding:
    """A number of a report: what it is called, what was found, and between which limits it should lie, if any."""

    name: str
    """A text of the report, as `place-wins`, or of the game."""
    found: Estimate
    limits: Limits | None = None
    of: str | int = ""
    """What it is about, beside its name: a place, the reason of an end."""
    is_share: bool = False

    @property
    def mark(self) -> str:
        """The verdict; nothing, if nothing is wanted."""
        return verdict(self.found, self.limits) if self.limits else ""


@dataclass(frozen=True)
class Component:
    """A thing to choose, or an event: of the seats that could, how many did; how many of these won."""

    name: str
    offered: Estimate | None
    """The share of seats to whom it was offered in a game; None for an event, which nobody is offered."""
    taken: Estimate
    """The share of those who took it; for an event, of games in which it happened."""
    seats: int
    """How many took it, counted once a game."""
    wins: Estimate | None
    """How often they won, as a multiple of their fair share, where not everybody took it; None if that never was."""
    detectable: float
    """How far from 1 `wins` must be to be noticed in four of five such reports."""
    part: float = 0.0
    """For an event, its share among all values."""
    marks: tuple[str, ...] = ()
    why: str = ""
    """If it is bad: `strong`, `weak` or `ignored`."""

    @property
    def mark(self) -> str:
        """The verdict."""
        return worst(list(self.marks))


@dataclass(frozen=True)
class PlanFinding:
    """How one who followed a plan did among bots that had none."""

    plan: str
    games: int
    wins: Finding
    ended: Estimate | None = None
    """How often the game ended as the plan meant, if it meant any end."""

    @property
    def standing(self) -> str:
        """Say how the plan compares with the fair share: `stronger`, `weaker`, or `par`, as far as one can tell."""
        assert self.wins.limits is not None, "a plan is always judged"
        fair = self.wins.limits[0]
        return "stronger" if self.wins.found.low > fair else "weaker" if self.wins.found.high < fair else "par"

    @property
    def mark(self) -> str:
        """Mark a plan: weakness is no fault."""
        assert self.wins.limits is not None, "a plan is always judged"
        return verdict(self.wins.found, (0.0, self.wins.limits[1]))
