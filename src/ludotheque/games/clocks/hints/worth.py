"""What dice and exchanges are worth to a player, in points."""

from typing import Final

from ludotheque.games.clocks.effects import GainCoins
from ludotheque.games.clocks.hints.outlook import Outlook
from ludotheque.games.clocks.names import HOURS, NEEDS, PATHS, colour_of, value_of
from ludotheque.games.clocks.state import State

SLOT: Final = 2.9
"""Points a perfect die is worth, its neighbours included."""
BONUS: Final = 0.8
"""Points a free action is worth."""
NEVER: Final = -100.0


def place_worth(s: State, some_die: int, hour: int, price: int, outlook: Outlook) -> float:
    """Judge a die in a slot against the empty slot."""
    over = value_of(some_die) - NEEDS[hour]
    worth = (outlook.of_die(some_die, hour) - outlook.empty) * SLOT - price * outlook.coin
    if over == 0:
        bonus = s.box.bonus[hour]
        worth += bonus.coins * outlook.coin if isinstance(bonus, GainCoins) else BONUS
    else:
        if over < 0:
            over = -over if s.is_any_difference(colour_of(some_die)) else 0
        worth += over * outlook.coin
    return worth + s.fixed_coins(some_die) * outlook.coin if s.variant.is_red_fixed else worth


def dice_worth(s: State, side: int, dice: list[int], outlook: Outlook) -> float:
    """Judge dice, each by the best slot it can reach."""
    worth = 0.0
    for some_die in dice:
        worth += die_worth(s, side, some_die, outlook)
    return worth


def die_worth(s: State, side: int, some_die: int, outlook: Outlook) -> float:
    """Judge a die by the best slot it can reach; by what the bank pays for it if there is none."""
    clock = s.clocks[side]
    is_free = s.does_skip_free(some_die)
    price = 0
    best = NEVER
    for hour in PATHS[max(s.faces[side], 0)]:
        if not clock[hour]:
            best = max(best, place_worth(s, some_die, hour, price, outlook))
            if not is_free:
                price += NEEDS[hour]
                if price > outlook.coins:
                    break
    return best if best > NEVER else s.box.returned_coins * outlook.coin


def swap_worth(clock: list[int], hour: int, outlook: Outlook) -> float:
    """Judge the best exchange for the die at an hour."""
    some_die = clock[hour]
    hope = outlook.of_die(some_die, hour)
    best = NEVER
    for other in range(1, HOURS + 1):
        if other != hour and clock[other]:
            before = hope + outlook.of_die(clock[other], other)
            after = outlook.of_die(some_die, other) + outlook.of_die(clock[other], hour)
            best = max(best, (after - before) * SLOT)
    return best if best > NEVER else 0.0
