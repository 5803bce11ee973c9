"""How likely every mission and objective is, and what each tablet is worth to whom.

The numbers were fitted to some hundred games among bots: what was asked, how it stood in each round, and how it ended.
"""

import math
from typing import Final, final

from ludotheque.games.enkidu.names import (
    BAG,
    BLOCKS,
    FEWEST_TABLETS,
    GLAZES,
    JOKER,
    KINDS,
    MISSION_FAILED,
    MISSION_FULFILLED,
    MOST_GLAZE,
    MOST_SIGN,
    MOST_TABLETS,
    NONE,
    SIGNS,
    TWO_OF_EACH_GLAZE,
    TWO_ROWS,
)
from ludotheque.games.enkidu.state import Condition, State

TABLET: Final = 0.03
"""Points any tablet is worth, beyond what the cards ask for."""


def logistic(x: float) -> float:
    """Turn a lead, in units of its spread, into a likelihood."""
    if x > 12.0:
        return 1.0
    return 0.0 if x < -12.0 else 1.0 / (1.0 + math.exp(-x))


def rounds_left(s: State) -> float:
    """Guess how many more rounds there are."""
    left = float(s.hands[s.machine].bit_count())
    left = min(left, 0.5 + sum(s.bag) / (7.0 * s.rolls_next))
    return left * 0.75 if s.cataclysms else left


