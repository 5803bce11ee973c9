"""The Scene: what one seat, or a spectator, sees, as data that every front end draws from.

Layouts, kinds and marks are words of closed types; `docs/scene.md` says what each means. What a game wants to tell its
theme beside them is a free `family`. Texts stay ids with parameters until the edge.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Annotated, Any, ClassVar, Literal, ParamSpec, TypeVar, cast

import msgspec

from ludotheque.engine.plan import Variant
from ludotheque.engine.text import Text as Text  # noqa: PLC0414 - a word of this vocabulary

Side = Annotated[int, msgspec.Meta(extra={"ts": "Side"})]
"""A place in the rules. Plain numbers here; two types in the client, so that nobody takes one for the other there."""
Seat = Annotated[int, msgspec.Meta(extra={"ts": "Seat"})]
"""Somebody who answers for a side: which one that is may change during play."""

Layout = Literal[
    "row", "column", "grid", "ring", "stack", "fan", "track", "map", "matrix", "rack", "steps", "ledger", "panel"
]
"""How the children of a zone lie."""
Role = Literal["own", "bank", "shared", "other"]
"""Whose an outermost zone is."""
Kind = Literal[
    "bag",
    "card",
    "coin",
    "cup",
    "die",
    "goal",
    "marker",
    "meeple",
    "note",
    "pile",
    "purse",
    "seal",
    "slot",
    "step",
    "tablet",
    "tile",
    "token",
]
"""What a piece is drawn as."""
Mark = Literal[
    "active",
    "chosen",
    "columns-3",
    "done",
    "empty",
    "face_down",
    "frozen",
    "group",
    "last",
    "leads",
    "missed",
    "next",
    "now",
    "open",
    "owned",
    "printed",
    "reached",
    "seen",
    "spent",
    "turn",
]
"""How a piece or a zone is at present."""

Cue = Literal["reveal"]
"""What an event is to those who look on: upon something that comes to light, the table rests a moment."""

Verdict = Literal["reached", "missed", "unknown"]
"""How a goal stands, as far as the viewer may know."""
Tokens = list[str]
"""Numbers, signs and names of icons."""

Wire = dict[str, Any]
"""A Scene, or what changed in one, with its texts rendered: what travels to a client."""

JsonFragment = msgspec.Raw | list[bytes]
"""A part of it, written as JSON; in pieces, if there are gaps for names: every second one marks a side."""


class Gauge(msgspec.Struct, omit_defaults=True):
    """How far something is: so many, of so many that are needed, and how it stands in words."""

    have: int
    need: int
    verdict: Verdict = "unknown"
    against: Text | None = None


class Face(msgspec.Struct, omit_defaults=True):
    """What is printed on a piece, as symbols: each token is a number, a sign or the name of an icon."""

    value: int | None = None
    title: str | Text = ""
    """A numeral or letter that is the same everywhere, or a name in the viewer's language."""
    cost: Tokens = []
    points: Tokens = []
    lines: list[Tokens] = []
    art: str = ""
    """The name of a picture in the game's sheet."""
    titled: bool = False
    """Whether its label is its title; so that nothing is sent twice."""
    words: Text | None = None
    """What it does, in a few words that stand on it."""
    short: str | Text = ""
    """The title where there is little room."""
    index: str = ""
    """A number or letter in the first corner, by which it is called."""
    count: int = 0
    """How many of a kind lie there as one piece; 0 where that is no question."""
    was: Tokens = []
    """What it cost before it became cheaper."""
    corners: list[Tokens] = []
    """What stands in the upper corners of the picture, left and then right."""
    pictogram: Tokens = []
    """What it is about, as large symbols in order."""
    foot: Tokens = []
    """What it brings."""
    tag: Tokens | Text = []
    """A band across it: a few symbols or words."""
    gauge: Gauge | None = None


class Piece(msgspec.Struct, omit_defaults=True, tag="piece", dict=True):
    """One thing on the table: a die, a slot, a card, a coin."""

    id: str
    kind: Kind
    label: Text
    at: int | str | tuple[int, int] | None = None
    """Where in its zone: the place on a ring, a rack or a track, the anchor on a map, row and column of a matrix."""
    face: Face | None = None
    tone: str = ""
    until: Variant = "compact"
    """The smallest variant of its area that it is still drawn in."""
    side: Side | None = None
    """Whose it is, where its name is to stand below the piece."""
    facts: list[Text] = []
    marks: list[Mark] = []
    children: list["Piece"] = []
    family: str = ""
    """A word of the game for its own theme: what the kind does not say (a client, a dream, a bid)."""
    written: ClassVar[dict[object, dict[str, JsonFragment]] | None] = None
    """Of a lasting thing: what scene writers have written of it and of what lies on it."""


