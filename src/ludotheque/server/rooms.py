"""Rooms: a table with the people who look at it; one change at a time, stored before anybody is told."""

import asyncio
import logging
from collections.abc import Callable

from ludotheque.engine.chance import Live
from ludotheque.engine.errors import Trouble
from ludotheque.engine.event import Event
from ludotheque.engine.scene import Wire, difference
from ludotheque.server.store import Entry, Store
from ludotheque.server.table import BOT, Table
from ludotheque.server.thinking import Thinkers

log = logging.getLogger(__name__)


class Viewer:
    """One browser at a table: what it has been told so far, and what it is told next."""

    def __init__(self, person: str, language: str) -> None:
        self.person = person
        self.language = language
        self.seat: int | None = None
        self.outbox: asyncio.Queue[Wire] = asyncio.Queue()
        self._scene: Wire | None = None
        self._told: list[tuple[Event, bool]] = []
        """Events the viewer has been told of, and whether each made a line."""
        self._version = -1

    def send(self, message: Wire) -> None:
        """Put a message on its way."""
        self.outbox.put_nowait(message)

    def show_whole(self, table: Table, people: Wire) -> None:
        """Send everything."""
        self.seat = table.seat_of(self.person)
        self._scene = table.scene(self.seat, self.language)
        self._told = []
        self._version = table.version
        lines, _, _ = self._news(table)
        self.send(
            {
                "type": "scene",
                "seat": self.seat,
                "table": people,
                "scene": self._scene,
                "log": lines,
                **self._own(table),
            }
        )

    def show_change(self, table: Table) -> None:
        """Send what has changed since."""
        scene = table.scene(self.seat, self.language)
        if scene is None or self._scene is None:
            raise AssertionError("a change of a game that has not begun")
        change = difference(self._scene, scene)
        self._scene = scene
        lines, cut, paths = self._news(table)
        message = {"type": "change", "change": change, "log": lines, "paths": paths, **self._own(table)}
        if cut:
            message["cut"] = cut
        self._version = table.version
        self.send(message)

    def has_scene(self) -> bool:
        """Say whether the viewer has seen the game begin."""
        return self._scene is not None

    def _own(self, table: Table) -> Wire:
        return {"version": table.version, "undo": table.may_undo(self.seat), "orders": table.orders(self.seat)}

    def _news(self, table: Table) -> tuple[list[Wire], int, list[tuple[str, str]]]:
        """Give the new lines, how many old ones are taken back, and the ways pieces took."""
        story = table.story()
        same = 0
        while same < min(len(story), len(self._told)) and story[same][1] is self._told[same][0]:
            same += 1
        cut = sum(has_line for _, has_line in self._told[same:])
        del self._told[same:]
        names = table.side_names(self.language)
        lines: list[Wire] = []
        paths: list[tuple[str, str]] = []
        for turn, event in story[same:]:
            line = table.line(turn, event, self.seat, self.language, names)
            self._told.append((event, bool(line.text)))
            if line.text:
                lines.append(line.wire())
            if event.path is not None:
                paths.append(event.path)
        return lines, cut, paths


class Room:
    """A table in use."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.is_lost = False
        """Whether a change could not be stored, so that the table must be loaded anew."""
        self._store = store
        self._thinkers = thinkers
        self._pace = pace
        self._lock = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def about(self, language: str, person: str = "") -> Wire:
        """Describe the table: game, and who sits where."""
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
                    "is_me": seat.person == person != "",
                }
                for number, seat in enumerate(table.seats)
            ],
            "started": table.match is not None,
            "over": table.is_over,
        }

    async def change(self, what: Callable[[], list[Entry]], click: tuple[int, str] | None = None) -> int:
        """Change the table, store it, tell everybody; give the new version. A refusal changes nothing.

        A click (seat and id) that has counted already changes nothing more. It is looked up under the lock: what it
        led to is stored by then, so that it may be acknowledged again.
        """
        async with self._lock:
            if self.is_lost:
                raise NotStored
            if click in self.table.clicks:
                return self.table.clicks[click]
            entries = what()
            if entries:
                try:
                    await asyncio.wrap_future(self._store.append(self.table.id, entries))
                except Exception as error:
                    # What is in memory is ahead of what is on disk: nobody may see it.
                    self.is_lost = True
                    log.exception("table %s: a move could not be stored", self.table.id)
                    raise NotStored from error
                self.tell_everybody()
            version = self.table.version
        self.wake_bots()
        return version

    def tell_everybody(self) -> None:
        """Show every viewer what has changed."""
        for viewer in self.viewers:
            if viewer.has_scene():
                viewer.show_change(self.table)
            else:
                viewer.show_whole(self.table, self.about(viewer.language, viewer.person))

    def show_seats(self) -> None:
        """Show every viewer who sits where, whole."""
        for viewer in self.viewers:
            viewer.show_whole(self.table, self.about(viewer.language, viewer.person))

    async def start_if_full(self) -> None:
        """Begin once every seat is taken."""
        if self.table.may_start():
            await self.change(lambda: self.table.start(Live()) if self.table.may_start() else [])

    def wake_bots(self) -> None:
        """Let every bot that is asked begin to think, unless it does so already."""
        for seat in self.table.waiting_bots():
            task = self._thinking.get(seat)
            if task is None or task.done():
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def close(self) -> None:
        """Stop the bots."""
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, seat: int) -> None:
        """Answer for a bot as long as it is asked; a person at the table sees one move after the other."""
        table = self.table
        while not self.is_lost and seat in table.waiting_bots():
            match = table.playing
            number = match.number(seat)
            thought = self._thinkers.choose(table.game, match.state, seat, table.seats[seat].level)
            action, _ = await asyncio.gather(thought, asyncio.sleep(self._pace))
            if table.seats[seat].kind != BOT:
                return
            try:
                await self._answer(seat, number, action)
            except Trouble as error:  # somebody was quicker: look again
                log.info("table %s: the bot at seat %d thinks again: %s", table.id, seat, error)

    async def _answer(self, seat: int, number: int, action: str) -> None:
        await self.change(lambda: self.table.answer(seat, number, action, ""))


class NotStored(Trouble):
    """A move that could not be stored: it does not count."""

    def __init__(self) -> None:
        super().__init__("the move could not be stored and does not count")
