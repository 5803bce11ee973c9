"""`ludotheque new-game ID` writes a game that plays at once and passes the kit."""

import io
import sys

import pytest

from ludotheque import cli, games
from ludotheque.lab.arena import Contest, play_game
from ludotheque.lab.new_game import write_game
from tests.conformance import newcomers

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
def shelf(tmp_path):
    """A folder of games before that of the house."""
    with newcomers.another_shelf(tmp_path):
        yield tmp_path


@pytest.fixture
def game(shelf, typed):
    assert 0 == typed("new-game", ID)[0]
    return games.game_named(ID)


@pytest.fixture(scope="module")
def skeleton(tmp_path_factory):
    """A new game that nobody has touched, on a shelf like the house's."""
    shelf = tmp_path_factory.mktemp("house") / "ludotheque" / "games"
    write_game("untouched", [shelf])
    with newcomers.another_shelf(shelf):
        yield games.game_named("untouched")


def test_a_new_game_is_one_file_with_texts_and_rules(shelf, typed):
    code, printed, _ = typed("new-game", ID)

    rules = [f"rules/{name}" for name in ("en.md", "fr.md", "rules.toml")]
    files = ["RULES.md", "__init__.py", "game.py", *rules, "texts/en.ftl", "texts/fr.ftl"]
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


@pytest.mark.interpreted
@pytest.mark.parametrize("test", newcomers.TESTS, ids=lambda test: test.__name__)
def test_it_passes_the_kit_as_it_is(skeleton, test):
    newcomers.run(test, skeleton)


def test_it_is_in_the_house_style(skeleton):
    newcomers.assert_house_style(skeleton)


@pytest.mark.slow
def test_its_types_are_sound(skeleton):
    newcomers.assert_sound_types(skeleton)


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
