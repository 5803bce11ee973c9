"""A game whose luck is asked for one outcome at a time: whoever plays it through also plays chance."""

from dataclasses import dataclass, field
from typing import Any, Final

from ludotheque.engine import codec, flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import OutcomeNeeded, ScriptedChance
from ludotheque.engine.game import Game, Options
from ludotheque.engine.state import State
from ludotheque.games import game_named

MOST_WAYS: Final = 36
"""Ways at one node; where luck has more, it is asked first for a group of them, then for one of the group."""
Way = tuple[int, int]
"""An outcome, and how likely it is."""


@dataclass(frozen=True)
class Question:
    """What is asked of luck: its label, and the groups of ways one may choose from, one way in each at the last."""

    label: str
    groups: list[list[Way]]

    def likely(self) -> list[float]:
        """Say how likely each group is."""
        weights = [sum(weight for _, weight in group) for group in self.groups]
        return [weight / sum(weights) for weight in weights]


def grouped(label: str, ways: list[Way]) -> Question:
    """Ask for one of the ways, or for a group of them if they are too many."""
    size = 1
    while size * MOST_WAYS < len(ways):
        size *= MOST_WAYS
    return Question(label, [ways[first : first + size] for first in range(0, len(ways), size)])


@dataclass
class Asking:
    """A table that stops at every outcome of luck. It is before an answer, or amid one with some outcomes known."""

    game: Game
    seats: int
    options: Options
    settled: State | None = None
    """The table before the answer that is being carried out; None before the set-up."""
    answer: tuple[int, Action] | None = None
    outcomes: list[int] = field(default_factory=list)
    question: Question | None = None
    """What is asked of luck now."""

    def __post_init__(self) -> None:
        if self.settled is None and self.question is None:
            self._go_on()

    @property
    def s(self) -> State:
        """The table; amid luck, as it was before."""
        assert self.settled is not None, "asked for a table that is not set up yet"
        return self.settled

    def play(self, seat: int, action: Action) -> None:
        """Give an answer, up to the first outcome it needs."""
        self.answer = (seat, action)
        self._go_on()

    def bring(self, choice: int) -> None:
        """Say what luck brings: one of the groups of the question."""
        assert self.question is not None, "nothing is asked of luck"
        group = self.question.groups[choice]
        if len(group) > 1:
            self.question = grouped(self.question.label, group)
            return
        self.outcomes.append(group[0][0])
        self._go_on()

    def _go_on(self) -> None:
        """Carry out the set-up or the answer, with the outcomes known so far."""
        chance = ScriptedChance(self.outcomes)
        try:
            if self.answer is None:
                after = self.game.start(self.seats, self.options, chance)
            else:
                after = self.s.clone()
                flow.play(after, *self.answer, chance)
        except OutcomeNeeded as needed:
            ways = [(outcome, weight) for outcome, weight in enumerate(needed.weights) if weight]
            self.question = grouped(needed.label, ways)
            return
        self.settled, self.answer, self.outcomes, self.question = after, None, [], None

    # How it is copied and stored.

    def __deepcopy__(self, memo: dict[int, Any]) -> "Asking":
        settled = None if self.settled is None else self.settled.clone()
        return Asking(self.game, self.seats, self.options, settled, self.answer, self.outcomes.copy(), self.question)

    def __reduce__(self) -> tuple[Any, ...]:
        settled = None if self.settled is None else codec.encode(self.settled)
        answer = None if self.answer is None else (self.answer[0], self.answer[1].text)
        table = (self.game.id, self.game.own_components, self.seats, dict(self.options))
        return read, (table, settled, answer, self.outcomes, self.question)


def read(
    table: tuple[str, str, int, dict[str, str]],
    settled: bytes | None,
    answer: tuple[int, str] | None,
    outcomes: list[int],
    question: Question | None,
) -> Asking:
    """Read a table that was stored."""
    name, own, seats, options = table
    game = game_named(name, own)
    return Asking(
        game,
        seats,
        options,
        None if settled is None else codec.decode(game, settled),
        None if answer is None else (answer[0], game.actions.parse(answer[1])),
        outcomes,
        question,
    )
