"""People as they are stored: names, cookie epochs, and what holds once."""

import hashlib
import time
from typing import NamedTuple

import sqlalchemy as sa

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import once, passkeys, people


class Person(NamedTuple):
    """Somebody with an account: a name is all we ask of anybody."""

    id: str
    name: str
    cookie_epoch: int
    """Cookies carry the epoch they were signed in; a new epoch shuts out all the others."""


class AccountStore:
    """Reads and writes accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: Person) -> None:
        """Store somebody new."""
        row = {"id": person.id, "name": person.name, "lock": person.cookie_epoch}
        await self._database.write(lambda db: db.execute(sa.insert(people).values(row)))

    async def rename(self, person: str, name: str) -> None:
        """Store another name."""
        change = sa.update(people).where(people.c.id == person).values(name=name)
        await self._database.write(lambda db: db.execute(change))

    async def begin_epoch(self, person: str, epoch: int) -> None:
        """Store another cookie epoch; codes and passkeys of the one before are gone with it."""

        def work(db: sa.Connection) -> None:
            db.execute(sa.update(people).where(people.c.id == person).values(lock=epoch))
            db.execute(sa.delete(once).where(once.c.person == person))
            db.execute(sa.delete(passkeys).where(passkeys.c.person == person))

        await self._database.write(work)

    def person(self, person: str) -> Person | None:
        """Look somebody up."""
        with self._database.reading() as db:
            row = db.execute(sa.select(people.c.id, people.c.name, people.c.lock).where(people.c.id == person)).first()
        return None if row is None else Person(row.id, row.name, row.lock)

    def names(self, ids: list[str]) -> dict[str, str]:
        """Say what people are called."""
        with self._database.reading() as db:
            rows = db.execute(sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
            return {row.id: row.name for row in rows}

    async def keep_once(self, thing: str, person: str, seconds: float) -> None:
        """Store a digest of something that holds once, and not for long."""
        now = time.time()

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(once).where(once.c.until < now))
            db.execute(sa.insert(once).values(digest=_digest(thing), person=person, until=now + seconds))

        await self._database.write(work)

    async def use_once(self, thing: str) -> str | None:
        """Use something up; give whose it was, or nothing."""
        where = (once.c.digest == _digest(thing)) & (once.c.until >= time.time())
        found: list[str] = []

        def work(db: sa.Connection) -> None:
            found.extend(db.execute(sa.delete(once).where(where).returning(once.c.person)).scalars())

        await self._database.write(work)
        return found[0] if found else None


def _digest(thing: str) -> str:
    """Give what the store keeps: whoever reads the database cannot use it."""
    return hashlib.sha256(thing.encode()).hexdigest()
