"""A page of rules as a tree that every front end draws from: no markup, no HTML, and nothing nested in a sentence."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.engine.components import Source

SceneJson = Annotated[dict[str, Any], Meta(extra={"ts": "Scene"})]
Way = Annotated[tuple[str, str], Meta(extra={"ts": "Way"})]
ResultJson = Annotated[dict[str, Any], Meta(extra={"ts": "GameResult"})]


class Span(msgspec.Struct, omit_defaults=True):
    """A few words of a sentence, and what is special about them."""

    text: str
    mark: Literal["", "strong", "emphasis"] = ""
    to: str = ""
    """The paragraph they lead to."""
    about: str = ""
    """Of a word of the glossary: what it means."""
    source: Source | Literal[""] = ""
    """Of a number: where it comes from."""
    icon: str = ""
    """A symbol that is drawn before them."""
    piece: SceneJson | None = None
    """A piece that is drawn in their place: a Scene of nothing else."""


Words = list[Span]


class Paragraph(msgspec.Struct, tag="paragraph"):
    """Some sentences."""

    words: Words


class Reason(msgspec.Struct, tag="reason"):
    """Why a ruling is as it is."""

    words: Words


class Points(msgspec.Struct, tag="points", omit_defaults=True):
    """A list."""

    items: list[Words]
    is_ordered: bool = False


class Figure(msgspec.Struct, tag="figure", omit_defaults=True):
    """A picture: a table the engine has played to, what was done there, and what it told of it."""

    id: str
    scene: SceneJson
    point: list[str] = []
    ways: list[Way] = []
    lines: list[str] = []
    refused: str = ""
    """What the engine said to something that may not be done."""
    refused_on: list[str] = []


class Component(msgspec.Struct, omit_defaults=True):
    """One component in words."""

    id: str
    label: str
    facts: list[str] = []
    source: Source | Literal[""] = ""


class Catalogue(msgspec.Struct, tag="catalogue"):
    """Components of one kind, each drawn and in words."""

    id: str
    title: str
    scene: SceneJson
    components: list[Component]


class Icon(msgspec.Struct):
    """A symbol and what it means."""

    token: str
    text: str


class Icons(msgspec.Struct, tag="icons"):
    """The legend."""

    icons: list[Icon]


class Scores(msgspec.Struct, tag="scores"):
    """How the points of a figure at the end of a game are counted."""

    result: ResultJson


class Term(msgspec.Struct, omit_defaults=True):
    """A word of the game, in this language and the other, and what it means."""

    id: str
    term: str
    other: str
    about: str
    to: str = ""


class Terms(msgspec.Struct, tag="terms"):
    """The glossary."""

    terms: list[Term]


class Sources(msgspec.Struct, tag="sources"):
    """How much of the data and of the rulings comes from where."""

    data: dict[str, int]
    rulings: dict[str, int]


Block = Paragraph | Reason | Points | Figure | Catalogue | Icons | Scores | Terms | Sources


class Section(msgspec.Struct, omit_defaults=True):
    """A heading, the id that citations lead to, and what stands below."""

    id: str
    level: int
    title: Words
    blocks: list[Block]
    source: Source | Literal[""] = ""
    """Of a ruling: what it rests on."""
    of: str = ""
    """Of a ruling: the rule it explains."""


class Page(msgspec.Struct, omit_defaults=True):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: list[Section]
    minutes: int = 0
    """How long a game takes, about; 0 if nobody has said so."""
    difficulty: int = 0
    """From 1, easy, to 5; 0 if nobody has said so."""


def plain(words: Words) -> str:
    """Give what is said, and nothing about how."""
    return "".join(span.text for span in words)
