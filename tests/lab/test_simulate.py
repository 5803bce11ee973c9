"""Simulation: the same seed gives the same result, whoever does the work."""

import json
import sys
from dataclasses import replace

import pytest
from pyarrow import parquet

from ludotheque.engine import record
from ludotheque.engine.errors import BadOption, LudothequeError, UnknownGame
from ludotheque.games import game_named
from ludotheque.lab import arena, statistics
from ludotheque.lab.arena import Contest, GameFailed, Outcome, play_game
from ludotheque.lab.journal import Journal
from ludotheque.lab.simulate import simulate
from ludotheque.lab.tournament import Pairing, is_clear, tournament

THREE = Contest("clocks", ["greedy:2", "random", "random"], {}, 7)


@pytest.mark.slow
def test_result_does_not_depend_on_the_number_of_processes():
    alone, two = simulate(THREE, 23, 1), simulate(THREE, 23, 2)

    assert alone.plain() == two.plain()


def test_result_depends_on_the_seed():
    other = Contest("clocks", THREE.bots, {}, 8)

    assert simulate(THREE, 5).plain()["answers"] != simulate(other, 5).plain()["answers"]


def test_game_does_not_depend_on_those_before_it():
    assert simulate(THREE, 4).plain() != simulate(THREE, 3).plain()
    assert play_game(THREE, 3) == play_game(THREE, 3)


@pytest.mark.slow
def test_summary_counts_seats_and_bots():
    summary = simulate(THREE, 20)

    assert [20, 20, 20] == [standing.games for standing in summary.seats]
    assert [("greedy:2", 20), ("random", 40)] == [(standing.name, standing.games) for standing in summary.bots]
    assert sum(standing.wins.value for standing in summary.seats) == pytest.approx(1)
    assert summary.seats[0].wins.low > 0.5
    assert 20 == sum(summary.ends.values())
    assert summary.shortest <= summary.answers.value <= summary.longest


@pytest.mark.slow
def test_kept_records_replay_to_the_same_scores(tmp_path):
    kept = Contest("clocks", THREE.bots, {"board": "forward"}, 7, keeps_records=True)

    summary = simulate(kept, 3, out=tmp_path)

    files = sorted(tmp_path.iterdir())
    assert 3 == len(files)
    for number, file in enumerate(files):
        match = record.replay(game_named("clocks"), record.read(file.read_text()))
        points = [score.points for score in match.game.scores(match.state)]
        assert points == play_game(kept, number).points
    plain = Contest("clocks", THREE.bots, {"board": "forward"}, 7)
    assert simulate(plain, 3).plain() == summary.plain()


@pytest.mark.parametrize(
    ("contest", "error"),
    [
        (Contest("chess", ["random"]), UnknownGame),
        (Contest("clocks", ["random"] * 5), BadOption),
        (Contest("clocks", ["random"], {"board": "up"}), BadOption),
        (Contest("clocks", ["nobody"]), LudothequeError),
    ],
)
def test_bad_contest_is_refused_before_anything_is_played(contest, error):
    with pytest.raises(error):
        simulate(contest, 1)


def test_game_that_breaks_off_is_named(monkeypatch):
    class Broken:
        def choose(self, view, chance):
            return "nonsense"

    monkeypatch.setattr(arena, "bot_called", lambda *named: Broken())

    with pytest.raises(GameFailed, match="game 4 of seed 7"):
        play_game(THREE, 4)


def test_mirrored_games_exchange_seats_on_the_same_deal():
    contests = Pairing("clocks", "greedy:1", "random", seed=3).contests()

    written = [play_game(replace(contest, keeps_records=True), 0).record for contest in contests]

    assert [["greedy:1", "random"], ["random", "greedy:1"]] == [contest.bots for contest in contests]
    rolls = [[line for line in text.splitlines() if line.startswith("* die")] for text in written]
    assert rolls[0][:30] == rolls[1][:30]
    assert written[0] != written[1]


@pytest.mark.slow
def test_tournament_stops_when_it_is_clear():
    result = tournament(Pairing("clocks", "greedy:1", "random"), 200)

    assert 60 <= result.games < 100
    assert result.wins.low > 0.8


def test_equals_share_the_places_their_rank_covers():
    outcome = Outcome([9, 7, 7, 3], [1, 2, 2, 4], 0, "")

    assert 1.75 == outcome.mean_rank([0, 1])
    assert 3.25 == outcome.mean_rank([2, 3])


def test_nothing_is_clear_from_a_few_games():
    assert not is_clear([1.0] * 59, 0.5)
    assert is_clear([1.0] * 60, 0.5)
    assert not is_clear([1.0, 0.0] * 200, 0.5)


def test_intervals_hold_what_they_should():
    wins = statistics.share(50, 100)
    points = statistics.mean([1, 2, 3, 4])

    assert (0.404, 0.596) == (round(wins.low, 3), round(wins.high, 3))
    assert 0.0 == statistics.share(0, 10).low
    assert statistics.share(10, 10).high == pytest.approx(1)
    assert 2.5 == points.value
    assert (1.235, 3.765) == (round(points.low, 3), round(points.high, 3))


@pytest.mark.slow
def test_an_interrupted_simulation_goes_on_where_it_was(tmp_path):
    whole = simulate(THREE, 25).plain()
    file, played = tmp_path / "journal", []

    def stop(count):
        played.append(count)
        if len(played) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(THREE, 25, on_progress=stop, journal=Journal(file, THREE.plain()))
    again = simulate(THREE, 25, on_progress=played.append, journal=Journal(file, THREE.plain()))

    assert [10, 10, 5] == played
    assert whole == again.plain()
    assert whole == simulate(THREE, 25, journal=Journal(file, THREE.plain())).plain()


@pytest.mark.slow
def test_simulated_games_are_a_table_of_seats(tmp_path):
    out = tmp_path / "games.parquet"

    summary = simulate(THREE, 12, out=out)

    table = parquet.read_table(out)
    rows = table.to_pylist()
    assert 36 == len(rows)
    assert ["greedy:2", "random", "random"] == [row["bot"] for row in rows[:3]]
    outcome = play_game(THREE, 11)
    assert outcome.points == [row["points"] for row in rows[-3:]]
    assert outcome.ranks == [row["rank"] for row in rows[-3:]]
    assert sum(row["won"] for row in rows) == pytest.approx(12)
    assert THREE.seed == json.loads(table.schema.metadata[b"ludotheque"])["seed"]
    assert summary.plain() == simulate(THREE, 12).plain()
    assert [out] == list(tmp_path.iterdir())


def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path, monkeypatch):
    with pytest.raises(LudothequeError, match="there is no folder"):
        simulate(THREE, 10**6, out=tmp_path / "nowhere" / "games.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(LudothequeError, match="the extra `lab` brings"):
        simulate(THREE, 10**6, out=tmp_path / "games.parquet")
