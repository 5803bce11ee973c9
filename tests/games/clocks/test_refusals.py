"""What is refused, with the rule it rests on: shown where one might try it, and told whoever tries it."""

import pytest

from tests.games.clocks.table import GAME, deal, perfect
from tests.games.setting import PEOPLE

FOUR = "white3 grey5 black1 red6"
DICE = "1:white2 4:grey3 9:red6"


def shown(table, seat=0, language="en"):
    """The refusals a seat reads, by their label: reason and rule."""
    names = GAME.names(table.state, language, PEOPLE)
    seen = GAME.texts.builtins(GAME.scene(table.state, seat), language, names)
    return {one["label"]: (one["text"], one["rule"]) for one in seen.get("refusals", [])}


def bidding(*money):
    return deal(3, at="auction", money=money, luck=FOUR).play("0: pair 1+2")


def buying(action):
    return deal(clock0=DICE, money=(9, 0)).play("0: coins", f"0: buy {action}")


@pytest.mark.parametrize("bid", [3, 4, 100, 250])
def test_a_bid_above_the_purse_is_refused_with_its_rule(bid):
    objection = bidding(2, 0, 5).refused(f"0: bid {bid}")

    assert "above-purse" == objection.rule
    assert {"price": bid, "coins": 2, "missing": bid - 2} == objection.facts


def test_of_the_bids_above_the_purse_one_is_shown():
    """The next one, which somebody might try; not the hundreds after it."""
    table = bidding(2, 0, 5)

    assert {
        "Bid 3": (
            "A bid of 3, and you have 2: 1 too few.",
            "Rulebook, phase 1: a bid is money in the hand. Ruling 4: nobody bids more than they have.",
        )
    } == shown(table)
    assert ["Bid 6"] == list(shown(table, 2))
    assert ["Offrir 3"] == list(shown(table, 0, "fr"))


@pytest.mark.parametrize("action", ["reroll", "nudge", "flip", "swap"])
def test_an_action_bought_before_the_free_one_is_refused_with_its_rule(action):
    table = deal(clock0=DICE, money=(9, 0))

    assert "0 free-action" == table.asks
    assert "free-first" == table.refused(f"0: buy {action}").rule


@pytest.mark.parametrize(("money", "rule"), [(0, "too-expensive"), (3, "too-expensive"), (4, "free-first")])
def test_what_not_even_the_free_coins_can_pay_is_refused_for_its_price(money, rule):
    assert rule == deal(clock0=DICE, money=(money, 0)).refused("0: buy swap").rule


def test_before_the_free_action_each_action_to_buy_says_that_the_free_one_comes_first():
    found = shown(deal(clock0=DICE, money=(9, 0)))

    assert (
        "First comes your free action.",
        "Rulebook, phase 2: a free action, and then perhaps one that is paid for. Ruling 12: in this order.",
    ) == found["Swap for 5 coins"]
    assert {"Re-roll for 2 coins", "Nudge for 4 coins", "Flip for 4 coins", "Swap for 5 coins"} < found.keys()


@pytest.mark.parametrize("answer", ["pass", "decline"])
def test_declining_the_free_action_is_refused_with_its_rule(answer):
    assert "free-due" == deal(clock0=DICE, money=(9, 0)).refused(f"0: {answer}").rule


def test_the_free_action_says_that_it_is_not_left_out():
    table = deal(clock0=DICE, money=(9, 0))

    assert (
        "The free action is not left out; taking coins is always possible.",
        "Rulebook, phase 2: everybody chooses a free action. Ruling 11: one must be taken.",
    ) == shown(table)["Leave out the free action"]
    assert "Renoncer à l’action gratuite" in shown(table, 0, "fr")
    table.play("0: coins")
    assert "Buy nothing" == table.label("0: pass")


@pytest.mark.parametrize("answer", ["buy flip", "coins", "reroll 4", "pass"])
def test_an_action_before_the_dice_are_placed_is_refused_with_its_rule(answer):
    one = deal(clock0="4:grey3", middle0="white2", money=(9, 0))
    two = deal(clock0="4:grey3", middle0="white2 red5", money=(9, 0))

    assert "0 place-die" == one.asks
    assert "place-first" == one.refused(f"0: {answer}").rule
    assert "0 place-dice" == two.asks
    assert "place-first" == two.refused(f"0: {answer}").rule


@pytest.mark.parametrize("hour", [2, 3, 12])
def test_a_swap_with_an_empty_slot_is_refused_with_its_rule(hour):
    first, second = buying("swap"), buying("swap").play("0: swap 4")

    assert ("swap-empty", {"hour": hour}) == facts(first.refused(f"0: swap {hour}"))
    assert ("swap-empty", {"hour": hour}) == facts(second.refused(f"0: with {hour}"))


def test_a_swap_of_a_die_with_itself_is_refused_with_its_rule():
    table = buying("swap").play("0: swap 4")

    assert ("swap-itself", {"hour": 4}) == facts(table.refused("0: with 4"))


def test_while_swapping_each_slot_says_why_not():
    first, second = buying("swap"), buying("swap").play("0: swap 4")

    rule = "Ruling 9: two dice change places, never a die and an empty slot."
    assert ("There is no die at hour 2.", rule) == shown(first)["Move the empty slot at hour 2"]
    assert 9 == len(shown(first))
    assert ("There is no die at hour 2.", rule) == shown(second)["Swap with the empty slot at hour 2"]
    assert ("The die at hour 4 is the one you are moving.", "Ruling 9: two dice change places.") == shown(second)[
        "Swap with the grey 3 at hour 4"
    ]
    assert 10 == len(shown(second))
    assert "Échanger avec l’emplacement vide de l’heure 2" in shown(second, 0, "fr")


def test_the_swap_of_a_perfect_die_refuses_the_same():
    table = deal(clock0="1:white2", middle0="black5", money=(0, 0)).play("0: place 5")

    assert "swap 1, swap 5, decline" == table.options()
    assert "swap-empty" == table.refused("0: swap 2").rule


def test_a_slot_that_holds_a_die_takes_no_other():
    table = deal(clock0=perfect(1, 3), middle0="white2", money=(9, 0))

    assert ("slot-taken", {"hour": 3}) == facts(table.refused("0: place 3"))


def test_a_six_that_should_rise_and_a_one_that_should_fall_are_refused_with_their_rule():
    table = deal(clock0="1:white1 2:grey6", money=(9, 0)).play("0: coins", "0: buy nudge")

    assert "no-further" == table.refused("0: up 2").rule
    assert "no-further" == table.refused("0: down 1").rule
    assert "not-an-option" == table.refused("0: up 5").rule


def facts(objection):
    return objection.rule, objection.facts


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "rule",
    ["above-purse", "free-first", "free-due", "place-first", "swap-empty", "swap-itself", "slot-taken", "no-further"],
)
def test_every_refusal_has_a_reason_and_a_rule_in_both_languages(language, rule):
    assert GAME.texts.has(language, f"no-{rule}")
    assert GAME.texts.rule(language, f"no-{rule}")
