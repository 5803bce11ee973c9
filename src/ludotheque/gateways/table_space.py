"""What every gateway says of a table: what may be done, what is seen, and what it is worth."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.observation import observer_of
from ludotheque.engine.state import State
from ludotheque.games import game_named

MOST: Final = 2.0**24
"""No number that is shown is larger; up to here they are exact."""
MOST_POINTS: Final = 10_000.0
"""Nobody alone at a table has more points."""
Observed = dict[str, NDArray[Any]]


class OtherSpace(LudothequeError):
    """A model that was trained where other things are seen or done."""

    def __init__(self, game: str, expected: str, came: str) -> None:
        super().__init__(f"{game}: this table has the digest {expected}, and the model was trained on {came}")


class NotAnOption(LudothequeError):
    """An action that may not be taken now."""


class TableSpace:
    """A game with its seats and options, as learners see it: actions and observations are numbers."""

    def __init__(self, game: str | Game, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = self.game.checked_options(seats, options or {})
        self.actions: list[str] = [action.text for action in self.game.actions.all]
        """The text of every action, by its number."""
        self._observer = observer_of(self.game, seats, self.options)
        self.size = self._observer.size
        self.pieces = self._observer.pieces
        """What is seen, in order: a name, and how many numbers."""
        self.scales: NDArray[np.float32] = np.array(self._observer.scales, np.float32)
        """The largest each number was in random games."""
        self.digest = self._observer.digest

    def check_digest(self, digest: str) -> None:
        """Refuse a model that was trained on another table."""
        if digest != self.digest:
            raise OtherSpace(self.game.id, self.digest, digest)

    def action_space(self) -> spaces.Discrete:
        """Describe what may be done."""
        return spaces.Discrete(len(self.actions))

    def observation_space(self) -> spaces.Dict:
        """Describe what is seen."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def mask(self, s: State, seat: int) -> NDArray[np.int8]:
        """Mark by 1 what the seat may do now."""
        marks = bytearray(len(self.actions))
        for action in flow.options(s, seat):
            marks[action.number] = 1
        return np.frombuffer(marks, np.int8)

    def numbers(self, s: State, seat: int) -> NDArray[np.float32]:
        """Give what the seat may know."""
        return np.array(self._observer.numbers(s, seat), np.float32)

    def observe(self, s: State, seat: int) -> Observed:
        """Give what the seat may know, and what it may do."""
        return {"observation": self.numbers(s, seat), "action_mask": self.mask(s, seat)}

    def chosen(self, s: State, seat: int, number: int) -> Action:
        """Find the action with a number among those the seat may take; refuse any other."""
        for action in flow.options(s, seat):
            if action.number == number:
                return action
        if not 0 <= number < len(self.actions):
            message = f"{self.game.id}: expected an action from 0 to {len(self.actions) - 1}, got {number}"
            raise LudothequeError(message)
        named = f"{self.game.id}: seat {seat} may not do {self.actions[number]!r} (action {number}) now"
        allowed = ", ".join(f"{action.number} {action.text}" for action in flow.options(s, seat)) or "nothing"
        message = f"{named}; it may do: {allowed}"
        raise NotAnOption(message)

    def worth(self, s: State) -> list[float]:
        """Say what a game that is over was worth to each seat: its part of the win, from -1 to 1; alone, the points."""
        ranks = self.game.ranks(s)
        sides = [s.seat_of.index(seat) for seat in range(self.seats)]
        if len(ranks) == 1:
            return [float(self.game.scores(s)[0].points)]
        return [2 / ranks.count(1) - 1 if ranks[side] == 1 else -1.0 for side in sides]

    def lead(self, s: State, seat: int) -> float:
        """Say by how many points a seat leads, or lies behind, from what lies on the table; alone, its points."""
        points = [score.points for score in self.game.scores(s)]
        own = points.pop(s.seat_of.index(seat))
        return float(own - max(points, default=0))
