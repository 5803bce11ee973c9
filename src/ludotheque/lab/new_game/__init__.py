"""Writes a new game: a folder with one file of rules that plays at once."""

import keyword
import re
from pathlib import Path

from ludotheque.engine.errors import LudothequeError

TEMPLATE = Path(__file__).with_name("template")
SUFFIX = ".txt"
"""Of the files of the template, so that nobody takes them for code."""
FILES = (
    *("__init__.py", "game.py", "texts/en.ftl", "texts/fr.ftl"),
    *("rules/rules.toml", "rules/en.md", "rules/fr.md", "RULES.md"),
)
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class CannotBegin(LudothequeError):
    """An id that no new game can have here."""


def write_game(game: str, shelves: list[Path]) -> list[Path]:
    """Write the folder of a new game among the first of the folders with games; the files come back."""
    if ID.fullmatch(game) is None or keyword.iskeyword(game):
        message = f"a game's id is a name such as liars_dice, of small letters, digits and single _, not {game!r}"
        raise CannotBegin(message)
    for shelf in shelves:
        if (shelf / game).exists():
            message = f"there is a {game!r} already: {shelf / game}"
            raise CannotBegin(message)
    folder = shelves[0] / game
    written = []
    for name in FILES:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = (TEMPLATE / f"{name}{SUFFIX}").read_text(encoding="utf-8")
        path.write_text(_named(text, game), encoding="utf-8")
        written.append(path)
    return written


def _named(text: str, game: str) -> str:
    words = game.split("_")
    title = " ".join(words).capitalize()
    return (
        text.replace("GAME_ID", game)
        .replace("CLASS_NAME", "".join(word.capitalize() for word in words))
        .replace("TITLE", title)
    )
