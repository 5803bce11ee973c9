"""Whom bots have stood in for: a game says less of their strength, or nothing good."""

from ludotheque.server.table.entries import PERSON, Entry, Seat


class Absences:
    """For whom a bot has answered, and who was away when the game ended."""

    def __init__(self) -> None:
        self.helped: set[int] = set()
        """The seats of people for whom a bot has answered."""
        self.left_to: dict[int, str] = {}
        """The seats of people who were away when the game ended, with the levels of the bots that stood in."""

    def follow(self, answer: Entry, seats: list[Seat], is_over: bool) -> None:
        """Note who has given an answer; it may have been the last one."""
        away = {number: seat.level for number, seat in enumerate(seats) if seat.kind == PERSON and seat.level}
        if answer.seat in away and not answer.person:
            self.helped.add(answer.seat)
        if is_over:
            self.left_to = away
