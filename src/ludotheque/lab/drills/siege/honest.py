"""Honest people during a siege: a pair that plays, somebody who knocks, and somebody who plays against a bot."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ludotheque.engine.chance import RandomChance
from ludotheque.lab.drills.siege.stranger import TROUBLE
from ludotheque.lab.guest import Guest

INTERVAL = 0.05
"""Seconds from one move to the next, if nothing is in the way."""
PATIENCE = 120.0


class Honest(threading.Thread):
    """Somebody who does something again and again, and notes how long each time takes."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.waits: list[float] = []
        self.errors: list[str] = []
        self.is_away = False
        """Whether the server is restarted just now, on purpose."""
        self._is_over = threading.Event()

    def run(self) -> None:
        while not self._is_over.is_set():
            began = time.monotonic()
            try:
                self.step()
            except TROUBLE as error:
                if not self.is_away:
                    self.errors.append(f"{type(error).__name__}: {error}")
                self._come_back()
            self._is_over.wait(max(0.0, began + INTERVAL - time.monotonic()))

    def step(self) -> None:
        """Do it once."""
        raise NotImplementedError

    def come_back(self) -> None:
        """Do what is needed after a cut."""

    def end(self) -> None:
        """Stop, after what is under way."""
        self._is_over.set()
        self.join(PATIENCE)

    def timed(self, do: Callable[[], object]) -> None:
        """Do something and note how long it takes; also for those who would have come meanwhile."""
        began = time.monotonic()
        do()
        self.note(time.monotonic() - began)

    def note(self, took: float) -> None:
        """Note how long something took: whoever would have moved behind it would have waited for the rest of it."""
        while took > 0:
            self.waits.append(took)
            took -= INTERVAL

    def _come_back(self) -> None:
        while self.is_away:
            time.sleep(0.005)
        began = time.monotonic()
        while not self._is_over.is_set():
            with suppress(*TROUBLE):
                self.come_back()
                self.note(time.monotonic() - began)
                return
            time.sleep(0.02)


class Pair(Honest):
    """Two who play one game after the other."""

    def __init__(self, address: str, board: Path, seed: int) -> None:
        super().__init__(address)
        self._board = board
        self._luck = RandomChance(seed)
        self.people = [Guest(address, name, PATIENCE) for name in ("Ada", "Bo")]
        self.clicks: list[tuple[str, int, str]] = []
        """Table, seat and id of every answer that was acknowledged."""
        self.scenes = 0
        """How many whole Scenes they were sent that they had not asked for."""
        self.people[0].ask("GET", "/api/games")  # as browsers do; all texts are read once
        self._open()

    def step(self) -> None:
        for guest in self.people:
            if guest.is_over:
                self._settle()
                self._open()
                return
            options = guest.options
            if options:
                self.timed(lambda: guest.do(options[self._luck.pick("what", len(options))]))  # noqa: B023 - at once
            else:
                with suppress(TimeoutError):
                    while True:
                        guest.hear(0.01)

    def come_back(self) -> None:
        for guest in self.people:
            with suppress(*TROUBLE):
                guest.leave()
            guest.attend(self._table)
            self.scenes -= 1
            guest.insist()

    def end(self) -> None:
        super().end()
        self._settle()

    def _open(self) -> None:
        first, second = self.people
        wanted = {"game": "clocks", "seats": ["me", "open"], "options": {"money": "hidden"}}
        self._table = first.ask("POST", "/api/tables", wanted)["id"]
        second.ask("POST", f"/api/tables/{self._table}/sit", {"seat": 1})
        for guest in self.people:
            guest.attend(self._table)
        self._board.write_text(self._table, encoding="ascii")

    def _settle(self) -> None:
        """Leave a table, and keep what was acknowledged there."""
        for guest in self.people:
            self.clicks += [(self._table, guest.seat or 0, click) for click in guest.settled]
            self.scenes += sum('"type":"scene"' in frame for frame in guest.frames) - 1
            guest.leave()
            guest.settled, guest.frames, guest.acknowledged = [], [], []


class Knocker(Honest):
    """Somebody who comes anew each time, over a connection of their own."""

    def step(self) -> None:
        self.timed(lambda: Guest(self.address, patience=PATIENCE))
        self._is_over.wait(0.25)


class Thinker(Honest):
    """Somebody who plays against a bot, and waits for its answers."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(address)
        self._luck = RandomChance(seed)
        self._guest = Guest(address, "Cy", PATIENCE)
        self._open()

    def step(self) -> None:
        guest, began = self._guest, time.monotonic()
        while not guest.options and not guest.is_over and not self._is_over.is_set():
            with suppress(TimeoutError):
                guest.hear(0.1)
        self.waits.append(time.monotonic() - began)
        if guest.is_over:
            self._open()
        elif guest.options:
            guest.do(guest.options[self._luck.pick("what", len(guest.options))])

    def come_back(self) -> None:
        with suppress(*TROUBLE):
            self._guest.leave()
        self._guest.attend(self._table)

    def _open(self) -> None:
        self._guest.leave()
        wanted = {"game": "clocks", "seats": ["me", "bot:search"], "options": {"money": "hidden"}}
        self._table = self._guest.ask("POST", "/api/tables", wanted)["id"]
        self._guest.attend(self._table)
