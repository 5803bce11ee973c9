"""What is stored of a player: games that are over, with whoever sat there, and ratings after each of them."""

from typing import NamedTuple

import sqlalchemy as sa

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import rating_steps, results, said, seats


class SeatOfGame(NamedTuple):
    """How somebody has ended a game."""

    table: str
    game: str
    seats: int
    at: float
    seat: int
    who: str
    rank: int
    points: int


class RatingStep(NamedTuple):
    """A rating after a game."""

    table: str
    game: str
    seats: int
    mu: float
    sigma: float
    at: float


class PlayerStore:
    """Reads what stays of somebody's games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def games_of(self, person: str, most: int) -> list[list[SeatOfGame]]:
        """List the last games somebody has played, newest first, each with everybody who sat there."""
        own = sa.select(results.c.table_id).where(results.c.who == person).order_by(results.c.at.desc()).limit(most)
        with self._database.reading() as db:
            names = list(db.execute(own).scalars())
            rows = db.execute(sa.select(results).where(results.c.table_id.in_(names)).order_by(results.c.seat))
            found: dict[str, list[SeatOfGame]] = {name: [] for name in names}
            for row in rows:
                game = row.table_id, row.game, row.seats, row.at
                found[row.table_id].append(SeatOfGame(*game, row.seat, row.who, row.rank, row.points))
        return list(found.values())

    def steps_of(self, person: str) -> list[RatingStep]:
        """List somebody's ratings after each game, oldest first."""
        query = sa.select(rating_steps).where(rating_steps.c.who == person).order_by(rating_steps.c.at)
        with self._database.reading() as db:
            return [
                RatingStep(row.table_id, row.game, row.seats, row.mu, row.sigma, row.at) for row in db.execute(query)
            ]

    def said_by(self, person: str) -> list[tuple[str, str]]:
        """List what somebody has said, each with its table."""
        query = sa.select(said.c.table_id, said.c.words).where(said.c.person == person).order_by(said.c.number)
        with self._database.reading() as db:
            return [(row.table_id, row.words) for row in db.execute(query)]

    def tables_of(self, person: str) -> list[str]:
        """List every table somebody sits at."""
        with self._database.reading() as db:
            return list(db.execute(sa.select(seats.c.table_id).where(seats.c.person == person)).scalars())
