"""One seat of a table as an environment of Gymnasium; bots of ours sit at the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game, Options
from ludotheque.engine.state import State
from ludotheque.gateways.table_space import NotAnOption, Observed, TableSpace


class LegalActions(spaces.Discrete):
    """All actions of a game; a sample is one that may be taken now, unless a mask says otherwise."""

    mask: NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw one of those that may be taken."""
        if mask is None and probability is None:
            mask = self.mask
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game for one learner: a step is an answer of the seat, and all that happens until it is asked again."""

    def __init__(
        self, game: str | Game, seats: int = 2, seat: int = 0, others: str = "random", options: Options | None = None
    ) -> None:
        """Take a seat at a game by its id; `others` is the name of a bot, as in `greedy:4` or `search:100`."""
        self.space = TableSpace(game, seats, options)
        if not 0 <= seat < seats:
            message = f"expected a seat from 0 to {seats - 1}, got {seat}"
            raise ValueError(message)
        self.seat = seat
        self._bot = bot_named(others)
        self.observation_space = self.space.observation_space()
        self._actions = LegalActions(len(self.space.actions))
        self.action_space = self._actions
        self._luck: Chance = RandomChance(0)
        self._mind: Chance = RandomChance(0)
        self._s: State

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Set up the table, and let the others play until the seat is asked."""
        super().reset(seed=seed)
        self._luck, self._mind = (RandomChance(int(self.np_random.integers(2**48))) for _ in range(2))
        self._s = self.space.game.start(self.space.seats, self.space.options, self._luck)
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take the seat's answer; one that may not be given counts as none, as for a person whose time is up.

        Then the question's own fallback stands for it, and the info says what was `refused`.
        """
        s, refused = self._s, {}
        try:
            answer = self.space.chosen(s, self.seat, int(action))
        except NotAnOption as error:
            asked = flow.decision(s, self.seat)
            if asked is None:
                raise
            answer, refused = asked.step.fallback(s, asked.side), {"refused": str(error)}
        flow.play(s, self.seat, answer, self._luck)
        self._let_others_play()
        reward = self.space.worth(s)[self.seat] if s.end else 0.0
        return self._seen(), reward, s.end != "", False, refused

    def action_masks(self) -> NDArray[np.bool_]:
        """Say what may be done, as some learners ask for it."""
        return self.space.mask(self._s, self.seat).astype(np.bool_)

    def _seen(self) -> Observed:
        seen = self.space.observe(self._s, self.seat)
        self._actions.mask = seen["action_mask"] if not self._s.end else None
        return seen

    def _let_others_play(self) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        s = self._s
        while not s.end and not flow.options(s, self.seat):
            seat = flow.first_asked(s)
            view = see(self.space.game, s, seat, self._mind)
            flow.play(s, seat, self._bot.choose(view, self._mind), self._luck)
