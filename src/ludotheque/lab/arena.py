"""One game among bots, from plain numbers and names to plain numbers: what simulation and tournaments are made of."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from ludotheque.bots.together import bot_called
from ludotheque.bots.view import Bot, see_next
from ludotheque.engine import flow, record
from ludotheque.engine.chance import Chance, LabelSeededChance, RandomChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game, Options
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.lab import cluster
from ludotheque.lab.balance.plans import SIGN, PlanBot, plan_named
from ludotheque.lab.balance.wanted import wanted_of
from ludotheque.lab.watch import Watched, Watcher


class GameFailed(LudothequeError):
    """A game that broke off with an error, or never ended."""


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    points: list[int]
    ranks: list[int]
    answers: int
    end: str
    rounds: int = 0
    sides: int = 0
    """How many sides were ranked, with those nobody answers for."""
    order: list[int] = field(default_factory=list)
    """The seats in the order in which they were first asked."""
    watched: Watched = field(default_factory=dict)
    """What a Watcher saw, if one was asked for."""
    record: str = ""

    def shares(self) -> list[float]:
        """Give each side's part of the win."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]

    def mean_rank(self, seats: Sequence[int]) -> float:
        """Average the ranks of some seats; those who share a rank share the places it covers."""
        return sum(self.ranks[seat] + (self.ranks.count(self.ranks[seat]) - 1) / 2 for seat in seats) / len(seats)


@dataclass(frozen=True)
class Contest:
    """A game to be played many times: the game's id, a bot's name for each seat, the options, the seed."""

    game: str
    bots: Sequence[str]
    options: Options = field(default_factory=dict)
    seed: int = 0
    is_same_deal: bool = False
    """Whether outcome k of a label is the same whoever sits where, for mirrored games."""
    keeps_records: bool = False
    is_watched: bool = False
    """Whether a Watcher looks on."""
    own: str = ""
    """Component tables as JSON, if the game is not played with those it comes with."""

    def check(self) -> Game:
        """Complain about an unknown game, bot, option or seat count before anything is played."""
        game = game_named(self.game, self.own)
        game.checked_options(len(self.bots), self.options)
        for name in self.bots:
            bot_of(game, name)
        return game

    def plain(self) -> dict[str, Any]:
        """Write it for another process."""
        return {**vars(self), "bots": list(self.bots), "options": dict(self.options)}


def bot_of(game: Game, name: str) -> Bot:
    """Make a bot by its name, with the plan that may follow it, as in greedy:2+never:buy."""
    plain, sign, plan = name.partition(SIGN)
    bot = bot_called(game, plain, game_named)
    return PlanBot(bot, plan_named(game, plan, wanted_of(game.id).plans)) if sign else bot


def seed_of(*parts: object) -> int:
    """Make a seed from what names a game, the same on every machine."""
    return int.from_bytes(hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest(), "big")


def play_game(contest: Contest, number: int) -> Outcome:
    """Play game `number` of a contest; luck and bots depend on the seed and this number alone."""
    game = game_named(contest.game, contest.own)
    luck: Chance = (
        LabelSeededChance(f"{contest.seed}/{number}")
        if contest.is_same_deal
        else RandomChance(seed_of(contest.seed, number, "table"))
    )
    bots = [bot_of(game, name) for name in contest.bots]
    minds: list[Chance] = [RandomChance(seed_of(contest.seed, number, seat)) for seat in range(len(bots))]
    try:
        return _play(game, contest, luck, bots, minds)
    except Exception as error:
        message = (
            f"{contest.game}, game {number} of seed {contest.seed} with {','.join(contest.bots)}: "
            f"{type(error).__name__}: {error}"
        )
        raise GameFailed(message) from error


def _play(game: Game, contest: Contest, luck: Chance, bots: list[Bot], minds: list[Chance]) -> Outcome:
    match: Match | None = None
    if contest.keeps_records or contest.is_watched:
        match = Match(game, len(bots), contest.options, luck)
        s = match.state
    else:
        s = game.start(len(bots), contest.options, luck)
    answers = 0
    order: list[int] = []
    watcher: Watcher | None = None
    if match is not None and contest.is_watched:
        sequels = [(one.event, one.then, one.until) for one in wanted_of(game.id).sequels]
        watcher = Watcher(game, len(bots), sequels)
        watcher.told(s, match.first_events)
    while not s.end:
        view = see_next(game, s, minds)
        seat = view.seat
        if seat not in order:
            order.append(seat)
        action = bots[seat].choose(view, minds[seat])
        if match is None:
            flow.play(s, seat, action, luck)
        elif watcher is None:
            match.play(seat, action)
        else:
            watcher.asked(s, seat, action)
            watcher.told(s, match.play(seat, action).events)
        answers += 1
        if answers > game.longest:
            message = f"no end after {answers} answers"
            raise GameFailed(message)
    written = record.write(match) if match is not None and contest.keeps_records else ""
    scores, ranks = game.scores(s), game.ranks(s)
    sides = [s.seat_of.index(seat) for seat in range(len(bots))]  # where each sits in the end
    return Outcome(
        points=[scores[side].points for side in sides],
        ranks=[ranks[side] for side in sides],
        answers=answers,
        end=s.end,
        rounds=game.rounds(s),
        sides=len(scores),
        order=order,
        watched={} if watcher is None else watcher.watched(s),
        record=written,
    )


# Many processes. Only plain data travels: names, numbers and texts.

Work = Callable[[dict[str, Any], int, int], list[Any]]
Workers = int | str
"""So many processes of this machine; or the address of a cluster, `auto` for the one this machine belongs to."""


def spread(
    work: Work, contest: Mapping[str, Any], pieces: Sequence[tuple[int, int]], jobs: Workers
) -> Iterator[list[Any]]:
    """Carry out `work(contest, first, count)` for every piece, by some workers; results come in order."""
    if isinstance(jobs, str):
        yield from cluster.spread(work, contest, pieces, jobs)
        return
    if jobs <= 1:
        for first, count in pieces:
            yield work(dict(contest), first, count)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(work, dict(contest), first, count) for first, count in pieces]
        try:
            for future in waiting:
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def pieces_of(games: int, size: int) -> list[tuple[int, int]]:
    """Cut a number of games into pieces: the first game and how many."""
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def play_piece(contest: dict[str, Any], first: int, count: int) -> list[Any]:
    """Play some games of a contest in this process; plain data in, plain data out."""
    described = Contest(**contest)
    return [vars(play_game(described, number)) for number in range(first, first + count)]
