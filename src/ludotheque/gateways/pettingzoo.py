"""A table as an environment of PettingZoo: whoever is asked is the agent whose turn it is."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.game import Game, Options
from ludotheque.engine.state import State
from ludotheque.gateways.table_space import Observed, TableSpace


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game with its seats and options. Several who are asked at once answer one after the other, unseen."""

    def __init__(
        self, game: str | Game, seats: int = 2, options: Options | None = None, *, only_masks: bool = False
    ) -> None:
        """Take a game by its id; with `only_masks`, only what may be done is worked out and shown."""
        self.space = TableSpace(game, seats, options)
        name = f"ludotheque_{self.space.game.id}"
        self.metadata = {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._only_masks = only_masks
        seen = self.space.observation_space()
        if only_masks:
            seen = spaces.Dict({"action_mask": seen["action_mask"]})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: self.space.action_space() for agent in self.possible_agents}
        self._chance = RandomChance()
        self.table: State

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up the table, from a seed if one is given; table options are those the environment was made with."""
        if seed is None:
            seed = self._chance.pick("seed", 2**48)
        self._chance = RandomChance(seed)
        self.table = self.space.game.start(self.space.seats, self.space.options, self._chance)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observed:
        seat = self._seats[agent]
        if self._only_masks:
            return {"action_mask": self.space.mask(self.table, seat)}
        return self.space.observe(self.table, seat)

    def step(self, action: int | None) -> None:
        """Take the answer of whoever is asked; what may not be done is refused, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            message = f"{agent} is asked, and has to say what it does"
            raise ValueError(message)
        seat = self._seats[agent]
        flow.play(self.table, seat, self.space.chosen(self.table, seat, int(action)), self._chance)
        self._cumulative_rewards[agent] = 0.0
        self._select()

    def render(self) -> str:
        """Give the table as everybody may see it, in words."""
        scene = self.space.game.scene(self.table, None)
        names = self.space.game.names(self.table, "en", self.possible_agents)
        return str(self.space.game.texts.builtins(scene, "en", names))

    def close(self) -> None:
        """Leave the table; there is nothing to be put away."""

    def state(self) -> NDArray[np.float32]:
        """Give what each seat may know, one after the other."""
        return np.concatenate([self.space.numbers(self.table, seat) for seat in range(self.space.seats)])

    def _select(self) -> None:
        """Turn to whoever is asked next; when the game is over, say what it was worth."""
        if not self.table.end:
            self.agent_selection = self.possible_agents[flow.first_asked(self.table)]
            return
        worth = self.space.worth(self.table)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def env(game: str | Game, seats: int = 2, options: Options | None = None, *, only_masks: bool = False) -> TableEnv:
    """Make an environment, as every environment of PettingZoo is made."""
    return TableEnv(game, seats, options, only_masks=only_masks)
