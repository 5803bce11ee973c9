"""What is worth remembering of a game of Clockworker."""

from collections import Counter
from collections.abc import Sequence

from ludotheque.engine.memory import Memory, Told, most
from ludotheque.engine.scene import Text
from ludotheque.engine.texts import content_of

OFTEN = 4
"""How often a factory has to work to be remembered."""


def memories(told: Sequence[Told]) -> list[Memory]:
    """Remember the busiest factory, and whoever repaired or saved most."""
    found = [
        *most(told, "artifact-taken", "memory-artifacts", at_least=4, weight=40),
        *most(told, "archive-taken", "memory-archives", at_least=3, weight=44),
    ]
    returned = [one for one in told if one.name == "robot-returned"]
    by_factory = Counter(content_of([one.facts["who"], one.facts["factory"]]) for one in returned)
    busiest = by_factory.most_common(1)
    if busiest and busiest[0][1] >= OFTEN:
        one = next(one for one in returned if content_of([one.facts["who"], one.facts["factory"]]) == busiest[0][0])
        side, count = int(str(one.facts["who"])), busiest[0][1]
        text = Text("memory-factory", {"who": side, "factory": one.facts["factory"], "count": count})
        found.append(Memory(text, min(75, 40 + 2 * count), side))
    return found
