"""How many steps a learner takes in a second on one core, through the gateways, compiled if there is a compiled copy.

    PYTHONPATH=build/compiled python -m benchmarks.learning [SECONDS] [GAME ...] [--json]

A step is an answer of whoever is asked, chosen at random among what the mask allows. `observed` works out what the seat
may know, and `masks` only what it may do, both through PettingZoo's interface, `step`, `last` and the masks included.
`writing` is an observation alone. Times are those of the processor.
"""

import json
import random
import sys
import time
from typing import Any

from ludotheque.engine import flow
from ludotheque.games import all_games
from ludotheque.gateways.pettingzoo import TableEnv

SECONDS = 3.0


def steps_a_second(env: TableEnv, seconds: float) -> float:
    """Play at random for a while, through the interface a learner uses."""
    luck = random.Random(1)  # noqa: S311 - any choice will do
    done = 0
    begin = time.process_time()
    end = begin + seconds
    seed = 0
    while time.process_time() < end:
        env.reset(seed=seed)
        seed += 1
        while True:
            seen, _, is_over, _, _ = env.last()
            if is_over:
                break
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(luck.random() * len(allowed))]))
            done += 1
    return done / (time.process_time() - begin)


def writing(env: TableEnv, seconds: float) -> float:
    """Give the microseconds an observation takes, over positions of random games."""
    spent, done = 0.0, 0
    seed = 0
    while spent < seconds:
        env.reset(seed=seed)
        seed += 1
        while not env.terminations[env.agent_selection]:
            mask = env.space.mask(env.table, int(env.agent_selection[5:]))
            begin = time.process_time()
            for _ in range(10):
                env.observe(env.agent_selection)
            spent += time.process_time() - begin
            done += 10
            env.step(int(mask.nonzero()[0][seed % int(mask.sum())]))
    return 1e6 * spent / done


def main() -> None:
    """Measure every game with its usual number of seats."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    seconds = float(words.pop(0)) if words and words[0].replace(".", "").isdigit() else SECONDS
    found: list[dict[str, Any]] = []
    for game in all_games().values():
        if words and game.id not in words:
            continue
        seats = 3 if 3 in game.seats else game.seats[-1]
        env = TableEnv(game, seats)
        found.append(
            {
                "game": game.id,
                "seats": seats,
                "is_compiled": not str(flow.__file__).endswith(".py"),
                "actions": len(env.space.actions),
                "numbers": env.space.size,
                "observed": round(steps_a_second(env, seconds)),
                "masks": round(steps_a_second(TableEnv(game, seats, only_masks=True), seconds)),
                "writing": round(writing(env, seconds / 3), 1),
            }
        )
        if "--json" not in sys.argv:
            print("  ".join(f"{name} {value}" for name, value in found[-1].items()), flush=True)
    if "--json" in sys.argv:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
