"""What a watchmaker knows by heart: how a clock will end, and what to do without thinking long."""

import math
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.games.clocks.actions import COINS, DECLINE, PASS
from ludotheque.games.clocks.effects import PAID_WORDS, Flip, GainCoins, Nudge, Reroll, Swap, SwapWith
from ludotheque.games.clocks.state import COLOURS, HOURS, NEEDS, PATHS, State

DICE_A_ROUND: Final = 1.35
"""How many dice a player wins in a round, on average."""
COIN: Final = 0.45
"""Points a coin is worth while there is something to buy."""
SLOT: Final = 2.9
"""Points a perfect die is worth, its neighbours included."""
BONUS: Final = 0.8
"""Points a free action is worth."""
PERFECT_CLOCK: Final = 9.0
"""Points the end by a perfect clock counts for."""
NEVER: Final = -100.0

# How likely an hour ends perfect: logistic in what the player has and still has to mend, fitted to about 420 games with
# one to four players, four in five of them search, the rest greedy. In order: always 1; actions that can be paid for;
# turns; dice one action away from perfect; dice further away; empty slots; actions for each thing to be mended.
EMPTY_FIT: Final = (-1.19, 0.06, 0.38, 0.02, 0.11, -0.12, 1.06)
NEAR_FIT: Final = (-0.97, 0.23, 0.24, -0.25, -0.19, -0.02, 0.94)
FAR_FIT: Final = (-1.26, 0.23, 0.41, -0.20, -0.13, -0.15, 0.73)


def is_near(value: int, needs: int) -> bool:
    """Say whether one nudge or one flip makes the die perfect."""
    return value - needs == 1 or needs - value == 1 or value + needs == 7


