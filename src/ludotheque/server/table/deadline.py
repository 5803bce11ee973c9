"""Deadlines: a question that is open for some seconds only, and then is answered by its fallback.

When it began stands in the log, so a deadline goes on after a restart.
"""

from typing import NamedTuple

from ludotheque.engine.drawing import question_id
from ludotheque.engine.game import Game, Options
from ludotheque.engine.state import NOBODY, State


class Deadline(NamedTuple):
    """A time in which an answer is possible."""

    key: str
    """Names the question; what several do in one talk is one deadline."""
    seconds: int
    since: float

    @property
    def closes(self) -> float | None:
        """When it is over, if it is a deadline at all."""
        return self.since + self.seconds if self.key else None


NO_DEADLINE = Deadline("", 0, 0.0)


def deadline_of(game: Game, options: Options, s: State, before: Deadline, now: float) -> Deadline:
    """Say which deadline runs: the one before, if its question still is, or one that begins now."""
    if s.end:
        return NO_DEADLINE
    side, step = (NOBODY, s.lanes[0].start) if s.lanes else s.agenda[-1]
    seconds = game.seconds(options, step)
    if not seconds:
        return NO_DEADLINE
    which = " ".join(str(lane.side) for lane in s.lanes) if s.lanes else f"{side} {s.asked[s.seat_of[side]]}"
    key = f"{question_id(step)} {which}"
    return before if before.key == key else Deadline(key, seconds, now)


def activity_of(s: State) -> str:
    """Name the text of what those who are asked have to do: which sentence of the rules it is, everybody knows."""
    if s.end:
        return ""
    step = s.lanes[0].start if s.lanes else s.agenda[-1][1]
    return question_id(step).replace("ask-", "wait-", 1)
