"""Words and numbers of Enkidu, what is printed on its components, and the rules a table has chosen."""

from dataclasses import dataclass
from typing import Any, Final, final

from ludotheque.engine.event import Facts
from ludotheque.engine.state import Step

NONE: Final = -1
BAG: Final = -1
"""Where a tablet goes that goes to nobody."""

POSITIONS: Final = ("blue", "red", "yellow", "green")
"""The players' colours; a side's number is its place in this list. Three players leave out the last."""
GLAZES: Final = ("dark-blue", "light-blue", "ochre", "violet", "red")
SIGNS: Final = ("wedge", "hook", "arrow", "pair", "star")
KINDS: Final = 26
"""Kinds of tablets: glaze × 5 + sign, and the joker."""
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
"""Objectives in a pile, with four players; a card's number is pile × 8 + its place in the pile."""

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


class Effect(Step):
    """What an event card does."""

    def is_null(self, s: Any) -> bool:
        """Say whether the card does nothing now, so that nobody need stop it."""
        return False

    def numbers(self) -> Facts:
        """Give the numbers that stand on the card, for its text."""
        return {}

    def appear(self, s: Any) -> None:
        """Note that the card has been revealed, whether or not it is stopped then."""


@final
@dataclass(frozen=True)
class Condition:
    """What a card asks: a word, the sign or glaze it speaks of, and its subject (NONE for the holder)."""

    word: int
    what: int
    subject: int


@final
@dataclass(frozen=True, eq=False)
class Box:
    """What is printed on the components, as the data file says."""

    seating: list[list[int]]
    """Positions clockwise, for three and for four players."""
    copies: list[int]
    """Of each tablet, in the long and in the short game."""
    jokers: int
    removed: int
    cards: list[int]
    """Acquisition cards in each hand, in the long and in the short game."""
    initiation_rounds: list[int]
    choices: list[list[int]]
    """Event cards each player chooses, by length of the game and phase."""
    shares: list[list[int]]
    """Tablets for the first, second and third, by the number on offer; nothing below two."""
    events: list[str]
    effects: list[Effect]
    sets: list[list[int]]
    """By phase and event, the copies each player has."""
    missions: list[str]
    mission_asks: list[Condition]
    objectives: list[str]
    objective_asks: list[Condition]
    mission_points: int
    objective_points: int


@final
@dataclass(frozen=True)
class Variant:
    """The rules this table has chosen."""

    is_short: bool
    do_seats_move: bool
    """Teleportation moves two positions round the table, instead of the people who play them."""
    jokers: int
    does_third_pick_all: bool
    """Nobody sets the odd tablet of a tie aside: it is what the last one leaves."""
    is_seizing_optional: bool
    swap_most: int
    must_both_give: bool
    must_be_equal: bool
    are_blocks_public: bool
    are_contributors_shown: bool
