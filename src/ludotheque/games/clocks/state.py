"""The table of Clocks: boards, purses, bag, felt, and the bids behind the screens."""

from dataclasses import dataclass, field
from typing import final

from ludotheque.engine import state
from ludotheque.engine.action import Action
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.clocks.names import GREY, HOURS, NEEDS, NONE, PATHS, RED, colour_of, value_of


class Bonus(Step):
    """What stands beside an hour: a perfect die that is placed there brings it."""

    def symbols(self) -> list[str]:
        """Say it in symbols."""
        raise NotImplementedError

    def text(self) -> Text:
        """Name it."""
        raise NotImplementedError

    def coins_at_once(self) -> int:
        """Say how many coins it brings, without anything to choose."""
        return 0

    def least(self) -> int:
        """Say how many dice must lie on the clock; with fewer it lapses."""
        return 0


@final
@dataclass(frozen=True, eq=False)
class Box:
    """What is printed on the components, as the data file says."""

    start_money: list[int]
    dice: list[int]
    is_free_skip: list[bool]
    is_any_difference: list[bool]
    bonus: list[Bonus]
    """What a perfect die brings, by hour."""
    free_coins: list[int]
    """What the free action brings, where one plays, two, three and four."""
    prices: list[list[int]]
    """Where one plays, two, three and four: by paid action, in the order of `PAID_WORDS`."""
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

    @property
    def free_coins(self) -> int:
        """What the free action brings at this table."""
        return self.box.free_coins[self.players - 1]

    @property
    def prices(self) -> list[int]:
        """What can be bought costs at this table, in the order of `PAID_WORDS`."""
        return self.box.prices[self.players - 1]

    @property
    def bidders(self) -> int:
        """How many bid: the players and, where there is one, the rival."""
        return len(self.bids)

    def clockwise(self, away: int) -> int:
        """Name the player so many places clockwise from the first one."""
        return (self.first + away) % self.players

    def away(self, player: int) -> int:
        """Count the places clockwise from the first player to this one."""
        return (player - self.first) % self.players

    def around(self, player: int) -> list[int]:
        """List all players clockwise from one."""
        return [(player + away) % self.players for away in range(self.players)]

    def in_turn(self) -> list[int]:
        return self.around(self.first)

    def dice_on(self, player: int) -> int:
        """Count the dice on a clock."""
        return HOURS - self.clocks[player].count(0)

    def is_full(self, player: int) -> bool:
        """Say whether the clock has a die at every hour."""
        return 0 not in self.clocks[player]

    def fixed_coins(self, some_die: int) -> int:
        """Count what the die earns wherever it is placed: nothing, but for red in the variant."""
        return self.box.red_coins if self.variant.is_red_fixed and colour_of(some_die) == RED else 0

    def difference_coins(self, some_die: int, hour: int) -> int:
        """Count what the die earns for being higher than the needed face; some colours for being lower as well."""
        over = value_of(some_die) - NEEDS[hour]
        return -over if over < 0 and self.is_any_difference(colour_of(some_die)) else max(over, 0)

    def is_any_difference(self, colour: int) -> bool:
        """Say whether a die of this colour earns the difference even when it is too low."""
        return self.box.is_any_difference[colour] and not (self.variant.is_red_fixed and colour == RED)

    def does_turn(self, some_die: int) -> bool:
        """Say whether the die may be turned by one before it is placed: grey in the variant."""
        return self.variant.does_grey_turn and colour_of(some_die) == GREY

    def does_skip_free(self, some_die: int) -> bool:
        """Say whether the die leaves gaps free of charge: black does."""
        return self.box.is_free_skip[colour_of(some_die)]

    def skip_price(self, player: int, hour: int, some_die: int) -> int:
        """Add up the visible pips of the empty slots before this hour; black pays nothing."""
        if self.does_skip_free(some_die):
            return 0
        clock = self.clocks[player]
        price = 0
        for earlier in PATHS[self.faces[player]]:
            if earlier == hour:
                break
            if not clock[earlier]:
                price += NEEDS[earlier]
        return price
