"""The writer: one thread per process commits whatever has gathered and then acknowledges all of it."""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

import sqlalchemy as sa

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server import metrics

log = logging.getLogger(__name__)

Row = dict[str, Any]
Work = Callable[[sa.Connection], Any]
Waiting = asyncio.Future[None]

AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
"""What the database says when it is unreachable or full: nothing that was to be written with it can be written now."""


class NotStored(Refused):
    """Something that could not be stored: it does not count."""

    def __init__(self) -> None:
        super().__init__(Objection("not-stored", {}))


class Taken(Exception):
    """Somebody else has written under this key before."""


class Piece:
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


class Writer:
    """Writes in groups: rows of one table gather to one statement, everything that waits to one commit."""

    def __init__(self, engine: sa.Engine, log_table: sa.Table) -> None:
        self.commits = 0
        self._engine = engine
        self._insert = sa.insert(log_table)
        self._gathered: SimpleQueue[Piece | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def write(self, work: Work | None = None, rows: list[Row] | None = None) -> Waiting:
        """Have something written: work of its own, rows of the log, or both; done when it is on disk."""
        piece = Piece(work, rows or [])
        self._gathered.put(piece)
        return piece.done

    def close(self) -> None:
        """Write what has gathered, and end."""
        self._gathered.put(None)
        self._thread.join()

    def _write(self) -> None:
        while True:
            batch = [self._gathered.get()]
            with suppress(Empty):
                while True:
                    batch.append(self._gathered.get_nowait())
            pieces = [piece for piece in batch if piece is not None]
            if pieces:
                self._commit_or_explain(pieces)
                self._settle(pieces)
            if None in batch:
                return

    def _commit_or_explain(self, pieces: list[Piece]) -> None:
        try:
            self._commit(pieces)
        except AWAY as error:
            log.warning("the database cannot be written to: %s", error.orig if hasattr(error, "orig") else error)
            for piece in pieces:
                piece.error = NotStored()
        except Exception as error:
            if len(pieces) > 1:  # one of them cannot be written: the others must not suffer for it
                for piece in pieces:
                    self._commit_or_explain([piece])
            elif isinstance(error, sa.exc.IntegrityError):
                pieces[0].error = Taken()
            else:
                log.exception("something could not be stored")
                pieces[0].error = NotStored()

    def _commit(self, pieces: list[Piece]) -> None:
        rows = [row for piece in pieces for row in piece.rows]
        with self._engine.begin() as db:
            if rows:
                db.execute(self._insert, rows)
            for piece in pieces:
                if piece.work is not None:
                    piece.work(db)
        self.commits += 1
        metrics.COMMITS.inc()

    @staticmethod
    def _settle(pieces: list[Piece]) -> None:
        """Wake each loop once, however many pieces it waits for."""
        for loop in {piece.loop for piece in pieces}:
            own = [piece for piece in pieces if piece.loop is loop]
            with suppress(RuntimeError):  # the loop has closed: nobody waits any more
                loop.call_soon_threadsafe(_settle_all, own)


def _settle_all(pieces: list[Piece]) -> None:
    for piece in pieces:
        piece.settle()
