"""Standing orders at the keyboard: given and taken back by their number, and followed."""

import pytest

from tests.terminal.session import session, typing

SEATS = ["me", "random", "random"]


def marks(terminal):
    """Show the signs in front of each list of orders."""
    lines = [line for line in terminal.console.text.splitlines() if "  ● " in line or "  ○ " in line]
    return "".join("●" if "  ● " in line else "○" for line in lines)


@pytest.mark.parametrize(("language", "word"), [("en", "orders"), ("fr", "ordres")])
def test_an_order_is_given_and_the_same_again_takes_it_back(language, word):
    terminal = session("enkidu", typing(word, f"{word} 2", f"{word} 2"), seats=SEATS, language=language)

    assert "○○○○○" + "○●○○○" + "○○○○○" == marks(terminal)


def test_of_two_orders_to_one_question_the_last_counts():
    assert "●○○○○○●○○○" == marks(session("enkidu", typing("orders 1", "orders 2"), seats=SEATS))


def test_an_order_that_is_none_changes_nothing():
    terminal = session("enkidu", typing("orders 9", "orders talk"), seats=SEATS)

    assert 2 == terminal.console.text.count("An order is given by its number.")
    assert "●" not in marks(terminal)


def test_a_talk_is_proposed_as_ordered_and_nobody_is_asked_at_every_pause():
    ordered = session("enkidu", typing("orders 2", "1", "1"), seats=SEATS)
    unordered = session("enkidu", typing("1", "1"), seats=SEATS)

    assert "propose yellow" in [answer.action.text for answer in ordered.match.answers if answer.seat == 0]
    assert "pass" in [answer.action.text for answer in unordered.match.answers if answer.seat == 0]
    assert "Ada proposes a private talk to Wanderer 3." in ordered.console.text


def test_whoever_wants_to_be_asked_is_asked():
    terminal = session("enkidu", typing("orders 3", "1", "1"), seats=SEATS)

    assert ["choose", "choose"] == [answer.action.verb for answer in terminal.match.answers if answer.seat == 0]


def test_where_nothing_can_be_ordered_that_is_said():
    assert "nothing to answer in advance" in session("clocks", typing("orders"), seats=["me"]).console.text
