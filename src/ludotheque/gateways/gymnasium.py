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
        self,
        game: str | Game,
        seats: int = 2,
        seat: int = 0,
        others: str = "random",
        options: Options | None = None,
        *,
        by_points: bool = False,
    ) -> None:
        """Take a seat at a game by its id; `others` is the name of a bot, as in `greedy:4` or `search:100`.

        A step is worth nothing until the end says who has won; `by_points`, what it changes of the seat's lead.
        """
        self.space = TableSpace(game, seats, options)
        if not 0 <= seat < seats:
            message = f"expected a seat from 0 to {seats - 1}, got {seat}"
            raise ValueError(message)
        self.seat = seat
        self._by_points = by_points
        self._lead = 0.0
        self._bot = bot_named(others)
        self.observation_space = self.space.observation_space()
        self._actions = LegalActions(len(self.space.actions))
        self.action_space = self._actions
        self._luck: Chance = RandomChance(0)
        self._mind: Chance = RandomChance(0)
        self.table: State

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Set up the table, and let the others play until the seat is asked."""
        super().reset(seed=seed)
        self._luck, self._mind = (RandomChance(int(self.np_random.integers(2**48))) for _ in range(2))
        self.table = self.space.game.start(self.space.seats, self.space.options, self._luck)
        self._let_others_play()
        self._lead = self.space.lead(self.table, self.seat) if self._by_points else 0.0
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take the seat's answer; one that may not be given counts as none, as for a person whose time is up.

        Then the question's own fallback stands for it, and the info says what was `refused`. At the end the info says
        what the game was `worth`: 1 for a win, -1 for none.
        """
        s = self.table
        info: dict[str, Any] = {}
        try:
            answer = self.space.chosen(s, self.seat, int(action))
        except NotAnOption as error:
            asked = flow.decision(s, self.seat)
            if asked is None:
                raise
            answer, info["refused"] = asked.step.fallback(s, asked.side), str(error)
        flow.play(s, self.seat, answer, self._luck)
        self._let_others_play()
        reward = 0.0
        if s.end:
            reward = info["worth"] = self.space.worth(s)[self.seat]
        if self._by_points:
            lead = self.space.lead(s, self.seat)
            reward, self._lead = lead - self._lead, lead
        return self._seen(), reward, s.end != "", False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Say what may be done, as some learners ask for it."""
        return self.space.mask(self.table, self.seat).astype(np.bool_)

    def imagined(self, action: int) -> tuple[NDArray[np.float32], float, bool]:
        """Try an action in a world the seat could be in: what it would see then, its lead there, whether it is the end.

        Nothing at the table changes, and nothing hidden is used; luck is only one of the ways it may go.
        """
        s = self.table
        answer = self.space.chosen(s, self.seat, int(action))
        world = self.space.game.determinized(s, self.seat, self._mind)
        flow.play(world, self.seat, answer, self._mind)
        return self.space.numbers(world, self.seat), self.space.lead(world, self.seat), world.end != ""

    def _seen(self) -> Observed:
        seen = self.space.observe(self.table, self.seat)
        self._actions.mask = seen["action_mask"] if not self.table.end else None
        return seen

    def _let_others_play(self) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        s = self.table
        while not s.end and not flow.options(s, self.seat):
            seat = flow.first_asked(s)
            view = see(self.space.game, s, seat, self._mind)
            flow.play(s, seat, self._bot.choose(view, self._mind), self._luck)
