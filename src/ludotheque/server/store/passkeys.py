"""Passkeys as they are stored."""

from typing import NamedTuple

import sqlalchemy as sa

from ludotheque.server.store.accounts import Person, in_epoch
from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import passkeys


class Passkey(NamedTuple):
    """A key somebody is let in by."""

    id: str
    person: str
    public_key: str
    uses: int


class PasskeyStore:
    """Reads and writes passkeys."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, passkey: Passkey, person: Person) -> bool:
        """Store a new passkey; `Conflict` if it is known already. Say no if its person's epoch is over."""
        is_kept = False

        def work(db: sa.Connection) -> None:
            nonlocal is_kept
            is_kept = db.execute(in_epoch(person)).first() is not None
            if is_kept:
                db.execute(sa.insert(passkeys).values(passkey._asdict()))

        await self._database.write(work)
        return is_kept

    async def note_use(self, passkey: str, uses: int) -> None:
        """Store how often a passkey was used."""
        change = sa.update(passkeys).where(passkeys.c.id == passkey).values(uses=uses)
        await self._database.write(lambda db: db.execute(change))

    def passkey(self, name: str) -> Passkey | None:
        """Look a passkey up."""
        with self._database.reading() as db:
            row = db.execute(sa.select(passkeys).where(passkeys.c.id == name)).first()
        return None if row is None else Passkey(row.id, row.person, row.public_key, row.uses)

    def ids_of(self, person: str) -> list[str]:
        """List the ids of somebody's passkeys."""
        with self._database.reading() as db:
            return list(db.execute(sa.select(passkeys.c.id).where(passkeys.c.person == person)).scalars())
