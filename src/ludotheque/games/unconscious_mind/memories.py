"""What is worth remembering of a game of Unconscious Mind."""

from collections.abc import Sequence

from ludotheque.engine.memory import Memory, Told, most
from ludotheque.engine.scene import Text

LARGE = 8
"""How many points in one go are worth telling."""


def memories(told: Sequence[Told]) -> list[Memory]:
    """Remember cures, treatises and dreams, and the most points in one go."""
    found = [
        *most(told, "client-cured", "memory-cured", at_least=2, weight=50),
        *most(told, "treatise-published", "memory-treatises", at_least=2, weight=48),
        *most(told, "dream-resolved", "memory-dreams", at_least=4, weight=42),
    ]
    gains = [one for one in told if one.name == "points-gained"]
    best = max(gains, key=lambda one: int(str(one.facts["points"])), default=None)
    if best is not None and int(str(best.facts["points"])) >= LARGE:
        points, side = int(str(best.facts["points"])), int(str(best.facts["who"]))
        text = Text("memory-points", {"who": side, "count": points, "round": best.round})
        found.append(Memory(text, min(80, 36 + 2 * points), side, best.turn))
    return found
