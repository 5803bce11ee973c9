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

    looks = 0
    """In how many worlds a search first tries every answer, before it grows a tree."""

    many = 1
    """With fewer answers to choose from than this, an expert thinks for as much less, and saves the time for others."""

    is_flat = False
    """Whether a search grows no tree, but tries the answers in the same worlds, the better ones in more and more: right
    where what the others hold and lay face down at the same time matters more than what they answer next."""

    explore = 0.14
    """How much an answer gains, in a search, by having been tried seldom: about what answers differ by in worth. Chosen
    by trial at Clocks, in 60 to 120 games a value."""

    def evaluate(self, s: Any, side: int) -> float:
        """Guess the points the side will end with."""
        raise NotImplementedError

    def is_settled(self, s: Any) -> bool:
        """Say whether the table can be judged as it lies; a search plays on until it can.

        What is asked face down is answered first, unless a game says that this would only add luck.
        """
        return not s.lanes or bool(s.is_open)

    def waits(self, s: Any, side: int) -> bool:
        """Say whether a side does better to see what others answer, where it is first come, first served."""
        return False

    def promising(self, s: Any, side: int, options: list[Action]) -> list[Action]:
        """Leave out the options a sensible player would not think about; a search looks at the rest."""
        return options

    def sensible(self, s: Any, side: int, options: list[Action]) -> list[Action]:
        """Leave out the options that cannot be the best ones; an expert looks at the rest, wherever it is."""
        return options

    def is_endgame(self, s: Any) -> bool:
        """Say whether little is left, and nothing of it hidden: an expert then tries to play it out to the end."""
        return False

    def certainty(self, s: Any) -> float:
        """Say how many times more a lead tells now than `scale` says: more, as a rule, the nearer the end is."""
        return 1.0

    def leanings(self, s: Any, side: int, options: list[Action]) -> list[float]:
        """Say at a glance what each option is worth to a side, in points; nothing where a glance does not tell.

        An expert's search tries the better ones first. Only how much they differ counts.
        """
        return []

    def solved(self, s: Any, side: int, options: list[Action]) -> list[int]:
        """Say how often each option is to be given, as weights, where that was worked out beforehand; else nothing.

        An expert goes by luck and these weights, and does not think. They depend on nothing that the side does not see;
        whether there are any, on nothing that the others do not see: how soon an expert answers would tell.
        """
        return []

    def overlooks(self, action: Action) -> bool:
        """Say whether a beginner does not see what an answer is good for, and gives it only where there is no other."""
        return False

    def evaluate_all(self, s: Any, sides: int) -> list[float]:
        """Guess everybody's points; a game that can look once for all of them does so here."""
        return [self.evaluate(s, side) for side in range(sides)]

    def believe(self, s: Any, seat: int, chance: Chance) -> None:
        """Deal anew, in a world imagined for a seat, what the others' play makes likely; never what the seat knows.

        What others probably answer face down may be answered for them here; the seat's answers are tried against it.
        """

    def rollout(self, s: Any, side: int, options: list[Action], chance: Chance) -> Action:
        """Choose quickly: the others' answers in a bot's mind."""
        return options[chance.pick("rollout", len(options))]
