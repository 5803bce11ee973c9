"""Tournaments of many bots: who meets whom, on mirrored deals, and ratings with intervals on the ladder's scale."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rich.console import Console
from rich.table import Table

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.lab.arena import Workers, pieces_of, spread
from ludotheque.lab.journal import Journal
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.tournament import Pairing, play_mirrored

AVERAGE = 2000.0
"""The rating of the field's middle: on the ladder, that of somebody average of whom there is no doubt."""
SCALE = 40 * 25 / 6 * math.sqrt(2)
"""Points of the ladder for which the odds of being placed better grow e-fold."""
DRAWN = 1.0
"""Games everybody is thought to have drawn against the middle of the field: so who never lost has a rating, too."""
RESAMPLED = 200
"""How often the deals are drawn anew for the intervals."""
PIECE = 5
"""Deals that travel together to another process."""

Pair = tuple[str, str]
Scores = dict[Pair, list[float]]
"""By pair, what the first got of each deal, both games together: 1 if it was placed better twice."""


@dataclass(frozen=True)
class League:
    """Bots that meet at a game; `rounds` of a Swiss system, or 0 for everybody against everybody."""

    game: str
    bots: Sequence[str]
    seats: int = 2
    options: dict[str, str] | None = None
    seed: int = 0
    deals: int = 50
    """For each pair that meets; every deal is played twice, with seats exchanged."""
    rounds: int = 0

    def pairing(self, pair: Pair) -> Pairing:
        """Let two of them meet; the deals are the same for all."""
        return Pairing(self.game, *pair, self.seats, self.options, self.seed)

    def check(self) -> None:
        """Complain about an unknown game, bot, option or seat count, or too few bots."""
        if len(set(self.bots)) < max(2, len(self.bots)):
            message = f"a tournament needs two bots or more, each once, not {', '.join(self.bots) or 'none'}"
            raise LudothequeError(message)
        if self.seats < 2:
            message = "a tournament needs two seats or more: alone, nobody is placed better"
            raise LudothequeError(message)
        for bot in self.bots:
            self.pairing((bot, self.bots[0])).check()

    def plain(self) -> dict[str, Any]:
        """Give it for JSON."""
        return {**vars(self), "bots": list(self.bots), "options": self.options or {}}

    def rounds_of(self, scores: Scores) -> Iterator[list[Pair]]:
        """Give the pairs that meet, round by round; a Swiss round depends on what came of those before it."""
        if not self.rounds:
            yield list(combinations(self.bots, 2))
            return
        for _ in range(self.rounds):
            yield swiss(self.bots, scores)


def swiss(bots: Sequence[str], scores: Scores) -> list[Pair]:
    """Pair those who stand alike and have not met; who is left over rests."""
    points = dict.fromkeys(bots, 0.0)
    met = dict.fromkeys(bots, 0)
    for (one, two), came in scores.items():
        points[one] += sum(came) / len(came)
        points[two] += 1 - sum(came) / len(came)
        met[one] += 1
        met[two] += 1
    left = sorted(bots, key=lambda bot: (-points[bot], bots.index(bot)))
    if len(left) % 2:  # who has played most rests; of these, who stands lowest
        left.remove(max(reversed(left), key=lambda bot: met[bot]))
    found: list[Pair] = []
    while left:
        one = left.pop(0)
        for other in left:
            if (one, other) not in scores and (other, one) not in scores:
                left.remove(other)
                found.append((one, other) if bots.index(one) < bots.index(other) else (other, one))
                break  # otherwise it has met everybody who is left
    return found


