"""Measures the speed of every game in this process and prints JSON; `benchmarks.run` starts it twice.

Times are those of the processor: what else the machine does meanwhile hardly matters.
"""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random import play_out
from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.state import State
from ludotheque.games import all_games

ITERATIONS = 100


@dataclass
class Speed:
    """What one core does with a game."""

    game: str
    seats: int
    is_compiled: bool
    choices: float
    """Decisions with at least two options, per second of random play."""
    games: float
    """Whole random games per second."""
    clone: float
    """Microseconds for a copy of the State."""
    imagine: float
    """Microseconds for an imagined world."""
    greedy: float
    """Milliseconds for an answer of the greedy bot."""
    iteration: float
    """Microseconds for an iteration of search."""


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """Play at random for a while, then copy, imagine and think at positions of such games."""
    choices, games, elapsed = _random_play(game, seats, seconds)
    positions = _positions(game, seats)
    chance = RandomChance(3)
    return Speed(
        game.id,
        seats,
        not str(flow.__file__).endswith(".py"),
        choices / elapsed,
        games / elapsed,
        1e6 * _each(positions, seconds / 4, lambda s, _: s.clone()),
        1e6 * _each(positions, seconds / 4, lambda s, seat: game.determinized_open(s, seat, chance)),
        1e3 * _each(positions, seconds / 2, lambda s, seat: GreedyBot().choose(see(game, s, seat, chance), chance)),
        1e6
        / ITERATIONS
        * _each(
            positions, seconds / 2, lambda s, seat: SearchBot(ITERATIONS).think(see(game, s, seat, chance), chance)
        ),
    )


def _random_play(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Give the number of choices and games, and the time they took."""
    choices = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        chance = RandomChance(games)
        choices += play_out(game.start(seats, {}, chance), chance)
        games += 1
    return choices, games, time.process_time() - begin


def _positions(game: Game, seats: int) -> list[tuple[State, int]]:
    """Collect positions, each with a seat that has something to choose, from a few games."""
    found = []
    for seed in range(4):
        chance = RandomChance(1000 + seed)
        s = game.start(seats, {}, chance)
        while not s.end:
            seat = flow.first_asked(s)
            options = flow.options(s, seat)
            if len(options) > 1:
                found.append((s.clone(), seat))
            flow.play(s, seat, options[chance.pick("bench", len(options))], chance)
    return found


def _each(positions: list[tuple[State, int]], seconds: float, work: Callable[[State, int], object]) -> float:
    """Give the mean time of `work` over the positions, in seconds."""
    done = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        for s, seat in positions[done % len(positions) :][:50]:
            work(s, seat)
            done += 1
    return (time.process_time() - begin) / done


def main() -> None:
    """Measure every game with its usual number of seats."""
    seconds = float(sys.argv[1])
    wanted = sys.argv[2:]
    speeds = [
        measure(game, 3 if 3 in game.seats else game.seats[-1], seconds)
        for game in all_games().values()
        if not wanted or game.id in wanted
    ]
    print(json.dumps([asdict(speed) for speed in speeds]))


if __name__ == "__main__":
    main()
