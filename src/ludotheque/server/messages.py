"""What clients may say, as structs; anything else is answered by one clear sentence."""

from typing import Any

import msgspec

from ludotheque.server.clock import Pace


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """An answer to the question with this number; `id` tells a doubled click from a second one.

    Programs may say the place of the option in the list instead of the action.
    """

    id: str
    number: int
    action: str = ""
    index: int | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last answer."""

    id: str


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """Say what would certainly happen."""

    id: str
    number: int
    action: str


class Order(msgspec.Struct, tag="order", forbid_unknown_fields=True):
    """Answer this question like this until I say otherwise; no action: ask me again."""

    question: str
    action: str | None


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table, or in private to these seats; `claim` is one of the game's own."""

    id: str
    text: str = ""
    to: list[int] = []
    claim: str = ""


class Claims(msgspec.Struct, tag="claims", forbid_unknown_fields=True):
    """List what the game lets people claim."""


class Language(msgspec.Struct, tag="language", forbid_unknown_fields=True):
    """Speak another language."""

    language: str


class Whole(msgspec.Struct, tag="whole", forbid_unknown_fields=True):
    """Send the whole Scene; I have missed something."""


class Replay(msgspec.Struct, tag="replay", forbid_unknown_fields=True):
    """Show me again, moment by moment, what others did last."""

    id: str


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """Give me my seat back from the bot that stands in for me."""


class StandIn(msgspec.Struct, tag="stand-in", forbid_unknown_fields=True):
    """Let a bot stand in for somebody who has gone."""

    seat: int


class AskRewind(msgspec.Struct, tag="ask-rewind", forbid_unknown_fields=True):
    """Ask everybody to take back my last answer, with all that followed."""

    id: str


class Agree(msgspec.Struct, tag="agree", forbid_unknown_fields=True):
    """Agree to what is asked for."""

    id: str


class Decline(msgspec.Struct, tag="decline", forbid_unknown_fields=True):
    """Do not agree; or withdraw what I have asked for."""

    id: str


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Show me the table as it was after so many turns."""

    id: str
    turn: int


AtTheTable = Back | StandIn | AskRewind | Agree | Decline | Look
FromClient = Answer | Undo | Preview | Order | Say | Claims | Language | Whole | Replay | AtTheTable
LONGEST = 4_096
"""Characters in one message from a client."""

_decoder = msgspec.json.Decoder(FromClient)


def read(text: str) -> FromClient:
    """Read a client's message; `msgspec.MsgspecError` says what is wrong with it."""
    if len(text) > LONGEST:
        raise msgspec.ValidationError(f"expected at most {LONGEST} characters, got {len(text)}")
    message: FromClient = _decoder.decode(text)
    click = getattr(message, "id", "x")
    if not 1 <= len(click) <= 64:
        raise msgspec.ValidationError(f"expected an id of 1 to 64 characters, got {len(click)} - at `$.id`")
    if not click.isprintable():
        raise msgspec.ValidationError("expected an id of printable characters - at `$.id`")
    return message


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table: who sits where ("me", "open", "bot:LEVEL"), by seat."""

    game: str
    seats: list[str]
    options: dict[str, str] = {}
    pace: Pace = Pace()
    is_public: bool = False


class Arrange(msgspec.Struct, forbid_unknown_fields=True):
    """Put a bot of a level at a seat, or free it for anybody."""

    seat: int
    level: str = ""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Begin a new table where this one was after so many turns."""

    turn: int
    level: str = "search"


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: int


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """What I am called."""

    name: str


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A code from another device, where I am known."""

    code: str


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey, as browsers write it."""

    credential: dict[str, Any]
