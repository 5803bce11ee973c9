"""Drills about bots: whether a style shows and keeps its level, and how long anybody thinks while many ask."""

import pytest

from ludotheque.games import game_named
from ludotheque.lab import drill as runner
from ludotheque.lab.drills import all_drills
from ludotheque.lab.drills.earlier import TODAY, Earlier
from ludotheque.lab.drills.styles import shows, styled, within, won
from ludotheque.lab.drills.thinking import Thinking
from ludotheque.lab.statistics import share
from tests.games.finished import FINISHED

TOLD = {"games": 2, "jobs": 1, "seed": 1}


def games_of(taken, count=50):
    """Make up games in which the character takes what they like so often of ten, and the plain bot five times."""
    return [{"won": k % 2, "offered": [10.0, 10.0], "taken": [taken, 5.0], "points": [0.0, 0.0]} for k in range(count)]


def test_a_style_shows_when_more_is_taken_of_what_is_liked():
    rocco = game_named("liars_dice").opponents.character("rocco")

    assert shows(games_of(8.0), rocco)
    assert not shows(games_of(5.2), rocco)
    assert "within their level" == within(won(games_of(8.0)))
    assert "perhaps within their level" == within(share(12, 20))
    assert "out of their level" == within(share(180, 200))


@pytest.mark.parametrize("game", FINISHED.values(), ids=lambda game: game.id)
def test_every_game_has_characters_with_a_style(game):
    assert len(styled(game)) >= 3


def test_styles_are_measured_against_the_plain_bot_of_the_level(tmp_path):
    runner.run(all_drills()["styles"], {**TOLD, "game": "liars_dice", "characters": "pia"}, tmp_path)

    page = (tmp_path / "docs/drills/styles-liars_dice.md").read_text()
    [row] = [line for line in page.splitlines() if line.startswith("| liars_dice |")]
    assert row.startswith("| liars_dice | pia |")
    assert "dudo -0.04 | 2 |" in row


@pytest.mark.slow
def test_thinking_is_measured_while_many_tables_ask(tmp_path):
    drill = Thinking()
    told = {**TOLD, "game": "clocks", "tables": "3", "answers": 2}
    piece = drill.pieces(told)[0]

    done = {piece: drill.carry_out(piece)}

    assert 6 == len(done[piece]["thinking"]) == len(done[piece]["waiting"])
    assert all(thought <= waited for thought, waited in zip(*done[piece].values(), strict=True))
    assert f"| clocks | 2 | 1 | {game_named('clocks').opponents.bot(1, 2)} | 3 | 6 |" in drill.table(told, done)[2]
    assert drill.is_passed(told, done)
    assert not drill.is_passed(told, {piece: {"thinking": [2.1], "waiting": [3.0]}})


def test_two_trees_of_the_sources_play_a_deal_both_ways(monkeypatch):
    monkeypatch.setattr(Earlier, "size", 1)
    drill = Earlier()
    told = {
        **TOLD,
        "wanted": 0.5,
        "game": "liars_dice",
        "tree": TODAY,
        "commit": TODAY,
        "seconds": 0.001,
        "bot": "search",
    }
    [piece] = drill.pieces(told)

    done = {piece: drill.carry_out(piece)}

    assert all(game in ([1.0, 1.0, 2.0], [0.0, 2.0, 1.0]) for game in done[piece]["games"])
    assert 0 == done[piece]["differ"]
    assert all(done[piece]["choices"])
    assert "| liars_dice | 2 | search:0.001s | search:0.001s@today | 2 |" in drill.table(told, done)[2]


def test_two_ways_to_play_are_even_when_whole_intervals_say_so():
    drill = all_drills()["even"]
    told = {**TOLD, "game": "clocks", "bots": "greedy+forward,greedy+backward", "seats": "", "wanted": "0.45-0.55"}

    def pieces_of(games):
        return {piece: {"games": [[share, 1.0, 2.0] for share in games]} for piece in drill.pieces(told)}

    assert ["2", "3", "4"] == [piece.split()[2] for piece in drill.pieces(told)]
    # Who has a seat more wins more: of a deal's two games together that says nothing.
    assert drill.is_passed(told, pieces_of([0.7, 0.3] * 100))
    assert (
        "| clocks | 3 | greedy+forward | greedy+backward | 200 | 50.0% [50.0%, 50.0%] | 45% – 55% | ✓ |"
        in drill.table(told, pieces_of([0.7, 0.3] * 100))
    )
    assert drill.table(told, pieces_of([1.0, 0.0, 1.0, 1.0, 0.0, 0.0]))[2].endswith("| ~ |")
    assert not drill.is_passed(told, pieces_of([1.0, 1.0, 0.0, 0.0]))
    assert drill.table(told, pieces_of([1.0, 0.5] * 100))[2].endswith("| ✗ |")


def test_both_ways_to_play_are_tried_on_every_deal(monkeypatch, tmp_path):
    drill = all_drills()["even"]
    monkeypatch.setattr(type(drill), "size", 1)
    told = {**TOLD, "game": "clocks", "bots": "greedy:1+forward,random+backward", "seats": "3", "wanted": "0.45-0.55"}

    assert not runner.run(drill, told, tmp_path)

    page = (tmp_path / "docs/drills/even-clocks.md").read_text()
    assert "| clocks | 3 | greedy:1+forward | random+backward | 2 | 100.0% [100.0%, 100.0%] | 45% – 55% | ✗ |" in page
