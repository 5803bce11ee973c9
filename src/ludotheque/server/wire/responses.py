"""Bodies of HTTP responses."""

import msgspec

from ludotheque.engine.scene import Seat
from ludotheque.server.wire.lesson import TakenLesson
from ludotheque.server.wire.seating import Portrait, TableInfo


class ListedTable(TableInfo, omit_defaults=True, kw_only=True):
    """A table in a list."""

    waiting: list[Seat]
    """The seats that are asked."""
    left: int | None
    """Seconds until somebody's time is up."""
    waits_for_me: bool | None = None
    """In a list of my own tables only."""
    lesson: TakenLesson | None = None


class Choice(msgspec.Struct):
    """One of several values, and what it is called."""

    id: str
    label: str


class Level(Choice):
    """A level of bots."""

    name: str
    """What such a bot is called at a table."""


class Character(Level):
    """Somebody to play against."""

    line: str
    """How they play."""
    strength: int
    """From 1, the gentlest, to 5."""
    face: Portrait


class TableOption(Choice, omit_defaults=True):
    """Something a table chooses before the game begins."""

    default: str
    seats: list[int]
    """The seat counts it is for; empty for all."""
    values: list[Choice]
    first: str = ""
    """What the rulebook advises for a first game."""
    advice: str = ""
    """Says so."""


class GameInfo(msgspec.Struct):
    """A game, described for the shelf and the form of a new table."""

    id: str
    title: str
    line: str
    about: str
    source: str
    seats: list[int]
    options: list[TableOption]
    levels: list[Level]
    characters: list[Character]
    """The gentlest first."""
    minutes: int = 0
    """How long a game takes, if its rules say so."""
    difficulty: int = 0
    """From 1 to 5, if its rules say so."""


class GuideStep(msgspec.Struct):
    """One card of the first-game guide: the questions and refused rules it comes with, and what it points at."""

    id: str
    title: str
    text: str
    asks: list[str]
    on: list[str]
    cites: list[str]


class HouseRule(msgspec.Struct):
    """A paragraph of the rules of the house, with the sentences that rest on it."""

    id: str
    title: str
    text: str
    rules: list[str]


class Statistics(msgspec.Struct):
    """How I have done at a game with so many players."""

    game: str
    seats: int
    played: int
    won: int
    points: float
    best: int
    rating: int | None
    level: int
    """Of the bots that are about as strong as I am."""


class Rated(msgspec.Struct):
    """Somebody on the ladder: a person by name, or a bot by its level."""

    name: str
    level: str
    rating: int
    games: int
