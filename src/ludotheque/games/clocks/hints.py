"""What a watchmaker knows by heart: how a clock will end, and what to do without thinking long."""

import math
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.games.clocks.actions import COINS, DECLINE, PASS
from ludotheque.games.clocks.effects import ChangeClock, Flip, GainCoins, Nudge, Reroll, Swap, SwapWith
from ludotheque.games.clocks.names import (
    COLOURS,
    FORWARD,
    HIGHEST,
    HOURS,
    NEEDS,
    PAID_WORDS,
    PATHS,
    colour_of,
    die,
    is_perfect,
    opposite,
    value_of,
)
from ludotheque.games.clocks.state import State
from ludotheque.games.clocks.turn.player import NextTurn

DICE_A_ROUND: Final = 1.35
"""How many dice a player wins in a round, on average."""
COIN: Final = 0.45
"""Points a coin is worth while there is something to buy."""
SLOT: Final = 2.9
"""Points a perfect die is worth, its neighbours included."""
BONUS: Final = 0.8
"""Points a free action is worth."""
OUTRIGHT: Final = 9.0
"""Points the end by a perfect clock counts for."""
SPARE_COIN: Final = 0.02
"""Points a coin is worth in itself: it decides ties."""
SETS: Final = 3.0
"""More sets of the four colours than this are hoped for by nobody."""
SET_A_SLOT: Final = 0.2
"""What an empty slot adds to the sets that are hoped for."""
HALF_MENDED: Final = 0.5
"""What a nudge or a flip is worth that makes no die perfect, as a share of bringing one near."""
NEVER: Final = -100.0

# How a die lies at an hour; `Outlook.hopes` goes by it.
EMPTY: Final = 0
NEARLY: Final = 1
FAR_OFF: Final = 2
PERFECT: Final = 3

# What mends a clock: actions that are paid for with the coins at hand and those to come.
COINS_A_TURN: Final = 0.6
FORWARD_COINS: Final = 2.0
"""Coins that the forward face is worth beyond those at hand while its clock is empty: either face wins as often."""
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

# Play without thinking.
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
        fixes = min(purse / fix_price(s), FIXES_A_TURN * turns + FIXES_BESIDE)
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


@final
class Watchmaker(Hints):
    """Guesses, hour by hour, how likely the die there ends perfect."""

    scale = 6.0
    horizon = 0

    def evaluate(self, s: State, side: int) -> float:
        box = s.box
        clock = s.clocks[side]
        outlook = Outlook(s, side)
        hopes = outlook.hopes
        by_colour = [0] * len(COLOURS)
        total = pairs = 0.0
        all_perfect = 1.0
        before = hopes[STANDINGS[HOURS][clock[HOURS]]]
        for hour in range(1, HOURS + 1):
            some_die = clock[hour]
            if some_die:
                by_colour[colour_of(some_die)] += 1
            hope = hopes[STANDINGS[hour][some_die]]
            total += hope
            pairs += hope * before
            all_perfect *= hope
            before = hope
        points = total * box.points_perfect + pairs * box.points_neighbours
        points += box.points_set * min(SETS, min(by_colour) + SET_A_SLOT * outlook.empty_slots)
        points += OUTRIGHT * all_perfect + SPARE_COIN * outlook.coins
        return points + self._dice_to_come(s, side, outlook) + self._action_to_come(s, side, outlook)

    def _dice_to_come(self, s: State, side: int, outlook: Outlook) -> float:
        """Judge the dice in the middle of the board, or the lot that is likely to be won."""
        if s.middle[side]:
            return dice_worth(s, side, s.middle[side], outlook)
        if not s.groups:
            return 0.0
        worths = [dice_worth(s, side, group, outlook) for group in s.groups if group]
        if not worths:
            return 0.0
        worths.sort()
        worths.reverse()
        if not s.are_bids_open:
            return sum(worths) / len(worths)
        picker = s.agenda[-1][0]
        if side == picker:
            return worths[0]
        if side in s.order:
            return worths[min(s.order.index(side) + 1, len(worths) - 1)]
        return 0.0

    def _action_to_come(self, s: State, side: int, outlook: Outlook) -> float:
        """Judge an action that is paid for, or free, and not carried out yet."""
        if s.lanes or s.end:
            return 0.0
        asked, step = s.agenda[-1]
        if asked != side:
            return 0.0
        clock = s.clocks[side]
        best = 0.0
        if isinstance(step, (Nudge, Flip)):
            for hour in range(1, HOURS + 1):
                value, needs = value_of(clock[hour]), NEEDS[hour]
                if clock[hour] and value != needs:
                    if value == opposite(needs) if isinstance(step, Flip) else is_one_off(value, needs):
                        return (1.0 - outlook.near) * SLOT
                    best = max(best, (outlook.near - outlook.far) * SLOT * HALF_MENDED)
        elif isinstance(step, Reroll):
            for hour in range(1, HOURS + 1):
                value, needs = value_of(clock[hour]), NEEDS[hour]
                if clock[hour] and value != needs:
                    hope = outlook.near if is_near(value, needs) else outlook.far
                    # Of six faces one is perfect, and of the others about half are near.
                    best = max(best, (1.0 + 2.5 * outlook.near + 2.5 * outlook.far - 6.0 * hope) / HIGHEST * SLOT)
        elif isinstance(step, Swap):
            for hour in range(1, HOURS + 1):
                if clock[hour] and not is_perfect(clock[hour], hour):
                    best = max(best, swap_worth(clock, hour, outlook))
        elif isinstance(step, SwapWith):
            best = swap_worth(clock, step.hour, outlook)
        return best

    def rollout(self, s: State, side: int, options: list[Action], chance: Chance) -> Action:
        if len(options) == 1:
            return options[0]
        verb = options[0].verb
        if verb == "place":
            return best_place(s, side, options)
        if verb == "coins":
            return free_action(s, side, options, chance)
        if verb == "pass":
            return paid_action(s, side, options, chance)
        if verb == "bid":
            return options[chance.pick("rollout", min(len(options), LOW_BIDS))]
        if verb == "pick":
            return best_group(s, side, options)
        if verb in {"reroll", "up", "down", "flip", "discard"}:
            return best_change(s, side, options)
        if verb in {"swap", "with"}:
            return best_swap(s, side, options)
        return options[chance.pick("rollout", len(options))]


def turns_left(s: State, side: int) -> float:
    """Guess how many more turns a player has: the game lasts until the slowest clock is full."""
    most = 0
    for player in range(s.players):
        most = max(most, s.clocks[player].count(0) - len(s.middle[player]))
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


def place_worth(s: State, some_die: int, hour: int, price: int, outlook: Outlook) -> float:
    """Judge a die in a slot against the empty slot."""
    over = value_of(some_die) - NEEDS[hour]
    worth = (outlook.of_die(some_die, hour) - outlook.empty) * SLOT - price * COIN
    if over == 0:
        bonus = s.box.bonus[hour]
        worth += bonus.coins * COIN if isinstance(bonus, GainCoins) else BONUS
    else:
        if over < 0:
            over = -over if s.is_any_difference(colour_of(some_die)) else 0
        worth += over * COIN
    return worth + s.fixed_coins(some_die) * COIN if s.variant.is_red_fixed else worth


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
    return best if best > NEVER else s.box.returned_coins * COIN


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


HINTS: Final = Watchmaker()
