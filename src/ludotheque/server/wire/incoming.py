"""What clients may say at a table, over its WebSocket; anything else is answered by one clear sentence."""

from typing import Annotated

import msgspec

from ludotheque.engine.scene import Seat


class AnswerRequest(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
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


class HintRequest(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """Say where to look (1), which answers matter (2), or what you would do and why (3)."""

    id: str
    number: int
    strength: Annotated[int, msgspec.Meta(ge=1, le=3, extra={"ts": "number"})] = 1


class WhyRequest(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Say why a bot has answered at a turn as it has."""

    id: str
    turn: int


class Order(msgspec.Struct, tag="order", forbid_unknown_fields=True):
    """Answer this question like this until I say otherwise; no action: ask me again."""

    question: str
    action: str | None


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table, or in private to these seats; `claim` is one of the game's own."""

    id: str
    text: str = ""
    to: list[Seat] = []
    claim: str = ""


class Claims(msgspec.Struct, tag="claims", forbid_unknown_fields=True):
    """List what the game lets people claim."""


class LanguageRequest(msgspec.Struct, tag="language", forbid_unknown_fields=True):
    """Speak another language."""

    language: str


class Whole(msgspec.Struct, tag="whole", forbid_unknown_fields=True):
    """Send the whole Scene; I have missed something."""


class PlaybackRequest(msgspec.Struct, tag="replay", forbid_unknown_fields=True):
    """Show me again, moment by moment, what others did last."""

    id: str


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """Give me my seat back from the bot that stands in for me."""


class StandIn(msgspec.Struct, tag="stand-in", forbid_unknown_fields=True):
    """Let a bot stand in for somebody who has gone."""

    seat: Seat


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


class StoryRequest(msgspec.Struct, tag="story", forbid_unknown_fields=True):
    """Tell me what stays of a game that is over."""

    id: str


AtTheTable = HintRequest | WhyRequest | Back | StandIn | AskRewind | Agree | Decline | Look | StoryRequest
FromClient = (
    AnswerRequest | Undo | Preview | Order | Say | Claims | LanguageRequest | Whole | PlaybackRequest | AtTheTable
)
LONGEST = 4_096
"""Characters in one message from a client."""

_decoder = msgspec.json.Decoder(FromClient)


def read(text: str) -> FromClient:
    """Read a client's message; `msgspec.MsgspecError` says what is wrong with it."""
    if len(text) > LONGEST:
        raise msgspec.ValidationError(f"expected at most {LONGEST} characters, got {len(text)}")
    try:
        message: FromClient = _decoder.decode(text)
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error
    click = getattr(message, "id", "x")
    if not 1 <= len(click) <= 64:
        raise msgspec.ValidationError(f"expected an id of 1 to 64 characters, got {len(click)} - at `$.id`")
    if not click.isprintable():
        raise msgspec.ValidationError("expected an id of printable characters - at `$.id`")
    return message
