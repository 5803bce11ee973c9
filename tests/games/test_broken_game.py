"""A game that cannot be loaded is one sentence, with the line."""

import sys

import pytest

from ludotheque import games
from ludotheque.engine.errors import BrokenGame


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setattr(games, "__path__", [str(tmp_path), *games.__path__])
    games._as_they_come.cache_clear()
    yield tmp_path
    games._as_they_come.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"{games.__name__}.broken_pig")]:
        del sys.modules[name]


def test_a_game_that_cannot_be_loaded_is_named_with_its_line(shelf):
    (shelf / "broken_pig").mkdir()
    (shelf / "broken_pig" / "__init__.py").write_text("from ludotheque.games.broken_pig.game import GAME\n")
    (shelf / "broken_pig" / "game.py").write_text("GOAL = 50\nGAME = GOAL + 'points'\n")

    with pytest.raises(BrokenGame, match=r"games/broken_pig cannot be loaded: game\.py:2: TypeError: unsupported"):
        games.all_games()
