"""Negotiation: proposals, refusals, bans, offers and swaps; the Negotiation event."""

import pytest

from ludotheque.engine.scene import Text
from ludotheque.games.enkidu import GAME
from tests.games.enkidu.table import deal, event

ALL = "blue red yellow green"
TABLETS = {"blue": "DB1 DB2 DB3", "red": "LB1 LB2", "green": "OC1"}


def talk(**setting):
    return deal(at="talk", talk_tokens=setting.pop("talk_tokens", ALL), tablets=TABLETS, **setting)


def begun(**setting):
    """Blue and Red sit down."""
    table = talk(talk_tokens="blue", **setting)
    return table.play("blue: propose red", "red: accept")


def test_everybody_with_a_token_is_asked_and_a_proposal_costs_nothing_until_it_stands():
    table = talk(talk_tokens="blue yellow")

    assert "blue propose-talk, yellow propose-talk" == table.asks
    table.play("all: pass")

    assert "rest" == table.asks
    assert 0b0101 == table.state.talk_tokens


def test_r18_a_declined_proposal_keeps_its_token():
    table = talk()

    table.play("blue: propose red", "red: pass", "yellow: pass", "green: pass")
    assert "red answer-proposal" == table.asks
    table.play("red: decline")

    assert "rest" == table.asks
    assert table.state.may_talk(0)


def test_r18_a_third_player_may_forbid_and_both_tokens_are_gone():
    table = talk()

    table.play("blue: propose red", "red: pass", "yellow: pass", "green: pass", "red: accept")
    assert "yellow forbid-talk, green forbid-talk" == table.asks
    table.play("green: forbid", "yellow: forbid")

    assert "rest" == table.asks
    assert (False, True, True, False) == tuple(table.state.may_talk(side) for side in range(4))
    assert "Denis forbids Anna’s talk." == table.told(None, "talk-forbidden")


def test_a_partner_needs_and_spends_no_token():
    table = begun()

    assert "blue negotiate, red negotiate" == table.asks
    assert 0 == table.state.talk_tokens


def test_r18_proposals_are_heard_in_turn_order_and_one_between_the_same_two_lapses():
    table = talk(talk_tokens="blue red", machine="red")

    table.play("blue: propose red", "red: propose blue", "blue: accept")
    table.play("red: leave")

    assert "rest" == table.asks
    assert table.state.may_talk(0)
    assert not table.state.may_talk(1)


def test_a_token_spent_on_a_ban_proposes_no_more():
    table = talk(talk_tokens="blue green")

    table.play("blue: propose red", "green: propose red", "red: accept", "green: forbid")

    assert "rest" == table.asks


def test_tablets_change_hands_when_both_agree_to_the_same():
    table = begun()

    table.play("blue: give red DB1", "blue: give red DB2", "blue: want red LB1", "blue: agree red 3")
    assert "DB1 DB2 DB3" == table.tablets("blue")
    table.play("red: agree blue 3")

    assert ("DB3 LB1", "DB1 DB2 LB2") == (table.tablets("blue"), table.tablets("red"))
    assert [0] * 26 == table.state.frozen[0]
    assert "rest" == table.asks
    assert "Anna gives dark blue wedge, dark blue hook; Bruno gives light blue wedge." == table.told(3, "swapped")


def test_whoever_changes_something_takes_the_agreement_back():
    table = begun()

    table.play("blue: give red DB1", "blue: want red LB1", "blue: agree red 2", "red: want blue DB3")

    assert "not-an-option" == table.refused("red: agree blue 2").rule  # a late click on what lay there before
    table.play("red: agree blue 3")
    assert "DB1 DB2 DB3" == table.tablets("blue")


