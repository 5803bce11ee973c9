"""Snapshots: a table's State beside its log, for the day the rules change."""

import asyncio

from ludotheque.engine import codec
from ludotheque.engine.texts import LANGUAGES
from ludotheque.server.store.tables import Snapshot, TableStore
from ludotheque.server.store.writer import Conflict, WriteFailed
from ludotheque.server.views.table_view import TableView

OFTEN = 200
"""After so many entries a snapshot is taken anew."""


class Snapshots:
    """Takes snapshots of one table."""

    def __init__(self, view: TableView, store: TableStore) -> None:
        self._view = view
        self._table = view.table
        self._store = store
        self._task: asyncio.Task[None] | None = None

    def take_if_due(self) -> None:
        """Take one at the end of a game, and every so often."""
        if self._table.is_over or self._table.written - self._table.kept >= OFTEN:
            self.take_soon()

    def take_soon(self) -> None:
        """Take one as soon as there is time."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self.take())

    async def take(self, with_scenes: bool = True) -> None:
        """Take one now, unless nothing has changed since the last."""
        table = self._table
        if table.match is None or table.kept == table.written:
            return
        before, table.kept = table.kept, table.written
        try:
            await self._store.keep(table.id, snapshot_of(self._view, with_scenes))
        except (WriteFailed, Conflict):
            table.kept = before

    def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()


def snapshot_of(view: TableView, with_scenes: bool) -> Snapshot:
    """Write a table as it is now; of a game that is over, its record too. Scenes take most of the time."""
    table = view.table
    return Snapshot(
        number=table.written,
        rules=table.game.version,
        state=codec.encode(table.playing.state).decode(),
        scenes={language: view.scene(None, language) or {} for language in LANGUAGES if with_scenes},
        record=table.complete_record() if table.is_over else "",
    )
