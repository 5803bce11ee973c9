"""Negotiation: tokens, and the tablets two players lay between them."""

from ludotheque.games.enkidu.moves.telling import tablets_or_nothing
from ludotheque.games.enkidu.names import NONE, NUMBERS, POSITIONS, TABLETS
from ludotheque.games.enkidu.state import Panel, State


def spend_token(s: State, side: int) -> None:
    """Use the negotiation token."""
    s.talk_tokens &= ~(1 << side)


def open_panel(s: State, one: int, other: int) -> None:
    """Clear a place between two players."""
    s.panels.append(Panel(one=min(one, other), other=max(one, other)))


def note_talk(s: State, one: int, other: int) -> None:
    """Note that two players talk at this point of the round."""
    s.talked |= 1 << (min(one, other) * len(POSITIONS) + max(one, other))


def have_talked(s: State, one: int, other: int) -> bool:
    """Say whether two players have talked at this point of the round."""
    return s.talked >> (min(one, other) * len(POSITIONS) + max(one, other)) & 1 == 1


def lay(panel: Panel, owner: int, kind: int) -> None:
    """Lay a tablet on the table; what somebody had agreed to no longer lies there."""
    panel.offered(owner).append(kind)
    _renumber(panel)


def take_back(panel: Panel, owner: int, kind: int) -> None:
    """Take one tablet back."""
    panel.offered(owner).remove(kind)
    _renumber(panel)


def clear(panel: Panel, owner: int) -> None:
    """Take back all tablets of one side."""
    panel.offered(owner).clear()
    _renumber(panel)


def agree(panel: Panel, side: int) -> None:
    """Agree to what lies there."""
    panel.agreed = side


def _renumber(panel: Panel) -> None:
    panel.agreed = NONE
    panel.number = (panel.number + 1) % NUMBERS


def swap(s: State, panel: Panel, does_freeze: bool) -> None:
    """Carry out what both have agreed to, before everybody's eyes; the talk goes on without tablets."""
    panel.is_swapped = True
    for giver in (panel.one, panel.other):
        taker = panel.partner(giver)
        for kind in panel.offered(giver):
            s.tablets[giver][kind] -= 1
            s.tablets[taker][kind] += 1
            if does_freeze:
                s.frozen[taker][kind] += 1
            if s.log is not None:
                name = TABLETS[kind]
                s.tell("tablet-swapped", {}, path=(f"tablets{giver}.{name}", f"tablets{taker}.{name}"))
    if s.log is not None:
        s.tell(
            "swapped",
            {
                "who": panel.one,
                "whom": panel.other,
                "gives": tablets_or_nothing(panel.from_one),
                "gets": tablets_or_nothing(panel.from_other),
            },
        )
    # Nothing is left of the haggling, not even how long it was: only the two knew.
    panel.from_one, panel.from_other, panel.number, panel.agreed = [], [], 0, NONE
    # Other talks in which one of these tablets lay on the table begin anew.
    for rest in s.panels:
        if is_broken(s, rest):
            rest.from_one.clear()
            rest.from_other.clear()
            _renumber(rest)


def is_broken(s: State, panel: Panel) -> bool:
    """Say whether something lies there that its owner cannot give."""
    for side in (panel.one, panel.other):
        offered = panel.offered(side)
        for kind in offered:
            if offered.count(kind) > s.free(side, kind):
                return True
    return False


def is_exchange(s: State, panel: Panel) -> bool:
    """Say whether what lies there may be agreed to."""
    one, other = len(panel.from_one), len(panel.from_other)
    if not one and not other:
        return False
    if s.variant.must_both_give and not (one and other):
        return False
    return one == other or not s.variant.must_be_equal


def leave(s: State, side: int) -> None:
    """End one's talks."""
    s.panels = [panel for panel in s.panels if not panel.has(side)]
