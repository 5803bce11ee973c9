"""How good a world is for each side: from the game's hints, or from its points where it gives none."""

import math
from typing import Any, final

from ludotheque.engine import flow
from ludotheque.engine.chance import Chance
from ludotheque.engine.game import Game, ranks_of
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import State

RESULT_SHARE = 0.85
"""How much of a finished game's worth is winning; the rest is by how much, so that even a lost game is played well."""
WIDEST_GAP = 1.0
"""By how many scales a side may lie behind when it is asked; more is made up for, or no answer would look better."""


@final
class PointsSoFar(Hints):
    """Hints for a game that gives none: the points that lie on the table."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def evaluate(self, s: State, side: int) -> float:
        return float(self.game.scores(s)[side].points)


@final
class Judgement:
    """Judges worlds of one game for every ranked side: shares of a win, which add up to one.

    A player alone plays against par, the points expected when they were asked. Among several, a side that lay far
    behind then gets a handicap.
    """

    def __init__(self, game: Game, world: State, hints: Hints | None = None) -> None:
        """Judge by the game's own hints, or by those that are given instead."""
        given: Hints | None = game.hints if hints is None else hints
        self.game = game
        self.hints: Hints = PointsSoFar(game) if given is None else given
        # Asked for by name: compiled, the numbers of Hints itself would be read where the game is not compiled.
        told: Any = self.hints
        self.scale = float(told.scale)
        self.horizon = int(told.horizon)
        self.looks = int(told.looks)
        self.many = int(told.many)
        self.explore = float(told.explore)
        self.is_flat = bool(told.is_flat)
        self.sides = len(game.scores(world))
        points = self.hints.evaluate_all(world, self.sides)
        self.is_sharp = False
        """Whether a lead tells the more the nearer the end is, as the hints say."""
        self.par = points[0]
        most = max(points)
        self.handicaps = [max(0.0, most - one - WIDEST_GAP * self.scale) for one in points]

    def worth(self, s: State) -> list[float]:
        """Give each side's share of a win."""
        if not s.end:
            certainty = self.hints.certainty(s) if self.is_sharp else 1.0
            return self.shares(self.hints.evaluate_all(s, self.sides), certainty)
        scores = self.game.scores(s)
        shares = self.shares([float(score.points) for score in scores])
        if self.sides == 1:
            return shares
        ranks: list[int] = ranks_of(scores)
        won = RESULT_SHARE / ranks.count(1)
        return [
            (1.0 - RESULT_SHARE) * share + (won if rank == 1 else 0.0)
            for share, rank in zip(shares, ranks, strict=True)
        ]

    def shares(self, points: list[float], certainty: float = 1.0) -> list[float]:
        """Turn points into shares of a win: a lead of `scale` points makes e times the share, or more if it is sure."""
        scale = self.scale / certainty
        if len(points) == 1:
            return [1.0 / (1.0 + math.exp(min(50.0, (self.par - points[0]) / scale)))]
        points = [points[side] + self.handicaps[side] for side in range(self.sides)]
        most = max(points)
        weights = [math.exp((one - most) / scale) for one in points]
        total = sum(weights)
        return [weight / total for weight in weights]


def are_hands_half_closed(s: State) -> bool:
    """Say whether some have answered face down what others are still asked."""
    return not s.is_open and not s.end and any(not lane.options for lane in s.lanes)


def close_hands(s: State, hints: Hints, chance: Chance) -> None:
    """Let everybody else answer what is asked face down, as the hints would: only then is an answer worth anything."""
    while s.lanes and not s.is_open and not s.end and (are_hands_half_closed(s) or not hints.is_settled(s)):
        seat = flow.first_asked(s)
        lane = flow.lane_of(s, seat)
        assert lane is not None, "lanes without anybody who is asked"
        flow.play(s, seat, hints.rollout(s, lane.side, lane.options, chance), chance)
