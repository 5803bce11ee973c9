"""What to do without thinking."""

from typing import Final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.games.clocks.actions import COINS, DECLINE, PASS
from ludotheque.games.clocks.hints.outlook import Outlook, is_near, is_one_off
from ludotheque.games.clocks.hints.worth import NEVER, dice_worth, place_worth
from ludotheque.games.clocks.names import HOURS, NEEDS, PAID_WORDS, is_perfect, opposite, value_of
from ludotheque.games.clocks.state import State

LOW_BIDS: Final = 4
"""A quick bid is one of so many, from nothing on."""
SOMETIMES: Final = 2
SELDOM: Final = 3
"""Once in so many times."""
NEAR: Final = 1
FAR: Final = 2
"""How much there is to mend in a die that one action makes perfect, and in any other."""
MEND: Final = 2
"""What each step nearer to perfect counts."""
REROLL_RISK: Final = 3
"""What speaks against rolling a die again."""
SPOILT: Final = -4
"""To move a perfect die away."""
AT_RANDOM: Final = -1
"""To move a die that is needed nowhere else."""
WORST: Final = -10


def best_place(s: State, side: int, options: list[Action]) -> Action:
    """Choose the slot that is worth most for the die."""
    some_die = s.middle[side][0]
    is_free = s.does_skip_free(some_die)
    outlook = Outlook(s, side)
    best = options[0]
    best_worth = NEVER
    price = 0
    for option in options:
        worth = place_worth(s, some_die, option.target, price, outlook)
        if worth > best_worth:
            best, best_worth = option, worth
        if not is_free:
            price += NEEDS[option.target]
    return best


def best_group(s: State, side: int, options: list[Action]) -> Action:
    """Choose the lot whose dice are worth most."""
    outlook = Outlook(s, side)
    best = options[0]
    best_worth = NEVER
    for option in options:
        worth = dice_worth(s, side, s.groups[option.target], outlook)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def imperfection(value: int, needs: int) -> int:
    """Say how much there is to mend: nothing in a perfect die, little if one action does it."""
    if value == needs:
        return 0
    return NEAR if is_near(value, needs) else FAR


def free_action(s: State, side: int, options: list[Action], chance: Chance) -> Action:
    """Roll a die again that is far from perfect; take money if there is none."""
    clock = s.clocks[side]
    for option in options:
        if option is not COINS and imperfection(value_of(clock[option.target]), NEEDS[option.target]) == FAR:
            return option if chance.pick("rollout", SOMETIMES) else COINS
    return COINS


def paid_action(s: State, side: int, options: list[Action], chance: Chance) -> Action:
    """Buy what makes a die perfect."""
    clock = s.clocks[side]
    can_nudge = can_flip = is_far = False
    for hour in range(1, HOURS + 1):
        if clock[hour]:
            value = value_of(clock[hour])
            needs = NEEDS[hour]
            if is_one_off(value, needs):
                can_nudge = True
            elif value == opposite(needs):
                can_flip = True
            elif value != needs:
                is_far = True
    best = PASS
    for option in options:
        if option is PASS:
            continue
        word = PAID_WORDS[option.target]
        if (word == "nudge" and can_nudge) or (word == "flip" and can_flip):
            return option
        if word == "reroll" and is_far and chance.pick("rollout", SELDOM) == 0:
            best = option
    return best


def best_change(s: State, side: int, options: list[Action]) -> Action:
    """Change the die that gains most by it; decline if none does."""
    clock = s.clocks[side]
    best = options[0]
    best_gain = WORST
    for option in options:
        if option is DECLINE:
            gain = 0
        else:
            hour = option.target
            value = value_of(clock[hour])
            needs = NEEDS[hour]
            verb = option.verb
            old = imperfection(value, needs)
            if verb == "up":
                gain = MEND * (old - imperfection(value + 1, needs))
            elif verb == "down":
                gain = MEND * (old - imperfection(value - 1, needs))
            elif verb == "flip":
                gain = MEND * (old - imperfection(opposite(value), needs))
            elif verb == "reroll":
                gain = MEND * old - REROLL_RISK
            else:
                gain = old
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def best_swap(s: State, side: int, options: list[Action]) -> Action:
    """Move the die that is needed elsewhere; decline if none is."""
    clock = s.clocks[side]
    best = options[0]
    best_gain = WORST
    for option in options:
        if option is DECLINE:
            gain = 0
        else:
            hour = option.target
            gain = SPOILT if is_perfect(clock[hour], hour) else AT_RANDOM
            if gain == AT_RANDOM:
                for other in range(1, HOURS + 1):
                    if clock[other] and not is_perfect(clock[other], other) and is_perfect(clock[hour], other):
                        gain = 1
                        break
        if gain > best_gain:
            best, best_gain = option, gain
    return best
