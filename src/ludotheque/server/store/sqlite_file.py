"""The file of an SQLite database: for its owner only, and for one server at a time unless several tell each other."""

import os
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from ludotheque.engine.errors import LudothequeError

try:
    import fcntl
except ImportError:  # Windows has none: there, whoever starts a second server must know what they do
    fcntl = None  # type: ignore[assignment]

OWNERS_ONLY = 0o600


class InUse(LudothequeError):
    """A database that another server uses."""


def file_of(url: sa.URL) -> Path | None:
    """Find the file of a database that is one."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name)


def close_to_others(file: Path) -> None:
    """Make the file if there is none; let nobody but its owner read it, nor what SQLite keeps beside it."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_ONLY))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        with suppress(FileNotFoundError, PermissionError):  # whose it is must see to it
            file.with_name(name).chmod(OWNERS_ONLY)


def hold(file: Path, *, is_shared: bool) -> int:
    """Hold the database as long as the process lives: alone, or with others that are on the same bus."""
    lock = os.open(file.with_name(f"{file.name}.lock"), os.O_WRONLY | os.O_CREAT, OWNERS_ONLY)
    if fcntl is not None:
        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if is_shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(lock)
            needs = "another server that shares it with nobody" if is_shared else "another server"
            raise InUse(
                f"{file} is in use by {needs}: several need --nats, see docs/operating.md, or each its own --database"
            ) from error
    return lock
