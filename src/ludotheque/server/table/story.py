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
        """A new list after something was taken back, which stays in it."""
        self.seen: list[bool] = []
        """Of every answer that stands: whether everybody may know of it."""
        self._turn = 0
        """How many answers something was told of."""

    def begin(self, events: list[Event], seat_of: list[int]) -> None:
        """Tell what the set-up told."""
        self.events = [LoggedEvent(0, event, seat_of) for event in events]

    def add(self, answer: PlayedAnswer) -> None:
        """Tell what an answer led to; what nobody is told of is not counted."""
        self._turn += bool(answer.events)
        self.events += [LoggedEvent(self._turn, event, answer.seat_of) for event in answer.events]

    def forget(self, place: int) -> None:
        """One of the answers does not stand any more."""
        del self.seen[place]

    def take_back(self, answers: list[PlayedAnswer], turns: int) -> None:
        """Strike what answers led to; so many turns are left."""
        gone = {id(event) for answer in answers for event in answer.events}
        self.events = [told._replace(is_undone=True) if id(told.event) in gone else told for told in self.events]
        self._turn = turns


@dataclass
class RewindRequest:
    """Somebody asks to take back what lies behind a barrier: so many answers shall stand."""

    seat: int
    answers: int
    agreed: set[int]
    seen: int
    """How many of those everybody may know of."""
