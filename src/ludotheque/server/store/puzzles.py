"""Puzzles, as they are stored."""

import msgspec
import sqlalchemy as sa

from ludotheque.server.store.database import Database, as_json
from ludotheque.server.store.schema import puzzles
from ludotheque.server.wire.notices import Judged, KeptPuzzle


class PuzzleStore:
    """Reads and writes puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, puzzle: KeptPuzzle) -> None:
        """Store a puzzle in the place of any from the same table."""
        plain = puzzle._asdict()
        row = {"table_id": plain.pop("table"), **plain, "found": as_json(puzzle.found)}

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(puzzles).where(puzzles.c.table_id == puzzle.table))
            db.execute(sa.insert(puzzles).values(**row))

        await self._database.write(work)

    def collected(self, game: str, rules: int, components: str) -> list[tuple[float, str]]:
        """List when puzzles of a game as it is now were found, and at which tables, the earliest first."""
        is_one = (puzzles.c.game == game) & (puzzles.c.rules == rules) & (puzzles.c.components == components)
        query = sa.select(puzzles.c.at, puzzles.c.table_id).where(is_one).order_by(puzzles.c.at, puzzles.c.table_id)
        with self._database.reading() as db:
            return [(row.at, row.table_id) for row in db.execute(query)]

    def of(self, table: str) -> KeptPuzzle:
        """Read the puzzle that was found at a table."""
        with self._database.reading() as db:
            row = db.execute(sa.select(puzzles).where(puzzles.c.table_id == table)).one()
        found = msgspec.json.decode(row.found, type=Judged)
        return KeptPuzzle(row.table_id, row.game, row.rules, row.components, row.seat, row.world, found, row.at)
