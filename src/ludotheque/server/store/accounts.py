"""People as they are stored: names, cookie epochs, and what holds once."""

import hashlib
from typing import NamedTuple

import sqlalchemy as sa

from ludotheque.server import house_time
from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import consents, devices, once, passkeys, people


class Person(NamedTuple):
    """Somebody with an account: a name is all we ask of anybody."""

    id: str
    name: str
    cookie_epoch: int
    """Cookies carry the epoch they were signed in; a new epoch shuts out all the others."""
    device: str = ""
    """Whose cookie it is: one browser can be forgotten, and the others stay. A new browser has none yet."""


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

    async def consent(self, person: str, *, is_given: bool) -> None:
        """Store whether somebody lets researchers have the games they have finished."""

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(consents).where(consents.c.person == person))
            if is_given:
                db.execute(sa.insert(consents).values(person=person))

        await self._database.write(work)

    def consenting(self) -> set[str]:
        """Name everybody who lets researchers have their games."""
        with self._database.reading() as db:
            return set(db.execute(sa.select(consents.c.person)).scalars())

    def has_consented(self, person: str) -> bool:
        """Say whether somebody does."""
        with self._database.reading() as db:
            return db.execute(sa.select(consents.c.person).where(consents.c.person == person)).first() is not None

    async def begin_epoch(self, person: Person) -> bool:
        """Store the next cookie epoch; codes, passkeys and devices of the one before are gone with it.

        Say no, and change nothing, if that one is over already.
        """
        has_begun = False

        def work(db: sa.Connection) -> None:
            nonlocal has_begun
            now = sa.update(people).where(_is_in_epoch(person)).values(lock=person.cookie_epoch + 1)
            has_begun = db.execute(now).rowcount > 0
            if has_begun:
                db.execute(sa.delete(once).where(once.c.person == person.id))
                db.execute(sa.delete(passkeys).where(passkeys.c.person == person.id))
                db.execute(sa.delete(devices).where(devices.c.person == person.id))

        await self._database.write(work)
        return has_begun

    def person(self, person: str, without: str = "") -> Person | None:
        """Look somebody up; nobody, if something that is to be missing is remembered."""
        query = sa.select(people.c.id, people.c.name, people.c.lock).where(people.c.id == person)
        if without:
            query = query.where(~sa.exists().where(once.c.digest == _digest(without)))
        with self._database.reading() as db:
            row = db.execute(query).first()
        return None if row is None else Person(row.id, row.name, row.lock)

    def names(self, ids: list[str]) -> dict[str, str]:
        """Say what people are called."""
        with self._database.reading() as db:
            rows = db.execute(sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
            return {row.id: row.name for row in rows}

    async def keep_once(self, thing: str, person: Person | None, seconds: float) -> bool:
        """Store a digest of something that holds once, and not for long; say no if its person's epoch is over."""
        now = house_time.now()
        is_kept = False

        def work(db: sa.Connection) -> None:
            nonlocal is_kept
            is_kept = person is None or db.execute(in_epoch(person)).first() is not None
            db.execute(sa.delete(once).where(once.c.until < now))
            if is_kept:
                whose = "" if person is None else person.id
                db.execute(sa.delete(once).where(once.c.digest == _digest(thing)))
                db.execute(sa.insert(once).values(digest=_digest(thing), person=whose, until=now + seconds))

        await self._database.write(work)
        return is_kept

    async def use_once(self, thing: str) -> str | None:
        """Use something up; give whose it was, or nothing."""
        where = (once.c.digest == _digest(thing)) & (once.c.until >= house_time.now())
        found: list[str] = []

        def work(db: sa.Connection) -> None:
            found.extend(db.execute(sa.delete(once).where(where).returning(once.c.person)).scalars())

        await self._database.write(work)
        return found[0] if found else None


def in_epoch(person: Person) -> sa.Select[tuple[str]]:
    """Select somebody, unless the epoch they were known in is over; it stays so until what is written with it is."""
    return sa.select(people.c.id).where(_is_in_epoch(person)).with_for_update()


def _is_in_epoch(person: Person) -> sa.ColumnElement[bool]:
    return (people.c.id == person.id) & (people.c.lock == person.cookie_epoch)


def _digest(thing: str) -> str:
    """Give what the store keeps: whoever reads the database cannot use it."""
    return hashlib.sha256(thing.encode()).hexdigest()
