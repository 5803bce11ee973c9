"""Missions and objectives, and who knows them."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import changed
from ludotheque.games.enkidu.moves.telling import mission_text, objective_text, pile_text
from ludotheque.games.enkidu.names import BLOCKS, NONE, card_in_pile, holding_of, place_in_pile
from ludotheque.games.enkidu.state import State


def learn_mission(s: State, seat: int, side: int) -> None:
    """Note that a seat has seen a mission."""
    s.mission_known = changed(s.mission_known, side, s.mission_known[side] | 1 << seat)


def learn_objective(s: State, seat: int, side: int, block: int) -> None:
    """Note that a seat has seen what a side holds from a pile."""
    place = holding_of(side, block)
    s.objective_known = changed(s.objective_known, place, s.objective_known[place] | 1 << seat)


def learn_objectives(s: State, seat: int, side: int) -> None:
    """Note that a seat has seen all objectives of a side."""
    for block in range(BLOCKS):
        learn_objective(s, seat, side, block)


def draw_objective(s: State, side: int, block: int, chance: Chance) -> int:
    """Draw an objective that does not speak of its holder from what is left of a pile; the old one goes back."""
    place = holding_of(side, block)
    old = s.objectives[place]
    weights = [0] * len(s.box.objectives)
    for card in range(card_in_pile(block, 0), card_in_pile(block + 1, 0)):
        subject = s.box.objective_asks[card].subject
        if subject != side and subject < s.players and card not in s.objectives:
            weights[card] = 1
    card = chance.draw("objective", weights)
    s.ruled_out = s.ruled_out.copy()
    for seat in range(s.players):
        s.ruled_out[s.marks(seat, side, block)] = 0
        if old != NONE and s.knows_objective(seat, side, block):
            # Nobody who holds a card of this pile has got the one that goes back.
            for other in range(s.players):
                s.ruled_out[s.marks(seat, other, block)] |= 1 << place_in_pile(old)
    s.objectives = changed(s.objectives, place, card)
    s.objective_known = changed(s.objective_known, place, 0)
    s.blocks_shown = changed(s.blocks_shown, side, s.blocks_shown[side] | 1 << block)
    learn_objective(s, s.seat_of[side], side, block)
    return card


def gain_objective(s: State, side: int, chance: Chance) -> None:
    """Take one more objective, from the pile one has nothing of."""
    for block in range(BLOCKS):
        if s.objective(side, block) == NONE:
            card = draw_objective(s, side, block, chance)
            if s.log is not None:
                _tell_objective(s, "objective-gained", side, block, card)
            return


def gain_objectives(s: State, chance: Chance) -> None:
    """Give everybody one more objective; once in a game."""
    s.is_chaos_done = True
    for side in s.in_turn():
        gain_objective(s, side, chance)


def hide_piles(s: State) -> None:
    """Let nobody know which piles the others have a card of."""
    s.blocks_shown = [0] * s.players


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
        cards = [objective_text(s, card) for card in s.objectives_of(target) if card != NONE]
        known: Facts = {"who": side, "whom": target, "cards": cards}
        s.tell("objectives-seen", {"who": side, "whom": target}, {seat: known})
