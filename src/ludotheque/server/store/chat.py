"""What was said at tables, as it is stored."""

import msgspec
import sqlalchemy as sa

from ludotheque.server.store.database import Database, as_json
from ludotheque.server.store.schema import said
from ludotheque.server.table.chat import ChatLine


class ChatStore:
    """Reads and writes what is said."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, line: ChatLine) -> None:
        """Store what somebody says; `Conflict` if it was stored before."""
        row = {
            **msgspec.to_builtins(line),
            "readers": as_json(line.readers),
            "among": as_json(line.among),
            "table_id": table,
        }
        await self._database.write(lambda db: db.execute(sa.insert(said).values(**row)))

    def last(self, table: str, most: int) -> list[ChatLine]:
        """Read what was said at a table last, in its order."""
        query = sa.select(said).where(said.c.table_id == table).order_by(said.c.number.desc()).limit(most)
        with self._database.reading() as db:
            rows = db.execute(query).all()
        return [
            ChatLine(
                row.person,
                row.click,
                row.seat,
                row.name,
                msgspec.json.decode(row.readers, type=list[str]),
                msgspec.json.decode(row.among, type=list[int]),
                row.words,
                row.claim,
                row.at,
            )
            for row in reversed(rows)
        ]
