"""Dudo, calza, and who loses a die."""

import pytest

from tests.games.liars_dice.table import cups


@pytest.mark.parametrize(
    ("bid", "left"),
    [
        ("4 threes", [3, 2]),  # two threes and two aces
        ("5 threes", [2, 3]),
        ("3 threes", [3, 2]),
    ],
)
def test_as_many_or_more_cost_whoever_doubted_a_die_and_fewer_whoever_bid(bid, left):
    table = cups("1 3 5", "1 3 6").bid(f"0: {bid}").play("1: dudo")

    assert left == table.state.left


def test_of_aces_only_aces_count():
    table = cups("1 3 5", "2 3 6").bid("0: 4 threes", "1: 2 aces").play("0: dudo")

    assert [3, 2] == table.state.left
    assert (2, 1, 1) == table.state.verdict


def test_whoever_lost_the_die_begins_the_next_round():
    table = cups("1 3 5", "1 3 6", "2 2 2").bid("0: 4 threes").play("1: dudo")

    assert "1 bid-or-doubt" == table.asks


def test_after_whoever_is_out_the_next_in_turn_begins():
    table = cups("2 2", "3", "4 4", palifico="no").bid("0: 2 twos").play("1: dudo")

    assert [1] == table.state.out
    assert "2 bid-or-doubt" == table.asks


def test_the_last_one_with_dice_wins_and_the_others_rank_by_who_went_out_last():
    table = cups("2 2", "", "3").bid("0: 2 twos").play("2: dudo")

    assert "over" == table.asks
    assert "last-cup" == table.state.end
    assert [1, 3, 2] == table.game.ranks(table.state)


def test_a_calza_that_is_right_brings_a_die_back_and_begins():
    table = cups("1 3 5", "1 3 6", "2 2 2").bid("0: 4 threes").play("1: calza")

    assert [3, 4, 3] == table.state.left
    assert "1 bid-or-doubt" == table.asks


@pytest.mark.parametrize("bid", ["3 threes", "5 threes"])
def test_a_calza_that_is_wrong_either_way_costs_a_die(bid):
    table = cups("1 3 5", "1 3 6", "2 2 2").bid(f"0: {bid}").play("1: calza")

    assert [3, 2, 3] == table.state.left


def test_nobody_ever_has_more_than_five_dice():
    table = cups("3 3 4 4 6", "2 2 4 4 6").bid("0: 2 threes").play("1: calza")

    assert [5, 5] == table.state.left
    assert "calza-right" in table.happened


def test_before_the_first_bid_there_is_nothing_to_doubt():
    assert {"face"} == {answer.split()[0] for answer in cups("2 2", "3 3").offered()}


def test_without_calza_a_bid_is_raised_or_doubted():
    table = cups("2 2", "3 3", calza="no").bid("0: 1 twos")

    assert "dudo" == table.offered()[-1]


def test_where_no_bid_is_left_the_doubt_goes_without_saying():
    table = cups("6 2", "3 3", calza="no", palifico="no", had_palifico=(0, 1))
    table.bid("0: 4 sixes", "1: 4 aces")

    assert [2, 1] == table.state.left


def test_all_dice_are_shown_and_counted_when_the_cups_are_lifted():
    table = cups("1 3", "3 6").bid("0: 3 threes").play("1: dudo")

    assert [
        "Bruno doubts that there are 3 threes, as Anna said.",
        "Anna shows 1, 3.",
        "Bruno shows 3, 6.",
        "There are 3 threes.",
        "Bruno loses a die and has one left.",
    ] == table.said()[1:6]
    assert [[1, 3], [3, 6]] == table.state.shown
