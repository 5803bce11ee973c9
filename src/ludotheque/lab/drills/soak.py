"""Soak test of a real server: many people play for long, disconnect, reconnect and chat; memory must stay flat."""

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections import Counter
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import Wire, apply_difference
from ludotheque.games import all_games
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving

SAMPLES = 60
"""How often the memory of the server is measured, evenly over the run."""
WARM = 0.5
"""The share of the run after which caches are full."""
FLAT = 0.05
"""By what share memory may grow after that."""
THINKS = 15.0
"""Seconds a person takes for an answer, at the most: the longest game is over well before half of an hour."""
AWAY = 40
"""Before one answer in so many, the person disconnects and connects again."""
TALKS = 25
"""One answer in so many comes with a chat message."""
COLUMNS = (
    *("tables", "minutes", "answers", "too late", "games finished", "cut lines", "words", "memory after half, MB"),
    *("least – most after that, MB", "errors"),
)
BOT = "bot:greedy"
PAGE = os.sysconf("SC_PAGE_SIZE")


@registered
class Soak(Drill):
    """The drill `soak`; it has one piece, the whole run."""

    name = "soak"
    about = (
        "A real server, and one person with bots at every table; they take their time, answer at random, lose their "
        "line now and then, talk, and open another table of the same game when one is over, so that there are always "
        "as many of each. `--minutes` and `--tables` say how long and how many. "
        f"Passed: after half of the time memory stays within {FLAT:.0%}, and there was no error. "
        "An answer is too late where a window of the game had closed."
    )

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--minutes", type=float, default=60)
        parser.add_argument("--tables", type=int, default=300)

    def pieces(self, told: Plain) -> list[str]:
        return [f"{told['tables']} {told['minutes']} {told['seed']}"]

    def carry_out(self, piece: str) -> Plain:
        tables, minutes, seed = piece.split()
        return soak(int(tables), float(minutes) * 60, int(seed))

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
        for piece, found in done.items():
            tables, minutes, _ = piece.split()
            late = _after_warmup(found["memory"])
            lines.append(
                f"| {tables} | {float(minutes):g} | {found['answers']:,} | {found['late']:,} | "
                f"{found['games']:,} | {found['cuts']:,} | "
                f"{found['words']:,} | {late[0]:.0f} | {min(late):.0f} – {max(late):.0f} | {found['errors']} |"
            )
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(_is_flat(_after_warmup(found["memory"])) and not found["errors"] for found in done.values())


def _after_warmup(memory: list[float]) -> list[float]:
    """Give the measurements that were made once caches were full."""
    return memory[int(len(memory) * WARM) :]


def _is_flat(late: list[float]) -> bool:
    return max(late) - late[0] <= FLAT * late[0]


def soak(tables: int, seconds: float, seed: int) -> Plain:
    """Play for so many seconds; count what happened, and the errors in the server's log."""
    with tempfile.TemporaryDirectory() as folder:
        server = Serving(Path(folder), arguments=["--rooms", str(10 + tables + tables // 4)])
        try:
            counted = asyncio.run(_play_and_measure(server, tables, seconds, seed))
        finally:
            complaints = server.stop()
    wrong = [line for line in complaints.splitlines() if '"level": "error"' in line.lower() or "Traceback" in line]
    return {**counted, "errors": counted["errors"] + len(wrong), "complaints": wrong[:5]}


async def _play_and_measure(server: Serving, tables: int, seconds: float, seed: int) -> Plain:
    """Let one person play at each table, and measure memory meanwhile; whoever stops before the end is an error."""
    counts: Counter[str] = Counter(answers=0, games=0, cuts=0, words=0, late=0, errors=0)
    people = [_Person(server, number, seed, counts) for number in range(tables)]
    end = time.monotonic() + seconds
    playing = [asyncio.create_task(person.play()) for person in people]
    memory = []
    for sample in range(SAMPLES):
        await asyncio.sleep(max(0.0, end - seconds + (sample + 1) * seconds / SAMPLES - time.monotonic()))
        memory.append(_memory(server.pid))
    for one in playing:
        one.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        counts["errors"] += not isinstance(ended, asyncio.CancelledError)
    return {**counts, "memory": memory}


def _memory(process: int) -> float:
    """Give the megabytes a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1e6


class _Person:
    """A client who plays one game after the other against bots, and thinks, disconnects and chats as people do."""

    def __init__(self, server: Serving, number: int, seed: int, counts: Counter[str]) -> None:
        self._server = server
        self._luck = RandomChance(seed * 100_003 + number)
        self._counts = counts
        games = list(all_games().values())
        self._game = games[number % len(games)]
        """Always the same: by luck, more and more people would sit at the games that last longest."""
        self._pace = (1 + self._luck.pick("pace", 10)) / 10
        """How long this person thinks. In the first game some hurry, so that not all are at the end of one together."""
        self._guest: Guest | None = None
        self._scene: Wire = {}
        self._clicks = 0

    async def play(self) -> None:
        """Play one game after the other, for ever."""
        self._guest = await asyncio.to_thread(Guest, self._server.address, f"Guest {self._luck.pick('name', 10_000)}")
        seats = ["me"] + [BOT] * (self._game.seats[0] - 1)
        wanted = {"game": self._game.id, "seats": seats, "options": {}}
        while True:
            opened = await asyncio.to_thread(self._guest.ask, "POST", "/api/tables", wanted)
            if "id" not in opened:
                self._counts["errors"] += 1
                await asyncio.sleep(THINKS)
                continue
            await self._play_at(opened["id"])
            self._pace = 1.0

    async def _play_at(self, table: str) -> None:
        """Play one game, over as many connections as it takes."""
        assert self._guest is not None
        where = self._server.address.rstrip("/").replace("http", "ws", 1) + f"/ws/tables/{table}?language=en"
        is_over = False
        while not is_over:
            async with connect(where, additional_headers={"Cookie": self._guest.cookie}, max_size=None) as socket:
                is_over = await self._attend(socket)
        self._counts["games"] += is_over

    async def _attend(self, socket: ClientConnection) -> bool:
        """Answer until the game is over, or until it is time to disconnect; say whether it is over."""
        answered = None
        await self._receive(socket)
        while "result" not in self._scene:
            options = self._scene.get("options", [])
            if not options or self._scene["number"] == answered:
                await self._receive(socket)
                continue
            await asyncio.sleep(self._pace * THINKS * self._luck.pick("thinks", 1000) / 1000)
            if not self._luck.pick("away", AWAY):
                self._counts["cuts"] += 1
                return False
            answered = self._scene["number"]
            await self._answer(socket, options[self._luck.pick("what", len(options))]["action"])
        return True

    async def _answer(self, socket: ClientConnection, action: str) -> None:
        if not self._luck.pick("talks", TALKS):
            await socket.send(json.dumps({"type": "say", "id": f"w{self._clicks}", "text": "Well played!"}))
            self._counts["words"] += 1
        self._clicks += 1
        number = self._scene["number"]
        await socket.send(json.dumps({"type": "answer", "id": f"c{self._clicks}", "number": number, "action": action}))
        while (message := await self._receive(socket))["type"] not in {"done", "refused"}:
            pass
        self._counts["answers" if message["type"] == "done" else "late"] += 1

    async def _receive(self, socket: ClientConnection) -> Wire:
        """Take the next message, and keep the Scene up to date."""
        message: Wire = json.loads(await socket.recv())
        if message["type"] == "scene":
            self._scene = message["scene"]
        elif message["type"] == "change":
            self._scene = apply_difference(self._scene, message["change"])
        return message
