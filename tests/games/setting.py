"""What the test tables of all games have in common: they rest, refuse, and tell what is asked and what happened."""

from dataclasses import dataclass
from typing import Generic, Self, TypeVar, final

from ludotheque.engine import codec, flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.drawing import question_id
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.game import Game
from ludotheque.engine.state import State, Step

PEOPLE = ["Anna", "Bruno", "Chloé", "Denis"]
SomeState = TypeVar("SomeState", bound=State)


@final
@dataclass(frozen=True)
class Rest(Step):
    """Stands where the play would go on: the test looks at the table here."""

    only: Action

    def candidates(self, s: State, side: int) -> list[Action]:
        return [self.only]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        raise AssertionError("the table is at rest")


class SetTable(Generic[SomeState]):
    """A State, the luck that is to come, and what happened."""

    def __init__(self, game: Game, state: SomeState, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        state.log = self.events

    def begin(self) -> Self:
        flow.run_until_question(self.state, self.chance)
        self.check()
        return self

    def play(self, *answers: str) -> Self:
        """Give answers such as `0: place 5`."""
        for answer in answers:
            name, _, action = answer.partition(": ")
            for seat in self.seats(name):
                flow.play(self.state, seat, self.game.actions.parse(action), self.chance)
            self.check()
        return self

    def seats(self, name: str) -> list[int]:
        """Find who gives an answer."""
        return [int(name)]

    def who(self, asked: flow.Decision) -> str:
        """Name somebody who is asked."""
        return str(asked.seat)

    def check(self) -> None:
        """Look that nothing is lost or made, after every answer."""

    def refused(self, answer: str) -> Objection:
        """Give an answer that is refused, and see that nothing has changed."""
        before = codec.digest(self.state)
        try:
            self.play(answer)
        except Refused as refusal:
            assert before == codec.digest(self.state)
            return refusal.objection
        raise AssertionError(f"{answer!r} was not refused")

    @property
    def asks(self) -> str:
        """Who is asked what: `0 place-die`, or `0 lay-bid, 1 lay-bid`; `rest` where the test has its look; `over`."""
        if self.state.end:
            return "over"
        asked = [flow.decision(self.state, seat) for seat in flow.waiting(self.state)]
        if any(some is not None and isinstance(some.step, Rest) for some in asked):
            return "rest"
        return ", ".join(f"{self.who(some)} {question_id(some.step).removeprefix('ask-')}" for some in asked if some)

    @property
    def happened(self) -> list[str]:
        """The names of the events so far."""
        return [event.name for event in self.events]

    def said(self, language: str = "en") -> list[str]:
        """The log, as everybody reads it."""
        names = self.game.names(self.state, language, PEOPLE)
        return [self.game.texts.say(language, self.game.told(event, None), names) for event in self.events]

    def label(self, answer: str, language: str = "en") -> str:
        """The words on the button of an answer."""
        name, _, text = answer.partition(": ")
        label = self.game.label(self.state, self.seats(name)[0], self.game.actions.parse(text))
        return self.game.texts.say(language, label, self.game.names(self.state, language, PEOPLE))
