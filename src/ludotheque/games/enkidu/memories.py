"""What is worth remembering of a game of Enkidu: nothing but what everybody was told."""

from collections.abc import Sequence

from ludotheque.engine.memory import Memory, Told, most, most_of


def memories(told: Sequence[Told]) -> list[Memory]:
    """Remember who took most from others, who saw most, and who talked."""

    def talker(one: Told) -> object:
        return one.facts["who"] if one.name == "talk-begun" else None

    return [
        *most(told, "tablet-seized", "memory-seized", 3, 46),
        *most(told, "mission-seen", "memory-seen", 2, 52),
        *most(told, "tablet-taken", "memory-taken", 8, 34),
        *most_of(told, talker, "memory-talks", 3, 40),
    ]
