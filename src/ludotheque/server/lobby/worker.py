"""A worker: pulls questions to bots from the queue, answers them, and writes the answers into the log."""

import asyncio
import logging
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import logs
from ludotheque.server.live.bot_pool import choose
from ludotheque.server.live.bus import LATE, NatsBus
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.house_key import PEPPER
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.wire.notices import Job

log = logging.getLogger(__name__)


def work(database: str, nats: str, pace: float, key: Path | None = None, *, log_private: bool = False) -> None:
    """Work until interrupted."""
    logs.begin("plain", with_private=log_private)
    store = Store(database, key)
    store.hold(is_shared=True)
    bus = NatsBus(nats, store.key.for_bus(os.environ.get(PEPPER, "")))
    asyncio.run(_work(store, bus, pace))


async def _work(store: Store, bus: NatsBus, pace: float) -> None:
    lobby = Lobby(store, pace, bus)
    await lobby.start()
    print("ludotheque works for the bots", flush=True)  # noqa: T201 - whoever starts it waits for this
    pulling = asyncio.create_task(_pull(lobby, bus))
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, pulling.cancel)
    with suppress(asyncio.CancelledError):
        await pulling
    await lobby.close()


async def _pull(lobby: Lobby, bus: NatsBus) -> None:
    queue = None
    while True:
        try:
            queue = queue or await bus.jobs()
            messages = await queue.fetch(1, timeout=5)
        except TimeoutError:
            continue
        except Exception as error:  # noqa: BLE001 - NATS is gone: it comes back, or somebody ends us
            log.warning("no work can be had: %r", error)
            queue = None
            await asyncio.sleep(1)
            continue
        for message in messages:
            job = bus.job(message.data)
            if job is None:
                with suppress(Exception):  # NATS is gone
                    await message.term()
            else:
                await _carry_out(lobby, job, message)


async def _carry_out(lobby: Lobby, job: Job, message: Any) -> None:
    """Answer, and only then say that the job is done; if we die before, somebody else gets it."""
    alive = asyncio.create_task(_show_life(message))
    try:
        room = await lobby.rooms.room(job.table)
        if room.table.written < job.written:
            await room.catch_up()
        if room.bots.asks(job.seat, job.number):  # else somebody has answered, or sends us old work again
            own = room.table.game.own_components
            action = await asyncio.to_thread(choose, job.game, own, job.seat, job.level, job.world)
            await room.bots.answer(job.seat, job.level, job.number, action)
    except (WriteFailed, StoreUnavailable):
        await _give_back(message, 1)
        return
    except LudothequeError as error:  # answered already, or no table of ours
        log.info("a bot's work is not wanted any more: %s", error)
    except Exception:
        log.exception("a bot's work failed")
        await _give_back(message, 2)
        return
    finally:
        alive.cancel()
    with suppress(Exception):  # NATS is gone: the job comes again and is refused as answered
        await message.ack()


async def _give_back(message: Any, delay: float) -> None:
    with suppress(Exception):  # NATS is gone: the job comes again when nobody says any more that it is under way
        await message.nak(delay=delay)


async def _show_life(message: Any) -> None:
    while True:
        await asyncio.sleep(LATE / 3)
        with suppress(Exception):  # NATS is gone: somebody else gets the job, and one of us comes second
            await message.in_progress()
