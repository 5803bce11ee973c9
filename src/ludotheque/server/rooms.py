"""Rooms: a table with the people who look at it; one change at a time, stored before anybody is told."""

import asyncio
import logging
import time
from collections.abc import Callable

from ludotheque.engine.chance import Live
from ludotheque.engine.errors import Trouble
from ludotheque.engine.scene import Wire
from ludotheque.server.audience import Audience, Viewer
from ludotheque.server.schema import ANSWER, ORDER, SIT, UNDO, Entry
from ludotheque.server.store import Store, StoreAway
from ludotheque.server.table import BadTable, Table
from ludotheque.server.talk import Said, Talk
from ludotheque.server.thinking import Thinkers
from ludotheque.server.writer import NotStored, Taken

log = logging.getLogger(__name__)
AGAIN = 0.5
"""Seconds after which a room that may have missed something looks again."""

Wish = Callable[[Table], list[Entry]]


class Room:
    """A table in use."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.table = table
        self.talk = Talk(table, store)
        self.viewers: set[Viewer] = set()
        self.luck = Live()
        self._store = store
        self._thinkers = thinkers
        self._pace = pace
        self._lock = asyncio.Lock()
        self._audiences: dict[tuple[int | None, str], Audience] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None

    # Viewers.

    def show(self, viewer: Viewer) -> None:
        """Send a viewer everything, and from now on whatever changes."""
        self.leave(viewer)
        self.viewers.add(viewer)
        viewer.seat = self.table.seat_of(viewer.person)
        key = viewer.seat, viewer.language
        audience = self._audiences.get(key)
        if audience is None:
            audience = self._audiences[key] = Audience(self.table, *key)
        audience.viewers.add(viewer)
        viewer.audience = audience
        viewer.send_text(audience.whole(self.table, self.about(viewer.language, viewer.seat)))

    def leave(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        self.viewers.discard(viewer)
        audience, viewer.audience = viewer.audience, None
        if audience is not None:
            audience.viewers.discard(viewer)
            if not audience.viewers:
                self._audiences.pop((audience.seat, audience.language), None)

    def show_all(self) -> None:
        """Send every viewer everything: who sits where, or what somebody is called, has changed."""
        viewers, self.viewers = self.viewers, set()
        self._audiences = {}
        for viewer in viewers:
            viewer.audience = None
            self.show(viewer)

    def about(self, language: str, mine: int | None = None) -> Wire:
        """Describe the table: game, and who sits where; `mine` is the seat of whoever asks."""
        table = self.table
        names = table.people(language)
        return {
            "id": table.id,
            "game": table.game.id,
            "title": table.game.say(language, f"game-{table.game.id}"),
            "options": table.options,
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": names[number],
                    "level": seat.level,
                    "is_me": number == mine,
                }
                for number, seat in enumerate(table.seats)
            ],
            "started": table.match is not None,
            "over": table.is_over,
        }

    # Changes.

    async def change(self, wish: Wish, click: tuple[int, str] | None = None) -> int:
        """Work out a change, store it, apply it, tell everybody; give the new version. A refusal changes nothing.

        A click (seat and id) that has counted already changes nothing more. Where another process has written first,
        its entries are applied and the wish is worked out anew.
        """
        async with self._lock:
            while True:
                if click in self.table.clicks:
                    return self.table.clicks[click]
                entries = wish(self.table)
                if not entries:
                    return self.table.version
                now = time.time()
                for entry in entries:
                    entry.at = now
                try:
                    await self._store.append(self.table.id, entries)
                except Taken:
                    await self._read_on()
                except NotStored:
                    self.look_again()  # it may be on disk all the same: only the answer may have been lost
                    raise
                else:
                    self._take(entries)
                    break
            version = self.table.version
        self.wake_bots()
        return version

    async def catch_up(self) -> None:
        """Apply what another process has written."""
        async with self._lock:
            await self._read_on()
        self.wake_bots()

    def look_again(self) -> None:
        """Catch up as soon as the store can be read."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_again())

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self.catch_up()
            except StoreAway:
                continue
            except BadTable:
                log.exception("table %s cannot go on", self.table.id)
            return

    async def _read_on(self) -> None:
        table = self.table
        entries = await asyncio.to_thread(self._store.entries, table.id, table.written)
        unknown = [entry.person for entry in entries if entry.kind == SIT and entry.person not in table.names]
        if unknown:
            table.names |= await asyncio.to_thread(self._store.names, unknown)
        self._take(entries)

    def _take(self, entries: list[Entry]) -> None:
        """Apply entries that are on disk, and tell everybody."""
        if not entries:
            return
        for entry in entries:
            self.table.apply(entry)
        kinds = {entry.kind for entry in entries}
        if kinds - {ANSWER, UNDO, ORDER}:
            self.show_all()
            return
        ordering = {entry.seat for entry in entries if entry.kind == ORDER}
        for audience in self._audiences.values():
            if audience.seat in ordering:
                audience.tell_whole(self.table, self.about(audience.language, audience.seat))
            elif kinds != {ORDER}:
                audience.tell(self.table)

    def pass_on(self, line: Said) -> None:
        """Tell those who may hear it what was said."""
        for viewer in self.viewers:
            if line.may_be_read_by(viewer.person):
                viewer.send({"type": "said", "line": self.talk.told(line, viewer.language)})

    async def start_if_full(self) -> None:
        """Begin once every seat is taken."""
        if self.table.may_start():
            await self.change(lambda table: table.start(self.luck))

    # Bots.

    def wake_bots(self) -> None:
        """Let every bot that is asked begin to think, unless it does so already."""
        for seat in self.table.waiting_bots():
            task = self._thinking.get(seat)
            if task is None or task.done():
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def close(self) -> None:
        """Stop the bots."""
        for task in (*self._thinking.values(), *(() if self._looking is None else (self._looking,))):
            task.cancel()

    async def _think(self, seat: int) -> None:
        """Answer for a bot as long as it is asked; a person at the table sees one move after the other."""
        while seat in self.table.waiting_bots():
            match, level = self.table.playing, self.table.seats[seat].level
            number = match.number(seat)
            thought = self._thinkers.choose(self.table.game, match.state, seat, level)
            action, _ = await asyncio.gather(thought, asyncio.sleep(self._pace))
            try:
                await self._answer(seat, level, number, action)
            except NotStored:
                await asyncio.sleep(AGAIN)
            except Trouble as error:  # somebody was quicker: look again
                log.info("table %s: the bot at seat %d thinks again: %s", self.table.id, seat, error)

    async def _answer(self, seat: int, level: str, number: int, action: str) -> None:
        def wish(table: Table) -> list[Entry]:
            is_bots = table.seats[seat].level == level  # its person may be back
            return table.answer(seat, number, action, "", self.luck) if is_bots else []

        await self.change(wish)
