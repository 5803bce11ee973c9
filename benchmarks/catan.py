"""Measures the speed of Catanatron, a fast Catan in Python, the way `benchmarks.speed` measures ours; prints JSON.

Both are played by random players. Copies are made by its own documented `Game.copy`, at positions of whole games.
"""

import json
import sys
import time
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COLOURS = list(Color)


def main() -> None:
    """Measure for so many seconds with so many players."""
    seconds, players = float(sys.argv[1]), int(sys.argv[2])
    ticks, games, elapsed = random_play(players, seconds)
    speed = {
        "peer": f"Catanatron {version('catanatron')}",
        "choices": ticks / elapsed,
        "games": games / elapsed,
        "clone": 1e6 * copying(players, seconds / 4),
    }
    print(json.dumps(speed))


def new_game(players: int, seed: int) -> Game:
    """Set a table."""
    return Game([RandomPlayer(colour) for colour in COLOURS[:players]], seed=seed)


def is_over(game: Game) -> bool:
    """Say whether somebody has won, or its own limit is reached."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def random_play(players: int, seconds: float) -> tuple[int, int, float]:
    """Give the number of ticks, which are decisions, those with one option included; of games; and the time."""
    ticks = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        game = new_game(players, seed=games + 1)
        while not is_over(game):
            game.play_tick()
            ticks += 1
        games += 1
    return ticks, games, time.process_time() - begin


def copying(players: int, seconds: float) -> float:
    """Give the mean time of a copy, in seconds."""
    positions = []
    for seed in range(1, 5):
        game = new_game(players, seed)
        while not is_over(game):
            game.play_tick()
            positions.append(game.copy())
    done = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        for game in positions[done % len(positions) :][:50]:
            game.copy()
            done += 1
    return (time.process_time() - begin) / done


if __name__ == "__main__":
    main()
