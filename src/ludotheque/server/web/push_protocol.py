"""A WebSocket protocol with push and backpressure: uvicorn's own, but what is posted goes out without waking a task."""

import asyncio
from typing import Any

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

PUSH_PROTOCOL = "push_protocol"
"""Where the state of a connection has it."""
NEW_EPOCH = 4401
"""The code of a close: who was let in may no longer be let in."""
MOST_WAITING = 200
"""Disconnect clients that leave so many messages unread; they may reconnect and get a whole Scene."""


class PushProtocol(WebSocketsSansIOProtocol):
    """A connection; what is posted in one go travels in one go."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, PUSH_PROTOCOL: self}, _loop)
        self._posted: list[bytes] = []

    def post(self, text: bytes) -> None:
        """Put a text on its way; one that cannot go now goes when there is room, and is lost with the connection."""
        if not self._posted:
            self.loop.call_soon(self._deliver)
        elif len(self._posted) == MOST_WAITING:
            self._posted.clear()
            self.transport.abort()
            return
        self._posted.append(text)

    def cut(self) -> None:
        """Close the connection; a browser that may comes again."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(NEW_EPOCH)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self._deliver()

    def _deliver(self) -> None:
        if not self._posted or not self.writable.is_set():
            return
        posted, self._posted = self._posted, []
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            for text in posted:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
