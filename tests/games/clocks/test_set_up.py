"""Set-up: boards, money, first player, bag."""

import pytest

from ludotheque.engine.errors import BadOption
from ludotheque.server.views.catalogue import describe_games
from tests.games.clocks.table import GAME, start

FOUR_DICE = "white3 grey5 black1 red6"


def test_everybody_chooses_a_face_at_the_same_time():
    table = start(3, "")

    assert "0 choose-board, 1 choose-board, 2 choose-board" == table.asks
    assert "board forward, board backward" == table.options(0)


def test_players_may_use_different_faces():
    table = start(3, f"first:0 {FOUR_DICE}")

    table.play("2: board backward", "0: board forward", "1: board backward")

    assert [0, 1, 1] == table.state.faces


def test_forward_starts_with_six_and_backward_with_ten():
    table = start(3, f"first:0 {FOUR_DICE}")

    table.play("0: board forward", "1: board backward", "2: board forward")

    assert (6, 10, 6) == table.money


def test_no_money_is_handed_out_before_the_faces_are_shown():
    table = start(2, "", rival="no")

    table.play("0: board backward")

    assert (0, 0) == table.money


def test_the_first_player_is_chosen_at_random_after_the_boards():
    """The book lists boards and money before the first player: nobody chooses a face knowing who begins."""
    table = start(4, "")

    assert -1 == table.state.first
    table.luck(f"first:2 {FOUR_DICE} white1")
    table.play("0: board forward", "1: board forward", "2: board forward", "3: board forward")

    assert 2 == table.state.first
    assert "2 group-dice" == table.asks


def test_all_forty_eight_dice_are_in_the_bag():
    table = start(4, "")

    assert [12, 12, 12, 12] == table.state.bag


def test_given_boards_are_not_asked_for():
    table = start(3, f"first:1 {FOUR_DICE}", board="backward")

    assert (10, 10, 10) == table.money
    assert "1 group-dice" == table.asks


def test_solo_needs_no_lot_for_the_first_player():
    table = start(1, "white3 grey5 black1")

    table.play("0: board forward")

    assert "0 group-dice" == table.asks


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players):
    with pytest.raises(BadOption, match="1, 2, 3 or 4"):
        GAME.checked_options(players, {})


def test_the_rival_is_an_option_for_two_only():
    assert "rival" in GAME.checked_options(2, {})
    with pytest.raises(BadOption, match="rival"):
        GAME.checked_options(3, {"rival": "no"})


def test_the_face_forward_is_what_a_first_game_is_opened_with():
    """The book's advice for first games; whoever opens a table may choose otherwise."""
    board = next(option for option in GAME.options if option.id == "board")

    assert ("choose", "forward") == (board.default, board.first)
    for language, advice in (("en", "as the rulebook advises for a first game"), ("fr", "la règle le conseille")):
        described = next(game for game in describe_games(language) if game.id == "clocks")
        boards, *others = described.options
        assert "forward" == boards.first
        assert advice in boards.advice
        assert all(not option.first for option in others)


def test_where_a_face_is_chosen_the_advice_for_a_first_game_stands_beside_it():
    table = start(2, "")

    assert "Forward, 6 coins to start (advised for a first game)" == table.label("0: board forward")
    assert "Backward, 10 coins to start" == table.label("0: board backward")
    assert "En avant, 6 pièces au départ (conseillé pour une première partie)" == table.label("0: board forward", "fr")


def test_no_answer_takes_the_face_forward():
    table = start(2, "")

    assert "board forward" == str(table.state.lanes[0].start.fallback(table.state, 0))


def test_the_guide_of_a_first_game_gives_the_advice_and_explains_the_board_where_none_is_chosen():
    card = GAME.guide[0]

    assert "advises for a first game" in GAME.say("en", f"guide-{card.id}")
    assert {"ask-choose-board", "ask-choose-purse", "ask-group-dice"} == set(card.asks)
