"""What a talk may bring."""

from typing import Final

from ludotheque.engine.action import Action
from ludotheque.games.enkidu.actions import kind_in, partner_in
from ludotheque.games.enkidu.hints.outlook import Outlook, logistic
from ludotheque.games.enkidu.names import KINDS, NONE
from ludotheque.games.enkidu.state import Panel, State

FAIR: Final = 0.12
"""Points a swap must bring the other one, as far as one can guess, before a yes is as likely as a no,"""
FAIRER: Final = 0.03
"""and so many more for every change to what lies there: what was offered so far was not enough."""
DOUBT: Final = 0.25
"""How far such a guess is off: so many points more, and a yes is about e times as likely as a no."""
ENVY: Final = 0.4
"""How much what the other one gains takes away from what one gains: they are rivals, too."""
FEW: Final = 6
"""Tablets of either side that a search thinks about in a talk."""
PATIENCE: Final = 12
"""Changes to what lies between two before a talk becomes tiresome; each one more costs `TIRING`, so that talks end."""
TIRING: Final = 0.05
VAIN: Final = -0.02
"""What a talk is worth that leads nowhere."""


def swap_hope(outlook: Outlook, panel: Panel, side: int) -> float:
    """Guess what a talk will bring: by the most promising exchange that begins with what lies there already."""
    partner = panel.partner(side)
    fair = FAIR + FAIRER * panel.number
    mine, theirs = panel.offered(side), panel.offered(partner)
    give_own, give_their = outlook.moved(side, side, partner), outlook.moved(partner, side, partner)
    get_own, get_their = outlook.moved(side, partner, side), outlook.moved(partner, partner, side)
    own = their = 0.0
    for kind in mine:
        own += give_own[kind]
        their += give_their[kind]
    for kind in theirs:
        own += get_own[kind]
        their += get_their[kind]
    if mine and theirs:
        return offer_hope(own, their, fair)
    gives = [NONE] if mine else free_kinds(outlook, side)
    gets = [NONE] if theirs else free_kinds(outlook, partner)
    best = VAIN
    for give in gives:
        for get in gets:
            own_then, their_then = own, their
            if give != NONE:
                own_then += give_own[give]
                their_then += give_their[give]
            if get != NONE:
                own_then += get_own[get]
                their_then += get_their[get]
            if own_then > best:
                best = max(best, offer_hope(own_then, their_then, fair))
    return best


def offer_hope(own: float, their: float, fair: float) -> float:
    """Guess what an offer brings: what one gains if the other one, whose cards are a guess, says yes."""
    if own <= 0.0 or own < ENVY * their:
        return VAIN
    return own * logistic((their - fair) / DOUBT)


def worth_laying(s: State, side: int, options: list[Action]) -> list[Action]:
    """Leave out the tablets one would not part with, and those one has no use for."""
    outlook = Outlook(s)
    found = [option for option in options if option.verb not in {"give", "want"}]
    for panel in s.panels:
        if panel.has(side):
            partner = panel.partner(side)
            for verb, worth in (
                ("give", outlook.moved(side, side, partner)),
                ("want", outlook.moved(side, partner, side)),
            ):
                laid = [option for option in options if option.verb == verb and partner_in(option) == partner]
                order = sorted([(-worth[kind_in(laid[place])], place) for place in range(len(laid))])
                found += [laid[place] for _, place in order[:FEW]]
    return found


def free_kinds(outlook: Outlook, side: int) -> list[int]:
    """List the kinds of tablets a side may give."""
    s = outlook.s
    return [kind for kind in range(KINDS) if s.free(side, kind) > 0]
