"""Start the server: check the port, open the store, print the address."""

import asyncio
import gc
import logging
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import prometheus_client
import uvicorn
from uvicorn._types import ASGI3Application

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import logs
from ludotheque.server.live.absence import AWAY
from ludotheque.server.live.bus import Bus, NatsBus
from ludotheque.server.store.house_key import PEPPER
from ludotheque.server.store.store import Store
from ludotheque.server.table.orders import PATIENCE
from ludotheque.server.web.app import WEB, make_app
from ludotheque.server.web.http_protocol import HttpProtocol
from ludotheque.server.web.proxies import THIS_MACHINE, TrustedProxies
from ludotheque.server.web.push_protocol import PushProtocol
from ludotheque.server.web.traffic import TimedConnection, Traffic
from ludotheque.server.wire.incoming import LONGEST

logger = logging.getLogger(__name__)
A_QUARTER = 900.0
"""Seconds between two looks at everything: what ends after it was set aside, as long requests do, adds up meanwhile."""
MOST_FILES = 65_536
"""How many files the process may have open, if the system lets it; a connection is one."""
DATABASE = "sqlite:///ludotheque.sqlite"


class NoPort(LudothequeError):
    """A port that cannot be had."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = DATABASE,
    tls: tuple[Path, Path] | None = None,
    pace: float = 0.7,
    nats: str = "",
    away: float = AWAY,
    metrics: int = 0,
    log: str = "plain",
    seed: int | None = None,
    patience: float = PATIENCE,
    rooms: int | None = None,
    key: Path | None = None,
    trusted_proxies: Sequence[str] = (),
    *,
    log_private: bool = False,
    owner_link: bool = False,
) -> None:
    """Serve until interrupted; port 0 takes any free one. Metrics are given on a port of this machine only."""
    logs.begin(log, with_private=log_private)
    listener = _listen(host, port)
    if metrics:
        try:
            prometheus_client.start_http_server(metrics, addr="127.0.0.1")
        except OSError as error:
            raise NoPort(f"cannot give metrics on port {metrics}: {error.strerror}") from error
    pepper = os.environ.get(PEPPER, "")
    store = _open_store(database, key, pepper, is_shared=bool(nats))
    bus = NatsBus(nats, store.key.for_bus(pepper)) if nats else Bus()
    traffic = Traffic(_open_files())
    owner = store.key.for_owner(pepper) if owner_link else ""
    app = make_app(store, pace, WEB, pepper, bus, away, seed, patience, rooms, traffic, owner)
    app.state.limits.counts_this_machine = bool(trusted_proxies)
    certificate, certificate_key = tls or (None, None)
    proxied = TrustedProxies(cast("ASGI3Application", app), trusted_proxies)
    traffic.is_proxy = lambda host: host in proxied.trusted_hosts
    config = uvicorn.Config(
        proxied,
        proxy_headers=False,
        log_config=None,
        access_log=False,
        http=HttpProtocol,
        ws=PushProtocol,
        ws_max_size=LONGEST * 4,
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
        ssl_certfile=certificate,
        ssl_keyfile=certificate_key,
    )
    scheme = "http" if tls is None else "https"
    address = f"{scheme}://{_shown(host)}:{listener.getsockname()[1]}/"
    Announcing(config, address, traffic, trusted_proxies or THIS_MACHINE, owner).run([listener])


def _open_store(database: str, key: Path | None, pepper: str, *, is_shared: bool) -> Store:
    store = Store(database, key)
    store.hold(is_shared=is_shared)
    if not pepper and not store.key.is_outside:
        logger.warning("the key that signs cookies is in the database: say --key FILE, or set %s", PEPPER)
    return store


class Announcing(uvicorn.Server):
    """A server that says where it is, once it answers there."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        traffic: Traffic,
        proxies: Sequence[str] = THIS_MACHINE,
        owner: str = "",
    ) -> None:
        super().__init__(config)
        self._owner = owner
        self._proxies = ", ".join(proxies)
        self._address = address
        self._traffic = traffic
        self._guests = 0, 0
        self._had_news = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        gc.disable()
        _collect_all()
        sys.setswitchinterval(0.001)  # the writer should not have to wait for long
        print(f"ludotheque is open: {self._address}", flush=True)  # noqa: T201 - this is what the command is for
        if self._owner:  # after the #, where no browser sends it and no proxy notes it
            print(f"For its owner alone: {self._address}workshop#{self._owner}", flush=True)  # noqa: T201 - asked for
        if not sys.stdout.isatty():
            told = f"Without X-Forwarded-For from a proxy at {self._proxies}, limits count everybody as one."
            print(told, flush=True)  # noqa: T201 - for whoever runs a house
        elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            webbrowser.open(self._address)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second, look for garbage where there may be some, and at nothing twice.

        While the collector looks, nobody is answered. Moves leave none; requests, and connections that come or go, do.
        What lives on is mostly a part of some table, and stays; what becomes garbage later is found in the end.
        """
        if counter % 10 == 0:
            self._look_at_time(time.monotonic())
        guests = self.server_state.total_requests, len(self.server_state.connections)
        has_news = guests != self._guests
        if has_news or self._had_news:  # what came last time may have ended only now
            gc.collect(0)
        else:
            gc.freeze()
        self._guests, self._had_news = guests, has_news
        return await super().on_tick(counter)

    def _look_at_time(self, now: float) -> None:
        """Once a second, see who takes too long."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, TimedConnection):
                connection.look_at_time(now)
        self._traffic.tidy(now)


def _open_files() -> int:
    """Ask the system for as many open files as it grants; give how many that are."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def _collect_all() -> None:
    gc.unfreeze()
    gc.collect()
    asyncio.get_running_loop().call_later(A_QUARTER, _collect_all)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(where[:2], family=family)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise NoPort(f"cannot listen on {host} port {port}: {reason}; choose another with --port") from error


def _shown(host: str) -> str:
    """Write an address people can use: their own machine's name on the net, where we listen to all."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says which way it would go
                return str(probe.getsockname()[0])
            except OSError:
                return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
