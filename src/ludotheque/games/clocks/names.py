"""The words and numbers of the book: colours, faces, hours, and dice written as one number."""

from typing import Final

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text

NONE: Final = -1
# Tuples are told to be of any length: compiled, one of a known length is made anew whenever it is looked into.
COLOURS: Final[tuple[str, ...]] = ("white", "grey", "black", "red")
GREY: Final = 1
RED: Final = 3
FORWARD: Final = 0
FACES: Final[tuple[str, ...]] = ("forward", "backward")
OPEN: Final = 1
PURSES: Final[tuple[str, ...]] = ("closed", "open")
PAID_WORDS: Final[tuple[str, ...]] = ("reroll", "nudge", "flip", "swap")
"""The actions one can buy, as the components call them."""

# Hours.

HOURS: Final = 12
PATHS: Final[tuple[tuple[int, ...], ...]] = (tuple(range(1, HOURS + 1)), tuple(range(HOURS, 0, -1)))
"""Hours in the order in which the slots are filled, by face of the board."""
NEEDS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
"""The face that makes a die perfect, by hour."""
LAST_WITHOUT_GHOST: Final = 6
"""From seven on, a printed ghost six does the rest."""


def hour_after(hour: int) -> int:
    """Tell the next hour; one comes after twelve."""
    return hour % HOURS + 1


# Dice.

HIGHEST: Final = 6
"""The highest face of a die; the lowest is a one."""


def die(colour: int, value: int) -> int:
    """Write a die as one number; 0 is no die."""
    return colour * 10 + value


def colour_of(some_die: int) -> int:
    """Tell the colour of a die."""
    return some_die // 10


def value_of(some_die: int) -> int:
    """Tell the face a die shows."""
    return some_die % 10


def showing(some_die: int, value: int) -> int:
    """Turn a die to another face."""
    return some_die - some_die % 10 + value


def opposite(value: int) -> int:
    """Tell the face on the other side of a die."""
    return 7 - value


def is_perfect(some_die: int, hour: int) -> bool:
    """Say whether a die shows the face that is needed at an hour; no die never does."""
    return some_die % 10 == NEEDS[hour]


def die_facts(some_die: int) -> Facts:
    """Describe a die for a text."""
    return {"colour": f"colour-{COLOURS[colour_of(some_die)]}", "value": value_of(some_die)}


def die_text(some_die: int) -> Text:
    """Put a die into words."""
    return Text("die", die_facts(some_die))


# The end of the game.

PERFECT_CLOCK: Final = "perfect-clock"
ALL_FULL: Final = "all-full"
GRADES: Final = ("slow", "fair", "good", "precise")
MASTER: Final = "master"
