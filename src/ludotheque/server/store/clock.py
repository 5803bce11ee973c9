"""The latest time the house has known: after a restart it is not earlier, whatever the machine's clock says."""

import sqlalchemy as sa

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import settings

LATEST = "latest time"


class ClockStore:
    """Reads and writes the latest time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, moment: float) -> None:
        """Store a time, unless a later one is known."""

        def work(db: sa.Connection) -> None:
            known = db.execute(sa.select(settings.c.value).where(settings.c.name == LATEST)).scalar()
            if known is None:
                db.execute(sa.insert(settings).values(name=LATEST, value=str(moment)))
            elif float(known) < moment:
                db.execute(sa.update(settings).where(settings.c.name == LATEST).values(value=str(moment)))

        await self._database.write(work)

    def latest(self) -> float:
        """Give the latest time that is known; 0 in a new house."""
        with self._database.reading() as db:
            return float(db.execute(sa.select(settings.c.value).where(settings.c.name == LATEST)).scalar() or 0)
