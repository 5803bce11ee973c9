"""A small learner: plays one seat against bots and finds out by itself what wins. It needs the extra `gym`, no more.

    python examples/learner.py [--game clocks] [--minutes 5] [--others random] [--model clocks.npz] [--curve clocks.csv]

It knows no rule and, unless told by --counts, adds up no points. Every number it sees turns on one of some switches,
and every switch has a weight: the sum over those that are on says by how many points it expects to lead in the end. It
tries every answer in its mind, gives the one after which the table looks best, and sometimes any; after each game the
weights are moved towards what its lead came to.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.gateways.gymnasium import SeatEnv

MOST = 62
"""The largest number with a switch of its own."""
RATE = 0.02
"""How far a game moves the weights."""
POINTS = 10.0
"""Points that count as one."""
CURIOUS = 0.1
"""How often it does anything, while it learns."""
TRIED = 100
"""Games that say how well it plays now."""

Look = tuple[NDArray[np.int64], float, float]
"""How the table looks after an action: the switches that are on, the lead counted, and the lead expected in the end."""
Curve = list[tuple[float, int, float]]
"""Seconds of the processor, games, and the part of games won."""


class Learner:
    """A weight for every value of every number that is seen."""

    def __init__(self, env: SeatEnv, seed: int, *, counts: bool = False) -> None:
        """Begin without knowing anything; who `counts` sees the points that an answer brings at once, too."""
        self.env = env
        self.counts = counts
        self.luck = np.random.default_rng(seed)
        self.most = np.minimum(env.space.scales, MOST).astype(np.int64) + 1
        self.first = np.concatenate([[0], np.cumsum(self.most + 2)[:-1]]) + 1
        switches = int((self.most + 2).sum())
        self.weights = np.zeros(switches, np.float32)
        self.moved = np.ones(switches, np.float32)
        """How much each weight was moved so far: what was moved often is moved less."""

    def on(self, numbers: NDArray[np.float32]) -> NDArray[np.int64]:
        """Give the switches that are on."""
        values: NDArray[np.int64] = self.first + np.clip(numbers.astype(np.int64), -1, self.most)
        return values

    def look(self, action: int) -> Look:
        """Try an action in mind."""
        numbers, lead, is_over = self.env.imagined(action)
        on, counted = self.on(numbers), lead / POINTS if self.counts or is_over else 0.0
        return on, counted, counted if is_over else counted + float(self.weights[on].sum())

    def choose(self, seen: dict[str, NDArray[Any]], *, is_curious: bool) -> tuple[int, Look]:
        """Choose one of the actions that are allowed; give how the table looks after it, too."""
        allowed = seen["action_mask"].nonzero()[0]
        if is_curious and self.luck.random() < CURIOUS:
            allowed = allowed[self.luck.integers(len(allowed)) :][:1]
        looks = [self.look(int(action)) for action in allowed]
        best = int(np.argmax([worth + 1e-6 * self.luck.random() for _, _, worth in looks]))
        return int(allowed[best]), looks[best]

    def play(self, seed: int | None, *, learns: bool) -> float:
        """Play a game, and learn from it; give the part of the win it brought."""
        seen, _ = self.env.reset(seed=seed)
        met: list[Look] = []
        is_over, lead, info = False, 0.0, {"worth": 0.0}
        while not is_over:
            action, look = self.choose(seen, is_curious=learns)
            met.append(look)
            seen, reward, is_over, _, info = self.env.step(action)
            lead += float(reward)
        if learns:
            self.learn(met, lead)
        return (float(info["worth"]) + 1) / 2

    def learn(self, met: list[Look], lead: float) -> None:
        """Move the weights of all that was met towards what came of it."""
        for on, counted, _ in met:
            wrong = lead / POINTS - (counted if self.counts else 0.0) - float(self.weights[on].sum())
            self.moved[on] += wrong * wrong
            self.weights[on] += RATE * wrong / np.sqrt(self.moved[on])

    def save(self, file: Path) -> None:
        """Write what was learnt, with the digest of the table it is for."""
        np.savez_compressed(file, digest=self.env.space.digest, weights=self.weights, moved=self.moved)

    def load(self, file: Path) -> None:
        """Read what was learnt; what was learnt at another table is refused."""
        with np.load(file) as stored:
            self.env.space.check_digest(str(stored["digest"]))
            self.weights, self.moved = stored["weights"], stored["moved"]


def won(learner: Learner, games: int, first: int) -> float:
    """Let it play games that it does not learn from; give its part of the wins."""
    return sum(learner.play(first + game, learns=False) for game in range(games)) / games


def train(learner: Learner, seconds: float, notes: int = 10, tried: int = TRIED) -> Curve:
    """Learn for a time of the processor, and note along the way how well it plays."""
    curve: Curve = []
    spent, games = 0.0, 0
    while True:
        if spent >= len(curve) * seconds / notes:
            curve.append((spent, games, won(learner, tried, 10**6)))
            print(f"{spent:6.1f} s {games:6} games: wins {curve[-1][2]:.1%}", flush=True)
            if len(curve) > notes:
                return curve
        begin = time.process_time()
        learner.play(games, learns=True)
        spent += time.process_time() - begin
        games += 1


def main() -> None:
    """Learn, and write the model and the curve if files are named."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="clocks")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--others", default="random", help="the bot it plays against")
    asked.add_argument("--minutes", type=float, default=5.0, help="of the processor")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--counts", action="store_true", help="let it count points at once: a beginner who can add")
    asked.add_argument("--model", type=Path, help="where to keep what was learnt; read at first if it is there")
    asked.add_argument("--curve", type=Path, help="where to write how it went: seconds,games,wins")
    told = asked.parse_args()
    learner = Learner(SeatEnv(told.game, told.seats, others=told.others, by_points=True), told.seed, counts=told.counts)
    if told.model is not None and told.model.is_file():
        learner.load(told.model)
    curve = train(learner, 60 * told.minutes)
    print(f"after learning: wins {won(learner, 4 * TRIED, 2 * 10**6):.1%} of {4 * TRIED} games")
    if told.model is not None:
        learner.save(told.model)
    if told.curve is not None:
        rows = [f"{seconds:.1f},{games},{wins:.4f}\n" for seconds, games, wins in curve]
        told.curve.write_text("seconds,games,wins\n" + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
