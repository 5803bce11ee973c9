"""Phase 3: full clocks, the bag is passed on."""

from tests.games.clocks.table import deal, ones

ALL = tuple(range(1, 13))


def test_the_game_ends_when_every_clock_is_full():
    table = deal(3, at="end", clock0=ones(*ALL), clock1=ones(*ALL), clock2=ones(*ALL))

    assert "over" == table.asks
    assert "all-full" == table.state.end


def test_nobody_discards_when_every_clock_is_full():
    table = deal(2, at="end", clock0=ones(*ALL), clock1=ones(*ALL))

    assert "die-discarded" not in table.happened


def test_a_full_clock_loses_a_die_of_the_owners_choice_while_others_are_not_full():
    table = deal(2, at="end", clock0=ones(*ALL), clock1=ones(1, 2))

    assert "0 discard-one" == table.asks
    assert ", ".join(f"discard {hour}" for hour in ALL) == table.options()
    table.play("0: discard 7")

    assert ones(*ALL).replace("7:black2 ", "") == table.clock(0)
    assert "rest" == table.asks


def test_the_discarded_die_goes_into_the_bag_and_earns_nothing():
    table = deal(2, at="end", clock0=ones(*ALL), money=(3, 3))
    in_bag = table.state.bag.copy()

    table.play("0: discard 7")

    assert [in_bag[0], in_bag[1], in_bag[2] + 1, in_bag[3]] == table.state.bag
    assert (3, 3) == table.money


def test_discards_go_round_from_the_first_player():
    table = deal(3, at="end", first=2, clock0=ones(*ALL), clock2=ones(*ALL))

    assert "2 discard-one" == table.asks
    table.play("2: discard 1")
    assert "0 discard-one" == table.asks
    table.play("0: discard 1")

    assert "rest" == table.asks


def test_the_left_neighbour_becomes_first_player():
    table = deal(3, at="end", first=1)

    assert 2 == table.state.first


def test_after_the_last_seat_comes_the_first_one():
    table = deal(3, at="end", first=2)

    assert 0 == table.state.first


def test_the_bag_is_passed_on_after_the_discards():
    table = deal(3, at="end", first=0, clock1=ones(*ALL))

    assert 0 == table.state.first
    table.play("1: discard 3")

    assert 1 == table.state.first


def test_the_slot_emptied_takes_the_next_die_free_of_charge():
    table = deal(2, at="end", clock0=ones(*ALL), money=(0, 0))
    table.play("0: discard 11")

    assert 0 == table.state.skip_price(0, 11, 1)


def test_a_new_round_begins_with_the_new_first_player():
    table = deal(3, at="auction", first=1, money=(0, 0, 0), luck="white1 grey1 black1 white1")
    table.play("1: pair 1+2", "0: pick 0", "2: pick 1")
    table.luck("white2 white3 white4 white5")

    while not table.asks.endswith("group-dice"):
        asked = int(table.asks[0])
        table.play(f"{asked}: {table.options().split(', ')[0]}")

    assert "2 group-dice" == table.asks
    assert 7 == table.state.round
