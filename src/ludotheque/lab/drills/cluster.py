"""Kill workers of a Ray of this machine in the middle of their work: the result must be the one of a single process."""

import argparse
import hashlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress

from ludotheque.lab.drills import Drill, Plain, registered

COMMANDS = {
    "simulate": "simulate {game} --seats random,random,random --games {games} --seed {seed} --json",
    "tournament": "tournament {game} --bots greedy,random --games {games} --seed {seed} --json",
}
WORKING = "ray::play_piece"
"""How the processes are called that do a piece at this moment; both kinds of pieces begin so."""
LOOK = 0.05


@registered
class Cluster(Drill):
    """Kill workers of a cluster."""

    name = "cluster"
    about = (
        "The same command by `--jobs 1` and by `--cluster local`, a Ray of this machine, some of whose workers are "
        "ended by `kill -9` while they play: what both print must be the same, byte by byte. Needs the extra `cluster`."
    )

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", dest="played", default="clockworker", help="id of a game")
        parser.add_argument("--kills", type=int, default=3, help="workers to kill, of each command")

    def pieces(self, told: Plain) -> list[str]:
        return [f"{command} {told['played']} {told['games']} {told['seed']} {told['kills']}" for command in COMMANDS]

    def carry_out(self, piece: str) -> Plain:
        command, game, games, seed, kills = piece.split()
        words = COMMANDS[command].format(game=game, games=games, seed=seed).split()
        alone = _ludotheque(*words, "--jobs", "1").communicate()[0]
        shared = _ludotheque(*words, "--cluster", "local")
        killed = 0
        for worker in _workers_of(shared):
            if killed < int(kills):
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
        printed = shared.communicate()[0]
        return {
            "killed": killed,
            "alone": _digest(alone),
            "shared": _digest(printed),
            "is_same": alone == printed != "",
        }

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = ["| command | killed | one process | Ray | |", "|---|---|---|---|---|"]
        for piece, result in done.items():
            command, game, games, seed, _ = piece.split()
            words = COMMANDS[command].format(game=game, games=games, seed=seed)
            verdict = "the same" if result["is_same"] else "**not the same**"
            lines.append(f"| `{words}` | {result['killed']} | {result['alone']} | {result['shared']} | {verdict} |")
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(result["is_same"] and result["killed"] == told["kills"] for result in done.values())


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _ludotheque(*words: str) -> subprocess.Popen[str]:
    # S603: the words are the ones above, nobody else's.
    command = [sys.executable, "-m", "ludotheque.cli", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603


def _workers_of(command: subprocess.Popen[str]) -> Iterator[int]:
    """Give the processes that play for a command as they turn up, each once, until the command is done."""
    seen: set[int] = set()
    while command.poll() is None:
        time.sleep(LOOK)
        for worker in _descendants(command.pid) - seen:
            seen.add(worker)
            yield worker


def _descendants(root: int) -> set[int]:
    """Find the processes at work that come from one; nobody else's are meant."""
    # S607: `ps` is wherever the system has it.
    told = subprocess.run(["ps", "-axo", "pid=,ppid=,args="], capture_output=True, text=True, check=True)  # noqa: S607
    rows = [line.split(maxsplit=2) for line in told.stdout.splitlines()]
    family = {root}
    for _ in range(4):  # the command, its Ray, the workers
        family |= {int(pid) for pid, parent, _ in rows if int(parent) in family}
    return {int(pid) for pid, _, name in rows if int(pid) in family and name.startswith(WORKING)}
