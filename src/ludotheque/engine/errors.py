"""What a user can understand and mend: the engine's errors, and the one that all others derive from.

LudothequeError (server, lab and command line have more of their own)
├── BadAction         a text that is no action of this game
├── Refused           an action that may not be taken now, with the objection
├── BadRecord         a record that does not replay, with its line
├── BadState          a stored state that the codec cannot read
├── BadOption         a seat count or table option the game does not have
├── UnknownGame       an id that is no game of ours
├── BrokenGame        a game whose modules cannot be loaded, with the line
├── BadComponents     a component file with mistakes, all of them listed
├── BadWeights        what was learnt under other rules, or no weights at all
└── BadPlan           a plan of a table with mistakes, all of them listed
"""

import traceback
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.engine.event import Objection


class LudothequeError(Exception):
    """Something a user can understand and mend."""


class BadAction(LudothequeError):
    """A text that is no action of this game."""

    def __init__(self, game: str, text: str) -> None:
        shown = text if len(text) <= 60 else text[:60] + "…"
        super().__init__(f"{game} has no action {shown!r}")


class Refused(LudothequeError):
    """An action that may not be taken now; nothing has changed."""

    def __init__(self, objection: "Objection") -> None:
        super().__init__(f"refused: {objection.rule} {objection.facts or ''}".strip())
        self.objection = objection


class BadRecord(LudothequeError):
    """A record that cannot be read or does not replay."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else f"at the end: {problem}")
        self.line = line


class BadState(LudothequeError):
    """A stored state that the codec cannot read."""


class BadOption(LudothequeError):
    """A seat count or table option the game does not have."""


class UnknownGame(LudothequeError):
    """An id that is no game of ours."""

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(f"there is no game {game!r}; there are: {', '.join(known)}")


class BrokenGame(LudothequeError):
    """A game whose modules cannot be loaded."""

    def __init__(self, folder: str, error: Exception) -> None:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if folder in Path(frame.filename).parts]
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}: " if frames else ""
        super().__init__(f"games/{folder} cannot be loaded: {where}{type(error).__name__}: {error}")


class BadWeights(LudothequeError):
    """Weights that cannot be used: learnt under other rules, or no weights at all."""


class BadPuzzles(LudothequeError):
    """Puzzles that cannot be used: found under other rules, or no puzzles at all."""


class BadComponents(LudothequeError):
    """A component file with mistakes; every one is listed with its key."""

    def __init__(self, file: str, mistakes: list[str]) -> None:
        super().__init__("\n".join(f"{file}: {mistake}" for mistake in mistakes))
        self.mistakes = mistakes


class BadPlan(LudothequeError):
    """A plan of a table with mistakes; every one is listed with its place."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(f"plan.toml: {mistake}" for mistake in mistakes))
        self.mistakes = mistakes
