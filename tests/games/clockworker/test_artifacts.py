"""The artifacts, each by what the artifact page says of it, with its exact timing."""

import pytest

from ludotheque.games.clockworker.position import IDLE
from tests.games.clockworker.table import deal

SIX = "starter/.... F10/.... F11/.... F12/.... F21/..... F22/....."
TWELVE = SIX + " F16/..... F17/..... F18/.... F19/...."


# At the end.


def test_mechanical_god_is_worth_ten_points_with_twelve_cards():
    twelve = deal(works=f"{TWELVE} F20/....", artifacts="mechanical-god")
    eleven = deal(works=TWELVE, artifacts="mechanical-god")

    assert 3 + 10 == twelve.points[0], "the god itself is one of the twelve"
    assert 3 == eleven.points[0]


def test_rescue_ship_is_worth_a_point_per_factory():
    table = deal(works=SIX, artifacts="rescue-ship")

    assert 3 + 6 == table.points[0], "ruling 15: the starting factory counts"


def test_robot_government_is_worth_a_point_per_robot():
    table = deal(stock="3 robot", works="starter/xx.. F10/x...", artifacts="robot-government")

    assert 1 + 6 == table.points[0], "ruling 15: at work and in reserve"


@pytest.mark.parametrize(
    ("artifacts", "points"),
    [("", 0), ("duplicator", 6), ("duplicator spare-cpu", 6), ("duplicator spare-cpu extra-arm", 12)],
)
def test_towards_a_new_world_is_worth_six_points_per_two_artifacts_itself_included(artifacts, points):
    table = deal(artifacts=f"new-world {artifacts}")

    lines = dict(table.game.scores(table.state)[0].lines)

    assert points == lines["phrases"]


FOR_THE_END = "mechanical-god rescue-ship robot-government new-world"


def test_the_four_for_the_end_have_no_ability_before_it():
    """Page 5: every artifact can be used but these four; nothing is asked, gained or saved."""
    stock, works = "9 gear + 4 red + 4 green + 4 blue + 2 gold + 3 robot", "starter/x... F10/x..."
    with_them = deal(3, at="turn", stock=stock, works=works, artifacts=FOR_THE_END, luck="F07")
    without = deal(3, at="turn", stock=stock, works=works, luck="F07")

    bought = [action for action in without.options.split(", ") if action.removeprefix("repair ") not in FOR_THE_END]
    assert bought == with_them.options.split(", ")
    for table in (with_them, without):
        table.play("0: operate F05", "0: done")

    assert with_them.stock() == without.stock()


def test_artifacts_for_the_end_count_even_when_bought_in_the_last_turn():
    table = deal(stock="2 red + 2 green + blue", works=SIX, first=1)

    table.play("0: repair rescue-ship")

    assert 9 == table.points[0]


# Whenever you gain.


def test_extended_memory_brings_two_points_with_each_artifact():
    table = deal(stock="red + green + blue", artifacts="extended-memory")

    table.play("0: repair emergency-kit")

    assert "5 gear + 2 point" == table.stock()


def test_megaphone_brings_three_points_with_each_factory():
    table = deal(stock="2 gear", artifacts="megaphone", luck="F07")

    table.play("0: operate F01")

    assert "3 point" == table.stock()


def test_study_of_emotions_brings_three_points_with_each_archive():
    table = deal(stock="2 red + 2 green", artifacts="emotion-study", luck="T09")

    table.play("0: communicate T01")

    assert "3 point" == table.stock()


def test_product_ai_brings_a_robot_with_each_factory():
    table = deal(stock="2 gear", artifacts="product-ai", luck="F07")

    table.play("0: operate F01")

    assert "robot" == table.stock()


def test_the_robot_of_the_product_ai_can_be_placed_at_once():
    """Ruling 3."""
    table = deal(stock="2 gear", artifacts="product-ai", luck="F07")

    table.play("0: operate F01", "0: place")

    assert "starter/.... F01/x.." == table.works()


