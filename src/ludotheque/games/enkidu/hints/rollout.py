"""What a sensible player does without thinking long."""

from typing import Final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.games.enkidu.actions import PASS, REJECT, UPHOLD
from ludotheque.games.enkidu.hints.events import event_worth
from ludotheque.games.enkidu.hints.outlook import Outlook
from ludotheque.games.enkidu.names import BAG, KINDS, NONE
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.order import MoveTablets
from ludotheque.games.enkidu.turn.rounds import ChooseGift

MANY: Final = 5
"""Tablets on offer above which most bid high."""
WANTS_TO_MOVE: Final = 1.0
"""Points another place must promise more than one's own."""
GIVES: Final = 0.15
"""Points a gift must bring its giver."""
UNLIKELY: Final = 0.35
"""How likely an objective is, at most, that one puts back."""
WORST: Final = -1000.0
"""Less than anything is worth."""


def high_cards(count: int) -> int:
    """Say how many of the cards in a hand are high: a quarter."""
    return count // 4 + 1


def low_cards(count: int) -> int:
    """Say how many of the cards in a hand are low: half."""
    return count // 2 + 1


def card_to_lay(s: State, options: list[Action], chance: Chance) -> Action:
    """Bid high for many tablets, mostly, and low for few; spend little on anything else."""
    count = len(options)
    on_offer = sum(s.pool)
    place = chance.pick("rollout", count)
    if on_offer > MANY:
        if chance.pick("rollout", 2):
            place = count - 1 - chance.pick("rollout", high_cards(count))
    elif on_offer < MANY:
        place = chance.pick("rollout", low_cards(count))
    place = max(0, min(count - 1, place))
    return options[count - 1 - place] if s.is_reversed else options[place]


def best_option(options: list[Action], worth: list[float]) -> Action:
    """Choose the tablet that brings most."""
    best = options[0]
    for option in options:
        if worth[option.target] > worth[best.target]:
            best = option
    return best


def tablet_to_take(s: State, side: int, options: list[Action]) -> Action:
    """Take what one likes best; set aside what one likes least for others: also what one likes best."""
    return best_option(options, Outlook(s).wishes(side, side))


def tablet_to_move(s: State, side: int, options: list[Action]) -> Action:
    """Choose the tablet whose move suits one best."""
    step = s.agenda[-1][1]
    if isinstance(step, MoveTablets):
        return best_option(options, Outlook(s).moved(side, step.source, step.target))
    if isinstance(step, ChooseGift):
        return best_option(options, Outlook(s).moved(side, side, step.target))
    return options[0]


def most_for(s: State, source: int, worth: list[float], tablets: int) -> float:
    """Add up the best tablets that may move from somebody."""
    total = 0.0
    left = tablets
    free = [s.free(source, kind) for kind in range(KINDS)]
    while left:
        best = NONE
        for kind in range(KINDS):
            if free[kind] > 0 and (best == NONE or worth[kind] > worth[best]):
                best = kind
        if best == NONE:
            return total
        taken = min(left, free[best])
        free[best] -= taken
        left -= taken
        total += taken * worth[best]
    return total


def way_of_tablets(s: State, side: int, options: list[Action], keep: int, bag: int) -> Action:
    """Choose from whom, or to whom, tablets go, where that brings most."""
    outlook = Outlook(s)
    best, most = options[0], WORST
    for option in options:
        verb = option.verb
        if verb == "keep-from":
            worth = most_for(s, option.target, outlook.moved(side, option.target, side), keep)
        elif verb == "bag-from":
            worth = most_for(s, option.target, outlook.moved(side, option.target, BAG), bag)
        elif verb == "to":
            worth = most_for(s, side, outlook.moved(side, side, option.target), keep)
        elif verb == "to-bag":
            worth = most_for(s, side, outlook.moved(side, side, BAG), keep)
        elif verb == "gift":
            worth = most_for(s, side, outlook.moved(side, side, option.target), 1)
        else:
            worth = GIVES if verb == "pass" else 0.0
        if worth > most:
            best, most = option, worth
    return best


def place_to_take(s: State, side: int, options: list[Action]) -> Action:
    """Take over the place that promises most."""
    if s.variant.do_seats_move:
        return PASS
    outlook = Outlook(s)
    best, most = PASS, outlook.points(side) + WANTS_TO_MOVE
    for option in options:
        if option is not PASS:
            worth = outlook.points(option.target)
            if worth > most:
                best, most = option, worth
    return best


def vote(s: State, side: int) -> Action:
    """Let an event happen that helps, and stop one that harms."""
    outlook = Outlook(s)
    prospects = [outlook.points(other) for other in range(s.players)]
    return UPHOLD if event_worth(outlook, side, s.event(), prospects) < 0.0 else REJECT


def objective_to_renew(s: State, side: int, options: list[Action]) -> Action:
    """Put back the objective that is least likely."""
    outlook = Outlook(s)
    best, least = PASS, UNLIKELY
    for option in options:
        if option is not PASS:
            likely = outlook.objective(s.objective(side, option.target), side)
            if likely < least:
                best, least = option, likely
    return best
