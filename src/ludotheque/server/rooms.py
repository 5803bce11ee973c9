"""Rooms: a table with the people who look at it; one change at a time, stored before anybody is told."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludotheque.engine.chance import Live
from ludotheque.engine.errors import Refused
from ludotheque.engine.scene import Wire
from ludotheque.server import ratings
from ludotheque.server.audience import Audience, Viewer
from ludotheque.server.bots import Bots
from ludotheque.server.bus import Bus
from ludotheque.server.keeping import kept_of
from ludotheque.server.presence import Presence
from ludotheque.server.schema import (
    AGREE,
    ANSWER,
    ASK_REWIND,
    DECLINE,
    OPEN,
    ORDER,
    REWIND,
    SIT,
    UNDO,
    Entry,
)
from ludotheque.server.store import Store, StoreAway
from ludotheque.server.table import BadTable, Table
from ludotheque.server.talk import Said, Talk
from ludotheque.server.thinking import Thinkers
from ludotheque.server.timing import AWAY, Timing
from ludotheque.server.windows import NO_WINDOW, Window
from ludotheque.server.writer import NotStored, Taken

log = logging.getLogger(__name__)
AGAIN = 0.5
"""Seconds after which a room that may have missed something looks again."""
OFTEN = 200
"""After so many entries a table is kept anew."""
WRITTEN, NAMED, LOCKED = "written", "named", "locked"
"""Kinds of notices: a table's log has so many entries; somebody has another name, or another lock."""

PLAYING = {ANSWER, UNDO, ORDER, ASK_REWIND, AGREE, DECLINE, REWIND}
"""Kinds of entries that leave everybody in their seats."""

Wish = Callable[[Table], list[Entry]]


