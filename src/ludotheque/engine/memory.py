"""What is worth remembering of a game that is over: what everybody was told, and what a game finds in it."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text


@dataclass(frozen=True)
class Told:
    """Something everybody was told: when, what, and the facts that are everybody's."""

    turn: int
    round: int
    name: str
    facts: Facts


@dataclass(frozen=True)
class Memory:
    """Something worth telling; of several, the weightiest comes first."""

    text: Text
    weight: float
    """How rare and how telling it is, from 0 to 100."""
    side: int | None = None
    turn: int = 0
    """When it came to pass; 0 where that is no question."""


def most(told: Sequence[Told], name: str, text: str, *, at_least: int, weight: float) -> list[Memory]:
    """Remember the side that did something most often, if it did so often enough and more often than others."""

    def whose(one: Told) -> object:
        return one.facts.get("who") if one.name == name else None

    return most_of(told, whose, text, at_least=at_least, weight=weight)


def most_of(
    told: Sequence[Told], whose: Callable[[Told], object], text: str, *, at_least: int, weight: float
) -> list[Memory]:
    """Remember the side of which most can be told, as `whose` says of each thing."""
    counts = Counter(side for side in map(whose, told) if isinstance(side, int)).most_common(2)
    if not counts or counts[0][1] < at_least or (len(counts) > 1 and counts[1][1] == counts[0][1]):
        return []
    side, count = counts[0]
    return [Memory(Text(text, {"who": side, "count": count}), weight + min(20, 2 * (count - at_least)), side)]
