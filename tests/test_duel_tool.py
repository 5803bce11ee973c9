"""Rounds of Liar's Dice for two are worked out anew, here for a single die each, and read back."""

import json
import shutil

import pytest

from ludotheque.games.liars_dice import solved
from tools.duel import counted, kept, written


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_rounds_are_worked_out_written_and_read(monkeypatch, tmp_path):
    lines = counted(iterations=200, seed=1, hands=64, passes=1, dice=1)
    monkeypatch.setattr(solved, "FILE", tmp_path / "solved.json")
    solved.FILE.write_text(written(lines, {}), encoding="utf-8")
    solved.told.cache_clear()
    solved.round_of.cache_clear()
    try:
        assert {"1 1", "1 palifico"} == set(json.loads(solved.FILE.read_text())["chances"])
        assert {solved.DUDO} == set(solved.weights(1, 1, False, (2, 5), (3,)))
        assert solved.DUDO not in solved.weights(1, 1, False, (1, 5), (5,))
    finally:
        solved.told.cache_clear()
        solved.round_of.cache_clear()


def test_rare_answers_are_left_out():
    assert [(2, 2), (0, 2)] == kept([0.45, 0.05, 0.46, 0.04])
    assert [(1, 1)] == kept([0.0, 0.0, 0.0])
