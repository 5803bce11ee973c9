"""A line of the log, as it is told."""

from dataclasses import dataclass

from ludotheque.engine.scene import Wire


@dataclass(frozen=True)
class Line:
    """One sentence of the log, for one viewer."""

    text: str
    side: int | None
    turn: int
    rule: str
    """What it rests on, where the game says so."""

    def wire(self) -> Wire:
        """Give it as it travels."""
        line = {"text": self.text, "side": self.side, "turn": self.turn}
        return {**line, "rule": self.rule} if self.rule else line
