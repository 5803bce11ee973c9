"""Seeded work on one game, so many times over, for `benchmarks.instructions`; prints how much was done.

It runs against other copies of the project too, so it knows what a thing was called before.
"""

import sys
from typing import Any

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random import play_out
from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import see
from ludotheque.engine import chance as luck
from ludotheque.engine import flow
from ludotheque.engine.state import State
from ludotheque.games import all_games

POSITIONS = 40
"""How many positions of one game are looked at, evenly."""
ITERATIONS = 100
Chance: Any = getattr(luck, "RandomChance", None) or luck.Live  # type: ignore[attr-defined]


def positions(game: Any, seats: int) -> list[tuple[State, int]]:
    """Play one game at random, and keep some positions, each with a seat that has something to choose."""
    found = []
    chance = Chance(1000)
    s = game.start(seats, {}, chance)
    while not s.end:
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        if len(options) > 1:
            found.append((s.clone(), seat))
        flow.play(s, seat, options[chance.pick("bench", len(options))], chance)
    return found[:: max(1, len(found) // POSITIONS)]


def work(game: Any, seats: int, row: str, times: int) -> int:
    """Do the work of a row; say how many choices, copies, worlds, answers or iterations it was."""
    if row == "play":
        return sum(play_out(game.start(seats, {}, Chance(seed)), Chance(seed)) for seed in range(times))
    chance = Chance(3)
    imagine = getattr(game, "determinized_open", None) or game.imagine
    deeds: dict[str, Any] = {
        "clone": lambda s, _: s.clone(),
        "imagine": lambda s, seat: imagine(s, seat, chance),
        "greedy": lambda s, seat: GreedyBot().choose(see(game, s, seat, chance), chance),
        "iteration": lambda s, seat: SearchBot(ITERATIONS).think(see(game, s, seat, chance), chance),
    }
    places = positions(game, seats)
    for _ in range(times):
        for s, seat in places:
            deeds[row](s, seat)
    return times * len(places) * (ITERATIONS if row == "iteration" else 1)


if __name__ == "__main__":
    title, what, count = sys.argv[1:]
    asked = all_games()[title]
    print(work(asked, 3 if 3 in asked.seats else asked.seats[-1], what, int(count)))
