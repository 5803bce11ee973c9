"""What a talk may bring."""

from typing import Final

from ludotheque.engine.action import Action
from ludotheque.games.enkidu.actions import kind_in, partner_in
from ludotheque.games.enkidu.hints.outlook import Outlook
from ludotheque.games.enkidu.names import KINDS, NONE
from ludotheque.games.enkidu.state import Panel, State

FAIR: Final = 0.12
"""Points a swap must bring the other one before one hopes for a yes,"""
FAIRER: Final = 0.03
"""and so many more for every change to what lies there: what was offered so far was not enough."""
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
    """Guess what a talk will bring: the best exchange both gain by that begins with what lies there already."""
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
        return own if own > 0.0 and is_fair(own, their, fair) else VAIN
    gives = [NONE] if mine else free_kinds(outlook, side)
    gets = [NONE] if theirs else free_kinds(outlook, partner)
    best = VAIN
    for give in gives:
        own_then, their_then = own, their
        if give != NONE:
            own_then += give_own[give]
            their_then += give_their[give]
        for get in gets:
            if get == NONE:
                if own_then > best and is_fair(own_then, their_then, fair):
                    best = own_then
            elif own_then + get_own[get] > best and is_fair(own_then + get_own[get], their_then + get_their[get], fair):
                best = own_then + get_own[get]
    return best


def is_fair(own: float, their: float, least: float) -> bool:
    """Say whether both would want a swap: each gains, and more than it loses by what the other gains."""
    return their >= least and their >= ENVY * own and own >= ENVY * their


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
