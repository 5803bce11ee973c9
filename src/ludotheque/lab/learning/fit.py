"""Finds what each token is worth: a ridge, solved by conjugate gradients, the same on every machine."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ludotheque.engine.errors import LudothequeError

STAGES: Final = 4
"""Parts of a game, in each of which the hints' points tell as much about the end."""
STEPS: Final = 60
"""Of conjugate gradients, at most."""
NEARLY: Final = 1e-8
"""A residue so much smaller than at first is none."""
LEAST_TELLING: Final = 0.05
"""However little the hints told about the end, they are taken to have told so much."""

Row = tuple[list[int], list[float], float]
"""The tokens by which a side differs from the table's average, by how much, and what the hints have left to explain."""


def rows_of(games: Sequence[dict[str, Any]], scale: float) -> tuple[list[Row], list[float]]:
    """Make the rows of a ridge from games; give also how much the hints' points told in each stage of a game."""
    telling = [_telling(games, scale, stage) for stage in range(STAGES)]
    rows: list[Row] = []
    for game in games:
        ends = end_of(game, scale)
        for when, hints, tokens in game["positions"]:
            told = telling[stage_of(when)]
            points = centred(hints)
            # With two sides the other's row is the same with all signs turned.
            for side in range(len(tokens) if len(tokens) > 2 else 1):
                difference = _difference(tokens, side)
                values = [told * value for value in difference.values()]
                rows.append((list(difference), values, ends[side] - told * points[side]))
    return rows, telling


def end_of(game: dict[str, Any], scale: float) -> list[float]:
    """Say how a game ended, by side, in the hints' points from the average: half who has won, half by how much."""
    ranks: list[int] = game["ranks"]
    won = [2.0 * scale / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return [(one + two) / 2 for one, two in zip(centred(won), centred(game["points"]), strict=True)]


def stage_of(when: float) -> int:
    """Say in which part of a game something was."""
    return min(STAGES - 1, int(when * STAGES))


def centred(values: Sequence[float]) -> list[float]:
    """Take the average off."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _telling(games: Iterable[dict[str, Any]], scale: float, stage: int) -> float:
    """Find by how much an end differs, on average, for each point by which the hints' points differed in a stage."""
    both = own = 0.0
    for game in games:
        ends = end_of(game, scale)
        for when, hints, _ in game["positions"]:
            if stage_of(when) == stage:
                for point, end in zip(centred(hints), ends, strict=True):
                    both += point * end
                    own += point * point
    return max(LEAST_TELLING, both / own) if own else 1.0


def _difference(tokens: list[list[int]], side: int) -> dict[int, float]:
    """Say by what a side differs from the average of the table."""
    part = 1.0 / len(tokens)
    found: dict[int, float] = {}
    for other, listed in enumerate(tokens):
        weight = (1.0 if other == side else 0.0) - part
        for token in listed:
            found[token] = found.get(token, 0.0) + weight
    return {token: value for token, value in found.items() if value}


def ridge(rows: Sequence[Row], size: int, strength: float) -> list[float]:
    """Find weights whose sums come near the targets, and that are small: `strength` is what their squares cost."""
    if not rows:
        raise LudothequeError("nothing to learn from: expected positions, got none")
    weights = [0.0] * size
    left = [0.0] * size
    for tokens, values, target in rows:
        for token, value in zip(tokens, values, strict=True):
            left[token] += value * target
    way = left.copy()
    square = begun = sum(one * one for one in left)
    for _ in range(STEPS):
        if square <= NEARLY * begun:
            break
        image = [strength * one for one in way]
        for tokens, values, _ in rows:
            along = 0.0
            for token, value in zip(tokens, values, strict=True):
                along += way[token] * value
            for token, value in zip(tokens, values, strict=True):
                image[token] += along * value
        length = square / sum(one * other for one, other in zip(way, image, strict=True))
        weights = [weight + length * one for weight, one in zip(weights, way, strict=True)]
        left = [one - length * other for one, other in zip(left, image, strict=True)]
        before, square = square, sum(one * one for one in left)
        way = [one + square / before * other for one, other in zip(left, way, strict=True)]
    return weights
