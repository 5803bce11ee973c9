"""What to do without thinking long."""

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.games.clockworker.actions import COPY, DECLINE
from ludotheque.games.clockworker.hints.numbers import (
    ANY_ROBOT,
    AT_WORK,
    AVERAGE_SLOTS,
    CARD,
    CHARGED,
    CONVERTED,
    EMPTY_FACTORY,
    NEVER,
    RECOVERED,
    SET_UP_TIME,
    SLOT_A_TURN,
    WHIM,
    WHIMS,
    WORTH,
)
from ludotheque.games.clockworker.hints.worth import artifact_worth, cost_worth, spending, turns_left, units_worth
from ludotheque.games.clockworker.names import GEAR, MORE_GOODS, ROBOT, has
from ludotheque.games.clockworker.state import State


def best_place(s: State, side: int, options: list[Action]) -> Action:
    """Choose the factory whose next slot brings most."""
    best = options[-1]
    most = 0.0
    for option in options:
        if option.verb == "dispatch":
            place = s.factories[side].index(option.target)
            card = s.box.factories[option.target]
            worth = 0.0
            for slot in range(len(card.slots)):
                if not has(s.robots[side][place], slot):
                    worth = units_worth(card.slots[slot]) + ANY_ROBOT
                    break
            if not s.robots[side][place]:
                worth += EMPTY_FACTORY
            if worth > most:
                best, most = option, worth
    return best


def best_copy(options: list[Action]) -> Action:
    """Copy what is worth most."""
    best = DECLINE
    most = 0.0
    for option in options:
        if option is not DECLINE and option is COPY[option.target] and WORTH[option.target] > most:
            best, most = option, WORTH[option.target]
    return best


def lowest_slot(options: list[Action]) -> Action:
    """Choose the lowest slot: the better ones lie there, and a robot is back as soon as any other."""
    best = options[0]
    for option in options:
        if option.verb == "slot":
            best = option
    return best


def best_action(s: State, side: int, options: list[Action], chance: Chance) -> Action:
    """Choose an action by what it brings at a glance, with a little whim."""
    turns = turns_left(s, side)
    share = spending(turns)
    reserve = s.stock[side][ROBOT]
    best = options[0]
    most = NEVER
    for option in options:
        verb, target = option.verb, option.target
        worth = 0.0
        if verb == "communicate":
            tile = s.box.archives[target]
            worth = tile.points - share * cost_worth(tile.cost)
        elif verb == "repair":
            worth = artifact_worth(s, side, target, turns) - share * cost_worth(s.box.artifacts[target].cost)
        elif verb == "operate":
            worth = new_factory(s, target, reserve, turns)
        elif verb == "dispatch":
            worth = refill(s, side, target, reserve, turns)
        elif verb == "charge":
            worth = CHARGED * WORTH[GEAR] * share
        elif verb == "use":
            worth = CONVERTED
        else:
            worth = RECOVERED
        worth += chance.pick("rollout", WHIMS) * WHIM
        if worth > most:
            best, most = option, worth
    return best


def new_factory(s: State, factory: int, reserve: int, turns: float) -> float:
    """Judge a factory of the row, with the robots that can go there at once."""
    card = s.box.factories[factory]
    place = s.row.index(factory)
    worth = -WORTH[GEAR] * s.price(place) * spending(turns)
    if place == MORE_GOODS:
        worth += units_worth(card.slots[0])
    for slot in range(len(card.slots)):
        brings = units_worth(card.slots[slot])
        worth += SLOT_A_TURN * brings / AVERAGE_SLOTS * max(turns - SET_UP_TIME, 0.0)
        if slot < reserve and slot < turns:
            worth += AT_WORK * brings
    return worth + CARD


def refill(s: State, side: int, factory: int, reserve: int, turns: float) -> float:
    """Judge sending robots to a factory."""
    place = s.factories[side].index(factory)
    standing = s.robots[side][place]
    slots = s.box.factories[factory].slots
    worth = 0.0
    for slot in range(len(slots)):
        if not has(standing, slot) and reserve and slot < turns:
            reserve -= 1
            worth += AT_WORK * units_worth(slots[slot])
    return worth
