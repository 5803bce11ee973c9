"""Drills: interrupted and taken up again, they do only what is missing, and leave a page."""

import re

import pytest

from ludotheque.lab import drill as runner
from ludotheque.lab import tournament
from ludotheque.lab.arena import Outcome
from ludotheque.lab.drills import Drill, all_drills
from ludotheque.lab.drills.levels import Levels
from ludotheque.lab.drills.random_games import RandomGames
from ludotheque.lab.drills.strength import Strength
from ludotheque.lab.tournament import Pairing

TOLD = {"games": 4, "jobs": 1, "seed": 1}


class Counting(Drill):
    """Counts what it does, and breaks off at one piece."""

    name = "counting"
    about = "Pieces."

    def __init__(self):
        self.did: list[str] = []
        self.breaks_at = "2"

    def pieces(self, told):
        return [str(k) for k in range(told["games"])]

    def carry_out(self, piece):
        if piece == self.breaks_at:
            raise KeyboardInterrupt
        self.did.append(piece)
        return {"square": int(piece) ** 2}

    def table(self, told, done):
        return ["| piece | square |", "|---|---|", *(f"| {piece} | {done[piece]['square']} |" for piece in done)]

    def is_passed(self, told, done):
        return sum(result["square"] for result in done.values()) == 14


def test_interrupted_drill_goes_on_where_it_was(tmp_path):
    drill = Counting()
    with pytest.raises(KeyboardInterrupt):
        runner.run(drill, TOLD, tmp_path)
    kept = tmp_path / "build/drill/counting.jsonl"
    kept.write_text(kept.read_text() + '{"piece": "3", "sou')  # the machine stopped in the middle of a line
    drill.breaks_at = ""

    is_passed = runner.run(drill, TOLD, tmp_path)

    assert is_passed
    assert ["0", "1", "2", "3"] == drill.did


def test_page_says_what_was_done(tmp_path):
    drill = Counting()
    drill.breaks_at = ""

    runner.run(drill, TOLD, tmp_path)

    page = (tmp_path / "docs/drills/counting.md").read_text()
    assert "# counting" in page
    assert "| 3 | 9 |" in page
    assert "Passed." in page
    assert re.search(r"`python -m ludotheque.lab.drill .*` · commit \S+ · \d{4}-\d\d-\d\d · ", page)


def test_pieces_of_other_sources_do_not_count(tmp_path, monkeypatch):
    drill = Counting()
    drill.breaks_at = ""
    runner.run(drill, TOLD, tmp_path)
    monkeypatch.setattr(runner, "_sources", lambda game, left_out: "others")

    runner.run(drill, TOLD, tmp_path)

    assert 8 == len(drill.did)


def test_drill_that_is_not_passed_says_so(tmp_path):
    drill = Counting()
    drill.breaks_at = ""

    assert not runner.run(drill, {**TOLD, "games": 3}, tmp_path)
    assert "**Not passed.**" in (tmp_path / "docs/drills/counting.md").read_text()


def test_drills_are_found_by_their_files():
    assert {"strength", "random-games"} <= set(all_drills())


@pytest.mark.slow
def test_strength_counts_the_shares_of_each_pair():
    drill = Strength()
    told = {"games": 20, "seed": 5, "game": "clocks", "bots": "greedy:1,random", "seats": 2, "wanted": 0.65}

    pieces = drill.pieces(told)
    done = {piece: drill.carry_out(piece) for piece in pieces}

    assert 1 == len(pieces)
    assert 20 == len(done[pieces[0]]["games"])
    assert drill.is_passed(told, done)
    assert not drill.is_passed({**told, "wanted": 1.01}, done)
    assert "| greedy:1 | random | 20 |" in drill.table(told, done)[-1]


def test_strength_of_four_is_the_mean_rank_and_stops_when_it_is_clear(monkeypatch, tmp_path):
    drill = Strength()
    monkeypatch.setattr(drill, "size", 15)
    told = {"games": 240, "seed": 5, "game": "clocks", "bots": "good,bad", "seats": 4, "wanted": 0.65, "jobs": 1}
    monkeypatch.setattr(
        tournament, "play_deals", lambda pairing, first, count: [[1.0, 1.5, 3.5], [0.5, 2.0, 3.0]] * count
    )
    monkeypatch.setattr(Pairing, "check", lambda pairing: None)

    assert runner.run(drill, told, tmp_path)

    page = (tmp_path / "docs/drills/strength-clocks.md").read_text()
    assert "| good | bad | 60 |" in page
    assert "| 1.75 [1.75, 1.75] to 3.25 [3.25, 3.25] |" in page
    assert not drill.is_passed(
        told, {f"clocks good>bad 4 5 {k}": {"games": [[1.0, 1.5, 3.5], [0.0, 3.5, 1.5]]} for k in (0, 1)}
    )


def test_random_games_vary_only_the_options_they_are_told():
    pieces = RandomGames().pieces({"games": 1000, "seed": 1, "game": "enkidu", "vary": "length", "bots": "random"})

    assert 4 == len(pieces)
    assert {"-", "length=short"} == {piece.split()[2] for piece in pieces}


