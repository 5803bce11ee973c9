"""What has happened at a table, and a line of the log that tells it."""

from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.engine.event import Event
from ludotheque.engine.scene import Wire


class Line(NamedTuple):
    """One sentence of the log, for one viewer."""

    text: str
    side: int | None
    turn: int
    rule: str
    """What it rests on, where the game says so."""
    is_heading: bool = False
    """Whether what follows happened under it."""

    def wire(self) -> Wire:
        """Give it as it travels."""
        line: Wire = {"text": self.text, "side": self.side, "turn": self.turn}
        if self.rule:
            line["rule"] = self.rule
        if self.is_heading:
            line["heading"] = True
        return line


class Told(NamedTuple):
    """Something that has happened, the turn it came from, and who sat at which side then."""

    turn: int
    event: Event
    seat_of: list[int]
    is_undone: bool = False


@dataclass
class Rewinding:
    """Somebody asks to take back what lies behind a barrier: so many answers shall stand."""

    seat: int
    answers: int
    agreed: set[int]
    seen: int
    """How many of those everybody may know of."""