class Room:
    """A table in use."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        bus: Bus,
        pace: float,
        away: float = AWAY,
        seed: int | None = None,
    ) -> None:
        self.table = table
        self.talk = Talk(table, store)
        self.viewers: set[Viewer] = set()
        self.luck = Live(seed)
        self._store = store
        self._bus = bus
        self._lock = asyncio.Lock()
        self._audiences: dict[tuple[str, str], Audience] = {}
        self._looking: asyncio.Task[None] | None = None
        self._is_to_look = False
        self._keeping: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        """Set at the next change, and then another one."""
        self._waiting: asyncio.Task[None] | None = None
        self._clock = NO_WINDOW
        self._times = table.times()
        self.bots = Bots(self, thinkers, bus, pace)
        self.timing = Timing(self, store, away)
        self.presence = Presence(self, bus)
        self.timing.watch()
        self._resulting: asyncio.Task[None] | None = None
        self._keep_result()  # whoever saw the game end may have gone down before it was written

    # Viewers.

    def show(self, viewer: Viewer) -> None:
        """Send a viewer everything, and from now on whatever changes."""
        self.viewers.add(viewer)
        viewer.seat = self.table.seat_of(viewer.person)
        if viewer.seat is not None:
            self.timing.came(viewer.seat)
        # Whoever neither sits here nor is the host sees what everybody does.
        is_somebody = viewer.seat is not None or viewer.person == self.table.host
        key = viewer.person if is_somebody else "", viewer.language
        audience = self._audiences.get(key)
        if audience is None:
            audience = self._audiences[key] = Audience(self.table, viewer.seat, *key)
        if audience is not viewer.audience:
            self._part(viewer)
            audience.viewers.add(viewer)
            viewer.audience = audience
        viewer.post(audience.whole(self.table, self.about(viewer.language, audience.person)))
        if self.table.window.key or self.table.times():
            viewer.send(self._time_left())
        self.presence.tell(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        self.viewers.discard(viewer)
        if viewer.audience is not None:
            self._part(viewer)
            if viewer.seat is not None and viewer.seat not in self.presence.here():
                self.timing.went(viewer.seat)
            self.presence.tell()

    def _part(self, viewer: Viewer) -> None:
        """Take a viewer from those who see the same."""
        audience, viewer.audience = viewer.audience, None
        if audience is not None:
            audience.viewers.discard(viewer)
            if not audience.viewers:
                self._audiences.pop((audience.person, audience.language), None)

    async def welcome_back(self, viewer: Viewer) -> None:
        """Give somebody who comes his seat back from the bot that stood in."""
        if viewer.seat is not None and self.table.seats[viewer.seat].level:
            with suppress(NotStored, StoreAway):  # the seat is his all the same: he may say so himself
                await self.change(lambda table: table.back(viewer.person))

    def is_watched_by(self, person: str) -> bool:
        """Say whether somebody looks at the table here."""
        return any(viewer.person == person for viewer in self.viewers)

    def shut_out(self, person: str) -> None:
        """Cut the lines of somebody who has another lock now: whoever can open it comes again by himself."""
        for viewer in [viewer for viewer in self.viewers if viewer.person == person]:
            self.leave(viewer)
            viewer.person, viewer.seat = "", None  # what is still on its way from there is a stranger's
            viewer.cut()

    def show_all(self) -> None:
        """Send every viewer everything: who sits where, or what somebody is called, has changed."""
        viewers, self.viewers = self.viewers, set()
        self._audiences = {}
        for viewer in viewers:
            viewer.audience = None
            self.show(viewer)

    @property
    def is_host_gone(self) -> bool:
        """Whether the host has not looked at the table for a while, or at least does not now and has no seat."""
        seat = self.table.seat_of(self.table.host)
        if seat is not None:
            return self.timing.is_gone(seat)
        return all(viewer.person != self.table.host for viewer in self.viewers)

    def about(self, language: str, person: str = "") -> Wire:
        """Describe the table to somebody: game, and who sits where."""
        table = self.table
        mine = table.seat_of(person)
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
                    "is_kept": seat.kind == OPEN and seat.person != "",
                }
                for number, seat in enumerate(table.seats)
            ],
            "started": table.match is not None or table.frozen is not None,
            "over": table.is_over,
            "pace": table.pace,
            "is_host": person == table.host != "",
            "host": table.seat_of(table.host),
            "rematch": table.rematch,
            "frozen": table.frozen is not None,
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
                try:
                    entries = wish(self.table)
                except Refused:
                    if self._bus.is_shared and await self._read_on():
                        continue  # what we refuse by may be old
                    raise
                if not entries:
                    return self.table.version
                now = time.time()
                for entry in entries:
                    entry.at = now
                try:
                    await self._store.append(self.table.id, entries, self.timing.soonest(now))
                except Taken:
                    await self._read_on()
                except NotStored:
                    self.look_again()  # it may be on disk all the same: only the answer may have been lost
                    raise
                else:
                    self._take(entries)
                    self._bus.publish(self.table.id, {"kind": WRITTEN, "written": self.table.written})
                    break
            version = self.table.version
        self.bots.wake()
        if self.table.is_over or self.table.written - self.table.kept >= OFTEN:
            self.keep_soon()
        return version

    async def catch_up(self) -> None:
        """Apply what another process has written, and begin if nobody has: it may have died before it could."""
        async with self._lock:
            await self._read_on()
        await self.start_if_full()
        if self.viewers:  # else whoever has written it lets the bots think
            self.bots.wake()

    def hear(self, notice: Wire) -> None:
        """Be told by the bus what has happened here."""
        match notice["kind"]:
            case "written":
                if notice["written"] > self.table.written:
                    self.look_again(0)
            case "said":
                self.pass_on(msgspec.convert(notice["line"], Said))
            case "here":
                self.presence.hear(notice["process"], notice["seats"])
            case "named":
                self.table.know({notice["person"]: notice["name"]})
                self.show_all()
            case "locked":
                self.shut_out(notice["person"])

    def look_again(self, after: float = AGAIN) -> None:
        """Catch up as soon as the store can be read."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_again(after))
        else:
            self._is_to_look = True

    async def _look_again(self, after: float) -> None:
        while True:
            await asyncio.sleep(after)
            after = AGAIN
            self._is_to_look = False
            try:
                await self.catch_up()
            except (NotStored, StoreAway):
                continue
            except BadTable:
                log.exception("table %s cannot go on", self.table.id)
                return
            if not self._is_to_look:
                return
            after = 0

    async def _read_on(self) -> bool:
        """Apply what is in the log and not at the table; say whether there was anything."""
        table = self.table
        entries = await asyncio.to_thread(self._store.entries, table.id, table.written)
        unknown = [entry.person for entry in entries if entry.kind == SIT and entry.person not in table.names]
        if unknown:
            table.know(await asyncio.to_thread(self._store.names, unknown))
        self._take(entries)
        return bool(entries)

    def _take(self, entries: list[Entry]) -> None:
        """Apply entries that are on disk, and tell everybody."""
        if not entries:
            return
        for entry in entries:
            self.table.apply(entry)
        self.changed.set()
        self.changed = asyncio.Event()
        self._tell(entries)
        self._keep_result()
        self.run_clock()
        self.timing.watch()

    def _keep_result(self) -> None:
        """Have the result of a game that is over written down."""
        if self.table.is_over and self._resulting is None:
            self._resulting = asyncio.create_task(ratings.keep(self._store, self.table, self.table.changed))

    def _tell(self, entries: list[Entry]) -> None:
        kinds = {entry.kind for entry in entries}
        if not kinds <= PLAYING:
            self.show_all()
            return
        ordering = {entry.seat for entry in entries if entry.kind == ORDER}
        for audience in self._audiences.values():
            if audience.seat in ordering:
                audience.tell_whole(self.table, self.about(audience.language, audience.person))
            elif kinds != {ORDER}:
                audience.tell(self.table, self.about)

    def pass_on(self, line: Said) -> None:
        """Tell those who may hear it what was said."""
        self.talk.remember(line)
        for viewer in self.viewers:
            if line.may_be_read_by(viewer.person):
                viewer.send({"type": "said", "line": self.talk.told(line, viewer.language)})

    def tell(self, line: Said) -> None:
        """Tell everybody, at every process, what was said."""
        self._bus.publish(self.table.id, {"kind": "said", "line": msgspec.to_builtins(line)})

    # Time.

    def run_clock(self) -> None:
        """Let the time of a window that has opened run, and tell everybody."""
        window, times = self.table.window, self.table.times()
        if times != self._times:
            self._times = times
            if window == self._clock:
                self._tell_time()
        if window == self._clock:
            return
        self._clock = window
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if window.key:
            self._waiting = asyncio.create_task(self._wait(window))
        self._tell_time()

    def _tell_time(self) -> None:
        for viewer in self.viewers:
            viewer.send(self._time_left())

    def _time_left(self) -> Wire:
        """Tell the time in seconds from now: clocks of browsers are not ours."""
        window, now = self.table.window, time.time()
        told: Wire = {
            "type": "clock",
            "left": math.ceil(max(0.0, window.since + window.seconds - now)),
            "of": window.seconds,
        }
        times = self.table.times()
        if times:
            told["seats"] = [
                {"left": round(left if due is None else max(0.0, due - now), 1), "runs": due is not None}
                for left, due in times
            ]
        return told

    async def _wait(self, window: Window) -> None:
        await asyncio.sleep(max(0.0, window.since + window.seconds - time.time()))
        # Shielded: what runs out ends this very waiting.
        running = asyncio.create_task(self._run_out(window))
        await asyncio.shield(running)

    async def _run_out(self, window: Window) -> None:
        while self.table.window == window:
            try:
                await self.change(lambda table: table.run_out(window, self.luck))
            except (NotStored, StoreAway):
                await asyncio.sleep(AGAIN)

    # For the day the rules change.

    def keep_soon(self) -> None:
        """Keep the table as soon as there is time."""
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self.keep())

    async def keep(self, with_scenes: bool = True) -> None:
        """Keep the table as it is now, unless nothing has changed since it was kept."""
        table = self.table
        if table.match is None or table.kept == table.written:
            return
        before, table.kept = table.kept, table.written
        try:
            await self._store.keep(table.id, kept_of(table, with_scenes))
        except (NotStored, Taken):
            table.kept = before

    async def resume(self) -> None:
        """Let a table whose rules have changed go on."""
        if self.table.to_resume is not None:
            await self.change(lambda table: [table.to_resume] if table.match is None and table.to_resume else [])

    async def start_if_full(self) -> None:
        """Begin once every seat is taken."""
        if self.table.may_start():
            await self.change(lambda table: table.start(self.luck))

    def close(self) -> None:
        """Stop the bots and the clock."""
        self.timing.close()
        self.bots.close()
        for task in (self._looking, self._waiting, self._keeping, self._resulting):
            if task is not None:
                task.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        is_busy = self._lock.locked() or self._waiting is not None or self.timing.is_running or self.bots.are_busy
        return not self.viewers and not is_busy
