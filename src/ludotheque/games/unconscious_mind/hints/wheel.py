"""What answers about insights are worth: generate, elevate, transfer, downgrade, pay, and what coffee buys."""

from typing import Final

from ludotheque.engine.action import Action
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import (
    CONVERT_ELEVATE,
    CONVERT_TRANSFER,
    PAY_COFFEE,
    PAY_IN_FULL,
    quality_taken,
    zone_left,
)
from ludotheque.games.unconscious_mind.effects.insights import Downgrade, Generate, Pay
from ludotheque.games.unconscious_mind.hints.rooms import Plan
from ludotheque.games.unconscious_mind.hints.steps import words_worth
from ludotheque.games.unconscious_mind.hints.values import ANYTHING, COFFEE
from ludotheque.games.unconscious_mind.names import ANY, CENTRE, MINOR, level_of, zone_of
from ludotheque.games.unconscious_mind.state.table import State

# ruff: noqa: ARG001 - all answers are judged alike

NOT_NOW: Final = -1.0
"""What can be done at any time, and need not be done now."""
COLOURED_MOVED: Final = -0.05
"""The white one as well may go, and what is coloured is kept for a treatise or a district."""
FROM_SUPPLY: Final = 0.5
"""A coloured insight that is given up, and was not at work."""
CONVERSION: Final = 2.0
"""Coffee for an elevation or a transfer, about."""
CAUTION: Final = 0.3
"""What coffee must bring beyond its worth to be spent at once."""


def conversion_worth(conversion: int, plan: Plan) -> float:
    """Judge what coffee or three insights buy: only what brings a dream nearer at once."""
    if conversion == CONVERT_ELEVATE:
        return plan.elevated() - CONVERSION * COFFEE - CAUTION
    if conversion == CONVERT_TRANSFER:
        return plan.transferred() - CONVERSION * COFFEE - CAUTION
    return NOT_NOW


def generation(s: State, side: int, step: Generate, action: Action, plan: Plan) -> float:
    """Judge the quality of a new insight, or where it comes from."""
    if step.quality == ANY:
        return plan.generated(zone_of(MINOR, action.target))
    if action.verb == "bring-coloured":
        return COLOURED_MOVED
    return plan.moved(action.target, zone_of(step.level, step.quality))


def improvement(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge an elevation or a transfer."""
    if action.verb == "elevate":
        return plan.moved(action.target, action.target + 1)
    if action.verb == "transfer-coloured":
        return COLOURED_MOVED
    zone = zone_left(action)
    return plan.moved(zone, zone_of(level_of(zone), quality_taken(action)))


def downgrading(s: State, side: int, step: Downgrade, action: Action, plan: Plan) -> float:
    """Judge an insight downgraded, or coffee paid instead, by what follows."""
    worth = words_worth(s, side, step.phrase, plan)
    if action is PAY_COFFEE:
        return worth - COFFEE
    zone = action.target
    return worth + plan.moved(zone, zone - 1 if level_of(zone) else CENTRE)


def paying(s: State, side: int, step: Pay, action: Action, plan: Plan) -> float:
    """Judge an insight paid by what follows."""
    zones = s.payment(side, (step.zone,), False)
    lost = 0.0 if zones is None else plan.moved(zones[0], CENTRE)
    return words_worth(s, side, step.phrase, plan) + lost


def lowest(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Of what may pay for a dream, take the lowest."""
    return -float(level_of(action.target))


def least_missed(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Pay for a pill box with what is missed least."""
    return plan.moved(action.target, CENTRE)


def given_up(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge which coloured insight is missed least."""
    return plan.moved(action.target, CENTRE) if action.target else FROM_SUPPLY


def left_out(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Leave out what one may."""
    return NOT_NOW if action is PAY_IN_FULL else ANYTHING
