"""An old foreman who knows the works by heart."""

from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.games.clockworker import scoring
from ludotheque.games.clockworker.actions import AS_PRINTED, DECLINE, DONE, PLACE
from ludotheque.games.clockworker.hints.numbers import ACTION, CARD, FACTORY_TIE
from ludotheque.games.clockworker.hints.rollout import best_action, best_copy, best_place, lowest_slot
from ludotheque.games.clockworker.hints.worth import (
    ability_worth,
    best_buy,
    powers_worth,
    settled,
    spending,
    stock_worth,
    to_be_placed,
    turns_left,
    works_worth,
)
from ludotheque.games.clockworker.names import only
from ludotheque.games.clockworker.state import Paying, State
from ludotheque.games.clockworker.turn.phases import ChooseAction
from ludotheque.games.clockworker.turn.placing import PlaceRobots, StaffFactory


@final
class Foreman(Hints):
    """Counts what lies on the table, what the robots will bring home, and what the cards promise."""

    scale = 7.0
    horizon = 0
    many = 12

    def evaluate(self, s: State, side: int) -> float:
        if s.end:
            return float(scoring.points(s, side)) + FACTORY_TIE * len(s.factories[side])
        owner, step = s.agenda[-1]
        if owner == side and isinstance(step, Paying):
            s = settled(s, side)
            step = s.agenda[-1][1]
        turns = turns_left(s, side)
        worth = float(scoring.points(s, side))
        for artifact in s.artifacts(side):
            for ability in s.box.artifacts[artifact].abilities:
                worth += ability_worth(s, side, ability, turns)
        worth += powers_worth(s.box, s.owned[side], turns)
        worth += works_worth(s, side, turns)
        worth += stock_worth(s, side, turns)
        worth += CARD * s.cards(side)
        if owner == side:
            if isinstance(step, PlaceRobots):
                worth += to_be_placed(s, side, step.chosen, True, turns)
            elif isinstance(step, StaffFactory):
                worth += to_be_placed(s, side, only(step.place), False, turns)
            elif isinstance(step, ChooseAction):
                worth += max(ACTION * spending(turns), best_buy(s, side, turns))
        return worth

    def rollout(self, s: State, side: int, options: list[Action], chance: Chance) -> Action:
        if len(options) == 1:
            return options[0]
        last = options[-1]
        if last is DONE:
            return options[0] if options[0] is PLACE else best_place(s, side, options)
        if last.verb == "use" and options[0].verb not in ("recover", "dispatch", "operate", "repair", "communicate"):
            return options[0]
        if AS_PRINTED in options:
            return AS_PRINTED
        if DECLINE in options:
            return best_copy(options)
        if options[0].verb == "slot":
            return lowest_slot(options)
        if options[0].verb == "leave-out":
            return options[0]
        return best_action(s, side, options, chance)


HINTS: Final = Foreman()
