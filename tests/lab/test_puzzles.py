"""Puzzles from games of bots: found by seed, gone on with where it was ended, refused under other rules."""

import json
import subprocess
import sys

import pytest

from ludotheque.bots import puzzle_file
from ludotheque.bots.puzzle_file import FOUND, of_folder, read, written
from ludotheque.bots.puzzles import FEWEST, is_clear, solved
from ludotheque.engine import codec, flow
from ludotheque.engine.drawing import question_id
from ludotheque.engine.errors import BadPuzzles, LudothequeError
from ludotheque.games import all_games, game_named
from ludotheque.lab import puzzles
from ludotheque.lab.journal import Journal
from ludotheque.lab.puzzles import Hunt, hunt
from ludotheque.server.wire.notices import Judged

DICE = game_named("liars_dice")
QUICK = Hunt("liars_dice", 2, "soft:1", iterations=16, worlds=6)
GAMES = list(all_games().values())


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Look hardly longer at a slip than a review does."""
    monkeypatch.setattr(puzzles, "solved", lambda asked, chance: solved(asked, chance, iterations=30))


def test_same_seed_same_puzzles_and_no_game_is_looked_at_twice(tmp_path, monkeypatch):
    found = hunt(QUICK, 3, 1, Journal(tmp_path / "journal", {}))
    monkeypatch.setattr(puzzles, "puzzle_in", pytest.fail)

    again = hunt(QUICK, 3, 1, Journal(tmp_path / "journal", {}))

    assert found
    assert found == again
    for puzzle in found:
        options = [option.text for option in flow.options(codec.decode(DICE, puzzle["world"].encode()), puzzle["seat"])]
        assert {puzzle["found"]["played"], puzzle["found"]["other"]} <= set(options)
        assert is_clear(puzzle["found"]["margin"], puzzle["found"]["margin_noise"])


def test_who_has_enough_looks_no_further(tmp_path, monkeypatch):
    monkeypatch.setattr(puzzles, "MOST", 1)

    found = hunt(QUICK, 1000, 1, Journal(None, {}))

    assert 1 == len(found)


def test_alone_there_are_no_chances_to_lose_unless_there_is_a_rival():
    assert Hunt("unconscious_mind", 1).check().hints
    for game in GAMES:
        if 1 in game.seats and game.id != "unconscious_mind":
            with pytest.raises(LudothequeError, match="no chances to lose"):
                Hunt(game.id, 1).check()


def test_what_is_kept_of_a_find_is_all_that_a_house_keeps():
    assert Judged.__struct_fields__ == FOUND


def test_puzzles_of_other_rules_are_refused(tmp_path, caplog):
    file = tmp_path / puzzle_file.FILE
    assert [] == of_folder(DICE, tmp_path)
    file.write_text(written(DICE, {"seed": 1}, [{"seat": 0}] * (puzzle_file.MOST + 1)), encoding="utf-8")
    assert [{"seat": 0}] * puzzle_file.MOST == of_folder(DICE, tmp_path)

    told = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**told, "components": "others"}), encoding="utf-8")

    assert [] == of_folder(DICE, tmp_path)
    assert "components was 'others'" in caplog.text
    with pytest.raises(BadPuzzles, match="expected puzzles"):
        read(DICE, "[]", "here")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_brings_puzzles_that_can_be_asked(game):
    found = of_folder(game, game.folder)

    assert len(found) >= 5
    assert len(found) == len({one["world"] for one in found})
    for one in found:
        s, seat = codec.decode(game, one["world"].encode()), one["seat"]
        options = [option.text for option in flow.options(s, seat)]
        asked = flow.decision(s, seat)
        assert FEWEST <= len(options)
        assert {one["found"]["played"], one["found"]["other"]} <= set(options)
        assert is_clear(one["found"]["margin"], one["found"]["margin_noise"])
        assert asked is not None
        assert question_id(asked.step) not in game.forever


@pytest.mark.slow
def test_the_command_writes_puzzles_with_their_recipe(tmp_path):
    out = tmp_path / "puzzles.json"
    words = ["puzzles", "liars_dice", "--games", "1", "--bot", "soft:1", "--iterations", "9", "--seed", "7", "--out"]
    command = [sys.executable, "-m", "ludotheque.cli", *words, str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert 0 == done.returncode, done.stderr
    recipe = json.loads(out.read_text(encoding="utf-8"))["recipe"]
    assert ("soft:1", 7, 2) == (recipe["bot"], recipe["seed"], recipe["players"])
    assert recipe["made"].startswith("`ludotheque puzzles liars_dice --games 1")
