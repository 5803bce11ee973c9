"""The tables and their logs: opened once, appended to, read back whole or from a number on; and their snapshots."""

from typing import Any

import msgspec
import sqlalchemy as sa

from ludotheque.engine.chance import Outcome
from ludotheque.server.store.database import Database, as_json
from ludotheque.server.store.schema import components, entries, kept, seats, tables
from ludotheque.server.store.writer import Row, Waiting
from ludotheque.server.table.clock import Pace
from ludotheque.server.table.entries import ARRANGE, SIT, STAND, WAITING, Entry, Seat

MOVING = (SIT, STAND, ARRANGE)
"""Kinds of entries after which somebody else sits at a seat."""
_outcomes = msgspec.json.Decoder(list[Outcome])
_columns = [entries.c[name] for name in ("number", "kind", "seat", "action", "outcomes", "click", "person", "at")]


class Snapshot(msgspec.Struct):
    """A table as it was when its log had so many entries, for the day the rules change."""

    number: int
    rules: int
    state: str
    scenes: dict[str, dict[str, Any]]
    """What everybody saw, by language."""
    record: str
    """Of a game that is over."""


class StoredTable(msgspec.Struct):
    """A table as it is stored: how it was opened, and its log."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    seats: list[Seat]
    opened: float
    pace: Pace = Pace()
    host: str = ""
    is_public: bool = False
    entries: list[Entry] = []
    snapshot: Snapshot | None = None


class TableStore:
    """Reads and writes tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Writing.

    def open_table(self, table: StoredTable, beside: sa.Insert | None = None) -> Waiting:
        """Store a new table with its seats, its log if it begins with one, and a row beside it: all or nothing."""

        def work(db: sa.Connection) -> None:
            db.execute(
                sa.insert(tables).values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    components=table.components,
                    options=as_json(table.options),
                    seats=as_json(table.seats),
                    opened=table.opened,
                    pace=as_json(table.pace),
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
            if beside is not None:
                db.execute(beside)
            if table.entries:
                names = entries.columns.keys()
                rows = [dict(zip(names, _row(table.id, entry), strict=True)) for entry in table.entries]
                db.execute(sa.insert(entries), rows)

        return self._database.write(work)

    def append(self, table: str, lines: list[Entry], due: float | None = None) -> Waiting:
        """Add lines to a table's log, and note by when it is to be looked at if that is said.

        `Conflict` if somebody else has written one of these numbers.
        """
        moved = [(entry.seat, entry.person if entry.kind == SIT else "") for entry in lines if entry.kind in MOVING]

        def work(db: sa.Connection) -> None:
            for number, person in moved:
                where = (seats.c.table_id == table) & (seats.c.seat == number)
                db.execute(sa.update(seats).where(where).values(person=person))
            if due is not None:
                db.execute(sa.update(tables).where(tables.c.id == table).values(due=due))

        return self._database.write(work if moved or due is not None else None, [_row(table, entry) for entry in lines])

    def note(self, table: str, stage: str, due: float | None) -> Waiting:
        """Note what follows from a table's log, so that it is found without being read."""
        change = sa.update(tables).where(tables.c.id == table).values(stage=stage, due=due)
        return self._database.write(lambda db: db.execute(change))

    def keep(self, table: str, snapshot: Snapshot) -> Waiting:
        """Store a snapshot in place of the one before; Scenes only if there are any."""
        row = {**msgspec.structs.asdict(snapshot), "scenes": as_json(snapshot.scenes)}
        new = {name: value for name, value in row.items() if name != "scenes" or snapshot.scenes}

        def work(db: sa.Connection) -> None:
            if not db.execute(sa.update(kept).where(kept.c.table_id == table).values(**new)).rowcount:
                db.execute(sa.insert(kept).values(table_id=table, **row))

        return self._database.write(work)

    def keep_components(self, digest: str, game: str, text: str) -> None:
        """Store the component tables that games are played with, unless they are there already."""
        self._database.insert_if_absent(components, {"digest": digest, "game": game, "tables": text})

    # Reading.

    def table(self, name: str) -> StoredTable | None:
        """Read a table with its whole log."""
        with self._database.reading() as db:
            head = db.execute(sa.select(tables).where(tables.c.id == name)).first()
            lines = [] if head is None else _entries(db, name, 0)
            last = db.execute(sa.select(kept).where(kept.c.table_id == name)).first()
        if head is None:
            return None
        return StoredTable(
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
            snapshot=None if last is None else _snapshot(last),
        )

    def components(self, digest: str) -> str:
        """Give component tables as JSON, by their digest; nothing if nobody has played with them here."""
        with self._database.reading() as db:
            return db.execute(sa.select(components.c.tables).where(components.c.digest == digest)).scalar() or ""

    def has_begun_with(self, game: str, state: str) -> bool:
        """Say whether a table of a game has begun with this State here, in the middle of a game."""
        first = (entries.c.table_id == tables.c.id) & (entries.c.number == 0) & (entries.c.action == state)
        query = sa.select(tables.c.id).where(tables.c.game == game).join(entries, first).limit(1)
        with self._database.reading() as db:
            return db.execute(query).first() is not None

    def entries(self, table: str, first: int) -> list[Entry]:
        """Read a table's log from a number on."""
        with self._database.reading() as db:
            return _entries(db, table, first)

    def written(self, names: list[str]) -> dict[str, int]:
        """Say how many entries the logs of tables have."""
        query = sa.select(entries.c.table_id, sa.func.max(entries.c.number)).group_by(entries.c.table_id)
        with self._database.reading() as db:
            return {table: last + 1 for table, last in db.execute(query.where(entries.c.table_id.in_(names)))}


def _row(table: str, entry: Entry) -> Row:
    outcomes = as_json(entry.outcomes)
    return table, entry.number, entry.kind, entry.seat, entry.action, outcomes, entry.click, entry.person, entry.at


def _entries(db: sa.Connection, table: str, first: int) -> list[Entry]:
    where = (entries.c.table_id == table) & (entries.c.number >= first)
    rows = db.execute(sa.select(*_columns).where(where).order_by(entries.c.number))
    return [
        Entry(number, kind, seat, action, _outcomes.decode(outcomes), click, person, at)
        for number, kind, seat, action, outcomes, click, person, at in rows
    ]


def _snapshot(row: Any) -> Snapshot:
    scenes = msgspec.json.decode(row.scenes, type=dict[str, dict[str, Any]])
    return Snapshot(row.number, row.rules, row.state, scenes, row.record)
