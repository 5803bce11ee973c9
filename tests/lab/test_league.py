"""Tournaments of many bots: everybody meets, ratings follow strength, and an interrupted one goes on where it was."""

import json

import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.lab import league
from ludotheque.lab.journal import Journal
from ludotheque.lab.league import League, ratings, strengths, swiss

SMALL = League("liars_dice", ["greedy:1", "random"], seed=3, deals=4)


def played(scores):
    return {pair: sum(came) / len(came) for pair, came in scores.items()}


def test_everybody_meets_everybody_on_the_same_deals():
    scores = league.play(League("liars_dice", ["greedy:1", "greedy:2", "random"], deals=3), 1, Journal(None, {}))

    assert [("greedy:1", "greedy:2"), ("greedy:1", "random"), ("greedy:2", "random")] == list(scores)
    assert {3} == {len(came) for came in scores.values()}
    assert all(0 <= one <= 1 for came in scores.values() for one in came)


def test_equal_bots_come_out_even_on_mirrored_deals():
    """Two that think alike get the same of every deal, whoever sits where."""
    assert [0.5] * 4 == league.play_pieces(
        {"league": {**SMALL.plain(), "bots": ["greedy:1", "greedy:1"]}, "pairs": [["greedy:1", "greedy:1"]]}, 0, 4
    )


@pytest.mark.slow
def test_a_tournament_does_not_depend_on_the_number_of_processes():
    alone, two = (league.play(SMALL, jobs, Journal(None, {})) for jobs in (1, 2))

    assert league.plain(SMALL, alone) == league.plain(SMALL, two)


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path, monkeypatch):
    whole = league.play(SMALL, 1, Journal(None, {}))
    monkeypatch.setattr(league, "PIECE", 1)
    file = tmp_path / "journal"

    def stop(_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        league.play(SMALL, 1, Journal(file, SMALL.plain()), stop)
    file.write_text(file.read_text() + '["0 1", [0.')
    kept = Journal(file, SMALL.plain())
    fresh: list[int] = []

    assert ["0 0"] == list(kept.done)
    assert whole == league.play(SMALL, 1, kept, fresh.append)
    assert [1, 1, 1] == fresh


def test_a_journal_of_other_work_is_refused(tmp_path):
    Journal(tmp_path / "journal", {"seed": 1})

    with pytest.raises(LudothequeError, match=r'expected \{"seed": 2\}, got \{"seed": 1\}'):
        Journal(tmp_path / "journal", {"seed": 2})
    with pytest.raises(LudothequeError, match="cannot keep a journal"):
        Journal(tmp_path / "nowhere" / "journal", {})


def test_the_stronger_have_the_higher_rating_and_intervals_shrink_with_games():
    bots = ["a", "b", "c"]
    few = {("a", "b"): [1.0, 0.5] * 5, ("b", "c"): [1.0, 0.5] * 5, ("a", "c"): [1.0] * 10}
    many = {pair: came * 20 for pair, came in few.items()}

    found, sure = ratings(League("clocks", bots), few), ratings(League("clocks", bots), many)

    assert bots == list(found) == list(sure)
    assert 2000 == pytest.approx(sum(one.value for one in found.values()) / 3)
    for bot in bots:
        assert found[bot].low <= found[bot].value <= found[bot].high
        assert sure[bot].high - sure[bot].low < found[bot].high - found[bot].low


def test_odds_of_three_to_one_lie_as_far_apart_as_on_the_ladder():
    """The ladder's model says 75 % where the means are 1.1 times the square root of two times its beta apart."""
    found = strengths(["a", "b"], {("a", "b"): [0.75] * 10_000})

    assert found["a"] - found["b"] == pytest.approx(1.0986, abs=1e-3)
    assert league.SCALE == pytest.approx(235.7, abs=0.1)


def test_swiss_rounds_pair_those_who_stand_alike_and_have_not_met():
    bots = ["a", "b", "c", "d"]
    first = {("a", "b"): [1.0], ("c", "d"): [1.0]}

    assert [("a", "b"), ("c", "d")] == swiss(bots, {})
    assert [("a", "c"), ("b", "d")] == swiss(bots, first)
    assert [("a", "b")] == swiss(["a", "b", "c"], {})
    assert 1 == len(swiss(["a", "b", "c"], {("a", "b"): [1.0]}))


def test_a_swiss_tournament_plays_its_rounds():
    bots = ["random", "greedy:1", "greedy:2", "greedy:3"]
    scores = league.play(League("liars_dice", bots, deals=1, rounds=2), 1, Journal(None, {}))

    assert 4 == len(scores) == len({frozenset(pair) for pair in scores})
    assert json.dumps(league.plain(League("liars_dice", bots, deals=1, rounds=2), scores))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (League("liars_dice", ["random"]), "two bots or more"),
        (League("liars_dice", ["random", "random"]), "each once"),
        (League("liars_dice", ["random", "nobody"]), "no bot 'nobody'"),
        (League("clocks", ["random", "greedy"], seats=1), "two seats or more"),
        (League("chess", ["random", "greedy"]), "no game 'chess'"),
    ],
    ids=["one", "twice", "nobody", "alone", "chess"],
)
def test_a_tournament_that_cannot_be_is_refused(wrong, why):
    with pytest.raises(LudothequeError, match=why):
        league.play(wrong, 1, Journal(None, {}))
