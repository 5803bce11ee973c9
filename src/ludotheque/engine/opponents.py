"""Opponents: how strong the bots of a game are at each level, and the characters people meet, read from its folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import msgspec

from ludotheque.engine.action import Actions
from ludotheque.engine.components import Check, Checked, ComponentFile, Datum
from ludotheque.engine.errors import LudothequeError

FILE: Final = "opponents.toml"
LEVELS: Final = 5
UNMEASURED: Final = ("soft:0.1", "soft:0.05", "soft:0.02", "greedy", "search:300")
"""The bots of the levels where a game has measured none."""
CIRCLE: Final = 360
USUAL: Final = 60
"""How many turns a game is taken to have where nobody has counted."""


def _five(value: Any) -> list[str]:
    return [] if len(value) == LEVELS else [f"expected {LEVELS} bots, the weakest first; got {len(value)}"]


def _level(value: int) -> list[str]:
    return [] if 1 <= value <= LEVELS else [f"expected a level from 1 to {LEVELS}, got {value}"]


def _hue(value: int) -> list[str]:
    return [] if 0 <= value < CIRCLE else [f"expected a hue from 0 to {CIRCLE - 1}, got {value}"]


def _above_nothing(value: float) -> list[str]:
    return [] if value > 0 else [f"expected more than 0, got {value}"]


class NoCharacter(LudothequeError):
    """A character nobody knows here."""


class Steps(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bot of each level, for a number of players, and how they were found."""

    checks: ClassVar[Mapping[str, Check]] = {"bots": _five}
    bots: list[str]
    recipe: str


class Portrait(Checked, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a character looks like: a colour by its hue, a mood, and a symbol of the game on the hat."""

    checks: ClassVar[Mapping[str, Check]] = {"hue": _hue}
    hue: int
    mood: Literal["smile", "calm", "grin", "frown", "wink"]
    symbol: str


class Character(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody to play against: how strong, what they look like, and what they like beyond winning."""

    checks: ClassVar[Mapping[str, Check]] = {"level": _level}
    level: int
    face: Portrait
    verbs: dict[str, float] = msgspec.field(default_factory=dict)
    """By verb, or whole answer, what it is worth to them in shares of a win; for an amount, each one of it."""
    goals: dict[str, float] = msgspec.field(default_factory=dict)
    """By line of the score, what a point there is worth to them beyond what it is."""


class Sharpness(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How much more, or less, a lead in the hints' points tells about winning than their scale says.

    It grows evenly from the first turn of a game to the last; `turns` is how many answers a game has that are told.
    """

    checks: ClassVar[Mapping[str, Check]] = dict.fromkeys(("first", "last", "turns", "trust"), _above_nothing)
    first: float
    last: float
    turns: int
    trust: float = 1.0
    """To which power shares over all imagined worlds are raised: below 1, winning there tells less than it seems."""
    recipe: str


class Opponents:
    """What a game's `opponents.toml` says; a game without one has levels all the same, and no characters."""

    def __init__(self, folder: Path, actions: Actions) -> None:
        file = folder / FILE
        read = ComponentFile(file if file.is_file() else "{}", KINDS)
        steps: dict[str, Steps] = read.below("levels")
        chances: dict[str, Sharpness] = read.below("chances")
        for kind, given in (("levels", steps), ("chances", chances)):
            for players in given:
                read.expect(players.isdecimal(), f"{kind}.{players}", f"expected a number of players, got {players!r}")
        self.characters: dict[str, Character] = read.below("characters")
        """By id, the gentlest first."""
        known = actions.verbs().keys() | actions.by_text.keys()
        for name, character in self.characters.items():
            for verb in character.verbs:
                read.expect(verb in known, f"characters.{name}", f"verbs: expected verbs of the game, got {verb!r}")
        levels = [character.level for character in self.characters.values()]
        read.expect(levels == sorted(levels), "characters", f"expected the gentlest first, got levels {levels}")
        read.finish()
        self._steps = {int(players): one.bots for players, one in steps.items()}
        self._chances = {int(players): one for players, one in chances.items()}

    def character(self, name: str) -> Character:
        """Find a character."""
        if name not in self.characters:
            known = ", ".join(self.characters) or "none"
            raise NoCharacter(f"there is no character {name[:40]!r} in this game; there are: {known}")
        return self.characters[name]

    def bot(self, level: int, players: int) -> str:
        """Name the bot of a level: as it was measured with so many players, or else with the next fewer."""
        return self._steps.get(_next_fewer(self._steps, players), UNMEASURED)[level - 1]

    def sharpness(self, players: int, turn: int) -> float:
        """Say how much a lead tells about winning after so many turns, as a share of the hints' scale."""
        found = self._chances.get(_next_fewer(self._chances, players))
        if found is None:
            return 1.0
        return found.first + (found.last - found.first) * min(1.0, turn / found.turns)

    def trust(self, players: int) -> float:
        """Say to which power shares over imagined worlds are to be raised to be chances."""
        found = self._chances.get(_next_fewer(self._chances, players))
        return 1.0 if found is None else found.trust

    @property
    def chances(self) -> list[tuple[int, float, float, int, float]]:
        """All that was measured about chances, by number of players."""
        return [(players, one.first, one.last, one.turns, one.trust) for players, one in sorted(self._chances.items())]

    def turns(self, players: int) -> int:
        """Say how many turns a game has, as far as that was measured."""
        found = self._chances.get(_next_fewer(self._chances, players))
        return USUAL if found is None else found.turns

    @property
    def measured(self) -> list[str]:
        """Every bot that a level names."""
        return sorted({bot for bots in self._steps.values() for bot in bots})


KINDS: Final[dict[str, type[Datum]]] = {"levels.*": Steps, "characters.*": Character, "chances.*": Sharpness}


def _next_fewer(measured: Mapping[int, object], players: int) -> int:
    """Find the number of players that was measured: so many, or the next fewer, or else the fewest."""
    fewer = [count for count in measured if count <= players]
    return max(fewer) if fewer else min(measured, default=0)
