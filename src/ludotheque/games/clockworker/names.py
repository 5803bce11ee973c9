"""The words and numbers of the book: kinds of units, kinds of cards, places of the row, sets of slots."""

from typing import Final

from ludotheque.engine.scene import Text

KINDS: Final = ("gear", "red", "green", "blue", "gold", "robot", "point")
"""What one gains and pays; a stock counts them in this order."""
GEAR: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
GOLD: Final = 4
ROBOT: Final = 5
POINT: Final = 6
COLOURS: Final = (RED, GREEN, BLUE)
"""The blocks a gold block may stand for."""

CARDS: Final = ("factory", "artifact", "archive")
FACTORY: Final = 0
ARTIFACT: Final = 1
ARCHIVE: Final = 2

NONE: Final = -1
STARTER: Final = 0
"""The number of the starting factory; the others follow."""
ROW: Final = 5
LESS_GEARS: Final = 3
"""Place in the row (counted from 0, next to the deck) under the marker that saves a gear."""
MORE_GOODS: Final = 4
"""Place in the row under the marker that brings what the top slot shows."""
MOST_SLOTS: Final = 8

# Sets of slots, artifacts, kinds or places, each written as one number: bit k says whether k is in it.


def has(numbers: int, one: int) -> bool:
    """Say whether a set holds this one."""
    return numbers >> one & 1 == 1


def members(numbers: int) -> list[int]:
    """List what a set holds, from the lowest."""
    found: list[int] = []
    one = 0
    while numbers:
        if numbers & 1:
            found.append(one)
        numbers >>= 1
        one += 1
    return found


def only(one: int) -> int:
    """Give the set that holds nothing else."""
    return 1 << one


def all_below(count: int) -> int:
    """Give the set of the first so many."""
    return (1 << count) - 1


def without_top(slots: int) -> int:
    """Take the topmost slot from a set of slots."""
    return slots & (slots - 1)


def _top(slots: int) -> int:
    return NONE if not slots else (slots & -slots).bit_length() - 1


TOP: Final = [_top(slots) for slots in range(1 << MOST_SLOTS)]
"""The topmost slot in a set of slots (0 is the top); NONE in an empty set."""


def slot_number(slot: int) -> int:
    """Count a slot as people do: the top one is number 1."""
    return slot + 1


def slot_id(factory: str, slot: int) -> str:
    """Name the piece of a slot, on the piece of its factory."""
    return f"{factory}.{slot_number(slot)}"


# The end of the game.

MANY_CARDS: Final = "many-cards"
END_TILE: Final = "end-tile"
STANDSTILL: Final = "standstill"


# Words for units: a list of kinds, one for each unit.


def by_kind(units: list[int]) -> list[int]:
    """Count units by kind."""
    counts = [0] * len(KINDS)
    for kind in units:
        counts[kind] += 1
    return counts


def amounts(units: list[int]) -> list[Text]:
    """Put units into words."""
    return amounts_of(by_kind(units))


def amounts_of(counts: list[int]) -> list[Text]:
    """Put counts by kind into words."""
    return [Text(f"amount-{KINDS[kind]}", {"count": counts[kind]}) for kind in range(len(counts)) if counts[kind]]


def tokens(units: list[int]) -> list[str]:
    """Put units into symbols."""
    return tokens_of(by_kind(units))


def tokens_of(counts: list[int]) -> list[str]:
    """Put counts by kind into symbols: `2 gear`, `red`."""
    found: list[str] = []
    for kind in range(len(counts)):
        if counts[kind]:
            found += [str(counts[kind]), KINDS[kind]] if counts[kind] > 1 else [KINDS[kind]]
    return found
