"""Hints: what a game tells the bots about itself, beyond its rules."""

from typing import Any

from mypy_extensions import mypyc_attr

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """How good a table looks to a side, and what a sensible player would do without thinking long.

    All is asked about imagined worlds, so they may look at everything.
    """

    scale = 6.0
    """By how many points of `evaluate` a side must lead to be two and a half times as likely to win."""
    horizon = 10_000
    """How many answers to play on before `evaluate` is worth asking; as many as there are, where nothing is known."""

    def evaluate(self, s: Any, side: int) -> float:
        """Guess the points the side will end with."""
        raise NotImplementedError

    def is_settled(self, s: Any) -> bool:
        """Say whether the table can be judged as it lies; a search plays on until it can."""
        return True

    def promising(self, s: Any, side: int, options: list[Action]) -> list[Action]:
        """Leave out the options a sensible player would not think about; a search looks at the rest."""
        return options

    def rollout(self, s: Any, side: int, options: list[Action], chance: Chance) -> Action:
        """Choose quickly: the others' answers in a bot's mind."""
        return options[chance.pick("rollout", len(options))]