def test_gaining_the_twelfth_card_still_pays():
    """Ruling 19."""
    table = deal(stock="2 gear", works=TWELVE, artifacts="megaphone", luck="F07")

    table.play("0: operate F01")

    assert "3 point" == table.stock()
    assert "many-cards" == table.state.ending


# Dish antenna.


def test_dish_antenna_lets_one_resource_of_the_cost_be_left_out():
    table = deal(stock="2 red + 2 green", artifacts="dish-antenna", luck="T09")

    table.play("0: communicate T01")
    assert "leave-out red, leave-out green, in-full" == table.options
    table.play("0: leave-out red")

    assert "red" == table.stock()
    assert "T01" == table.archives()


def test_an_archive_is_affordable_with_one_resource_too_few():
    table = deal(stock="2 red + green + robot", artifacts="dish-antenna", luck="T09")

    table.play("0: communicate T01")

    assert "1 choose-action" == table.asks, "only leaving out green is possible"
    assert "robot" == table.stock()


def test_but_not_with_two_too_few():
    table = deal(stock="red + green + robot", artifacts="dish-antenna")

    refusal = table.refused("0: communicate T01")

    assert "archive-cost" == refusal.rule
    assert 1 == refusal.facts["less"]


def test_the_antenna_is_optional():
    """Ruling 5."""
    table = deal(stock="2 red + 2 green", artifacts="dish-antenna", luck="T09")

    table.play("0: communicate T01", "0: in-full")

    assert "" == table.stock()


@pytest.mark.parametrize(
    ("archive", "stock", "left_out"),
    [("T07", "5 gear + robot", "robot"), ("T07", "5 gear + robot", "gear"), ("T09", "3 gold", "gold")],
)
def test_gears_robots_and_gold_can_be_left_out_too(archive, stock, left_out):
    table = deal(stock=stock, artifacts="dish-antenna", display=f"{archive} T01 T02 T03 T04", luck="T10")

    options = table.play(f"0: communicate {archive}").options
    if options.startswith("leave-out"):
        table.play(f"0: leave-out {left_out}")

    assert left_out == table.stock()


def test_the_antenna_helps_with_archives_only():
    table = deal(stock="red + green + gear", artifacts="dish-antenna", row="F04 F05 F06 F07 F10")

    assert not table.may("repair emergency-kit")
    assert not table.may("operate F05")


# Emergency kit.


def test_emergency_kit_brings_five_gears_at_once_and_only_once():
    table = deal(stock="red + green + blue")

    table.play("0: repair emergency-kit")
    assert "5 gear" == table.stock()
    table.play("1: charge")

    assert "5 gear" == table.stock()


# Vending machine.


def test_vending_machine_turns_two_gears_into_gold_as_often_as_one_likes():
    table = deal(stock="5 gear + robot", artifacts="vending-machine")

    table.play("0: use vending-machine", "0: use vending-machine")

    assert "gear + 2 gold + robot" == table.stock()
    assert "0 choose-action" == table.asks
    assert not table.may("use vending-machine")


def test_its_gold_can_be_spent_in_the_same_turn():
    table = deal(stock="2 gear + red + green + blue", artifacts="vending-machine")
    assert not table.may("repair synchroniser")

    table.play("0: use vending-machine", "0: repair synchroniser")

    assert "synchroniser" in table.artifacts()


def test_it_works_beside_every_question_of_the_turn():
    copying = deal(at="turn", stock="2 gear", works="starter/.... F10/.x..", artifacts="vending-machine duplicator")
    staffing = deal(stock="4 gear + robot", artifacts="vending-machine", luck="F07").play("0: operate F01")
    dispatching = deal(stock="2 gear + 2 robot", artifacts="vending-machine").play("0: dispatch starter")

    assert copying.may("use vending-machine")
    assert staffing.may("use vending-machine")
    assert dispatching.may("use vending-machine")


