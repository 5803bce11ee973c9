"""Reviews that were made, as they are stored."""

import msgspec
import sqlalchemy as sa

from ludotheque.server.store.database import Database, as_json
from ludotheque.server.store.schema import reviews
from ludotheque.server.wire.notices import Judged


class ReviewStore:
    """Reads and writes what was found about the answers of a game that is over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table: str, part: int, maker: str, found: list[Judged]) -> None:
        """Store a review in the place of any made before; `part` is a seat, or -1 for the whole table."""
        is_it = (reviews.c.table_id == table) & (reviews.c.part == part)
        row = {"table_id": table, "part": part, "maker": maker, "found": as_json(found)}

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(reviews).where(is_it))
            db.execute(sa.insert(reviews).values(**row))

        await self._database.write(work)

    def made(self, table: str, part: int, maker: str) -> list[Judged] | None:
        """Read a review, unless there is none or it was made by bots of another kind."""
        is_it = (reviews.c.table_id == table) & (reviews.c.part == part) & (reviews.c.maker == maker)
        with self._database.reading() as db:
            found = db.execute(sa.select(reviews.c.found).where(is_it)).scalar()
        return None if found is None else msgspec.json.decode(found, type=list[Judged])
