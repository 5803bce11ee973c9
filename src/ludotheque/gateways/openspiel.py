"""Our games as Python games of OpenSpiel: `pyspiel.load_game("ludotheque_clocks(players=3)")` after importing this."""

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ludotheque.engine import flow
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.games import all_games
from ludotheque.gateways.asking import MOST_WAYS, Asking
from ludotheque.gateways.table_space import MOST_POINTS, TableSpace

MOST_OUTCOMES: Final = 100
"""Nodes of luck for an answer, at most, on the average of a game."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options; a subclass for each of our games says which."""

    played: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take `players` and, as in `board:forward/red:fixed`, `options`."""
        params = {**self.kind.parameter_specification, **(params or {})}
        self.space = TableSpace(self.played, int(params["players"]), _options(str(params["options"])))
        most = 1.0 if self.space.seats > 1 else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.space.actions),
            max_chance_outcomes=MOST_WAYS,
            num_players=self.space.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=self.played.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "SpielState":
        """Give the table before the set-up, which begins with luck."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Give what writes observations."""
        return SpielObserver(self.space)

    def max_chance_nodes_in_history(self) -> int:
        """Say how often luck is asked at most."""
        return self.space.game.longest * MOST_OUTCOMES


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table at which luck is a player. Several who are asked at once answer one after the other, unseen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        space = game.space
        self.asking = Asking(space.game, space.seats, space.options)

    def current_player(self) -> int:
        """Name who is asked."""
        if self.asking.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.asking.s.end else flow.first_asked(self.asking.s)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.asking.question is None and self.asking.s.end != ""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what luck may bring."""
        assert self.asking.question is not None, "nothing is asked of luck"
        return list(enumerate(self.asking.question.likely()))

    def returns(self) -> list[float]:
        """Say what the game was worth to everybody; nothing before it is over."""
        space = self.get_game().space
        return space.worth(self.asking.s) if self.is_terminal() else [0.0] * space.seats

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.number for action in flow.options(self.asking.s, player))

    def _apply_action(self, action: int) -> None:
        if self.asking.question is not None:
            self.asking.bring(action)
        else:
            self.asking.play(self.current_player(), self.asking.game.actions.all[action])

    def _action_to_string(self, player: int, action: int) -> str:
        question = self.asking.question
        if player != pyspiel.PlayerId.CHANCE or question is None:
            return self.asking.game.actions.all[action].text
        names = self.asking.game.outcome_names(question.label)
        group = [names.write(outcome) for outcome, _ in question.groups[action]]
        return f"{question.label} {group[0]}" + (f" to {group[-1]}" if len(group) > 1 else "")

    def __str__(self) -> str:
        return f"{self.asking.game.id} {self.history()}"


class SpielObserver:
    """Writes what a seat may know."""

    def __init__(self, space: TableSpace) -> None:
        self.space = space
        self.tensor: NDArray[np.float32] = np.zeros(space.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        first = 0
        for name, width in space.pieces.items():
            self.dict[name] = self.tensor[first : first + width]
            first += width

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat knows; amid luck, what it knew before."""
        if state.asking.settled is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.space.numbers(state.asking.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Give the same as text."""
        self.set_from(state, player)
        return " ".join(f"{number:g}" for number in self.tensor)


def _options(text: str) -> dict[str, str]:
    chosen = {}
    for one in text.split("/") if text else []:
        name, colon, value = one.partition(":")
        if not colon:
            message = f"table options are written NAME:VALUE/NAME:VALUE, not {text!r}"
            raise LudothequeError(message)
        chosen[name] = value
    return chosen


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"ludotheque_{game.id}",
        long_name=game.say("en", f"game-{game.id}"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2 if 2 in game.seats else game.seats[0], "options": ""},
    )
    # A class, for OpenSpiel lets go of it when Python is gone already, and only a class takes no harm then.
    pyspiel.register_game(kind, type(f"Spiel{kind.long_name}", (SpielGame,), {"played": game, "kind": kind}))


for _game in all_games().values():
    _register(_game)
