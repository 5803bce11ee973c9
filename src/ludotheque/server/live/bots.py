"""The bots at a table: each thinks when it is asked, in a process of its own or at a worker."""

import asyncio
import logging
import time
from collections.abc import Iterable

from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.state import NOBODY, State
from ludotheque.server import logs, metrics
from ludotheque.server.live.bot_pool import BotPool
from ludotheque.server.live.bus import Bus
from ludotheque.server.live.fair_turns import Asker
from ludotheque.server.live.table_log import TableLog
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table import answers
from ludotheque.server.table.entries import PERSON, Entry
from ludotheque.server.table.table import Table
from ludotheque.server.wire.notices import Job

log = logging.getLogger(__name__)
AGAIN = 0.5
LATER = 5.0
"""Seconds after which a bot that has stumbled thinks again."""
RESTRAINT = 60.0
"""Seconds in which a bot lets others answer that it would rather see answer first."""
TRIES = 4
"""In so many imagined worlds it is tried whether everybody can know that there is one answer only."""
PATIENCE = 20.0
"""Seconds in which a worker should have answered for a bot."""


def imagined_choice(game: Game, s: State, seat: int) -> State | None:
    """Give a world in which a seat has a choice that has none, where others cannot know that; else nothing.

    How long a bot thinks would tell them: so it thinks about that world.
    """
    if not game.has_secrets(s) or len(flow.options(s, seat)) != 1:
        return None
    worlds = (game.determinized_open(s, NOBODY, RandomChance()) for _ in range(TRIES))
    return next((world for world in worlds if seat in flow.waiting(world) and len(flow.options(world, seat)) > 1), None)


class BotDriver:
    """Answers for the seats of a table that nobody else answers for."""

    def __init__(self, log: TableLog, viewers: Iterable[Viewer], pool: BotPool, bus: Bus, pace: float) -> None:
        self._log = log
        self._table = log.table
        self._viewers = viewers
        self._pool = pool
        self._bus = bus
        self._pace = pace
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._usual: dict[tuple[int, str], float] = {}
        """By seat and level, how long workers took when it last had a choice."""

    @property
    def are_busy(self) -> bool:
        """Whether one of them thinks."""
        return any(not task.done() for task in self._thinking.values())

    def wake(self) -> None:
        """Let every bot that is asked begin to think, unless it does so already."""
        for seat in self._asked():
            task = self._thinking.get(seat)
            if task is None or task.done():
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def close(self) -> None:
        """Let them stop."""
        for task in self._thinking.values():
            task.cancel()

    def _asked(self) -> list[int]:
        """List the bots that have to think: where nobody plays, they do so only while somebody looks."""
        asked = self._table.waiting_bots()
        if not asked or any(sitting.kind == PERSON for sitting in self._table.seats):
            return asked
        return asked if any(True for _ in self._viewers) else []

    def _claim(self) -> list[Asker]:
        """Say who looks, from where; if nobody does, it is the host's table."""
        table = self._table
        return [Asker(viewer.place, viewer.person, table.id) for viewer in self._viewers] or [
            Asker("", table.host, table.id, is_watching=False)
        ]

    async def answer(self, seat: int, level: str, number: int, action: str) -> None:
        """Write a bot's answer, if the seat is still the bot's."""

        def wish(table: Table) -> list[Entry]:
            is_bots = table.seats[seat].level == level  # its person may be back
            return answers.answer(table, seat, number, action, "", self._log.luck) if is_bots else []

        await self._log.change(wish)

    async def _think(self, seat: int) -> None:
        """Answer for a bot as long as it is asked; whatever it stumbles over, it must answer one day."""
        table = self._table
        while seat in self._asked():
            try:
                await self._think_once(seat)
            except Exception:
                log.exception("table %s: the bot at seat %d has stumbled", logs.table_name(table.id), seat)
                await asyncio.sleep(LATER)

    async def _think_once(self, seat: int) -> None:
        """Answer for a bot unless somebody else does; a person at the table sees one move after the other."""
        table = self._table
        number, level = table.playing.number(seat), table.seats[seat].level
        if await self._is_somebody_quicker(seat, number):
            return
        world = imagined_choice(table.game, table.playing.state, seat)
        if self._bus.is_shared and await self._is_answered_by_a_worker(seat, level, number, world):
            return
        with metrics.THOUGHT.time():
            action, _ = await asyncio.gather(self._chosen(seat, level, number, world), asyncio.sleep(self._pace))
        if not action:
            return
        try:
            await self.answer(seat, level, number, action)
        except (WriteFailed, StoreUnavailable):
            await asyncio.sleep(AGAIN)
        except LudothequeError as error:  # somebody was quicker: look again
            name = logs.table_name(table.id)
            log.info("table %s: the bot at seat %d thinks again: %s", name, seat, error)

    async def _chosen(self, seat: int, level: str, number: int, world: State | None) -> str:
        """Wait for a turn and think, about a world with a choice if there is one; nothing if nobody is asked then."""
        async with self._pool.turns.turn(self._claim):
            if not self._is_wanted(seat, number):
                return ""
            game, s = self._table.game, self._table.playing.state
            only = flow.options(s, seat)[0].text
            chosen = await self._pool.choose(game, s if world is None else world, seat, level)
            return chosen if world is None else only

    async def _is_somebody_quicker(self, seat: int, number: int) -> bool:
        """Let others answer first while the bot would rather see what they do; say whether somebody has."""
        table, has_waited = self._table, False
        try:
            async with asyncio.timeout(RESTRAINT):
                while self._is_wanted(seat, number):
                    if not see(table.game, table.playing.state, seat, RandomChance()).waits:
                        break
                    has_waited = True
                    await self._log.wait()
        except TimeoutError:
            return False
        return has_waited

    async def _is_answered_by_a_worker(self, seat: int, level: str, number: int, world: State | None) -> bool:
        """Leave a question to the workers and wait; if none answers in time, we must.

        Where others may imagine a choice, the answer comes as late as usual; where nobody knows how late, we think.
        """
        usual = 0.0 if world is None else self._usual.get((seat, level))
        if usual is None:
            return False
        await asyncio.sleep(self._pace + usual)
        async with self._pool.turns_at_workers.turn(self._claim):
            return not self._is_wanted(seat, number) or await self._has_worker_answered(seat, level, number)

    async def _has_worker_answered(self, seat: int, level: str, number: int) -> bool:
        table = self._table
        world = see(table.game, table.playing.state, seat, RandomChance()).pack()
        if not await self._bus.ask_worker(Job(table.id, table.written, table.game.id, seat, number, level, world)):
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                begun, has_choice = time.monotonic(), len(flow.options(table.playing.state, seat)) > 1
                while self._is_wanted(seat, number):
                    await self._log.wait()
                if has_choice:
                    self._usual[seat, level] = time.monotonic() - begun
        except TimeoutError:
            log.warning("table %s: no worker has answered for seat %d", logs.table_name(table.id), seat)
            return False
        return True

    def asks(self, seat: int, number: int) -> bool:
        """Say whether a bot is still asked a question."""
        table = self._table
        return seat in table.waiting_bots() and table.playing.number(seat) == number

    def _is_wanted(self, seat: int, number: int) -> bool:
        """Say whether a bot has to think about a question: somebody plays here, or looks."""
        return seat in self._asked() and self.asks(seat, number)