@final
class Outlook:
    """What a player may hope for: how likely an hour ends perfect that is empty, nearly perfect, or far from it."""

    def __init__(self, s: State, side: int) -> None:
        clock = s.clocks[side]
        near = far = empty = 0
        for hour in range(1, HOURS + 1):
            some_die = clock[hour]
            if not some_die:
                empty += 1
            elif some_die % 10 != NEEDS[hour]:
                if is_near(some_die % 10, NEEDS[hour]):
                    near += 1
                else:
                    far += 1
        coins = s.money[side]
        if not s.are_bids_open and s.bids[side] > 0:  # laid, and as good as paid
            coins -= s.bids[side]
        turns = turns_left(s, side)
        fixes = min((coins + 0.8 * turns) / 4.3, 1.1 * turns + 0.2)
        supply = min(2.0, fixes / (near + 1.5 * far + 0.45 * empty + 0.3))
        self.coins = coins
        self.empty_slots = empty
        self.near = fitted(NEAR_FIT, fixes, turns, near, far, empty, supply)
        self.far = fitted(FAR_FIT, fixes, turns, near, far, empty, supply)
        self.empty = fitted(EMPTY_FIT, fixes, turns, near, far, empty, supply)
        if turns <= 0.0:
            self.near = self.far = 0.0

    def of_die(self, some_die: int, hour: int) -> float:
        """Say how likely the hour ends perfect with this die, or none, lying there."""
        if not some_die:
            return self.empty
        value = some_die % 10
        if value == NEEDS[hour]:
            return 1.0
        return self.near if is_near(value, NEEDS[hour]) else self.far


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
        by_colour = [0] * len(COLOURS)
        total = pairs = 0.0
        all_perfect = 1.0
        before = outlook.of_die(clock[HOURS], HOURS)
        for hour in range(1, HOURS + 1):
            some_die = clock[hour]
            if some_die:
                by_colour[some_die // 10] += 1
            hope = outlook.of_die(some_die, hour)
            total += hope
            pairs += hope * before
            all_perfect *= hope
            before = hope
        points = total * box.points_perfect + pairs * box.points_neighbours
        points += box.points_set * min(3.0, min(by_colour) + 0.2 * outlook.empty_slots)
        points += PERFECT_CLOCK * all_perfect + 0.02 * outlook.coins
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
                value, needs = clock[hour] % 10, NEEDS[hour]
                if clock[hour] and value != needs:
                    is_mended = value + needs == 7 if isinstance(step, Flip) else abs(value - needs) == 1
                    if is_mended:
                        return (1.0 - outlook.near) * SLOT
                    best = max(best, (outlook.near - outlook.far) * SLOT * 0.5)
        elif isinstance(step, Reroll):
            for hour in range(1, HOURS + 1):
                value, needs = clock[hour] % 10, NEEDS[hour]
                if clock[hour] and value != needs:
                    hope = outlook.near if is_near(value, needs) else outlook.far
                    best = max(best, (1.0 + 2.5 * outlook.near + 2.5 * outlook.far - 6.0 * hope) / 6.0 * SLOT)
        elif isinstance(step, Swap):
            for hour in range(1, HOURS + 1):
                if clock[hour] and clock[hour] % 10 != NEEDS[hour]:
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
            return options[chance.pick("rollout", min(len(options), 4))]
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
    away = (side - s.first) % s.players - (s.turn - s.first) % s.players
    return most / DICE_A_ROUND + (1.0 if away > 0 else 0.5 if away == 0 else 0.0)


def place_worth(s: State, some_die: int, hour: int, price: int, outlook: Outlook) -> float:
    """Judge a die in a slot against the empty slot."""
    over = some_die % 10 - NEEDS[hour]
    worth = (outlook.of_die(some_die, hour) - outlook.empty) * SLOT - price * COIN
    if over == 0:
        bonus = s.box.bonus[hour]
        worth += bonus.coins * COIN if isinstance(bonus, GainCoins) else BONUS
    else:
        if over < 0:
            over = -over if s.is_any_difference(some_die // 10) else 0
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
    is_free = s.box.is_free_skip[some_die // 10]
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
    is_free = s.box.is_free_skip[some_die // 10]
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
    die = clock[hour]
    hope = outlook.of_die(die, hour)
    best = NEVER
    for other in range(1, HOURS + 1):
        if other != hour and clock[other]:
            before = hope + outlook.of_die(clock[other], other)
            after = outlook.of_die(die, other) + outlook.of_die(clock[other], hour)
            best = max(best, (after - before) * SLOT)
    return best if best > NEVER else 0.0


def imperfection(value: int, needs: int) -> int:
    """Say how much there is to mend: 0 for a perfect die, 1 if one action does it, else 2."""
    if value == needs:
        return 0
    return 1 if is_near(value, needs) else 2


def free_action(s: State, side: int, options: list[Action], chance: Chance) -> Action:
    """Roll a die again that is far from perfect; take money if there is none."""
    clock = s.clocks[side]
    for option in options:
        if option is not COINS and imperfection(clock[option.target] % 10, NEEDS[option.target]) == 2:
            return option if chance.pick("rollout", 2) else COINS
    return COINS


def paid_action(s: State, side: int, options: list[Action], chance: Chance) -> Action:
    """Buy what makes a die perfect."""
    clock = s.clocks[side]
    can_nudge = can_flip = is_far = False
    for hour in range(1, HOURS + 1):
        if clock[hour]:
            value = clock[hour] % 10
            needs = NEEDS[hour]
            if value - needs == 1 or needs - value == 1:
                can_nudge = True
            elif value + needs == 7 and value != needs:
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
        if word == "reroll" and is_far and chance.pick("rollout", 3) == 0:
            best = option
    return best


def best_change(s: State, side: int, options: list[Action]) -> Action:
    """Change the die that gains most by it; decline if none does."""
    clock = s.clocks[side]
    best = options[0]
    best_gain = -10
    for option in options:
        if option is DECLINE:
            gain = 0
        else:
            hour = option.target
            value = clock[hour] % 10
            needs = NEEDS[hour]
            verb = option.verb
            old = imperfection(value, needs)
            if verb == "up":
                gain = 2 * old - 2 * imperfection(value + 1, needs)
            elif verb == "down":
                gain = 2 * old - 2 * imperfection(value - 1, needs)
            elif verb == "flip":
                gain = 2 * old - 2 * imperfection(7 - value, needs)
            elif verb == "reroll":
                gain = old * 2 - 3
            else:
                gain = old
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def best_swap(s: State, side: int, options: list[Action]) -> Action:
    """Move the die that is needed elsewhere; decline if none is."""
    clock = s.clocks[side]
    best = options[0]
    best_gain = -10
    for option in options:
        if option is DECLINE:
            gain = 0
        else:
            hour = option.target
            gain = -4 if clock[hour] % 10 == NEEDS[hour] else -1
            if gain == -1:
                for other in range(1, HOURS + 1):
                    if clock[other] and clock[other] % 10 != NEEDS[other] and clock[hour] % 10 == NEEDS[other]:
                        gain = 1
                        break
        if gain > best_gain:
            best, best_gain = option, gain
    return best


HINTS: Final = Watchmaker()
