"""A client without a browser, for tests and drills: plays over the same HTTP and WebSocket routes as the real one."""

import json
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from ludotheque.engine.chance import Chance
from ludotheque.engine.scene import Wire, apply_difference


class Guest:
    """One person with a cookie, at one table at a time; keeps the Scene up to date from what the server sends."""

    def __init__(self, address: str, name: str = "", patience: float = 30) -> None:
        """Get a cookie at an address such as http://127.0.0.1:8000/; `patience` is the timeout in seconds."""
        self.patience = patience
        self._address = address.rstrip("/")
        self.cookie = ""
        """What identifies this guest, as the header is sent."""
        self._socket: ClientConnection | None = None
        self._held = ExitStack()
        self.frames: list[str] = []
        """Every message the server has sent over the socket, as text."""
        self.scene: Wire | None = None
        self.seat: int | None = None
        self.version = -1
        self.undo = False
        """Whether I may undo."""
        self.log: list[str] = []
        self.undone: set[int] = set()
        """The numbers of the lines of the log that were undone."""
        self.acknowledged: list[tuple[int, str]] = []
        """Answers that the server says are stored, each with its version."""
        self.settled: list[str] = []
        """The ids these answers were sent under."""
        self._clicks = 0
        self._unsettled: Wire | None = None
        """A message the server has neither acknowledged nor refused."""
        self.ask("GET", "/api/me")
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask over HTTP; an error comes back as {"status": …, "error": …}."""
        request = urllib.request.Request(self._address + path, method=method)  # noqa: S310 - our own server
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as answer:  # noqa: S310 - our own server
                for cookie in answer.headers.get_all("Set-Cookie") or []:
                    self.cookie = cookie.partition(";")[0]
                text = answer.read().decode()
        except urllib.error.HTTPError as error:
            return {"status": error.code, **json.loads(error.read())}
        return json.loads(text) if answer.headers.get_content_type() == "application/json" else text

    def attend(self, table: str, language: str = "en") -> Self:
        """Connect to a table, and wait for its Scene."""
        where = self._address.replace("http", "ws", 1) + f"/ws/tables/{table}?language={language}"
        headers = {"Cookie": self.cookie} if self.cookie else None
        # Without bounds: a queue that is full of what nobody reads would not hear the other side say goodbye either.
        self._socket = self._held.enter_context(
            connect(where, additional_headers=headers, max_size=None, max_queue=None, open_timeout=self.patience)
        )
        self.until("scene")
        return self

    def walk_over(self, address: str) -> Self:
        """Go on at another process that serves the same database."""
        self._address = address.rstrip("/")
        return self

    def leave(self) -> None:
        """Disconnect from the table."""
        self._held.close()
        self._socket = None

    def say(self, message: Wire) -> None:
        """Send a message."""
        self.say_raw(json.dumps(message))

    def say_raw(self, text: str) -> None:
        """Send any text, be it no message at all."""
        assert self._socket is not None, "not at a table"
        self._socket.send(text)

    def hear(self, timeout: float | None = None) -> Wire:
        """Wait for the next message and keep the Scene up to date."""
        assert self._socket is not None, "not at a table"
        text = str(self._socket.recv(self.patience if timeout is None else timeout))
        self.frames.append(text)
        message: Wire = json.loads(text)
        if message["type"] == "scene":
            self.scene, self.seat, self.version = message["scene"], message["seat"], message["version"]
            self.undo, self.log = message["undo"], [line["text"] for line in message["log"]]
            self.undone = {number for number, line in enumerate(message["log"]) if line.get("undone")}
        elif message["type"] == "change":
            if message["change"]:
                assert self.scene is not None, "a change before the first Scene"
                self.scene = apply_difference(self.scene, message["change"])
            self.version, self.undo = message["version"], message["undo"]
            self.undone |= set(message.get("undone", []))
            self.log += [line["text"] for line in message["log"]]
        return message

    def until(self, *kinds: str) -> Wire:
        """Listen until a message of one of these kinds comes."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def do(self, action: str, number: int | None = None) -> Wire:
        """Answer, and wait for the acknowledgement or the refusal."""
        assert self.scene is not None, "the game has not begun"
        self._clicks += 1
        click = f"{self.seat}-{self._clicks}"
        number = self.scene["number"] if number is None else number
        return self._send_until_settled({"type": "answer", "id": click, "number": number, "action": action}, action)

    def insist(self) -> Wire | None:
        """After a lost connection: send the unsettled message again, under its old id, so that it counts once."""
        unsettled = self._unsettled
        return None if unsettled is None else self._send_until_settled(unsettled, unsettled.get("action", "undo"))

    def take_back(self) -> Wire:
        """Undo, and wait for the acknowledgement or the refusal."""
        self._clicks += 1
        click = f"{self.seat}-{self._clicks}"
        return self._send_until_settled({"type": "undo", "id": click}, "undo")

    def _send_until_settled(self, message: Wire, action: str) -> Wire:
        """Send a message, and wait until the server acknowledges or refuses it."""
        self._unsettled = message
        self.say(message)
        click = message["id"]
        while (message := self.until("done", "refused"))["id"] != click:
            pass
        self._unsettled = None
        if message["type"] == "done":
            self.acknowledged.append((message["version"], action))
            self.settled.append(click)
        return message

    @property
    def options(self) -> list[str]:
        """What I may do now."""
        return [] if self.scene is None else [option["action"] for option in self.scene.get("options", [])]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.scene is not None and "result" in self.scene

    def play_randomly(self, chance: Chance, answers: int = 100_000) -> int:
        """Answer at random until the game is over, or so many times; give how many answers were."""
        given = 0
        while not self.is_over and given < answers:
            if self.options:
                self.do(self.options[chance.pick("what", len(self.options))])
                given += 1
            else:
                self.hear()
        return given
