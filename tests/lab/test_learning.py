"""Training finds what the hints overlook; the same seed finds the same, and what was played is not played again."""

import json
import subprocess
import sys

import pytest

from ludotheque.engine import learned
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.tokens import OWN, SIDE, TABLE
from ludotheque.games import game_named
from ludotheque.lab.drills import all_drills
from ludotheque.lab.journal import Journal
from ludotheque.lab.learning.fit import ridge, rows_of, what_came
from ludotheque.lab.learning.plan import plan_of
from ludotheque.lab.learning.train import Training, save, train, written

SHORT = Training("liars_dice", games=4, rounds=2, seed=3, bot="search:2", odd=5)


def planted(games, players=2):
    """Games in which the hints know of one thing, and of another that is worth three points nothing."""
    chance = RandomChance(1)
    for _ in range(games):
        tokens = [[chance.pick("known", 2), 2 + chance.pick("unknown", 2)] for _ in range(players)]
        points = [5.0 * known + 3.0 * (unknown - 2) for known, unknown in tokens]
        ranks = [1 + sum(other > own for other in points) for own in points]
        yield {"positions": [[0.9, [5.0 * known for known, _ in tokens], tokens]], "points": points, "ranks": ranks}


@pytest.mark.parametrize("players", [2, 3])
def test_what_the_hints_overlook_is_found(players):
    rows, telling = rows_of(list(planted(300, players)), 4.0)
    weights = ridge(rows, 4, 1.0)

    assert telling[:3] == [1.0, 1.0, 1.0]
    assert pytest.approx(3.0, abs=0.8) == weights[3] - weights[2]
    assert abs(weights[1] - weights[0]) < 0.8


def test_what_came_of_a_position_is_the_end_and_a_little_what_was_said_on_the_way():
    game = {"positions": [[0.1, [0.0, 0.0], []], [0.5, [8.0, 4.0], []]], "points": [30, 20], "ranks": [1, 2]}
    end = (6.0 + 5.0) / 2  # from the average: half a win of twice the scale, and half of ten points

    assert [[end, -end]] == what_came(game, 6.0)[1:]
    assert pytest.approx([0.1 * 2.0 + 0.9 * end, -0.1 * 2.0 - 0.9 * end]) == what_came(game, 6.0)[0]


def test_the_more_it_costs_the_smaller_the_weights():
    rows, _ = rows_of(list(planted(100)), 4.0)
    free, dear = ridge(rows, 4, 0.1), ridge(rows, 4, 1000.0)

    assert sum(map(abs, dear)) < sum(map(abs, free)) / 3


def test_nothing_is_learnt_from_nothing():
    with pytest.raises(LudothequeError, match="expected positions, got none"):
        ridge([], 4, 1.0)


def test_fields_are_found_by_side_as_references_or_on_the_table():
    ways = {name: way for name, way, _, _ in plan_of(game_named("liars_dice"), 2, {})}

    assert ways["left"] == ways["cups"] == OWN
    assert ways["turn"] == ways["bidder"] == SIDE
    assert ways["count"] == TABLE
    assert "has_calza" not in ways  # always the same at a table: it tells nothing


@pytest.mark.slow
def test_same_seed_same_weights_and_nothing_is_played_twice(tmp_path):
    about = SHORT.about(game_named("liars_dice"))
    file = tmp_path / "journal"
    first = train(SHORT, 1, Journal(file, about))
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:2]) + "\n" + lines[2][:50], encoding="utf-8")  # the second round was cut off
    again = train(SHORT, 1, Journal(file, about))

    assert first == again
    assert any(first["weights"])
    played: list[int] = []
    train(SHORT, 1, journal := Journal(file, about), played.append)
    assert [4, 4] == played
    assert 2 == len(journal.done)


def test_a_journal_of_other_rules_is_refused(tmp_path):
    about = SHORT.about(game_named("liars_dice"))
    Journal(tmp_path / "journal", {**about, "rules": -1})

    with pytest.raises(LudothequeError, match="journal of other work"):
        Journal(tmp_path / "journal", about)


def test_weights_stand_beside_those_for_other_numbers_of_players(tmp_path):
    game = game_named("liars_dice")
    file = tmp_path / learned.FILE
    model = learned.model_of([["left", OWN, 1, ["number", 0, 1, 2]]], [0.25, -1.0], {"seed": 1})
    save(game, 2, model, file)
    save(game, 3, model, file)

    assert {2, 3} == learned.read(game, file.read_text(encoding="utf-8"), "here").keys()
    stale = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**stale, "rules": -1}), encoding="utf-8")
    save(game, 2, model, file)
    assert written(game, {"2": model}) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 1}, "2"),
        ({"bot": "clever"}, "there is no bot 'clever'"),
        ({"games": 0}, "games and rounds are 1 or more"),
        ({"strength": 0.0}, "strength is more than 0"),
    ],
    ids=["game", "players", "bot", "games", "strength"],
)
def test_what_cannot_be_trained_is_refused(changed, told):
    with pytest.raises(LudothequeError, match=told):
        Training(**{**vars(SHORT), **changed}).check()


@pytest.mark.slow
def test_the_command_writes_weights_with_their_recipe(tmp_path):
    out = tmp_path / "weights.json"
    words = ["train", "liars_dice", "--games", "2", "--bot", "greedy:1", "--seed", "7", "--out"]
    command = [sys.executable, "-m", "ludotheque.cli", *words, str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert 0 == done.returncode, done.stderr
    recipe = json.loads(out.read_text(encoding="utf-8"))["models"]["2"]["recipe"]
    assert ("greedy:1", 7, 2) == (recipe["bot"], recipe["seed"], recipe["games"])
    assert recipe["made"].startswith("`ludotheque train liars_dice --games 2")


def test_the_drill_lets_what_was_learnt_meet_what_was_not():
    drill = all_drills()["learned"]
    told = {"game": "clocks", "budgets": "30,0.1s", "seats": 2, "seed": 1, "games": 10, "wanted": 0.5}

    assert ["learned:30>search:30", "learned:0.1s>search:0.1s"] == [piece.split()[1] for piece in drill.pieces(told)]
    won = {piece: {"games": [[1.0, 1.0, 2.0]] * 10} for piece in drill.pieces(told)}
    assert drill.is_passed(told, won)
    lost = {piece: {"games": [[1.0, 1.0, 2.0], [0.0, 2.0, 1.0]] * 5} for piece in drill.pieces(told)}
    assert not drill.is_passed(told, lost)