@final
class Outlook:
    """Who holds what, and how likely everything asked for is, as far as one can guess."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.players = s.players
        self.held = [kinds.copy() for kinds in s.tablets]
        self.signs = [0] * (s.players * len(SIGNS))
        self.glazes = [0] * (s.players * len(GLAZES))
        self.totals = [0] * s.players
        for side in range(s.players):
            kinds = self.held[side]
            first = side * len(SIGNS)
            total = kinds[JOKER]
            for kind in range(JOKER):
                count = kinds[kind]
                if count:
                    self.signs[first + kind % len(SIGNS)] += count
                    self.glazes[first + kind // len(SIGNS)] += count
                    total += count
            self.totals[side] = total
        self._known: dict[int, list[float]] = {}
        """Wishes that have been worked out since the last tablet moved."""
        self.left = rounds_left(s)
        self.root = math.sqrt(self.left)
        self.spread = 0.3 + 0.95 * self.root
        self.spread_all = 0.3 + 2.2 * self.root

    def add(self, side: int, kind: int, by: int) -> None:
        """Give a side tablets of a kind, or take them."""
        self._known.clear()
        self.held[side][kind] += by
        self.totals[side] += by
        if kind != JOKER:
            self.signs[side * len(SIGNS) + kind % len(SIGNS)] += by
            self.glazes[side * len(GLAZES) + kind // len(SIGNS)] += by

    # How likely.

    def does_joker_count(self, asks: Condition, owner: int, side: int) -> bool:
        """Say whether a side's jokers count for a card: never an owner's against themselves."""
        return side != owner or asks.subject in {NONE, owner}

    def tally(self, asks: Condition, owner: int, side: int) -> int:
        """Count what a side has of the sign or glaze a card speaks of."""
        counts = self.signs if asks.word == MOST_SIGN else self.glazes
        count = counts[side * len(SIGNS) + asks.what]
        return count + self.held[side][JOKER] if self.does_joker_count(asks, owner, side) else count

    def likely(self, asks: Condition, owner: int) -> float:
        """Guess how likely what a card asks will be so in the end; nobody asks here about missions of others."""
        word = asks.word
        subject = owner if asks.subject == NONE else asks.subject
        if word in {MOST_SIGN, MOST_GLAZE}:
            mine = self.tally(asks, owner, subject)
            best = second = 0
            for side in range(self.players):
                if side != subject:
                    count = self.tally(asks, owner, side)
                    if count > best:
                        second = best
                        best = count
                    elif count > second:
                        second = count
            if mine == 0 and self.left < 1.0:
                return 0.0
            if asks.subject == NONE:  # its owner will see to it
                return logistic((0.6 + mine - best + 0.3 * self.left) / self.spread)
            return logistic((0.3 + 0.75 * (mine - best) + 0.3 * (mine - second) - 0.1 * self.left) / self.spread)
        if word in {TWO_OF_EACH_GLAZE, TWO_ROWS}:
            lacking = self.lacking(asks, owner)
            return logistic((0.5 - 0.75 * lacking + 0.65 * self.left) / self.spread)
        mine = self.totals[subject]
        if word in {MOST_TABLETS, FEWEST_TABLETS}:
            lead = 1000
            for side in range(self.players):
                if side != subject:
                    other = self.totals[side]
                    lead = min(lead, other - mine if word == FEWEST_TABLETS else mine - other)
            if word == FEWEST_TABLETS:
                return logistic((0.8 + 1.2 * lead - 0.4 * self.left) / self.spread_all)
            return logistic((0.5 + lead - 1.1 * self.root) / self.spread_all)
        lead = mine - self.totals[self.s.right_of(subject)]
        return logistic((0.5 + lead + 0.2 * self.left) / self.spread_all)

    def lacking(self, asks: Condition, owner: int) -> int:
        """Count the holes of a pattern that the owner's jokers do not fill; below 0, jokers are left."""
        kinds = self.held[owner]
        holes = -kinds[JOKER]
        for one in range(len(SIGNS)):
            if asks.word == TWO_ROWS:
                have = self.signs[owner * len(SIGNS) + one]
            else:
                have = 0
                for sign in range(len(SIGNS)):
                    if kinds[one * len(SIGNS) + sign]:
                        have += 1
            if have < 2:
                holes += 2 - have
        return holes

    def mission(self, side: int) -> float:
        """Guess how likely a mission is fulfilled."""
        return self.likely(self.s.box.mission_asks[self.s.missions[side]], side)

    def objective(self, card: int, owner: int) -> float:
        """Guess how likely an objective is reached."""
        asks = self.s.box.objective_asks[card]
        if asks.word == MISSION_FULFILLED:
            return self.mission(asks.subject)
        if asks.word == MISSION_FAILED:
            return 1.0 - self.mission(asks.subject)
        return self.likely(asks, owner)

    def points(self, side: int) -> float:
        """Guess the points a side will end with."""
        s = self.s
        worth = s.box.mission_points * self.mission(side)
        for card in s.objectives[side * BLOCKS : (side + 1) * BLOCKS]:
            if card != NONE:
                worth += s.box.objective_points * self.objective(card, side)
        return worth + TABLET * self.totals[side]

    # What a tablet is worth.

    def wishes(self, by: int, holder: int) -> list[float]:
        """Guess, for every kind, what it brings one side when somebody, perhaps itself, gets one more tablet."""
        place = by * self.players + holder
        known = None if holder == BAG else self._known.get(place)
        if known is not None:
            return known
        s = self.s
        found = [TABLET if by == holder else 0.0] * KINDS
        if holder == BAG:
            return found
        self._known[place] = found
        self._wish(found, s.box.mission_asks[s.missions[by]], by, holder, float(s.box.mission_points))
        worth = float(s.box.objective_points)
        for card in s.objectives[by * BLOCKS : (by + 1) * BLOCKS]:
            if card == NONE:
                continue
            asks = s.box.objective_asks[card]
            if asks.word in {MISSION_FULFILLED, MISSION_FAILED}:
                subject = asks.subject
                mission = s.box.mission_asks[s.missions[subject]]
                self._wish(found, mission, subject, holder, worth if asks.word == MISSION_FULFILLED else -worth)
            else:
                self._wish(found, asks, by, holder, worth)
        return found

    def _wish(self, found: list[float], asks: Condition, owner: int, holder: int, points: float) -> None:
        """Add what one more tablet in somebody's hands changes for a card."""
        word = asks.word
        before = self.likely(asks, owner)
        if word in {MOST_SIGN, MOST_GLAZE}:
            counts = self.signs if word == MOST_SIGN else self.glazes
            place = holder * len(SIGNS) + asks.what
            counts[place] += 1
            worth = (self.likely(asks, owner) - before) * points
            counts[place] -= 1
            for one in range(len(SIGNS)):
                found[one * len(SIGNS) + asks.what if word == MOST_SIGN else asks.what * len(SIGNS) + one] += worth
            if self.does_joker_count(asks, owner, holder):
                found[JOKER] += worth
        elif word in {TWO_OF_EACH_GLAZE, TWO_ROWS}:
            if holder == owner:
                kinds = self.held[owner]
                kinds[JOKER] += 1
                worth = (self.likely(asks, owner) - before) * points
                kinds[JOKER] -= 1
                found[JOKER] += worth
                for kind in range(JOKER):
                    if self._fills(asks, owner, kind):
                        found[kind] += worth
        else:
            self.totals[holder] += 1
            worth = (self.likely(asks, owner) - before) * points
            self.totals[holder] -= 1
            for kind in range(KINDS):
                found[kind] += worth

    def _fills(self, asks: Condition, owner: int, kind: int) -> bool:
        """Say whether a tablet fills a hole of a pattern."""
        if asks.word == TWO_ROWS:
            return self.signs[owner * len(SIGNS) + kind % len(SIGNS)] < 2
        kinds = self.held[owner]
        if kinds[kind]:
            return False
        first = kind // len(SIGNS) * len(SIGNS)
        have = 0
        for other in range(first, first + len(SIGNS)):
            if kinds[other]:
                have += 1
        return have < 2

    def moved(self, by: int, source: int, target: int) -> list[float]:
        """Guess, for every kind, what it brings one side when a tablet goes from one to another, or to the bag."""
        gained, lost = self.wishes(by, target), self.wishes(by, source)
        return [gained[kind] - lost[kind] for kind in range(KINDS)]

    # What is about to happen.

    def pick_on(self) -> None:
        """Give everybody who is still to take tablets those they would like best."""
        s = self.s
        pool = s.pool.copy()
        order = [side for side in s.in_turn() if s.shares[side] and side not in s.pickers] + s.pickers
        for side in order:
            left = s.shares[side]
            if left == 0:
                continue
            wanted = self.wishes(side, side)
            while left:
                best = NONE
                for kind in range(KINDS):
                    if pool[kind] and (best == NONE or wanted[kind] > wanted[best]):
                        best = kind
                if best == NONE:
                    break
                taken = min(left, pool[best])
                pool[best] -= taken
                self.add(side, best, taken)
                left -= taken

    def move_on(self, by: int, source: int, target: int, tablets: int) -> None:
        """Let somebody choose the tablets that are about to move, as suits them best."""
        worth = self.moved(by, source, target)
        frozen = self.s.frozen[source]
        for _ in range(tablets):
            best = NONE
            for kind in range(KINDS):
                if self.held[source][kind] > frozen[kind] and (best == NONE or worth[kind] > worth[best]):
                    best = kind
            if best == NONE:
                return
            self.add(source, best, -1)
            if target != BAG:
                self.add(target, best, 1)
