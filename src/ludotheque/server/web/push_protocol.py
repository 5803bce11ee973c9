"""A WebSocket protocol with push and backpressure: uvicorn's own, but what is posted goes out without waking a task."""

import asyncio
from collections import deque
from typing import Any

from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.protocol import State

from ludotheque.server.web.frames import is_between_frames, text_of, written
from ludotheque.server.web.traffic import TRAFFIC, Meter, TimedConnection, Traffic

PUSH_PROTOCOL = "push_protocol"
"""Where the state of a connection has it."""
NEW_EPOCH = 4401
"""The code of a close: who was let in may no longer be let in."""
MOST_WAITING = 200
"""Disconnect clients that leave so many messages unread; they may reconnect and get a whole Scene."""
MOST_BYTES_WAITING = 262_144
"""Or so many bytes, in more than one message."""
MOST_FRAGMENTS = 64
"""Of one message."""
A_BITE = 1_024
"""How much is read before it is paid for."""


class Mailbox(deque[ASGIReceiveEvent]):
    """What has come for the application, which alone takes it out: a queue that costs less than asyncio's."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._waiter: asyncio.Future[None] | None = None

    @property
    def is_waited_for(self) -> bool:
        """Whether what comes now is taken at once."""
        return not self and self._waiter is not None and not self._waiter.done()

    def drop_unheard(self) -> None:
        """Drop what was said; that a line began, and ends, is still told."""
        kept = [message for message in self if message["type"] != "websocket.receive"]
        self.clear()
        self.extend(kept)

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Add a message, and wake whoever waits."""
        self.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def arrival(self) -> "asyncio.Future[None]":
        """Give what is done when the next message comes."""
        self._waiter = self._loop.create_future()
        return self._waiter


class PushProtocol(TimedConnection, WebSocketsSansIOProtocol):
    """A connection; what is posted in one go travels in one go."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, PUSH_PROTOCOL: self}, _loop)
        self.queue: Mailbox = Mailbox(self.loop)  # type: ignore[assignment]
        self.traffic: Traffic = app_state[TRAFFIC]
        self.meter: Meter | None = Meter()
        """What may come; whoever knows where it comes from puts another one here."""
        self._arrived = 0
        """How many frames have arrived that are not paid for."""
        self._posted: list[bytes] = []
        self._waiting = 0
        """How many bytes that is."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let somebody go."""
        super().connection_lost(exc)
        self.traffic.leave("" if self.client is None else self.client[0])
        self.conn.parser.close()

    async def run_asgi(self) -> None:
        """Have the application listen; then let go of what leads back here, for the collector looks seldom."""
        await super().run_asgi()
        self.scope.clear()  # type: ignore[attr-defined]
        self.app_state.pop(PUSH_PROTOCOL, None)

    def data_received(self, data: bytes) -> None:
        """Read what comes in small bites, each paid for: control frames cost what others do."""
        text = text_of(data) if self.queue.is_waited_for and is_between_frames(self.conn) else None
        if text is not None:  # as nearly all that people send: whole, short, and one at a time
            if self.meter is None or self.meter.take(1, len(data)):
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
            else:
                self._cut_flood()
            return
        for first in range(0, len(data), A_BITE):
            bite = data if len(data) <= A_BITE else data[first : first + A_BITE]
            super().data_received(bite)
            if self.transport.is_closing():
                return
            is_paid = self.meter is None or self.meter.take(self._arrived, len(bite))
            self._arrived = 0
            if not is_paid or len(self.frames) > MOST_FRAGMENTS:
                self._cut_flood()
                return

    async def receive(self) -> ASGIReceiveEvent:
        """Wait for what comes next; once it is taken, more may come."""
        while not self.queue:
            await self.queue.arrival()
        message = self.queue.popleft()
        if self.read_paused and not self.queue:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_events(self) -> None:
        """Count what has arrived, of whatever kind."""
        self._arrived += len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer a ping as everything is answered: whoever reads no answers gets no more."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_parser_exception(self) -> None:
        """Disconnect somebody who does not speak the protocol, or says too much at a time."""
        self.traffic.cut("malformed")
        super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """Disconnect somebody who does not answer a ping, and wait no longer."""
        super().keepalive_timeout()
        self.transport.abort()

    def look_at_time(self, now: float) -> None:
        """Cut off whoever has asked for a socket in a way that cannot be read."""
        super().look_at_time(now)
        if not self.handshake_initiated:
            self.cut_off("malformed")

    def post(self, text: bytes) -> None:
        """Put a text on its way; one that cannot go now goes when there is room, and is lost with the connection."""
        if not self._posted:
            self.loop.call_soon(self._deliver)
        elif len(self._posted) == MOST_WAITING or self._is_too_much(text):
            self._posted.clear()
            self.cut_off("unread")
            return
        self._posted.append(text)
        self._waiting += len(text)

    def cut(self) -> None:
        """Close the connection; a browser that may comes again."""
        self._close(NEW_EPOCH)

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self._deliver()

    def _deliver(self) -> None:
        if not self._posted or not self.writable.is_set():
            return
        posted, self._posted, self._waiting = self._posted, [], 0
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(written(self.conn, posted))

    def _cut_flood(self) -> None:
        self.traffic.cut("flood")
        self.queue.drop_unheard()  # nobody hears what was not paid for
        self._close(CloseCode.POLICY_VIOLATION)

    def _close(self, code: int) -> None:
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _is_too_much(self, text: bytes) -> bool:
        return not self.writable.is_set() and self._waiting + len(text) > MOST_BYTES_WAITING
