"""`make bench`: the speed of every game on one core, interpreted and compiled side by side."""

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
SECONDS = "4"


def main() -> None:
    """Measure, and print a table for each game; arguments are ids of games, `--json` prints numbers."""
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")]
    found = {way: speeds(path, wanted) for way, path in WAYS.items()}
    if "--json" in sys.argv[1:]:
        print(json.dumps(found, indent=2))
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


def speeds(path: Path, wanted: list[str]) -> list[dict[str, Any]]:
    """Measure in a process of its own, with the package from the path; complain if it is the wrong one."""
    answer = subprocess.run(
        [sys.executable, "-m", "benchmarks.speed", SECONDS, *wanted],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    measured: list[dict[str, Any]] = json.loads(answer.stdout)
    is_compiled = path != WAYS["interpreted"]
    if not all(speed["is_compiled"] == is_compiled for speed in measured):
        sys.exit(f"bench: {path} is {'not ' if is_compiled else ''}compiled; run `make compiled`")
    return measured


def shown(number: float) -> str:
    """Write a number with three digits that matter."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


if __name__ == "__main__":
    main()
