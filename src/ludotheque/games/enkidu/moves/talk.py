"""Negotiation: tokens, and the tablets two players lay between them."""

from ludotheque.engine.state import changed
from ludotheque.games.enkidu.moves.telling import tablets_or_nothing
from ludotheque.games.enkidu.names import NONE, NUMBERS, POSITIONS, TABLETS
from ludotheque.games.enkidu.state import Panel, State

# A talk is proposed.


def lay_proposal(s: State, side: int, partner: int) -> None:
    """Lay down, face down, whom one will ask for a talk: oneself for nobody."""
    s.proposals = changed(s.proposals, side, partner)


def take_proposal_back(s: State, side: int) -> None:
    """Take a proposal back that has not been heard."""
    s.proposals = changed(s.proposals, side, NONE)


def propose(s: State, side: int, partner: int) -> None:
    """Ask somebody for a talk."""
    s.proposer = side
    s.tell("talk-proposed", {"who": side, "whom": partner})


def end_proposals(s: State) -> None:
    """Forget who has talked with whom: all proposals have been heard."""
    s.proposer = NONE
    s.talked = 0


def spend_token(s: State, side: int) -> None:
    """Use the negotiation token."""
    s.talk_tokens &= ~(1 << side)


def forbid(s: State, side: int, proposer: int) -> None:
    """Use the token to forbid a talk."""
    spend_token(s, side)
    s.tell("talk-forbidden", {"who": side, "whom": proposer})


def begin(s: State, one: int, other: int) -> None:
    """Let two players sit down; they have talked at this point of the round."""
    s.tell("talk-begun", {"who": one, "whom": other})
    s.talked |= 1 << _pair(one, other)
    open_panel(s, one, other)


def begin_all(s: State) -> None:
    """Let everybody talk with everybody."""
    for one in range(s.players):
        for other in range(one + 1, s.players):
            open_panel(s, one, other)
    s.tell("all-negotiate", {})


def open_panel(s: State, one: int, other: int) -> None:
    """Clear a place between two players."""
    s.panels.append(Panel(one=min(one, other), other=max(one, other)))


def have_talked(s: State, one: int, other: int) -> bool:
    """Say whether two players have talked at this point of the round."""
    return s.talked >> _pair(one, other) & 1 == 1


def _pair(one: int, other: int) -> int:
    """Number two players, whoever is named first."""
    return min(one, other) * len(POSITIONS) + max(one, other)


# What lies between two who talk.


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
    s.tell("talk-left", {"who": side})
