"""A Match: a game being played, with all that was answered so far, and undo up to the last barrier."""

from dataclasses import dataclass

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, Outcome, RecordedChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.game import Game, Options
from ludotheque.engine.scene import Scene
from ludotheque.engine.state import State

NOTHING_TO_UNDO = "nothing-to-undo"
APART, MOST_KEPT = 16, 4
"""How many answers lie between two States that are kept to go back to, and how many of these are."""


@dataclass
class PlayedAnswer:
    """One answer that stands: who gave it, and what chance brought with it."""

    seat: int
    action: Action
    outcomes: list[Outcome]
    events: list[Event]
    seat_of: list[int]
    """Who sat at which side when it was given: some games let people change places."""


class Match:
    """A game being played: the State, the answers that led to it, and the way back to the last barrier."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, start: State | None = None) -> None:
        """Begin at the set-up, or at a given State."""
        self.game = game
        self.seats = seats
        self.options = game.checked_options(seats, options)
        self.chance = chance
        self.start = None if start is None else start.clone()
        self.answers: list[PlayedAnswer] = []
        self.first_events: list[Event] = []
        self.first_outcomes: list[Outcome] = []
        chance.trail = self.first_outcomes
        self.state = self._begun(chance, self.first_events)
        self._base = self.state.clone()
        self._since = 0
        """How many answers there were at the last barrier."""
        self._kept = [(0, self._base)]
        """The opening and a few States at barriers, each with how many answers led to it: nobody changes them."""
        self._takebacks = [0] * seats

    def _begun(self, chance: Chance, events: list[Event] | None) -> State:
        if self.start is not None:
            return self.start.clone()
        s = self.game.set_up(self.seats, self.options, chance)
        s.log = events
        flow.run_until_question(s, chance)
        return s

    def opening(self) -> State:
        """Give the table once more as it was before the first answer."""
        return self._begun(RecordedChance(self.first_outcomes), None)

    def drawn(self) -> list[Outcome]:
        """List what chance has brought so far."""
        trails = [self.first_outcomes, *(answer.outcomes for answer in self.answers)]
        return [outcome for trail in trails for outcome in trail]

    def play(self, seat: int, action: Action) -> PlayedAnswer:
        """Take an answer; a refusal changes nothing."""
        events: list[Event] = []
        outcomes: list[Outcome] = []
        seat_of = self.state.seat_of
        self.state.log, self.chance.trail = events, outcomes
        is_barrier = flow.play(self.state, seat, action, self.chance)
        answer = PlayedAnswer(seat, action, outcomes, events, seat_of)
        self.answers.append(answer)
        if is_barrier:
            self._base = self.state.clone()
            self._since = len(self.answers)
            self._keep()
        return answer

    def _keep(self) -> None:
        """Keep the State at the barrier, if the one before it is some answers away, and forget an old one."""
        if self._since >= self._kept[-1][0] + APART:
            self._kept.append((self._since, self._base))
            if len(self._kept) > MOST_KEPT + 1:
                del self._kept[1]

    def number(self, seat: int) -> int:
        """Give the number of the question put to a seat; it never comes twice, not even after an undo."""
        return self.state.asked[seat] + self._takebacks[seat]

    def scene(self, viewer: int | None) -> Scene:
        """Draw what the viewer sees now."""
        scene = self.game.scene(self.state, viewer)
        if viewer is not None:
            scene.number = self.number(viewer)
        return scene

    def may_undo(self, seat: int) -> bool:
        """Say whether the seat has an answer that can be taken back: one since the last barrier."""
        return self.place_to_undo(seat) is not None

    def place_to_undo(self, seat: int) -> int | None:
        """Find the place of the seat's last answer since the barrier."""
        for place in range(len(self.answers) - 1, self._since - 1, -1):
            if self.answers[place].seat == seat:
                return place
        return None

    def before(self, seat: int) -> tuple[State, Action]:
        """Give the table as it would be without the seat's last answer since the barrier, and that answer."""
        place = self.place_to_undo(seat)
        if place is None:
            raise Refused(Objection(NOTHING_TO_UNDO, {}))
        s = self._base.clone()
        for answer in self.answers[self._since : place] + self.answers[place + 1 :]:
            s.log = []
            flow.play(s, answer.seat, answer.action, RecordedChance([]))
        return s, self.answers[place].action

    def undo(self, seat: int) -> PlayedAnswer:
        """Take back the seat's last answer since the barrier, and give it."""
        self.state, _ = self.before(seat)
        undone = self.answers.pop(self.place_to_undo(seat) or 0)
        # The question is put again under a new number: a click meant for the undone answer must not count.
        self._takebacks[seat] += 1
        return undone

    def rewind(self, count: int) -> list[PlayedAnswer]:
        """Go back to the table as it was after so many answers, and give those that are taken back."""
        undone = self.answers[count:]
        for seat in range(self.seats):  # what was asked before is not asked again under its number
            self._takebacks[seat] += self.state.asked[seat]
        while self._kept[-1][0] > count:
            self._kept.pop()
        self._since, self._base = self._kept[-1]
        self.state = self._base.clone()
        standing = self.answers[self._since : count]
        del self.answers[self._since :]
        for answer in standing:
            self.chance = RecordedChance(answer.outcomes)
            self.play(answer.seat, answer.action).events[:] = answer.events
        return undone
