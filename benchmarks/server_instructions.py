"""What a move costs the whole server, in instructions of its process: sockets, rules, log, store, views, push.

    git clone . ../before && git -C ../before checkout COMMIT && (cd ../before && python -m tools.compile)
    python -m benchmarks.server_instructions ../before

Both trees serve an endless tic-tac-toe, compiled, under valgrind; the same Node program plays the same number of moves
at each over real WebSockets. Counting begins when every table is open and has been played at for a while, and ends with
the last move: no clock, so a busy machine changes little. What the kernel does for a move is not counted. Packages that
only the other tree needs are found by PYTHONPATH.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.load import MEMORY, NODE, PEER_FOLDER, TICTACTOE, install_peer, running

HERE = Path(__file__).resolve().parent.parent
MATCHES, BEFORE = 20, 10
"""How many tables, and how many moves each plays before any is counted."""
COUNTED = re.compile(r"^(?:totals|summary): (\d+)", re.MULTILINE)


def main() -> None:
    """Count in both trees, one after the other, and print one table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, nargs="?", help="a copy of the project, compiled")
    parser.add_argument("--moves", type=int, default=100, help="how many are counted at each of the tables")
    parser.add_argument("--ways", nargs="*", choices=("durable", "memory"), default=["durable", "memory"])
    parser.add_argument("--keep", type=Path, help="a folder for what callgrind has found here, function by function")
    told = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("server_instructions: valgrind was not found; Debian has it as `valgrind`")
    trees = [HERE] if told.other is None else [told.other.resolve(), HERE]
    for tree in trees:
        if not (tree / "build" / "compiled").is_dir():
            sys.exit(f"server_instructions: {tree} is not compiled; run `python -m tools.compile` there")
    install_peer()
    table = Table("", *("before", "now")[-len(trees) :], "faster", title="instructions of a move, compiled")
    for way in told.ways:
        found = [cost(tree, way, told.moves, told.keep) for tree in trees]
        table.add_row(way, *(f"{count:,.0f}" for count in found), f"× {found[0] / found[-1]:.3f}")
    Console(width=100).print(table)


def cost(tree: Path, way: str, moves: int, keep: Path | None = None) -> float:
    """Serve a tree under valgrind, have moves played, and give the instructions of one."""
    with tempfile.TemporaryDirectory(dir=MEMORY if way == "memory" else None) as folder:
        query = "?synchronous=NORMAL" if way == "memory" else ""
        serve = [sys.executable, "-m", "benchmarks.tictactoe", "serve", "--port", "0"]
        serve += ["--database", f"sqlite:///{folder}/tables.sqlite{query}"]
        found = Path(folder) / "callgrind"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={found}"]
        path = os.pathsep.join(filter(None, (str(tree / "build" / "compiled"), os.environ.get("PYTHONPATH"))))
        environment = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        with running([*valgrind, *serve], environment, tree) as (address, process):
            play(address, process, moves)
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, keep / f"callgrind.{tree.name}.{way}")
        return int(COUNTED.findall(found.read_text(encoding="utf-8"))[-1]) / (MATCHES * moves)


def play(address: str, process: int, moves: int) -> None:
    """Have the moves played, and counted."""
    job = {"kind": "ours", "address": address, "game": TICTACTOE, "seats": 2, "matches": MATCHES}
    job |= {"before": BEFORE, "moves": moves}
    with subprocess.Popen(
        [NODE, "clients.mjs", json.dumps(job)],
        cwd=PEER_FOLDER,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as clients:
        assert clients.stdin is not None
        assert clients.stdout is not None
        for said, counting in (("ready\n", "on"), ("played\n", "off")):
            if clients.stdout.readline() != said:
                sys.exit("server_instructions: the players did not play")
            subprocess.run(["callgrind_control", "-i", counting, str(process)], capture_output=True, check=True)
            clients.stdin.write("on\n")
            clients.stdin.flush()


if __name__ == "__main__":
    main()
