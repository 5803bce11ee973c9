"""Every playthrough is told today as it was told when it was last read; `make playthroughs` rewrites them."""

import os

import pytest

from ludotheque.games import all_games
from tests.playthroughs.__main__ import FOLDER, SCENES, drawn, is_complete, stored
from tests.playthroughs.drawing import moments
from tests.playthroughs.playthrough import read, tell
from tests.playthroughs.words import words_in, words_of

GAMES = all_games()
FILES = [(name, path.name) for name in GAMES for path in sorted((FOLDER / name).glob("*.txt")) if path.name != SCENES]


@pytest.mark.parametrize(("game", "file"), FILES)
def test_a_playthrough_is_told_as_it_was(game, file):
    text = (FOLDER / game / file).read_text(encoding="utf-8")

    assert text == tell(GAMES[game], read(GAMES[game], text))


@pytest.mark.parametrize("game", GAMES)
def test_the_scenes_are_drawn_as_they_were(game):
    kept = stored(GAMES[game])

    assert (FOLDER / game / SCENES).read_text(encoding="utf-8") == moments(GAMES[game], kept[drawn(kept)])


@pytest.mark.skipif("LUDOTHEQUE_COMPILED" in os.environ, reason="compiled steps cannot be watched")
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_component_language_occurs(game):
    kept = stored(GAMES[game]).values()

    assert set() == words_of(GAMES[game]).difference(*(words_in(GAMES[game], played) for played in kept))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_and_every_end_has_a_playthrough(game):
    kept = stored(GAMES[game])

    assert is_complete(GAMES[game], kept, {name: tell(GAMES[game], played) for name, played in kept.items()})
