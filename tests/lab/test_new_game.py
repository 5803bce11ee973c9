"""`ludotheque new-game ID` writes a game that plays at once and passes the kit."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import cli, games
from ludotheque.lab import kit
from ludotheque.lab.arena import Contest, play_game
from tests.conformance import test_texts as texts_of_games

ROOT = Path(__file__).parents[2]
ID = "seven_stones"


@pytest.fixture
def typed(capsys, monkeypatch):
    """Type a command; give its exit code and what it printed."""

    def run(*words, answers=""):
        monkeypatch.setattr(sys, "argv", ["ludotheque", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        with pytest.raises(SystemExit) as left:
            cli.main()
        printed = capsys.readouterr()
        return int(left.value.code or 0), printed.out, printed.err

    return run


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A folder of games before that of the house."""
    monkeypatch.setattr(games, "__path__", [str(tmp_path), *games.__path__])
    games._as_they_come.cache_clear()
    yield tmp_path
    games._as_they_come.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"{games.__name__}.{ID}")]:
        del sys.modules[name]
    vars(games).pop(ID, None)


@pytest.fixture
def game(shelf, typed):
    assert 0 == typed("new-game", ID)[0]
    return games.game_named(ID)


def test_a_new_game_is_one_file_with_texts_and_rules(shelf, typed):
    code, printed, _ = typed("new-game", ID)

    files = ["RULES.md", "__init__.py", "game.py", "texts/en.ftl", "texts/fr.ftl"]
    assert 0 == code
    assert files == sorted(str(path.relative_to(shelf / ID)) for path in (shelf / ID).rglob("*") if path.is_file())
    assert all(str(shelf / ID / name) in printed for name in files)
    assert f"ludotheque play {ID}" in printed


def test_it_is_played_in_the_terminal_and_by_bots(game, typed):
    code, printed, _ = typed("play", ID, "--seats", "me,random", "--seed", "1", answers="1\n" * 12)
    played = play_game(Contest(ID, ["greedy:1", "random"], {}, 3), 0)

    assert 0 == code
    assert "Heap of 12 stones" in printed
    assert "1. Player: 5 (Stones 5)" in printed
    assert "last-stone" == played.end


@pytest.mark.parametrize(
    "check",
    [
        kit.check_flow,
        kit.check_scenes,
        kit.check_storage,
        kit.check_undo,
        kit.check_lanes,
        kit.check_secrecy,
        kit.check_moments,
        kit.check_worlds,
        kit.check_declared,
        kit.check_redeal,
        kit.check_redealt_games_end,
        kit.check_hints,
    ],
    ids=lambda check: check.__name__,
)
def test_it_passes_the_kit(game, check):
    for seats in game.seats:
        check(kit.Case(game, seats, {}, 1))


@pytest.mark.interpreted
def test_its_texts_are_complete(game):
    texts_of_games.test_both_languages_have_the_same_messages_and_variables(game.folder / "texts")
    texts_of_games.test_everything_a_game_can_say_has_a_text(game)
    kit.check_text_ids(game)
    kit.check_numbers_in_texts(game)


def test_it_is_in_the_house_style(game):
    for command in (["format", "--check"], ["check"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--config", str(ROOT / "pyproject.toml"), str(game.folder)]
        answer = subprocess.run(ruff, capture_output=True, text=True, check=False)
        assert 0 == answer.returncode, answer.stdout


@pytest.mark.parametrize("wrong", ["Nim", "7_stones", "seven-stones", "class", "../clocks", "seven__stones", "", "_x"])
def test_an_id_that_is_no_name_is_refused(shelf, typed, wrong):
    code, printed, complaint = typed("new-game", "--", wrong)

    assert 1 == code
    assert "" == printed
    assert f"not {wrong!r}" in complaint
    assert [] == list(shelf.iterdir())


def test_an_id_that_is_there_is_refused(game, typed):
    before = {path: path.read_bytes() for path in game.folder.rglob("*.*") if path.suffix != ".pyc"}

    code, _, complaint = typed("new-game", ID)

    assert 1 == code
    assert f"there is a '{ID}' already: {game.folder}" in complaint
    assert before == {path: path.read_bytes() for path in before}


def test_an_id_of_the_house_is_refused(shelf, typed):
    code, _, complaint = typed("new-game", "clocks")

    assert 1 == code
    assert "there is a 'clocks' already" in complaint
    assert [] == list(shelf.iterdir())
