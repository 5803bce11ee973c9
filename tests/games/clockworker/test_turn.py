"""A turn: the retrieval phase, the choice of an action, and what is refused."""

from tests.games.clockworker.table import deal


def test_the_first_robot_from_the_top_is_taken_back_from_each_factory():
    table = deal(at="turn", works="starter/xxxx F21/.xx.. F10/...x")

    assert "starter/.xxx F21/..x.. F10/...." == table.works()


def test_the_resources_of_the_slot_it_stood_on_are_gained():
    table = deal(at="turn", works="starter/..x. F21/.xx.. F35/...x..")

    assert "2 gear + red + 2 green + 3 robot" == table.stock()


def test_a_robot_slot_brings_a_new_robot_beside_the_one_that_returns():
    table = deal(at="turn", works="starter/...x")

    assert "2 robot" == table.stock()


def test_without_a_robot_on_any_factory_nothing_happens():
    table = deal(at="turn", stock="gear + robot", works="starter/.... F21/.....")

    assert "gear + robot" == table.stock()
    assert "0 choose-action" == table.asks


def test_a_factory_without_robots_does_nothing_while_the_others_work():
    table = deal(at="turn", works="starter/.... F10/x...")

    assert "gear + robot" == table.stock()


def test_retrieval_is_not_optional():
    """Ruling 14: the book orders it; nobody is asked before the action phase."""
    table = deal(at="turn", works="starter/xxxx F10/xxxx")

    assert "0 choose-action" == table.asks
    assert "starter/.xxx F10/.xxx" == table.works()


def test_robots_that_returned_can_be_used_in_the_action_phase():
    table = deal(at="turn", works="starter/x...")

    table.play("0: dispatch starter")

    assert "starter/x..." == table.works()


def test_the_action_phase_follows_and_then_the_next_player_clockwise():
    table = deal(3, stock="robot", whose=1)

    table.play("1: charge")

    assert "2 choose-action" == table.asks


def test_exactly_one_action_is_taken():
    table = deal(stock="6 gear + robot")

    table.play("0: charge")

    assert "1 choose-action" == table.asks


def test_only_what_can_be_carried_out_completely_may_be_chosen():
    table = deal(stock="2 gear + red + robot", display="T01 T10 T11 T12 T08")

    assert "dispatch starter, operate F01, operate F02, operate F03, operate F04, charge" == table.options


def test_every_refusal_names_its_reason():
    table = deal(
        stock="gear + red",
        artifacts="megaphone",
        artifacts1="product-ai",
        works="starter/.... F21/xxxxx",
        row="F01 F02 F03 F10 F05",
    )

    assert "no-robot-there" == table.refused("0: recover starter").rule
    assert "no-robot-in-reserve" == table.refused("0: dispatch starter").rule
    assert {"price": 3, "gears": 1, "missing": 2} == table.refused("0: operate F10").facts
    assert "one-of-a-kind" == table.refused("0: repair megaphone").rule
    assert "no-copy-left" == table.refused("0: repair product-ai").rule
    assert "cannot-pay" == table.refused("0: repair synchroniser").rule
    assert "archive-cost" == table.refused("0: communicate T01").rule
    assert "not-an-option" == table.refused("0: operate F40").rule
    assert "not-asked" == table.refused("1: charge").rule


def test_nothing_can_be_operated_from_an_empty_row_and_the_refusal_says_so():
    """Ruling 8: the deck is exhausted, too."""
    table = deal(stock="9 gear + robot", row="- - - - -", deck="")

    assert "row-empty" == table.refused("0: operate-one").rule
    assert "Livret, action C" in table.game.texts.rule("fr", "no-row-empty")


def test_while_a_factory_lies_open_there_is_no_talk_of_an_empty_row():
    table = deal(stock="robot", row="- - - - F04", deck="")

    assert "too-few-gears" == table.refused("0: operate F04").rule
    assert "not-an-option" == table.refused("0: operate-one").rule


def test_a_slot_that_is_taken_takes_no_second_robot():
    table = deal(stock="robot", works="starter/xxxx")

    assert "no-empty-slot" == table.refused("0: dispatch starter").rule


def test_charging_is_always_possible_so_nobody_ever_passes():
    table = deal(at="turn", stock="", works="starter/....", others="2 robot")

    assert ["gained"] == table.happened[:1]
    assert "2 gear" == table.stock()
    assert "1 choose-action" == table.asks
