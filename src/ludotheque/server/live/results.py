"""The result of a game that is over: written down once, with what it says of everybody's strength."""

import asyncio

from openskill.models import PlackettLuce

from ludotheque.server.store.results import GameEnd, Rating, Ratings, ResultStore, SeatResult
from ludotheque.server.store.writer import Conflict, WriteFailed
from ludotheque.server.table.entries import BOT, PERSON
from ludotheque.server.table.table import Table

MODEL = PlackettLuce()
AGAIN, AT_LAST = 0.5, 60.0
"""Seconds after which a result that could not be written is tried again: first, and when it has failed for long."""


async def keep_results(store: ResultStore, table: Table, at: float) -> None:
    """Write results down, and rate whoever played; a game counts once, however often it is kept.

    One that did not begin at the set-up tells nothing: whoever forks a table chooses where to stand. Nor does a bot
    that has played with itself, as those do who sit at a Record that was brought in.
    """
    found = results_of(table) if table.playing.start is None else []
    players = {one.who for one in found}
    if not found or (len(players) == 1 and not any(seat.kind == PERSON for seat in table.seats)):
        return
    end = GameEnd(table.id, table.game.id, len(table.seats), at, found)
    wait = AGAIN
    while True:
        try:
            await store.add(end, rated if len(players) > 1 and table.is_rated else None)
        except (WriteFailed, Conflict):  # Conflict: somebody's first game has ended at another table in this moment
            await asyncio.sleep(wait)
            wait = min(2 * wait, AT_LAST)
        else:
            return


def results_of(table: Table) -> list[SeatResult]:
    """List how everybody has ended a game that is over."""
    s = table.playing.state
    scores, ranks = table.game.scores(s), table.game.ranks(s)
    found = []
    for side, seat in enumerate(s.seat_of[: len(scores)]):
        if seat < 0:
            continue
        sitting = table.seats[seat]
        who = f"bot:{sitting.level}" if sitting.kind == BOT else sitting.person
        found.append(SeatResult(seat, who, ranks[side], scores[side].points))
    return found


def rated(results: list[SeatResult], before: Ratings) -> Ratings:
    """Work out what results say of everybody's strength."""
    teams = []
    for one in results:
        known = before.get(one.who)
        teams.append([MODEL.rating() if known is None else MODEL.rating(mu=known.mu, sigma=known.sigma)])
    after = MODEL.rate(teams, ranks=[float(one.rank) for one in results])
    found: Ratings = {}
    for who in {one.who for one in results}:
        # Two bots of one level at a table are the same one: what each has shown counts for half.
        own = [team[0] for one, team in zip(results, after, strict=True) if one.who == who]
        mu, sigma = (sum(values) / len(own) for values in zip(*((one.mu, one.sigma) for one in own), strict=True))
        found[who] = Rating(mu, sigma, before[who].games + 1 if who in before else 1)
    return found