class Zone(msgspec.Struct, omit_defaults=True, tag="zone", dict=True):
    """A place on the table that holds pieces or further zones."""

    id: str
    layout: Layout
    role: Role = "shared"
    title: Text | None = None
    side: Side | None = None
    at: int | str | None = None
    area: str = ""
    """Which part of the plan it lies in; left out, the plan finds it by its name, its side or its role."""
    until: Variant = "compact"
    """The smallest variant of its area that it is still drawn in."""
    backdrop: str = ""
    places: int | tuple[int, int] | None = None
    """Of a rack or a matrix: how many there are, or rows and columns."""
    filled: list[int] = []
    """Of a rack whose places need no pieces: those that are not spent."""
    heads: tuple[list[str], list[str]] | None = None
    """Of a matrix: symbols at the edges, rows and columns."""
    sums: tuple[list[int], list[int]] | None = None
    total: int | None = None
    """Of a matrix: all there is, in the corner between the sums."""
    leads: list[int] = []
    """Which sums are the highest of all players: rows first, then columns."""
    marks: list[Mark] = []
    children: list["Zone | Piece"] = []
    tone: str = ""
    family: str = ""
    art: str = ""
    """The name of a picture in the game's sheet: under a ring, beside the title of a panel."""
    written: ClassVar[dict[object, dict[str, JsonFragment]] | None] = None


Drawn = TypeVar("Drawn", Zone, Piece)
Values = ParamSpec("Values")
MOST_LASTING = 1_000
"""How many drawings of one kind are kept: enough for what lies on the tables of a house at a time."""


def cached_drawing(draw: Callable[Values, Drawn]) -> Callable[Values, Drawn]:
    """Draw what looks the same only once: it is kept by the values it is drawn from, and written once.

    They must say all that it shows, to whomever it is shown; and nothing may be changed in it afterwards.
    """

    @wraps(draw)
    def once(*values: Values.args, **named: Values.kwargs) -> Drawn:
        drawn = draw(*values, **named)
        drawn.__dict__["written"] = {}
        return drawn

    return cast("Callable[Values, Drawn]", lru_cache(MOST_LASTING)(once))


class Option(msgspec.Struct, omit_defaults=True):
    """Something the viewer may do, and the pieces one clicks for it, in order."""

    action: str
    label: Text
    on: list[str] = []
    weight: str = "main"
    amount: int | None = None
    """How many, where that is what one chooses: amounts on the same piece are picked from a row of numbers."""
    verb: str = ""
    """What is done, one of the verbs of the game: the action area shows verbs, and the answers of the one chosen."""
    chip: Text | None = None
    """The label below its verb: what of."""
    stake: Text | None = None
    """What may come of it, in a few words, where nobody knows beforehand."""
    cost: Tokens = []
    """What it costs now."""
    gain: Tokens = []
    """What it brings at once."""
    after: list[tuple[str, int, int]] = []
    """What will be different: symbol, number before, number after."""
    confirm: bool = False
    """Whether people are asked once more."""


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why something that looks possible is not."""

    on: list[str]
    label: Text
    text: Text
    rule: Text
    at: str = ""
    """The paragraph of the rules it rests on."""
    verb: str = ""
    lack: Tokens = []
    """What is missing: numbers and symbols."""


class Standing(msgspec.Struct, omit_defaults=True):
    """How one side stands, as far as the viewer may know."""

    side: Side
    name: Text
    seat: Seat | None = None
    points: int | None = None
    facts: list[tuple[str, int, Text]] = []
    """Symbol, number and what it means."""
    marks: list[str] = []


def fact(symbol: str, number: int, meaning: str) -> tuple[str, int, Text]:
    """Give a fact of a standing, whose text knows how many there are."""
    return symbol, number, Text(meaning, {"number": number})


class ScoreLine(msgspec.Struct):
    """Points and what they are for."""

    label: Text
    points: int


class Evidence(msgspec.Struct):
    """Something a side has reached or not, what it brought, and why."""

    label: Text
    why: Text
    points: int


class Place(msgspec.Struct, omit_defaults=True):
    """How one side ended."""

    side: Side
    name: Text
    rank: int
    points: int
    lines: list[ScoreLine]
    note: Text | None = None
    evidence: list[Evidence] = []


class GameResult(msgspec.Struct):
    """How the game ended."""

    reason: Text
    places: list[Place]


class Scene(msgspec.Struct, omit_defaults=True):
    """All that one viewer sees."""

    game: str
    viewer: Seat | None
    number: int
    waiting: list[Seat]
    zones: list[Zone]
    prompt: Text | None = None
    options: list[Option] = []
    refusals: list[Refusal] = []
    standings: list[Standing] = []
    result: GameResult | None = None


def difference(old: Wire, new: Wire) -> Wire:
    """Say what changed from one flat Scene to the next; `apply_difference` puts it back together."""
    before, after = old["nodes"], new["nodes"]
    change: Wire = {key: value for key, value in new.items() if key != "nodes" and old.get(key) != value}
    gone = [key for key in old if key not in new]
    if gone:
        change["gone"] = gone
    nodes: Wire = {name: node for name, node in after.items() if before.get(name) != node}
    nodes.update(dict.fromkeys(name for name in before if name not in after))
    if nodes:
        change["nodes"] = nodes
    return change


def apply_difference(old: Wire, change: Wire) -> Wire:
    """Bring a flat Scene up to date."""
    new = {key: value for key, value in old.items() if key not in change.get("gone", [])}
    new.update({key: value for key, value in change.items() if key not in {"nodes", "gone"}})
    nodes = dict(old["nodes"])
    for name, node in change.get("nodes", {}).items():
        if node is None:
            del nodes[name]
        else:
            nodes[name] = node
    new["nodes"] = nodes
    return new
