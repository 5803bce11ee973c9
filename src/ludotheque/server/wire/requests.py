"""Bodies of HTTP requests."""

from typing import Any

import msgspec

from ludotheque.engine.scene import Seat
from ludotheque.server.table.clock import Pace


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table: who sits where ("me", "open", "bot:LEVEL"), by seat."""

    game: str
    seats: list[str]
    options: dict[str, str] = {}
    pace: Pace = Pace()
    is_public: bool = False


class Arrange(msgspec.Struct, forbid_unknown_fields=True):
    """Put a bot of a level at a seat, or free it for anybody."""

    seat: Seat
    level: str = ""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Begin a new table where this one was after so many turns, or where an answer that was reviewed is to be found."""

    turn: int = 0
    level: str = "search"
    """Of the bots in the place of people."""
    find: int | None = None
    """The step of the review, which tells who answers, and when."""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: Seat


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """What I am called."""

    name: str


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    """Whether researchers may have the games I have finished."""

    is_given: bool


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A code from another device, where I am known."""

    code: str


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey, as browsers write it."""

    credential: dict[str, Any]