def test_r19_a_swap_is_an_exchange_of_one_or_two_from_each():
    table = begun()

    table.play("blue: give red DB1")
    assert "both-give" == table.refused("blue: agree red 1").rule
    table.play("blue: give red DB2")
    assert "enough-laid" == table.refused("blue: give red DB3").rule
    table.play("blue: clear red", "blue: give red DB1")
    assert "no-other-tablet" == table.refused("red: want blue DB1").rule


@pytest.mark.parametrize(
    ("options", "rule"),
    [({"swap_counts": "equal"}, "equal-numbers"), ({"swap_most": "1"}, "enough-laid")],
)
def test_a_table_may_ask_for_equal_numbers_or_one_each(options, rule):
    table = begun(**options)

    table.play("blue: give red DB1", "blue: want red LB1")
    if rule == "enough-laid":
        assert rule == table.refused("blue: give red DB2").rule
    else:
        table.play("blue: give red DB2")
        assert rule == table.refused("blue: agree red 3").rule


def test_a_table_may_let_one_give_for_nothing():
    table = begun(swap_sides="either")

    table.play("blue: give red DB1", "blue: agree red 1", "red: agree blue 1")

    assert "DB2 DB3" == table.tablets("blue")
    assert "Anna gives dark blue wedge; Bruno gives nothing." == table.told(3, "swapped")


def test_either_may_leave_and_the_sand_runs_out():
    table = begun()

    for _ in range(4):
        table.play("blue: give red DB1", "blue: clear red")
    assert "sand-run-out" == table.refused("blue: give red DB1").rule
    assert "leave" == table.options("blue")
    table.play("red: leave")

    assert "rest" == table.asks


def test_only_the_two_see_what_lies_between_them():
    table = begun()

    table.play("blue: give red DB1")

    assert "panel01.0.0" in table.pieces(0)
    assert "panel01.0.0" in table.pieces(1)
    assert "panel01.0.0" not in table.pieces(2)
    assert "panel01.0.0" not in table.pieces(None)
    assert "talking01" in table.pieces(2)
    assert [0, 1] == table.seats_asked


def test_offers_are_never_told_to_anybody():
    table = begun()
    before = len(table.events)

    table.play("blue: give red DB1", "blue: clear red", "red: want blue DB2")

    assert before == len(table.events)


def test_r20_in_the_event_everybody_negotiates_with_everybody_and_what_moved_stays():
    table = event("negotiation", tablets=TABLETS)

    assert 4 == len(table.seats_asked)
    table.play("blue: give red DB1", "red: give blue LB1", "green: want blue DB1", "green: give blue OC1")
    table.play("blue: agree green 2")
    table.play("blue: agree red 2", "red: agree blue 2")

    assert ("DB2 DB3 LB1", "DB1 LB2") == (table.tablets("blue"), table.tablets("red"))
    assert 1 == table.state.frozen[0][5]
    assert table.state.panel_of(0, 1) is None  # one swap a pair
    rest = table.state.panel_of(0, 3)
    assert rest is not None
    assert ([], [], -1) == (rest.from_one, rest.from_other, rest.agreed)  # the tablet that lay there is gone
    assert "moved-by-event" == table.refused("green: want blue LB1").rule


def test_the_event_is_over_when_everybody_is_done():
    table = event("negotiation", tablets=TABLETS)

    table.play("blue: leave", "red: leave", "yellow: leave")

    assert "rest" == table.asks  # nobody is left for Green to talk with


def test_r08_a_frozen_tablet_cannot_be_swapped_in_a_talk_and_the_refusal_says_why():
    table = deal(at="talk", talk_tokens="blue", tablets=TABLETS)
    table.state.frozen[0][0] = 1

    table.play("blue: propose red", "red: accept")

    refused = table.refused("blue: give red DB1")
    assert "moved-by-event" == refused.rule
    said = {language: GAME.texts.say(language, Text(f"no-{refused.rule}"), []) for language in ("en", "fr")}
    assert "It has changed hands by this round’s event." == said["en"]
    assert "Elle a changé de mains par l’événement de ce tour." == said["fr"]
