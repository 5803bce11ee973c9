"""Practice: a table that begins at a moment of another one, at which somebody looks for the better answer."""

import msgspec

from ludotheque.engine.match import Match

A_FEW = 4
"""After so many answers of one's own nobody thinks of the moment any more."""


class Practice(msgspec.Struct):
    """What was answered then, and what is better; written into an entry of the log."""

    seat: int
    played: str
    best: str
    gain: float
    line: str

    def answers(self, match: Match) -> list[str] | None:
        """List what whoever practises has answered; None once that is long past."""
        given = [answer.action.text for answer in match.answers if answer.seat == self.seat]
        return given if len(given) <= A_FEW and not match.state.end else None

    def written(self) -> str:
        """Write it for an entry."""
        return msgspec.json.encode(self).decode()


def read(written: str) -> Practice:
    """Read what an entry says."""
    return msgspec.json.decode(written, type=Practice)
