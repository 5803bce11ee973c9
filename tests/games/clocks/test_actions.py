"""Phases 2b and 2c: one free action, then perhaps a paid one."""

import pytest

from tests.games.clocks.table import deal

DICE = "1:white2 4:grey3 9:red6"


def turn(money=0, luck="", clock0=DICE, **zones):
    """Begin at the free action: there is nothing to place."""
    return deal(money=(money, 0), clock0=clock0, luck=luck, **zones)


def test_taking_money_brings_one_coin():
    table = turn(0)

    table.play("0: coins")

    assert 1 == table.money[0]


def test_any_die_of_the_own_clock_may_be_rolled_again_for_nothing():
    table = turn(0, "die:6", clock1="2:white2")

    assert "coins, reroll 1, reroll 4, reroll 9" == table.options()
    table.play("0: reroll 4")

    assert "1:white2 4:grey6 9:red6" == table.clock(0)
    assert 0 == table.money[0]


def test_the_new_face_stands_even_if_it_is_worse():
    table = turn(0, "die:1", clock0="4:grey4")

    table.play("0: reroll 4")

    assert "4:grey1" == table.clock(0)


def test_the_free_action_is_not_declined():
    table = turn(0)

    assert "free-due" == table.refused("0: pass").rule


def test_there_is_one_free_action_a_turn():
    table = turn(0, clock1="2:white2")

    table.play("0: coins")

    assert "1 free-action" == table.asks


def test_the_paid_action_comes_after_the_free_one_and_may_be_left_out():
    table = turn(9)

    table.play("0: coins")
    assert "0 paid-action" == table.asks
    assert "pass, buy reroll, buy nudge, buy flip, buy swap" == table.options()
    table.play("0: pass")

    assert 10 == table.money[0]
    assert "1:white2 4:grey3 9:red6" == table.clock(0)


@pytest.mark.parametrize(("action", "price"), [("reroll", 2), ("nudge", 4), ("flip", 4), ("swap", 5)])
def test_each_action_has_its_price(action, price):
    table = turn(price - 1)

    table.play("0: coins")
    assert f"buy {action}" in table.options()
    table.play(f"0: buy {action}")

    assert 0 == table.money[0]


@pytest.mark.parametrize(("action", "price"), [("nudge", 4), ("flip", 4), ("swap", 5)])
def test_an_action_that_is_too_dear_is_refused_with_the_price(action, price):
    table = turn(price - 2)

    table.play("0: coins")
    objection = table.refused(f"0: buy {action}")

    assert "too-expensive" == objection.rule
    assert {"price": price, "coins": price - 1, "missing": 1} == objection.facts


def test_without_money_for_anything_the_question_is_not_put():
    table = turn(0)

    table.play("0: coins")

    assert not table.asks.startswith("0")


def test_re_roll():
    table = turn(1, "die:4")

    table.play("0: coins", "0: buy reroll", "0: reroll 4")

    assert "1:white2 4:grey4 9:red6" == table.clock(0)


def test_nudge_turns_a_die_up_or_down_by_one():
    up, down = turn(3), turn(3)

    up.play("0: coins", "0: buy nudge", "0: up 4")
    down.play("0: coins", "0: buy nudge", "0: down 9")

    assert "1:white2 4:grey4 9:red6" == up.clock(0)
    assert "1:white2 4:grey3 9:red5" == down.clock(0)


def test_a_six_cannot_rise_and_a_one_cannot_fall():
    table = turn(3, clock0="1:white1 2:grey6")

    table.play("0: coins", "0: buy nudge")

    assert "up 1, down 2" == table.options()
    assert "no-further" == table.refused("0: up 2").rule


def test_flip_turns_a_die_to_its_opposite_face():
    table = turn(3)

    table.play("0: coins", "0: buy flip", "0: flip 9")

    assert "1:white2 4:grey3 9:red1" == table.clock(0)


def test_swap_lets_two_dice_change_places_with_colour_and_face():
    table = turn(4)

    table.play("0: coins", "0: buy swap", "0: swap 1", "0: with 9")

    assert "1:red6 4:grey3 9:white2" == table.clock(0)


def test_a_swap_is_with_another_die_and_never_with_an_empty_slot():
    table = turn(4)

    table.play("0: coins", "0: buy swap")
    assert "swap 1, swap 4, swap 9" == table.options()
    table.play("0: swap 4")

    assert "with 1, with 9" == table.options()


def test_a_swap_needs_two_dice():
    table = turn(9, clock0="1:white2")

    table.play("0: coins")
    objection = table.refused("0: buy swap")

    assert "nothing-to-change" == objection.rule
    assert {"what": "paid-swap"} == objection.facts


def test_at_most_one_action_is_bought_a_turn():
    table = turn(30)

    table.play("0: coins", "0: buy flip", "0: flip 9")

    assert not table.asks.startswith("0")


def test_a_bought_action_is_not_declined():
    table = turn(9)

    table.play("0: coins", "0: buy flip")

    assert "decline" not in table.options()


def test_actions_reach_only_the_own_clock():
    table = turn(9, clock1="5:black5")

    table.play("0: coins", "0: buy flip")

    assert "flip 1, flip 4, flip 9" == table.options()


def test_a_die_made_perfect_by_an_action_brings_no_bonus():
    table = turn(3, clock0="4:grey3 5:white5")

    table.play("0: coins", "0: buy flip", "0: flip 4")

    assert "4:grey4 5:white5" == table.clock(0)
    assert 0 == table.money[0]
    assert not table.asks.startswith("0")


def test_a_die_made_perfect_by_the_bonus_of_another_brings_none_itself():
    table = deal(middle0="black3", clock0="1:white2", money=(0, 0))

    table.play("0: place 3", "0: down 1")

    assert "1:white1 3:black3" == table.clock(0)
    assert 0 == table.money[0]
    assert "0 free-action" == table.asks


def test_an_action_pays_no_skipping_fee():
    table = turn(4, clock0="1:white2 12:red1")

    table.play("0: coins", "0: buy swap", "0: swap 1")

    assert "1:red1 12:white2" == table.clock(0)
    assert 0 == table.money[0]
