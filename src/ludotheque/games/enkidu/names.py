"""Words of the rulebook and their numbers: colours, tablets, phases, piles, and what cards ask for."""

from typing import Final

NONE: Final = -1
BAG: Final = -1
"""Where a tablet goes that goes to nobody."""

POSITIONS: Final = ("blue", "red", "yellow", "green")
"""The players' colours; a side's number is its place in this list. Three players leave out the last."""
GLAZES: Final = ("dark-blue", "light-blue", "ochre", "violet", "red")
SIGNS: Final = ("wedge", "hook", "arrow", "pair", "star")
KINDS: Final = 26
"""Kinds of tablets: each glaze with each sign, and the joker."""
JOKER: Final = 25
TABLETS: Final = tuple(
    [f"{letters}{sign + 1}" for letters in ("DB", "LB", "OC", "VI", "RE") for sign in range(len(SIGNS))] + ["J"]
)
"""How the kinds of tablets are written."""

INITIATION: Final = 0
DEVELOPMENT: Final = 1
PHASES: Final = ("initiation", "development")

BLOCKS: Final = 4
"""Piles of objectives."""
IN_BLOCK: Final = 8
"""Objectives in a pile."""

# What a mission or an objective asks of its subject.
MOST_SIGN: Final = 0
MOST_GLAZE: Final = 1
TWO_OF_EACH_GLAZE: Final = 2
TWO_ROWS: Final = 3
MISSION_FULFILLED: Final = 4
MISSION_FAILED: Final = 5
MOST_TABLETS: Final = 6
FEWEST_TABLETS: Final = 7
RIGHT_NEIGHBOUR: Final = 8

# How jokers count when players are compared.
OWNER_CHOICE: Final = 0
ALL_JOKERS: Final = 1
SUBJECT_ONLY: Final = 2

FEWEST_PLAYERS: Final = 3
MOST_CARDS: Final = 15
"""Acquisition cards in a hand, at most."""
PILES: Final = ("A", "B", "C", "D")
"""The piles of objectives, as the cards name them."""
NUMBERS: Final = 100
"""What lies between two who talk is numbered from 0 to 99 and again: nobody is a hundred changes late."""

# Why the game ends.
CATACLYSM: Final = "cataclysm-struck"
BAG_EMPTY: Final = "bag-empty"
HANDS_EMPTY: Final = "hands-empty"


# What the numbers of tablets and cards are made of.


def tablets_in(counts: list[int]) -> int:
    """Count the tablets of all kinds; compiled, a loop is much faster than `sum`."""
    total = 0
    for count in counts:
        total += count
    return total


def kind_of(glaze: int, sign: int) -> int:
    """Name the kind of the tablets of a glaze with a sign."""
    return glaze * len(SIGNS) + sign


def glaze_of(kind: int) -> int:
    """Name the glaze of a kind that is not the joker."""
    return kind // len(SIGNS)


def sign_of(kind: int) -> int:
    """Name the sign of a kind that is not the joker."""
    return kind % len(SIGNS)


def card_in_pile(block: int, place: int) -> int:
    """Name the objective at a place of a pile."""
    return block * IN_BLOCK + place


def pile_of(card: int) -> int:
    """Name the pile of an objective."""
    return card // IN_BLOCK


def place_in_pile(card: int) -> int:
    """Name the place of an objective in its pile."""
    return card % IN_BLOCK


def holding_of(side: int, block: int) -> int:
    """Number what a side holds from a pile: its place in lists of objectives."""
    return side * BLOCKS + block


def holder_at(place: int) -> int:
    """Name the side whose holding has a number."""
    return place // BLOCKS


def pile_at(place: int) -> int:
    """Name the pile a holding with a number is from."""
    return place % BLOCKS