@pytest.mark.parametrize("bot", ["random", "greedy:1"])
def test_random_games_cover_every_seat_count_and_option(monkeypatch, bot):
    drill = RandomGames()
    monkeypatch.setattr(drill, "sizes", (2, 2))

    pieces = drill.pieces({"games": 10, "seed": 1, "game": "clocks", "vary": "", "bots": bot})
    done = {piece: drill.carry_out(piece) for piece in pieces[:6]}

    assert {"1", "2", "3", "4"} == {piece.split()[1] for piece in pieces}
    assert {"-", "board=forward", "rival=no", "money=open", "red=fixed", "grey=turns"} <= {
        piece.split()[2] for piece in pieces
    }
    assert 12 == sum(result["games"] for result in done.values())


LEVELS = {"games": 20, "seed": 5, "game": "liars_dice", "steps": "2,5", "seats": "", "least": 5, "jobs": 1}


def test_levels_meet_the_one_below_with_the_fewest_and_the_most_players():
    drill = Levels()

    pieces = drill.pieces(LEVELS)
    done = {piece: drill.carry_out(piece) for piece in pieces[:1]}

    assert {"liars_dice 2 2", "liars_dice 2 5", "liars_dice 6 2", "liars_dice 6 5"} == {
        piece.rsplit(maxsplit=3)[0] for piece in pieces
    }
    assert 10 == len(done[pieces[0]]["games"])
    assert "| liars_dice | 2 | 2 |" in drill.table(LEVELS, done)[-1]


@pytest.mark.parametrize(
    ("games", "played", "told"),
    [
        ([[1.0, 1.0, 2.0], [0.5, 1.5, 1.5]], 20, "yes"),
        ([[1.0, 1.0, 2.0]] * 2, 10, "large"),
        ([[0.0, 2.0, 1.0]] * 2, 10, "no"),
        ([[1.0, 1.0, 2.0], [0.0, 2.0, 1.0]], 20, "unclear"),
    ],
    ids=["step", "too large", "backwards", "none"],
)
def test_a_step_ends_once_its_interval_is_clear_and_says_what_it_is(monkeypatch, tmp_path, games, played, told):
    drill = Levels()
    monkeypatch.setattr(tournament, "play_deals", lambda pairing, first, count: games * count)

    is_passed = runner.run(drill, {**LEVELS, "steps": "2", "label": "test"}, tmp_path)

    page = (tmp_path / "docs/drills/levels-liars_dice-test.md").read_text()
    assert f"| {played} |" in page
    assert f"| {told} |" in page
    assert is_passed == (told == "yes")


@pytest.mark.parametrize(("seconds", "told"), [(0.1, "few"), (2.0, "large")], ids=["quick games", "slow games"])
def test_a_step_of_quick_games_needs_twice_as_many(seconds, told):
    wanted = {**LEVELS, "least": 10, "seats": "2", "steps": "2"}
    [first, second] = Levels().pieces(wanted)
    done = {first: {"games": [[1.0, 1.0, 2.0]] * 10, "seconds": 10 * seconds}}

    table = Levels().table(wanted, done)

    assert table[-1].endswith(f"| {told} |")
    assert Levels().is_settled(wanted, done, second) == (told == "large")


def test_levels_alone_play_the_same_deals_and_compare():
    drill = Levels()
    told = {**LEVELS, "game": "clocks", "steps": "2", "seats": "1"}

    [first, *others] = drill.pieces(told)
    done = {first: drill.carry_out(first)}

    assert ["5 5", "5 10", "5 15"] == [piece.split(maxsplit=4)[-1] for piece in others]
    assert 5 == len(done[first]["games"])
    assert "| clocks | 1 | 2 |" in drill.table(told, done)[-1]


@pytest.mark.parametrize(
    ("one", "two", "share"),
    [((1, 10), (2, 30), 1.0), ((1, 10), (1, 30), 0.0), ((1, 10), (1, 10), 0.5)],
    ids=["a better rank", "fewer points", "alike"],
)
def test_alone_a_rank_counts_before_points(monkeypatch, one, two, share):
    outcomes = {name: Outcome([points], [rank], 1, "") for name, (rank, points) in {"a": one, "b": two}.items()}
    monkeypatch.setattr(tournament, "play_game", lambda contest, deal: outcomes[contest.bots[0]])

    assert [[share, one[0], two[0]]] == tournament.play_alone(Pairing("clocks", "a", "b", 1), 0)


def test_review_drill_tells_what_was_planted_found_and_upheld(tmp_path):
    told = {**TOLD, "games": 2, "game": "liars_dice", "bot": "random", "iterations": 8, "worlds": 4}

    runner.run(all_drills()["review"], told, tmp_path)

    page = (tmp_path / "docs/drills/review-liars_dice.md").read_text()
    [row] = [line for line in page.splitlines() if line.startswith("| liars_dice")]
    assert "| 2 | 2 |" in row
    assert re.search(r"\d+ of [1-9]\d* \(\d+%\) \|$", row)
