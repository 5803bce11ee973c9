"""Actions A and F, and B with its top-down rule and the second factory."""

from ludotheque.engine import codec, flow
from tests.games.clockworker.table import deal

SIX_CARDS = "starter/.... F10/.... F11/.... F12/.... F21/..... F22/....."


# A. Recover.


def test_a_factory_with_at_least_one_robot_is_chosen():
    table = deal(works="starter/.... F10/.x.. F11/...x")

    assert "recover F10, recover F11" == table.options.partition(", dispatch")[0].partition(", charge")[0]


def test_its_topmost_robot_is_taken_back_and_the_slot_is_gained():
    table = deal(works="starter/.... F10/.xx.")

    table.play("0: recover F10")

    assert "red + robot" == table.stock()
    assert "starter/.... F10/..x." == table.works()


def test_the_whole_slot_is_gained():
    """The player aid speaks of resources where the page has one (digest, comparison 6)."""
    table = deal(works="starter/..xx")

    table.play("0: recover starter")

    assert "2 gear + robot" == table.stock()


def test_recovering_comes_on_top_of_the_retrieval_phase():
    table = deal(at="turn", works="starter/xx..")

    table.play("0: recover starter")

    assert "2 gear + 2 robot" == table.stock()


# F. Charge.


def test_charging_gains_two_gears():
    table = deal(stock="gear + robot")

    table.play("0: charge")

    assert "3 gear + robot" == table.stock()


# B. Dispatch.


def test_a_factory_with_at_least_one_empty_slot_is_chosen():
    table = deal(stock="robot", works="starter/xxxx F10/.xxx F11/....")

    assert table.may("dispatch F10")
    assert table.may("dispatch F11")
    assert not table.may("dispatch starter")


def test_as_many_robots_as_one_likes_are_placed_as_long_as_slots_are_empty():
    table = deal(stock="6 robot", works="starter/....")

    table.play("0: dispatch starter", "0: dispatch starter")
    assert "dispatch starter, done" == table.options
    table.play("0: done")

    assert "starter/xx.." == table.works()
    assert "4 robot" == table.stock()
    assert "1 choose-action" == table.asks


def test_the_dispatch_ends_by_itself_when_the_slots_or_the_robots_are_used_up():
    full = deal(stock="6 robot", works="starter/xx..").play("0: dispatch starter", "0: dispatch starter")
    out_of_robots = deal(stock="robot").play("0: dispatch starter")

    assert "1 choose-action" == full.asks == out_of_robots.asks
    assert "starter/xxxx" == full.works()


def test_placing_goes_from_the_top_without_skipping_an_empty_slot():
    """The book's example: robots on the second and third of five slots leave the first, fourth and fifth."""
    table = deal(stock="3 robot", works="starter/xxxx F21/.xx..")

    table.play("0: dispatch F21")
    assert "starter/xxxx F21/xxx.." == table.works()
    table.play("0: dispatch F21")
    assert "starter/xxxx F21/xxxx." == table.works()
    table.play("0: dispatch F21")

    assert "starter/xxxx F21/xxxxx" == table.works()


def test_with_fewer_than_six_cards_one_dispatch_reaches_one_factory():
    table = deal(stock="6 robot", works="starter/.... F10/.... F11/.... F12/....", artifacts="")

    table.play("0: dispatch F10")

    assert "dispatch F10, done" == table.options
    assert {"limit": 1, "cards": 6} == table.refused("0: dispatch F11").facts


def test_with_six_cards_or_more_one_more_factory_may_receive_robots():
    """The book's example: ten empty slots, five robots, two on one factory and three on the other."""
    table = deal(stock="5 robot", works=SIX_CARDS)

    table.play("0: dispatch F21", "0: dispatch F21", "0: dispatch F22", "0: dispatch F22", "0: dispatch F22")

    assert "starter/.... F10/.... F11/.... F12/.... F21/xx... F22/xxx.." == table.works()
    assert "1 choose-action" == table.asks


def test_two_factories_in_total_and_no_third():
    table = deal(stock="5 robot", works=SIX_CARDS)

    table.play("0: dispatch F21", "0: dispatch F22")

    assert "dispatch F21, dispatch F22, done" == table.options
    assert 2 == table.refused("0: dispatch F10").facts["limit"]


def test_robots_may_go_back_and_forth_between_the_two():
    table = deal(stock="3 robot", works=SIX_CARDS)

    table.play("0: dispatch F21", "0: dispatch F22", "0: dispatch F21")

    assert "F21/xx... F22/x...." in table.works()


def test_the_six_cards_are_artifacts_factories_and_the_starting_factory():
    table = deal(stock="2 robot", works="starter/.... F10/.... F11/....", artifacts="megaphone duplicator spare-cpu")

    table.play("0: dispatch F10")

    assert table.may("dispatch starter")


def test_the_sixth_card_counts_as_soon_as_it_is_there():
    """Gained in one turn, it lets the next dispatch reach a second factory."""
    table = deal(stock="2 gear + 3 robot", works="starter/.... F10/.... F11/.... F12/.... F21/.....", luck="F07")

    table.play("0: operate F01", "0: done", "1: charge", "0: dispatch F10")

    assert table.may("dispatch F11")


def test_archives_do_not_count_as_cards():
    table = deal(stock="2 robot", works="starter/.... F10/....", artifacts="megaphone", archives="T10 T11 T12")

    table.play("0: dispatch F10")

    assert not table.may("dispatch starter")


def test_placing_on_one_factory_is_enough():
    table = deal(stock="5 robot", works=SIX_CARDS)

    table.play("0: dispatch F21", "0: done")

    assert "4 robot" == table.stock()


def test_at_least_one_robot_is_placed():
    """Ruling 11."""
    table = deal(stock="2 gear", works="starter/....")

    assert "no-robot-in-reserve" == table.refused("0: dispatch starter").rule


def test_the_fifth_slot_before_the_fourth_is_refused_with_its_rule():
    table = deal(stock="3 robot", works="starter/.... F21/.xx..")

    table.play("0: dispatch F21")
    refusal = table.refused("0: slot 5")

    assert ("from-the-top", "factory-F21", 5, 4) == (refusal.rule, *refusal.facts.values())


def test_slots_are_refused_on_the_factory_that_received_the_last_robot():
    works = "starter/.... F21/..... F10/.... F11/.... F12/.... F22/....."
    table = deal(stock="4 robot", works=works)

    table.play("0: dispatch F21", "0: dispatch F10")

    assert "factory-F10" == table.refused("0: slot 3").facts["factory"]


def test_with_the_synchroniser_no_slot_is_refused():
    table = deal(stock="3 robot", works="starter/.... F21/.xx..", artifacts="synchroniser")

    table.play("0: dispatch F21", "0: slot 5", "0: dispatch F21")

    assert "slot 1, slot 4" == table.options


def test_a_dispatch_stored_by_the_rules_before_goes_on():
    """Version 1 did not keep which factory received the last robot."""
    table = deal(stock="3 robot", works="starter/.... F21/.xx..")
    table.play("0: dispatch F21")
    stored = codec.encode(table.state).replace(b'"PlaceRobots","of":[2,1]', b'"PlaceRobots","of":[2]')

    assert stored != codec.encode(table.state)
    s = codec.decode(table.game, stored)

    assert ["dispatch F21", "done"] == [str(action) for action in flow.options(s, 0)]
