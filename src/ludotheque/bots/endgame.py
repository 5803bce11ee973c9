"""The end of a game, played out exactly where little is left: every sensible answer, and whatever chance may bring."""

from typing import final

from ludotheque.bots.judgement import Judgement
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import OutcomeNeeded, ScriptedChance
from ludotheque.engine.state import State


class TooLarge(Exception):
    """More positions than anybody wants to look at, or hands that are closed."""


@final
class Endgame:
    """Plays out a world in which nothing is hidden; everybody does what is best for their own side."""

    def __init__(self, judgement: Judgement, most: int) -> None:
        """Look at so many positions at most."""
        self.judgement = judgement
        self.left = most

    def best(self, s: State) -> Action | None:
        """Find the best answer to the question that is put; None if there is too much to look at."""
        try:
            return self._best(s)[0]
        except TooLarge:
            return None

    def worth(self, s: State) -> list[float]:
        """Say what a world is worth to each side."""
        return self.judgement.worth(s) if s.end else self._best(s)[1]

    def _best(self, s: State) -> tuple[Action, list[float]]:
        if s.lanes:
            raise TooLarge
        side = s.agenda[-1][0]
        seat = s.seat_of[side]
        options = self.judgement.hints.sensible(s, side, s.options)
        best, most = options[0], self._after(s, seat, options[0], [])
        for k in range(1, len(options)):
            worth = self._after(s, seat, options[k], [])
            if worth[side] > most[side]:
                best, most = options[k], worth
        return best, most

    def _after(self, s: State, seat: int, action: Action, brought: list[int]) -> list[float]:
        """Say what an answer is worth, on average over what chance brings beyond some outcomes."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        world = s.clone()
        try:
            flow.play(world, seat, action, ScriptedChance(brought))
        except OutcomeNeeded as wanted:
            weights = wanted.weights
        else:
            return self.worth(world)
        total = float(sum(weights))
        expected = [0.0] * self.judgement.sides
        for way in range(len(weights)):
            if weights[way]:
                worth = self._after(s, seat, action, [*brought, way])
                for side in range(len(expected)):
                    expected[side] += worth[side] * weights[way] / total
        return expected
