"""The database: SQLite, or whatever SQLAlchemy speaks to. Read at once; written by one thread, in group commits."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.server.store.schema import entries, settings
from ludotheque.server.store.sqlite_file import close_to_others, file_of
from ludotheque.server.store.writer import UNREACHABLE, GroupCommitWriter, Row, Waiting, Work

MIGRATIONS = Path(__file__).parent / "migrations"
OF_POSTGRESQL = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
"""Seconds and milliseconds after which a silent server counts as gone."""
FRESH = 1.0
"""Seconds in which the database need not be tried again."""
CHECKED = "checked"
"""The name of a setting that is written only to see whether it can be."""
ONE_AT_A_TIME = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1819632751)"}


class NoDatabase(LudothequeError):
    """A database that cannot be used."""


class StoreUnavailable(Refused):
    """A database that cannot be reached at the moment."""

    def __init__(self) -> None:
        super().__init__(Objection("store-away", {}))


class Database:
    """One database, with its schema up to date."""

    def __init__(self, url: str, *, may_be_new: bool = True) -> None:
        """Connect, and migrate."""
        self.url = url
        try:
            self.file = file_of(sa.make_url(url))
            if self.file is not None:
                if not may_be_new and not self.file.exists():
                    raise NoDatabase(f"there is no database {self.file}; --database says where tables are kept")
                close_to_others(self.file)
            self._engine = _engine(url)
            self._migrate()
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
            cause = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
            raise NoDatabase(f"cannot use the database {_without_password(url)}: {cause}") from error
        self._checked = -FRESH
        self._writer = GroupCommitWriter(self._engine, entries)

    def close(self) -> None:
        """Write what has gathered, and disconnect."""
        self._writer.close()
        self._engine.dispose()

    def write(self, work: Work | None, rows: list[Row] | None = None) -> Waiting:
        """Have something written along with whatever else has gathered; done when it is on disk.

        `rows` are rows of the log; `work` does anything else.
        """
        return self._writer.write(work, rows)

    def insert_if_absent(self, table: sa.Table, row: dict[str, Any]) -> None:
        """Insert a row at once, unless another process has inserted it before."""
        with suppress(sa.exc.IntegrityError), self._engine.begin() as db:
            db.execute(sa.insert(table).values(row))

    def wipe(self, table: sa.Table, where: sa.ColumnElement[bool]) -> None:
        """Delete rows at once, so that not even the file holds what was in them."""
        with self._engine.begin() as db:
            if self._engine.dialect.name == "sqlite":
                db.exec_driver_sql("PRAGMA secure_delete=ON")
            db.execute(sa.delete(table).where(where))

    async def check(self) -> None:
        """Return if the database can be written to; `WriteFailed` if it cannot."""
        now = time.monotonic()
        if now > self._checked + FRESH:
            await self.write(_write_something)
            self._checked = now

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Read; `StoreUnavailable` if the database cannot be reached."""
        try:
            with self._engine.connect() as db:
                yield db
        except UNREACHABLE as error:
            raise StoreUnavailable from error

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._engine.begin() as db:
            alone = ONE_AT_A_TIME.get(self._engine.dialect.name)  # several processes may start at once
            if alone is not None:
                db.exec_driver_sql(alone)
            config.attributes["connection"] = db
            command.upgrade(config, "head")


def _engine(text: str) -> sa.Engine:
    url = sa.make_url(text)
    if url.get_backend_name() == "sqlite":
        # A power cut must not lose a move that was acknowledged, unless somebody would rather not wait for the disk.
        synchronous = str(url.query.get("synchronous", "FULL")).upper()
        if synchronous not in {"FULL", "NORMAL"}:
            raise NoDatabase(f"synchronous is FULL or NORMAL, not {synchronous[:20]!r}")
        # The connection that has written last writes again: any other one would have to read what it knows.
        engine = sa.create_engine(
            url.difference_update_query(["synchronous"]),
            poolclass=sa.QueuePool,
            pool_use_lifo=True,
            hide_parameters=True,
        )
        sa.event.listen(engine, "connect", partial(_careful_sqlite, synchronous))
        return engine
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    known = OF_POSTGRESQL if url.get_backend_name() == "postgresql" else {}
    return sa.create_engine(url, pool_pre_ping=True, connect_args=known, hide_parameters=True)


def _careful_sqlite(synchronous: str, connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={synchronous}")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA temp_store=MEMORY")  # what takes back a statement that fails half-way needs no file
    cursor.close()


def _write_something(db: sa.Connection) -> None:
    db.execute(sa.delete(settings).where(settings.c.name == CHECKED))
    db.execute(sa.insert(settings).values(name=CHECKED, value=str(time.time())))


def as_json(value: object) -> str:
    """Write something as JSON, for a column of text."""
    return msgspec.json.encode(value).decode()


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return repr(url)
