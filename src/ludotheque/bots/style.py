"""Style: what somebody likes to do beyond winning."""

from typing import final

from ludotheque.engine.action import Action
from ludotheque.engine.game import Game, Score
from ludotheque.engine.state import State


@final
class Style:
    """Adds to the worth of answers, in shares of a win: for what is done, and for points of a kind."""

    def __init__(self, verbs: dict[str, float], goals: dict[str, float]) -> None:
        """Take what verbs, or whole answers, are worth, and each point by the line of the score it stands in."""
        self.verbs = verbs
        self.goals = goals

    def likes(self, action: Action) -> float:
        """Say what is added for an answer, whatever comes of it."""
        worth = self.verbs.get(action.text)
        if worth is None:
            worth = self.verbs.get(action.verb, 0.0)
        return worth * action.target if action.is_amount else worth

    def wants(self, game: Game, s: State, side: int) -> float:
        """Say what is added for what a side has reached."""
        if not self.goals:
            return 0.0
        scores: list[Score] = game.scores(s)
        if side >= len(scores):
            return 0.0
        return sum([self.goals.get(label, 0.0) * points for label, points in scores[side].lines])
