"""Action D: repair an artifact; gold, payment, uniqueness."""

from tests.games.clockworker.table import deal


def test_an_artifact_of_the_junkyard_is_chosen_paid_and_laid_before_you():
    table = deal(stock="2 red + 2 green + blue + robot")

    table.play("0: repair synchroniser")

    assert "red + robot" == table.stock()
    assert "synchroniser" == table.artifacts()


def test_gold_pays_for_the_second_green_block():
    """The book's example: a cost of 1/2/1 with a single green block."""
    table = deal(stock="red + green + blue + gold + robot")

    table.play("0: repair synchroniser")

    assert "robot" == table.stock()
    assert "synchroniser" == table.artifacts()


def test_where_only_one_way_to_pay_exists_nobody_is_asked():
    table = deal(stock="red + green + blue + gold + robot")

    table.play("0: repair synchroniser")

    assert "1 choose-action" == table.asks


def test_gold_may_be_paid_even_where_the_colour_is_there():
    table = deal(stock="red + 2 green + blue + 2 gold + robot")

    table.play("0: repair synchroniser")
    assert "gold-for red, gold-for green, gold-for blue, as-printed" == table.options
    table.play("0: gold-for green", "0: as-printed")

    assert "green + gold + robot" == table.stock()


def test_gold_can_stand_for_each_of_the_blocks():
    table = deal(stock="red + 2 green + blue + 4 gold + robot")

    table.play(
        "0: repair synchroniser", "0: gold-for green", "0: gold-for red", "0: gold-for blue", "0: gold-for green"
    )

    assert "red + 2 green + blue + robot" == table.stock()
    assert "1 choose-action" == table.asks


def test_gold_that_is_needed_for_a_colour_one_lacks_is_not_offered_for_another():
    table = deal(stock="red + green + blue + 2 gold + robot")

    table.play("0: repair synchroniser", "0: gold-for red")

    assert "red + robot" == table.stock()
    assert "1 choose-action" == table.asks


def test_paying_as_printed_uses_gold_only_where_a_colour_is_lacking():
    table = deal(stock="red + green + blue + 2 gold + robot")

    table.play("0: repair synchroniser", "0: as-printed")

    assert "gold + robot" == table.stock()


def test_gold_counts_once():
    table = deal(stock="red + green + gold + robot")

    assert "[<amount-blue {'count': 1}>]" == str(table.refused("0: repair synchroniser").facts["missing"])


def test_an_ability_works_from_the_next_turns_on():
    """The buyer's own extended memory pays nothing (ruling 17), the next artifact does."""
    table = deal(stock="3 red + 4 green + 3 blue + robot", others="2 robot")

    table.play("0: repair extended-memory")
    assert 0 == table.state.stock[0][6]
    table.play("1: charge", "0: repair emergency-kit")

    assert 2 == table.state.stock[0][6]


def test_nobody_owns_two_copies_of_an_artifact():
    table = deal(3, stock="9 red + 9 green + 9 blue", artifacts="synchroniser")

    assert 1 == table.state.copies[14]
    assert "one-of-a-kind" == table.refused("0: repair synchroniser").rule


def test_a_second_player_may_own_the_second_copy():
    table = deal(3, stock="9 red + 9 green + 9 blue", others="9 red + 9 green + 9 blue + robot")

    table.play("0: repair synchroniser", "1: repair synchroniser")

    assert "synchroniser" == table.artifacts(0) == table.artifacts(1)


def test_when_the_last_copy_is_taken_nobody_can_gain_that_artifact_any_more():
    table = deal(2, stock="9 red + 9 green + 9 blue", others="9 red + 9 green + 9 blue + robot")

    table.play("0: repair synchroniser")

    assert "no-copy-left" == table.refused("1: repair synchroniser").rule
