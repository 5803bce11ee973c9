"""The log: rounds head it, what was bought stands before what it cost, and artifacts are called by their names."""

from tests.games.clockworker.table import GAME, deal, start, with_cards


def test_every_round_has_a_heading():
    table = start(2, "first:1 F29 F10 F21 F36 F04 T01 T02 T03 T04 T05")

    table.play("1: charge", "0: charge", "1: charge")

    assert ["Round 1", "Round 2"] == [line for line in table.said() if line.startswith("Round")]
    assert "Round 1" == table.said()[0]
    assert ["Manche 1", "Manche 2"] == [line for line in table.said("fr") if line.startswith("Manche")]
    assert {"round-begun"} == set(GAME.headings)
    assert 2 == table.state.round


def test_what_was_bought_stands_before_what_it_cost():
    table = deal(stock="4 gear + red + 2 green + blue + robot", luck="F07 T09")
    tiles = deal(stock="4 gear + 2 red", luck="T09")

    table.play("0: repair emergency-kit")
    tiles.play("0: communicate T04")

    assert [
        "Anna repairs Emergency kit.",
        "Anna pays one red block, one green block, one blue block.",
        "Anna gains 5 gears (Emergency kit).",
    ] == table.said()
    assert ["Anna saves Football final.", "Anna pays 4 gears, 2 red blocks."] == tiles.said()[:2]


def test_four_gold_blocks_are_paid_in_one_line():
    table = deal(stock="red + 2 green + blue + 4 gold + robot")

    table.play(
        "0: repair synchroniser", "0: gold-for green", "0: gold-for red", "0: gold-for blue", "0: gold-for green"
    )

    assert ["Anna repairs Synchroniser.", "Anna pays 4 gold blocks."] == table.said()


def test_artifacts_are_called_by_their_names():
    spare = deal(at="turn", works="starter/...x", artifacts="spare-cpu")
    factory = deal(stock="2 gear", artifacts="megaphone product-ai", luck="F07").play("0: operate F02", "0: done")
    vending = deal(stock="2 gear + robot", artifacts="vending-machine").play("0: use vending-machine")
    antenna = deal(stock="red + 2 green", artifacts="dish-antenna", luck="T09").play("0: communicate T01")

    assert "Anna gains one gold block (Spare CPU)." in spare.said()
    assert "Anna gains 3 points (Advertising megaphone)." in factory.said()
    assert "Anna gains one robot (Product AI)." in factory.said()
    assert "Anna pays 2 gears for one gold block (Vending machine)." in vending.said()
    assert [
        "Anna saves Cookery book.",
        "Anna leaves out one red block (Dish antenna).",
        "Anna pays one red block, 2 green blocks.",
    ] == antenna.said()[:3]


def test_a_copy_is_told_as_what_it_brings_in_both_languages():
    """Not "a red block for a copy"."""
    table = deal(at="turn", stock="gear", works="F01/x..", artifacts="duplicator").play("0: copy red")

    assert "Anna pays one gear for one red block (Duplicator)." in table.said()
    assert "Anna paie un rouage et gagne un bloc rouge (Dispositif de duplication)." in table.said("fr")


def test_two_artifacts_that_let_something_be_left_out_are_both_named(tmp_path):
    """An owner's second antenna."""
    game = with_cards(tmp_path, ('{ at_once = { gain = "5 gear" } }', "{ archive_discount = { units = 1 } }"))
    table = deal(stock="2 green + robot", artifacts="dish-antenna emergency-kit", luck="T09", game=game)

    table.play("0: communicate T01")

    assert "Anna leaves out 2 red blocks (Dish antenna, Emergency kit)." in table.said()
