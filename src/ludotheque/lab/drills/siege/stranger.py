"""Somebody from elsewhere: where the siege takes place, and what a stranger has at hand."""

import json
import os
import socket
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

STRANGERS_ADDRESS = "127.0.0.2"
"""Where strangers come from; honest people come from 127.0.0.1, which is not counted."""
TROUBLE = (OSError, WebSocketException, HTTPException, EOFError)
"""What a line that is cut off or refused raises."""


class Field(NamedTuple):
    """Where the siege takes place, and how much of it."""

    port: int
    board: Path
    """A file in which the honest pair writes the id of the table it plays at."""
    seconds: float
    connections: int
    """How many silent connections, and a tenth as many sockets that do not read."""
    tables: int
    """How many tables of bots are asked for."""
    patience: float = 0.0
    """How many seconds more a stranger goes on who was never cut off nor refused: on a busy machine all are slow."""


class Stranger:
    """Somebody from elsewhere, with time on their hands."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.counts: Counter[str] = Counter()
        self.cookie = ""
        self._end = time.monotonic() + field.seconds

    @property
    def is_on(self) -> bool:
        """Whether there is time left."""
        is_unhindered = not self.counts["cut"] + self.counts["refused"]
        return time.monotonic() < self._end + is_unhindered * self.field.patience

    @property
    def table(self) -> str:
        """Where the honest pair plays."""
        return self.field.board.read_text(encoding="ascii")

    def tries(self) -> Iterator[None]:
        """Go on while there is time, a little later each time."""
        while self.is_on:
            yield
            time.sleep(0.002)

    def line(self) -> socket.socket:
        """Open a connection."""
        return socket.create_connection(("127.0.0.1", self.field.port), 5, source_address=(STRANGERS_ADDRESS, 0))

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Count a line that was cut off."""
        try:
            yield
        except TROUBLE:
            self.counts["cut"] += 1

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask over HTTP, count the status, and give the answer."""
        asking = HTTPConnection("127.0.0.1", self.field.port, timeout=10, source_address=(STRANGERS_ADDRESS, 0))
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        try:
            asking.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = asking.getresponse()
            text = answer.read()
        finally:
            asking.close()
        self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
        self.counts["refused" if answer.status >= 400 else "done"] += 1
        return json.loads(text)

    def attend(self, table: str) -> ClientConnection:
        """Look at a table."""
        where = f"ws://127.0.0.1:{self.field.port}/ws/tables/{table}"
        return connect(
            where, additional_headers={"Cookie": self.cookie}, max_size=None, source_address=(STRANGERS_ADDRESS, 0)
        )

    def deaf_line(self, table: str) -> socket.socket:
        """Look at a table, over a line that is never read."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.settimeout(5)
        line.bind((STRANGERS_ADDRESS, 0))
        line.connect(("127.0.0.1", self.field.port))
        key = b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        return line

    def pour(self, first: bytes, more: bytes) -> None:
        """Send something that never ends, again and again."""
        for _ in self.tries():
            with self.trouble(), self.line() as line:
                line.sendall(first)
                while self.is_on:
                    line.sendall(more)
                    self.counts["sent"] += len(more)
