"""Measures games of OpenSpiel, played from Python as its own examples do, and prints JSON; `benchmarks.run` starts it.

A decision has two options or more, as in `benchmarks.speed`; times are those of the processor.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel

GAMES = ("liars_dice(numdice=5)", "hearts", "gin_rummy", "dou_dizhu")
"""The first is the one that we have as well; the others are its games of cards that are about as large as ours."""
COPIES = 2_000


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Play at random for a while, then copy positions of such games."""
    game = pyspiel.load_game(name)
    luck = random.Random(0)  # noqa: S311  # no secret depends on it
    choices = games = 0
    begin = time.process_time()
    while time.process_time() < begin + seconds:
        choices += played(game, luck)[0]
        games += 1
    elapsed = time.process_time() - begin
    positions = [position for _ in range(4) for position in played(game, luck, keeps=True)[1]]
    begin = time.process_time()
    for number in range(COPIES):
        positions[number % len(positions)].clone()
    copy = (time.process_time() - begin) / COPIES
    return {"game": name, "choices": choices / elapsed, "games": games / elapsed, "clone": 1e6 * copy}


def played(game: Any, luck: random.Random, *, keeps: bool = False) -> tuple[int, list[Any]]:
    """Play a game at random; give how many decisions it had and, if asked, a copy of the table at each."""
    s = game.new_initial_state()
    choices = 0
    kept = []
    while not s.is_terminal():
        if s.is_chance_node():
            outcomes, chances = zip(*s.chance_outcomes(), strict=True)
            s.apply_action(luck.choices(outcomes, chances)[0])
            continue
        options = s.legal_actions()
        if len(options) > 1:
            choices += 1
            if keeps:
                kept.append(s.clone())
        s.apply_action(options[luck.randrange(len(options))])
    return choices, kept


if __name__ == "__main__":
    print(json.dumps([measure(name, float(sys.argv[1])) for name in GAMES]))
