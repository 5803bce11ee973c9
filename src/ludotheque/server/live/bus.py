"""The bus: tells every process that serves a table what has happened at it; and the bots' work, to be pulled.

In one process there is nobody else to tell. Several are joined by NATS: notices are core NATS, which may lose one, so
whoever was cut off reads the log again; the bots' work is a JetStream queue, which hands a piece of work out anew until
somebody says that it is done. Everything is sealed: an outsider on NATS is not listened to.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import house_time
from ludotheque.server.live.seal import Seal
from ludotheque.server.wire.notices import Job, Notice, read_notice

log = logging.getLogger(__name__)

_read_job = msgspec.msgpack.Decoder(Job).decode
USER, PASSWORD = "ludotheque", "LUDOTHEQUE_NATS_PASSWORD"
"""Who we are to NATS, and the variable of the environment that holds the password."""
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
        self.tell_others(table, notice)

    def tell_others(self, table: str, notice: Notice) -> None:
        """Tell the other processes that serve a table."""

    async def ask_worker(self, job: Job) -> bool:
        """Leave a question to whichever worker is free; say whether it is in the queue."""
        return False


class NatsBus(Bus):
    """A bus over NATS; where it cannot be reached, everybody goes on alone and it is tried again."""

    is_shared = True

    def __init__(self, url: str, key: bytes) -> None:
        """Be about to join the processes that have the same key."""
        super().__init__()
        self._seal = Seal(key, self.process)
        try:
            from nats.aio.client import Client  # noqa: PLC0415 - only who shares tables needs it
        except ImportError as error:
            raise NoBus("--nats needs nats-py: pip install nats-py") from error
        self._new = Client
        self._nats: Any = None
        self._url = url
        self._login = _login(url)
        self._subscriptions: dict[str, Any] = {}
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_OUTGOING)
        self._tasks: list[asyncio.Task[None]] = []
        self._has_stream = False
        self._is_closing = False
        self.is_away = True

    async def start(self) -> None:
        _warn(self._url, has_login=bool(self._login))
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
        self._seal.forget(self._subject(table))
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            with suppress(Exception):  # whatever we miss by it, nobody listens any more
                await subscription.unsubscribe()

    def tell_others(self, table: str, notice: Notice) -> None:
        subject = self._subject(table)
        with suppress(asyncio.QueueFull):  # nobody can be told at the moment: they will read the log
            self._outgoing.put_nowait((subject, self._seal.seal(subject, msgspec.json.encode(notice))))

    async def ask_worker(self, job: Job) -> bool:
        if self.is_away:
            return False
        try:
            await self._need_stream()
            headers = {"Nats-Msg-Id": job.id}
            sealed = self._seal.seal(BOTS, msgspec.msgpack.encode(job))
            await self._nats.jetstream().publish(BOTS, sealed, timeout=2, headers=headers)
        except Exception as error:  # noqa: BLE001 - whatever it is, the bot must answer all the same
            log.warning("a bot's work cannot be left to the workers: %r", error)
            return False
        return True

    def job(self, message: bytes) -> Job | None:
        """Read a piece of work, if it is one of ours."""
        opened = self._seal.opened(BOTS, message, is_kept=True)
        return None if opened is None else _read_job(opened)

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
                    **self._login,
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
        subject = self._subject(table)

        async def heard(message: Any) -> None:
            hear, said = self._hearing.get(table), self._seal.opened(subject, message.data)
            if hear is not None and said is not None:
                hear(read_notice(said))

        try:
            self._subscriptions[table] = await self._nats.subscribe(subject, cb=heard)
            await self._nats.flush()
        except Exception as error:  # noqa: BLE001 - NATS has gone: it is followed when it is back
            log.warning("a table cannot be followed: %r", error)

    def _subject(self, table: str) -> str:
        return TABLES + self._seal.place_of(table)

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


def _login(url: str) -> dict[str, str]:
    """Give the password that stands in the environment, where other users of the machine cannot read it."""
    password, user = os.environ.get(PASSWORD, ""), urlsplit(url).username
    return {"user": user or USER, "password": password} if password else {}


def _warn(url: str, *, has_login: bool) -> None:
    """Say what the house should not rely on."""
    where = urlsplit(url)
    if not has_login and where.password is None:
        log.warning("whoever reaches NATS gets in: give it a password, see docs/operating.md")
    if where.scheme != "tls" and where.hostname not in {"127.0.0.1", "::1", "localhost"}:
        log.warning("NATS on another machine is to be reached by tls://, see docs/operating.md")


async def _note(error: Exception) -> None:
    log.info("NATS: %r", error)
