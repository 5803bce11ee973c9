"""The register: who is who. A guest is whoever holds a cookie we signed; a code or a passkey moves him elsewhere."""

import asyncio
import hashlib
import secrets
import time
from typing import NamedTuple

import sqlalchemy as sa
from itsdangerous import BadData, URLSafeTimedSerializer

from ludotheque.engine.errors import Trouble
from ludotheque.server import people
from ludotheque.server.schema import once, passkeys, settings
from ludotheque.server.schema import people as known
from ludotheque.server.shelf import guest_name
from ludotheque.server.store import Store

A_YEAR = 365 * 24 * 3600
MINUTES = 10
"""How long a code holds."""
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes are made of: nothing that looks like something else."""
CODE_LENGTH = 10
SECRET = "secret"  # noqa: S105 - the name of a setting


class Person(NamedTuple):
    """Somebody in the register."""

    id: str
    name: str
    lock: int
    """Cookies carry the number of the lock they open; a new lock shuts out all the others."""


class BadCode(Trouble):
    """A code that opens nothing."""


class Register:
    """Signs cookies and reads them, and keeps what moves somebody to another device."""

    def __init__(self, store: Store, pepper: str = "") -> None:
        """Open the register; `pepper` is a secret kept outside the database, so that a copy of it opens nothing."""
        self.store = store
        key = hashlib.sha256(f"{_secret(store)}\0{pepper}".encode()).hexdigest()
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")

    async def who(self, cookie: str | None) -> Person | None:
        """Find out who holds a cookie."""
        try:
            person, lock = self._cookies.loads(cookie or "", max_age=A_YEAR)
        except (BadData, ValueError, TypeError):
            return None
        found = await asyncio.to_thread(self.person, person)
        return found if found is not None and found.lock == lock else None

    def cookie(self, person: Person) -> str:
        """Write a cookie for somebody."""
        return self._cookies.dumps([person.id, person.lock])

    async def welcome(self, language: str = "en") -> Person:
        """Take in a new guest."""
        person = people.new_id()
        guest = Person(person, guest_name(sum(person.encode()) % 900 + 100, language), 0)
        await self.store.write(lambda db: db.execute(sa.insert(known).values(**guest._asdict())))
        return guest

    async def rename(self, person: str, name: str) -> str:
        """Call somebody by another name."""
        name = people.checked_name(name)
        await self._change(person, name=name)
        return name

    async def change_lock(self, person: Person) -> Person:
        """Shut out every other device, with the codes and passkeys it may have made."""

        def work(db: sa.Connection) -> None:
            db.execute(sa.update(known).where(known.c.id == person.id).values(lock=person.lock + 1))
            db.execute(sa.delete(once).where(once.c.person == person.id))
            db.execute(sa.delete(passkeys).where(passkeys.c.person == person.id))

        await self.store.write(work)
        return person._replace(lock=person.lock + 1)

    def person(self, person: str) -> Person | None:
        """Look somebody up."""
        with self.store.reading() as db:
            row = db.execute(sa.select(known.c.id, known.c.name, known.c.lock).where(known.c.id == person)).first()
        return None if row is None else Person(row.id, row.name, row.lock)

    # Things that hold once, and not for long.

    async def code_for(self, person: str) -> str:
        """Make a code that brings somebody to another device."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        await self.keep_once(code, person)
        return f"{code[:5]}-{code[5:]}"

    async def moved_by(self, code: str) -> Person:
        """Let somebody in by a code, which opens nothing from then on."""
        person = await self.use_once("".join(letter for letter in code.upper() if letter.isalnum()))
        found = None if person is None else await asyncio.to_thread(self.person, person)
        if found is None:
            raise BadCode("this code opens nothing: it is wrong, used already, or older than ten minutes")
        return found

    async def keep_once(self, thing: str, person: str) -> None:
        """Remember something that holds once."""
        now = time.time()

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(once).where(once.c.until < now))
            db.execute(sa.insert(once).values(digest=_digest(thing), person=person, until=now + MINUTES * 60))

        await self.store.write(work)

    async def use_once(self, thing: str) -> str | None:
        """Use something up; give whose it was, or nothing."""
        where = (once.c.digest == _digest(thing)) & (once.c.until >= time.time())
        found: list[str] = []

        def work(db: sa.Connection) -> None:
            found.extend(db.execute(sa.delete(once).where(where).returning(once.c.person)).scalars())

        await self.store.write(work)
        return found[0] if found else None

    async def _change(self, person: str, **values: str | int) -> None:
        change = sa.update(known).where(known.c.id == person).values(**values)
        await self.store.write(lambda db: db.execute(change))


def _digest(thing: str) -> str:
    """Give what the store keeps: whoever reads the database cannot use it."""
    return hashlib.sha256(thing.encode()).hexdigest()


def _secret(store: Store) -> str:
    """Read the secret every process of the house shares; the first one makes it."""
    query = sa.select(settings.c.value).where(settings.c.name == SECRET)
    with store.reading() as db:
        found = db.execute(query).scalar()
    if found is None:
        store.settle(settings, {"name": SECRET, "value": secrets.token_hex(32)})
        with store.reading() as db:
            found = db.execute(query).scalar_one()
    return str(found)
