"""The speed of this tree beside another copy of it, in turns and in one run: what a change costs.

    git worktree add ../before COMMIT && (cd ../before && python -m tools.compile)
    python -m benchmarks.beside ../before [GAME ...] [--rounds 3] [--seconds 2] [--ways compiled]

Each round measures every game there and here, one after the other. A machine is never quite quiet, and what disturbs
only makes slower: the table compares the best of the rounds, and shows the ratio of every round beside it.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.run import ROWS, shown

HERE = Path(__file__).resolve().parent.parent
WAYS = {"interpreted": Path("src"), "compiled": Path("build/compiled")}

Speeds = dict[str, dict[str, Any]]
"""What `benchmarks.speed` found, by game."""


def main() -> None:
    """Measure both trees and print one table for each way of running."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="a copy of the project, compiled")
    parser.add_argument("games", nargs="*", help="ids of games; all that both have if none is given")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", default="2", help="how long a game is played at random; the rest follows from it")
    parser.add_argument("--ways", nargs="*", choices=WAYS, default=list(WAYS))
    told = parser.parse_args()
    if not (told.other / "benchmarks" / "speed.py").is_file():
        sys.exit(f"beside: {told.other} is no copy of this project: it has no benchmarks/speed.py")
    for way in told.ways:
        rounds = [
            tuple(speeds(tree, way, told.seconds, told.games) for tree in (told.other.resolve(), HERE))
            for _ in range(told.rounds)
        ]
        Console(width=140).print(table_of(way, rounds))


def speeds(tree: Path, way: str, seconds: str, games: list[str]) -> Speeds:
    """Measure a tree in a process of its own."""
    answer = subprocess.run(
        [sys.executable, "-m", "benchmarks.speed", seconds, *games],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / WAYS[way])},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = {speed["game"]: speed for speed in json.loads(answer.stdout)}
    if any(speed["is_compiled"] != (way == "compiled") for speed in found.values()):
        sys.exit(f"beside: {tree / WAYS[way]} is not {way}; run `python -m tools.compile` there")
    return found


def table_of(way: str, rounds: list[tuple[Speeds, ...]]) -> Table:
    """Say for every game and figure what it was, what it is, and how much faster: above 1 is better."""
    table = Table("", "before", "now", "faster", "rounds", title=f"{way}, {len(rounds)} rounds in turns")
    for game in rounds[0][1]:
        if game not in rounds[0][0]:
            continue
        for name, title, better in ROWS:
            pairs = [(before[game][name], now[game][name]) for before, now in rounds]
            ratios = [(now / before) ** better for before, now in pairs]
            best = [max(column) if better > 0 else min(column) for column in zip(*pairs, strict=True)]
            spread = " ".join(f"{ratio:.3f}" for ratio in sorted(ratios))
            table.add_row(f"{game}: {title}", *map(shown, best), f"× {(best[1] / best[0]) ** better:.3f}", spread)
    return table


if __name__ == "__main__":
    main()
