"""Rulings R01 to R27 of the specification that no other page keeps: the others carry their number in their name."""

import re
from pathlib import Path

import pytest

from ludotheque.engine import flow
from ludotheque.engine.scene import Text
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.moves import places
from ludotheque.games.enkidu.names import (
    BLOCKS,
    DEVELOPMENT,
    GLAZES,
    IN_BLOCK,
    INITIATION,
    MISSION_FAILED,
    MISSION_FULFILLED,
    MOST_GLAZE,
    MOST_SIGN,
    NONE,
    POSITIONS,
    SIGNS,
)
from ludotheque.games.enkidu.state import Condition
from ludotheque.games.enkidu.turn.proposals import ProposeTalk
from tests.games.enkidu.table import deal, event, go_on, start

OBJECTIVES = {"blue": "O05 O12 O27", "red": "O02 O16 O32", "green": "O03 O15 O19", "yellow": "O08 O23 O30"}
CASES = {
    *(f"d{number}" for number in range(1, 12)),
    *(f"sc{number}" for number in range(1, 10)),
    *(f"e{number}" for number in range(1, 6)),
    *(f"r{number:02}" for number in range(1, 28)),
}


def asks_of(pile: int) -> list[Condition]:
    return GAME.box.objective_asks[pile * IN_BLOCK : (pile + 1) * IN_BLOCK]


def test_every_case_and_ruling_has_a_test_of_its_name():
    found: set[str] = set()
    for page in Path(__file__).parent.glob("test_*.py"):
        text = page.read_text()
        for name in re.findall(r"^def test_(\w+)\(", text, re.MULTILINE):
            found.update(word for word in name.split("_")[:2] if word in CASES)
        found.update(case.lower() for case in re.findall(r'^ +\("(D\d+)", ', text, re.MULTILINE))

    assert set() == CASES - found


def test_r02_there_are_five_tablet_colours_and_ochre_is_the_only_yellow_one():
    assert ("dark-blue", "light-blue", "ochre", "violet", "red") == GLAZES
    assert "ochre wedge" == GAME.texts.say("en", Text("tablet-OC1", {}), [])
    assert MOST_GLAZE == GAME.box.mission_asks[GAME.box.missions.index("M08")].word
    assert GLAZES.index("ochre") == GAME.box.mission_asks[GAME.box.missions.index("M08")].what


def test_r03_the_four_piles_are_categories_with_two_cards_about_each_player():
    missions, totals, colours, rest = ({ask.word for ask in asks_of(pile)} for pile in range(BLOCKS))

    assert {MISSION_FULFILLED, MISSION_FAILED} == missions
    assert not totals & {MISSION_FULFILLED, MISSION_FAILED, MOST_GLAZE, MOST_SIGN}
    assert {MOST_GLAZE} == colours
    assert MOST_SIGN in rest
    for pile in range(BLOCKS):
        assert [0, 0, 1, 1, 2, 2, 3, 3] == sorted(ask.subject for ask in asks_of(pile))


def test_r03_without_green_six_cards_of_each_pile_are_left():
    green = POSITIONS.index("green")

    assert [6] * BLOCKS == [sum(ask.subject != green for ask in asks_of(pile)) for pile in range(BLOCKS)]


def test_r04_two_colours_and_one_sign_are_asked_of_each_player():
    colours = [(POSITIONS[ask.subject], GLAZES[ask.what]) for ask in asks_of(2)]
    signs = [(POSITIONS[ask.subject], SIGNS[ask.what]) for ask in asks_of(3) if ask.word == MOST_SIGN]

    assert [("yellow", "ochre"), ("yellow", "light-blue"), ("blue", "dark-blue"), ("blue", "red")] == colours[:4]
    assert [("red", "violet"), ("red", "ochre"), ("green", "light-blue"), ("green", "dark-blue")] == colours[4:]
    assert [("yellow", "wedge"), ("blue", "hook"), ("red", "arrow"), ("green", "pair")] == signs


