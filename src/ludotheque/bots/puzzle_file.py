"""The puzzles a game brings along: from games of bots, so that there are some before anybody has played.

`ludotheque puzzles` finds them and writes them into the game's folder with the recipe. They are of some rules,
component tables and fields; under others they are refused, and a house has those of its own reviews alone.
"""

import json
import logging
from pathlib import Path
from typing import Any, Final

from ludotheque.engine.errors import BadPuzzles
from ludotheque.engine.game import Game
from ludotheque.engine.learned import circumstances

FILE: Final = "puzzles.json"
MOST: Final = 30
"""How many a file holds; after as many days the first comes again."""
FOUND: Final = (
    "place",
    "turn",
    "seat",
    "played",
    "other",
    "best",
    "after",
    "points",
    "noise",
    "margin",
    "margin_noise",
    "is_disputed",
    "gain",
    "line",
)
"""What is kept of what was found about the best answer, a Deed."""


def written(game: Game, recipe: dict[str, Any], puzzles: list[dict[str, Any]]) -> str:
    """Write puzzles as the text of a file, a line for each; a puzzle is its seat, a world, and what was found there."""
    head = [*circumstances(game).items(), ("recipe", recipe)]
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in head]
    told = ",\n".join([json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles[:MOST]])
    return "{\n" + ",\n".join([*lines, f'"puzzles": [\n{told}\n]']) + "\n}\n"


def read(game: Game, text: str, where: str) -> list[dict[str, Any]]:
    """Read puzzles; `BadPuzzles` says why they cannot be used."""
    try:
        told = json.loads(text)
        puzzles: list[dict[str, Any]] = told["puzzles"]
        found = {name: told[name] for name in ("game", "rules", "components", "fields")}
    except (ValueError, KeyError, TypeError) as error:
        raise BadPuzzles(f"{where}: expected puzzles as `ludotheque puzzles` writes them, got {error!r}") from error
    for name, expected in circumstances(game).items():
        if found[name] != expected:
            raise BadPuzzles(f"{where}: found where {name} was {found[name]!r}, and it is {expected!r}; find them anew")
    return puzzles


def of_folder(game: Game, folder: Path) -> list[dict[str, Any]]:
    """Read what a game's folder holds; what cannot be used is said, and left."""
    file = folder / FILE
    if not file.is_file():
        return []
    try:
        return read(game, file.read_text(encoding="utf-8"), f"{game.id}/{FILE}")
    except BadPuzzles as error:
        logging.getLogger("ludotheque.bots").warning("%s", error)
        return []
