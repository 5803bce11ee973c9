"""Research cards and treatises: draw, exchange, play, publish, cite."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import changed
from ludotheque.games.unconscious_mind.moves.gains import (
    claim_reached_goals,
    gain_bright,
    gain_icons,
    gain_points,
    lose_icons,
)
from ludotheque.games.unconscious_mind.names import CITATIONS, NONE, QUALITIES, TREATISES
from ludotheque.games.unconscious_mind.state.table import State


def card_facts(s: State, card: int) -> Facts:
    """Describe a research card for a text."""
    printed = s.box.research[card]
    return {"card": f"research-{printed.name}", "quality": f"quality-{QUALITIES[printed.quality]}"}


def deck_size(s: State) -> int:
    """Count the research cards still to be drawn: what nobody has seen, less the cards lying face down."""
    return sum(s.research_bag) - sum([desk.pile for desk in s.desks])


def _from_bag(s: State, chance: Chance) -> int:
    card = chance.draw("research", s.research_bag)
    s.research_bag[card] -= 1
    return card


def draw_research(s: State, side: int, chance: Chance) -> None:
    """Take the top research card into one's hand."""
    card = _from_bag(s, chance)
    s.desks[side].hand.append(card)
    s.desks[side].hand.sort()
    if s.log is not None:
        facts: Facts = {"who": side, "is_id": 0}
        known = {s.seat_of[side]: {**facts, **card_facts(s, card)}}
        s.tell("card-drawn", facts, known, ("research", f"hand{side}"))


def open_research(s: State, chance: Chance) -> None:
    """Lay out the two open research cards."""
    for place in range(2):
        s.face_up[place] = _from_bag(s, chance)


def _leave_hand(s: State, side: int, card: int) -> None:
    """Take a card out of a hand; where others did not know it, they see it now."""
    desk = s.desks[side]
    if card in desk.seen_hand:
        desk.seen_hand.remove(card)
        return
    desk.hand.remove(card)
    if len(s.asked) > 1:
        s.mark_information_barrier()


def exchange(s: State, side: int, place: int, card: int) -> None:
    """Swap a card of one's hand with an open one, which everybody sees going there."""
    _leave_hand(s, side, card)
    taken = s.face_up[place]
    s.face_up[place] = card
    desk = s.desks[side]
    desk.seen_hand.append(taken)
    desk.seen_hand.sort()
    if s.log is not None:
        other = card_facts(s, card)
        facts: Facts = {"who": side, **card_facts(s, taken), "card2": other["card"], "quality2": other["quality"]}
        s.tell("card-exchanged", facts, path=(f"open.{place}", f"hand{side}"))


def play_card(s: State, side: int, card: int) -> None:
    """Lay a card of one's hand open; its icons count from now on."""
    _leave_hand(s, side, card)
    _lay_open(s, side, card)


def _lay_open(s: State, side: int, card: int) -> None:
    desk = s.desks[side]
    desk.played = [*desk.played, card]
    gain_icons(s, side, s.box.research[card].icons)
    if s.log is not None:
        s.tell("card-played", {"who": side, **card_facts(s, card)}, path=(f"hand{side}", f"played{side}"))
    claim_reached_goals(s, side)


def pile_up(s: State, side: int) -> bool:
    """Put the top research card face down on the Id's hand; nobody has seen it, so it is not drawn from the bag yet."""
    if not deck_size(s):
        s.tell("research-empty", {"who": side})
        return False
    s.desks[side].pile += 1
    s.tell("id-drew", {"who": side}, path=("research", f"hand{side}"))
    return True


def play_from_pile(s: State, side: int, chance: Chance) -> int:
    """Turn up the top card of the Id's hand and lay it open."""
    desk = s.desks[side]
    assert desk.pile, f"{side} plays from an empty pile"
    desk.pile -= 1
    card = _from_bag(s, chance)
    _lay_open(s, side, card)
    return card


def draw_and_exchange(s: State, side: int, place: int, chance: Chance) -> int:
    """Draw a card, leave it in place of an open one, and lay the open one into play."""
    drawn = _from_bag(s, chance)
    taken = s.face_up[place]
    s.face_up[place] = drawn
    if s.log is not None:
        other = card_facts(s, drawn)
        facts: Facts = {"who": side, **card_facts(s, taken), "card2": other["card"], "quality2": other["quality"]}
        s.tell("id-exchange", facts, path=(f"open.{place}", f"played{side}"))
    _lay_open(s, side, taken)
    return taken


def begin_treatise(s: State, side: int, treatise: int) -> None:
    """Take a treatise tile, its places still empty."""
    s.treatises = changed(s.treatises, treatise, 0)
    desk = s.desks[side]
    desk.treatises = [*desk.treatises, treatise]
    desk.volumes.append([NONE] * len(s.box.treatises[treatise].volumes))


def open_place(s: State, side: int, treatise: int, card: int) -> int:
    """Find the place a card takes: one of its quality first, else one for any quality; NONE if there is none."""
    desk = s.desks[side]
    volumes = desk.volumes[desk.treatises.index(treatise)]
    asked = s.box.treatises[treatise].volumes
    quality = s.box.research[card].quality
    for wanted in (quality, len(QUALITIES)):
        for place in range(len(asked)):
            if volumes[place] == NONE and asked[place] == wanted:
                return place
    return NONE


def add_volume(s: State, side: int, treatise: int, card: int) -> None:
    """Put a played card of one's own under a treatise; its icons are lost."""
    desk = s.desks[side]
    desk.played = [other for other in desk.played if other != card]
    lose_icons(s, side, s.box.research[card].icons)
    place = open_place(s, side, treatise, card)
    desk.volumes[desk.treatises.index(treatise)][place] = card


def cite(s: State, side: int, treatise: int, cited: int) -> None:
    """Take the rightmost volume of another side's treatise; its owner is paid."""
    for owner in range(s.sides):
        theirs = s.desks[owner]
        if cited in theirs.treatises:
            card = theirs.volumes[theirs.treatises.index(cited)].pop()
            desk = s.desks[side]
            desk.volumes[desk.treatises.index(treatise)][open_place(s, side, treatise, card)] = card
            if s.log is not None:
                facts: Facts = {"who": side, "whom": owner, "treatise": f"treatise-{s.box.treatises[cited].name}"}
                facts["is_theirs_id"] = s.is_id(owner)
                s.tell(
                    "volume-cited", {**facts, **card_facts(s, card)}, path=(f"treatise.{cited}", f"treatise.{treatise}")
                )
            gain_points(s, owner, s.box.constants["points_per_citation"], CITATIONS)
            gain_bright(s, owner, s.box.constants["bright_ideas_per_citation"])
            return


def publish(s: State, side: int, treatise: int) -> None:
    """Score a treatise whose places are filled."""
    printed = s.box.treatises[treatise]
    if s.log is not None:
        facts: Facts = {"who": side, "treatise": f"treatise-{printed.name}", "points": printed.points}
        s.tell("treatise-published", facts, path=(f"treatise.{treatise}", f"treatises{side}"))
    gain_icons(s, side, printed.icons)
    gain_points(s, side, printed.points, TREATISES)
    claim_reached_goals(s, side)


def move_to_left_end(s: State, side: int) -> None:
    """Lay the newest treatise to the left of the others."""
    desk = s.desks[side]
    desk.treatises = [desk.treatises[-1], *desk.treatises[:-1]]
    desk.volumes.insert(0, desk.volumes.pop())
