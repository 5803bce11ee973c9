"""What this tree costs beside another copy of it, in instructions of the processor, compiled: no clock, so no noise.

    git worktree add ../before COMMIT && (cd ../before && python -m tools.compile)
    python -m benchmarks.instructions ../before [GAME ...] [--rows play clone imagine greedy iteration]

Valgrind counts, and makes everything about fifty times slower. What is counted is the same seeded work in both trees;
what starting costs is counted by itself and taken away.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent.parent
WORKER = Path(__file__).with_name("counted.py")
TIMES = {"play": 40, "clone": 1000, "imagine": 400, "greedy": 4, "iteration": 2}
"""How often the work of a row is done."""
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")


def main() -> None:
    """Count in both trees at once and print one table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="a copy of the project, compiled")
    parser.add_argument("games", nargs="*", default=["clocks", "clockworker", "enkidu", "unconscious_mind"])
    parser.add_argument("--rows", nargs="*", choices=TIMES, default=list(TIMES))
    told = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("instructions: valgrind was not found; Debian has it as `valgrind`")
    for tree in (told.other.resolve(), HERE):
        if not (tree / "build" / "compiled").is_dir():
            sys.exit(f"instructions: {tree} is not compiled; run `python -m tools.compile` there")
    table = Table("", "before", "now", "faster", title="instructions, compiled")
    for game in told.games:
        for row in told.rows:
            with ThreadPoolExecutor(2) as threads:
                before, now = threads.map(lambda tree, g=game, r=row: cost(tree, g, r), (told.other.resolve(), HERE))
            table.add_row(f"{game}: {row}", f"{before:,.0f}", f"{now:,.0f}", f"× {before / now:.3f}")
    Console(width=100).print(table)


def cost(tree: Path, game: str, row: str) -> float:
    """Give the instructions of one choice, copy, world, answer or iteration."""
    start, _ = counted(tree, game, row, 0)
    whole, done = counted(tree, game, row, TIMES[row])
    return (whole - start) / done


def counted(tree: Path, game: str, row: str, times: int) -> tuple[int, int]:
    """Run the worker under valgrind; give all its instructions, and how much it did."""
    answer = subprocess.run(
        [*VALGRIND, sys.executable, str(WORKER), game, row, str(times)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "build" / "compiled"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = COUNTED.search(answer.stderr)
    if found is None or answer.returncode:
        sys.exit(f"instructions: {game} {row} in {tree} failed:\n{answer.stderr[-2000:]}")
    return int(found[1].replace(",", "")), int(answer.stdout)


if __name__ == "__main__":
    main()
