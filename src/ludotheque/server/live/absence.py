"""Absence: what happens at a table by itself, because a time is up or somebody does not come back."""

import asyncio
import logging
import math
from collections.abc import Coroutine
from contextlib import suppress

from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.server import house_time, logs
from ludotheque.server.live.presence import Presence
from ludotheque.server.live.table_log import Proposal, TableLog
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.tables import TableStore
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table import answers, seats
from ludotheque.server.table.clock import LIVE, SLOW, UNTIMED
from ludotheque.server.table.entries import PERSON

log = logging.getLogger(__name__)
AWAY = 30.0
"""Seconds after which a bot stands in for somebody who has gone from a live table and is asked."""
STAND_IN_LEVEL = "greedy"
RELOAD = 3.0
"""Seconds in which a page is loaded again: whoever does that has not gone."""
A_DAY = 24 * 3600.0
SOON = 60.0
"""Seconds in which something must be due for a room to wait for it; else the house brings the table back."""
AGAIN = 0.5
NOTHING: tuple[str, float | None] = ("", None)


class AbsenceTimer:
    """Lets a bot stand in for those who are gone, and answer for those whose time is up."""

    def __init__(self, log: TableLog, presence: Presence, store: TableStore, away: float) -> None:
        self._log = log
        self._table = log.table
        self._presence = presence
        self._store = store
        self._away = away
        self._gone: dict[int, float] = {}
        """Seats whose person has no browser here, and since when."""
        self._timer: asyncio.TimerHandle | None = None
        self._news: dict[int, asyncio.TimerHandle] = {}
        """By seat, when it is told that somebody has gone."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._noted = NOTHING
        """What is on disk, or will be in a moment, of what follows from the log."""
        self.reseat()

    @property
    def is_running(self) -> bool:
        """Whether something will happen by itself before long."""
        return self._timer is not None and self._timer.when() < asyncio.get_running_loop().time() + SOON

    def came(self, seat: int) -> None:
        """Somebody looks at the table."""
        self._gone.pop(seat, None)
        self._hush(seat)
        if seat in self._table.absences.unseen:
            self._tell(seat)

    def reseat(self) -> None:
        """Who sits where has changed: a person who has no browser here counts as gone from now on."""
        here, now = self._presence.here(), house_time.now()
        away = [seat for seat, sitting in enumerate(self._table.seats) if sitting.kind == PERSON and seat not in here]
        self._gone = {seat: self._gone.get(seat, now) for seat in away}

    def went(self, seat: int) -> None:
        """Somebody does not look at the table any more."""
        self._gone[seat] = house_time.now()
        self._hush(seat)
        self._news[seat] = asyncio.get_running_loop().call_later(RELOAD, self._tell, seat)
        self.watch()

    def _hush(self, seat: int) -> None:
        if seat in self._news:
            self._news.pop(seat).cancel()

    def _tell(self, seat: int) -> None:
        """Have the log tell that somebody has gone, or is back."""
        self._news.pop(seat, None)
        news = seats.gone if seat in self._gone else seats.returned
        self._start(self._tell_news(lambda table: news(table, seat)))

    async def _tell_news(self, proposal: Proposal) -> None:
        with suppress(WriteFailed, StoreUnavailable, LudothequeError):  # no news is lost that anybody needs
            await self._log.change(proposal)

    def is_gone(self, seat: int) -> bool:
        """Say whether somebody has not looked at the table for a while, as far as we can hear of it."""
        now, known = house_time.now(), self._presence.is_known_from()
        return known is not None and known <= now and now - self._gone.get(seat, math.inf) >= self._away

    def watch(self) -> None:
        """Wake up when something is due, and note it for whoever opens the house next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self._table
        due, follows = table.due(), table.schedule.next()
        wakes = [moment for moment in (due, table.deadline.closes, follows) if moment is not None]
        noted = (table.stage(), min(wakes) if wakes else None)
        if noted != self._noted:
            self._noted = noted
            self._store.note(table.id, *noted).add_done_callback(self._note_came)
        moments = [moment for moment in (due, follows, *self._leaving().values()) if moment is not None]
        if moments:
            delay = min(max(0.0, min(moments) - house_time.now()), A_DAY)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def soonest(self, now: float) -> float | None:
        """Say when somebody's time may be up after what is written now, if the table would be looked at only later.

        This is to be written with it: whoever writes may be gone before the note is. It is worked out anew then.
        """
        table, noted = self._table, self._noted[1]
        if table.pace.kind == UNTIMED:
            return None
        due = table.clock.soonest(now, [bool(seat.level) for seat in table.seats])
        if noted is not None and noted <= due:
            return None
        self._noted = NOTHING
        return due

    def _note_came(self, note: "asyncio.Future[None]") -> None:
        """A note that was not written is written with the next change: the log tells everything in it."""
        if not note.cancelled() and note.exception() is not None:
            self._noted = NOTHING

    def close(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.cancel()
        for seat in list(self._news):
            self._hush(seat)
        for task in self._tasks:
            task.cancel()

    async def stand_in_for(self, seat: int) -> None:
        """Let a bot stand in for somebody who is asked and has been gone for a while: anybody at the table may ask.

        Not at a slow table: there everybody may be gone until the deadline.
        """
        table = self._table
        if table.pace.kind == SLOW or seat not in table.waiting():
            raise Refused(Objection("not-held-up", {}))
        if not self.is_gone(seat):
            raise Refused(Objection("still-here", {}))
        await self._log.change(lambda table: answers.go_on_without(table, seat, STAND_IN_LEVEL, self._log.luck))

    def _leaving(self) -> dict[int, float]:
        """Say by seat when a bot stands in for those who have gone from a live table and are asked.

        For nobody while we cannot hear whether they look elsewhere.
        """
        table = self._table
        known = self._presence.is_known_from() if table.pace.kind == LIVE else None
        if known is None:
            return {}
        asked = {seat for seat in table.waiting() if not table.seats[seat].level and not table.schedule.has(seat)}
        return {seat: max(since + self._away, known) for seat, since in self._gone.items() if seat in asked}

    def _ring(self) -> None:
        self._start(self._do_what_is_due())

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_what_is_due(self) -> None:
        now = house_time.now()
        try:
            await self._log.change(lambda table: answers.time_up(table, now, STAND_IN_LEVEL, self._log.luck))
            await self._log.change(lambda table: answers.follow(table, now, self._log.luck))
            for seat in [seat for seat, moment in self._leaving().items() if moment <= now]:
                await self.stand_in_for(seat)
        except (WriteFailed, StoreUnavailable):
            await asyncio.sleep(AGAIN)
        except LudothequeError as error:  # somebody was quicker
            log.info("table %s: nothing is due any more: %s", logs.table_name(self._table.id), error)
        self.watch()
