"""Windows: a question that is open for some seconds only, and then is answered by its fallback.

When it began stands in the log, so a window goes on after a restart.
"""

from typing import NamedTuple

from ludotheque.engine.game import Game, Options, question_id
from ludotheque.engine.state import NOBODY, State


class Window(NamedTuple):
    """A time in which an answer is possible."""

    key: str
    """Names the question; what several do in one talk is one window."""
    seconds: int
    since: float

    @property
    def closes(self) -> float | None:
        """When it is over, if it is a window at all."""
        return self.since + self.seconds if self.key else None


NO_WINDOW = Window("", 0, 0.0)


def window_of(game: Game, options: Options, s: State, before: Window, now: float) -> Window:
    """Say which window is open: the one before, if its question still is, or one that begins now."""
    if s.end:
        return NO_WINDOW
    side, step = (NOBODY, s.lanes[0].start) if s.lanes else s.agenda[-1]
    seconds = game.seconds(options, step)
    if not seconds:
        return NO_WINDOW
    which = " ".join(str(lane.side) for lane in s.lanes) if s.lanes else f"{side} {s.asked[s.seat_of[side]]}"
    key = f"{question_id(step)} {which}"
    return before if before.key == key else Window(key, seconds, now)


def activity_of(s: State) -> str:
    """Name the text of what those who are asked have to do: which sentence of the rules it is, everybody knows."""
    if s.end:
        return ""
    step = s.lanes[0].start if s.lanes else s.agenda[-1][1]
    return question_id(step).replace("ask-", "wait-", 1)
