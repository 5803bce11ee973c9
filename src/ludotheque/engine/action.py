"""Actions: every answer a game knows, made once at import and numbered."""

import hashlib
from collections.abc import Callable
from typing import Any, Final, final

from ludotheque.engine.errors import BadAction
from ludotheque.engine.event import Facts

Where = Callable[[Any, int, "Action"], list[str]]
"""Lists the ids of the pieces one clicks for an answer, from State, side and answer."""
LabelFacts = Callable[[Any, int, "Action"], Facts]
"""Gives the parameters of an answer's label, from State, side and answer."""
Cost = Callable[[Any, int, "Action"], list[str]]
"""Gives what an answer costs now, or what it brings, as tokens, from State, side and answer."""
After = Callable[[Any, int, "Action"], list[tuple[str, int, int]]]
"""Gives what an answer changes for certain: symbol, number before, number after."""


@final
class Action:
    """An answer: a verb and its target, with a number in the game's table and one text form."""

    __slots__ = (
        "after",
        "confirms",
        "cost",
        "declines",
        "facts",
        "gain",
        "is_amount",
        "number",
        "target",
        "text",
        "verb",
        "where",
    )

    def __init__(
        self,
        number: int,
        verb: str,
        target: int,
        text: str,
        declines: bool = False,
        is_amount: bool = False,
        where: Where | None = None,
        facts: LabelFacts | None = None,
        cost: Cost | None = None,
        confirms: bool = False,
        gain: Cost | None = None,
        after: After | None = None,
    ) -> None:
        self.number: Final = number
        self.verb: Final = verb
        self.target: Final = target
        self.text: Final = text
        self.declines: Final = declines
        """Whether it says that one does nothing, or no more: where it is an option, it stands for no answer."""
        self.is_amount: Final = is_amount
        """Whether the target is how many, as of coins, and not one thing among several."""
        self.where: Final = where
        """What its verb says one clicks, where the step leaves that open; None for a plain button."""
        self.facts: Final = facts
        """What its verb says the label speaks of, where the step leaves that open, or nobody asks; None: of nothing."""
        self.cost: Final = cost
        """What its verb says it costs; None for what costs nothing."""
        self.gain: Final = gain
        """What its verb says it brings at once; None where that is not said."""
        self.after: Final = after
        """What its verb says will be different; None where that is not said."""
        self.confirms: Final = confirms
        """Whether people are asked once more before it counts: it matters, and cannot be taken back."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


NOTHING: Final[list[Action]] = []


@final
class Actions:
    """A game's table of actions: all there are, in one order."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.all: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def one(
        self,
        verb: str,
        *,
        declines: bool = False,
        confirms: bool = False,
        where: Where | None = None,
        facts: LabelFacts | None = None,
        cost: Cost | None = None,
        gain: Cost | None = None,
        after: After | None = None,
    ) -> Action:
        """Make an action without a target; `declines` marks a pass, `confirms` what is never done by accident."""
        return self._make(
            verb,
            0,
            verb,
            declines=declines,
            confirms=confirms,
            where=where,
            facts=facts,
            cost=cost,
            gain=gain,
            after=after,
        )

    def many(
        self,
        verb: str,
        first: int,
        last: int,
        *,
        where: Where | None = None,
        facts: LabelFacts | None = None,
        cost: Cost | None = None,
        gain: Cost | None = None,
        after: After | None = None,
    ) -> dict[int, Action]:
        """Make an action for each target from `first` to `last`, found by that number."""
        return {
            target: self._make(
                verb, target, f"{verb} {target}", where=where, facts=facts, cost=cost, gain=gain, after=after
            )
            for target in range(first, last + 1)
        }

    def amounts(
        self,
        verb: str,
        least: int,
        most: int,
        *,
        where: Where | None = None,
        facts: LabelFacts | None = None,
        after: After | None = None,
    ) -> dict[int, Action]:
        """Make an action for each amount from `least` to `most`: what is chosen is how many, as of coins."""
        return {
            amount: self._make(verb, amount, f"{verb} {amount}", is_amount=True, where=where, facts=facts, after=after)
            for amount in range(least, most + 1)
        }

    def named(
        self,
        verb: str,
        names: list[str],
        *,
        where: Where | None = None,
        facts: LabelFacts | None = None,
        cost: Cost | None = None,
        gain: Cost | None = None,
        after: After | None = None,
    ) -> list[Action]:
        """Make an action for each name; its target is the name's place in the list."""
        return [
            self._make(verb, target, f"{verb} {name}", where=where, facts=facts, cost=cost, gain=gain, after=after)
            for target, name in enumerate(names)
        ]

    def extended(self) -> "Actions":
        """Make a table that begins with all of these and may grow: for answers that name what a data file holds."""
        longer = Actions(self.game)
        longer.all = self.all.copy()
        longer.by_text = self.by_text.copy()
        return longer

    def verbs(self) -> dict[str, int]:
        """List every verb, with how many actions it has."""
        found: dict[str, int] = {}
        for action in self.all:
            found[action.verb] = found.get(action.verb, 0) + 1
        return found

    def parse(self, text: str) -> Action:
        """Find the one action written as `text`."""
        found = self.by_text.get(text)
        if found is None:
            raise BadAction(self.game, text)
        return found

    def digest(self) -> str:
        """Give the short name that only equal tables share: whoever has learnt numbers of one cannot use another."""
        return hashlib.blake2b("\n".join([action.text for action in self.all]).encode(), digest_size=8).hexdigest()

    def _make(
        self,
        verb: str,
        target: int,
        text: str,
        *,
        declines: bool = False,
        is_amount: bool = False,
        where: Where | None = None,
        facts: LabelFacts | None = None,
        cost: Cost | None = None,
        confirms: bool = False,
        gain: Cost | None = None,
        after: After | None = None,
    ) -> Action:
        if text in self.by_text:
            message = f"{self.game}: two actions are written {text!r}"
            raise ValueError(message)
        action = Action(
            len(self.all), verb, target, text, declines, is_amount, where, facts, cost, confirms, gain, after
        )
        self.all.append(action)
        self.by_text[text] = action
        return action
