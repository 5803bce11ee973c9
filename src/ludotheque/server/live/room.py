"""A room: a table with the people who look at it, the bots that play at it, and what happens by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server.live.absence import AWAY, AbsenceTimer
from ludotheque.server.live.asked import AskedPeople
from ludotheque.server.live.bot_pool import BotPool
from ludotheque.server.live.bots import BotDriver
from ludotheque.server.live.bus import Bus
from ludotheque.server.live.catch_up import LogFollower
from ludotheque.server.live.chat import Chat
from ludotheque.server.live.deadlines import DeadlineTimer
from ludotheque.server.live.hints import HintGiver
from ludotheque.server.live.presence import Presence
from ludotheque.server.live.results import keep_results
from ludotheque.server.live.reviews import ReviewMaker
from ludotheque.server.live.snapshot import Snapshots
from ludotheque.server.live.table_log import Proposal, TableLog
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.live.viewers import Viewers
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table import answers, seats
from ludotheque.server.table.chat import ChatLine
from ludotheque.server.table.entries import BACK, GONE, RETURNED, STAND_IN, Entry
from ludotheque.server.table.seats import NOT_SEATED
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_info import table_info
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.notices import EpochBegun, Here, Named, Notice, Spoken, Written
from ludotheque.server.wire.outgoing import SaidMessage
from ludotheque.server.wire.seating import TableInfo

NEWS = {STAND_IN, BACK, GONE, RETURNED}
"""Kinds of entries that tell who goes and comes."""


class Room:
    """A table in use: puts its parts together."""

    def __init__(
        self,
        view: TableView,
        store: Store,
        pool: BotPool,
        bus: Bus,
        pace: float,
        away: float = AWAY,
        luck: Chance | None = None,
    ) -> None:
        self.view = view
        self.table = table = view.table
        self.luck = luck or RandomChance()
        self.log = TableLog(view, store, bus, self.luck)
        self.viewers = Viewers(view)
        self.chat = Chat(view, store.chat)
        self.presence = Presence(table.id, self.viewers, bus)
        self.bots = BotDriver(self.log, self.viewers, pool, bus, pace)
        self.hints = HintGiver(self.log, pool)
        self.reviews = ReviewMaker(self.log, pool, store.reviews, store.puzzles)
        self.absence = AbsenceTimer(self.log, self.presence, store.tables, away)
        self.deadlines = DeadlineTimer(self.log, self.viewers)
        self.asked = AskedPeople(table, self.presence)
        self.on_asked: Callable[[str, list[str]], None] = lambda _table, _people: None
        """Called with those who are asked something new and do not look."""
        self.snapshots = Snapshots(view, store.tables)
        self._follower = LogFollower(table.id, self.catch_up)
        self._listener = LogFollower(table.id, self.catch_up_with_talk)
        self._bus = bus
        self._results = store.results
        self._resulting: asyncio.Task[None] | None = None
        self.log.on_applied = self._applied
        self.log.on_written = self._written
        self.log.on_doubt = self._follower.look
        self.log.soonest = self.absence.soonest
        self.presence.on_came = self.absence.came
        self.presence.on_went = self.absence.went
        self.absence.watch()
        self._keep_result()  # whoever saw the game end may have gone down before it was written

    # Viewers.

    def show(self, viewer: Viewer) -> None:
        """Send a viewer everything, and from now on whatever changes."""
        self.viewers.add(viewer)
        if viewer.seat is not None:
            self.absence.came(viewer.seat)
        self.deadlines.tell(viewer)
        self.presence.tell(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        if self.viewers.remove(viewer):
            if viewer.seat is not None and viewer.seat not in self.presence.here():
                self.absence.went(viewer.seat)
            self.presence.tell()

    async def welcome_back(self, viewer: Viewer) -> None:
        """Give somebody who comes their seat back from the bot that stood in."""
        if viewer.seat is not None and self.table.seats[viewer.seat].level:
            with suppress(WriteFailed, StoreUnavailable):  # the seat is theirs all the same: they may say so themselves
                await self.change(lambda table: seats.back(table, viewer.person))

    def shut_out(self, person: str) -> None:
        """Disconnect somebody who has begun another cookie epoch: whoever has a cookie of it comes again."""
        for viewer in self.viewers:
            if viewer.person != person:
                continue
            self.leave(viewer)
            viewer.person, viewer.seat = "", None  # what is still on its way from there is a stranger's
            viewer.cut()

    def show_all(self) -> None:
        """Send every viewer everything: who sits where has changed."""
        for viewer in self.viewers.clear():
            self.show(viewer)

    @property
    def is_host_gone(self) -> bool:
        """Whether the host has not looked at the table for a while, or at least does not now and has no seat."""
        seat = self.table.seat_of(self.table.host)
        return not self.viewers.has(self.table.host) if seat is None else self.absence.is_gone(seat)

    def about(self, language: str, person: str = "") -> TableInfo:
        """Describe the table to somebody: game, and who sits where."""
        return table_info(self.view, language, person)

    # Changes.

    def change(self, proposal: Proposal, click: tuple[int, str] | None = None) -> Awaitable[int]:
        """Change the table, as `TableLog.change` does."""
        return self.log.change(proposal, click)

    async def catch_up(self) -> None:
        """Apply what another process has written, and begin if nobody has: it may have died before it could."""
        await self.log.catch_up()
        await self.start_if_full()
        if self.viewers:  # else whoever has written it lets the bots think
            self.bots.wake()

    async def sit(self, number: int, person: str, name: str) -> None:
        """Let somebody take an open seat; until they may, nobody need know what they are called."""

        def sit(table: Table) -> list[Entry]:
            entries = seats.sit(table, number, person)
            self.view.know({person: name})
            return entries

        await self.change(sit)
        await self.start_if_full()

    async def arrange(self, number: int, level: str, person: str) -> None:
        """Put a bot of a level at a seat, or free it."""
        await self.change(lambda table: seats.arrange(table, number, level, person, self.is_host_gone))
        await self.start_if_full()

    async def order(self, viewer: Viewer, question: str, action: str | None) -> None:
        """Set a standing order."""
        seat, before = viewer.seat, self.table.written
        if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        await self.change(lambda table: answers.order(table, seat, question, action, self.luck))
        if self.table.written == before:  # it stands already: say so
            self.show(viewer)

    async def resume(self) -> None:
        """Let a table whose rules have changed go on."""
        if self.table.to_resume is not None:
            await self.change(lambda table: [table.to_resume] if table.match is None and table.to_resume else [])

    async def start_if_full(self) -> None:
        """Begin once every seat is taken."""
        if self.table.may_start():
            await self.change(lambda table: answers.start(table, self.luck))

    def _applied(self, entries: list[Entry]) -> None:
        """Tell everybody what has changed, and let time run."""
        if not self.viewers.tell(entries):
            self.show_all()
            self.absence.reseat()
            self._tell_absences(sum(entry.kind in NEWS for entry in entries))
        self._keep_result()
        self.deadlines.watch()
        self.absence.watch()
        self.asked.watch()

    def _tell_absences(self, count: int) -> None:
        """Say among what is said who has just gone or come."""
        for news in self.table.absences.news[-count:] if count else []:
            for viewer in self.viewers:
                viewer.send(SaidMessage(self.chat.told_news(news, viewer.language)))

    def _written(self) -> None:
        self.bots.wake()
        people = self.asked.take()
        if people:
            self.on_asked(self.table.id, people)
        self.snapshots.take_if_due()

    def _keep_result(self) -> None:
        """Have the result of a game that is over written down."""
        if self.table.is_over and self._resulting is None:
            self._resulting = asyncio.create_task(keep_results(self._results, self.table, self.table.changed))

    # Notices.

    def hear(self, notice: Notice) -> None:
        """Be told by the bus what has happened here."""
        match notice:
            case Written(written):
                if written > self.table.written:
                    self._follower.look(0)
            case Spoken():
                self._listener.look(0)
            case Here(process, seats):
                self.presence.hear(process, seats)
            case Named(person, name):
                self._rename(person, name)
            case EpochBegun(person):
                self.shut_out(person)

    def _rename(self, person: str, name: str) -> None:
        """Tell everybody what somebody is called now, if it makes a difference here."""
        if person in self.view.names:
            self.view.know({person: name})
            if any(seat.person == person for seat in self.table.seats):
                self.viewers.tell_names()

    def pass_on(self, line: ChatLine) -> None:
        """Tell those who may hear it what was said, once."""
        if not self.chat.remember(line):
            return
        for viewer in self.viewers:
            if line.may_be_read_by(viewer.person):
                viewer.send(SaidMessage(self.chat.told(line, viewer.language)))

    def tell(self, line: ChatLine) -> None:
        """Tell everybody what was said, and the other processes that something was."""
        self.pass_on(line)
        self._bus.tell_others(self.table.id, Spoken())

    async def catch_up_with_talk(self) -> None:
        """Pass on what was said at other processes."""
        for line in await self.chat.missed():
            self.pass_on(line)

    def beat(self, *, is_back: bool = False) -> None:
        """Say again who is here; after the bus was away, whoever is gone counts again."""
        self.presence.beat(is_back=is_back)
        if is_back:
            self.absence.watch()

    # The end.

    def close(self) -> None:
        """Stop the bots and the clocks."""
        for part in (
            self.absence,
            self.bots,
            self.hints,
            self.reviews,
            self.deadlines,
            self.snapshots,
            self._follower,
            self._listener,
        ):
            part.close()
        if self._resulting is not None:
            self._resulting.cancel()
        # Parts that lead to each other would stay in memory until the collector looks, which it seldom does.
        self.log.forget_others()
        self.presence.forget_others()

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        is_thinking = self.bots.are_busy or self.hints.is_busy or self.reviews.is_busy
        is_resulting = self._resulting is not None and not self._resulting.done()
        is_busy = self.log.is_busy or self.deadlines.is_running or self.absence.is_running or is_resulting
        return not self.viewers and not is_thinking and not is_busy
