"""A player's page, as it travels."""

from typing import Any

import msgspec


class Opponent(msgspec.Struct):
    """Somebody who sat at the same table: a person by id and name, or a bot by its level."""

    id: str
    name: str
    level: str
    rank: int
    points: int


class PlayedGame(msgspec.Struct):
    """A game that is over, as one player has ended it."""

    table: str
    game: str
    seats: int
    at: float
    rank: int
    points: int
    gain: int | None
    """What it made of the rating that is shown; nothing where it was not rated."""
    others: list[Opponent]


class RatingPoint(msgspec.Struct):
    """A rating after a game: what is likely, what is so almost for sure at least and at most."""

    at: float
    likely: int
    least: int
    most: int


class RatingCurve(msgspec.Struct):
    """The ratings at a game with so many players."""

    game: str
    seats: int
    points: list[RatingPoint]


class Rival(msgspec.Struct):
    """Head to head: how often somebody was before another person at the same table, and how often after."""

    id: str
    name: str
    game: str
    before: int
    after: int


class Player(msgspec.Struct):
    """A player's page: all of it for themselves, what is shared for others."""

    id: str
    name: str
    is_me: bool
    games: list[PlayedGame]
    curves: list[RatingCurve]
    rivals: list[Rival]
    best: list[PlayedGame]
    """Of each game, the one with most points."""
    run: int
    """How many games in a row were won, up to the last one."""
    longest_run: int


class OwnData(msgspec.Struct):
    """All that the house has of somebody, for themselves."""

    id: str
    name: str
    passkeys: int
    tables: list[str]
    games: list[PlayedGame]
    ratings: list[RatingCurve]
    said: list[dict[str, Any]]
    reminders: dict[str, Any]
    """How they want to be told that it is their turn."""
