"""The table of Clocks: boards, purses, bag, felt, and the bids behind the screens."""

from dataclasses import dataclass, field
from typing import Final, final

from ludotheque.engine import state
from ludotheque.engine.action import Action
from ludotheque.engine.state import Step

COLOURS: Final = ("white", "grey", "black", "red")
GREY: Final = 1
RED: Final = 3
FORWARD: Final = 0
BACKWARD: Final = 1
FACES: Final = ("forward", "backward")
OPEN: Final = 1
PURSES: Final = ("closed", "open")
HOURS: Final = 12
NONE: Final = -1
PATHS: Final = (tuple(range(1, HOURS + 1)), tuple(range(HOURS, 0, -1)))
"""Hours in the order in which the slots are filled, by face of the board."""
NEEDS: Final = (0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
"""The face that makes a die perfect, by hour: from seven on, a printed ghost six does the rest."""


def die(colour: int, value: int) -> int:
    """Write a die as one number; 0 is no die."""
    return colour * 10 + value


def colour_of(some_die: int) -> int:
    """Tell the colour of a die."""
    return some_die // 10


def value_of(some_die: int) -> int:
    """Tell the face a die shows."""
    return some_die % 10


@final
@dataclass(frozen=True, eq=False)
class Box:
    """What is printed on the components, as the data file says."""

    start_money: list[int]
    dice: list[int]
    is_free_skip: list[bool]
    is_any_difference: list[bool]
    bonus: list[Step]
    """What a perfect die brings, by hour."""
    free_coins: int
    prices: list[int]
    """By paid action, in the order of `effects.PAID`."""
    returned_coins: int
    red_coins: int
    points_perfect: int
    points_neighbours: int
    points_set: int
    grades: list[int]
    bids: list[Action]
    """By coins, up to more than anybody can ever own."""


@final
@dataclass(frozen=True)
class Variant:
    """The rules this table has chosen."""

    has_rival: bool
    is_red_fixed: bool
    does_grey_turn: bool
    is_money_shown: bool
    """Whether the table has decided that all purses are open."""
    are_purses_chosen: bool = False
    """Whether everybody decides for their own purse, rather than the table for all."""


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Everything on the table."""

    box: Box
    variant: Variant
    players: int
    first: int = NONE
    """The first player, who has the yellow dice and the bag; NONE before one is chosen."""
    round: int = 0
    faces: list[int]
    """Which face of the board each player uses, NONE before it is chosen."""
    purses: tuple[int, ...]
    """Whether each player has chosen an open purse, NONE before they have or where the table decides."""
    money: list[int]
    clocks: list[list[int]]
    """By player and hour (1 to 12), the die lying there or 0; there is no hour 0."""
    bag: list[int]
    """Dice in the bag, by colour."""
    felt: list[int] = field(default_factory=list)
    """Dice that were rolled and are not in groups yet."""
    groups: list[list[int]] = field(default_factory=list)
    middle: list[list[int]]
    """By player, dice won and not yet placed."""
    bids: list[int]
    """By side, NONE before a bid is laid."""
    are_bids_open: bool = False
    order: list[int] = field(default_factory=list)
    """The sides that still pick a group, in order."""
    yellow: list[int] = field(default_factory=list)
    """The two yellow dice, if the rival has rolled them this round."""

    @property
    def rival(self) -> int:
        """The side of the yellow rival, which nobody answers for."""
        return self.players

    def is_full(self, player: int) -> bool:
        """Say whether the clock has a die at every hour."""
        return 0 not in self.clocks[player]

    def is_perfect(self, player: int, hour: int) -> bool:
        """Say whether the die at this hour shows the needed face."""
        return self.clocks[player][hour] % 10 == NEEDS[hour]

    def fixed_coins(self, some_die: int) -> int:
        """Count what the die earns wherever it is placed: nothing, but for red in the variant."""
        return self.box.red_coins if self.variant.is_red_fixed and some_die // 10 == RED else 0

    def difference_coins(self, some_die: int, hour: int) -> int:
        """Count what the die earns for being higher than the needed face; some colours for being lower as well."""
        over = some_die % 10 - NEEDS[hour]
        return -over if over < 0 and self.is_any_difference(some_die // 10) else max(over, 0)

    def is_any_difference(self, colour: int) -> bool:
        """Say whether a die of this colour earns the difference even when it is too low."""
        return self.box.is_any_difference[colour] and not (self.variant.is_red_fixed and colour == RED)

    def does_turn(self, some_die: int) -> bool:
        """Say whether the die may be turned by one before it is placed: grey in the variant."""
        return self.variant.does_grey_turn and some_die // 10 == GREY

    def skip_cost(self, player: int, hour: int, some_die: int) -> int:
        """Add up the visible pips of the empty slots before this hour; black pays nothing."""
        if self.box.is_free_skip[some_die // 10]:
            return 0
        clock = self.clocks[player]
        cost = 0
        for earlier in PATHS[self.faces[player]]:
            if earlier == hour:
                break
            if not clock[earlier]:
                cost += NEEDS[earlier]
        return cost
