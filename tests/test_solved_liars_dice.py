"""Rounds of Liar's Dice for two are worked out anew, here for a single die each, and read back."""

import json

import numpy as np
import pytest

from ludotheque.games.liars_dice import solved
from tools.regret import FIRST, ODD, SECOND, Ladder, Stakes, solve
from tools.solved_liars_dice import hits_of, kept, ladder_of, luck_of, palifico_ladder, worked_out, written

QUICK = {"iterations": 400, "hands": 64, "passes": 1, "dice": 1}
EVEN = Stakes(lost=0, won=1, called=0.5), Stakes(lost=0, won=1, called=0.5)


@pytest.fixture
def file(monkeypatch, tmp_path):
    """Where another `solved.json` may lie."""
    path = tmp_path / "solved.json"
    monkeypatch.setattr(solved, "FILE", path)
    solved.told.cache_clear()
    solved.round_of.cache_clear()
    yield path
    solved.told.cache_clear()
    solved.round_of.cache_clear()


def test_rounds_are_worked_out_written_and_read(file):
    file.write_text(written(worked_out(seed=1, **QUICK), {}), encoding="utf-8")

    chances = json.loads(file.read_text())["chances"]
    assert {"1 palifico", "1 1"} == set(chances)
    assert {"1 palifico": 0.81, "1 1": 0.5} == pytest.approx(chances, abs=0.01)
    assert {solved.DUDO} == set(solved.weights(1, 1, False, (2, 5), (3,)))
    assert solved.DUDO not in solved.weights(1, 1, False, (1, 5), (5,))
    assert {solved.DUDO: 100} == solved.palifico(1, False, (2, 5), (3,))


def test_the_same_seed_finds_the_same():
    first, again, other = (written(worked_out(seed=seed, **QUICK | {"hands": 4}), {}) for seed in (1, 1, 2))

    assert first == again
    assert first != other


def test_one_learns_what_a_single_bid_is_worth():
    """Whoever begins bids one and has none; the other has one or none, which luck decides."""
    possible = np.array([[False, True, False, False], [False, False, True, True]])
    hits = np.array([[0, 0]]), np.array([[0, 0], [0, 1]])
    ladder = Ladder(possible, np.array([0, 1]), hits, (np.ones(1), np.full(2, 0.5)))

    found = solve(ladder, EVEN, 400, 64, np.random.default_rng(1))

    doubts, calls = found.shares[SECOND][:, 1, 2:].T
    assert [1, 0] == pytest.approx(doubts, abs=0.01)
    assert [0, 1] == pytest.approx(calls, abs=0.01)
    most = 1 - ODD / 2  # of two answers
    assert 1 - (most + most * EVEN[SECOND].called) / 2 == pytest.approx(found.chance, abs=0.001)


def test_dice_hit_a_bid_on_their_face_and_aces_any():
    cup = solved.cups(2)[1, 5]

    assert [2, 1, 1] == hits_of(2, [(1, 5), (1, 4), (1, 1)])[cup].tolist()
    assert 2 / 36 == pytest.approx(luck_of(2)[cup])
    assert 1 == pytest.approx(luck_of(5).sum())


def test_bids_only_rise():
    for ladder in (ladder_of(2, 3), palifico_ladder(3)):
        places = len(ladder.wanted)
        assert not np.tril(ladder.possible[:, :places]).any()
        assert not ladder.possible[0, places:].any()
        assert ladder.possible.any(axis=1).all()


def test_the_first_bid_of_a_palifico_round_is_one_decision():
    found = solve(palifico_ladder(2), EVEN, 40, 64, np.random.default_rng(1))

    assert 1 == pytest.approx(found.shares[FIRST][:, 0].sum())
    assert np.ones((2, 3)) == pytest.approx(found.shares[FIRST][:, 1:].sum(axis=2))


def test_rare_answers_are_left_out():
    assert [(2, 2), (0, 2)] == kept([0.45, 0.05, 0.46, 0.04])
    assert [(1, 1)] == kept([0.0, 0.0, 0.0])
