"""The example learns: a little in a moment, and what it has learnt stays with the table it was learnt at."""

import importlib.util
import sys
from pathlib import Path

import pytest

from ludotheque.gateways.gymnasium import SeatEnv
from ludotheque.gateways.table_space import OtherSpace

FILE = Path(__file__).parents[2] / "examples" / "learner.py"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("learner", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def table(seats=2):
    return SeatEnv("clocks", seats, by_points=True)


@pytest.mark.slow
def test_it_wins_more_after_a_hundred_games_than_by_chance(example):
    learner = example.Learner(table(), 0)
    for game in range(100):
        learner.play(game, learns=True)

    assert example.won(learner, 40, 10**6) > 0.65


@pytest.mark.slow
def test_one_that_counts_points_beats_chance_from_the_beginning(example):
    assert example.won(example.Learner(table(), 0, counts=True), 20, 10**6) >= 0.8


def test_what_was_learnt_is_kept_and_refused_at_another_table(example, tmp_path):
    learner, again = example.Learner(table(), 0), example.Learner(table(), 1)
    learner.play(0, learns=True)
    learner.save(tmp_path / "clocks.npz")

    again.load(tmp_path / "clocks.npz")

    assert (learner.weights == again.weights).all()
    with pytest.raises(OtherSpace, match="the model was trained on"):
        example.Learner(table(3), 0).load(tmp_path / "clocks.npz")


def test_it_notes_its_curve(example, tmp_path, monkeypatch):
    monkeypatch.setattr(example, "TRIED", 1)
    monkeypatch.setattr(sys, "argv", ["learner", "--minutes", "0.0005", "--curve", str(tmp_path / "curve.csv")])
    monkeypatch.setattr(example.train, "__defaults__", (2, 1))

    example.main()

    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert ["seconds,games,wins", "0.0,0"] == [lines[0], lines[1].rpartition(",")[0]]
    assert 4 == len(lines)


def test_trying_something_in_mind_changes_nothing():
    env = table()
    seen, _ = env.reset(seed=3)
    before = seen["observation"].tolist()

    tried = [env.imagined(int(action)) for action in seen["action_mask"].nonzero()[0]]

    assert before == env.space.numbers(env.table, 0).tolist()
    assert all(len(before) == len(numbers) and lead == 0 and not is_over for numbers, lead, is_over in tried)
