"""What the server tells a client at a table, over its WebSocket; `docs/protocol.md` says when each is sent.

`tools/wire.py` writes the client's types from these structs. What is JSON already, or written by the engine, is
annotated with the name of its type there.
"""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludotheque.engine.scene import Cue, Seat, Side
from ludotheque.server.wire.lesson import LessonCard
from ludotheque.server.wire.seating import SeatClock, TableInfo
from ludotheque.server.wire.story import CurvePoint, KeyMoment, Memory
from ludotheque.server.wire.talk import ClaimGroup, Said

SceneJson = Annotated[dict[str, Any], Meta(extra={"ts": "Scene"})]
DifferenceJson = Annotated[dict[str, Any], Meta(extra={"ts": "Difference"})]
Way = Annotated[tuple[str, str], Meta(extra={"ts": "Way"})]
"""From the id of a piece or zone to the id of a piece or zone."""
Lying = Annotated[tuple[str, dict[str, Any]], Meta(extra={"ts": "[on: string, piece: PieceNode]"})]
"""The id of a piece, and a piece that lies on it."""


class LogLine(msgspec.Struct, omit_defaults=True):
    """One sentence of the log, for one viewer."""

    text: str
    side: Side | None
    """Whose doing it is, if it is anybody's."""
    seat: Seat | None
    """Who answered for that side then: people may have changed places since. None where nobody does."""
    turn: int
    rule: str = ""
    """What it rests on, where the game says so."""
    at: str = ""
    """The paragraph of the rules it rests on."""
    heading: bool = False
    """What follows happened under it."""
    undone: bool = False
    """Taken back; it stays in the log."""
    cue: Cue | None = None
    """What it is to those who look on."""
    remark: str = ""
    """The words of a character who says something to what has happened: then nothing else has."""
    beside: bool = False
    """That somebody has gone or come: no part of the game, and soon no news."""


class OrderChoice(msgspec.Struct):
    """One answer that may be given in advance."""

    action: str
    label: str


class OrderOffer(msgspec.Struct):
    """A question I may answer before I am asked: by one of the choices, by `ask`, or not, which means the default."""

    question: str
    title: str
    choices: list[OrderChoice]
    chosen: str
    default: str


class Rewind(msgspec.Struct):
    """Somebody asks everybody to take back what they answered last."""

    seat: Seat
    answers: int
    agreed: list[Seat]


class Frame(msgspec.Struct):
    """One moment of what others did: what it changed, what was told, which ways pieces took."""

    change: DifferenceJson
    log: list[LogLine]
    paths: list[Way]


class Instead(msgspec.Struct, omit_defaults=True):
    """An answer that can still be given once the last one is taken back: in words, in short, and what is at stake."""

    action: str
    label: str
    chip: str
    stake: str = ""


class Beside(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What comes beside a Scene: mine alone."""

    undo: bool
    instead: list[Instead] = []
    """While I am asked for an amount, what I can answer instead: taking the last step back, then this."""
    orders: dict[str, str]
    """My standing orders, by question."""
    advance: list[OrderOffer]
    talks: list[list[Seat]]
    """The private talks I am in, each by the others' seats."""
    rewinds: int = 0
    """How often something was taken back by consent."""
    rewind: Rewind | None = None
    lesson: LessonCard | None = None


class SceneMessage(Beside, tag="scene", kw_only=True):
    """Everything, for one who has just come."""

    version: int
    seat: Seat | None
    table: TableInfo
    scene: SceneJson | None
    log: list[LogLine]


class ChangeMessage(Beside, tag="change", kw_only=True):
    """What has changed since a version."""

    since: int
    version: int
    change: DifferenceJson
    log: list[LogLine]
    undone: list[int] = []
    """Places in the log of lines that were taken back."""
    paths: list[Way]
    table: TableInfo | None = None
    """If somebody is called otherwise now."""


class Message(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Any other message: it carries the version of the table that this viewer was told of last."""

    version: int | UnsetType = UNSET


class ClockMessage(Message, tag="clock"):
    """How long a deadline is open yet (`of` 0: there is none), and the time of everybody."""

    left: int
    of: int
    seats: list[SeatClock] = []


class HereMessage(Message, tag="here"):
    """Whose people look at the table."""

    seats: list[Seat]


class TalkMessage(Message, tag="talk"):
    """What was said before, as far as it is for me."""

    lines: list[Said]


class SaidMessage(Message, tag="said"):
    """Something was said."""

    line: Said


class ClaimsMessage(Message, tag="claims"):
    """What the game lets people claim."""

    groups: list[ClaimGroup]


class DoneMessage(Message, tag="done"):
    """What I asked for counts, and is stored for good."""

    id: str


class RefusedMessage(Message, tag="refused"):
    """What I asked for does not count, and why."""

    id: str
    text: str
    rule: str
    at: str
    """The paragraph of the rules it rests on; empty if none is cited."""


class PreviewMessage(Message, tag="preview"):
    """What would certainly happen, which ways pieces would take; and what would be different for me then."""

    id: str
    lines: list[str]
    paths: list[Way] = []
    changes: list[list[str]] = []
    """Each as tokens."""
    pieces: list[Lying] = []
    """What would lie on pieces of mine."""


class HintMessage(Message, tag="hint"):
    """Where to look, which answers matter, or the answer: in words, and as pieces and answers of the Scene."""

    id: str
    number: int
    strength: int
    text: str
    on: list[str]
    actions: list[str]


class WhyMessage(Message, tag="why"):
    """Why a bot has answered at a turn as it has, in its words."""

    id: str
    turn: int
    text: str


class FramesMessage(Message, tag="frames"):
    """What others did last, moment by moment."""

    id: str
    scene: SceneJson | None
    frames: list[Frame]


class MomentMessage(Message, tag="moment"):
    """The table as I saw it after so many turns."""

    id: str
    turn: int
    of: int
    scene: SceneJson


class StoryMessage(Message, tag="story"):
    """What stays of a game that is over."""

    id: str
    title: str
    """Of the curve."""
    curve: list[CurvePoint]
    moments: list[KeyMoment]
    memories: list[Memory]


class ErrorMessage(Message, tag="error"):
    """Something that could not even be read."""

    text: str


FromServer = (
    SceneMessage
    | ChangeMessage
    | ClockMessage
    | HereMessage
    | TalkMessage
    | SaidMessage
    | ClaimsMessage
    | DoneMessage
    | RefusedMessage
    | PreviewMessage
    | HintMessage
    | WhyMessage
    | FramesMessage
    | MomentMessage
    | StoryMessage
    | ErrorMessage
)

write = msgspec.json.Encoder().encode
"""Write a message as it travels."""
