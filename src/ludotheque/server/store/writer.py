"""The writer: one thread per process commits whatever has gathered and then acknowledges all of it."""

import asyncio
import logging
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from queue import SimpleQueue
from typing import Any

import sqlalchemy as sa

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server import metrics

log = logging.getLogger(__name__)

Row = tuple[object, ...]
"""A row of the log, by its columns."""
MOST_ROWS = 500
"""How many go into one statement."""
PLACE = {"qmark": "?", "pyformat": "%s"}
"""What stands for a value, by the style of the driver."""
Work = Callable[[sa.Connection], Any]
Waiting = asyncio.Future[None]

UNREACHABLE = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
"""What the database says when it is unreachable or full: nothing that was to be written with it can be written now."""


class WriteFailed(Refused):
    """Something that could not be stored: it does not count."""

    def __init__(self) -> None:
        super().__init__(Objection("not-stored", {}))


class Conflict(Exception):
    """Somebody else has written under this key before; raised to whoever waits for the write."""


class PendingWrite:
    """What must be written together, and who waits for it."""

    def __init__(self, work: Work | None, rows: list[Row]) -> None:
        self.work = work
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.done: Waiting = self.loop.create_future()
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits, in the loop that waits."""
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class GroupCommitWriter:
    """Writes in groups: rows of one table gather to one statement, everything that waits to one commit."""

    def __init__(self, engine: sa.Engine, log_table: sa.Table) -> None:
        self.commits = 0
        self._engine = engine
        names = list(log_table.columns.keys())
        self._insert = f"INSERT INTO {log_table.name} ({', '.join(names)}) VALUES "  # noqa: S608 - our own schema
        self._row = f"({', '.join([PLACE[engine.dialect.paramstyle]] * len(names))})"
        self._kind = names.index("kind")
        driver = engine.dialect.loaded_dbapi
        self._unreachable = (*UNREACHABLE, driver.OperationalError, driver.InterfaceError)
        self._conflict = (sa.exc.IntegrityError, driver.IntegrityError)
        self._gathered: deque[PendingWrite] = deque()
        self._calls: SimpleQueue[bool] = SimpleQueue()
        """True: something has gathered; False: that was all."""
        self._is_called = False
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def write(self, work: Work | None = None, rows: list[Row] | None = None) -> Waiting:
        """Have something written: work of its own, rows of the log, or both; done when it is on disk."""
        piece = PendingWrite(work, rows or [])
        self._gathered.append(piece)
        if not self._is_called:
            self._is_called = True
            # Not at once: to wake a thread takes its time, and others who are ready now have something to write, too.
            piece.loop.call_soon(self._calls.put, True)
        return piece.done

    def close(self) -> None:
        """Write what has gathered, and end."""
        self._calls.put(False)
        self._thread.join()

    def _write(self) -> None:
        is_open = True
        while is_open:
            is_open = self._calls.get()
            self._is_called = False  # what comes from now on needs another call
            pieces = [self._gathered.popleft() for _ in range(len(self._gathered))]
            if pieces:
                self._commit_or_explain(pieces)
                self._settle(pieces)

    def _commit_or_explain(self, pieces: list[PendingWrite]) -> None:
        try:
            self._commit(pieces)
        except self._unreachable as error:
            log.warning("the database cannot be written to: %s", getattr(error, "orig", error))
            for piece in pieces:
                piece.error = WriteFailed()
        except Exception as error:
            if len(pieces) > 1:  # one of them cannot be written: the others must not suffer for it
                for piece in pieces:
                    self._commit_or_explain([piece])
            elif isinstance(error, self._conflict):
                pieces[0].error = Conflict()
            else:
                log.exception("something could not be stored")
                pieces[0].error = WriteFailed()

    def _commit(self, pieces: list[PendingWrite]) -> None:
        rows = [row for piece in pieces for row in piece.rows]
        works = [piece.work for piece in pieces if piece.work is not None]
        with metrics.STORED.time():
            if works:
                with self._engine.begin() as db:
                    for statement, values in self._statements(rows):
                        db.exec_driver_sql(statement, values)
                    for work in works:
                        work(db)
            else:
                self._append(rows)
        self.commits += 1
        metrics.COMMITS.inc()
        for kind, count in Counter(row[self._kind] for row in rows).items():
            metrics.ENTRIES.labels(kind).inc(count)

    def _append(self, rows: list[Row]) -> None:
        """Write to the log alone, as most groups do, by the driver itself: that takes half the time."""
        db = self._engine.raw_connection()
        try:
            for statement, values in self._statements(rows):
                db.cursor().execute(statement, values)
            db.commit()
        except self._unreachable:
            db.invalidate()  # nobody should be given this connection again
            raise
        finally:
            db.close()  # and what was not committed is taken back

    def _statements(self, rows: list[Row]) -> Iterator[tuple[str, Row]]:
        """Write many rows by one statement: row by row, the thread would have to wait for the others at every one."""
        for first in range(0, len(rows), MOST_ROWS):
            some = rows[first : first + MOST_ROWS]
            yield self._insert + ", ".join([self._row] * len(some)), tuple(chain.from_iterable(some))

    @staticmethod
    def _settle(pieces: list[PendingWrite]) -> None:
        """Wake each loop once, however many pieces it waits for."""
        for loop in {piece.loop for piece in pieces}:
            own = [piece for piece in pieces if piece.loop is loop]
            with suppress(RuntimeError):  # the loop has closed: nobody waits any more
                loop.call_soon_threadsafe(_settle_all, own)


def _settle_all(pieces: list[PendingWrite]) -> None:
    for piece in pieces:
        piece.settle()
