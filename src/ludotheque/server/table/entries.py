"""The log of a table: what an entry says, who sits at a seat, and the stages a table goes through."""

import msgspec

from ludotheque.engine.chance import Outcome

PERSON, BOT, OPEN = "person", "bot", "open"
"""Kinds of seats."""
START, ANSWER, UNDO = "start", "answer", "undo"
SIT, STAND, ARRANGE, STAND_IN, BACK, ORDER = "sit", "stand", "arrange", "stand-in", "back", "order"
RESUME, LESSON, PRACTICE, HINT = "resume", "lesson", "practice", "hint"
GONE, RETURNED = "gone", "returned"
ASK_REWIND, AGREE, DECLINE, REWIND, REMATCH = "ask-rewind", "agree", "decline", "rewind", "rematch"
"""Kinds of entries. A bot stands in for a person who has left, until the person is back; answers that lie behind a
barrier are taken back if everybody agrees; a table can lead to the next one, resume from a State when its rules have
changed, and be that of a lesson, or of a moment to practise. Somebody may ask for a hint, or look away from the table
for a while."""
MOVES = {START, ANSWER, UNDO, REWIND, RESUME}
"""Kinds of entries by which a match goes on, or back."""
WAVERING = {UNDO, ORDER, ASK_REWIND, STAND_IN, HINT}
"""Kinds of entries by which somebody changes their mind."""

WAITING, PLAYED, OVER = "waiting", "played", "over"
"""Stages of a table."""


class Entry(msgspec.Struct):
    """One line of a table's log: what has changed, who did it and when, with what chance brought."""

    number: int
    kind: str
    seat: int = 0
    action: str = ""
    """The answer; the level of a stand-in; of a standing order the question, and the answer to it; a State;
    the number of the question a hint is for; what is to be found, as JSON."""
    outcomes: list[Outcome] = []
    click: str = ""
    person: str = ""
    """Who did it; empty for a bot, a standing order, and the house itself."""
    at: float = 0.0
    """When it was written, in seconds since 1970."""

    @property
    def is_wavering(self) -> bool:
        """Whether somebody changes their mind by it."""
        return self.kind in WAVERING


class Seat(msgspec.Struct):
    """Who sits at a seat: a person, a bot of a level, or nobody yet; a person's level is a stand-in's."""

    kind: str
    person: str = ""
    level: str = ""
