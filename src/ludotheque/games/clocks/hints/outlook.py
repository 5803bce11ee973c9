"""What a player may hope for: how many turns there are, what they can pay for, and which hours end perfect."""

import math
from typing import Final, final

from ludotheque.games.clocks.effects import ChangeClock, SwapWith
from ludotheque.games.clocks.names import (
    COLOURS,
    FORWARD,
    HIGHEST,
    HOURS,
    NEEDS,
    PAID_WORDS,
    die,
    opposite,
    value_of,
)
from ludotheque.games.clocks.state import State
from ludotheque.games.clocks.turn.player import NextTurn

DICE_A_ROUND: Final = 1.35
"""How many dice a player wins in a round, on average."""

# How a die lies at an hour; `Outlook.hopes` goes by it.
EMPTY: Final = 0
NEARLY: Final = 1
FAR_OFF: Final = 2
PERFECT: Final = 3

# What mends a clock: actions that are paid for with the coins at hand and those to come.
COINS_A_TURN: Final = 0.6
FORWARD_COINS: Final = 2.0
"""Coins that the forward face is worth beyond those at hand while its clock is empty: either face wins as often,"""
FIRST_DICE: Final = 2.0
"""and so many more until its first dice lie in lots: they go where little is needed, as their worth tells then."""
FIX: Final = 2.7
"""Points that an action to mend a die is worth; a coin is worth a part of it, by what that costs at the table,"""
COIN: Final = 0.45
"""but at least this, as it can be bid, too."""
NUDGE: Final = PAID_WORDS.index("nudge")
FLIP: Final = PAID_WORDS.index("flip")
FIXES_A_TURN: Final = 1.1
FIXES_BESIDE: Final = 0.2
"""However many coins there are, no more actions than this can be had: a little over one a turn, and a little beside."""
FIXES_FAR: Final = 1.5
FIXES_EMPTY: Final = 0.45
FIXES_LEAST: Final = 0.3
"""Actions needed for a die that is far from perfect, for an empty slot, and in any case; one for a die that is near."""
MUCH_SUPPLY: Final = 2.0
"""More actions than this for each one needed help no further."""

# How likely an hour ends perfect: logistic in what the player has and still has to mend, fitted to 400 games of
# search:60 with one to four players, whose faces were dealt. In order: always 1; actions that can be paid for; turns;
# dice one action away from perfect; dice further away; empty slots; actions for each thing to be mended.
EMPTY_FIT: Final = (-0.42, 0.16, 0.19, -0.10, -0.06, -0.06, 0.88)
NEAR_FIT: Final = (-1.34, 0.11, 0.28, -0.16, -0.04, -0.05, 2.95)
FAR_FIT: Final = (-2.06, 0.08, 0.32, -0.11, -0.04, -0.10, 3.23)


def is_near(value: int, needs: int) -> bool:
    """Say whether one nudge or one flip makes the die perfect."""
    return is_one_off(value, needs) or value == opposite(needs)


def is_one_off(value: int, needs: int) -> bool:
    """Say whether one nudge makes the die perfect."""
    return value - needs == 1 or needs - value == 1


def standing(some_die: int, hour: int) -> int:
    """Say how a die lies at an hour."""
    if not some_die:
        return EMPTY
    value = value_of(some_die)
    if value == NEEDS[hour]:
        return PERFECT
    return NEARLY if is_near(value, NEEDS[hour]) else FAR_OFF


STANDINGS: Final = [
    [standing(some_die, hour) for some_die in range(die(len(COLOURS) - 1, HIGHEST) + 1)] for hour in range(HOURS + 1)
]
"""By hour and die: looked up, as it is asked more often than anything else."""


@final
class Outlook:
    """What a player may hope for: how likely an hour ends perfect that is empty, nearly perfect, or far from it."""

    def __init__(self, s: State, side: int) -> None:
        clock = s.clocks[side]
        counts = [0, 0, 0, 0]
        for hour in range(1, HOURS + 1):
            counts[STANDINGS[hour][clock[hour]]] += 1
        empty, near, far = counts[EMPTY], counts[NEARLY], counts[FAR_OFF]
        coins = s.money[side]
        if not s.are_bids_open and s.bids[side] > 0:  # laid, and as good as paid
            coins -= s.bids[side]
        turns = turns_left(s, side)
        purse = coins + COINS_A_TURN * turns
        if s.faces[side] == FORWARD:
            purse += FORWARD_COINS * empty / HOURS
            if empty == HOURS and s.felt:
                purse += FIRST_DICE
        price = fix_price(s)
        self.coin = max(COIN, FIX / price)
        """Points a coin is worth while there is something to buy."""
        fixes = min(purse / price, FIXES_A_TURN * turns + FIXES_BESIDE)
        supply = min(MUCH_SUPPLY, fixes / (near + FIXES_FAR * far + FIXES_EMPTY * empty + FIXES_LEAST))
        self.coins = coins
        self.empty_slots = empty
        self.near = fitted(NEAR_FIT, fixes, turns, near, far, empty, supply)
        self.far = fitted(FAR_FIT, fixes, turns, near, far, empty, supply)
        self.empty = fitted(EMPTY_FIT, fixes, turns, near, far, empty, supply)
        if turns <= 0.0:
            self.near = self.far = 0.0
        self.hopes = [self.empty, self.near, self.far, 1.0]
        """By how a die lies."""

    def of_die(self, some_die: int, hour: int) -> float:
        """Say how likely the hour ends perfect with this die, or none, lying there."""
        return self.hopes[STANDINGS[hour][some_die]]


def fix_price(s: State) -> float:
    """Say what one pays on average for an action that makes a near die perfect: a nudge or a flip."""
    prices = s.prices
    return max(1.0, (prices[NUDGE] + prices[FLIP]) / 2.0)


def fitted(
    fit: tuple[float, float, float, float, float, float, float],
    fixes: float,
    turns: float,
    near: int,
    far: int,
    empty: int,
    supply: float,
) -> float:
    """Work out one of the fits."""
    x = fit[0] + fit[1] * fixes + fit[2] * turns + fit[3] * near + fit[4] * far + fit[5] * empty + fit[6] * supply
    return 1.0 / (1.0 + math.exp(-x))


def slots_left(s: State) -> int:
    """Count the slots of the emptiest clock that dice are still to be won for."""
    most = 0
    for player in range(s.players):
        most = max(most, s.clocks[player].count(0) - len(s.middle[player]))
    return most


def turns_left(s: State, side: int) -> float:
    """Guess how many more turns a player has: the game lasts until the slowest clock is full."""
    most = slots_left(s)
    if s.groups or s.felt or s.lanes:  # the auction: everybody will have a turn with what they win
        return max(0.0, most / DICE_A_ROUND - 1.0) + 1.0
    away = s.away(side) - s.away(s.turn)
    if away == 0 and is_paid_for(s):
        away = -1
    return most / DICE_A_ROUND + (1.0 if away > 0 else 0.5 if away == 0 else 0.0)


def is_paid_for(s: State) -> bool:
    """Say whether the last action of a turn is under way: nothing can be bought in that turn any more.

    Were it counted as a turn to come, buying would look better than passing just for being slower.
    """
    if s.lanes or len(s.agenda) < 2:
        return False
    return isinstance(s.agenda[-1][1], (ChangeClock, SwapWith)) and isinstance(s.agenda[-2][1], NextTurn)
