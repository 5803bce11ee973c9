"""Tables of daily challenges: whose try they are, and of which day."""

from typing import NamedTuple

import sqlalchemy as sa

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import dailies, people, results


class Try(NamedTuple):
    """Somebody's one try at the deal of a day."""

    table: str
    day: str
    game: str
    person: str


class Finished(NamedTuple):
    """How a try has ended."""

    person: str
    name: str
    rank: int
    points: int


class DailyStore:
    """Reads whose tables are tries; they are written with the tables themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @staticmethod
    def row_of(tried: Try) -> sa.Insert:
        """Give what is written with the table of a try."""
        return sa.insert(dailies).values(table_id=tried.table, day=tried.day, game=tried.game, person=tried.person)

    def of(self, table: str) -> Try | None:
        """Find the try that a table is."""
        with self._database.reading() as db:
            row = db.execute(sa.select(dailies).where(dailies.c.table_id == table)).first()
        return None if row is None else Try(row.table_id, row.day, row.game, row.person)

    def tries_of(self, person: str, day: str) -> dict[str, str]:
        """List somebody's tables of a day, by game."""
        query = sa.select(dailies).where((dailies.c.person == person) & (dailies.c.day == day))
        with self._database.reading() as db:
            return {row.game: row.table_id for row in db.execute(query)}

    def finished(self, day: str, game: str) -> list[Finished]:
        """List how the tries of a day have ended, the best first."""
        is_theirs = (results.c.table_id == dailies.c.table_id) & (results.c.who == dailies.c.person)
        query = (
            sa.select(dailies.c.person, people.c.name, results.c.rank, results.c.points)
            .join(results, is_theirs)
            .join(people, people.c.id == dailies.c.person)
            .where((dailies.c.day == day) & (dailies.c.game == game))
            .order_by(results.c.points.desc(), results.c.rank)
        )
        with self._database.reading() as db:
            return [Finished(row.person, row.name, row.rank, row.points) for row in db.execute(query)]
