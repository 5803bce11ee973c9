"""What the others probably bid: as one would who knows what the tablets bring and what one's cards are worth."""

import math
from typing import Final

from ludotheque.engine import flow
from ludotheque.engine.chance import Chance
from ludotheque.games.enkidu.actions import PLAY
from ludotheque.games.enkidu.hints.outlook import Outlook
from ludotheque.games.enkidu.hints.rollout import MANY, high_cards, low_cards
from ludotheque.games.enkidu.names import KINDS, POSITIONS
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.order import LayCard

PIP: Final = 0.055
"""Points a pip on an acquisition card in hand is worth, as long as many rounds are left."""
EAGER: Final = 1.6
"""How much more than their own points somebody sees in tablets: what they take is lost to the others."""
FICKLE: Final = 0.1
"""By how many points a card may look worse than another and still be laid about every third time."""

FINE: Final = 1000.0
"""Likelihoods are drawn as whole numbers, so many to one."""
HOPELESS: Final = -20.0
"""By what power a card is so much worse that it is never laid."""
LAVISH: Final = 4
"""One of so many spends more than their lowest card on a duel or a jump."""
FEW_ROUNDS: Final = 4.0
"""Rounds left from which on a card in hand loses its worth."""


def lay_cards(s: State, outlook: Outlook, seat: int, chance: Chance) -> None:
    """Lay a likely card for everybody else, where acquisition cards are being laid face down."""
    if not s.lanes:
        return
    step = s.lanes[0].start
    if not isinstance(step, LayCard):
        return
    beaten = [beaten_by(s, side) for side in range(s.players)] if step.why == "bid" else []
    for lane in s.lanes:
        if lane.options and s.seat_of[lane.side] != seat:
            card = likely_bid(s, outlook, lane.side, beaten, chance) if beaten else low_card(s, lane.side, chance)
            flow.answer(s, s.seat_of[lane.side], PLAY[card], chance)


def low_card(s: State, side: int, chance: Chance) -> int:
    """Most spend little on a duel or a jump."""
    cards = cards_of(s, side)
    if chance.pick("believe", LAVISH):
        return min(cards)
    return cards[chance.pick("believe", (len(cards) + 1) // 2)]


def few_left(outlook: Outlook) -> float:
    """Say how much of its worth a card in hand keeps: towards the end there is little left to spend it on."""
    return min(1.0, outlook.left / FEW_ROUNDS)


def cards_of(s: State, side: int) -> list[int]:
    """List the acquisition cards in a hand, the best last."""
    hand = s.hands[side]
    cards = [card for card in range(1, hand.bit_length()) if hand >> card & 1]
    if s.is_reversed:
        cards.reverse()
    return cards


def beaten_by(s: State, side: int) -> list[float]:
    """Guess, for every card somebody might lay, how likely this side lays a better one; an equal one counts half.

    It is taken to bid without much thought, as `card_to_lay` does.
    """
    cards = cards_of(s, side)
    count = len(cards)
    on_offer = sum(s.pool)
    likely = [1.0 / count] * count
    if on_offer > MANY:
        top = high_cards(count)
        for place in range(count):
            likely[place] = 0.5 / count + (0.5 / top if place >= count - top else 0.0)  # half of the time, a high one
    elif on_offer < MANY:
        low = low_cards(count)
        for place in range(count):
            likely[place] = 1.0 / min(low, count) if place < low else 0.0
    found = [0.0] * (s.box.cards[0] + 1)
    for place in range(count):
        for card in range(len(found)):
            if card == cards[place]:
                found[card] += 0.5 * likely[place]
            elif (card < cards[place]) != s.is_reversed:
                found[card] += likely[place]
    return found


def places_worth(s: State, outlook: Outlook, side: int) -> list[float]:
    """Guess what each place brings a side: it likes some tablets better, and those before it take any."""
    wanted = outlook.wishes(side, side)
    worth = sorted([-wanted[kind] for kind in range(KINDS) for _ in range(s.pool[kind])])
    count = len(worth)
    found: list[float] = []
    gone = 0
    for share in s.box.shares[count]:
        total = 0.0
        for place in range(share):
            total -= worth[place * count // (count - gone)]
        found.append(total)
        gone += share
    return found


def likely_bid(s: State, outlook: Outlook, side: int, beaten: list[list[float]], chance: Chance) -> int:
    """Choose the card a side would bid: what it probably brings, less what it would bring later."""
    cards = cards_of(s, side)
    worth = places_worth(s, outlook, side)
    pip = PIP * few_left(outlook)
    values: list[float] = []
    for card in cards:
        ahead = [1.0] + [0.0] * (len(POSITIONS) - 1)
        for other in range(s.players):
            if other != side:
                better = beaten[other][card]
                for place in range(len(POSITIONS) - 1, 0, -1):
                    ahead[place] = ahead[place] * (1.0 - better) + ahead[place - 1] * better
                ahead[0] *= 1.0 - better
        value = -pip * card / EAGER
        for place in range(len(worth)):
            value += ahead[place] * worth[place]
        values.append(value)
    most = max(values)
    weights = [int(FINE * math.exp(max(HOPELESS, (value - most) / FICKLE))) for value in values]
    return cards[chance.draw("believe", weights)]
