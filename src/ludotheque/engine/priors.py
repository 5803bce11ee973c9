"""Priors: which answers a long search would think about most, told from the same tokens as what a table is worth.

Every kind of answer has a weight for each token of the side that is asked; what they add up to is the logarithm of how
likely the answer is, beside the others. An answer has a kind of its own where it was seen often, else that of its verb.
"""

from typing import Any, Final, final

from ludotheque.engine.action import Action

FINE: Final = 100
"""Weights are written as whole numbers: so many to a factor of e."""


@final
class Priors:
    """Tells answers apart by what is true of the side that is asked."""

    def __init__(self, kinds: list[str], weights: list[list[float]]) -> None:
        """Take a row of weights for each kind: one by token, and the last for whatever is true."""
        self.kinds = {kind: place for place, kind in enumerate(kinds)}
        self.weights = weights

    def of(self, tokens: list[int], options: list[Action]) -> list[float]:
        """Give the logarithm of how likely each option is, as far as they differ."""
        found: list[float] = []
        for option in options:
            place = kind_of(self.kinds, option.text, option.verb)
            if place < 0:
                found.append(0.0)
                continue
            row = self.weights[place]
            total = row[-1]
            for token in tokens:
                total += row[token]
            found.append(total)
        return found


def kind_of(kinds: dict[str, int], text: str, verb: str) -> int:
    """Find the kind of an answer; -1 if it has none."""
    return kinds.get(text, kinds.get(verb, -1))


def written(kinds: list[str], weights: list[list[float]]) -> dict[str, Any]:
    """Write priors as plain data: by kind, pairs of a token and its weight, where that is not nothing."""
    found: dict[str, Any] = {}
    for kind, row in zip(kinds, weights, strict=True):
        whole = [round(weight * FINE) for weight in row]
        found[kind] = [number for token in range(len(whole)) if whole[token] for number in (token, whole[token])]
    return found


def read(told: dict[str, list[int]], size: int) -> Priors:
    """Read priors over so many tokens; what does not fit raises a ValueError."""
    weights: list[list[float]] = []
    for pairs in told.values():
        row = [0.0] * (size + 1)
        if len(pairs) % 2 or any(not 0 <= token <= size for token in pairs[::2]):
            raise ValueError(f"priors for {size} tokens expected")
        for place in range(0, len(pairs), 2):
            row[pairs[place]] = pairs[place + 1] / FINE
        weights.append(row)
    return Priors(list(told), weights)
