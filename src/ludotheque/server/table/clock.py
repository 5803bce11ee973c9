"""Clocks: how long a table waits for its people. They follow from the log: every process reads the same time."""

import msgspec

from ludotheque.server.table.entries import ANSWER, BACK, REWIND, UNDO, Entry

UNTIMED, LIVE, SLOW = "untimed", "live", "slow"
SHORTEST, LONGEST = 5, 30 * 24 * 3600
"""Seconds a table may give."""
A_SECOND, A_MINUTE = 1.0, 60.0


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
        """The question each seat was asked last; 0 once it is answered."""
        self._asked_at = [0.0] * seats
        """When that was: it stays, also while a bot stands in."""
        self._spared: set[int] = set()
        """Seats whose people came back when their time was up, and had a minute."""
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
        if self.pace.kind == UNTIMED:
            return
        for seat, number in enumerate(numbers):
            if seat in asked:
                self.ask(seat, number, entry.at)
            else:
                self.stop(seat, entry.at)
        if entry.kind == BACK:
            self.spare(entry.seat, entry.at)

    def stop(self, seat: int, at: float) -> None:
        """The seat is not waited for any more."""
        since, self._since[seat] = self._since[seat], None
        if since is not None and self.pace.kind == LIVE:
            self.left[seat] = max(0.0, self.left[seat] - (at - since))

    def ask(self, seat: int, number: int, at: float) -> None:
        """The seat is asked a question; the clock of one that was asked before goes on, also after a bot stood in."""
        if self._numbers[seat] != number:
            self.stop(seat, at)
            self._numbers[seat], self._asked_at[seat] = number, at
        if self._since[seat] is None:
            self._since[seat] = self._asked_at[seat] if self.pace.kind == SLOW else at

    def answer(self, seat: int, at: float, is_rewarded: bool) -> None:
        """The seat has answered; whoever has thought themselves gets something for it."""
        reward = self.pace.increment if is_rewarded else 0
        self.note(seat, reward)
        self.stop(seat, at)
        self.left[seat] += reward
        self._numbers[seat] = 0

    def note(self, seat: int, reward: int = 0) -> None:
        """Remember how it was before an answer, for the case that it is taken back."""
        if self.pace.kind != UNTIMED:
            since = self._since[seat]
            if since is None and self._numbers[seat]:  # a bot answers what its person was asked
                since = self._asked_at[seat]
            self._answers.append((seat, since, self.left[seat], reward))

    def undo(self, seat: int, number: int, at: float) -> None:
        """The seat takes its last answer back: it gets nothing for that, and no new deadline; but a minute at least."""
        last = len(self._answers) - 1
        place = next((place for place in range(last, -1, -1) if self._answers[place][0] == seat), None)
        if place is None:
            return
        _, since, _, reward = self._answers.pop(place)
        self.stop(seat, at)
        self.left[seat] = max(0.0, self.left[seat] - reward)
        self._numbers[seat] = 0  # what was asked after that answer may have had the number of what is asked now
        if self.pace.kind == SLOW and since is not None:
            self.ask(seat, number, min(at, max(since, at + A_MINUTE - self.pace.seconds)))

    def rewind(self, answers: int, at: float) -> None:
        """Only so many answers stand: banks are as they were before the others, but nobody is left without a minute."""
        for seat in range(len(self.left)):
            self.stop(seat, at)
        while len(self._answers) > answers:
            seat, _, before, _ = self._answers.pop()
            self.left[seat] = max(before, min(self.left[seat], A_MINUTE))

    def spare(self, seat: int, at: float) -> None:
        """Somebody is back: they have the time they had; if that is up, a minute to look around, once a game."""
        due = at + self.left[seat] if self.pace.kind == LIVE else self.due(seat)
        if due is None or due >= at + A_SECOND or seat in self._spared:
            return
        self._spared.add(seat)
        if self.pace.kind == LIVE:
            self.left[seat] = A_MINUTE
        else:
            self._since[seat] = self._asked_at[seat] = min(at, at + A_MINUTE - self.pace.seconds)

    def soonest(self, now: float, is_away: list[bool]) -> float:
        """Say when somebody's time may be up after what is written now, whoever comes back."""
        if self.pace.kind == LIVE:
            banks = zip(self.left, is_away, strict=True)
            return now + min(A_MINUTE if away and left < A_SECOND else left for left, away in banks)
        kept = [asked for asked, number in zip(self._asked_at, self._numbers, strict=True) if number]
        return min(now, *kept) + self.pace.seconds if kept else now + self.pace.seconds

    def due(self, seat: int) -> float | None:
        """Say when the seat's own time is up, if it runs."""
        since = self._since[seat]
        if since is None or self.pace.kind == UNTIMED:
            return None
        return since + (self.left[seat] if self.pace.kind == LIVE else self.pace.seconds)
