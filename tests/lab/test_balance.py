"""The drill `balance`: what is counted, and how it is judged."""

import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import Contest, play_game
from ludotheque.lab.drills import balance
from ludotheque.lab.drills.balance import BAD, GOOD, UNSURE, Balance, Count, Wanted, wanted_of

TOLD = {"game": "toy", "bots": "random", "seats": "2", "options": ["-"], "seed": 1, "games": 10, "wins": ""}


def outcome(winner, *did, end="late", rounds=8):
    return {
        "points": [5, 4],
        "ranks": [1, 2] if winner == 0 else [2, 1],
        "answers": 20,
        "end": end,
        "rounds": rounds,
        "sides": 2,
        "order": [1, 0],
        "happened": list(did),
    }


@pytest.fixture
def look(monkeypatch):
    """Write the tables of some outcomes under what is wanted."""

    def tell(outcomes, *counts, **wanted):
        monkeypatch.setattr(balance, "wanted_of", lambda _: Wanted(counts=counts, **wanted))
        return Balance().table(TOLD, {"toy random 2 - 1 - 0": {"outcomes": outcomes}})

    return tell


def line(lines, begin):
    return next(line for line in lines if line.startswith(f"| {begin} |"))


def test_wins_are_counted_in_order_of_play(look):
    lines = look([outcome(1, [], [])] * 50, places=0.04)

    assert "| place 1 wins | 100.0% [92.9%, 100.0%] | 50.0% ± 4.0% | ✗ |" in lines


def test_ends_and_length_are_judged_by_their_limits(look):
    outcomes = [outcome(0, [], [], end="late")] * 60 + [outcome(1, [], [], end="early")] * 40

    lines = look(outcomes, ends={"early": (0.45, 0.75), "never": (0.25, 0.75)}, rounds=(5, 9))

    assert line(lines, "rounds").endswith(f"5 to 9 | {GOOD} |")
    assert line(lines, "ended by early").endswith(f"| {UNSURE} |")
    assert line(lines, "ended by never").endswith(f"| {BAD} |")
    assert line(lines, "ended by late").endswith("|  |  |")


def test_those_who_did_something_are_compared_with_their_fair_share(look):
    outcomes = [outcome(0, ["took a", "took b"], ["took b"])] * 30 + [outcome(1, [], ["took b"])] * 30

    lines = look(outcomes, Count("took", "what", kinds=3, games=0.05, wins=1.35))

    assert line(lines, "a").startswith("| a | 50.0% ")
    assert "| 2.00 [" in line(lines, "a")
    assert line(lines, "a").endswith(f"| {BAD} |")
    assert "| 1.33 [" in line(lines, "b")
    assert line(lines, "b").endswith(f"| {GOOD} |")
    assert f"| 1 more | never |  |  | {BAD} |" in lines


def test_only_the_first_of_a_kind_counts_where_openings_are_asked_for(look):
    lines = look([outcome(0, ["took a", "took b"], ["other c", "took a"])] * 5, Count("took", "what", is_first=True))

    assert "| a | 100.0% " in line(lines, "a")
    assert not any(line.startswith("| b |") for line in lines)


def test_first_place_can_be_asked_to_win_so_often(look):
    lines = look([outcome(1, [], [])] * 60)
    assert line(lines, "place 1 wins").endswith("|  |  |")

    lines = Balance().table({**TOLD, "wins": "0.6-0.8"}, {"toy random 2 - 1 - 0": {"outcomes": [outcome(1)] * 60}})

    assert line(lines, "place 1 wins").endswith(f"60% to 80% | {BAD} |")


def test_what_bots_did_is_counted_by_the_seat_that_did_it():
    contest = Contest("clockworker", ["random", "random"], counted={"artifact-taken": "artifact"})

    played = play_game(contest, 0)

    assert {"artifact-taken"} == {did.split()[0] for seat in played.happened for did in seat}
    assert [0, 1] == sorted(played.order)
    assert 1 < played.rounds


def test_pieces_of_several_tables_are_carried_out(monkeypatch):
    drill = Balance()
    told = {**TOLD, "game": "unconscious_mind", "seats": "1", "options": ["level=easy", "level=hard"], "games": 1}

    pieces = drill.pieces(told)
    monkeypatch.setattr(drill, "size", 1)
    done = {piece: drill.carry_out(piece) for piece in pieces}

    lines = drill.table(told, done)
    assert ["## 1 × random, level=easy: 1 games", "## 1 × random, level=hard: 1 games"] == [
        line for line in lines if line.startswith("##")
    ]


@pytest.mark.parametrize("name", sorted(all_games()))
def test_what_a_game_asks_for_can_be_read(name):
    wanted = wanted_of(name)

    assert set(wanted.ends) <= set(game_named(name).end_reasons)


def test_mistake_in_what_is_wanted_is_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "balance.toml").write_text("turns = [1, 2]")
    monkeypatch.setattr(game_named("clocks"), "folder", tmp_path)

    with pytest.raises(LudothequeError, match=r"balance.toml of clocks: .*turns"):
        wanted_of("clocks")
