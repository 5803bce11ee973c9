"""One siege: a real server, honest people, and some attacks at once; what was felt, lost, held in memory and told."""

import json
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypedDict

from websockets.sync.client import connect

from ludotheque.lab.drills import Plain
from ludotheque.lab.drills.kill import stored_clicks
from ludotheque.lab.drills.siege.attacks import to_and_fro
from ludotheque.lab.drills.siege.honest import Honest, Knocker, Pair, Thinker
from ludotheque.lab.drills.siege.stranger import STRANGERS_ADDRESS, TROUBLE
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Process

USUAL_FILES = 1_024
"""How many open files a server is granted where nobody has thought of it."""
QUIET = 1.0
"""Seconds before an attack, and after it."""
COUNT_PEAK_ANEW = "5"
"""Written to /proc/PID/clear_refs, it resets VmHWM, the most memory a process has held."""


class Outcome(TypedDict):
    """What came of a siege."""

    moves: int
    lost: int
    """Acknowledged moves that are not in the database."""
    waits: Plain
    """How long moves of the pair took, in seconds."""
    knocks: Plain
    """The same for new connections."""
    bot: float | None
    """The longest a bot took, in seconds; None if nobody played against one."""
    scenes: int
    """Whole Scenes the pair was sent that it had not asked for."""
    errors: list[str]
    """What went wrong for honest people."""
    grown: float
    """Megabytes by which the server has grown at the most."""
    counts: dict[str, dict[str, int]]
    """By attack, what its stranger has counted."""
    metrics: float
    """Cut-off lines and refusals, by the metrics of the server; and by its log, cut-off lines alone."""
    log: int
    tracebacks: list[str]
    """What the server did not expect, in full."""


class Besieged(Process):
    """A server with its metrics and its log; of another source tree, if one is given."""

    def __init__(self, folder: Path, tree: str) -> None:
        self.database = f"sqlite:///{folder}/tables.sqlite"
        self.metrics = _free_port()
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        ports = ("--port", str(self.port), "--metrics", str(self.metrics))
        super().__init__(
            *("serve", "--database", self.database, "--pace", "0", *ports), tree=tree, log=folder / "server.log"
        )

    def held(self, what: str) -> float:
        """Give the megabytes it holds (VmRSS), or held at the most (VmHWM)."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith(what):
                return int(line.split()[1]) / 1_024
        raise LookupError(what)

    def cut_off(self) -> dict[str, float]:
        """Read from the metrics how many were cut off or refused, since the server was started."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        counted = ("ludotheque_cut_off_total", "ludotheque_refusals_total")
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line.startswith(counted)}


def besiege(attacks: list[str], field: Plain, entries: int, seed: int, tree: str = "") -> Outcome:
    """Let honest people play, attack, and give what came of it.

    `field` has the fields of `stranger.Field` that say how much; the table that `undo` is about has so many entries.
    """
    with tempfile.TemporaryDirectory() as name, _usual_files():
        folder = Path(name)
        server = Besieged(folder, tree)
        try:
            long_table = _prepared(server.address, entries) if "undo" in attacks and entries else ""
            board = folder / "board"
            pair, knocker = Pair(server.address, board, seed), Knocker(server.address)
            thinker = Thinker(server.address, seed) if "bots" in attacks else None
            honest: list[Honest] = [pair, knocker, *([thinker] if thinker is not None else [])]
            for one in honest:
                one.start()
            time.sleep(QUIET)
            grown, counts, cut_off = _attacked(
                server, attacks, {**field, "port": server.port, "board": str(board)}, honest, long_table
            )
            for one in honest:
                one.end()
        finally:
            server.stop()
        stored = stored_clicks(server.database)
        log = (folder / "server.log").read_text(encoding="utf-8", errors="replace").splitlines()
        return {
            "moves": len(pair.clicks),
            "lost": sum(click not in stored for click in pair.clicks),
            "waits": _spread(pair.waits),
            "knocks": _spread(knocker.waits),
            "bot": None if thinker is None else max(thinker.waits, default=0.0),
            "scenes": pair.scenes,
            "errors": [error for one in honest for error in one.errors],
            "grown": grown,
            "counts": {name: dict(count) for name, count in counts.items()},
            "metrics": sum(cut_off.values()),
            "log": sum("cut off" in line for line in log),
            "tracebacks": tracebacks(log),
        }


