"""Storage of results of games, and of what follows from them: statistics and ratings."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import rating_steps, ratings, results
from ludotheque.server.store.writer import Waiting


class SeatResult(msgspec.Struct):
    """How one seat has ended a game."""

    seat: int
    who: str
    """A person's id, or the level of a bot after "bot:"."""
    rank: int
    points: int


class Rating(NamedTuple):
    """The rating (a mean and its uncertainty) of somebody at a game with so many players, after so many games."""

    mu: float
    sigma: float
    games: int

    @property
    def worth(self) -> float:
        """What somebody is worth at least, almost for sure."""
        return self.mu - 3 * self.sigma


class Tally(NamedTuple):
    """The statistics of somebody at a game with so many players."""

    game: str
    seats: int
    played: int
    won: int
    points: float
    best: int


class Contestant(NamedTuple):
    """What the end of a game tells of somebody's strength."""

    who: str
    rank: int
    """As the game says."""
    left_to: str = ""
    """The bot that stood in when the game ended."""
    may_gain: bool = True
    """Whether nobody has answered for them."""


class GameEnd(NamedTuple):
    """A game that is over, as far as results need to know it."""

    table: str
    game: str
    seats: int
    at: float
    results: list[SeatResult]
    contest: list[Contestant]
    """Nobody, if it is not rated."""


Ratings = dict[str, Rating]
"""By person or bot."""
Rate = Callable[[list[Contestant], Ratings], Ratings]
"""Works out new ratings from the end of a game and the ratings before."""


class ResultStore:
    """Reads and writes results and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, end: GameEnd, rate: Rate) -> Waiting:
        """Store how a game has ended, and what it says of strength if it is rated; a game counts once."""
        return self._database.write(partial(_add, end, rate))

    def tallies(self, person: str) -> list[Tally]:
        """Count how somebody has done, by game and number of players."""
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
        with self._database.reading() as db:
            return [
                Tally(row.game, row.seats, row.played, int(row.won), float(row.points), row.best)
                for row in db.execute(query)
            ]

    def ratings_of(self, person: str) -> dict[tuple[str, int], Rating]:
        """Read somebody's ratings, by game and number of players."""
        with self._database.reading() as db:
            rows = db.execute(sa.select(ratings).where(ratings.c.who == person))
            return {(row.game, row.seats): Rating(row.mu, row.sigma, row.games) for row in rows}

    def strongest(self, game: str, seats: int, most: int) -> list[tuple[str, Rating]]:
        """List the highest ratings at a game with so many players, by mu - 3 sigma: a few lucky games do not do."""
        where = (ratings.c.game == game) & (ratings.c.seats == seats)
        query = sa.select(ratings).where(where).order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(most)
        with self._database.reading() as db:
            return [(row.who, Rating(row.mu, row.sigma, row.games)) for row in db.execute(query)]


def _add(end: GameEnd, rate: Rate, db: sa.Connection) -> None:
    if db.execute(sa.select(results.c.seat).where(results.c.table_id == end.table)).first() is not None:
        return
    about = {"table_id": end.table, "game": end.game, "seats": end.seats, "at": end.at}
    db.execute(sa.insert(results), [{**about, **msgspec.structs.asdict(one)} for one in end.results])
    if end.contest:
        _rate(end, rate, db)


def _rate(end: GameEnd, rate: Rate, db: sa.Connection) -> None:
    where = (ratings.c.game == end.game) & (ratings.c.seats == end.seats)
    whose = ratings.c.who.in_({who for one in end.contest for who in (one.who, one.left_to)})
    # For update: what is read here must still be true when it is written, whatever other processes rate.
    rows = db.execute(sa.select(ratings).where(where & whose).order_by(ratings.c.who).with_for_update())
    known = {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}
    for who, rating in rate(end.contest, known).items():
        step = {"table_id": end.table, "game": end.game, "seats": end.seats, "at": end.at}
        db.execute(sa.insert(rating_steps).values(who=who, mu=rating.mu, sigma=rating.sigma, **step))
        if who in known:
            db.execute(sa.update(ratings).where(where & (ratings.c.who == who)).values(**rating._asdict()))
        else:
            db.execute(sa.insert(ratings).values(game=end.game, seats=end.seats, who=who, **rating._asdict()))
