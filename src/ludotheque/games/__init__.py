"""The games of the house: one folder each, found by name."""

import importlib
import pkgutil
from functools import cache

from ludotheque.engine.errors import UnknownGame
from ludotheque.engine.game import Game


@cache
def all_games() -> dict[str, Game]:
    """Find every game: each folder here that has a GAME."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game = importlib.import_module(f"{__name__}.{module.name}").GAME
            found[game.id] = game
    return found


def game_named(name: str) -> Game:
    """Find a game by its id."""
    games = all_games()
    if name not in games:
        raise UnknownGame(name, list(games))
    return games[name]