def test_r05_which_pile_is_left_out_is_drawn_for_each_player():
    lacking = set()
    for seed in range(60):
        s = start(4, seed).state
        for side in range(4):
            held = s.objectives[side * BLOCKS : (side + 1) * BLOCKS]
            assert all(card == NONE or card // IN_BLOCK == pile for pile, card in enumerate(held))
            lacking.add((side, held.index(NONE)))

    assert {(side, pile) for side in range(4) for pile in range(BLOCKS)} == lacking


def test_r06_objectives_nobody_was_dealt_can_be_drawn_later():
    drawn = set()
    for seed in range(60):
        table = deal(at="event", phase=DEVELOPMENT, events="blue.renovation", objectives=OBJECTIVES, seed=seed)
        table.play("blue: renew A")
        drawn.add(table.objective("blue", "A"))

    assert {"O01", "O04", "O07"} == drawn  # not about Blue, in nobody's hand, not the one put back


def test_r07_the_second_of_two_tied_for_first_sets_the_odd_tablet_aside_before_the_third_takes_his():
    table = deal(pool="4*DB1 3*LB2 2*OC3 J")

    table.lay(green=12, yellow=12, blue=7, red=3)
    table.play(*["green: take DB1"] * 4, *["yellow: take LB2"] * 3, "yellow: take OC3")
    assert "yellow set-one-aside" == table.asks
    assert "set-aside OC3, set-aside J" == table.options("yellow")
    table.play("yellow: set-aside J")

    assert ("OC3", "J") == (table.tablets("blue"), table.carry)


def test_r09_an_option_is_there_only_if_it_can_be_carried_out_completely():
    table = event("great-telekinesis", tablets={"red": "DB1 DB2", "green": "LB1"})

    assert "keep-from red" == table.options("blue")
    refused = table.refused("blue: bag-from red")
    assert ("too-few-tablets", 3, 2) == (refused.rule, refused.facts["needs"], refused.facts["free"])


def test_r11_looking_renewing_and_changing_places_may_be_declined():
    for name, phase in (("narrow-sight", INITIATION), ("wide-sight", INITIATION), ("renovation", DEVELOPMENT)):
        assert "pass" in event(name, phase=phase, objectives=OBJECTIVES).options("blue")
    jump = event("teleportation").lay(blue=15, red=3, green=4, yellow=2)

    assert "pass" in jump.options("blue")


def test_r12_the_card_put_back_can_be_drawn_by_the_next_one():
    found = set()
    for seed in range(40):
        table = deal(at="event", phase=DEVELOPMENT, events="blue.renovation", objectives=OBJECTIVES, seed=seed)
        table.play("blue: renew A", "red: renew A")
        found.add(table.objective("red", "A"))

    assert "O05" in found


def test_r15_a_veto_is_tried_once_for_each_card():
    table = event("nanotechnology", veto_tokens="blue red yellow green")

    table.play("blue: veto", "red: pass", "yellow: pass", "green: pass", "all: reject")

    assert "rest" == table.asks
    assert table.state.is_reversed_next
    assert [False, True, True, True] == [table.state.has_veto(side) for side in range(4)]


def test_r17_the_token_of_a_place_that_is_taken_over_can_be_used():
    table = event("teleportation", veto_tokens="blue")
    table.play("blue: pass").lay(blue=4, red=15, green=14, yellow=2)
    table.play("red: change-places blue")
    s = table.state
    s.deck[1 * len(s.box.events) + s.box.events.index("nanotechnology")] = 1

    table = go_on(table, "event", "event:red.nanotechnology")

    assert "blue consider-veto" == table.asks
    assert [1] == table.seats_asked


def test_r30_one_veto_for_each_game_and_player_wherever_the_player_sits():
    """Red's person has vetoed and takes over Blue's place, where a token lies: it is idle until somebody else comes."""
    table = event("teleportation", veto_tokens="blue red")
    table.play("blue: pass", "red: veto", "all: reject").lay(blue=4, red=15, green=14, yellow=2)
    table.play("red: change-places blue")

    assert (True, False) == (table.state.veto_tokens & 1 == 1, table.state.has_veto(0))
    assert "token-veto-idle" == table.pieces(None)["tokens0.veto"].label.id
    s = table.state
    s.deck[1 * len(s.box.events) + s.box.events.index("nanotechnology")] = 1
    table = go_on(table, "event", "event:red.nanotechnology")
    assert "rest" == table.asks  # Blue's person has no token any more, Red's person no veto

    places.take_over(s, 0, 2)
    s.deck[1 * len(s.box.events) + s.box.events.index("nanotechnology")] = 1
    table = go_on(table, "event", "event:red.nanotechnology")
    assert ("blue consider-veto", [2]) == (table.asks, table.seats_asked)


def test_r30_a_negotiation_token_belongs_to_the_place():
    table = deal(at="talk", talk_tokens="blue red")
    table.play("blue: pass", "red: propose green", "green: accept", "blue: allow", "red: leave")
    places.take_over(table.state, 0, 1)

    table = go_on(table, "talk")

    assert ("blue propose-talk", [1]) == (table.asks, table.seats_asked)


def test_r18_proposals_are_asked_for_at_the_pauses_of_a_round_and_between_the_phases():
    table = start(4, 3, length="short")
    s = table.state
    asked = 0
    while s.phase == INITIATION:
        seat = flow.first_asked(s)
        decision = flow.decision(s, seat)
        assert decision is not None
        asked += seat == 0 and isinstance(decision.step, ProposeTalk)
        flow.play(s, seat, decision.step.fallback(s, decision.side), table.chance)

    assert 5 * 4 + 1 == asked


def test_r18_there_is_a_pause_between_the_event_and_the_gifts():
    """At any time: so also when everybody has seen what the event did, and before anybody gives."""
    table = deal(
        at="development round",
        phase=DEVELOPMENT,
        talk_tokens="red",
        tablets={"blue": "DB1"},
        luck="die:1 die:1 bag:LB1 bag:LB2",
    )
    asked = [table.asks]
    while asked[-1] != "blue give-gift":
        for seat in table.seats_asked:
            decision = flow.decision(table.state, seat)
            assert decision is not None
            flow.play(table.state, seat, decision.step.fallback(table.state, decision.side), table.chance)
        asked.append(table.asks)

    assert "red propose-talk" == asked[-2]
    assert 4 == asked.count("red propose-talk")


@pytest.mark.parametrize(("contributors", "told"), [("shown", "event-revealed"), ("secret", "event-revealed-unsigned")])
def test_r25_whose_event_it_is_shows_when_it_is_revealed(contributors, told):
    table = event("nanotechnology", by="red", contributors=contributors)

    assert told in table.happened
    assert ("Bruno" in table.told(3, told)) == (contributors == "shown")


def test_r25_everybody_sees_which_piles_an_objective_is_from():
    table = deal(objectives=OBJECTIVES)

    assert {"secrets1.A", "secrets1.B", "secrets1.D"} <= set(table.pieces(0))
    assert "secrets1.C" not in table.pieces(0)
