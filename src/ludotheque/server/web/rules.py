"""The rules pages as they travel, written once."""

from functools import lru_cache

import msgspec

from ludotheque.engine.game import Game
from ludotheque.manual.page import page_of
from ludotheque.manual.rules_file import has_rules, rules_of
from ludotheque.server.views.catalogue import describe_games
from ludotheque.server.wire.responses import GameInfo


@lru_cache(maxsize=64)
def rules_page(game: Game, language: str) -> bytes:
    """Write the rules of a game, once."""
    return msgspec.json.encode(page_of(game, language))


def shelf(games: dict[str, Game], language: str) -> list[GameInfo]:
    """Describe every game, with what its rules say of how long and how hard it is."""
    found = describe_games(language)
    for info in found:
        if has_rules(games[info.id]):
            file = rules_of(games[info.id]).file
            info.minutes, info.difficulty = file.minutes, file.difficulty
    return found
