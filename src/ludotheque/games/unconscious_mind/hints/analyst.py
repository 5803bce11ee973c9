"""An analyst of long experience."""

from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import NOBODY, Step
from ludotheque.games.unconscious_mind import scoring
from ludotheque.games.unconscious_mind.effects.insights import PayInsights
from ludotheque.games.unconscious_mind.effects.notebook import ResolveLine
from ludotheque.games.unconscious_mind.effects.papers import LineUp
from ludotheque.games.unconscious_mind.hints.answers import answer_worth
from ludotheque.games.unconscious_mind.hints.desk import goals_worth, notebook_worth, papers_worth, supplies_worth
from ludotheque.games.unconscious_mind.hints.rooms import Plan, progress_worth
from ludotheque.games.unconscious_mind.hints.steps import step_worth
from ludotheque.games.unconscious_mind.hints.values import turns_left
from ludotheque.games.unconscious_mind.names import NONE, ROOMS
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.steps import ChooseTurn

THE_ID: Final = 0.5
"""How much of the Id's points counts before the end: its luck in a turn says little about one's own answer."""
STANDING: Final = 3.5
"""A step of reputation among several, as much as a goal promises: whoever leaves it to others gives up a say in when
the game ends. Against the Id, which ends the game soon enough, it counts what it scores."""

WHIM: Final = 0.1
WHIMS: Final = 4
"""How much, and by how many steps of it, chance may prefer an answer that is about as good as another."""
WORST: Final = -100.0
TURNS_CONSIDERED: Final = 10
ANSWERS_CONSIDERED: Final = 5


@final
class Analyst(Hints):
    """Counts the points as if the game ended, and what lies on the desk by what it may still bring."""

    scale = 6.0
    horizon = 0

    def evaluate(self, s: State, side: int) -> float:
        points = float(scoring.points(s, side))
        if s.end:
            return points
        if s.seat_of[side] == NOBODY:
            return THE_ID * points
        turns = turns_left(s, side)
        plan = Plan(s, side, turns)
        desk = s.desks[side]
        worth = points + plan.now + supplies_worth(s, side, turns) + notebook_worth(s, side, turns)
        worth += papers_worth(s, side, turns) + goals_worth(s, side, turns)
        if not s.variant.has_id:
            worth += STANDING * desk.reputation
        for room in range(ROOMS):
            if desk.clients[room] != NONE:
                worth += progress_worth(s, side, room, desk.markers[room], turns)
        for place in range(len(s.agenda)):
            owner, step = s.agenda[place]
            if owner == side:
                worth += step_worth(s, side, step, plan)
        return worth

    def is_settled(self, s: State) -> bool:
        return not s.agenda or isinstance(s.agenda[-1][1], ChooseTurn)

    def promising(self, s: State, side: int, options: list[Action]) -> list[Action]:
        most = keeps(s.agenda[-1][1])
        if len(options) <= most:
            return options
        worths = self.leanings(s, side, options)
        ranked = [(-worths[place], place) for place in range(len(options))]
        ranked.sort()
        chosen = [place for _, place in ranked[:most]]
        # A treatment is always looked at, and coffee spent for what brings a dream nearer at once.
        for worth, place in ranked[most:]:
            verb = options[place].verb
            if verb in {"treat", "recall"} or (verb == "convert" and worth < 0.0):
                chosen.append(place)
        return [options[place] for place in sorted(chosen)]

    def leanings(self, s: State, side: int, options: list[Action]) -> list[float]:
        plan = Plan(s, side, turns_left(s, side))
        step = s.agenda[-1][1]
        return [answer_worth(s, side, step, option, plan) for option in options]

    def rollout(self, s: State, side: int, options: list[Action], chance: Chance) -> Action:
        plan = Plan(s, side, turns_left(s, side))
        step = s.agenda[-1][1]
        best = options[0]
        most = WORST
        for option in options:
            worth = answer_worth(s, side, step, option, plan) + WHIM * chance.pick("rollout", WHIMS)
            if worth > most:
                best, most = option, worth
        return best


def keeps(step: Step) -> int:
    """Say how many answers to a step are worth thinking about."""
    if isinstance(step, ChooseTurn):
        return TURNS_CONSIDERED
    return 1 if isinstance(step, (ResolveLine, LineUp, PayInsights)) else ANSWERS_CONSIDERED


HINTS: Final = Analyst()
