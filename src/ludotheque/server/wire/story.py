"""What stays of a game that is over, as it travels."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.engine.scene import Side


class CurvePoint(msgspec.Struct):
    """How the sides stood after a turn, by side."""

    turn: int
    round: int
    points: list[int]


class KeyMoment(msgspec.Struct):
    """A turn worth looking at."""

    turn: int
    round: int
    side: Side | None
    text: str
    kind: Annotated[str, Meta(extra={"ts": "'lead' | 'leap' | 'event'"})]


class Memory(msgspec.Struct):
    """Something worth telling; `turn` is 0 where it did not come to pass at once."""

    text: str
    side: Side | None
    turn: int
