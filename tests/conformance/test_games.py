"""The conformance kit, for every game × seats × options × seeds. No game is excused by name."""

import os
from dataclasses import replace

import pytest

from ludotheque.games import all_games
from ludotheque.lab import kit

LOOKS = 40 if "LUDOTHEQUE_COMPILED" in os.environ else 10
"""Positions of each game that are looked at closely here, fewer where that takes longer; the drills look at all."""
CASES = [case for game in all_games().values() for case in kit.cases(game, seeds=1, looks=LOOKS)]
GAMES = list(all_games().values())


def quickly(case):
    """One small case of each game is enough for `make quick`, and where nothing is compiled."""
    is_first = case == next(other for other in CASES if other.game is case.game)
    return [] if is_first else [pytest.mark.slow, pytest.mark.compiled]


@pytest.fixture(params=[pytest.param(case, marks=quickly(case)) for case in CASES], ids=str)
def case(request):
    return request.param


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request):
    return request.param


def test_a_random_game_ends_and_every_option_is_sound(case):
    kit.check_flow(case)


def test_every_scene_can_be_read_and_clicked(case):
    kit.check_scenes(replace(case, looks=LOOKS // 2))


def test_what_stays_of_a_game_can_be_told(case):
    kit.check_story(case)


def test_a_game_survives_storage_and_replays(case):
    kit.check_storage(case)


def test_undo_is_the_identity_inside_a_barrier_and_impossible_across(case):
    kit.check_undo(case)


def test_face_down_answers_stay_face_down(case):
    kit.check_lanes(case)


def test_nothing_hidden_is_seen(case):
    kit.check_secrecy(case)


def test_what_happened_can_be_told_again_and_shows_nothing_hidden(case):
    kit.check_moments(replace(case, looks=LOOKS // 4))


def test_two_worlds_tell_a_viewer_the_same_and_become_one_when_dealt_anew(case):
    kit.check_worlds(replace(case, looks=LOOKS // 2))


def test_every_field_is_drawn_for_everybody_or_declared(case):
    kit.check_declared(case)


def test_redealt_games_end(case):
    kit.check_redealt_games_end(case)


def test_hints_keep_their_word(case):
    kit.check_hints(replace(case, looks=0))


@pytest.mark.slow
def test_hints_keep_their_word_at_a_full_table(game):
    kit.check_hints(kit.Case(game, game.seats[-1], looks=2))


@pytest.mark.slow
@pytest.mark.compiled
def test_redeal_redeals(game):
    """Every zone that hides something from somebody is seen with another content at least once."""
    seen: dict[str, set[str]] = {}
    for case in kit.cases(game, seeds=2, looks=40):
        for zone, marks in kit.check_redeal(case).items():
            seen.setdefault(zone, set()).update(marks)

    assert [] == [zone for zone, marks in seen.items() if marks != {"hidden", "redealt"}]


@pytest.mark.slow
def test_every_card_of_the_guide_comes_in_a_first_game_and_points_at_something(game):
    """With few seats, as a first game is."""
    cards = [step.id for step in game.guide]
    found: set[str] = set()
    for seed in range(8):
        found |= kit.check_guide(kit.Case(game, game.seats[seed % 2], {}, seed))

    never = [card for card in cards if card not in found]
    assert [] == never, "these cards never came with a question and something to point at: see `asks` and `on`"
