"""The worked examples of the specification, one by one."""

import pytest

from tests.games.clocks.table import deal, ones


def test_example_1_tie():
    """First player bids 2, the next 4, the third 2: they pick in the order second, third, first."""
    table = deal(3, at="auction", money=(6, 6, 6), luck="white3 grey5 black1 red6")

    table.play("0: pair 1+2", "0: bid 2", "1: bid 4", "2: bid 2")
    assert "1 pick-group" == table.asks
    table.play("1: pick 0")
    assert "2 pick-group" == table.asks
    table.play("2: pick 1")

    assert "red6" == table.middle(0)
    assert 18 - 8 == sum(table.money)


def test_example_2_money():
    """White 6 on hour 1 of the forward face earns 5."""
    table = deal(middle0="white6", money=(0, 0))

    assert "1:white6" == table.clock(0)
    assert 5 == table.money[0]


def test_example_3_nothing():
    """White 5 on hour 12, the first slot of the backward face, is too low."""
    table = deal(middle0="white5", money=(0, 0), board="backward")

    assert "12:white5" == table.clock(0)
    assert 0 == table.money[0]


def test_example_4_skip_twice():
    """White 3 to hour 3 pays 1 + 2; a round later white 4 to hour 4 pays 1 + 2 again."""
    table = deal(middle0="white3", money=(3, 0))
    table.play("0: place 3")
    assert 0 == table.money[0]
    assert "0 nudge" == table.asks

    later = deal(middle0="white4", money=(3, 0), clock0="3:white3")
    later.play("0: place 4")

    assert "3:white3 4:white4" == later.clock(0)
    assert 0 == later.money[0]


@pytest.mark.parametrize(("money", "reach"), [(5, [12]), (6, [12, 11]), (10, [12, 11]), (11, [12, 11, 10])])
def test_example_5_ghosts_not_paid(money, reach):
    """Backward: skipping 12 costs 6, skipping 12 and 11 costs 11, over the starting 10."""
    table = deal(middle0="white4", money=(money, 0), board="backward")

    if len(reach) == 1:
        assert "12:white4" == table.clock(0)
    else:
        assert ", ".join(f"place {hour}" for hour in reach) == table.options()


def test_example_6_black():
    """Black 4 goes straight to hour 10 for nothing, and is perfect."""
    table = deal(middle0="black4", money=(0, 0))

    table.play("0: place 10")

    assert "10:black4" == table.clock(0)
    assert "0 flip" == table.asks


def test_example_7_red():
    """Red 2 on hour 6 earns 4, a white 2 there nothing."""
    red, white = (deal(middle0=f"{colour}2", clock0=ones(1, 2, 3, 4, 5)) for colour in ("red", "white"))

    assert 4 == red.money[0]
    assert 0 == white.money[0]


def test_example_8_full_clock():
    """Eleven dice, two won: one fills the gap, the other returns for a coin; then a die is discarded."""
    table = deal(middle0="white1 grey1", clock0=ones(*range(1, 12)), clock1="1:white1")

    table.play("0: die 1", "0: coins", "0: pass", "1: coins")

    assert "12:grey1" in table.clock(0)
    assert 1 + 1 == table.money[0]
    assert "0 discard-one" == table.asks


def test_example_9_turn():
    """Five coins, a 3 on hour 4: take one, flip it for four; perfect, without a bonus."""
    table = deal(clock0="4:white3", money=(5, 0))

    table.play("0: coins", "0: buy flip")

    assert "4:white4" == table.clock(0), "with one die there is nothing to choose"
    assert 2 == table.money[0]
    assert not table.asks.startswith("0")


def test_example_10_scoring():
    """Perfect at 1, 2, 3, 6, 7, 10 with 4 white, 3 grey, 2 black, 3 red: 12 + 3 + 4."""
    clock = "1:white1 2:white2 3:white3 4:white1 5:grey1 6:grey6 7:grey1 8:black1 9:black1 10:red4 11:red1 12:red1"
    table = deal(1, at="end", clock0=clock)

    assert 12 + 3 + 4 == table.points[0]
