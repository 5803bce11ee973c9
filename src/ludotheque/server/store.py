"""The store: an append-only log of every table, in SQLite or whatever SQLAlchemy speaks to.

One writer per process commits whatever has gathered and then acknowledges all of it: a move counts when it is on disk.
"""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludotheque.engine.chance import Outcome
from ludotheque.engine.errors import Trouble

MIGRATIONS = Path(__file__).parent / "migrations"

schema = sa.MetaData()
people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(64), nullable=False),
)
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
)
seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("level", sa.String(32), nullable=False),
    sa.Column("orders", sa.Text, nullable=False),
)
entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("outcomes", sa.Text, nullable=False),
    sa.Column("click", sa.String(64), nullable=False),
)


class Entry(msgspec.Struct):
    """One line of a table's log: the start, an answer or an undo, with what chance brought."""

    number: int
    kind: str
    seat: int = 0
    action: str = ""
    outcomes: list[Outcome] = []
    click: str = ""


class Seat(msgspec.Struct):
    """Who sits at a seat: a person, a bot of a level, or nobody yet."""

    kind: str
    person: str = ""
    level: str = ""
    orders: dict[str, str] = {}


class Opened(msgspec.Struct):
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    seats: list[Seat]
    entries: list[Entry]


class NoStore(Trouble):
    """A database that cannot be used."""


Work = Callable[[sa.Connection], Any]


class Store:
    """Reads at once; writes through one thread that commits in groups."""

    def __init__(self, url: str) -> None:
        """Open the database and bring its schema up to date."""
        self.url = url
        try:
            self._engine = sa.create_engine(url)
            if self._engine.dialect.name == "sqlite":
                sa.event.listen(self._engine, "connect", _careful_sqlite)
            self._migrate()
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            cause = getattr(error, "orig", None) or error
            raise NoStore(f"the database {_without_password(url)} cannot be used: {cause}") from error
        self._work: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self.commits = 0

    def close(self) -> None:
        """Finish what has gathered and close."""
        self._work.put(None)
        self._writer.join()
        self._engine.dispose()

    def submit(self, work: Work) -> "Future[Any]":
        """Hand work to the writer; the future is done once it is committed."""
        future: Future[Any] = Future()
        self._work.put((work, future))
        return future

    # Writing.

    def add_person(self, person: str, token: str, name: str) -> "Future[Any]":
        """Remember somebody; `token` is the digest of the cookie's."""
        return self.submit(lambda db: db.execute(sa.insert(people).values(id=person, token=token, name=name)))

    def rename(self, person: str, name: str) -> "Future[Any]":
        """Call somebody by another name."""
        return self.submit(lambda db: db.execute(sa.update(people).where(people.c.id == person).values(name=name)))

    def open_table(self, table: Opened, opened: float) -> "Future[Any]":
        """Store a new table with its seats."""

        def work(db: sa.Connection) -> None:
            db.execute(
                sa.insert(tables).values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    components=table.components,
                    options=_json(table.options),
                    opened=opened,
                )
            )
            for number, seat in enumerate(table.seats):
                db.execute(sa.insert(seats).values(table_id=table.id, seat=number, **_seat_row(seat)))

        return self.submit(work)

    def change_seat(self, table: str, number: int, seat: Seat) -> "Future[Any]":
        """Store who sits at a seat now."""
        where = (seats.c.table_id == table) & (seats.c.seat == number)
        return self.submit(lambda db: db.execute(sa.update(seats).where(where).values(**_seat_row(seat))))

    def append(self, table: str, lines: list[Entry]) -> "Future[Any]":
        """Add lines to a table's log; the key (table, number) keeps two writers from both writing one."""
        rows = [
            {
                "table_id": table,
                "number": entry.number,
                "kind": entry.kind,
                "seat": entry.seat,
                "action": entry.action,
                "outcomes": _json(entry.outcomes),
                "click": entry.click,
            }
            for entry in lines
        ]
        return self.submit(lambda db: db.execute(sa.insert(entries), rows))

    # Reading.

    def person(self, token: str) -> tuple[str, str] | None:
        """Find somebody by the digest of the cookie's token: id and name."""
        with self._engine.connect() as db:
            row = db.execute(sa.select(people.c.id, people.c.name).where(people.c.token == token)).first()
        return None if row is None else (row.id, row.name)

    def names(self, ids: list[str]) -> dict[str, str]:
        """Say what people are called."""
        with self._engine.connect() as db:
            rows = db.execute(sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
            return {row.id: row.name for row in rows}

    def tables_of(self, person: str, most: int) -> list[str]:
        """List the tables somebody sits at, newest first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.person == person)))
            .order_by(tables.c.opened.desc())
            .limit(most)
        )
        with self._engine.connect() as db:
            return [row.id for row in db.execute(query)]

    def table(self, name: str) -> Opened | None:
        """Read a table with its whole log."""
        with self._engine.connect() as db:
            head = db.execute(sa.select(tables).where(tables.c.id == name)).first()
            if head is None:
                return None
            sitting = db.execute(sa.select(seats).where(seats.c.table_id == name).order_by(seats.c.seat)).all()
            lines = db.execute(sa.select(entries).where(entries.c.table_id == name).order_by(entries.c.number)).all()
        return Opened(
            id=head.id,
            game=head.game,
            rules=head.rules,
            components=head.components,
            options=msgspec.json.decode(head.options, type=dict[str, str]),
            seats=[
                Seat(row.kind, row.person, row.level, msgspec.json.decode(row.orders, type=dict[str, str]))
                for row in sitting
            ],
            entries=[
                Entry(
                    row.number,
                    row.kind,
                    row.seat,
                    row.action,
                    msgspec.json.decode(row.outcomes, type=list[Outcome]),
                    row.click,
                )
                for row in lines
            ],
        )

    # The writer.

    def _write(self) -> None:
        while True:
            batch = [self._work.get()]
            while not self._work.empty():
                batch.append(self._work.get())
            work = [piece for piece in batch if piece is not None]
            if not self._commit(work):
                for piece in work:  # one of them cannot be written: the others must not suffer for it
                    self._commit([piece])
            if None in batch:
                return

    def _commit(self, work: list[tuple[Work, "Future[Any]"]]) -> bool:
        if not work:
            return True
        try:
            with self._engine.begin() as db:
                for do, _ in work:
                    do(db)
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits must hear of it
            if len(work) == 1:
                work[0][1].set_exception(error)
                return True
            return False
        self.commits += 1
        for _, future in work:
            future.set_result(None)
        return True

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._engine.begin() as db:
            config.attributes["connection"] = db
            command.upgrade(config, "head")


def _careful_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a power cut must not lose a move that was acknowledged
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _seat_row(seat: Seat) -> dict[str, str]:
    return {"kind": seat.kind, "person": seat.person, "level": seat.level, "orders": _json(seat.orders)}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return repr(url)
