"""`make bench`: the speed of every game on one core, interpreted and compiled, and beside peers in the same run."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
WAYS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROWS = (
    ("choices", "choices/s, random play", 1.0),
    ("games", "games/s, random play", 1.0),
    ("clone", "clone, µs", -1.0),
    ("imagine", "imagined world, µs", -1.0),
    ("greedy", "answer of greedy, ms", -1.0),
    ("iteration", "iteration of search, µs", -1.0),
)
"""Field, what it is called, and 1 if more is better, -1 if less is."""
BESIDE = (("choices", "decisions/s", 1.0), ("clone", "copies/s", -1.0), ("games", "games/s", 1.0))
"""What is compared with the peer; a ratio above 1 means that we are faster."""
SECONDS = "4"
SEATS = "3"


def main() -> None:
    """Measure, and print a table for each game; arguments are ids of games, `--json` prints numbers."""
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")]
    peer = answered("benchmarks.catan", SECONDS, SEATS)
    spiel = answered("benchmarks.openspiel", SECONDS)
    found: dict[str, Any] = {way: speeds(path, wanted) for way, path in WAYS.items()}
    if "--json" in sys.argv[1:]:
        print(json.dumps({**found, "peer": peer, "openspiel": spiel}, indent=2))
        return
    console = Console()
    for interpreted, compiled in zip(found["interpreted"], found["compiled"], strict=True):
        table = Table("", *WAYS, "gain", title=f"{interpreted['game']}, {interpreted['seats']} seats, one core")
        for column in table.columns[1:]:
            column.justify = "right"
        for name, title, better in ROWS:
            before, after = interpreted[name], compiled[name]
            table.add_row(title, shown(before), shown(after), f"× {(after / before) ** better:.1f}")
        console.print(table)
    console.print(beside(peer, found))
    console.print(side_by_side(spiel, found))


def side_by_side(spiel: list[dict[str, Any]], found: dict[str, list[dict[str, Any]]]) -> Table:
    """Set our games beside some of OpenSpiel's: other games, so numbers and no ratios."""
    table = Table("", *(title for _, title, _ in BESIDE), title="beside OpenSpiel played from Python, one core")
    for column in table.columns[1:]:
        column.justify = "right"
    rows = [(f"OpenSpiel: {one['game']}", one) for one in spiel]
    rows += [(f"{one['game']}, {one['seats']} seats, {way}", one) for way in found for one in found[way]]
    for title, one in rows:
        table.add_row(title, *(shown(one[name] if better > 0 else 1e6 / one[name]) for name, _, better in BESIDE))
    return table


def beside(peer: dict[str, Any], found: dict[str, list[dict[str, Any]]]) -> Table:
    """Say how many times as fast as the peer each game is; what the peer does stands in the first line."""
    table = Table("", *(f"{title}, {way}" for _, title, _ in BESIDE for way in WAYS), title="beside a peer, one core")
    for column in table.columns[1:]:
        column.justify = "right"
    own = [shown(peer[name] if better > 0 else 1e6 / peer[name]) for name, _, better in BESIDE for _ in WAYS]
    table.add_row(peer["peer"], *own)
    for ways in zip(*found.values(), strict=True):
        ratios = [(one[name] / peer[name]) ** better for name, _, better in BESIDE for one in ways]
        table.add_row(f"{ways[0]['game']}, {ways[0]['seats']} seats", *(f"× {ratio:.1f}" for ratio in ratios))
    return table


def speeds(path: Path, wanted: list[str]) -> list[dict[str, Any]]:
    """Measure in a process of its own, with the package from the path; complain if it is the wrong one."""
    measured: list[dict[str, Any]] = answered("benchmarks.speed", SECONDS, *wanted, path=path)
    is_compiled = path != WAYS["interpreted"]
    if not all(speed["is_compiled"] == is_compiled for speed in measured):
        sys.exit(f"bench: {path} is {'not ' if is_compiled else ''}compiled; run `make compiled`")
    return measured


def answered(module: str, *arguments: str, path: Path = ROOT) -> Any:
    """Run a module and read the JSON it prints."""
    answer = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(answer.stdout)


def shown(number: float) -> str:
    """Write a number with three digits that matter."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


if __name__ == "__main__":
    main()
