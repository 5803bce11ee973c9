"""Results of games, and ratings that follow from them: people and bots on one scale, by game and number of players."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce

from ludotheque.engine.scene import Wire
from ludotheque.server.schema import BOT, PERSON, ratings, results
from ludotheque.server.store import Store
from ludotheque.server.table import Table
from ludotheque.server.writer import NotStored, Taken

MODEL = PlackettLuce()
SHOWN, FIRST = 40, 1000
"""Ratings are shown as numbers people are used to: this much for one of the model's, and this much for nothing."""
MOST_LISTED = 100
AGAIN, AT_LAST = 0.5, 60.0
"""Seconds after which a result that could not be written is tried again: first, and when it has failed for long."""


class Result(msgspec.Struct):
    """How one seat has ended a game."""

    seat: int
    who: str
    """A person's id, or the level of a bot after "bot:"."""
    rank: int
    points: int


def results_of(table: Table) -> list[Result]:
    """List how everybody has ended a game that is over."""
    s = table.playing.state
    scores, ranks = table.game.scores(s), table.game.ranks(s)
    found = []
    for side, seat in enumerate(s.seat_of[: len(scores)]):
        if seat < 0:
            continue
        sitting = table.seats[seat]
        who = f"bot:{sitting.level}" if sitting.kind == BOT else sitting.person
        found.append(Result(seat, who, ranks[side], scores[side].points))
    return found


async def keep(store: Store, table: Table, at: float) -> None:
    """Write results down, and rate whoever played; a game counts once, however often it is kept.

    One that did not begin at the set-up tells nothing: whoever forks a table chooses where to stand. Nor does a bot
    that has played with itself, as those do who sit at a Record that was brought in.
    """
    found = results_of(table) if table.playing.start is None else []
    if len({one.who for one in found}) == 1 and not any(seat.kind == PERSON for seat in table.seats):
        return
    wait = AGAIN
    while found:
        try:
            await store.write(partial(_write, table, found, at))
        except (NotStored, Taken):  # Taken: at another table, the first game of somebody has ended in the same moment
            await asyncio.sleep(wait)
            wait = min(2 * wait, AT_LAST)
        else:
            return


def _write(table: Table, found: list[Result], at: float, db: sa.Connection) -> None:
    if db.execute(sa.select(results.c.seat).where(results.c.table_id == table.id)).first() is not None:
        return
    about = {"game": table.game.id, "seats": len(table.seats)}
    rows = [
        {**about, "table_id": table.id, "seat": one.seat, "who": one.who, "rank": one.rank, "points": one.points}
        for one in found
    ]
    db.execute(sa.insert(results), [{**row, "at": at} for row in rows])
    if len({one.who for one in found}) > 1 and table.is_rated:
        _rate(db, about, found)


def _rate(db: sa.Connection, about: dict[str, Any], found: list[Result]) -> None:
    where = (ratings.c.game == about["game"]) & (ratings.c.seats == about["seats"])
    mine = sa.select(ratings).where(where & ratings.c.who.in_([one.who for one in found])).order_by(ratings.c.who)
    # For update: what is read here must still be true when it is written, whatever other processes rate.
    known = {row.who: (row.mu, row.sigma, row.games) for row in db.execute(mine.with_for_update())}
    teams = []
    for one in found:
        mu, sigma, _ = known.get(one.who, (None, None, 0))
        teams.append([MODEL.rating(mu=mu, sigma=sigma)])
    rated = MODEL.rate(teams, ranks=[float(one.rank) for one in found])
    for who in {one.who for one in found}:
        # Two bots of one level at a table are the same one: what each has shown counts for half.
        own = [team[0] for one, team in zip(found, rated, strict=True) if one.who == who]
        values = {
            "mu": sum(rating.mu for rating in own) / len(own),
            "sigma": sum(rating.sigma for rating in own) / len(own),
            "games": known.get(who, (0, 0, 0))[2] + 1,
        }
        if who in known:
            db.execute(sa.update(ratings).where(where & (ratings.c.who == who)).values(**values))
        else:
            db.execute(sa.insert(ratings).values(**about, who=who, **values))


def statistics(store: Store, person: str) -> list[Wire]:
    """Tell somebody how he has done, by game and number of players."""
    query = (
        sa.select(
            results.c.game,
            results.c.seats,
            sa.func.count().label("played"),
            sa.func.sum(sa.case((results.c.rank == 1, 1), else_=0)).label("won"),
            sa.func.avg(results.c.points).label("points"),
            sa.func.max(results.c.points).label("best"),
        )
        .where(results.c.who == person)
        .group_by(results.c.game, results.c.seats)
        .order_by(results.c.game, results.c.seats)
    )
    mine = sa.select(ratings).where(ratings.c.who == person)
    with store.reading() as db:
        strength = {(row.game, row.seats): shown(row.mu, row.sigma) for row in db.execute(mine)}
        return [
            {
                "game": row.game,
                "seats": row.seats,
                "played": row.played,
                "won": int(row.won),
                "points": round(float(row.points), 1),
                "best": row.best,
                "rating": strength.get((row.game, row.seats)),
            }
            for row in db.execute(query)
        ]


def ladder(store: Store, game: str, seats: int) -> list[Wire]:
    """List who is strongest at a game, people and bots."""
    where = (ratings.c.game == game) & (ratings.c.seats == seats)
    query = sa.select(ratings).where(where).order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(MOST_LISTED)
    with store.reading() as db:
        rows = list(db.execute(query))
    names = store.names([row.who for row in rows if not row.who.startswith("bot:")])
    return [
        {
            "name": names.get(row.who, ""),
            "level": row.who.partition(":")[2],
            "rating": shown(row.mu, row.sigma),
            "games": row.games,
        }
        for row in rows
    ]


def shown(mu: float, sigma: float) -> int:
    """Write a rating as people read it: what somebody is worth at least, almost for sure."""
    return round(FIRST + SHOWN * (mu - 3 * sigma))
