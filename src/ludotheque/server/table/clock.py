"""Clocks: how long a table waits for its people. They follow from the log: every process reads the same time."""

import msgspec

from ludotheque.server.table.entries import ANSWER, BACK, REWIND, UNDO, Entry

UNTIMED, LIVE, SLOW = "untimed", "live", "slow"
SHORTEST, LONGEST = 5, 30 * 24 * 3600
"""Seconds a table may give."""
A_MINUTE = 60.0


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays: by no clock, live with time in a bank, or slow with a deadline for every decision."""

    kind: str = UNTIMED
    seconds: int = 0
    """In the bank of each player at the start; or for each decision."""
    increment: int = 0
    """What a player of a live table gets back with every answer."""

    def complaint(self) -> str:
        """Say what is wrong with it, if anything."""
        if self.kind not in {UNTIMED, LIVE, SLOW}:
            return f"a pace is {UNTIMED}, {LIVE} or {SLOW}, not {self.kind[:20]!r}"
        if self.kind == UNTIMED:
            return "" if not self.seconds and not self.increment else "an untimed table has no seconds"
        if not SHORTEST <= self.seconds <= LONGEST:
            return f"expected {SHORTEST} to {LONGEST} seconds, got {self.seconds}"
        if not 0 <= self.increment <= self.seconds or (self.kind == SLOW and self.increment):
            return "expected an increment between 0 and the seconds of the bank, at a live table only"
        return ""


class Clock:
    """The time of everybody at one table."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [float(pace.seconds)] * seats
        """What is left in each bank, without the question that is open."""
        self._since: list[float | None] = [None] * seats
        """When each seat was asked what it is asked now; None for one the clock does not run for."""
        self._numbers = [0] * seats
        self._answers: list[tuple[int, float | None, float, int]] = []
        """Of every answer that stands: the seat, when it was asked and with what in its bank, what it got for it."""

    def follow(self, entry: Entry, numbers: list[int], asked: list[int]) -> None:
        """Let the clocks of those run who are asked after an entry, and of nobody else.

        `numbers` are those of every seat's last question.
        """
        if entry.kind == ANSWER:
            self.answer(entry.seat, entry.at, entry.person != "")
        elif entry.kind == UNDO:
            self.undo(entry.seat, numbers[entry.seat], entry.at)
        elif entry.kind == REWIND:
            self.rewind(int(entry.action), entry.at)
        elif entry.kind == BACK:
            self.refill(entry.seat)
        if self.pace.kind == UNTIMED:
            return
        for seat, number in enumerate(numbers):
            if seat in asked:
                self.ask(seat, number, entry.at)
            else:
                self.stop(seat, entry.at)

    def stop(self, seat: int, at: float) -> None:
        """The seat is not waited for any more."""
        since, self._since[seat] = self._since[seat], None
        if since is not None and self.pace.kind == LIVE:
            self.left[seat] = max(0.0, self.left[seat] - (at - since))

    def ask(self, seat: int, number: int, at: float) -> None:
        """The seat is asked a question; the clock of one that was asked before goes on."""
        if self._since[seat] is not None and self._numbers[seat] == number:
            return
        self.stop(seat, at)
        self._since[seat], self._numbers[seat] = at, number

    def answer(self, seat: int, at: float, is_rewarded: bool) -> None:
        """The seat has answered; whoever has thought themselves gets something for it."""
        reward = self.pace.increment if is_rewarded else 0
        self.note(seat, reward)
        self.stop(seat, at)
        self.left[seat] += reward

    def note(self, seat: int, reward: int = 0) -> None:
        """Remember how it was before an answer, for the case that it is taken back."""
        if self.pace.kind != UNTIMED:
            self._answers.append((seat, self._since[seat], self.left[seat], reward))

    def undo(self, seat: int, number: int, at: float) -> None:
        """The seat takes its last answer back: it gets nothing for that, and no new deadline; but a minute at least."""
        last = len(self._answers) - 1
        place = next((place for place in range(last, -1, -1) if self._answers[place][0] == seat), None)
        if place is None:
            return
        _, since, _, reward = self._answers.pop(place)
        self.stop(seat, at)
        self.left[seat] = max(0.0, self.left[seat] - reward)
        if self.pace.kind == SLOW and since is not None:
            self.ask(seat, number, min(at, max(since, at + A_MINUTE - self.pace.seconds)))

    def rewind(self, answers: int, at: float) -> None:
        """Only so many answers stand: banks are as they were before the others, but nobody is left without a minute."""
        for seat in range(len(self.left)):
            self.stop(seat, at)
        while len(self._answers) > answers:
            seat, _, before, _ = self._answers.pop()
            self.left[seat] = max(before, min(self.left[seat], A_MINUTE))

    def refill(self, seat: int) -> None:
        """Somebody who has come back gets time enough to look around."""
        if self.pace.kind == LIVE:
            self.left[seat] = max(self.left[seat], A_MINUTE)

    def due(self, seat: int) -> float | None:
        """Say when the seat's own time is up, if it runs."""
        since = self._since[seat]
        if since is None or self.pace.kind == UNTIMED:
            return None
        return since + (self.left[seat] if self.pace.kind == LIVE else self.pace.seconds)
