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


def play_alone(pairing: Pairing, deal: int) -> list[Game]:
    """Let either play one deal alone, and compare: first how they stand against the rules' rival, then their points."""
    one, two = (play_game(contest, deal) for contest in pairing.contests())
    better = (two.ranks[0] - one.ranks[0]) or (one.points[0] - two.points[0])
    share = 0.5 if better == 0 else float(better > 0)
    return [[share, one.mean_rank([0]), two.mean_rank([0])]]


def play_deals(pairing: dict[str, Any], first: int, count: int) -> list[Game]:
    """Play some deals both ways, plain data in and out; a deal for one seat, which both play alone, is one game."""
    described = Pairing(**pairing)
    play = play_alone if described.seats == 1 else play_mirrored
    return [game for deal in range(first, first + count) for game in play(described, deal)]


def result_of(games: list[Game], deviations: float = SURE, ways: int = 2) -> TournamentResult:
    """Sum up how both did; the games of a deal, in as many ways as it was played, are one observation of a rank."""
    deals = [games[first : first + ways] for first in range(0, len(games), ways)]
    ranks = [statistics.mean([sum(game[who] for game in deal) / ways for deal in deals], deviations) for who in (1, 2)]
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
