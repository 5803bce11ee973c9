"""What is worth remembering of a game of Enkidu: nothing but what everybody was told."""

from collections.abc import Sequence

from ludotheque.engine.memory import Memory, Told, most, most_of


def memories(told: Sequence[Told]) -> list[Memory]:
    """Remember who took most from others, who saw most, and who talked."""

    def talker(one: Told) -> object:
        return one.facts["who"] if one.name == "talk-begun" else None

    return [
        *most(told, "tablet-seized", "memory-seized", at_least=3, weight=46),
        *most(told, "mission-seen", "memory-seen", at_least=2, weight=52),
        *most(told, "tablet-taken", "memory-taken", at_least=8, weight=34),
        *most_of(told, talker, "memory-talks", at_least=3, weight=40),
    ]
