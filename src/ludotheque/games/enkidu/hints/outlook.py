"""How likely every mission and objective is, and what each tablet is worth to whom.

The numbers were fitted to some hundred games among bots: what was asked, how it stood in each round, and how it ended.
"""

import math
from typing import Final, final

from ludotheque.games.enkidu.names import (
    BAG,
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
    glaze_of,
    kind_of,
    sign_of,
)
from ludotheque.games.enkidu.state import Condition, State

TABLET: Final = 0.03
"""Points any tablet is worth, beyond what the cards ask for."""
CERTAIN: Final = 12.0
"""A lead, in units of its spread, that nobody makes good."""
FAR: Final = 1000
"""More tablets than there are."""

# How many rounds there will be.
ROLL: Final = 7.0
"""What two dice bring on average."""
PART_OF_ROUND: Final = 0.5
CUT_SHORT: Final = 0.75
"""How much of the game is left, on average, once it may end at any moment."""

# How far leads are spread in the end: at once, and by the root of the rounds left.
SPREAD_NOW: Final = 0.3
SPREAD: Final = 0.95
SPREAD_ALL: Final = 2.2
"""The same for all tablets, not those of a sign or glaze."""

# What makes a card likely: a head start, what each tablet of a lead counts, and each round that is left (or its root).
MISSION_START: Final = 0.6
MISSION_ROUND: Final = 0.3
MOST_START: Final = 0.3
MOST_LEAD: Final = 0.75
MOST_OVER_SECOND: Final = 0.3
MOST_ROUND: Final = 0.1
PATTERN_START: Final = 0.5
PATTERN_HOLE: Final = 0.75
PATTERN_ROUND: Final = 0.65
FEWEST_START: Final = 0.8
FEWEST_LEAD: Final = 1.2
FEWEST_ROUND: Final = 0.4
ALL_START: Final = 0.5
ALL_ROOT: Final = 1.1
NEIGHBOUR_START: Final = 0.5
NEIGHBOUR_ROUND: Final = 0.2


def logistic(x: float) -> float:
    """Turn a lead, in units of its spread, into a likelihood."""
    if x > CERTAIN:
        return 1.0
    return 0.0 if x < -CERTAIN else 1.0 / (1.0 + math.exp(-x))


def rounds_left(s: State) -> float:
    """Guess how many more rounds there are."""
    left = float(s.hands[s.machine].bit_count())
    tablets = sum(s.bag)
    if not s.are_cards_open:
        tablets += sum(s.pool)  # nobody has bid for them: a round is as long before the dice are rolled as after
    left = min(left, PART_OF_ROUND + tablets / (ROLL * s.rolls_next))
    return left * CUT_SHORT if s.cataclysms else left


