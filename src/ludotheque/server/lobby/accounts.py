"""Accounts: a guest is whoever holds a cookie we signed; a code or a passkey brings them to another device."""

import asyncio
import re
import secrets

from itsdangerous import BadData, URLSafeTimedSerializer

from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.server import ids
from ludotheque.server.store.accounts import AccountStore, Person
from ludotheque.server.views.catalogue import guest_name

A_YEAR = 365 * 24 * 3600
MINUTES = 10
"""How long a code holds."""
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes are made of: nothing that looks like something else."""
CODE_LENGTH = 10
LONGEST_NAME = 24
JOINED = re.compile("(?<=[^\x00-\x7f\u200c\u200d])[\u200c\u200d](?=[^\x00-\x7f\u200c\u200d])")
"""Joiners, which nobody sees, where some scripts and pictures need them: between two characters that are not Latin."""


class BadCode(LudothequeError):
    """A code that opens nothing."""


class LockedOut(Refused):
    """Somebody who has been shut out by another device since they were let in."""

    def __init__(self) -> None:
        super().__init__(Objection("locked-out", {}))


class BadName(LudothequeError):
    """A name that cannot be used."""


class Accounts:
    """Signs cookies and reads them, and makes what moves somebody to another device."""

    def __init__(self, store: AccountStore, key: str) -> None:
        """Begin, with the key that signs cookies."""
        self._store = store
        self.cookies = URLSafeTimedSerializer(key, salt="cookie")

    async def who(self, cookie: str | None) -> Person | None:
        """Find out who holds a cookie."""
        try:
            person, epoch, *named = self.cookies.loads(cookie or "", max_age=A_YEAR)
        except (BadData, ValueError, TypeError):
            return None
        device = named[0] if named else ""  # cookies of before name none
        found = await asyncio.to_thread(self._store.person, person, _forgotten(person, device))
        return found._replace(device=device) if found is not None and found.cookie_epoch == epoch else None

    def cookie(self, person: Person) -> str:
        """Write a cookie for somebody; a browser that had none is a new device."""
        return self.cookies.dumps([person.id, person.cookie_epoch, person.device or ids.new_id()])

    async def forget(self, person: Person) -> None:
        """Forget one device: none of its cookies opens anything from now on."""
        await self._store.keep_once(_forgotten(person.id, person.device), person, A_YEAR)

    async def welcome(self, language: str = "en") -> Person:
        """Take in a new guest."""
        person = ids.new_id()
        guest = Person(person, guest_name(sum(person.encode()) % 900 + 100, language), 0)
        await self._store.add(guest)
        return guest

    async def rename(self, person: str, name: str) -> str:
        """Call somebody by another name."""
        name = checked_name(name)
        await self._store.rename(person, name)
        return name

    async def begin_epoch(self, person: Person) -> Person:
        """Shut out every other device, with the codes and passkeys it may have made; of two at once, one does."""
        if not await self._store.begin_epoch(person):
            raise LockedOut
        return person._replace(cookie_epoch=person.cookie_epoch + 1)

    async def person(self, person: str) -> Person | None:
        """Look somebody up."""
        return await asyncio.to_thread(self._store.person, person)

    # Things that hold once, and not for long.

    async def code_for(self, person: Person) -> str:
        """Make a code that brings somebody to another device."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        await self.keep_once(code, person)
        return f"{code[:5]}-{code[5:]}"

    async def moved_by(self, code: str) -> Person:
        """Let somebody in by a code, which opens nothing from then on."""
        person = await self.use_once("".join(letter for letter in code.upper() if letter.isalnum()))
        found = None if person is None else await self.person(person)
        if found is None:
            raise BadCode("this code opens nothing: it is wrong, used already, or older than ten minutes")
        return found

    async def keep_once(self, thing: str, person: Person | None) -> None:
        """Remember something that holds once."""
        if not await self._store.keep_once(thing, person, MINUTES * 60):
            raise LockedOut

    async def use_once(self, thing: str) -> str | None:
        """Use something up; give whose it was, or nothing."""
        return await self._store.use_once(thing)


def _forgotten(person: str, device: str) -> str:
    """Name what is remembered of a device that was forgotten; no code and no challenge looks like this."""
    return f"forgotten {person} {device}"


def checked_name(name: str) -> str:
    """Tidy a name; complain about one that is empty, too long or not printable."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters, this one has {len(tidy)}")
    if not JOINED.sub("", tidy).isprintable():
        raise BadName("a name has printable characters only")
    return tidy
