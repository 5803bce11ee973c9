"""Tournaments: two bots on the same deals, each from every place, until it is clear which is stronger."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.lab import statistics
from ludotheque.lab.arena import Contest, play_game
from ludotheque.lab.statistics import VERY_SURE, Estimate

LEAST = 60
"""Games before a tournament may end early."""


@dataclass(frozen=True)
class Pairing:
    """Two bots that meet, at a game with its options; the deals come from the seed."""

    game: str
    first: str
    second: str
    seats: int = 2
    options: dict[str, str] | None = None
    seed: int = 0

    def contests(self) -> list[Contest]:
        """Give the two ways to seat them: every other place, and the same exchanged."""
        bots = (self.first, self.second)
        return [
            Contest(
                self.game,
                [bots[(seat + turned) % 2] for seat in range(self.seats)],
                self.options or {},
                self.seed,
                is_same_deal=True,
            )
            for turned in range(2)
        ]

    def check(self) -> None:
        """Complain about an unknown game, bot, option or seat count."""
        for contest in self.contests():
            contest.check()


@dataclass(frozen=True)
class Result:
    """How the first bot did: its share of wins, with the number of games."""

    wins: Estimate
    games: int

    def __str__(self) -> str:
        return f"{self.wins.percent} of {self.games} games"


def play_mirrored(pairing: Pairing, deal: int) -> list[float]:
    """Play one deal both ways; give the first bot's share of the win each time."""
    found = []
    for contest in pairing.contests():
        shares = play_game(contest, deal).shares()
        found.append(sum(share for share, bot in zip(shares, contest.bots, strict=False) if bot == pairing.first))
    return found


def play_deals(pairing: dict[str, Any], first: int, count: int) -> list[float]:
    """Play some deals both ways, plain data in and out."""
    described = Pairing(**pairing)
    return [share for deal in range(first, first + count) for share in play_mirrored(described, deal)]


def result_of(shares: list[float]) -> Result:
    """Sum up the first bot's shares."""
    return Result(statistics.share(sum(shares), len(shares)), len(shares))


def is_clear(shares: list[float], wanted: float) -> bool:
    """Say whether it is beyond doubt (99.9 %) that the share lies above, or below, what is wanted.

    Looking again and again finds something sooner or later, hence more than 95 %.
    """
    if len(shares) < LEAST:
        return False
    found = statistics.share(sum(shares), len(shares), VERY_SURE)
    return found.low > wanted or found.high < wanted


def tournament(
    pairing: Pairing, deals: int, wanted: float = 0.5, on_progress: Callable[[int], None] = lambda _: None
) -> Result:
    """Let two bots meet on up to `deals` deals; stop early when their strength is clear against `wanted`."""
    pairing.check()
    shares: list[float] = []
    for deal in range(deals):
        shares += play_mirrored(pairing, deal)
        on_progress(1)
        if is_clear(shares, wanted):
            break
    return result_of(shares)