@final
class Outlook:
    """Who holds what, and how likely everything asked for is, as far as one can guess."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.players = s.players
        self.held = [kinds.copy() for kinds in s.tablets]
        self.signs = [[0] * len(SIGNS) for _ in range(s.players)]
        self.glazes = [[0] * len(GLAZES) for _ in range(s.players)]
        self.totals = [0] * s.players
        for side in range(s.players):
            kinds = self.held[side]
            signs, glazes = self.signs[side], self.glazes[side]
            total = kinds[JOKER]
            for kind in range(JOKER):
                count = kinds[kind]
                if count:
                    signs[sign_of(kind)] += count
                    glazes[glaze_of(kind)] += count
                    total += count
            self.totals[side] = total
        self._known: dict[int, list[float]] = {}
        """Wishes, by who wishes and who gets it, that have been worked out since the last tablet moved."""
        self.left = rounds_left(s)
        self.root = math.sqrt(self.left)
        self.spread = SPREAD_NOW + SPREAD * self.root
        self.spread_all = SPREAD_NOW + SPREAD_ALL * self.root

    def add(self, side: int, kind: int, by: int) -> None:
        """Give a side tablets of a kind, or take them."""
        self._known.clear()
        self.held[side][kind] += by
        self.totals[side] += by
        if kind != JOKER:
            self.signs[side][sign_of(kind)] += by
            self.glazes[side][glaze_of(kind)] += by

    # How likely.

    def does_joker_count(self, asks: Condition, owner: int, side: int) -> bool:
        """Say whether a side's jokers count for a card: never an owner's against themselves."""
        return side != owner or asks.subject in (NONE, owner)

    def likely(self, asks: Condition, owner: int) -> float:
        """Guess how likely what a card asks will be so in the end; nobody asks here about missions of others."""
        word = asks.word
        subject = owner if asks.subject == NONE else asks.subject
        if word in (MOST_SIGN, MOST_GLAZE):
            counts = self.signs if word == MOST_SIGN else self.glazes
            does_own_joker_count = self.does_joker_count(asks, owner, owner)
            mine = best = second = 0
            for side in range(self.players):
                count = counts[side][asks.what]
                if side != owner or does_own_joker_count:
                    count += self.held[side][JOKER]
                if side == subject:
                    mine = count
                elif count > best:
                    second = best
                    best = count
                elif count > second:
                    second = count
            if mine == 0 and self.left < 1.0:
                return 0.0
            if asks.subject == NONE:  # its owner will see to it
                return logistic((MISSION_START + mine - best + MISSION_ROUND * self.left) / self.spread)
            lead = MOST_LEAD * (mine - best)
            over_second = MOST_OVER_SECOND * (mine - second)
            return logistic((MOST_START + lead + over_second - MOST_ROUND * self.left) / self.spread)
        if word in (TWO_OF_EACH_GLAZE, TWO_ROWS):
            lacking = self.lacking(asks, owner)
            return logistic((PATTERN_START - PATTERN_HOLE * lacking + PATTERN_ROUND * self.left) / self.spread)
        mine = self.totals[subject]
        if word in (MOST_TABLETS, FEWEST_TABLETS):
            ahead = FAR
            for side in range(self.players):
                if side != subject:
                    other = self.totals[side]
                    ahead = min(ahead, other - mine if word == FEWEST_TABLETS else mine - other)
            if word == FEWEST_TABLETS:
                return logistic((FEWEST_START + FEWEST_LEAD * ahead - FEWEST_ROUND * self.left) / self.spread_all)
            return logistic((ALL_START + ahead - ALL_ROOT * self.root) / self.spread_all)
        ahead = mine - self.totals[self.s.right_of(subject)]
        return logistic((NEIGHBOUR_START + ahead + NEIGHBOUR_ROUND * self.left) / self.spread_all)

    def lacking(self, asks: Condition, owner: int) -> int:
        """Count the holes of a pattern that the owner's jokers do not fill; below 0, jokers are left."""
        kinds = self.held[owner]
        holes = -kinds[JOKER]
        for one in range(len(SIGNS)):
            if asks.word == TWO_ROWS:
                have = self.signs[owner][one]
            else:
                have = 0
                for sign in range(len(SIGNS)):
                    if kinds[kind_of(one, sign)]:
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
        for card in s.objectives_of(side):
            if card != NONE:
                worth += s.box.objective_points * self.objective(card, side)
        return worth + TABLET * self.totals[side]

    # What a tablet is worth.

    def wishes(self, by: int, holder: int) -> list[float]:
        """Guess, for every kind, what it brings one side when somebody, perhaps itself, gets one more tablet."""
        pair = by * self.players + holder
        known = None if holder == BAG else self._known.get(pair)
        if known is not None:
            return known
        s = self.s
        found = [TABLET if by == holder else 0.0] * KINDS
        if holder == BAG:
            return found
        self._known[pair] = found
        self._wish(found, s.box.mission_asks[s.missions[by]], by, holder, float(s.box.mission_points))
        worth = float(s.box.objective_points)
        for card in s.objectives_of(by):
            if card == NONE:
                continue
            asks = s.box.objective_asks[card]
            if asks.word in (MISSION_FULFILLED, MISSION_FAILED):
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
        if word in (MOST_SIGN, MOST_GLAZE):
            counts = self.signs if word == MOST_SIGN else self.glazes
            counts[holder][asks.what] += 1
            worth = (self.likely(asks, owner) - before) * points
            counts[holder][asks.what] -= 1
            for one in range(len(SIGNS)):
                found[kind_of(one, asks.what) if word == MOST_SIGN else kind_of(asks.what, one)] += worth
            if self.does_joker_count(asks, owner, holder):
                found[JOKER] += worth
        elif word in (TWO_OF_EACH_GLAZE, TWO_ROWS):
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
            return self.signs[owner][sign_of(kind)] < 2
        kinds = self.held[owner]
        if kinds[kind]:
            return False
        glaze = glaze_of(kind)
        have = 0
        for sign in range(len(SIGNS)):
            if kinds[kind_of(glaze, sign)]:
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
