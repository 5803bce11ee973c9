"""Action C: take a factory of the row, staff it, close the row."""

from tests.games.clockworker.table import deal, with_cards


def test_any_factory_that_lies_open_may_be_chosen():
    table = deal(stock="9 gear", row="F30 F10 F21 F36 F04")

    assert "operate F30, operate F10, operate F21, operate F36, operate F04, charge" == table.options


def test_its_cost_is_paid_in_gears_and_it_is_laid_before_you():
    table = deal(stock="6 gear", row="F30 F10 F21 F36 F04", luck="F07")

    table.play("0: operate F21")

    assert "gear" == table.stock()
    assert "starter/.... F21/....." == table.works()


def test_gold_never_pays_gears():
    table = deal(stock="4 gear + 3 gold", row="F30 F10 F21 F36 F04")

    assert {"price": 5, "gears": 4, "missing": 1} == table.refused("0: operate F21").facts


def test_then_any_number_of_robots_is_placed_on_it_from_the_top():
    table = deal(stock="5 gear + 4 robot", row="F30 F10 F21 F36 F04", luck="F07")

    table.play("0: operate F21", "0: place", "0: place")
    assert "0 staff-factory" == table.asks
    table.play("0: done")

    assert "starter/.... F21/xx..." == table.works()
    assert "2 robot" == table.stock()


def test_the_fifth_slot_of_a_new_factory_before_the_fourth_is_refused_with_its_rule():
    table = deal(stock="5 gear + 4 robot", row="F30 F10 F21 F36 F04", luck="F07", artifacts="synchroniser")

    table.play("0: operate F21", "0: place", "0: place", "0: place")
    refusal = table.refused("0: slot 5")

    assert ("from-the-top", 5, 4) == (refusal.rule, refusal.facts["slot"], refusal.facts["next"])
    assert "not-an-option" == table.refused("0: slot 3").rule


def test_placing_none_is_allowed():
    table = deal(stock="5 gear + 4 robot", row="F30 F10 F21 F36 F04", luck="F07")

    table.play("0: operate F21", "0: done")

    assert "starter/.... F21/....." == table.works()


def test_placing_ends_by_itself_when_the_factory_is_full_or_no_robot_is_left():
    full = deal(stock="2 gear + 5 robot", luck="F07").play("0: operate F02", "0: place", "0: place", "0: place")
    out_of_robots = deal(stock="2 gear + robot", luck="F07").play("0: operate F02", "0: place")

    assert "starter/.... F02/xxx" == full.works()
    assert "1 choose-action" == full.asks == out_of_robots.asks


def test_robots_go_to_no_other_factory_even_with_six_cards_or_artifacts_that_change_dispatches():
    """Six cards, any slots and any factories belong to action B."""
    works = "starter/.... F10/.... F11/.... F12/...."
    table = deal(stock="2 gear + 5 robot", works=works, artifacts="synchroniser steam-locomotive", luck="F07")

    table.play("0: operate F02")

    assert "place, done" == table.options
    table.play("0: place")
    assert table.works().endswith("F02/x..")


def test_finally_the_row_slides_away_from_the_deck_and_a_card_is_revealed_beside_it():
    table = deal(stock="9 gear", row="F30 F10 F21 F36 F04", luck="F07")

    table.play("0: operate F21")

    assert "F07 F30 F10 F36 F04" == table.row


def test_the_place_stays_empty_until_the_robots_are_placed():
    table = deal(stock="9 gear + robot", row="F30 F10 F21 F36 F04", luck="F07")

    table.play("0: operate F21")
    assert "F30 F10 - F36 F04" == table.row
    table.play("0: place")

    assert "F07 F30 F10 F36 F04" == table.row


def test_the_card_next_to_the_deck_is_simply_replaced():
    table = deal(stock="9 gear", row="F30 F10 F21 F36 F04", luck="F07")

    table.play("0: operate F30")

    assert "F07 F10 F21 F36 F04" == table.row


def test_under_the_marker_a_factory_costs_one_gear_less():
    table = deal(stock="5 gear", row="F30 F10 F21 F36 F04", luck="F07")

    table.play("0: operate F36")

    assert "" == table.stock()


def test_the_price_never_falls_below_nothing(tmp_path):
    game = with_cards(tmp_path, ("F04 = { cost = 3", "F04 = { cost = 0"))
    table = deal(row="F30 F10 F21 F04 F36", luck="F07", game=game, stock="gear")

    table.play("0: operate F04")

    assert "gear" == table.stock()


def test_under_the_other_marker_the_goods_of_its_top_slot_are_gained_at_once():
    table = deal(stock="6 gear + robot", row="F30 F10 F21 F04 F36", luck="F07")

    table.play("0: operate F36")

    assert "2 gear + robot" == table.stock(), "ruling 2: everything the top slot shows"
    assert "0 staff-factory" == table.asks


def test_a_robot_placed_on_that_slot_brings_the_same_again():
    table = deal(stock="5 gear + robot", row="F30 F10 F36 F04 F21", luck="F07", others="2 robot")

    table.play("0: operate F21", "0: place", "1: charge")

    assert "2 red + robot" == table.stock()


def test_the_markers_stay_where_they_are_while_the_cards_slide_beneath():
    table = deal(stock="9 gear", row="F30 F10 F21 F36 F04", others="3 gear", luck="F07 F08")

    table.play("0: operate F36")
    assert "F07 F30 F10 F21 F04" == table.row
    assert 4 == table.state.price(3)

    assert 4 == table.state.price(2)
    assert table.may("operate F04")


def test_when_the_deck_is_empty_the_row_shrinks_beside_it():
    """Ruling 8: positions four and five keep their markers as long as there are cards."""
    table = deal(stock="9 gear", row="F30 F10 F21 F36 F04", deck="")

    table.play("0: operate F21")

    assert "- F30 F10 F36 F04" == table.row


def test_a_short_row_goes_on_shrinking_and_then_nothing_can_be_operated():
    table = deal(stock="9 gear + robot", row="- - - F04 F07", deck="", others="2 gear + 2 robot")

    table.play("0: operate F04", "0: done")
    assert "- - - - F07" == table.row
    table.play("1: operate F07", "1: done")

    assert "- - - - -" == table.row
    assert table.options
    assert "operate" not in table.options
