"""Cards and tokens: acquisition cards, events, missions, objectives and who knows them, vetoes, places at the table."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.games.enkidu.moves.telling import event_text, mission_text, objective_text, pile_text
from ludotheque.games.enkidu.names import BLOCKS, IN_BLOCK, NONE
from ludotheque.games.enkidu.state import State

# Acquisition cards.


def lay_card(s: State, side: int, card: int) -> None:
    """Lay an acquisition card face down."""
    s.played[side] = card
    if s.log is not None:
        s.tell("card-laid", {"who": side}, {s.seat_of[side]: {"who": side, "card": card}})


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
    s.deck[side * len(s.box.events) + event] += 1
    s.chooser[side] = s.seat_of[side]
    if s.log is not None:
        seat = s.seat_of[side]
        s.tell("event-chosen", {"who": side}, {seat: {"who": side, "card": event_text(s, event)}})


def take_back_events(s: State, side: int) -> None:
    """Take the chosen event cards back into the hand."""
    events = len(s.box.events)
    for event in range(events):
        s.deck[side * events + event] = 0


def set_events_aside(s: State, count: int, chance: Chance) -> None:
    """Set so many cards of the pile aside, unseen by anybody."""
    for _ in range(count):
        place = chance.draw("set-aside", s.deck)
        s.deck[place] -= 1
        s.left_out[place] += 1
    if count:
        s.tell("events-set-aside", {"cards": count})


def clear_events(s: State) -> None:
    """Take away the cards of the phase that is over, those nobody has seen among them."""
    s.revealed = []
    for place in range(len(s.deck)):
        s.deck[place] = 0
        s.left_out[place] = 0


def reveal_event(s: State, chance: Chance) -> int:
    """Turn over the next event card, and give it."""
    place = chance.draw("event", s.deck)
    s.deck[place] -= 1
    s.revealed.append(place)
    event = place % len(s.box.events)
    if s.log is not None:
        facts: Facts = {"card": event_text(s, event)}
        if s.variant.are_contributors_shown:
            s.tell("event-revealed", {**facts, "who": place // len(s.box.events)}, path=("events", "event"))
        else:
            s.tell("event-revealed-unsigned", facts, path=("events", "event"))
    return event


# Missions and objectives.


def is_mission_known(s: State, seat: int, side: int) -> bool:
    """Say whether a seat knows a mission."""
    return seat >= 0 and s.mission_known[side] >> seat & 1 == 1


def is_objective_known(s: State, seat: int, side: int, block: int) -> bool:
    """Say whether a seat knows what a side holds from a pile."""
    return seat >= 0 and s.objective_known[side * BLOCKS + block] >> seat & 1 == 1


def learn_mission(s: State, seat: int, side: int) -> None:
    """Note that a seat has seen a mission."""
    s.mission_known[side] |= 1 << seat


def learn_objective(s: State, seat: int, side: int, block: int) -> None:
    """Note that a seat has seen what a side holds from a pile."""
    s.objective_known[side * BLOCKS + block] |= 1 << seat


def learn_objectives(s: State, seat: int, side: int) -> None:
    """Note that a seat has seen all objectives of a side."""
    for block in range(BLOCKS):
        learn_objective(s, seat, side, block)


def draw_objective(s: State, side: int, block: int, chance: Chance) -> int:
    """Draw an objective that does not speak of its holder from what is left of a pile; the old one goes back."""
    place = side * BLOCKS + block
    old = s.objectives[place]
    weights = [0] * len(s.box.objectives)
    for card in range(block * IN_BLOCK, (block + 1) * IN_BLOCK):
        subject = s.box.objective_asks[card].subject
        if subject != side and subject < s.players and not is_held(s, card):
            weights[card] = 1
    card = chance.draw("objective", weights)
    for seat in range(s.players):
        s.ruled_out[s.marks(seat, side, block)] = 0
        if old != NONE and is_objective_known(s, seat, side, block):
            # Nobody who holds a card of this pile has got the one that goes back.
            for other in range(s.players):
                s.ruled_out[s.marks(seat, other, block)] |= 1 << old % IN_BLOCK
    s.objectives[place] = card
    s.objective_known[place] = 0
    s.blocks_shown[side] |= 1 << block
    learn_objective(s, s.seat_of[side], side, block)
    return card


def is_held(s: State, card: int) -> bool:
    """Say whether somebody holds an objective."""
    block = card // IN_BLOCK
    return any(s.objectives[side * BLOCKS + block] == card for side in range(s.players))


def gain_objective(s: State, side: int, chance: Chance) -> None:
    """Take one more objective, from the pile one has nothing of."""
    for block in range(BLOCKS):
        if s.objectives[side * BLOCKS + block] == NONE:
            card = draw_objective(s, side, block, chance)
            if s.log is not None:
                _tell_objective(s, "objective-gained", side, block, card)
            return


def renew_objective(s: State, side: int, block: int, chance: Chance) -> None:
    """Replace an objective by another one of the same pile."""
    card = draw_objective(s, side, block, chance)
    if s.log is not None:
        _tell_objective(s, "objective-renewed", side, block, card)


def _tell_objective(s: State, name: str, side: int, block: int, card: int) -> None:
    pile = pile_text(block)
    known: Facts = {"who": side, "pile": pile, "card": objective_text(s, card)}
    s.tell(name, {"who": side, "pile": pile}, {s.seat_of[side]: known})


def look_at_mission(s: State, side: int, target: int) -> None:
    """Look at another player's mission."""
    seat = s.seat_of[side]
    learn_mission(s, seat, target)
    s.mark_information_barrier()
    if s.log is not None:
        known: Facts = {"who": side, "whom": target, "card": mission_text(s, s.missions[target])}
        s.tell("mission-seen", {"who": side, "whom": target}, {seat: known})


