"""Tournaments: two bots on the same deals, each from every place, until it is clear which is stronger."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.lab import statistics
from ludotheque.lab.arena import Contest, play_game
from ludotheque.lab.statistics import SURE, VERY_SURE, Estimate

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
class TournamentResult:
    """How the first bot did: its share of wins, with the number of games; and the mean rank of either."""

    wins: Estimate
    games: int
    ranks: tuple[Estimate, Estimate]

    @property
    def is_better(self) -> bool:
        """Say whether the first has the better mean rank, with intervals that do not overlap."""
        return self.ranks[0].high < self.ranks[1].low

    def __str__(self) -> str:
        return f"{self.wins.percent} of {self.games} games"


Game = list[float]
"""Of one game: the first bot's share of the win, its mean rank, the mean rank of the second."""


def play_mirrored(pairing: Pairing, deal: int) -> list[Game]:
    """Play one deal both ways."""
    found = []
    for turned, contest in enumerate(pairing.contests()):
        outcome = play_game(contest, deal)
        firsts = [seat for seat in range(pairing.seats) if (seat + turned) % 2 == 0]
        seconds = [seat for seat in range(pairing.seats) if (seat + turned) % 2]
        shares = outcome.shares()
        # A rival the rules move has a rank too; a player alone has nobody to be compared with.
        rest = outcome.mean_rank(seconds) if seconds else 0.0
        found.append(
            [sum(shares[seat] for seat in firsts), outcome.mean_rank(firsts) if firsts else 0.0, rest],
        )
    return found


def play_deals(pairing: dict[str, Any], first: int, count: int) -> list[Game]:
    """Play some deals both ways, plain data in and out."""
    described = Pairing(**pairing)
    return [game for deal in range(first, first + count) for game in play_mirrored(described, deal)]


def result_of(games: list[Game], deviations: float = SURE) -> TournamentResult:
    """Sum up how both did; the two games of a deal are one observation of a rank."""
    ranks = [
        statistics.mean(
            [(one[who] + two[who]) / 2 for one, two in zip(games[::2], games[1::2], strict=True)], deviations
        )
        for who in (1, 2)
    ]
    wins = statistics.share(sum(game[0] for game in games), len(games), deviations)
    return TournamentResult(wins, len(games), (ranks[0], ranks[1]))


def is_clear(shares: list[float], wanted: float) -> bool:
    """Say whether it is beyond doubt (99.9 %) that the share lies above, or below, what is wanted.

    Looking again and again finds something sooner or later, hence more than 95 %.
    """
    if len(shares) < LEAST:
        return False
    found = statistics.share(sum(shares), len(shares), VERY_SURE)
    return found.low > wanted or found.high < wanted


def is_rank_clear(games: list[Game]) -> bool:
    """Say whether it is beyond doubt (99.9 %) which of the two has the better mean rank."""
    if len(games) < LEAST:
        return False
    first, second = result_of(games, VERY_SURE).ranks
    return first.high < second.low or second.high < first.low


def tournament(
    pairing: Pairing, deals: int, wanted: float = 0.5, on_progress: Callable[[int], None] = lambda _: None
) -> TournamentResult:
    """Let two bots meet on up to `deals` deals; stop early when their strength is clear against `wanted`."""
    pairing.check()
    games: list[Game] = []
    for deal in range(deals):
        games += play_mirrored(pairing, deal)
        on_progress(1)
        if is_clear([game[0] for game in games], wanted):
            break
    return result_of(games)
