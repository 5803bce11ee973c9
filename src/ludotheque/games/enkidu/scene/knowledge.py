"""What does not lie open, and who knows it; what can be neither lost nor made."""

from ludotheque.engine.game import Hidden
from ludotheque.games.enkidu.state import BLOCKS, KINDS, NONE, TABLETS, State

NOBODY_KNOWS: frozenset[int] = frozenset()


def seats_of(mask: int) -> frozenset[int]:
    """List the seats whose bits are set."""
    return frozenset(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def hidden(s: State) -> list[Hidden]:
    """List what does not lie open to everybody."""
    found = [Hidden("removed", tuple(s.removed), NOBODY_KNOWS)]
    if any(s.left_out):
        found.append(Hidden("left-out", tuple(s.left_out), NOBODY_KNOWS))
    for side in range(s.players):
        found += _secrets(s, side)
        found += _events(s, side)
        found += _face_down(s, side)
    for place, panel in enumerate(s.panels):
        if panel.is_swapped:
            continue
        value = (*panel.from_one, NONE, *panel.from_other, NONE, panel.number, panel.agreed)
        found.append(Hidden(f"panel{place}", value, frozenset({s.seat_of[panel.one], s.seat_of[panel.other]})))
    return found


def _secrets(s: State, side: int) -> list[Hidden]:
    """At the end of the game missions and objectives are shown."""
    if s.end:
        return []
    found = [Hidden(f"mission{side}", s.missions[side], seats_of(s.mission_known[side]))]
    for block in range(BLOCKS):
        place = side * BLOCKS + block
        if s.objectives[place] != NONE or not s.variant.are_blocks_public:
            known_by = seats_of(s.objective_known[place])
            found.append(Hidden(f"objective{side}.{block}", s.objectives[place], known_by))
    return found


def _events(s: State, side: int) -> list[Hidden]:
    events = len(s.box.events)
    cards = s.unseen_events(side)
    if not s.variant.are_contributors_shown:
        for card in s.revealed:
            if card // events == side:
                cards[card % events] += 1
    return [Hidden(f"events{side}", tuple(cards), frozenset({s.chooser[side]}))] if any(cards) else []


def _face_down(s: State, side: int) -> list[Hidden]:
    owner = frozenset({s.seat_of[side]})
    found = []
    if s.played[side] != NONE and not s.are_cards_open and s.hands[side].bit_count() > 1:
        found.append(Hidden(f"card{side}", s.played[side], owner))
    if s.answers[side] != NONE:
        found.append(Hidden(f"answer{side}", s.answers[side], owner))
    if s.proposals[side] != NONE:
        found.append(Hidden(f"proposal{side}", s.proposals[side], owner))
    return found


def conserved(s: State) -> dict[str, int]:
    """Count the tablets of each kind, wherever they are, and the cards that are dealt."""
    counts = {
        name: s.bag[kind] + s.removed[kind] + s.pool[kind] + s.carry[kind] + sum(held[kind] for held in s.tablets)
        for kind, name in enumerate(TABLETS[:KINDS])
    }
    held = [card for card in s.objectives if card != NONE]
    # Nobody shares a card, nobody has one about himself, and all hands are of one size.
    counts["missions"] = len(set(s.missions))
    counts["doubles"] = len(held) - len(set(held))
    counts["about oneself"] = sum(
        card != NONE and s.box.objective_asks[card].subject == place // BLOCKS
        for place, card in enumerate(s.objectives)
    )
    assert counts["doubles"] == counts["about oneself"] == 0, f"objectives dealt against the rules: {s.objectives}"
    counts["events"] = _event_cards(s)
    counts["sizes of hands"] = len({hand.bit_count() for hand in s.hands})
    return counts


def _event_cards(s: State) -> int:
    """Count by how many the cards of this phase, in the pile, set aside and revealed, differ from those chosen."""
    if s.round == 0:
        return 0  # they are being chosen
    return sum(s.deck) + sum(s.left_out) + len(s.revealed) - s.choices() * s.players
