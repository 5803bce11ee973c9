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
    sign_count: int
    """How often its device says it has signed, to notice a copied key; the column is called `uses`."""


class PasskeyStore:
    """Reads and writes passkeys."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, passkey: Passkey, person: Person) -> bool:
        """Store a new passkey; say no if its person has signed out everywhere meanwhile.

        The database raises `Conflict` if the passkey is stored already.
        """
        is_kept = False

        def work(db: sa.Connection) -> None:
            nonlocal is_kept
            is_kept = db.execute(in_epoch(person)).first() is not None
            if is_kept:
                key, owner, public_key, sign_count = passkey
                row = {"id": key, "person": owner, "public_key": public_key, "uses": sign_count}
                db.execute(sa.insert(passkeys).values(row))

        await self._database.write(work)
        return is_kept

    async def note_sign_count(self, passkey: str, sign_count: int) -> None:
        """Store how often a passkey has signed."""
        change = sa.update(passkeys).where(passkeys.c.id == passkey).values(uses=sign_count)
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
