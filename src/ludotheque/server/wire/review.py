"""The review of a game, as it travels."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.engine.scene import Seat
from ludotheque.server.wire.outgoing import SceneJson


class ReviewStep(msgspec.Struct):
    """How everybody stood after an answer, by party."""

    turn: int
    seat: Seat
    worth: list[float]
    points: list[float]
    cost: float
    noise: float
    disputed: bool
    text: str
    """What separates the answer from the best other one, in words; nothing where there was no other."""


class ReviewBalance(msgspec.Struct):
    """A party's way from what it began with to what it got; luck, its own slips and the others' add up to it."""

    name: str
    start: float
    end: float
    luck: float
    luck_noise: float
    own: float
    own_noise: float
    others: float
    others_noise: float
    disputed: float


class ReviewPoint(msgspec.Struct):
    """A moment that mattered, to be looked at from the turn `before` it."""

    kind: Annotated[str, Meta(extra={"ts": "'slip' | 'refusal' | 'luck' | 'find'"})]
    step: int
    """Its place in the steps, by which one practises it."""
    turn: int
    before: int
    name: str
    change: float
    noise: float
    played: str
    worth: float
    other: str
    other_worth: float
    text: str
    drawn: SceneJson | None = None
    """The pieces one touched for it; None where it is nothing that is drawn, or nothing the reader saw then."""
    other_drawn: SceneJson | None = None


class Review(msgspec.Struct):
    """A review: made once `done` is as much as `of`."""

    done: int
    of: int
    alone: bool = False
    """Whether worth is points, not chances."""
    own: bool = False
    """Whether it is of one's own answers alone."""
    steps: list[ReviewStep] = []
    balances: list[ReviewBalance] = []
    moments: list[ReviewPoint] = []
    more: list[ReviewPoint] = []
    """What else was missed, the dearest refusal first, and found."""
