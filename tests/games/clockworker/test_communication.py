"""Action E: save an archive; the END tile."""

from tests.games.clockworker.table import deal, with_cards


def test_an_archive_that_lies_open_is_chosen_paid_and_laid_before_you():
    table = deal(stock="3 red + 2 green + robot", luck="T09")

    table.play("0: communicate T01")

    assert "red + robot" == table.stock()
    assert "T01" == table.archives()
    assert (6, 0) == table.points


def test_another_is_revealed_in_its_place():
    table = deal(stock="2 green + 2 blue + robot", luck="T09")

    table.play("0: communicate T02")

    assert "T01 T09 T03 T04 T05" == table.display
    assert 4 == table.state.until_end


def test_a_cost_of_gears_and_blocks_is_paid_in_both():
    table = deal(stock="5 gear + 2 red", luck="T09")

    table.play("0: communicate T04")

    assert "gear" == table.stock()


def test_gold_stands_for_blocks_here_too_but_not_for_gears():
    table = deal(stock="4 gear + red + gold", luck="T09")
    poor = deal(stock="3 gear + 2 red + gold")

    table.play("0: communicate T04")

    assert "" == table.stock()
    assert "archive-cost" == poor.refused("0: communicate T04").rule


def test_gold_in_a_cost_needs_gold():
    table = deal(stock="2 red + 2 green + 2 gold", display="T09 T01 T02 T03 T04", luck="T10")

    assert "archive-cost" == table.refused("0: communicate T09").rule


def test_gold_owed_as_gold_cannot_be_spent_on_a_colour(tmp_path):
    game = with_cards(tmp_path, ('T09 = { cost = "3 gold"', 'T09 = { cost = "gold + 2 red"'))
    table = deal(stock="2 red + 2 gold", display="T09 T01 T02 T03 T04", luck="T10", game=game)
    short = deal(stock="red + gold + robot", display="T09 T01 T02 T03 T04", game=game)

    table.play("0: communicate T09")
    assert "gold-for red, as-printed" == table.options
    table.play("0: gold-for red")

    assert "red" == table.stock()
    assert "archive-cost" == short.refused("0: communicate T09").rule


def test_robots_are_paid_from_the_reserve_only():
    """Ruling 13: robots at work cannot pay."""
    display = "T07 T01 T02 T03 T04"
    table = deal(stock="5 gear + 2 robot", display=display, luck="T10")
    at_work = deal(stock="5 gear", works="starter/xx..", display=display)

    table.play("0: communicate T07")

    assert "robot" == table.stock()
    assert "archive-cost" == at_work.refused("0: communicate T07").rule


def test_end_is_removed_and_another_archive_is_revealed():
    """The book's example: after communicating, the tile revealed is END."""
    table = deal(stock="2 red + 2 green + robot", until_end=0, luck="T09")

    table.play("0: communicate T01")

    assert "T09 T02 T03 T04 T05" == table.display
    assert "end-revealed" in table.happened
    assert -1 == table.state.until_end


def test_revealing_end_ends_the_game_after_this_round():
    table = deal(3, stock="2 red + 2 green + robot", until_end=0, whose=1, luck="T09")

    table.play("1: communicate T01")
    assert "2 choose-action" == table.asks
    table.play("2: charge")

    assert "over" == table.asks
    assert "end-tile" == table.state.end


def test_the_last_tile_above_end_does_not_end_the_game():
    table = deal(stock="2 red + 2 green + robot", until_end=1, luck="T09")

    table.play("0: communicate T01")

    assert 0 == table.state.until_end
    assert "" == table.state.ending


def test_after_end_archives_can_still_be_saved_in_the_last_round():
    table = deal(stock="2 red + 2 green", others="2 green + 2 blue + robot", until_end=0, luck="T09 T10")

    table.play("0: communicate T01", "1: communicate T02")

    assert "over" == table.asks
    assert (6, 6) == table.points
    assert "T09 T10 T03 T04 T05" == table.display
