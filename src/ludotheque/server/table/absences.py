"""Who was away: it is told, and where bots have stood in a game says less of somebody's strength, or nothing good."""

from typing import NamedTuple

from ludotheque.server.table.entries import BACK, GONE, PERSON, RETURNED, Entry, Seat

LEFT, STOOD_IN = "left", "stood-in"
NAMES = frozenset({GONE, BACK, LEFT, STOOD_IN})
"""Of the events that tell of it."""


class AbsenceNews(NamedTuple):
    """That somebody does not look any more, has left the game, is stood in for, or is back; and when."""

    at: float
    seat: int
    name: str


class Absences:
    """Who has gone and come, for whom a bot has answered, and who was away when the game ended."""

    def __init__(self) -> None:
        self.helped: set[int] = set()
        """The seats of people for whom a bot has answered."""
        self.left_to: dict[int, str] = {}
        """The seats of people who were away when the game ended, with the levels of the bots that stood in."""
        self.news: list[AbsenceNews] = []
        self.unseen: set[int] = set()
        """The seats of people of whom it was told that they do not look any more, and not yet that they are back."""

    def note(self, entry: Entry) -> AbsenceNews:
        """Note that somebody has gone, that a bot plays on for them, by their wish or not, or that they are back."""
        if entry.kind == GONE:
            self.unseen.add(entry.seat)
            name = GONE
        elif entry.kind in {BACK, RETURNED}:
            self.unseen.discard(entry.seat)
            name = BACK
        else:
            name = LEFT if entry.person else STOOD_IN
        self.news.append(AbsenceNews(entry.at, entry.seat, name))
        return self.news[-1]

    def follow(self, answer: Entry, seats: list[Seat], is_over: bool) -> None:
        """Note who has given an answer; it may have been the last one."""
        if not is_over and not seats[answer.seat].level:
            return
        away = {number: seat.level for number, seat in enumerate(seats) if seat.kind == PERSON and seat.level}
        if answer.seat in away and not answer.person:
            self.helped.add(answer.seat)
        if is_over:
            self.left_to = away
