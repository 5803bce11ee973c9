"""A stand-in for understanding: who only reads is not refused, reads little before moving, and finds every word."""

import ast
from itertools import cycle
from pathlib import Path

import pytest

from ludotheque.engine.lesson import lessons_of
from ludotheque.games import game_named
from ludotheque.lab.kit.lessons import MOST_WORDS
from tests.games.finished import FINISHED
from tests.manual import reader, terms
from tests.manual.understanding import watched, words_first

GAMES = list(FINISHED)


def test_the_reader_knows_nothing_of_the_house():
    tree = ast.parse(Path(reader.__file__).read_text(encoding="utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [
        name
        for node in imported
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names])
    ]

    assert [] == [name for name in names if name.startswith(("ludotheque", "tests"))]


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, cycle(["en", "fr"]), strict=False)))
def test_whoever_only_reads_is_not_refused(game, language):
    reading = watched(game, language, 1, "reader", is_marked=True, turns=1 if game == "unconscious_mind" else 3)

    assert ([], True) == (reading.told, reading.answers > 1)


@pytest.mark.slow
def test_pages_help_to_tell_what_is_possible_where_nothing_marks_it():
    read, guessed = (watched("clockworker", "en", 2, who, is_marked=False, turns=4) for who in ("reader", "guess"))

    assert read.refused / read.answers < guessed.refused / guessed.answers / 4


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_little_is_read_before_the_first_move_also_in_the_terminal(game, language):
    lesson = next(iter(lessons_of(game_named(game)).values()))

    assert max(words_first(lesson, language)) < MOST_WORDS


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_special_word_at_the_table_is_explained(game, language):
    unknown = sorted(terms.unexplained(game, language))

    assert [] == unknown, "explain them (term-…, symbol-…, a heading), or list them in everyday.toml"


def test_no_word_is_listed_as_everyday_that_nobody_says():
    for language, words in terms.listed().items():
        said = {word for game in GAMES for word in terms.shown(game, language)}
        assert [] == sorted(set(words) - said)
