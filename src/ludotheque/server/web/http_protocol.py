"""An HTTP protocol that gives nobody more than their share: uvicorn's own, with a cap on size, number and time.

All this holds before the application hears of a request, for what never becomes one, too.
"""

import asyncio
import time
from typing import Any, cast

from uvicorn import Config
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.web.requests import LARGEST_TEXT
from ludotheque.server.web.traffic import REASONS, TRAFFIC, TimedConnection, Traffic

LONGEST_TARGET = 4_096
LARGEST_HEAD = 16_384
MOST_HEADERS = 64
MOST_PIPELINED = 4
"""How many requests may wait for the one before them; browsers send none before it is answered."""
HEAD_SECONDS = 10.0
"""How long a request's head may take to arrive; for the first one, from the opening of the connection."""
BODY_SECONDS = 60.0
PROXY_SECONDS = 150
"""How long a line to a believed proxy may rest: longer than Caddy and nginx keep theirs."""
HEAD, BODY, ANSWER = "head", "body", "answer"
"""What a connection waits for."""


class _Refusal(LudothequeError):
    """Stops the parser."""


class HttpProtocol(TimedConnection, HttpToolsProtocol):
    """A connection before it is a WebSocket, if it ever becomes one."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.traffic: Traffic = app_state[TRAFFIC]
        self._host = ""
        self._waits_for = HEAD
        self._since = time.monotonic()
        self._head = 0
        """How much of a head has come."""
        self._early: bytes | None = None
        """What has come before it was this connection's turn."""
        self._answering: RequestResponseCycle | None = None
        self._refused = 400, "malformed"
        """What to answer when the parser stops, and what to note."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in, unless there are too many."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._host = "" if self.client is None else self.client[0]
        if self.traffic.is_proxy(self._host):
            self.timeout_keep_alive = PROXY_SECONDS
        wait = self.traffic.enter(self._host)
        if isinstance(wait, str):
            self.cut_off(wait)
        elif wait:
            self._since += wait
            self._early = b""
            self.loop.call_soon(self._pause)  # not at once: reading has not begun
            self.loop.call_later(wait, self._hear_early)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let somebody go."""
        super().connection_lost(exc)
        self.traffic.leave(self._host)
        self._unlink()

    def data_received(self, data: bytes) -> None:
        """Read a head up to its cap and not a byte further, and anything else as it comes."""
        if self._early is not None:
            self._early += data
            self._pause()
            return
        if self._waits_for == ANSWER:
            self._begin_head()
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            room = LARGEST_HEAD - self._head if self._waits_for == HEAD else len(data)
            piece, data = data[:room], data[room:]
            self._head += len(piece)
            super().data_received(piece)
            if self._waits_for == HEAD and self._head >= LARGEST_HEAD and not self.transport.is_closing():
                self._refuse(431, "head")
        if not self.transport.is_closing() and self.transport.get_protocol() is not self:
            self._unlink()  # it is a WebSocket now

    def _unlink(self) -> None:
        """Let go of whatever leads back here: the collector is told to look seldom at what has lived for long."""
        self.parser = self.cycle = None  # type: ignore[assignment]
        self._answering = None

    def on_message_begin(self) -> None:
        """See a request begin."""
        super().on_message_begin()
        if self._waits_for != HEAD:
            self._begin_head()

    def on_url(self, url: bytes) -> None:
        """Read on in the address that is asked for."""
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            self._stop(414, "head")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._stop(431, "head")

    def on_headers_complete(self) -> None:
        """Have the request answered, if what follows is short enough."""
        for name, value in self.headers:
            if name == b"transfer-encoding":
                self._stop(411, "body")
            if name == b"content-length" and int(value) > LARGEST_TEXT:
                self._stop(413, "body")
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(429, "pipeline")
        self._waits_for = BODY
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        """See a request end."""
        self._waits_for = ANSWER
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer what the parser could not read, or was not to."""
        self._refuse(*self._refused)

    def cut_off(self, reason: str) -> None:
        """End the connection at once."""
        self._drop_answer()
        super().cut_off(reason)

    def look_at_time(self, now: float) -> None:
        """Cut off whoever takes too long to ask."""
        super().look_at_time(now)
        if self.transport.is_closing():
            return
        if self._waits_for == HEAD and now - self._since > HEAD_SECONDS:
            if self._head:
                self._refuse(408, "slow")
            else:
                self.cut_off("idle")  # browsers open some in advance, and understand no answer to nothing
        elif self._waits_for == BODY and now - self._since > HEAD_SECONDS + BODY_SECONDS:
            self._refuse(408, "slow")

    def _pause(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _hear_early(self) -> None:
        early, self._early = self._early, None
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(early or b"")

    def _begin_head(self) -> None:
        self._waits_for, self._since, self._head = HEAD, time.monotonic(), 0

    def _stop(self, status: int, reason: str) -> None:
        self._refused = status, reason
        raise _Refusal(REASONS[reason])

    def _refuse(self, status: int, reason: str) -> None:
        """Say no in one line, unless an answer is under way, and close."""
        self.traffic.cut(reason)
        if self._answering is None or self._answering.response_complete:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self._drop_answer()
        self.transport.close()

    def _drop_answer(self) -> None:
        """Let nobody write to a connection that is closed."""
        if self._answering is not None:
            self._answering.disconnected = True
