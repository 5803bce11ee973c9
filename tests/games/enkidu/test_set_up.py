"""Set-up, the choice of events, and the two phases."""

import pytest

from ludotheque.engine import flow
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.names import DEVELOPMENT, INITIATION, NONE
from tests.games.enkidu.table import EVENTS, deal, start

LENGTHS = [(3, "long"), (4, "long"), (3, "short"), (4, "short")]


@pytest.mark.parametrize(("players", "length"), LENGTHS)
def test_everybody_gets_a_mission_three_objectives_and_a_hand(players, length):
    for seed in range(30):
        s = start(players, seed, length=length).state

        held = [s.objectives[side * 4 : side * 4 + 4] for side in range(players)]
        assert [3] * players == [sum(card != NONE for card in cards) for cards in held]
        assert players == len(set(s.missions))
        assert all(hand.bit_count() == (15 if length == "long" else 12) for hand in s.hands)
        for side, cards in enumerate(held):
            asks = [GAME.box.objective_asks[card] for card in cards if card != NONE]
            assert all(ask.subject != side and ask.subject < players for ask in asks)


@pytest.mark.parametrize(("length", "bag"), [("long", 98), ("short", 73)])
def test_r27_ten_tablets_are_removed_unseen(length, bag):
    """Ruling 27: in the short game as well."""
    s = start(length=length).state

    assert (bag, 10) == (sum(s.bag), sum(s.removed))
    assert 8 == s.bag[-1] + s.removed[-1]


def test_the_default_seating_is_the_rulebooks():
    assert [0, 1, 3, 2] == start(4).state.around
    assert [0, 1, 2] == start(3).state.around
    assert {0, 1, 2, 3} == set(start(4, seating="random").state.around)
    assert 1 < len({tuple(start(4, seed, seating="random").state.around) for seed in range(9)})


def test_two_of_five_events_are_chosen_in_secret_and_together():
    table = start()

    assert 4 == len(table.seats_asked)
    assert 5 == len(flow.options(table.state, 0))
    table.play("blue: choose chaos")
    assert "choose chaos" not in table.options("blue")
    table.play("blue: choose wide-sight")

    assert [1, 2, 3] == table.seats_asked
    assert "Anna puts an event into the pile." == table.told(1, "event-chosen")
    assert "Anna puts Wide clairvoyance into the pile." == table.told(0, "event-chosen")


def choose_all(table, *names):
    while table.asks.count("choose-events"):
        seat = table.seats_asked[0]
        options = [str(option) for option in flow.options(table.state, seat)]
        wanted = next((f"choose {name}" for name in names if f"choose {name}" in options), options[0])
        flow.play(table.state, seat, GAME.actions.parse(wanted), table.chance)


def play_on(table):
    """Let the first who is asked give the answer that stands for none."""
    seat = table.seats_asked[0]
    asked = flow.decision(table.state, seat)
    assert asked is not None
    flow.play(table.state, seat, asked.step.fallback(table.state, asked.side), table.chance)


@pytest.mark.parametrize(
    ("players", "length", "aside", "left"),
    [(4, "long", 2, 6), (3, "long", 0, 6), (4, "short", 3, 5), (3, "short", 1, 5)],
)
def test_r26_event_cards_are_set_aside_unseen_so_that_one_is_left_for_each_round(players, length, aside, left):
    table = start(players, length=length)
    choose_all(table)
    s = table.state

    assert (left, aside) == (sum(s.deck), sum(s.left_out))
    face = table.pieces(None)["events"].face
    assert face is not None
    assert left == face.value
    said = [(fact.id, fact.facts) for fact in table.pieces(None)["events"].facts]
    assert ([("events-set-aside", {"cards": aside})] if aside else []) == said
    while s.round < left or s.phase != INITIATION or any(s.deck):
        play_on(table)
    assert (0, aside) == (sum(s.deck), sum(s.left_out))  # the last event has turned up, and nobody has seen the others
    assert left == len(s.revealed)
    while s.phase == INITIATION:
        play_on(table)
    assert 0 == sum(s.left_out)
    choose_all(table)
    assert 0 == sum(s.left_out)  # in the second phase none is set aside
    assert [] == table.pieces(None)["events"].facts


@pytest.mark.parametrize(("players", "length"), LENGTHS)
def test_r26_phases_have_the_rounds_and_piles_of_the_book(players, length):
    """Ruling 26: with three players none of six events is dropped, in the short game one."""
    table = start(players, length=length)
    choose_all(table)
    s = table.state
    in_pile = sum(s.deck)
    rounds = 0
    while s.phase != DEVELOPMENT and not s.end:
        rounds = max(rounds, s.round)
        play_on(table)

    assert in_pile == rounds
    assert (6 if length == "long" else 5) == rounds
    choose_all(table)
    assert (3 if length == "long" else 2) * players == sum(s.deck)


def test_both_cataclysms_may_be_chosen():
    table = start(4, 3)
    choose_all(table)
    s = table.state
    while s.phase != DEVELOPMENT:
        play_on(table)
    assert 9 == len(flow.options(s, 0))

    choose_all(table, "cataclysm", "cataclysm")

    cataclysm = EVENTS.index("cataclysm")
    assert [2, 2, 2, 2] == [s.deck[side * len(EVENTS) + cataclysm] for side in range(4)]


def test_r26_an_empty_pile_means_a_round_without_event_but_with_gifts():
    table = deal(3, at="event and gifts", phase=DEVELOPMENT, tablets={"blue": "DB1"})

    assert "no-event" in table.happened
    assert "blue give-gift" == table.asks


def test_every_option_is_offered_to_both_numbers_of_players():
    for players in GAME.seats:
        chosen = GAME.checked_options(players, {})

        assert len(GAME.options) == len(chosen)
