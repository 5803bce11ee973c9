"""The drills, a file each: to add one, put a file here with a subclass of Drill under `@registered`."""

import argparse
import importlib
import pkgutil
from typing import Any, ClassVar

Plain = dict[str, Any]
"""What can be written as JSON."""


class Drill:
    """A long run: which arguments it takes, its pieces, what one piece does, and the table they make together."""

    name: ClassVar[str]
    """Also that of its page in docs/drills."""
    about: ClassVar[str]
    """One sentence over the table."""

    depends_on_levels: ClassVar[bool] = True
    """Whether what a piece does changes with a game's `opponents.toml`: not where its name holds the bots."""

    module: ClassVar[str] = "ludotheque.lab.drill"
    """What is run from the command line."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add what this drill can be told, beyond --games, --jobs and --seed."""

    def pieces(self, told: Plain) -> list[str]:
        """Name the pieces; a name holds all that a piece depends on."""
        raise NotImplementedError

    def carry_out(self, piece: str) -> Plain:
        """Do one piece, in a process of its own; an exception is a failure of the drill."""
        raise NotImplementedError

    def is_settled(self, told: Plain, done: dict[str, Plain], piece: str) -> bool:
        """Say whether what is done already makes a piece superfluous."""
        return False

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        """Write the finished pieces as lines of a Markdown table."""
        raise NotImplementedError

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        """Say whether the drill shows what it should."""
        return True


DRILLS: dict[str, Drill] = {}


def registered(kind: type[Drill]) -> type[Drill]:
    """Make a drill known under its name."""
    DRILLS[kind.name] = kind()
    return kind


def all_drills() -> dict[str, Drill]:
    """Find every drill: each file here registers its own."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return DRILLS


def carry_out(name: str, piece: str) -> Plain:
    """Do one piece of a drill in this process; plain data in and out."""
    return all_drills()[name].carry_out(piece)
