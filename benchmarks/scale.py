"""What a second server process brings on one machine: `python -m benchmarks.scale`, from the compiled copy.

One server, then two on one PostgreSQL and one NATS, each with the tables that a proxy would send there (a table lives
in one process, docs/operating.md). All play at the same moderate pace, so that the processor is never the limit:
players, database and servers share two cores here. What counts is processor time: a server that spends c seconds on a
move carries 1/c moves a second, and two of them 2/c with their own c.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from rich.console import Console
from rich.table import Table

from benchmarks.load import NODE, PEER_FOLDER, ROOT, TICTACTOE, install_peer, processor_time, running
from ludotheque.lab.parts import Nats, Postgres

WARM = 4


def main() -> None:
    """Measure one server and two, with the same number of matches in all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200, help="in all; each has a move a second")
    parser.add_argument("--seconds", type=int, default=15)
    arguments = parser.parse_args()
    install_peer()
    table = Table("servers", "moves/s", "CPU a move", "moves/s one core carries", "carried in all", "beside one")
    for column in table.columns[1:]:
        column.justify = "right"
    alone = 0.0
    for servers in (1, 2):
        rate, cost = measured(servers, arguments.matches, arguments.seconds)
        carried = servers / cost
        alone = alone or carried
        cells = (
            f"{rate:,.0f}",
            f"{1e6 * cost:,.0f} µs",
            f"{1 / cost:,.0f}",
            f"{carried:,.0f}",
            f"× {carried / alone:.2f}",
        )
        table.add_row(str(servers), *cells)
    Console(width=120).print(table)


def measured(servers: int, matches: int, seconds: int) -> tuple[float, float]:
    """Give the moves a second, and the seconds of processor time that the servers took for each."""
    with ExitStack() as held:
        postgres, nats = Postgres(), Nats()
        held.callback(postgres.close)
        held.callback(nats.close)
        houses = [held.enter_context(house(postgres.url, nats.url)) for _ in range(servers)]
        players = [held.enter_context(playing(address, matches // servers, seconds)) for address, _ in houses]
        for each in players:
            assert each.stdout is not None
            if each.stdout.readline() != "measuring\n":
                sys.exit("scale: the players did not begin")
        before, begun = sum(processor_time(process) for _, process in houses), time.monotonic()
        rates = [json.loads(each.stdout.readline())["rate"] for each in players if each.stdout is not None]
        spent = sum(processor_time(process) for _, process in houses) - before
        return sum(rates), spent / (sum(rates) * (time.monotonic() - begun))


@contextmanager
def house(database: str, nats: str) -> Iterator[tuple[str, int]]:
    """Start one server of the house."""
    command = [
        sys.executable,
        "-m",
        "benchmarks.tictactoe",
        "serve",
        "--port",
        "0",
        "--database",
        database,
        "--nats",
        nats,
    ]
    with running(command, os.environ | {"PYTHONPATH": str(ROOT / "build/compiled")}) as started:
        yield started


@contextmanager
def playing(address: str, matches: int, seconds: int) -> Iterator["subprocess.Popen[str]"]:
    """Let players play at a server."""
    told = {"kind": "ours", "address": address, "game": TICTACTOE, "seats": 2, "before": 0, "matches": matches}
    job = {**told, "every": 1000, "warm": WARM * 1000, "lasts": seconds * 1000}
    command = [NODE, "clients.mjs", json.dumps(job)]
    with subprocess.Popen(command, cwd=PEER_FOLDER, stdout=subprocess.PIPE, text=True) as players:
        try:
            yield players
        finally:
            players.terminate()


if __name__ == "__main__":
    main()
