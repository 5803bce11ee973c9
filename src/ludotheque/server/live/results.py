"""The result of a game that is over: written down once, with what it says of everybody's strength."""

import asyncio
import math

from openskill.models import PlackettLuce

from ludotheque.bots.levels import strength_of
from ludotheque.engine.opponents import LEVELS
from ludotheque.server.store.results import Contestant, GameEnd, Rating, Ratings, ResultStore, SeatResult
from ludotheque.server.store.writer import Conflict, WriteFailed
from ludotheque.server.table.entries import BOT, PERSON
from ludotheque.server.table.table import Table

MODEL = PlackettLuce()
STEP = math.log(0.725 / 0.275) * math.sqrt(2) * MODEL.beta
"""What lies between two levels of bots: each is to win 72.5 % against the one below."""
NEWCOMER = 2
"""The level somebody is taken to be at who has not been rated: whoever loses to the gentlest then meets them again."""
AGAIN, AT_LAST = 0.5, 60.0
"""Seconds after which a result that could not be written is tried again: first, and when it has failed for long."""


async def keep_results(store: ResultStore, table: Table, at: float) -> None:
    """Write results down, and rate whoever played; a game counts once, however often it is kept.

    One that did not begin at the set-up tells nothing: whoever forks a table chooses where to stand. Nor does a lesson,
    nor a bot that has played with itself, as those do who sit at a Record that was brought in.
    """
    found = results_of(table) if table.playing.start is None and table.course is None else []
    players = {one.who for one in found}
    if not found or (len(players) == 1 and not any(seat.kind == PERSON for seat in table.seats)):
        return
    contest = contest_of(table) if len(players) > 1 and table.is_rated else []
    end = GameEnd(table.id, table.game.id, len(table.seats), at, found, contest)
    begun = {bot_called(level): first_rating(strength_of(table.game, level)) for level in bots_at(table)}
    wait = AGAIN
    while True:
        try:
            await store.add(end, lambda contest, before: rated(contest, begun | before))
        except (WriteFailed, Conflict):  # Conflict: somebody's first game has ended at another table in this moment
            await asyncio.sleep(wait)
            wait = min(2 * wait, AT_LAST)
        else:
            return


def results_of(table: Table) -> list[SeatResult]:
    """List how everybody has ended a game that is over; whoever was not there any more has lost it."""
    scores = table.game.scores(table.playing.state)
    last = max(2, len(table.seats))
    return [
        SeatResult(seat, _who(table, seat), last if seat in table.absences.left_to else rank, scores[side].points)
        for side, seat, rank in _ranked(table)
    ]


def contest_of(table: Table) -> list[Contestant]:
    """List what the end of a game tells of everybody's strength."""
    return [
        Contestant(
            _who(table, seat),
            rank,
            bot_called(table.absences.left_to.get(seat, "")),
            may_gain=seat not in table.absences.helped,
        )
        for _, seat, rank in _ranked(table)
    ]


def bots_at(table: Table) -> set[str]:
    """List the bots that sit here, or stand in."""
    return {seat.level for seat in table.seats if seat.level} | {*table.absences.left_to.values()}


def first_rating(level: int) -> Rating:
    """Rate a bot that has not played yet by its level: how far these lie apart was measured."""
    return Rating(_mu(level), MODEL.sigma / 3, 0)


def level_near(mu: float) -> int:
    """Name the level of bots whose strength is nearest."""
    return min(range(1, LEVELS + 1), key=lambda level: abs(_mu(level) - mu))


def _mu(level: int) -> float:
    return MODEL.mu + (level - NEWCOMER) * STEP


def _ranked(table: Table) -> list[tuple[int, int, int]]:
    """List sides that somebody answers for: side, seat and rank."""
    s = table.playing.state
    ranks = table.game.ranks(s)
    return [(side, seat, ranks[side]) for side, seat in enumerate(s.seat_of[: len(ranks)]) if seat >= 0]


def _who(table: Table, seat: int) -> str:
    sitting = table.seats[seat]
    return bot_called(sitting.level) if sitting.kind == BOT else sitting.person


def bot_called(level: str) -> str:
    """Name a bot as results do; nobody without a level."""
    return level and f"bot:{level}"


def rated(contest: list[Contestant], before: Ratings) -> Ratings:
    """Work out what the end of a game says of everybody's strength.

    For those who were there, whoever was not is the bot that stood in, with what it has achieved. Whoever was not has
    come last among them all. For whom a bot has answered, nothing is gained.
    """
    played = _rated([one.left_to or one.who for one in contest], [one.rank for one in contest], before)
    found: Ratings = {}
    for who in {one.who for one in contest} - {one.left_to for one in contest}:
        own = [
            (_lost(contest, place, before) if one.left_to else played[place], one.may_gain)
            for place, one in enumerate(contest)
            if one.who == who
        ]
        # Two bots of one level at a table are the same one: what each has shown counts for half.
        mu = sum(rating.mu for rating, _ in own) / len(own)
        sigma = sum(rating.sigma for rating, _ in own) / len(own)
        old = _known(who, before)
        new = Rating(mu, sigma, old.games + 1)
        is_kept = not all(may_gain for _, may_gain in own) and new.worth > old.worth
        found[who] = old._replace(games=new.games) if is_kept else new
    return found


def _lost(contest: list[Contestant], place: int, before: Ratings) -> Rating:
    """Rate somebody who was not there any more: they have come after everybody else."""
    names = [one.who if number == place else one.left_to or one.who for number, one in enumerate(contest)]
    last = len(contest) + 1
    return _rated(names, [last if number == place else one.rank for number, one in enumerate(contest)], before)[place]


def _rated(names: list[str], ranks: list[int], before: Ratings) -> list[Rating]:
    known = [_known(name, before) for name in names]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in known]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma, one.games) for one, team in zip(known, after, strict=True)]


def _known(who: str, before: Ratings) -> Rating:
    new = MODEL.rating()
    return before.get(who, Rating(new.mu, new.sigma, 0))
