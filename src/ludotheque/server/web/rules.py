"""The rules pages as they travel, written once."""

import gzip
import hashlib
from functools import lru_cache
from typing import NamedTuple

import msgspec

from ludotheque.engine.game import Game
from ludotheque.manual.page import page_of
from ludotheque.manual.rules_file import has_rules, rules_of
from ludotheque.server.views.catalogue import describe_games
from ludotheque.server.wire.responses import GameInfo


class RulesPage(NamedTuple):
    """The rules of a game as they travel, and a short name of what they say."""

    written: bytes
    compressed: bytes
    digest: str


@lru_cache(maxsize=64)
def rules_page(game: Game, language: str) -> RulesPage:
    """Write the rules of a game, once."""
    written = msgspec.json.encode(page_of(game, language))
    return RulesPage(written, gzip.compress(written, mtime=0), hashlib.blake2b(written, digest_size=8).hexdigest())


def shelf(games: dict[str, Game], language: str) -> list[GameInfo]:
    """Describe every game, with what its rules say of how long and how hard it is."""
    found = describe_games(language)
    for info in found:
        if has_rules(games[info.id]):
            file = rules_of(games[info.id]).file
            info.minutes, info.difficulty = file.minutes, file.difficulty
    return found
