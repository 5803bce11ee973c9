"""What a watchmaker knows by heart: how a clock will end, and what to do without thinking long."""

from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.games.clocks.actions import COINS, DECLINE, PASS
from ludotheque.games.clocks.effects import PAID_WORDS, GainCoins
from ludotheque.games.clocks.state import COLOURS, HOURS, NEEDS, NONE, PATHS, State

DICE_A_ROUND: Final = 1.35
"""How many dice a player wins in a round, on average."""
COIN: Final = 0.45
"""Points a coin is worth while there is something to buy."""
SLOT: Final = 2.9
"""Points a perfect die is worth, its neighbours included."""
BONUS: Final = 0.8
"""Points a free action is worth."""
EMPTY_HOPE: Final = 0.62
NEAR_HOPE: Final = 0.55
FAR_HOPE: Final = 0.35
"""How likely an hour ends perfect that is empty, one action away from it, or further."""
PERFECT_CLOCK: Final = 9.0
"""Points the end by a perfect clock counts for."""


def is_near(value: int, needs: int) -> bool:
    """Say whether one nudge or one flip makes the die perfect."""
    return value - needs in {1, -1} or value + needs == 7


@final
class Watchmaker(Hints):
    """Guesses, hour by hour, how likely the die there ends perfect."""

    scale = 6.0
    horizon = 24

    def evaluate(self, s: State, side: int) -> float:
        box = s.box
        clock = s.clocks[side]
        near = far = empty = 0
        by_colour = [0] * len(COLOURS)
        for hour in range(1, HOURS + 1):
            some_die = clock[hour]
            if not some_die:
                empty += 1
                continue
            by_colour[some_die // 10] += 1
            value = some_die % 10
            if value != NEEDS[hour]:
                if is_near(value, NEEDS[hour]):
                    near += 1
                else:
                    far += 1
        turns = rounds_left(s)
        coins = float(s.money[side])
        if s.are_bids_open is False and s.bids[side] > 0:
            coins -= s.bids[side]
        fixes = min((coins + 0.8 * turns) / 4.3, 1.1 * turns + 0.2)
        wanted = near + 1.5 * far + 0.45 * empty + 0.3
        supply = min(1.3, fixes / wanted)
        near_hope = min(0.95, 0.12 + 0.8 * supply)
        far_hope = min(0.85, 0.06 + 0.55 * supply)
        empty_hope = min(0.95, 0.42 + 0.45 * supply) if turns > 0.0 else 0.0
        hopes = [0.0] * (HOURS + 1)
        all_perfect = 1.0
        total = 0.0
        for hour in range(1, HOURS + 1):
            some_die = clock[hour]
            if not some_die:
                hope = empty_hope
            else:
                value = some_die % 10
                if value == NEEDS[hour]:
                    hope = 1.0
                elif is_near(value, NEEDS[hour]):
                    hope = near_hope
                else:
                    hope = far_hope
            hopes[hour] = hope
            total += hope
            all_perfect *= hope
        pairs = hopes[HOURS] * hopes[1]
        for hour in range(1, HOURS):
            pairs += hopes[hour] * hopes[hour + 1]
        points = total * box.points_perfect + pairs * box.points_neighbours
        points += box.points_set * min(3.0, min(by_colour) + 0.2 * empty)
        points += PERFECT_CLOCK * all_perfect + 0.02 * coins
        return points + self._dice_to_come(s, side)

    def _dice_to_come(self, s: State, side: int) -> float:
        """Judge the dice in the middle of the board, or the lot that is likely to be won."""
        dice = s.middle[side]
        if dice:
            worth = 0.0
            for some_die in dice:
                worth += die_worth(s, side, some_die)
            return worth
        if not s.groups:
            return 0.0
        worths: list[float] = []
        for group in s.groups:
            if group:
                worth = 0.0
                for some_die in group:
                    worth += die_worth(s, side, some_die)
                worths.append(worth)
        if not worths:
            return 0.0
        worths.sort()
        worths.reverse()
        if not s.are_bids_open:
            return sum(worths) / len(worths)
        if side in s.order:
            before = s.order.index(side) + (0 if s.agenda[-1][0] == side else 1)
            return worths[min(before, len(worths) - 1)]
        return worths[0] if s.agenda[-1][0] == side else 0.0

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


def rounds_left(s: State) -> float:
    """Guess how many more turns everybody has."""
    most = 0
    for player in range(s.players):
        most = max(most, s.clocks[player].count(0) - len(s.middle[player]))
    return most / DICE_A_ROUND + (0.7 if s.groups or s.felt or s.lanes else 0.0)


def place_worth(s: State, side: int, some_die: int, hour: int, price: int) -> float:
    """Judge a die in a slot against the empty slot."""
    value = some_die % 10
    over = value - NEEDS[hour]
    if over == 0:
        bonus = s.box.bonus[hour]
        worth = (1.0 - EMPTY_HOPE) * SLOT + (bonus.coins * COIN if isinstance(bonus, GainCoins) else BONUS)
        # Next to another perfect die it makes a pair that counts for sure.
        clock = s.clocks[side]
        before = HOURS if hour == 1 else hour - 1
        after = 1 if hour == HOURS else hour + 1
        if clock[before] % 10 == NEEDS[before]:
            worth += 0.2
        if clock[after] % 10 == NEEDS[after]:
            worth += 0.2
    else:
        worth = ((NEAR_HOPE if is_near(value, NEEDS[hour]) else FAR_HOPE) - EMPTY_HOPE) * SLOT
        if over < 0:
            over = -over if s.box.is_any_difference[some_die // 10] else 0
        worth += over * COIN
    return worth - price * COIN


def die_worth(s: State, side: int, some_die: int) -> float:
    """Judge a die by the best slot it can reach."""
    clock = s.clocks[side]
    face = s.faces[side]
    is_free = s.box.is_free_skip[some_die // 10]
    left = s.money[side]
    price = 0
    best = NONE * 100.0
    for hour in PATHS[max(face, 0)]:
        if not clock[hour]:
            worth = place_worth(s, side, some_die, hour, price)
            best = max(best, worth)
            if not is_free:
                price += NEEDS[hour]
                if price > left:
                    break
    return best if best > -50.0 else s.box.returned_coins * COIN


def best_place(s: State, side: int, options: list[Action]) -> Action:
    """Choose the slot that is worth most for the die."""
    some_die = s.middle[side][0]
    is_free = s.box.is_free_skip[some_die // 10]
    best = options[0]
    best_worth = -100.0
    price = 0
    for option in options:
        hour = option.target
        worth = place_worth(s, side, some_die, hour, price)
        if worth > best_worth:
            best, best_worth = option, worth
        if not is_free:
            price += NEEDS[hour]
    return best


def best_group(s: State, side: int, options: list[Action]) -> Action:
    """Choose the lot whose dice are worth most."""
    best = options[0]
    best_worth = -100.0
    for option in options:
        worth = 0.0
        for some_die in s.groups[option.target]:
            worth += die_worth(s, side, some_die)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


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
            if value - needs in {1, -1}:
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
