"""Words that give: coffee, points, bright ideas, pill boxes, reputation; goals; and what coffee buys at any time."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import (
    CONVERSIONS,
    CONVERT,
    CONVERT_BRIGHT,
    CONVERT_ELEVATE,
    CONVERT_PILL,
    CONVERT_TRANSFER,
    GOAL,
)
from ludotheque.games.unconscious_mind.effects.insights import BOUGHT_ELEVATION, BOUGHT_TRANSFER, DISTIL, is_half_paid
from ludotheque.games.unconscious_mind.moves import gains, wheel
from ludotheque.games.unconscious_mind.names import EFFECTS, NONE
from ludotheque.games.unconscious_mind.state.box import Said, Word, counted
from ludotheque.games.unconscious_mind.state.table import State


@final
@dataclass(frozen=True)
class Coffee(Word):
    """Gain coffee."""

    amount: int

    def said(self) -> Said:
        return counted("coffee", self.amount)

    def run(self, s: State, side: int, chance: Chance) -> None:
        gains.gain_coffee(s, side, self.amount)


@final
@dataclass(frozen=True)
class Points(Word):
    """Score points."""

    amount: int
    source: int = EFFECTS
    """Which line of the score they are counted on (`names.POINTS`)."""

    def said(self) -> Said:
        return counted("points", self.amount)

    def run(self, s: State, side: int, chance: Chance) -> None:
        gains.gain_points(s, side, self.amount, self.source)


@final
@dataclass(frozen=True)
class Bright(Word):
    """Gain bright ideas."""

    amount: int

    def said(self) -> Said:
        return counted("bright", self.amount)

    def run(self, s: State, side: int, chance: Chance) -> None:
        gains.gain_bright(s, side, self.amount)


@final
@dataclass(frozen=True)
class Pill(Word):
    """Gain pill boxes."""

    amount: int

    def said(self) -> Said:
        return counted("pill", self.amount)

    def run(self, s: State, side: int, chance: Chance) -> None:
        gains.gain_pills(s, side, self.amount)


@final
@dataclass(frozen=True)
class Reputation(Word):
    """Gain reputation."""

    amount: int

    def said(self) -> Said:
        return counted("reputation", self.amount)

    def run(self, s: State, side: int, chance: Chance) -> None:
        for _ in range(self.amount):
            gains.gain_reputation(s, side)


@final
@dataclass(frozen=True)
class ClaimGoals(Step):
    """Claim every goal whose condition you meet, in the order you like."""

    def candidates(self, s: State, side: int) -> list[Action]:
        reached = reached_goals(s, side)
        return [GOAL[goal] for goal in reached] if len(reached) > 1 else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.then(side, self)
        gains.claim_goal(s, side, action.target)

    def run(self, s: State, side: int, chance: Chance) -> None:
        reached = reached_goals(s, side)
        if reached:
            s.then(side, self)
            gains.claim_goal(s, side, reached[0])

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return [f"goal.{action.target}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return {"goal": s.box.goals[action.target].text()}


def reached_goals(s: State, side: int) -> list[int]:
    """List the goals of the row whose condition the side meets, from left to right."""
    return [goal for goal in s.goals if goal != NONE and gains.is_goal_reached(s, side, goal)]


@final
@dataclass(frozen=True)
class Asides(Step):
    """At any time in your turn: coffee for an elevation, a transfer or a bright idea; three insights for a pill box."""

    def candidates(self, s: State, side: int) -> list[Action]:
        # What is half paid is paid in full first: an insight must not count for two pill boxes, nor be gone when
        # it is to be elevated.
        return NOTHING if is_half_paid(s.agenda[-1][1]) else CONVERT

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        desk = s.desks[side]
        if action.target == CONVERT_PILL:
            return None if wheel.can_distil(desk) else Objection("three-insights", {})
        price = self._price(s, action.target)
        if desk.coffee < price:
            return gains.too_little_coffee(s, side, price)
        if action.target == CONVERT_ELEVATE and not wheel.elevatable(desk):
            return Objection("nothing-to-elevate", {})
        if action.target == CONVERT_TRANSFER and not wheel.filled(desk):
            return Objection("nothing-to-transfer", {})
        return None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 12 % longer.
        desk = s.desks[side]
        found: list[Action] = []
        if is_half_paid(s.agenda[-1][1]):
            return found
        box, coffee = s.box, desk.coffee
        if coffee >= box.least_conversion:
            if coffee >= box.elevation_price and wheel.elevatable(desk):
                found.append(CONVERT[CONVERT_ELEVATE])
            if coffee >= box.transfer_price and wheel.filled(desk):
                found.append(CONVERT[CONVERT_TRANSFER])
            if coffee >= box.bright_idea_price:
                found.append(CONVERT[CONVERT_BRIGHT])
        if wheel.can_distil(desk):
            found.append(CONVERT[CONVERT_PILL])
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action.target == CONVERT_PILL:
            s.then(side, *DISTIL, Pill(1))
            return
        gains.pay_coffee(s, side, self._price(s, action.target))
        if action.target == CONVERT_ELEVATE:
            s.then(side, BOUGHT_ELEVATION)
        elif action.target == CONVERT_TRANSFER:
            s.then(side, BOUGHT_TRANSFER)
        else:
            gains.gain_bright(s, side, 1)

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return [f"pills{side}" if action.target == CONVERT_PILL else f"coffee{side}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return {"what": f"convert-{CONVERSIONS[action.target]}"}

    def costs(self, s: State, side: int, action: Action) -> list[str] | None:
        if action.target == CONVERT_PILL:
            return ["major-any", "medium-any", "minor-any"]
        return [f"{self._price(s, action.target)}", "coffee"]

    def brings(self, s: State, side: int, action: Action) -> list[str] | None:
        return ["1", CONVERSIONS[action.target]]

    def _price(self, s: State, conversion: int) -> int:
        if conversion == CONVERT_ELEVATE:
            return s.box.elevation_price
        if conversion == CONVERT_TRANSFER:
            return s.box.transfer_price
        return s.box.bright_idea_price
