"""Lists of tables by what is noted beside their logs: public ones, somebody's own, those whose time is up."""

import sqlalchemy as sa

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import kept, seats, tables
from ludotheque.server.table.entries import OVER, PLAYED, WAITING

MOST_PLAYED = 200
"""How many tables somebody plays at are listed: more than anybody does."""

EMPTY = sa.case((seats.c.person == "", 1), else_=0)


class TableLists:
    """Finds tables, by their ids."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def due(self, before: float, most: int) -> list[str]:
        """List tables at which somebody's time is up."""
        query = sa.select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due).limit(most)
        with self._database.reading() as db:
            return list(db.execute(query).scalars())

    def lobby(self, most: int) -> list[str]:
        """List the public tables that wait for people or are being played, newest first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.is_public & tables.c.stage.in_([WAITING, PLAYED]))
            .order_by(tables.c.opened.desc())
            .limit(most)
        )
        with self._database.reading() as db:
            return list(db.execute(query).scalars())

    def tables_of(self, person: str, most: int) -> list[str]:
        """List the tables somebody sits at, or has opened and waits for others at: those being played first."""
        sits = sa.select(seats.c.table_id).where(seats.c.person == person)
        hosts = sa.select(tables.c.id).where((tables.c.stage == WAITING) & (tables.c.host == person))
        is_played = tables.c.stage == PLAYED
        query = (
            sa.select(tables.c.id, is_played)
            .where(tables.c.id.in_(sits.union(hosts)))
            .order_by(is_played.desc(), tables.c.opened.desc())
            .limit(MOST_PLAYED)
        )
        with self._database.reading() as db:  # asked once: between two questions a game could begin, and be in neither
            found = db.execute(query).all()
        return [table for place, (table, plays) in enumerate(found) if plays or place < most]

    def running(self, host: str, since: float) -> tuple[int, int]:
        """Count the tables somebody has opened since then that are not over, and the seats at them nobody sits at."""
        query = (
            sa.select(sa.func.count(tables.c.id.distinct()), sa.func.coalesce(sa.func.sum(EMPTY), 0))
            .join(seats, seats.c.table_id == tables.c.id)
            .where((tables.c.host == host) & (tables.c.opened > since) & tables.c.stage.in_([WAITING, PLAYED]))
        )
        with self._database.reading() as db:
            opened, empty = db.execute(query).one()
            return opened, int(empty)

    def under_way(self, ids: list[str]) -> set[str]:
        """Find those of some tables that are not over."""
        query = sa.select(tables.c.id).where(tables.c.id.in_(ids) & tables.c.stage.in_([WAITING, PLAYED]))
        with self._database.reading() as db:
            return set(db.execute(query).scalars())

    def over(self) -> list[str]:
        """List the tables whose game is over, by their ids, which say nothing."""
        with self._database.reading() as db:
            return list(
                db.execute(sa.select(tables.c.id).where(tables.c.stage == OVER).order_by(tables.c.id)).scalars()
            )

    def unfinished(self) -> list[tuple[str, str, int]]:
        """List the tables whose game is not known to be over: id, game, and the rules they were last played by."""
        rules = sa.func.coalesce(kept.c.rules, tables.c.rules)
        query = sa.select(tables.c.id, tables.c.game, rules).outerjoin(kept, kept.c.table_id == tables.c.id)
        with self._database.reading() as db:
            found = db.execute(query.where(sa.func.coalesce(kept.c.record, "") == "").order_by(tables.c.opened))
            return [(table, game, version) for table, game, version in found]
