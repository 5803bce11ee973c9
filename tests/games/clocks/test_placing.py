"""Phase 2a: placing dice, skipping slots, and what a placed die brings."""

import pytest

from tests.games.clocks.table import deal, ones, perfect


def test_the_first_empty_slot_is_free():
    table = deal(middle0="white3", money=(0, 0))

    table.play("0: coins")

    assert "1:white3" == table.clock(0), "with nothing to pay with, there is only one way to place it"


def test_forward_fills_from_one_and_backward_from_twelve():
    forward = deal(middle0="white3", money=(12, 0))
    backward = deal(middle0="white3", money=(12, 0), board="backward")

    assert "place 1, place 2, place 3, place 4, place 5" == forward.options()
    assert "place 12, place 11, place 10" == backward.options()


@pytest.mark.parametrize(
    ("money", "last"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (21, 7), (22, 8), (42, 12)]
)
def test_each_empty_slot_skipped_costs_its_visible_pips(money, last):
    """Ruling 2: ghost sixes are not paid, so hour 7 costs 1 to skip."""
    table = deal(middle0="white3", money=(money, 0))

    if last == 1:
        assert "1:white3" == table.clock(0)
    else:
        assert [f"place {hour}" for hour in range(1, last + 1)] == table.options().split(", ")


def test_the_price_of_the_jump_goes_to_the_bank():
    table = deal(middle0="white1", money=(7, 0))

    table.play("0: place 4")

    assert (1, 0) == table.money


def test_a_jump_that_is_too_dear_is_refused_with_the_price():
    table = deal(middle0="white3", money=(5, 0))

    objection = table.refused("0: place 4")

    assert "skip-cost" == objection.rule
    assert {"price": 6, "coins": 5, "missing": 1} == objection.facts


def test_money_must_be_there_before_the_jump():
    """Ruling 6: what the die earns where it lands cannot pay for the way."""
    table = deal(middle0="white6", money=(0, 0), clock0="1:grey1")

    assert "1:grey1 2:white6" == table.clock(0), "the four coins earned at hour 2 would not have paid hour 3"


def test_covered_slots_cost_nothing():
    table = deal(middle0="white5", money=(2, 0), clock0="1:white1 3:grey3 4:red4")

    assert "place 2, place 5" == table.options()
    table.play("0: place 5")

    assert (0, 0) == table.money


def test_the_jump_is_paid_again_for_every_die():
    table = deal(middle0="white2 white3", money=(4, 0))

    table.play("0: die 0", "0: place 2")
    assert (3, 0) == table.money
    table.play("0: decline", "0: place 3")

    assert (2, 0) == table.money


def test_a_gap_left_behind_is_filled_for_nothing():
    table = deal(middle0="white2", money=(0, 0), clock0="2:white2 3:white3")

    assert "1:white2 2:white2 3:white3" == table.clock(0)


def test_occupied_slots_are_not_offered():
    table = deal(middle0="black2", money=(50, 0), clock0="1:white1 3:grey3")

    assert "place 2, place 4, place 5" == table.options()[: len("place 2, place 4, place 5")]
    assert "slot-taken" == table.refused("0: place 1").rule


def test_a_higher_die_earns_the_difference():
    table = deal(middle0="white6", money=(1, 0))

    table.play("0: place 2")

    assert (4, 0) == table.money


def test_a_higher_die_on_a_ghost_hour_earns_the_same_difference():
    table = deal(middle0="grey5", clock0=ones(*range(1, 8)))

    assert "8:grey5" in table.clock(0)
    assert (3, 0) == table.money


def test_a_lower_die_earns_nothing():
    table = deal(middle0="grey1", money=(1, 0))

    table.play("0: place 2")

    assert (0, 0) == table.money
    assert "0 free-action" == table.asks


def test_an_equal_die_brings_the_bonus_of_the_hour():
    table = deal(middle0="white2", money=(1, 0))

    table.play("0: place 2")

    assert "0 reroll" == table.asks


def test_coins_of_a_perfect_die_come_at_once():
    table = deal(middle0="white1", money=(0, 0))

    assert (2, 0) == table.money


@pytest.mark.parametrize(
    ("die", "asked"),
    [(1, "free-action"), (2, "reroll"), (3, "nudge"), (4, "flip"), (5, "swap"), (6, "free-action")],
)
@pytest.mark.parametrize("ghost", [0, 6])
def test_each_hour_has_its_bonus(die, ghost, asked):
    table = deal(middle0=f"black{die}", clock0="3:white1" if die + ghost != 3 else "2:white1")

    table.play(f"0: place {die + ghost}")

    assert f"0 {asked}" == table.asks
    assert (2 if asked == "free-action" else 0, 0) == table.money


