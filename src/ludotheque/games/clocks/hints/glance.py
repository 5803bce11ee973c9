"""Which answers cannot be the best ones, as is seen at a glance."""

from typing import Final

from ludotheque.engine.action import Action
from ludotheque.games.clocks.actions import DECLINE
from ludotheque.games.clocks.effects import SwapWith
from ludotheque.games.clocks.hints.outlook import EMPTY, FAR_OFF, PERFECT, STANDINGS
from ludotheque.games.clocks.names import HIGHEST, HOURS, NEEDS, PAID_WORDS, opposite, value_of
from ludotheque.games.clocks.state import State

RIVALS_HIGHEST: Final = HIGHEST - 1
"""The rival never bids more."""
MENDED: Final = [0, 1, 2, 0]
"""How much there is to mend, by how a die lies."""
REROLL: Final = PAID_WORDS.index("reroll")
NUDGE: Final = PAID_WORDS.index("nudge")
FLIP: Final = PAID_WORDS.index("flip")


def sensible(s: State, side: int, options: list[Action]) -> list[Action]:
    """Leave out what is too much, or mends nothing; if that is all, leave nothing out."""
    verb = options[0].verb
    if verb == "bid":
        return options[: highest_bid(s, side) + 1]
    clock = s.clocks[side]
    if verb == "place":
        some_die = s.middle[side][0]
        # The first slot costs nothing; further on only a die that is perfect or nearly so is worth a gap.
        return [one for one in options if one is options[0] or STANDINGS[one.target][some_die] != FAR_OFF]
    if verb in {"coins", "reroll", "discard"}:
        found = [one for one in options if not one.target or STANDINGS[one.target][clock[one.target]] != PERFECT]
    elif verb == "pass":
        found = [one for one in options if one.verb != "buy" or mends(clock, one.target)]
    elif verb in {"up", "down", "flip"}:
        found = [one for one in options if one is DECLINE or is_mended(clock, one)]
        if len(found) == 1 and found[0] is DECLINE:
            return options  # two steps may mend what one does not
    elif verb == "swap":
        found = [one for one in options if one is DECLINE or has_swap(clock, one.target)]
    elif verb == "with":
        step = s.agenda[-1][1]
        assert isinstance(step, SwapWith), "a swap is asked for in two steps"
        found = [one for one in options if is_swap(clock, step.hour, one.target)]
    else:
        return options
    return found or options


def highest_bid(s: State, side: int) -> int:
    """Give the lowest bid that surely picks first: more would be thrown away."""
    most = RIVALS_HIGHEST if s.variant.has_rival else 0
    for other in range(s.players):
        if other != side:
            most = max(most, s.money[other] + (1 if s.away(other) > s.away(side) else 0))
    return most


def is_mended(clock: list[int], action: Action) -> bool:
    """Say whether a nudge or a flip brings a die nearer."""
    standings = STANDINGS[action.target]
    some_die, verb = clock[action.target], action.verb
    value = value_of(some_die)
    after = value + 1 if verb == "up" else value - 1 if verb == "down" else opposite(value)
    return MENDED[standings[after]] < MENDED[standings[some_die]]


def mends(clock: list[int], paid: int) -> bool:
    """Say whether something that can be bought mends anything."""
    for hour in range(1, HOURS + 1):
        standings = STANDINGS[hour]
        lies = standings[clock[hour]]
        if lies in {EMPTY, PERFECT}:
            continue
        if paid == REROLL:
            return True
        value = value_of(clock[hour])
        if paid == FLIP:
            if MENDED[standings[opposite(value)]] < MENDED[lies]:
                return True
        elif paid == NUDGE:
            if lies == FAR_OFF or value - NEEDS[hour] in {1, -1}:
                return True
        elif has_swap(clock, hour):
            return True
    return False


def is_swap(clock: list[int], hour: int, other: int) -> bool:
    """Say whether two dice are better off in each other's place."""
    here, there, one, two = STANDINGS[hour], STANDINGS[other], clock[hour], clock[other]
    return MENDED[here[two]] + MENDED[there[one]] < MENDED[here[one]] + MENDED[there[two]]


def has_swap(clock: list[int], hour: int) -> bool:
    """Say whether a die has somewhere better to be."""
    for other in range(1, HOURS + 1):  # noqa: SIM110 - compiled, a generator takes longer
        if clock[other] and is_swap(clock, hour, other):
            return True
    return False
