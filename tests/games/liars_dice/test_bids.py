"""What may be bid after what."""

import pytest

from tests.games.liars_dice.table import cups

FIVE = "2 3 4 5 6"


def test_everybody_begins_with_five_dice_under_a_cup():
    table = cups(FIVE, FIVE, FIVE)

    assert [5, 5, 5] == table.state.left


def test_a_round_does_not_begin_with_aces():
    table = cups(FIVE, FIVE)

    assert ["face 2", "face 3", "face 4", "face 5", "face 6"] == table.offered()
    assert "aces-first" == table.refused("0: face 1").rule


def test_the_first_bid_may_be_of_one_die_and_none_is_of_more_than_there_are():
    table = cups(FIVE, FIVE).play("0: face 2")

    assert [f"bid {count}" for count in range(1, 11)] == table.offered()


@pytest.mark.parametrize(
    ("before", "face", "least"),
    [
        ("3 threes", 2, 4),
        ("3 threes", 3, 4),
        ("3 threes", 4, 3),
        ("3 threes", 1, 2),
        ("4 threes", 1, 2),
        ("1 twos", 1, 1),
    ],
)
def test_a_higher_bid_is_more_dice_or_a_higher_face_and_half_as_many_aces_rounded_up(before, face, least):
    table = cups(FIVE, FIVE).bid(f"0: {before}").play(f"1: face {face}")

    assert f"bid {least}" == table.offered()[0]


def test_after_aces_another_face_needs_twice_as_many_and_one_more():
    table = cups(FIVE, FIVE, FIVE).bid("0: 4 twos", "1: 2 aces").play("2: face 2")

    assert "bid 5" == table.offered()[0]


def test_after_aces_one_more_ace_is_higher():
    table = cups(FIVE, FIVE, FIVE).bid("0: 4 twos", "1: 2 aces").play("2: face 1")

    assert "bid 3" == table.offered()[0]


def test_a_bid_that_is_too_low_is_refused_with_what_is_needed():
    objection = cups(FIVE, FIVE).bid("0: 3 threes").play("1: face 2").refused("1: bid 3")

    assert ("too-low", 4) == (objection.rule, objection.facts["count"])


def test_a_face_of_which_too_many_would_have_to_be_bid_is_refused():
    table = cups("2 2", "3").bid("0: 3 threes")

    assert ["face 1", "face 4", "face 5", "face 6", "dudo", "calza"] == table.offered()
    assert "too-few-dice" == table.refused("1: face 3").rule


def test_the_turn_passes_over_whoever_is_out():
    table = cups(FIVE, "", FIVE).bid("0: 1 twos")

    assert "2 bid-or-doubt" == table.asks
