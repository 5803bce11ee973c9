"""The games themselves: listed, written, drawn, checked."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Option

from ludotheque.cli.arguments import GameId

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


def games(as_json: Annotated[bool, Option("--json", help="print JSON instead of a table")] = False) -> None:
    """List the games of the house."""
    from rich.console import Console
    from rich.table import Table

    from ludotheque.engine.scene import Text
    from ludotheque.games import all_games

    listed = [
        {
            "id": game.id,
            "title": game.texts.say("en", Text(f"game-{game.id}"), []),
            "seats": list(game.seats),
            "options": [
                {"id": option.id, "values": list(option.values), "default": option.default, "seats": list(option.seats)}
                for option in game.options
            ],
            "rules": game.version,
            "ends": list(game.end_reasons),
        }
        for game in all_games().values()
    ]
    if as_json:
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    table = Table("id", "title", "seats", "options", "rules", "ends")
    for game in all_games().values():
        options = _option_lines(game)
        title = game.texts.say("en", Text(f"game-{game.id}"), [])
        seats = ", ".join(map(str, game.seats))
        table.add_row(game.id, title, seats, "\n".join(options), str(game.version), "\n".join(game.end_reasons))
    Console().print(table)


def _option_lines(game: "Game") -> list[str]:
    """Write each option once, with the seat counts of whatever is not for all."""
    found: dict[str, dict[str, set[int]]] = {}
    for option in game.options:
        for value in option.values:
            found.setdefault(option.id, {}).setdefault(value, set()).update(option.seats or game.seats)
    lines = []
    for name, values in found.items():
        seats = set().union(*values.values())
        listed = "|".join(f"{value}{_only(counts, seats)}" for value, counts in values.items())
        lines.append(f"{name}{_only(seats, set(game.seats))}={listed}")
    return lines


def _only(counts: set[int], of: set[int]) -> str:
    if counts == of:
        return ""
    return f" ({', '.join(map(str, sorted(counts)))} seat{'' if counts == {1} else 's'})"


def new_game(
    game: Annotated[str, typer.Argument(metavar="ID", help="what it will be called, as in liars_dice")],
) -> None:
    """Write a new game, one file that plays at once, for you to make another of; see docs/adding-a-game.md."""
    from ludotheque import games
    from ludotheque.lab.new_game import write_game

    for path in write_game(game, [Path(folder) for folder in games.__path__]):
        print(path)
    print(f"It plays: ludotheque play {game}")


def art(game: Annotated[str, typer.Argument(metavar="GAME", help="id of a game; without it, all")] = "") -> None:
    """Draw the pictures of a game anew, and note in its art.lock what they look like; see docs/adding-a-game.md."""
    from ludotheque import art as pictures
    from ludotheque.games import all_games, game_named

    for found in [game_named(game)] if game else all_games().values():
        if pictures.has_art(found.folder):
            symbols = pictures.symbols_of(found.folder)
            pictures.refresh(found.folder)
            (found.folder / "art.lock").write_text(pictures.lock_of(symbols), encoding="utf-8")
            print(f"{found.id}: {len(symbols)} pictures")
        elif game:
            print(f"{game}: it draws no pictures")


def check(game: GameId, file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None) -> None:
    """Check a component file completely; without FILE, the one the game comes with."""
    from ludotheque.engine.components import NO_COMPONENTS
    from ludotheque.games import game_from, game_named

    found = game_named(game) if file is None else game_from(game, file)
    if found.component_file is NO_COMPONENTS:
        print(f"{game}: it has no component file")
        return
    print(f"{game}: {file or 'its component file'} is in order, digest {found.components_digest}")
