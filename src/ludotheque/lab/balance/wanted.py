"""What a designer wants of a game: its `balance.toml`, and what is wanted of every game without being asked."""

import json
import tomllib
from dataclasses import dataclass, field
from typing import Any

from ludotheque.engine.errors import LudothequeError
from ludotheque.games import game_named
from ludotheque.lab.balance.plans import Plan

WANTED = "balance.toml"
"""A file a game may have; no result depends on it but for the plans it names."""
Limits = tuple[float, float]


@dataclass(frozen=True)
class Count:
    """An event to count by the values of one of its facts, such as a card, and what should be found for each value."""

    event: str
    fact: str
    kinds: int = 0
    """How many values there are; 0 if that does not matter."""
    is_first: bool = False
    """Whether only the first such event of each seat counts."""
    games: float = 0.0
    """The least share of games in which it should happen."""
    wins: float = 0.0
    """How often those who did it may win at most, as a multiple of their fair share; 0 for any."""
    share: float = 1.0
    """The greatest share it should have among all values."""
    en: str = ""
    fr: str = ""
    """What a report calls it, in either language; else by the event's id."""


@dataclass(frozen=True)
class Sequel:
    """What should often come of an event, as a swap of a talk: another one, before a third."""

    event: str
    then: str
    until: str
    least: float
    """The least share of the events that it should come of."""
    en: str
    fr: str


@dataclass(frozen=True)
class Planted:
    """An imbalance to be planted: what the report must find at this table when these numbers are changed."""

    what: str
    """The component, as "repair artifact-spare-cpu"."""
    why: str
    """`strong`, `weak` or `ignored`."""
    bot: str
    seats: int
    games: int
    change: dict[str, Any]
    """By its place in the component file, as "prices.flip.value", what stands there instead."""

    def components(self, name: str) -> str:
        """Write the component tables of a game with the change."""
        tables: dict[str, Any] = json.loads(game_named(name).component_file.text)
        for key, value in self.change.items():
            *path, last = key.split(".")
            table = tables
            for part in path:
                table = table[part]
            table[last] = value
        return json.dumps(tables)


@dataclass(frozen=True)
class Wanted:
    """What a game's `balance.toml` asks for; `places`, `wins`, `taken` and `gain` are wanted of every game."""

    rounds: Limits | None = None
    """Between which numbers the mean should lie."""
    ends: dict[str, Limits] = field(default_factory=dict)
    """By the reason of the end, between which shares of games it should lie."""
    places: float = 0.05
    """How far a place in the order of play may be from its fair share of wins."""
    wins: float = 1.35
    """How often those who chose a thing may win at most, in fair shares; and at least, its inverse."""
    taken: float = 0.05
    """How often a thing should be chosen at least, of the seats that could."""
    gain: float = 0.1
    """How far a plan may win more than its fair share."""
    first: Limits | None = None
    """Between which shares the first place should win, instead of `places`: for a player against a rival."""
    counts: tuple[Count, ...] = ()
    sequels: tuple[Sequel, ...] = ()
    plans: tuple[Plan, ...] = ()
    """Ways to play that should be tried, beside those tried for every game."""
    planted: tuple[Planted, ...] = ()
    """What shows that the report would notice."""


def wanted_of(name: str) -> Wanted:
    """Read a game's `balance.toml`, if it has one."""
    game = game_named(name)
    file = game.folder / WANTED
    if not file.is_file():
        return Wanted()
    try:
        read: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        counts = tuple(Count(**count) for count in read.pop("counts", []))
        sequels = tuple(Sequel(**sequel) for sequel in read.pop("sequels", []))
        plans = tuple(Plan(**plan) for plan in read.pop("plans", []))
        planted = tuple(Planted(**plant) for plant in read.pop("planted", []))
        wanted = Wanted(**read, counts=counts, sequels=sequels, plans=plans, planted=planted)
        for plan in plans:
            plan.check(game)
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        message = f"{file.name} of {name}: {error}"
        raise LudothequeError(message) from error
    return wanted
