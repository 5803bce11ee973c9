"""Puzzles, as they travel."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.engine.scene import Wire


class PuzzleAnswer(msgspec.Struct):
    """An answer one may give."""

    action: str
    label: str


class Puzzle(msgspec.Struct):
    """The puzzle of a day at a game: what its seat knew, and what it was asked."""

    game: str
    title: str
    day: str
    prompt: str
    scene: Annotated[Wire, Meta(extra={"ts": "Scene"})]
    answers: list[PuzzleAnswer]


class PuzzleTold(msgspec.Struct):
    """What a puzzle's answer is, told to somebody who has answered."""

    is_right: bool
    best: str
    other: str
    """The next best answer."""
    worth: float
    """The chance of winning after the best answer."""
    other_worth: float
    text: str
    """Why."""


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody answers to the puzzle of a day."""

    day: str
    action: str
