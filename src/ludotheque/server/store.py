"""The store: the log of every table, in SQLite or whatever SQLAlchemy speaks to."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludotheque.engine.chance import Outcome
from ludotheque.engine.errors import Refused, Trouble
from ludotheque.engine.event import Objection
from ludotheque.server.clock import Pace
from ludotheque.server.schema import (
    ARRANGE,
    PLAYED,
    SIT,
    STAND,
    WAITING,
    Entry,
    Kept,
    Opened,
    Seat,
    components,
    entries,
    kept,
    people,
    seats,
    tables,
)
from ludotheque.server.writer import AWAY, Row, Waiting, Work, Writer

MIGRATIONS = Path(__file__).parent / "migrations"
OF_POSTGRESQL = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
"""Seconds and milliseconds after which a silent server counts as gone."""

ONE_AT_A_TIME = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1819632751)"}

MOST_PLAYED = 200
"""How many tables somebody plays at are listed: more than anybody does."""


class NoStore(Trouble):
    """A database that cannot be used."""


class StoreAway(Refused):
    """A database that cannot be reached at the moment."""

    def __init__(self) -> None:
        super().__init__(Objection("store-away", {}))


class Store:
    """Reads at once; writes through one thread that commits in groups."""

    def __init__(self, url: str) -> None:
        """Open the database and bring its schema up to date."""
        self.url = url
        try:
            self._engine = _engine(url)
            self._migrate()
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            cause = getattr(error, "orig", None) or error
            raise NoStore(f"cannot use the database {_without_password(url)}: {cause}") from error
        self._writer = Writer(self._engine, entries)

    def close(self) -> None:
        """Write what has gathered, and let the database go."""
        self._writer.close()
        self._engine.dispose()

    # Writing.

    def write(self, work: Work) -> Waiting:
        """Have something written along with whatever else has gathered; done when it is on disk."""
        return self._writer.write(work)

    def settle(self, table: sa.Table, row: dict[str, Any]) -> None:
        """Write a row at once, unless another process has written it before."""
        with suppress(sa.exc.IntegrityError), self._engine.begin() as db:
            db.execute(sa.insert(table).values(row))

    def open_table(self, table: Opened) -> Waiting:
        """Store a new table with its seats, and its log if it begins with one: all of it or nothing."""

        def work(db: sa.Connection) -> None:
            db.execute(
                sa.insert(tables).values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    components=table.components,
                    options=_json(table.options),
                    seats=_json(table.seats),
                    opened=table.opened,
                    pace=_json(table.pace),
                    host=table.host,
                    is_public=table.is_public,
                    due=None,
                    stage=WAITING,
                )
            )
            db.execute(
                sa.insert(seats),
                [{"table_id": table.id, "seat": n, "person": seat.person} for n, seat in enumerate(table.seats)],
            )
            if table.entries:
                names = entries.columns.keys()
                rows = [dict(zip(names, _row(table.id, entry), strict=True)) for entry in table.entries]
                db.execute(sa.insert(entries), rows)

        return self._writer.write(work)

    def append(self, table: str, lines: list[Entry], due: float | None = None) -> Waiting:
        """Add lines to a table's log, and note by when it is to be looked at if that is said.

        `Taken` if somebody else has written one of these numbers.
        """
        moved = [(entry.seat, entry.person if entry.kind == SIT else "") for entry in lines if entry.kind in MOVING]

        def work(db: sa.Connection) -> None:
            for number, person in moved:
                where = (seats.c.table_id == table) & (seats.c.seat == number)
                db.execute(sa.update(seats).where(where).values(person=person))
            if due is not None:
                db.execute(sa.update(tables).where(tables.c.id == table).values(due=due))

        return self._writer.write(work if moved or due is not None else None, [_row(table, entry) for entry in lines])

    def note(self, table: str, stage: str, due: float | None) -> Waiting:
        """Note what follows from a table's log, so that it is found without being read."""
        change = sa.update(tables).where(tables.c.id == table).values(stage=stage, due=due)
        return self._writer.write(lambda db: db.execute(change))

    def keep(self, table: str, what: Kept) -> Waiting:
        """Store what is kept of a table, in place of what was kept before; Scenes only if there are any."""
        row = {**msgspec.structs.asdict(what), "scenes": _json(what.scenes)}
        new = {name: value for name, value in row.items() if name != "scenes" or what.scenes}

        def work(db: sa.Connection) -> None:
            if not db.execute(sa.update(kept).where(kept.c.table_id == table).values(**new)).rowcount:
                db.execute(sa.insert(kept).values(table_id=table, **row))

        return self._writer.write(work)

    # Reading.

    def check(self) -> None:
        """Say nothing if the database answers; `StoreAway` if it does not."""
        with self.reading() as db:
            db.execute(sa.select(1))

    def due(self, before: float, most: int) -> list[str]:
        """List tables at which somebody's time is up."""
        query = sa.select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due).limit(most)
        with self.reading() as db:
            return list(db.execute(query).scalars())

    def lobby(self, most: int) -> list[str]:
        """List the public tables that wait for people or are being played, newest first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.is_public & tables.c.stage.in_([WAITING, PLAYED]))
            .order_by(tables.c.opened.desc())
            .limit(most)
        )
        with self.reading() as db:
            return list(db.execute(query).scalars())

    def names(self, ids: list[str]) -> dict[str, str]:
        """Say what people are called."""
        with self.reading() as db:
            rows = db.execute(sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
            return {row.id: row.name for row in rows}

    def tables_of(self, person: str, most: int) -> list[str]:
        """List the tables somebody sits at, or has opened and waits for others at: those being played first."""
        sits = sa.select(seats.c.table_id).where(seats.c.person == person)
        hosts = sa.select(tables.c.id).where((tables.c.stage == WAITING) & (tables.c.host == person))
        newest = sa.select(tables.c.id).where(tables.c.id.in_(sits.union(hosts))).order_by(tables.c.opened.desc())
        with self.reading() as db:
            played = list(db.execute(newest.where(tables.c.stage == PLAYED).limit(MOST_PLAYED)).scalars())
            others = newest.where(tables.c.stage != PLAYED).limit(max(0, most - len(played)))
            return [*played, *db.execute(others).scalars()]

    def table(self, name: str) -> Opened | None:
        """Read a table with its whole log."""
        with self.reading() as db:
            head = db.execute(sa.select(tables).where(tables.c.id == name)).first()
            lines = [] if head is None else _entries(db, name, 0)
            last = db.execute(sa.select(kept).where(kept.c.table_id == name)).first()
        if head is None:
            return None
        return Opened(
            id=head.id,
            game=head.game,
            rules=head.rules,
            components=head.components,
            options=msgspec.json.decode(head.options, type=dict[str, str]),
            seats=msgspec.json.decode(head.seats, type=list[Seat]),
            opened=head.opened,
            pace=msgspec.json.decode(head.pace, type=Pace),
            host=head.host,
            is_public=head.is_public,
            entries=lines,
            kept=None if last is None else _kept(last),
        )

    def components(self, digest: str) -> str:
        """Give component tables as JSON, by their digest; nothing if nobody has played with them here."""
        with self.reading() as db:
            return db.execute(sa.select(components.c.tables).where(components.c.digest == digest)).scalar() or ""

    def unfinished(self) -> list[tuple[str, str, int]]:
        """List the tables whose game is not known to be over: id, game, and the rules they were last played by."""
        rules = sa.func.coalesce(kept.c.rules, tables.c.rules)
        query = sa.select(tables.c.id, tables.c.game, rules).outerjoin(kept, kept.c.table_id == tables.c.id)
        with self.reading() as db:
            found = db.execute(query.where(sa.func.coalesce(kept.c.record, "") == "").order_by(tables.c.opened))
            return [(table, game, version) for table, game, version in found]

    def has_begun_with(self, game: str, state: str) -> bool:
        """Say whether a table of a game has begun with this State here, in the middle of a game."""
        first = (entries.c.table_id == tables.c.id) & (entries.c.number == 0) & (entries.c.action == state)
        query = sa.select(tables.c.id).where(tables.c.game == game).join(entries, first).limit(1)
        with self.reading() as db:
            return db.execute(query).first() is not None

    def entries(self, table: str, first: int) -> list[Entry]:
        """Read a table's log from a number on."""
        with self.reading() as db:
            return _entries(db, table, first)

    def written(self, names: list[str]) -> dict[str, int]:
        """Say how many entries the logs of tables have."""
        query = sa.select(entries.c.table_id, sa.func.max(entries.c.number)).group_by(entries.c.table_id)
        with self.reading() as db:
            return {table: last + 1 for table, last in db.execute(query.where(entries.c.table_id.in_(names)))}

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Read; `StoreAway` if the database cannot be reached."""
        try:
            with self._engine.connect() as db:
                yield db
        except AWAY as error:
            raise StoreAway from error

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._engine.begin() as db:
            alone = ONE_AT_A_TIME.get(self._engine.dialect.name)  # several processes may start at once
            if alone is not None:
                db.exec_driver_sql(alone)
            config.attributes["connection"] = db
            command.upgrade(config, "head")


MOVING = (SIT, STAND, ARRANGE)
_outcomes = msgspec.json.Decoder(list[Outcome])


def _engine(text: str) -> sa.Engine:
    url = sa.make_url(text)
    if url.get_backend_name() == "sqlite":
        # A power cut must not lose a move that was acknowledged, unless somebody would rather not wait for the disk.
        synchronous = str(url.query.get("synchronous", "FULL")).upper()
        if synchronous not in {"FULL", "NORMAL"}:
            raise NoStore(f"synchronous is FULL or NORMAL, not {synchronous[:20]!r}")
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


def _row(table: str, entry: Entry) -> Row:
    outcomes = _json(entry.outcomes)
    return table, entry.number, entry.kind, entry.seat, entry.action, outcomes, entry.click, entry.person, entry.at


def _entries(db: sa.Connection, table: str, first: int) -> list[Entry]:
    where = (entries.c.table_id == table) & (entries.c.number >= first)
    rows = db.execute(sa.select(*_columns).where(where).order_by(entries.c.number))
    return [
        Entry(number, kind, seat, action, _outcomes.decode(outcomes), click, person, at)
        for number, kind, seat, action, outcomes, click, person, at in rows
    ]


_columns = [entries.c[name] for name in ("number", "kind", "seat", "action", "outcomes", "click", "person", "at")]


def _kept(row: Any) -> Kept:
    scenes = msgspec.json.decode(row.scenes, type=dict[str, dict[str, Any]])
    return Kept(row.number, row.rules, row.state, scenes, row.record)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return repr(url)