def tracebacks(log: list[str]) -> list[str]:
    """Find the tracebacks in a log: each with the line before it, and the first line after it that is not indented."""
    found = []
    for at, line in enumerate(log):
        if line.startswith("Traceback"):
            end = next((row for row in range(at + 1, len(log)) if not log[row].startswith(" ")), len(log) - 1)
            found.append("\n".join(log[max(0, at - 1) : end + 1]))
    return found


def _attacked(
    server: Besieged, attacks: list[str], field: Plain, honest: list[Honest], long_table: str
) -> tuple[float, dict[str, Counter[str]], dict[str, float]]:
    """Attack; give how much memory has grown at the most, and what the strangers and the metrics have counted."""
    Path(f"/proc/{server.pid}/clear_refs").write_text(COUNT_PEAK_ANEW, encoding="ascii")
    before = server.held("VmRSS")
    command = [sys.executable, "-m", "ludotheque.lab.drills.siege"]
    running = {
        name: subprocess.Popen([*command, name, json.dumps(field)], stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own
        for name in attacks
    }
    if not attacks:
        time.sleep(field["seconds"])
    counts = {name: Counter(json.loads(process.communicate()[0])) for name, process in running.items()}
    time.sleep(QUIET)
    grown = server.held("VmHWM") - before
    cut_off = server.cut_off()  # before a restart, by which metrics begin anew
    if long_table:
        before = _restarted(server, honest, long_table)
        time.sleep(3 * QUIET)
        grown = max(grown, server.held("VmHWM") - before)
    return grown, counts, cut_off


def _restarted(server: Besieged, honest: list[Honest], long_table: str) -> float:
    """Restart the server, and have a stranger open a table with a long history just before everybody comes back.

    Give the megabytes it held at first.
    """
    for one in honest:
        one.is_away = True
    server.kill()
    server.start()
    where = f"ws://127.0.0.1:{server.port}/ws/tables/{long_table}"

    def open_long_table() -> None:
        with (
            suppress(*TROUBLE),
            connect(where, source_address=(STRANGERS_ADDRESS, 0), open_timeout=120, max_size=None) as line,
        ):
            line.recv(120)

    before = server.held("VmRSS")
    threading.Thread(target=open_long_table, daemon=True).start()
    time.sleep(0.05)
    for one in honest:
        one.is_away = False
    return before


def _prepared(address: str, entries: int) -> str:
    """Fill a table with answers that were taken back, as many hours of a stranger might; give its id."""
    guest = Guest(address, "Dot")
    table: str = guest.ask("POST", "/api/tables", {"game": "clocks", "seats": ["me"], "options": {}})["id"]
    counts: Counter[str] = Counter()
    where = f"{address.replace('http', 'ws', 1)}ws/tables/{table}"
    with connect(where, additional_headers={"Cookie": guest.cookie}, max_size=None) as line:
        to_and_fro(line, counts, lambda: counts["done"] < entries and counts["refused"] < 20)
    return table


def _spread(waits: list[float]) -> Plain:
    """Give the middle, the worst but one in a hundred, and the worst."""
    waits = sorted(waits) or [0.0]
    return {"p50": waits[len(waits) // 2], "p99": waits[int(len(waits) * 0.99)], "most": waits[-1], "count": len(waits)}


@contextmanager
def _usual_files() -> Iterator[None]:
    """Let what is started from here have as many open files as is usual, and no more unless it asks."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_FILES, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
