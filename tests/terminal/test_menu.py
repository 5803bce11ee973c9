"""What one types is what one reads: a bid of 3 is typed 3, and nothing else is."""

import pytest

from ludotheque.terminal.menu import Menu
from tests.terminal.session import session, typing

COMMANDS = {"help", "h", "q", "quit"}


def option(action, label, on=(), amount=None):
    found = {"action": action, "label": label, "on": list(on)}
    return found if amount is None else {**found, "amount": amount}


def keys(*options, zones=()):
    menu = Menu({"options": options, "refusals": [{"label": "No", "on": []}], "zones": zones}, COMMANDS)
    return [*menu.options, *menu.refusals]


def test_plain_answers_are_counted():
    assert ["1", "2", "3"] == keys(option("pass", "Pass"), option("take 7", "Take the pile"))


def test_amounts_are_typed_as_they_are_and_everything_else_by_letters():
    assert ["0", "1", "a", "b"] == keys(
        option("bid 0", "Bid nothing", amount=0), option("bid 1", "Bid 1", amount=1), option("pass", "Pass")
    )


def test_answers_called_by_a_number_are_typed_by_it():
    assert ["9", "8", "a"] == keys(option("place 9", "Hour 9"), option("place 8", "Hour 8, pay 3"))


def test_dice_are_typed_by_what_they_show():
    dice = [{"type": "piece", "id": f"face{value}", "label": "", "face": {"value": value}} for value in (2, 3)]

    assert ["2", "3", "a", "b"] == keys(
        option("face 2", "Bid twos", ["face2"]),
        option("face 3", "Bid threes", ["face3"]),
        option("dudo", "Dudo"),
        zones=dice,
    )


def test_numbers_of_two_verbs_do_not_collide():
    assert ["1", "2", "a", "b", "c"] == keys(
        option("bid 1", "Bid 1", amount=1),
        option("bid 2", "Bid 2", amount=2),
        option("sell 1", "Sell 1", amount=1),
        option("sell 2", "Sell 2", amount=2),
    )


def test_letters_are_no_commands():
    options = [option("bid 1", "Bid 1", amount=1), *(option(f"do x{place}", "Do") for place in range(20))]

    assert COMMANDS.isdisjoint(keys(*options))


def test_amounts_in_a_row_are_one_line():
    bids = [option(f"bid {number}", f"Bid {number}", amount=number) for number in range(1, 8)]

    assert [("1 … 7", "Bid 1 … Bid 7"), ("a", "Pass")] == list(
        Menu({"options": [*bids, option("pass", "Pass")]}, COMMANDS).lines()
    )


def test_answers_that_read_the_same_say_what_they_are_about():
    slots = [{"type": "piece", "id": name, "label": name.title()} for name in ("left", "right")]
    menu = Menu({"options": [option("a", "Note", ["left"]), option("b", "Note", ["right"])], "zones": slots}, COMMANDS)

    assert [("1", "Note (Left)"), ("2", "Note (Right)")] == list(menu.lines())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_typing_3_bids_3_and_typing_more_than_one_has_says_why_not(language):
    typed = typing("1", "1", "99", "3")

    terminal = session("clocks", typed, seats=["me", "random"], language=language, options={"board": "forward"})

    bids = [answer.action.text for answer in terminal.match.answers if answer.seat == 0]
    assert "bid 3" == bids[-1]
    assert 1 == terminal.console.text.count({"en": "93 too few", "fr": "il en manque 93"}[language])


def test_a_face_is_bid_on_by_its_number():
    terminal = session("liars_dice", typing("3", "2"), seats=["me", "random"])

    assert ["face 3", "bid 2"] == [answer.action.text for answer in terminal.match.answers if answer.seat == 0][:2]
