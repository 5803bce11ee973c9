"""Veto: window, vote, duel, decision."""

import pytest

from ludotheque.games.enkidu.names import INITIATION
from tests.games.enkidu.table import deal, event, go_on

ALL = "blue red yellow green"


def vetoed(by: str = "red", **setting):
    table = event("nanotechnology", veto_tokens=ALL, **setting)
    table.play(*(f"{name}: {'veto' if name == by else 'pass'}" for name in ALL.split()))
    return table


def test_there_is_no_veto_in_the_first_phase():
    table = event("chaos", phase=INITIATION, veto_tokens=ALL, seed=1)

    assert "rest" == table.asks


def test_only_those_with_a_token_are_asked_and_nothing_happens_before():
    table = event("nanotechnology", veto_tokens="red green")

    assert "red consider-veto, green consider-veto" == table.asks
    assert "reversed-next" not in table.happened
    table.play("all: pass")

    assert table.state.is_reversed_next
    assert "rest" == table.asks


def test_r15_of_several_the_first_in_turn_order_vetoes_and_only_his_token_is_spent():
    table = event("nanotechnology", veto_tokens="blue red yellow", machine="green")

    table.play("red: veto", "blue: pass", "yellow: veto")

    assert "yellow" == ("blue", "red", "yellow", "green")[table.state.vetoer]
    assert (True, True, False) == tuple(table.state.has_veto(side) for side in (0, 1, 2))
    assert 1 == table.happened.count("veto-laid")


def test_all_agree_that_it_stands_and_no_card_is_spent():
    table = vetoed()

    table.play("all: uphold")

    assert "rest" == table.asks
    assert not table.state.is_reversed_next
    assert all(hand.bit_count() == 15 for hand in table.state.hands)


def test_all_agree_that_it_does_not_stand():
    table = vetoed()

    table.play("all: reject")

    assert table.state.is_reversed_next
    assert not table.state.has_veto(1)


@pytest.mark.parametrize(("decision", "takes_place"), [("uphold", False), ("reject", True)])
def test_a_split_vote_is_decided_by_the_best_card_whatever_its_owner_voted(decision, takes_place):
    table = vetoed()

    table.play("blue: uphold", "red: uphold", "yellow: reject", "green: uphold")
    table.lay(blue=3, red=4, yellow=11, green=11)
    assert "green decide-veto" == table.asks  # clockwise from Blue: Red, Green, Yellow
    table.play(f"green: {decision}")

    assert takes_place == table.state.is_reversed_next
    assert all(hand.bit_count() == 14 for hand in table.state.hands)


def test_r13_in_a_reversed_round_the_lowest_card_decides_a_duel():
    table = vetoed(is_reversed=True)

    table.play("blue: uphold", "red: uphold", "yellow: reject", "green: uphold")
    table.lay(blue=3, red=4, yellow=11, green=12)

    assert "blue decide-veto" == table.asks


def test_r16_without_cards_the_holder_of_the_machine_decides():
    table = deal(
        at="late event",
        phase=1,
        machine="green",
        events="red.great-telekinesis",
        veto_tokens="blue",
        tablets={"red": "DB1 DB2 DB3"},
        luck="event:red.great-telekinesis",
    )

    table.play("blue: veto")
    table.play("blue: uphold", "red: uphold", "yellow: reject", "green: reject")

    assert "green decide-veto" == table.asks


@pytest.mark.parametrize("name", ["teleportation", "nanotechnology", "energy-cell"])
def test_r15_what_needs_cards_cannot_be_vetoed_without_any(name):
    table = deal(at="late event", phase=1, events=f"red.{name}", veto_tokens=ALL, luck=f"event:red.{name}")

    assert "hands-empty" == table.state.end
    assert "veto-laid" not in table.happened


def test_r15_gifts_follow_a_vetoed_event():
    table = vetoed(gifts=True, tablets={"yellow": "DB1"})

    table.play("all: uphold")

    assert "yellow give-gift" == table.asks


def test_e4_r14_a_vetoed_cataclysm_still_counts_as_seen():
    """Ruling 14: the first does nothing and asks nobody; the second is stopped; the third ends the game."""
    first = event("cataclysm", veto_tokens=ALL)
    second = event("cataclysm", cataclysms=1, veto_tokens=ALL, gifts=True, tablets={"yellow": "DB1"})
    second.play("blue: veto", "red: pass", "yellow: pass", "green: pass", "all: uphold")
    third = event("cataclysm", cataclysms=2, gifts=True, tablets={"yellow": "DB1"})

    assert ("rest", 1) == (first.asks, first.state.cataclysms)
    assert ("yellow give-gift", 2) == (second.asks, second.state.cataclysms)
    assert "cataclysm-struck" == third.state.end


def test_r14_a_vetoed_chaos_does_not_count_as_carried_out():
    table = event("chaos", veto_tokens="red")

    table.play("red: veto", "all: uphold")

    assert not table.state.is_chaos_done


def test_votes_are_shown_and_the_other_answers_never():
    table = event("nanotechnology", veto_tokens=ALL)

    table.play("yellow: veto", "green: veto")
    assert [-1, -1, 1, 1] == table.state.answers
    table.play("blue: pass", "red: pass")

    assert [-1] * 4 == table.state.answers
    assert "vote0" not in table.pieces(0)
    table.play("blue: uphold", "red: reject", "yellow: reject", "green: reject")
    assert {"vote0", "vote1", "vote2", "vote3"} <= set(table.pieces(None))


@pytest.mark.parametrize(("answer", "marks"), [("uphold", ["spent"]), ("reject", [])])
def test_a_stopped_event_keeps_its_mark_as_long_as_it_lies_there_and_votes_go_with_the_round(answer, marks):
    table = vetoed()
    assert ["spent"] == table.pieces(None)["event"].marks
    table.play(f"all: {answer}")
    assert "vote0" in table.pieces(None)

    table = go_on(table, "end", "die:1 die:1 bag:DB1 bag:DB1")

    assert "vote0" not in table.pieces(None)
    assert marks == table.pieces(None)["event"].marks
    said = [fact.id for fact in table.pieces(None)["event"].facts]
    assert ("vetoed-by" in said) == bool(marks)
