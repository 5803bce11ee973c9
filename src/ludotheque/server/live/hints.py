"""Hints at a table: somebody is told where to look, which answers matter, or what a bot would do in their place."""

import asyncio
import logging

from ludotheque.engine import codec
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server import logs
from ludotheque.server.live.bot_pool import BotPool
from ludotheque.server.live.fair_turns import Asker
from ludotheque.server.live.table_log import TableLog
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.table import hints
from ludotheque.server.table.reason import AnswerKnown, known_answer
from ludotheque.server.views.hints import hint, reason
from ludotheque.server.wire.incoming import HintRequest, WhyRequest
from ludotheque.server.wire.notices import Advised

log = logging.getLogger(__name__)


class HintGiver:
    """Thinks once about each question, in the bots' processes; what it has found is told as far as it is asked for."""

    def __init__(self, log: TableLog, pool: BotPool) -> None:
        self._log = log
        self._table = log.table
        self._pool = pool
        self._found: dict[int, tuple[str, Advised]] = {}
        """By seat, what it knew when it asked last, and what was found."""
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether somebody waits for a hint."""
        return any(not task.done() for task in self._thinking.values())

    async def ask(self, viewer: Viewer, seat: int, request: HintRequest) -> None:
        """Note that a hint is wanted, and begin to think; one at a time."""
        _expect_done(self._thinking.get(seat))
        await self._log.change(lambda table: hints.ask(table, seat, request.number, viewer.person))
        _expect_done(self._thinking.get(seat))  # somebody with two windows may ask in both at once
        self._thinking[seat] = asyncio.create_task(self._think(viewer, seat, request))

    async def _think(self, viewer: Viewer, seat: int, request: HintRequest) -> None:
        """Find advice unless it is known, and tell it if the question still stands."""
        table = self._table
        try:
            known = codec.digest(table.game.as_known(table.playing.state, seat))
            before, found = self._found.get(seat, ("", None))
            if found is None or before != known:
                async with self._pool.turns.turn(lambda: [Asker(viewer.place, viewer.person, table.id)]):
                    found = await self._pool.advise(table.game, table.playing.state, seat)
                self._found[seat] = known, found
            if table.waits_for(seat) and table.playing.number(seat) == request.number and viewer.seat == seat:
                viewer.send(hint(self._log.view, seat, request, found, viewer.language))
        except Exception:
            log.exception("table %s: no hint for seat %d", logs.table_name(table.id), seat)

    async def ask_why(self, viewer: Viewer, seat: int, request: WhyRequest) -> None:
        """Note that somebody asks why a bot has answered like this, and think, unless they cannot be told yet."""
        table = self._table
        hints.expect_company_of_bots(table)
        _expect_done(*self._thinking.values())
        luck = RandomChance(self._pool.seed_of(table.game, table.playing.state, seat))
        found = await asyncio.to_thread(known_answer, table, seat, request.turn, luck)
        await self._log.change(lambda table: hints.ask_why(table, seat, request.turn, viewer.person))
        _expect_done(*self._thinking.values())
        self._thinking[seat] = asyncio.create_task(self._explain(viewer, request, found))

    async def _explain(self, viewer: Viewer, request: WhyRequest, found: AnswerKnown) -> None:
        table = self._table
        try:
            async with self._pool.turns.turn(lambda: [Asker(viewer.place, viewer.person, table.id)]):
                told = await self._pool.explain(table.game, found.world, found.seat, found.action.text)
            viewer.send(reason(self._log.view, request, found, told, viewer.language))
        except Exception:
            log.exception("table %s: nobody says why at turn %d", logs.table_name(table.id), request.turn)

    def close(self) -> None:
        """Let them stop."""
        for task in self._thinking.values():
            task.cancel()


def _expect_done(*thinking: asyncio.Task[None] | None) -> None:
    """Refuse a hint while another one is thought about."""
    if any(task is not None and not task.done() for task in thinking):
        raise Refused(Objection("hint-under-way", {}))
