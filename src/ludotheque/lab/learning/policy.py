"""Finds priors: a softmax over the answers to a question, as near as it gets to how often a search tried each."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

PASSES: Final = 6
"""Over all questions."""
STEP: Final = 0.1
"""The first one along a weight; later ones get smaller, by all that it has moved."""
STRENGTH: Final = 1e-4
"""How much smaller a weight gets whenever it is looked at."""
OFTEN: Final = 50
"""An answer that was possible so often has a kind of its own."""
MOST: Final = 30_000
"""Weights in all; where that is too few, only the most frequent answers have a kind of their own."""

Asked = list[Any]
"""A question: the tokens of who was asked, and texts, verbs and visits of the answers."""


def kinds_of(questions: Sequence[Asked], size: int) -> list[str]:
    """List what gets weights: every verb, and the answers that were possible often."""
    verbs = sorted({verb for _, _, named, _ in questions for verb in named})
    seen = Counter(text for _, texts, _, _ in questions for text in texts)
    often = sorted([(-times, text) for text, times in seen.items() if times >= OFTEN and text not in verbs])
    return [*verbs, *[text for _, text in often[: max(0, MOST // (size + 1) - len(verbs))]]]


def fit_priors(questions: Sequence[Asked], kinds: Sequence[str], size: int) -> list[list[float]]:
    """Find weights by kind, in the order of the questions, the same each time."""
    weights = [[0.0] * (size + 1) for _ in kinds]
    moved = [[1e-6] * (size + 1) for _ in kinds]
    places = {kind: place for place, kind in enumerate(kinds)}
    for _ in range(PASSES):
        for tokens, texts, verbs, visits in questions:
            rows = [places.get(text, places[verb]) for text, verb in zip(texts, verbs, strict=True)]
            active = [*tokens, size]
            told = likely([sum([weights[row][token] for token in active]) for row in rows])
            total = sum(visits)
            slope: dict[int, float] = {}
            for row, one, tried in zip(rows, told, visits, strict=True):
                slope[row] = slope.get(row, 0.0) + one - tried / total
            for row, by in slope.items():
                own, steps = weights[row], moved[row]
                for token in active:
                    along = by + STRENGTH * own[token]
                    steps[token] += along * along
                    own[token] -= STEP * along / math.sqrt(steps[token])
    return weights


def likely(logs: Sequence[float]) -> list[float]:
    """Turn logarithms into shares of one."""
    most = max(logs)
    parts = [math.exp(one - most) for one in logs]
    total = sum(parts)
    return [part / total for part in parts]