def play_pieces(league: dict[str, Any], first: int, count: int) -> list[Any]:
    """Play some deals of some pairs, counted through; plain data in and out."""
    pairs, deals = league["pairs"], league["league"]["deals"]
    described = League(**league["league"])
    found = []
    for number in range(first, first + count):
        games = play_mirrored(described.pairing(tuple(pairs[number // deals])), number % deals)
        # Places 1 and 2 hold the mean ranks of either; whoever has the lower one is placed better.
        found.append(sum(0.5 + 0.5 * ((own < other) - (own > other)) for _, own, other in games) / len(games))
    return found


def play(
    league: League, jobs: Workers, journal: Journal, on_progress: Callable[[int], None] = lambda _: None
) -> Scores:
    """Play what the journal lacks; the result is the same for any number of processes."""
    league.check()
    scores: Scores = {}
    for pairs in league.rounds_of(scores):
        pieces = pieces_of(len(pairs) * league.deals, PIECE)
        names = {piece: f"{len(scores)} {piece[0]}" for piece in pieces}
        missing = [piece for piece in pieces if names[piece] not in journal.done]
        fresh = spread(play_pieces, {"league": league.plain(), "pairs": pairs}, missing, jobs)
        came: list[float] = []
        for piece in pieces:
            if piece in missing:
                journal.keep(names[piece], next(fresh))
                on_progress(len(journal.done[names[piece]]))
            came += journal.done[names[piece]]
        for place, pair in enumerate(pairs):
            scores[pair] = came[place * league.deals : (place + 1) * league.deals]
    return scores


# Ratings.


def strengths(bots: Sequence[str], scores: Scores) -> dict[str, float]:
    """Fit strengths (Bradley and Terry's model): the logarithm of the odds to be placed better, 0 for the middle."""
    worth = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        before = worth.copy()
        for bot in bots:
            won, met = DRAWN / 2, DRAWN / (worth[bot] + 1.0)
            for (one, two), came in scores.items():
                if bot in (one, two):
                    total = sum(came)
                    won += 2 * (total if bot == one else len(came) - total)
                    met += 2 * len(came) / (worth[one] + worth[two])
            worth[bot] = won / met
        middle = math.exp(sum(math.log(value) for value in worth.values()) / len(worth))
        worth = {bot: value / middle for bot, value in worth.items()}
        if max(abs(worth[bot] - before[bot]) / worth[bot] for bot in bots) < 1e-6:
            break
    return {bot: math.log(value) for bot, value in worth.items()}


def ratings(league: League, scores: Scores) -> dict[str, Estimate]:
    """Rate everybody, with the interval that holds 95 % of what other deals would have led to; the strongest first."""
    found = {bot: AVERAGE + SCALE * value for bot, value in strengths(league.bots, scores).items()}
    luck = RandomChance(league.seed)
    others: dict[str, list[float]] = {bot: [] for bot in league.bots}
    for _ in range(RESAMPLED):
        drawn = {pair: [came[luck.pick("deal", len(came))] for _ in came] for pair, came in scores.items()}
        for bot, value in strengths(league.bots, drawn).items():
            others[bot].append(AVERAGE + SCALE * value)
    cut = RESAMPLED // 40
    rated = {bot: Estimate(found[bot], sorted(others[bot])[cut], sorted(others[bot])[-1 - cut]) for bot in league.bots}
    return dict(sorted(rated.items(), key=lambda item: -item[1].value))


def plain(league: League, scores: Scores) -> dict[str, Any]:
    """Give the result for JSON; nothing in it depends on the number of processes or on time."""
    return {
        **league.plain(),
        "ratings": {bot: rating.plain() for bot, rating in ratings(league, scores).items()},
        "met": [[*pair, 2 * len(came), round(sum(came) / len(came), 6)] for pair, came in scores.items()],
    }


def show(league: League, scores: Scores, console: Console) -> None:
    """Print ratings, and who was placed better how often."""
    way = f"{league.rounds} rounds of a Swiss system" if league.rounds else "everybody against everybody"
    games = f"{2 * league.deals} mirrored games a pair"
    console.print(f"{league.game}, {league.seats} seats, {way}, {games}, seed {league.seed}")
    rated = ratings(league, scores)
    table = Table("bot", "rating [95 %]", *rated)
    for bot, rating in rated.items():
        row = [_score(scores, bot, other) for other in rated]
        table.add_row(bot, f"{rating.value:.0f} [{rating.low:.0f}, {rating.high:.0f}]", *row)
    console.print(table, markup=False)


def _score(scores: Scores, bot: str, other: str) -> str:
    if (bot, other) in scores:
        return f"{sum(scores[bot, other]) / len(scores[bot, other]):.1%}"
    if (other, bot) in scores:
        return f"{1 - sum(scores[other, bot]) / len(scores[other, bot]):.1%}"
    return ""
