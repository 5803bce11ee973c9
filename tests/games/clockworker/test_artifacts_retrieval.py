"""The artifacts that have to do with what robots bring: extra arm, duplicator, spare CPU."""

import pytest

from ludotheque.engine.scene import Text
from tests.games.clockworker.table import GAME, deal

# Extra arm.


def test_extra_arm_brings_a_gear_more_for_each_robot_that_brings_gears():
    table = deal(at="turn", works="starter/..x. F10/x... F11/.x..", artifacts="extra-arm")

    assert "5 gear + green + 3 robot" == table.stock(), "two and one, one and one; green brings no gear"


def test_extra_arm_works_in_the_retrieval_phase_only():
    table = deal(stock="5 gear", row="F30 F10 F21 F04 F16", works="starter/x...", artifacts="extra-arm", luck="F07")
    other = deal(works="starter/x...", artifacts="extra-arm").play("0: recover starter")
    charged = deal(stock="robot", artifacts="extra-arm").play("0: charge")

    table.play("0: operate F16")

    assert "2 gear" == table.stock(), "the marker is no robot"
    assert "gear + robot" == other.stock()
    assert "2 gear + robot" == charged.stock()


# Duplicator.


def test_duplicator_gains_one_more_of_a_kind_just_gained_for_a_gear():
    table = deal(at="turn", stock="gear", works="starter/...x F21/xx... F28/.x..", artifacts="duplicator")

    assert "copy red, copy gold, copy robot, decline" == table.options
    table.play("0: copy red")

    assert "2 red + gold + 4 robot" == table.stock()
    assert "0 choose-action" == table.asks


def test_duplicator_copies_once_in_each_retrieval_phase():
    table = deal(at="turn", stock="3 gear", works="starter/.... F21/xx...", artifacts="duplicator")

    table.play("0: copy red")
    assert "0 choose-action" == table.asks
    table.play("0: charge", "1: charge")

    assert "0 copy-one" == table.asks, "and again in the next one"


def test_duplicator_may_be_declined():
    table = deal(at="turn", stock="gear", works="starter/.... F21/x....", artifacts="duplicator")

    table.play("0: decline")

    assert "gear + red + robot" == table.stock()


def test_the_gear_may_be_one_just_gained():
    table = deal(at="turn", works="starter/x... F21/x....", artifacts="duplicator")

    table.play("0: copy red")

    assert "2 red + 2 robot" == table.stock()


def test_without_a_gear_nobody_is_asked():
    table = deal(at="turn", works="starter/.... F21/x....", artifacts="duplicator")

    assert "0 choose-action" == table.asks


def test_a_gear_for_a_gear_is_not_offered():
    """Ruling 4."""
    table = deal(at="turn", stock="gear", works="starter/x...", artifacts="duplicator")

    assert "0 choose-action" == table.asks


def test_one_unit_is_copied_even_if_the_slot_brought_two():
    table = deal(at="turn", stock="gear", works="starter/.... F13/..x", artifacts="duplicator")

    table.play("0: copy red")

    assert "3 red + robot" == table.stock()


def test_duplicator_stays_out_of_recovering_and_of_the_marker():
    table = deal(stock="gear", works="starter/.... F21/x....", artifacts="duplicator").play("0: recover F21")
    bought = deal(stock="6 gear", row="F30 F10 F36 F04 F21", artifacts="duplicator", luck="F07").play("0: operate F21")

    assert "1 choose-action" == table.asks == bought.asks


def test_gold_that_came_along_with_a_robot_cannot_be_copied():
    """Ruling 4: only what a slot brought."""
    table = deal(at="turn", stock="gear", works="starter/...x", artifacts="duplicator spare-cpu")

    assert "copy robot, decline" == table.options


def test_copying_a_robot_brings_no_second_gold():
    table = deal(at="turn", stock="gear", works="starter/...x", artifacts="duplicator spare-cpu")

    table.play("0: copy robot")

    assert "gold + 3 robot" == table.stock()


# Spare CPU.


def test_spare_cpu_brings_gold_with_a_robot_gained():
    table = deal(at="turn", works="starter/...x", artifacts="spare-cpu")

    assert "gold + 2 robot" == table.stock()


def test_spare_cpu_works_once_per_turn_however_many_robots_come():
    table = deal(at="turn", works="starter/...x F29/.x..", stock="2 gear", artifacts="spare-cpu product-ai", luck="F07")

    table.play("0: operate F01", "0: done")

    assert 1 == table.state.stock[0][4]


def test_spare_cpu_works_again_in_the_next_turn():
    table = deal(at="turn", works="starter/...x F29/.x.x", artifacts="spare-cpu")

    table.play("0: charge", "1: charge")

    assert 2 == table.state.stock[0][4]


def test_taking_a_robot_back_is_not_gaining_one():
    """Ruling 1."""
    table = deal(at="turn", works="starter/x...", artifacts="spare-cpu")

    assert "gear + robot" == table.stock()


def test_spare_cpu_works_when_recovering_and_with_the_product_ai():
    recovering = deal(works="starter/...x", artifacts="spare-cpu").play("0: recover starter")
    operating = deal(stock="2 gear", artifacts="spare-cpu product-ai", luck="F07").play("0: operate F01", "0: done")

    assert "gold + 2 robot" == recovering.stock()
    assert "gold + robot" == operating.stock()


@pytest.mark.parametrize(
    ("word", "facts", "sentence"),
    [
        (
            "word-retrieval-copy",
            {"pay": 1},
            "Récupération, une fois : pour 1, prenez si vous voulez une unité de plus de ce qui est rapporté.",
        ),
        ("word-any-factory", {}, "En répartissant, le nombre d’usines qui reçoivent vos robots est sans limite."),
    ],
)
def test_french_says_these_artifacts_in_our_own_words(word, facts, sentence):
    assert sentence == GAME.texts.say("fr", Text(word, facts), []).replace("\N{NO-BREAK SPACE}", " ").replace(
        "\N{NARROW NO-BREAK SPACE}", " "
    )
