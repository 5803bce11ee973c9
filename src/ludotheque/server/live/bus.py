"""The bus: tells every process that serves a table what has happened at it; and the bots' work, to be pulled.

In one process there is nobody else to tell. Several are joined by NATS: notices are core NATS, which may lose one, so
whoever was cut off reads the log again; the bots' work is a JetStream queue, which hands a piece of work out anew until
somebody says that it is done.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import house_time
from ludotheque.server.wire.notices import Job, Notice, read_notice

log = logging.getLogger(__name__)

Hear = Callable[[Notice], None]
TABLES = "ludotheque.table."
BOTS = "ludotheque.bots"
STREAM = "ludotheque-bots"
SAME_JOB = 120.0
"""Seconds in which a job with the same id is not taken a second time."""
MOST_OUTGOING = 10_000
LATE = 5.0
"""Seconds without a sign of life after which a job is given to another worker."""


class NoBus(LudothequeError):
    """NATS that cannot be used."""


class Bus:
    """A bus with nobody else on it."""

    is_shared = False
    """Whether other processes may write to the same tables."""
    is_away = False
    """Whether what others tell does not arrive at the moment."""
    back = 0.0
    """Since when it has arrived."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)
        """What this process is called on the bus."""
        self.when_back: Callable[[], None] = lambda: None
        self._hearing: dict[str, Hear] = {}

    async def start(self) -> None:
        """Get on."""

    async def close(self) -> None:
        """Get off."""

    async def subscribe(self, table: str, hear: Hear) -> None:
        """Be told what happens at a table, by this process and by others."""
        self._hearing[table] = hear

    async def unsubscribe(self, table: str) -> None:
        """Be told no more."""
        self._hearing.pop(table, None)

    def publish(self, table: str, notice: Notice) -> None:
        """Tell everybody who serves a table, oneself included."""
        hear = self._hearing.get(table)
        if hear is not None:
            hear(notice)

    async def ask_worker(self, job: Job) -> bool:
        """Leave a question to whichever worker is free; say whether it is in the queue."""
        return False


class NatsBus(Bus):
    """A bus over NATS; where it cannot be reached, everybody goes on alone and it is tried again."""

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            from nats.aio.client import Client  # noqa: PLC0415 - only who shares tables needs it
        except ImportError as error:
            raise NoBus("--nats needs nats-py: pip install 'ludotheque[nats]'") from error
        self._new = Client
        self._nats: Any = None
        self._url = url
        self._subscriptions: dict[str, Any] = {}
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_OUTGOING)
        self._tasks: list[asyncio.Task[None]] = []
        self._has_stream = False
        self._is_closing = False
        self.is_away = True

    async def start(self) -> None:
        self._nats = self._new()
        self._tasks = [asyncio.create_task(self._connect()), asyncio.create_task(self._send())]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._tasks[0]), 3)

    async def close(self) -> None:
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        with suppress(Exception):  # it may be gone already
            await self._nats.close()

    async def subscribe(self, table: str, hear: Hear) -> None:
        await super().subscribe(table, hear)
        if not self.is_away and table not in self._subscriptions:
            await self._follow(table)

    async def unsubscribe(self, table: str) -> None:
        await super().unsubscribe(table)
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            with suppress(Exception):  # whatever we miss by it, nobody listens any more
                await subscription.unsubscribe()

    def publish(self, table: str, notice: Notice) -> None:
        super().publish(table, notice)
        with suppress(asyncio.QueueFull):  # nobody can be told at the moment: they will read the log
            self._outgoing.put_nowait((TABLES + table, msgspec.json.encode(notice)))

    async def ask_worker(self, job: Job) -> bool:
        if self.is_away:
            return False
        try:
            await self._need_stream()
            headers = {"Nats-Msg-Id": job.id}
            await self._nats.jetstream().publish(BOTS, msgspec.msgpack.encode(job), timeout=2, headers=headers)
        except Exception as error:  # noqa: BLE001 - whatever it is, the bot must answer all the same
            log.warning("a bot's work cannot be left to the workers: %r", error)
            return False
        return True

    async def jobs(self) -> Any:
        """Give the queue that workers pull from."""
        from nats.js.api import ConsumerConfig  # noqa: PLC0415

        await self._need_stream()
        config = ConsumerConfig(ack_wait=LATE, max_deliver=20)
        return await self._nats.jetstream().pull_subscribe(BOTS, durable="bots", stream=STREAM, config=config)

    async def _connect(self) -> None:
        while not self._nats.is_connected:
            try:
                await self._nats.connect(
                    self._url,
                    name="ludotheque",
                    no_echo=True,
                    connect_timeout=2,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    ping_interval=10,
                    error_cb=_note,
                    disconnected_cb=self._lost,
                    reconnected_cb=self._back,
                )
            except Exception as error:  # noqa: BLE001 - whatever it is, tables can be played on without it
                log.warning("NATS cannot be reached: %r", error)
                await asyncio.sleep(1)
        await self._back()

    async def _lost(self) -> None:
        if not self.is_away and not self._is_closing:
            log.warning("NATS is gone: other processes are followed by reading the log")
        self.is_away = True

    async def _back(self) -> None:
        self._has_stream = False  # it may be another server, with empty hands
        self.is_away, self.back = False, house_time.now()  # first: who comes from now on follows without us
        for table in list(self._hearing):
            if table not in self._subscriptions:
                await self._follow(table)
        self.when_back()

    async def _follow(self, table: str) -> None:
        async def heard(message: Any) -> None:
            hear = self._hearing.get(table)
            if hear is not None:
                hear(read_notice(message.data))

        try:
            self._subscriptions[table] = await self._nats.subscribe(TABLES + table, cb=heard)
            await self._nats.flush()
        except Exception as error:  # noqa: BLE001 - NATS has gone: it is followed when it is back
            log.warning("table %s cannot be followed: %r", table, error)

    async def _send(self) -> None:
        while True:
            subject, notice = await self._outgoing.get()
            if not self.is_away:
                with suppress(Exception):  # others will read the log
                    await self._nats.publish(subject, notice)

    async def _need_stream(self) -> None:
        from nats.js.api import RetentionPolicy, StreamConfig  # noqa: PLC0415

        if not self._has_stream:
            config = StreamConfig(
                name=STREAM,
                subjects=[BOTS],
                retention=RetentionPolicy.WORK_QUEUE,
                duplicate_window=SAME_JOB,
                max_age=3600.0,
            )
            await self._nats.jetstream().add_stream(config)
            self._has_stream = True


async def _note(error: Exception) -> None:
    log.info("NATS: %r", error)
