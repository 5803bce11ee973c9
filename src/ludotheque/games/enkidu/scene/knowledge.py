"""What can be neither lost nor made."""

from ludotheque.games.enkidu.state import BLOCKS, KINDS, NONE, TABLETS, State


def conserved(s: State) -> dict[str, int]:
    """Count the tablets of each kind, wherever they are, and the cards that are dealt."""
    counts = {
        name: s.bag[kind] + s.removed[kind] + s.pool[kind] + s.carry[kind] + sum(held[kind] for held in s.tablets)
        for kind, name in enumerate(TABLETS[:KINDS])
    }
    held = [card for card in s.objectives if card != NONE]
    # Nobody shares a card, nobody has one about themselves, and all hands are of one size.
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
