"""Page 2: what is gained comes from the supply, what is paid goes back to it, and nothing runs out."""

import pytest

from tests.games.clockworker.table import deal, with_cards


def test_resources_are_unlimited():
    """The box holds 50 robots and 80 gears; whoever needs more uses something else in their place."""
    table = deal(at="turn", stock="100 gear + 60 robot + 30 red", works="starter/...x F01/x..")

    assert "100 gear + 31 red + 63 robot" == table.stock()
    table.play("0: charge")

    assert "102 gear + 31 red + 63 robot" == table.stock()


def test_what_is_gained_and_paid_comes_from_the_supply_and_takes_nothing_from_others():
    table = deal(stock="3 gear + red", others="5 gear + blue + 2 robot", luck="F07")

    table.play("0: operate F01")

    assert "gear + red" == table.stock()
    assert "5 gear + blue + 2 robot" == table.stock(1)


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_whenever_a_block_of_a_colour_is_owed_gold_may_be_paid(colour):
    """For an archive as for an artifact."""
    lacking = {"red": "2 green + blue", "green": "red + green + blue", "blue": "red + 2 green"}[colour]
    table = deal(stock=f"{lacking} + gold + robot")

    table.play("0: repair synchroniser")

    assert "robot" == table.stock()


def test_gold_stands_for_nothing_but_blocks():
    table = deal(stock="9 gold", works="starter/xxxx", display="T07 T01 T02 T03 T04")

    assert not table.may("operate F01"), "asks for gears"
    assert not table.may("communicate T07"), "asks for a robot and gears"


EXCHANGE = ('pay = "2 gear", gain = "gold"', 'pay = "gear + red", gain = "robot"')
COPIER = ('retrieval_copy = { pay = "gear" }', 'retrieval_copy = { pay = "red" }')


def test_gold_may_pay_for_a_phrase_where_the_block_is_at_hand(tmp_path):
    """Ruling 7 holds for what an owner's card asks as for a price: gold may be paid and the colour kept."""
    table = deal(stock="5 gear + red + gold + robot", artifacts="vending-machine", game=with_cards(tmp_path, EXCHANGE))

    table.play("0: use vending-machine")
    assert "gold-for red, as-printed" == table.options
    table.play("0: gold-for red")

    assert "4 gear + red + 2 robot" == table.stock()
    assert "0 choose-action" == table.asks, "the question of the turn is still there"


def test_a_phrase_is_paid_as_printed_if_its_owner_likes(tmp_path):
    table = deal(stock="5 gear + red + gold + robot", artifacts="vending-machine", game=with_cards(tmp_path, EXCHANGE))

    table.play("0: use vending-machine", "0: as-printed")

    assert "4 gear + gold + 2 robot" == table.stock()


def test_gold_may_pay_for_a_copy_where_the_block_is_at_hand(tmp_path):
    game = with_cards(tmp_path, COPIER)
    table = deal(at="turn", stock="red + gold", works="starter/...x", artifacts="duplicator", game=game)

    table.play("0: copy robot")
    assert "gold-for red, as-printed" == table.options
    table.play("0: gold-for red")

    assert "red + 3 robot" == table.stock()


def test_without_gold_or_without_the_block_a_phrase_asks_nothing_more(tmp_path):
    game = with_cards(tmp_path, EXCHANGE)

    for stock in ("5 gear + red + robot", "5 gear + gold + robot"):
        table = deal(stock=stock, artifacts="vending-machine", game=game).play("0: use vending-machine")
        assert ("4 gear + 2 robot", "0 choose-action") == (table.stock(), table.asks)


def test_the_question_says_what_is_paid_and_gold_for_a_lacking_colour_is_not_asked_about():
    """Of two green blocks one is lacking: gold stands for it already, and only the other is a choice."""
    table = deal(stock="green + 2 gold + robot + blue + red")

    table.play("0: repair synchroniser")
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    asked = table.game.texts.say("en", prompt, [])
    table.play("0: gold-for green")

    assert "You pay one red block, one green block, one blue block, one gold block. Gold in place of a colour?" == asked
    assert "green + robot" == table.stock()
    assert "1 choose-action" == table.asks