def test_icons_travel_with_the_number_on_the_backward_side():
    table = deal(middle0="black3", board="backward")

    table.play("0: place 9")

    assert "0 nudge" == table.asks


def test_the_bonus_may_be_declined():
    table = deal(middle0="white2", money=(1, 0))

    table.play("0: place 2", "0: decline")

    assert "2:white2" == table.clock(0)
    assert "0 free-action" == table.asks


def test_the_bonus_works_on_the_die_just_placed():
    table = deal(middle0="white2", money=(1, 0), luck="die:5")

    table.play("0: place 2", "0: reroll 2")

    assert "2:white5" == table.clock(0)


def test_the_bonus_never_works_on_a_die_in_the_middle():
    table = deal(middle0="white2 grey4", money=(1, 0), clock0="7:red1")

    table.play("0: die 0", "0: place 2")

    assert "reroll 2, reroll 7, decline" == table.options()


def test_a_bonus_without_a_target_lapses():
    """A swap needs two dice."""
    table = deal(middle0="black5")

    table.play("0: place 5")

    assert "0 free-action" == table.asks


def test_the_owner_chooses_which_die_to_use_first():
    table = deal(middle0="white2 grey1", clock0="1:white2")

    assert "die 0, die 1" == table.options()
    table.play("0: die 1")

    assert "1:white2 2:grey1 3:white2" == table.clock(0)


def test_two_equal_dice_need_no_choice():
    table = deal(middle0="white2 white2", money=(3, 0))

    assert "0 place-die" == table.asks


def test_the_second_die_is_aimed_after_the_bonus_of_the_first():
    table = deal(middle0="white1 white4", money=(0, 0))

    table.play("0: die 0")

    assert (2, 0) == table.money
    assert "place 2, place 3" == table.options(), "the two coins of hour 1 pay for skipping hour 2"


def test_a_die_that_finds_no_slot_goes_back_to_the_bag_for_a_coin():
    table = deal(middle0="white1 red1", clock0=ones(*range(1, 12)), clock1="")
    in_bag = table.dice_in_bag

    table.play("0: die 1")

    assert in_bag + 1 == table.dice_in_bag
    assert "12:red1" in table.clock(0)
    assert 1 + 5 == table.money[0], "five for the red die, one for the die returned"


def test_a_returned_die_earns_nothing_else():
    table = deal(middle0="white6 white6", clock0=ones(*range(1, 12)))

    assert (2 + 1, 0) == table.money


def test_nobody_places_before_the_turn_of_the_first_player():
    table = deal(3, first=1, middle0="white2", middle1="grey2", middle2="black2", money=(1, 1, 1))

    assert "1 place-die" == table.asks
    table.play("1: place 1", "1: coins", "1: pass")
    assert "2 place-die" == table.asks
    table.play("2: place 1", "2: coins", "2: pass")

    assert "0 place-die" == table.asks


def test_a_perfect_die_is_announced():
    table = deal(middle0=perfect(1).partition(":")[2])

    assert "Anna places white 1 at hour 1: perfect." in table.said()


def test_before_the_click_a_place_says_that_its_bonus_will_lapse():
    """A swap needs two dice, and on an empty clock there will be one."""
    empty, other = deal(middle0="white5", money=(42, 0)), deal(middle0="white5", money=(42, 0), clock0="1:white1")
    backward = deal(middle0="white5", money=(6, 0), board="backward")

    assert "Hour 11, pay 6: perfect, Swap lapses: there will be one die only" == backward.label("0: place 11")
    assert "Hour 5, pay 10: perfect, Swap lapses: there will be one die only" == empty.label("0: place 5")
    assert "Heure 5, payer 10\u202f: parfait, Échange perdu\u202f: il n’y aura qu’un dé" == empty.label(
        "0: place 5", "fr"
    )
    assert "Hour 5, pay 9: perfect, Swap" == other.label("0: place 5")


@pytest.mark.parametrize("die", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("ghost", [0, 6])
def test_no_other_bonus_lapses_on_an_empty_clock(die, ghost):
    table = deal(middle0=f"black{die}")

    assert "lapses" not in table.label(f"0: place {die + ghost}")
    assert "bonus-lapsed" not in table.play(f"0: place {die + ghost}").happened


def test_a_bonus_that_lapses_is_told():
    table = deal(middle0="black5").play("0: place 11")

    assert "Anna has only one die: the bonus (Swap) lapses." == table.said()[-1]
    assert "Anna n’a qu’un dé\u202f: le bonus (Échange) est perdu." == table.said("fr")[-1]


def test_a_bonus_that_is_declined_or_used_is_not_told_as_lapsed():
    declined, used = (deal(middle0="black5", clock0="1:white2").play("0: place 5") for _ in range(2))

    assert "bonus-lapsed" not in declined.play("0: decline").happened
    assert "bonus-lapsed" not in used.play("0: swap 1").happened
