"""Finds what each token is worth: a ridge, solved by conjugate gradients, the same on every machine."""

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.engine.errors import LudothequeError

STAGES: Final = 4
"""Parts of a game, in each of which the hints' points tell as much about the end."""
STEPS: Final = 60
"""Of conjugate gradients, at most."""
NEARLY: Final = 1e-8
"""A residue so much smaller than at first is none."""
TRUST: Final = 0.1
"""What comes of a position is, to this part, what the hints say of the next one that was kept, and for the rest what
comes of that one: less luck is in it than in the end alone. Of 0, .05, .2 and .5, tried at Clocks, it lies between
the two that told most about other games."""
LEAST_TELLING: Final = 0.05
"""However little the hints told about the end, they are taken to have told so much."""

Row = tuple[list[int], list[float], float]
"""The tokens by which a side differs from the table's average, by how much, and what the hints have left to explain."""


def rows_of(games: Sequence[dict[str, Any]], scale: float) -> tuple[list[Row], list[float]]:
    """Make the rows of a ridge from games; give also how much the hints' points told in each stage of a game."""
    came = [what_came(game, scale) for game in games]
    telling = [_telling(games, came, stage) for stage in range(STAGES)]
    rows: list[Row] = []
    for game, ends in zip(games, came, strict=True):
        for (when, hints, tokens), end in zip(game["positions"], ends, strict=True):
            told = telling[stage_of(when)]
            points = centred(hints)
            # With two sides the other's row is the same with all signs turned.
            for side in range(len(tokens) if len(tokens) > 2 else 1):
                difference = _difference(tokens, side)
                values = [told * value for value in difference.values()]
                rows.append((list(difference), values, end[side] - told * points[side]))
    return rows, telling


def what_came(game: dict[str, Any], scale: float) -> list[list[float]]:
    """Say of each position what came of it, by side, in the hints' points from the average."""
    came = end_of(game, scale)
    found = []
    for _, hints, _ in reversed(game["positions"]):
        found.append(came)
        came = [TRUST * one + (1.0 - TRUST) * other for one, other in zip(centred(hints), came, strict=True)]
    return found[::-1]


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


def _telling(games: Sequence[dict[str, Any]], came: list[list[list[float]]], stage: int) -> float:
    """Find by how much what came differs, on average, for each point by which the hints' points differed in a stage."""
    both = own = 0.0
    for game, ends in zip(games, came, strict=True):
        for (when, hints, _), end in zip(game["positions"], ends, strict=True):
            if stage_of(when) == stage:
                for point, one in zip(centred(hints), end, strict=True):
                    both += point * one
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
