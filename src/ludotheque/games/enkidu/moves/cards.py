"""Cards: acquisition cards and events."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import changed
from ludotheque.games.enkidu.moves.telling import event_text
from ludotheque.games.enkidu.names import NONE
from ludotheque.games.enkidu.state import State

# Acquisition cards.


def lay_card(s: State, side: int, card: int) -> None:
    """Lay an acquisition card face down."""
    s.played[side] = card
    if s.log is not None:
        s.tell("card-laid", {"who": side}, {s.seat_of[side]: {"who": side, "card": card}})


def take_card_back(s: State, side: int) -> None:
    """Take a card that lies face down back into the hand."""
    s.played[side] = NONE


def clear_cards(s: State) -> None:
    """Put the acquisition cards on the table to the spent ones."""
    s.are_cards_open = False
    for side in range(s.players):
        s.played[side] = NONE


def reveal_cards(s: State) -> None:
    """Turn the cards over together; they are spent."""
    s.are_cards_open = True
    for side in s.in_turn():
        s.hands[side] &= ~(1 << s.played[side])
        if s.log is not None:
            s.tell("card-revealed", {"who": side, "card": s.played[side]})


# Events.


def choose_event(s: State, side: int, event: int) -> None:
    """Put an event card into the pile, face down."""
    place = s.event_place(side, event)
    s.deck = changed(s.deck, place, s.deck[place] + 1)
    s.chooser = [s.seat_of[k] if k == side else seat for k, seat in enumerate(s.chooser)]
    if s.log is not None:
        seat = s.seat_of[side]
        s.tell("event-chosen", {"who": side}, {seat: {"who": side, "card": event_text(s, event)}})


def take_back_events(s: State, side: int) -> None:
    """Take the chosen event cards back into the hand."""
    s.deck = s.deck.copy()
    for event in range(len(s.box.events)):
        s.deck[s.event_place(side, event)] = 0


def set_events_aside(s: State, count: int, chance: Chance) -> None:
    """Set so many cards of the pile aside, unseen by anybody."""
    for _ in range(count):
        place = chance.draw("set-aside", s.deck)
        s.deck = changed(s.deck, place, s.deck[place] - 1)
        s.left_out = changed(s.left_out, place, s.left_out[place] + 1)
    if count:
        s.tell("events-set-aside", {"cards": count})


def clear_events(s: State) -> None:
    """Take away the cards of the phase that is over, those nobody has seen among them."""
    s.revealed = []
    s.deck = [0] * len(s.deck)
    s.left_out = [0] * len(s.left_out)


def reveal_event(s: State, chance: Chance) -> int:
    """Turn over the next event card, and give it."""
    place = chance.draw("event", s.deck)
    s.deck = changed(s.deck, place, s.deck[place] - 1)
    s.revealed = [*s.revealed, place]
    event = s.event_at(place)
    if s.log is not None:
        facts: Facts = {"card": event_text(s, event)}
        if s.variant.are_contributors_shown:
            s.tell("event-revealed", {**facts, "who": s.contributor_at(place)}, path=("events", "event"))
        else:
            s.tell("event-revealed-unsigned", facts, path=("events", "event"))
    return event
