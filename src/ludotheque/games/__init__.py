"""The games of the house: one folder each, found by name."""

import importlib
import pkgutil
from functools import cache, lru_cache
from typing import Any

from ludotheque.engine.components import NO_COMPONENTS, Data
from ludotheque.engine.errors import BadComponents, BadRecord, BrokenGame, LudothequeError, UnknownGame
from ludotheque.engine.game import Game
from ludotheque.engine.record import Record

_changed: dict[str, Game] = {}
"""The games that this process plays with components of somebody's own, by id."""


def all_games() -> dict[str, Game]:
    """Find every game: each folder here that has a GAME."""
    return {**_as_they_come(), **_changed}


def game_named(name: str, own: str = "") -> Game:
    """Find a game by its id; with component tables of somebody's own, if they are given as JSON."""
    if own:
        return _made(name, own)
    games = all_games()
    if name not in games:
        raise UnknownGame(name, list(games))
    return games[name]


def game_from(name: str, data: Data) -> Game:
    """Make a game with the components of a file."""
    played = game_named(name)
    if played.component_file is NO_COMPONENTS:
        raise BadComponents(name, ["the game has no component file, so nothing in it can be another"])
    # Every other game is made from its component file; Game itself, which has none, does not say so.
    kind: Any = type(played)
    game: Game = kind(data)
    return game


def change(game: Game) -> None:
    """Let this process play the game with other components than those it comes with."""
    _changed[game.id] = game


def game_with(name: str, components: str) -> Game:
    """Find a game by its id and the digest of its components; if nobody here has those, as it is played here."""
    played = game_named(name)
    printed = _as_they_come().get(name, played)
    return printed if components == printed.components_digest else played


def game_of(record: Record) -> Game:
    """Find the game of a record: as it comes, or with the component tables that the record brings along."""
    game = game_with(record.game, record.components)
    if not record.own or record.components == game.components_digest:
        return game
    try:
        return game_named(record.game, record.own)
    except BadComponents as error:
        raise BadRecord(5, error.mistakes[0]) from error


@cache
def _as_they_come() -> dict[str, Game]:
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            try:
                game = importlib.import_module(f"{__name__}.{module.name}").GAME
            except LudothequeError:
                raise
            except Exception as error:
                raise BrokenGame(module.name, error) from error
            found[game.id] = game
    return found


@lru_cache(maxsize=16)
def _made(name: str, own: str) -> Game:
    return game_from(name, own)
