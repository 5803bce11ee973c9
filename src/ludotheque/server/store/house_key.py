"""The key of the house signs cookies, and what processes tell each other; it lies beside the database, not in it."""

import hashlib
import hmac
import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import people, settings

log = logging.getLogger(__name__)

SECRET, OUTSIDE = "secret", "key"
"""Settings in the database: the key itself, or that it is kept in a file."""
PEPPER = "LUDOTHEQUE_SECRET"
"""The variable of the environment that adds to the key: the same for every process."""
BYTES, SHORTEST = 32, 16
"""How long a key is that we make, and how short one may be that somebody else has made."""


class NoKey(LudothequeError):
    """A key that cannot be had."""


class HouseKey:
    """One secret for every process of a house: in a file that only its owner may read, else in the database."""

    def __init__(self, database: Database, file: Path | None = None) -> None:
        """Know where the key is; SQLite has it beside its own file unless another one is named."""
        self._database = database
        self._file = file
        if file is None and database.file is not None:
            self._file = database.file.with_name(f"{database.file.name}.key")

    @property
    def is_outside(self) -> bool:
        """Whether a copy of the database has no key in it."""
        return self._file is not None

    def for_cookies(self, pepper: str = "") -> str:
        """Give the key that signs cookies; the pepper is what the environment adds to it."""
        return hashlib.sha256(f"{self._secret()}\0{pepper}".encode()).hexdigest()

    def for_bus(self, pepper: str = "") -> bytes:
        """Give the key that signs what processes tell each other."""
        return hmac.digest(self.for_cookies(pepper).encode(), b"bus", "sha256")

    def for_deals(self, pepper: str = "") -> bytes:
        """Give the key that the deals of days are made from."""
        return hmac.digest(self.for_cookies(pepper).encode(), b"deals", "sha256")

    def for_push(self, pepper: str = "") -> bytes:
        """Give the key by which services that push know the house."""
        return hmac.digest(self.for_cookies(pepper).encode(), b"push", "sha256")

    def for_owner(self, pepper: str = "") -> str:
        """Give the word by which the house knows its owner, who can see this key anyway."""
        return hmac.digest(self.for_cookies(pepper).encode(), b"owner", "sha256").hex()

    def _secret(self) -> str:
        if self._file is None:
            return self._stored()
        try:
            if not self._file.exists():
                self._move_out(self._file)
            found = self._file.read_text(encoding="ascii").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise NoKey(f"cannot use the key {self._file}: {getattr(error, 'strerror', None) or error}") from error
        if len(found) < SHORTEST:
            raise NoKey(f"{self._file} holds no key: expected {SHORTEST} characters or more, got {len(found)}")
        return found

    def _move_out(self, file: Path) -> None:
        """Write the file, with the key that was stored, so that cookies still hold; whoever comes first writes it."""
        secret = self._setting(SECRET)
        if secret is None:
            with self._database.reading() as db:
                if db.execute(sa.select(people.c.id).limit(1)).first() is not None:
                    log.warning("the key %s is missing; with a new one everybody comes in anew", file.name)
            secret = secrets.token_hex(BYTES)
        draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as writing:
            writing.write(f"{secret}\n")
            writing.flush()
            os.fsync(writing.fileno())
        try:
            with suppress(FileExistsError):  # another process was quicker
                os.link(draft, file)
        finally:
            draft.unlink()
        self._database.insert_if_absent(settings, {"name": OUTSIDE, "value": "in a file"})
        self._database.wipe(settings, settings.c.name == SECRET)

    def _stored(self) -> str:
        """Read the key where no file is near: the first process makes it."""
        if self._setting(OUTSIDE) is not None:
            raise NoKey("the key of this database is kept in a file: name it with --key")
        if self._setting(SECRET) is None:
            self._database.insert_if_absent(settings, {"name": SECRET, "value": secrets.token_hex(BYTES)})
        return str(self._setting(SECRET))

    def _setting(self, name: str) -> str | None:
        with self._database.reading() as db:
            found = db.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar()
        return None if found is None else str(found)
