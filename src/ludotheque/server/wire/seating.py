"""A table as it is described wherever it is told of: its game, its pace, and who sits where."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.engine.scene import Seat


class Portrait(msgspec.Struct):
    """What a character looks like: the hue of a colour, a mood, and a symbol of the game."""

    hue: int
    mood: Annotated[str, Meta(extra={"ts": "'smile' | 'calm' | 'grin' | 'frown' | 'wink'"})]
    symbol: str


class SeatInfo(msgspec.Struct):
    """Who sits at a seat."""

    seat: Seat
    kind: Annotated[str, Meta(extra={"ts": "'person' | 'bot' | 'open'"})]
    name: str
    level: str
    """Of a bot; at a person's seat, of the one that stands in for them."""
    is_me: bool
    is_kept: bool
    """Free, but kept for the one it is named after."""
    face: Portrait | None
    """Of a bot that is a character."""


class PaceInfo(msgspec.Struct):
    """How fast a table plays."""

    kind: Annotated[str, Meta(extra={"ts": "'untimed' | 'live' | 'slow'"})]
    seconds: int
    """In everybody's bank at a live table; for each decision at a slow one."""
    increment: int


class SeatClock(msgspec.Struct):
    """The time of one seat, in seconds from now."""

    left: float
    runs: bool


class TableInfo(msgspec.Struct, kw_only=True):
    """A table, described to somebody."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatInfo]
    started: bool
    over: bool
    pace: PaceInfo
    is_host: bool
    host: Seat | None
    """Where the host sits, if anywhere."""
    rematch: str
    """The table that this one has led to."""
    frozen: bool
    """Whether the rules have changed so that it can only be looked at."""
