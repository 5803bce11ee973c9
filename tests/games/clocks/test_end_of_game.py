"""The end of the game: perfect clocks, points and ties."""

import pytest

from ludotheque.engine.scene import Text
from tests.games.clocks.table import GAME, deal, ones, perfect

ALL = tuple(range(1, 13))
BUT_LAST = tuple(range(1, 12))


def over(players=2, **zones):
    """A game that has just ended because every clock is full."""
    return deal(players, at="end", **zones)


def test_a_perfect_clock_ends_the_game_when_the_last_die_is_placed():
    table = deal(clock0=perfect(*BUT_LAST), middle0="red6")

    assert "perfect-clock" == table.state.end
    assert "over" == table.asks


def test_a_perfect_clock_ends_the_game_in_the_middle_of_an_action():
    table = deal(3, clock0=perfect(*BUT_LAST) + " 12:red5", middle1="white1", money=(3, 0, 0))

    table.play("0: coins", "0: buy nudge", "0: up 12")

    assert "perfect-clock" == table.state.end
    assert "white1" == table.middle(1), "later turns of the round are not played"


def test_a_perfect_clock_may_come_from_the_bonus_of_the_first_of_two_dice():
    """Dice still in the middle are ignored."""
    clock = perfect(1, 2, 4, 5, 6, 7, 8, 9, 10, 11) + " 12:red5"
    table = deal(clock0=clock, middle0="white3 grey1", money=(0, 0))

    table.play("0: die 0", "0: up 12")

    assert "perfect-clock" == table.state.end
    assert "grey1" == table.middle(0)
    assert (24 + 12 + 4) == table.points[0]


def test_a_perfect_clock_may_come_from_a_swap_and_is_announced_once():
    clock = perfect(*range(3, 13)) + " 1:red2 2:grey1"
    table = deal(clock0=clock, money=(4, 0))

    table.play("0: coins", "0: buy swap", "0: swap 1", "0: with 2")

    assert "perfect-clock" == table.state.end
    assert 1 == table.happened.count("game-over")


def test_a_perfect_clock_may_come_from_the_free_re_roll():
    table = deal(clock0=perfect(*BUT_LAST) + " 12:red5", luck="die:6")

    table.play("0: reroll 12")

    assert "perfect-clock" == table.state.end


def test_a_perfect_clock_wins_whatever_the_points_say():
    """Ruling 14: the publisher calls it an outright win."""
    table = deal(clock0=perfect(*BUT_LAST), middle0="red6", clock1=perfect(*BUT_LAST))

    assert (1, 2) == table.ranks
    places = GAME.result(table.state).places
    assert Text("wins-outright") == places[0].note
    assert places[1].note is None


def test_the_others_are_ranked_by_points():
    table = deal(3, clock0=perfect(*BUT_LAST), middle0="red6", clock1=ones(3), clock2=perfect(3, colours="white"))

    assert (1, 3, 2) == table.ranks


def test_a_full_clock_that_is_not_perfect_goes_on():
    table = deal(clock0=perfect(*BUT_LAST), middle0="red5")

    assert "" == table.state.end


@pytest.mark.parametrize(
    ("hours", "points"),
    [((), 0), ((5,), 2), ((5, 9), 4), ((5, 6), 5), ((5, 6, 7), 8), ((12, 1), 5), ((11, 12, 1, 2), 11), (BUT_LAST, 32)],
)
def test_perfect_dice_and_their_neighbours(hours, points):
    table = over(clock0=perfect(*hours, colours="white") if hours else "")

    assert points == table.points[0]


@pytest.mark.parametrize("board", ["forward", "backward"])
def test_twelve_and_one_are_neighbours_on_either_face(board):
    table = over(clock0=perfect(1, 12, colours="white"), board=board)

    assert 5 == table.points[0]


def test_a_whole_circle_of_perfect_dice_has_twelve_pairs():
    table = deal(clock0=perfect(*BUT_LAST), middle0="red6")

    lines = dict(GAME.scores(table.state)[0].lines)

    assert {"perfect-dice": 24, "neighbours": 12, "colour-sets": 6} == lines


@pytest.mark.parametrize(
    ("clock", "points"),
    [
        ("2:white1 3:grey1 4:red1", 0),
        ("2:white1 3:grey1 4:red1 5:black1", 2),
        ("2:white1 3:grey1 4:red1 5:black1 6:black1 7:white2", 2),
        ("2:white1 3:grey1 4:red1 5:black1 6:black1 7:white2 8:grey1 9:red1", 4),
    ],
)
def test_colour_sets_count_all_dice_perfect_or_not(clock, points):
    assert points == over(clock0=clock).points[0]


def test_money_is_worth_no_points():
    assert 0 == over(money=(50, 0)).points[0]


def test_a_tie_goes_to_the_richer_player():
    table = over(clock0=perfect(3, colours="white"), clock1=perfect(5, colours="white"), money=(2, 3))

    assert (2, 1) == table.ranks


def test_then_to_the_player_with_more_perfect_dice():
    """Four points each: two perfect dice apart, or one perfect die and a colour set."""
    sets = "2:white1 3:grey1 4:red1 5:black1"
    table = over(clock0=perfect(8, 10, colours="white"), clock1=sets + " 9:white3", money=(1, 1))

    assert (4, 4) == table.points
    assert (1, 2) == table.ranks


def test_then_the_place_is_shared():
    table = over(3, clock0=perfect(3, colours="white"), clock1=perfect(5, colours="grey"), money=(2, 2, 9))

    assert (1, 1, 3) == table.ranks


def test_points_are_shown_while_the_game_goes_on():
    table = deal(clock0=perfect(3, 4, colours="white"))

    assert [5, 0] == [standing.points for standing in GAME.standings(table.state, 0)]


def test_a_tie_goes_to_money_before_perfect_dice():
    """Ruling 16: four points each, and whoever has fewer perfect dice has more money."""
    sets = "2:white1 3:grey1 4:red1 5:black1"
    table = over(clock0=perfect(8, 10, colours="white"), clock1=sets + " 9:white3", money=(1, 2))

    assert (4, 4) == table.points
    assert (2, 1) == table.ranks
