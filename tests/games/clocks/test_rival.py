"""One and two players: the yellow rival."""

import pytest

from ludotheque.engine.scene import Text
from tests.games.clocks.table import GAME, deal, ones, perfect

ALL = tuple(range(1, 13))
THREE = "white3 grey5 black1"
FOUR = "white3 grey5 black1 red6"


def solo(money=6, luck=THREE, **zones):
    return deal(1, at="auction", money=(money,), luck=luck, **zones)


def duel(money=(6, 6), luck=FOUR, **zones):
    return deal(2, at="auction", money=money, luck=luck, **zones)


def test_solo_draws_three_dice_and_two_players_draw_four():
    assert 3 == len(solo().state.felt)
    assert 4 == len(duel().state.felt)


def test_the_yellow_dice_are_rolled_after_the_bids():
    table = duel()
    table.play("0: pair 1+2", "0: bid 1")

    assert [] == table.state.yellow
    table.luck("yellow:4 yellow:2")
    table.play("1: bid 0")

    assert [4, 2] == table.state.yellow


@pytest.mark.parametrize(("yellow", "bid"), [((1, 1), 0), ((1, 6), 0), ((3, 2), 1), ((6, 6), 5)])
def test_the_rival_bids_the_lower_yellow_die_less_one(yellow, bid):
    table = duel(luck=f"{FOUR} yellow:{yellow[0]} yellow:{yellow[1]}")

    table.play("0: pair 1+2", "0: bid 6", "1: bid 6")

    assert bid == table.state.bids[table.state.rival]


def test_the_rival_loses_every_tie():
    table = duel(luck=f"{FOUR} yellow:3 yellow:5")

    table.play("0: pair 1+2", "0: bid 2", "1: bid 2")

    assert "1 pick-group" == table.asks
    assert [0, 2] == table.state.order


def test_the_rival_takes_the_pair_first():
    table = duel(luck=f"{FOUR} yellow:6 yellow:6")

    table.play("0: pair 1+2", "0: bid 0", "1: bid 1")

    assert "black1 red6" == table.groups
    assert "1 pick-group" == table.asks


def test_without_a_pair_the_rival_takes_the_highest_single_die():
    table = duel(luck=f"{FOUR} yellow:3 yellow:3")

    table.play("0: pair 1+2", "0: bid 0", "1: bid 6", "1: pick 0")

    assert "black1" == table.middle(0)
    assert 48 - 3 == table.dice_in_bag


def test_of_equal_singles_the_rival_takes_one_at_random():
    table = duel(luck="white3 grey5 black4 red4 yellow:3 yellow:3 rival:1")

    table.play("0: pair 1+2", "0: bid 0", "1: bid 6", "1: pick 0")

    assert "black4" == table.middle(0)


def test_the_rival_takes_what_is_left_when_it_is_last():
    table = duel(luck=f"{FOUR} yellow:1 yellow:6")

    table.play("0: pair 1+2", "0: bid 0", "1: bid 1", "1: pick 1", "0: pick 2")

    assert 48 - 2 == table.dice_in_bag
    assert [12, 12, 11, 11] == table.state.bag


def test_its_dice_go_back_into_the_bag():
    table = duel(luck=f"{FOUR} yellow:6 yellow:6")

    table.play("0: pair 1+2", "0: bid 0", "1: bid 1")

    assert [12, 12, 11, 11] == table.state.bag


def test_the_rival_plays_no_turn_and_pays_nothing():
    table = duel(luck=f"{FOUR} yellow:6 yellow:6")

    table.play("0: pair 1+2", "0: bid 0", "1: bid 1", "1: pick 1")

    assert (6, 5) == table.money
    assert "0 place-die" == table.asks
    assert 2 == len(GAME.scores(table.state))


def test_every_clock_full_means_the_players_clocks():
    table = deal(2, at="end", clock0=ones(*ALL), clock1=ones(*ALL))

    assert "all-full" == table.state.end


def test_two_players_without_the_rival_bid_for_three_dice():
    table = duel(luck=THREE, rival="no")

    table.play("0: pair 1+2")

    assert "white3+grey5 black1" == table.groups
    assert 2 == len(table.state.bids)


def test_solo_picks_first_with_an_equal_bid():
    table = solo(luck=f"{THREE} yellow:3 yellow:4")

    table.play("0: pair 1+2", "0: bid 2")

    assert "0 pick-group" == table.asks
    assert (4,) == table.money


def test_solo_gets_the_single_die_after_a_lower_bid_and_pays_all_the_same():
    table = solo(luck=f"{THREE} yellow:4 yellow:4")

    table.play("0: pair 1+2", "0: bid 2")

    assert "black1" == table.middle(0)
    assert (4,) == table.money


def test_what_solo_leaves_goes_back_into_the_bag():
    table = solo(luck=f"{THREE} yellow:1 yellow:4")

    table.play("0: pair 1+2", "0: bid 0", "0: pick 1")

    assert "black1" == table.middle(0)
    assert 47 == table.dice_in_bag


def test_solo_ends_with_a_full_clock_and_never_discards():
    table = deal(1, at="end", clock0=ones(*ALL))

    assert "all-full" == table.state.end
    assert "die-discarded" not in table.happened


def test_the_solo_player_stays_first():
    table = deal(1, at="end", clock0=ones(1, 2))

    assert 0 == table.state.first
    assert "first-player" not in table.happened


def grades(clock):
    """A solo clock of twelve dice that has just been filled, with its note."""
    table = deal(1, at="end", clock0=clock)
    return table.points[0], GAME.result(table.state).places[0].note


def test_the_solo_grade_is_shown_beside_the_points():
    slow = grades(ones(*ALL))
    fair = grades(perfect(*range(1, 8), 9) + " " + ones(8, *range(10, 13)))
    good = grades(perfect(*range(1, 9)) + " " + ones(*range(9, 13)))
    precise = grades(perfect(*range(1, 10)) + " " + ones(10, 11, 12, colours="grey black red"))

    assert (6, Text("grade-slow")) == slow
    assert (28, Text("grade-fair")) == fair
    assert (29, Text("grade-good")) == good
    assert (32, Text("grade-precise")) == precise


def test_a_perfect_solo_clock_is_a_masterpiece():
    table = deal(1, clock0=perfect(*range(1, 12)), middle0="red6")

    assert Text("grade-master") == GAME.result(table.state).places[0].note


def test_no_grade_is_given_while_the_game_goes_on_or_to_several_players():
    assert "" == GAME.scores(solo().state)[0].note
    assert "" == GAME.scores(deal(2, at="end", clock0=ones(*ALL), clock1=ones(*ALL)).state)[0].note