def test_while_a_price_is_paid_nothing_is_converted():
    """Ruling 6: doing so just before is the same."""
    table = deal(stock="6 gear + 2 red", artifacts="vending-machine dish-antenna", luck="T09")

    table.play("0: communicate T04")

    assert "leave-out gear, leave-out red, in-full" == table.options


def test_it_does_not_work_in_the_turns_of_others():
    table = deal(stock="robot", artifacts1="vending-machine", others="4 gear + robot")

    assert not table.may("use vending-machine")
    assert "not-asked" == table.refused("1: use vending-machine").rule


def test_it_does_not_work_in_the_turn_it_is_bought():
    table = deal(stock="6 gear + 2 red + green + blue", others="robot")

    table.play("0: repair vending-machine")

    assert "1 choose-action" == table.asks
    assert "6 gear" == table.stock()


# Synchroniser and steam locomotive.


def test_synchroniser_lets_robots_go_to_any_empty_slots():
    table = deal(stock="3 robot", works="starter/x... F21/.....", artifacts="synchroniser")

    table.play("0: dispatch F21")
    assert "slot 1, slot 2, slot 3, slot 4, slot 5" == table.options
    table.play("0: slot 4", "0: dispatch F21")
    assert "slot 1, slot 2, slot 3, slot 5" == table.options
    table.play("0: slot 2", "0: done")

    assert "starter/x... F21/.x.x." == table.works()


def test_synchroniser_does_not_ask_for_the_only_empty_slot():
    table = deal(stock="2 robot", works="starter/xx.x", artifacts="synchroniser")

    table.play("0: dispatch starter")

    assert "starter/xxxx" == table.works()
    assert "1 choose-action" == table.asks


def test_synchroniser_applies_to_both_factories_of_a_dispatch():
    """Ruling 12."""
    table = deal(stock="2 robot", works=SIX, artifacts="synchroniser")

    table.play("0: dispatch F21", "0: slot 5", "0: dispatch F22", "0: slot 3")

    assert "F21/....x F22/..x.." in table.works()


def test_synchroniser_does_not_apply_to_a_new_factory():
    table = deal(stock="2 gear + robot", artifacts="synchroniser", luck="F07")

    table.play("0: operate F01", "0: place")

    assert "starter/.... F01/x.." == table.works()


def test_steam_locomotive_lets_robots_go_to_any_number_of_factories():
    works = "starter/.... F10/.... F11/...."
    table = deal(stock="4 robot", works=works, artifacts="steam-locomotive")

    table.play("0: dispatch starter", "0: dispatch F10", "0: dispatch F11", "0: dispatch F10")

    assert "starter/x... F10/xx.. F11/x..." == table.works()


def test_where_an_artifact_contradicts_the_rules_the_artifact_wins():
    """Page 4. Without it one factory, and no third even with six cards; with it, all of them."""
    works = "starter/.... F10/.... F11/...."
    table = deal(stock="3 robot", works=works)
    with_it = deal(stock="3 robot", works=works, artifacts="steam-locomotive")

    table.play("0: dispatch F10")
    with_it.play("0: dispatch F10", "0: dispatch F11")

    assert not table.may("dispatch F11")
    assert with_it.may("dispatch starter")


def test_locomotive_and_synchroniser_together_reach_any_slots_of_any_factories():
    works = "starter/.... F10/.... F11/...."
    table = deal(stock="3 robot", works=works, artifacts="steam-locomotive synchroniser")

    table.play("0: dispatch starter", "0: slot 4", "0: dispatch F10", "0: slot 2", "0: dispatch F11", "0: slot 3")

    assert "starter/...x F10/.x.. F11/..x." == table.works()


@pytest.mark.parametrize("artifact", ["extra-arm", "spare-cpu", "megaphone", "synchroniser"])
def test_an_artifact_gained_this_turn_is_not_at_work_yet(artifact):
    table = deal(stock="2 red + 2 green + 2 blue + robot", works=IDLE)

    table.play(f"0: repair {artifact}")

    assert 0 == table.state.fresh, "at work as soon as the turn is over"
    assert artifact == table.artifacts()
    assert "robot" in table.stock()
