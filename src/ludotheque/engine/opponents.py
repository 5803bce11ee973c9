"""Opponents: how strong the bots of a game are at each level, and the characters people meet, read from its folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from ludotheque.engine.components import Check, ComponentFile, Datum

FILE: Final = "opponents.toml"
LEVELS: Final = 5
UNMEASURED: Final = ("soft:0.1", "soft:0.05", "soft:0.02", "greedy", "search:300")
"""The bots of the levels where a game has measured none."""


def _five(value: Any) -> list[str]:
    return [] if len(value) == LEVELS else [f"expected {LEVELS} bots, the weakest first; got {len(value)}"]


class Steps(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bot of each level, for a number of players, and how they were found."""

    checks: ClassVar[Mapping[str, Check]] = {"bots": _five}
    bots: list[str]
    recipe: str


class Opponents:
    """What a game's `opponents.toml` says; a game without one has levels all the same."""

    def __init__(self, folder: Path) -> None:
        file = folder / FILE
        read = ComponentFile(file if file.is_file() else "{}", {"levels.*": Steps})
        steps: dict[str, Steps] = read.below("levels")
        for players in steps:
            read.expect(players.isdecimal(), f"levels.{players}", f"expected a number of players, got {players!r}")
        read.finish()
        self._steps = {int(players): one.bots for players, one in steps.items()}

    def bot(self, level: int, players: int) -> str:
        """Name the bot of a level: as it was measured with so many players, or else with the next fewer."""
        fewer = [measured for measured in self._steps if measured <= players]
        measured = max(fewer) if fewer else min(self._steps, default=0)
        return self._steps.get(measured, UNMEASURED)[level - 1]

    @property
    def measured(self) -> list[str]:
        """Every bot that a level names."""
        return sorted({bot for bots in self._steps.values() for bot in bots})