def look_at_objectives(s: State, side: int, target: int) -> None:
    """Look at all objectives another player holds now."""
    seat = s.seat_of[side]
    learn_objectives(s, seat, target)
    s.mark_information_barrier()
    if s.log is not None:
        held = s.objectives[target * BLOCKS : (target + 1) * BLOCKS]
        cards = [objective_text(s, card) for card in held if card != NONE]
        known: Facts = {"who": side, "whom": target, "cards": cards}
        s.tell("objectives-seen", {"who": side, "whom": target}, {seat: known})


# Places at the table.


def take_over(s: State, side: int, target: int) -> None:
    """Two people change places; everything that lies there stays, and each keeps what they know."""
    mine, theirs = s.seat_of[side], s.seat_of[target]
    s.seat_of[side], s.seat_of[target] = theirs, mine
    learn_mission(s, mine, target)
    learn_mission(s, theirs, side)
    learn_objectives(s, mine, target)
    learn_objectives(s, theirs, side)
    s.mark_information_barrier()
    s.tell("places-changed", {"who": side, "whom": target})


def move_seats(s: State, side: int, target: int) -> None:
    """Two positions change places round the table, with all they have."""
    here, there = s.around.index(side), s.around.index(target)
    s.around[here], s.around[there] = target, side
    s.tell("seats-moved", {"who": side, "whom": target})


def pass_machine(s: State) -> None:
    """Hand the Time Machine to the left neighbour."""
    s.machine = s.left_of(s.machine)
    s.turn = s.machine
    s.tell("machine-passed", {"who": s.machine})


# Answers laid face down, and tokens.


def clear_answers(s: State) -> None:
    """Take the face-down answers away."""
    for side in range(s.players):
        s.answers[side] = NONE


def spend_veto(s: State, side: int) -> None:
    """Use the veto token, and with it the only veto of whoever does."""
    s.veto_tokens &= ~(1 << side)
    s.vetoed |= 1 << s.seat_of[side]
    s.vetoer = side
    s.tell("veto-laid", {"who": side})


def show_votes(s: State) -> None:
    """Show the votes together."""
    s.votes = s.answers.copy()
    clear_answers(s)
    if s.log is not None:
        for side in s.in_turn():
            s.tell("vote-upheld" if s.votes[side] else "vote-rejected", {"who": side})
