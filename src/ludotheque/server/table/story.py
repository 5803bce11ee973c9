"""What has happened at a table, and what somebody asks to take back."""

from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.engine.event import Event
from ludotheque.engine.match import PlayedAnswer


class LoggedEvent(NamedTuple):
    """Something that has happened, the turn it came from, and who sat at which side then."""

    turn: int
    event: Event
    seat_of: list[int]
    is_undone: bool = False


class Story:
    """Everything that has happened at a table, in its order, and what of it stands."""

    def __init__(self) -> None:
        self.events: list[LoggedEvent] = []
        """What was taken back stays in it."""
        self.struck: list[int] = []
        """The places of what was taken back, in the order in which it was."""
        self.seen: list[bool] = []
        """Of every answer that stands: whether everybody may know of it."""
        self._begins: list[int] = []
        """Of every answer that stands: the place where what it led to begins."""
        self.hinted: dict[int, int] = {}
        """By seat, the number of the question it had a hint for last."""
        self.last = -1
        """The place of the last thing an answer led to."""
        self._turn = 0
        """How many answers something was told of."""

    def begin(self, events: list[Event], seat_of: list[int]) -> None:
        """Tell what the set-up told."""
        self.events = [LoggedEvent(0, event, seat_of) for event in events]

    def add(self, answer: PlayedAnswer) -> None:
        """Tell what an answer led to; what nobody is told of is not counted."""
        self._turn += bool(answer.events)
        self._begins.append(len(self.events))
        self.events += [LoggedEvent(self._turn, event, answer.seat_of) for event in answer.events]
        self.last = len(self.events) - 1

    def hint(self, seat: int, number: int, seat_of: list[int]) -> None:
        """Tell that somebody asks for a hint, for the question with this number."""
        self.hinted[seat] = number
        self.add_beside("hint", seat, seat_of)

    def add_beside(self, name: str, seat: int, seat_of: list[int]) -> None:
        """Tell what somebody does who answers for a side, and what is no part of the game."""
        if seat in seat_of:
            self.events.append(LoggedEvent(self._turn, Event(name, {"who": seat_of.index(seat)}), seat_of.copy()))

    def take_back(self, place: int, answers: list[PlayedAnswer]) -> None:
        """Strike what answers led to, the first of which stood at a place; the others stood behind it."""
        for begin, answer in zip(self._begins[place:], answers, strict=False):
            for number in range(begin, begin + len(answer.events)):
                self.events[number] = self.events[number]._replace(is_undone=True)
                self.struck.append(number)
            self._turn -= bool(answer.events)
        del self._begins[place : place + len(answers)]
        del self.seen[place : place + len(answers)]


@dataclass
class RewindRequest:
    """Somebody asks to take back what lies behind a barrier: so many answers shall stand."""

    seat: int
    answers: int
    agreed: set[int]
    seen: int
    """How many of those everybody may know of."""
