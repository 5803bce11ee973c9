"""The whole kit on a game that is never compiled, with what Clocks does not use: Open, asides, people who move."""

import os

import pytest

from ludotheque.engine import flow, state
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.match import Match
from ludotheque.lab import kit
from ludotheque.lab.leaks import LEAKS, caught, hidden_zones
from tests.engine.toy import GAME
from tests.engine.toy.rules import PRICE, NamePrice

CASES = [kit.Case(GAME, seats, {}, seed) for seats in GAME.seats for seed in range(6)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(
    "check",
    [
        kit.check_flow,
        kit.check_scenes,
        kit.check_storage,
        kit.check_undo,
        kit.check_lanes,
        kit.check_secrecy,
        kit.check_worlds,
        kit.check_declared,
        kit.check_redealt_games_end,
        kit.check_redeal,
    ],
    ids=lambda check: check.__name__,
)
def test_the_kit_holds(check, case):
    check(case)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak):
    zones = hidden_zones(CASES)

    assert [] == [zone for zone in zones if caught(leak(zone), CASES[::-1]) is None]


@pytest.mark.skipif("LUDOTHEQUE_COMPILED" not in os.environ, reason="only the compiled run has a compiled engine")
def test_it_runs_on_the_compiled_engine_without_being_compiled():
    assert flow.__file__.endswith(".so")
    assert state.__file__.endswith(".so")
    assert type(GAME.start(2, {}, RandomChance(1))).__module__.startswith("tests.")


def test_what_others_lay_face_down_asks_nobody_anew(monkeypatch):
    asked = []

    def candidates(_step, _s, side):
        asked.append(side)
        return PRICE

    monkeypatch.setattr(NamePrice, "candidates", candidates)
    match = Match(GAME, 3, {}, RandomChance(5))
    match.play(1, GAME.actions.parse("price 0"))

    assert [0, 1, 2] == asked


def at_the_heap():
    """A match of three in which everybody has named a price, and all may grab."""
    match = Match(GAME, 3, {}, RandomChance(5))
    for seat in range(3):
        match.play(seat, GAME.actions.parse("price 0"))
    return match


def test_open_is_first_come_first_served_and_a_late_click_still_counts():
    match = at_the_heap()
    number = match.number(2)

    match.play(1, GAME.actions.parse("grab"))
    match.play(1, GAME.actions.parse("grab"))

    assert [0, 1, 2] == flow.waiting(match.state)
    assert number == match.number(2)
    match.play(2, GAME.actions.parse("grab"))
    assert 0 == match.state.heap


def test_open_closes_for_everybody_when_nothing_is_left():
    match = at_the_heap()

    for _ in range(3):
        match.play(0, GAME.actions.parse("grab"))

    assert [0] == flow.waiting(match.state)
    with pytest.raises(Refused):
        match.play(1, GAME.actions.parse("grab"))


def test_what_is_not_even_listed_may_have_a_reason_of_its_own():
    """A step need not list everything that somebody may try: it is asked about the rest when it is tried."""
    match = at_the_heap()

    assert [] == flow.refusals(match.state, 1)
    with pytest.raises(Refused, match="too-late"):
        match.play(1, GAME.actions.parse("price 1"))
    with pytest.raises(Refused, match="not-an-option"):
        match.play(1, GAME.actions.parse("sell"))


def test_an_aside_leaves_the_question_where_it_was():
    match = at_the_heap()
    for _ in range(3):
        match.play(0, GAME.actions.parse("grab"))
    before = flow.decision(match.state, 0)

    match.play(0, GAME.actions.parse("look 1"))

    after = flow.decision(match.state, 0)
    assert before is not None
    assert after is not None
    assert before.step == after.step
    assert "look 1" not in map(str, after.options)
    assert not match.may_undo(0), "what was seen cannot be unseen"


def test_an_aside_is_offered_apart_in_the_scene():
    match = at_the_heap()
    for _ in range(3):
        match.play(0, GAME.actions.parse("grab"))

    weights = {option.action: option.weight for option in match.scene(0).options}

    assert {"keep": "main", "sell": "main", "trade": "main", "look 1": "aside", "look 2": "aside"} == weights


def test_an_option_says_how_many_where_that_is_what_one_chooses():
    prices = {option.action: option.amount for option in Match(GAME, 3, {}, RandomChance(5)).scene(0).options}
    match = at_the_heap()
    for _ in range(3):
        match.play(0, GAME.actions.parse("grab"))

    assert {"price 0": 0, "price 1": 1, "price 2": 2, "price 3": 3} == prices
    assert {None} == {option.amount for option in match.scene(0).options}, "`look 1` is the number of a card"


def test_knowledge_moves_with_the_person_and_the_board_stays():
    match = at_the_heap()
    for _ in range(3):
        match.play(0, GAME.actions.parse("grab"))
    cards = match.state.cards.copy()

    match.play(0, GAME.actions.parse("trade"))

    s = match.state
    assert [1, 0, 2] == s.seat_of
    assert cards == s.cards
    known = {thing.zone: thing.known_by for thing in GAME.hidden(s)}
    assert {"card0": {0, 1}, "card1": {0, 1}, "card2": {2}} == known
    assert [0] == flow.waiting(s), "side 1 is asked, and seat 0 sits there now"
