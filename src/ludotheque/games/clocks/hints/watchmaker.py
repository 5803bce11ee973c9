"""A watchmaker, who knows by heart how a clock will end."""

from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.games.clocks.effects import Flip, Nudge, Reroll, Swap, SwapWith
from ludotheque.games.clocks.hints import glance
from ludotheque.games.clocks.hints.outlook import STANDINGS, Outlook, is_near, is_one_off, slots_left
from ludotheque.games.clocks.hints.rollout import (
    LOW_BIDS,
    best_change,
    best_group,
    best_place,
    best_swap,
    free_action,
    paid_action,
)
from ludotheque.games.clocks.hints.worth import SLOT, dice_worth, swap_worth
from ludotheque.games.clocks.names import COLOURS, HIGHEST, HOURS, NEEDS, colour_of, is_perfect, opposite, value_of
from ludotheque.games.clocks.state import State

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
CERTAINTY: Final = [3.0, 1.9, 1.6, 1.3, 1.2, 1.1, 1.1, 1.1, 1.0]
"""How much more a lead tells than the scale says, by how many slots of the emptiest clock are left to be filled."""


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

    def certainty(self, s: State) -> float:
        return CERTAINTY[min(slots_left(s), len(CERTAINTY) - 1)]

    def is_endgame(self, s: State) -> bool:
        """The last turns, when all dice are won."""
        return not (s.lanes or s.groups or s.felt) and slots_left(s) == 0

    def sensible(self, s: State, side: int, options: list[Action]) -> list[Action]:
        return glance.sensible(s, side, options)

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


HINTS: Final = Watchmaker()
