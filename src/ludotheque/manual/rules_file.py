"""`rules.toml`: what no translator should touch, checked as it is read; and the prose beside it."""

import tomllib
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludotheque.engine.components import Source
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.texts import LANGUAGES
from ludotheque.manual import prose
from ludotheque.manual.figures import Played


class BadRules(LudothequeError):
    """Rules that do not fit together: where, and what was expected."""


class Ruling(msgspec.Struct, forbid_unknown_fields=True):
    """What a ruling rests on, where the code or the data keeps it, and the rule it explains."""

    source: Source
    kept: list[str]
    of: str = ""


class RulesFile(msgspec.Struct, forbid_unknown_fields=True):
    """A game's `rules.toml`."""

    minutes: Annotated[int, Meta(ge=1)]
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    draft: bool = False
    """Whether something may still be missing: then components and refusals need no paragraph yet, nor do chapters."""
    icons: list[str] = []
    """Symbols of the legend that no component of the catalogue shows."""
    fixed: dict[str, str] = {}
    """Numbers that are rules, by name: where the code has them, as `names.HOURS`."""
    words: dict[str, str] = {}
    """Numbers that prose may say, and why they are no data."""
    cites: dict[str, str | dict[str, str]] = {}
    rulings: dict[str, Ruling] = {}
    terms: dict[str, str] = {}
    """The words of the glossary, each with the paragraph that explains it."""
    figures: dict[str, dict[str, Any]] = {}
    moved: dict[str, str] = {}
    """Ids that are no more, and where what they said stands now."""


class Rules:
    """The rules of one game as they are written."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        file = folder / "rules.toml"
        try:
            self.file = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), RulesFile)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError, OSError) as error:
            raise BadRules(f"{game.id}/{file.name}: {error}") from error
        self.played: dict[str, Played] = {}
        """Figures that were played: they are the same in every language."""
        self.parts = {language: prose.read(folder / f"{language}.md") for language in LANGUAGES}

    def fixed(self, name: str) -> int:
        """Look a number up that is a rule, where the code has it."""
        if name not in self.file.fixed:
            known = ", ".join(self.file.fixed) or "nothing"
            raise BadRules(f"{self.game.id}: [fixed] has no {name!r}; it has: {known}")
        module, _, constant = self.file.fixed[name].rpartition(".")
        package = type(self.game).__module__.rpartition(".")[0]
        found: object = getattr(import_module(f"{package}.{module}"), constant, None)
        if not isinstance(found, int):
            raise BadRules(f"{self.game.id}: [fixed] {name} = {self.file.fixed[name]!r} is no number of the code")
        return found


def has_rules(game: Game) -> bool:
    """Say whether a game has pages of rules; a new one has none yet."""
    return (game.folder / "rules" / "rules.toml").is_file()


@lru_cache(maxsize=64)
def rules_of(game: Game) -> Rules:
    """Read the rules of a game, once."""
    return Rules(game, game.folder / "rules")
