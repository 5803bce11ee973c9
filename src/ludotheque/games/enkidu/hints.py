"""What a scribe of Uruk knows by heart: how likely missions and objectives are, and what to do without long thought."""

import math
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.games.enkidu.actions import ALLOW, DECLINE, LEAVE, PASS, REJECT, UPHOLD
from ludotheque.games.enkidu.state import (
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
    NONE,
    RIGHT_NEIGHBOUR,
    SIGNS,
    TWO_OF_EACH_GLAZE,
    Condition,
    Panel,
    State,
)
from ludotheque.games.enkidu.turn.order import MoveTablets
from ludotheque.games.enkidu.turn.rounds import ChooseGift

PIP: Final = 0.035
"""Points a pip on an acquisition card in hand is worth."""
TABLET: Final = 0.04
"""Points any tablet is worth, beyond what the cards ask for."""
VETO_TOKEN: Final = 0.25
TALK_TOKEN: Final = 0.12
FAIR: Final = 0.15
"""Points a swap must bring the other one before one hopes for a yes."""


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
        self.held = [kinds.copy() for kinds in s.tablets]
        self.signs = [0] * (s.players * len(SIGNS))
        self.glazes = [0] * (s.players * len(GLAZES))
        self.totals = [0] * s.players
        for side in range(s.players):
            kinds = self.held[side]
            for kind in range(JOKER):
                count = kinds[kind]
                if count:
                    self.signs[side * len(SIGNS) + kind % len(SIGNS)] += count
                    self.glazes[side * len(GLAZES) + kind // len(SIGNS)] += count
                    self.totals[side] += count
            self.totals[side] += kinds[JOKER]
        left = rounds_left(s)
        self.left = left
        root = math.sqrt(left)
        self.spread = 0.25 + 0.55 * root
        self.spread_all = 0.3 + 1.6 * root
        self.spread_pattern = 0.25 + 0.45 * root

    def add(self, side: int, kind: int, by: int) -> None:
        """Give a side tablets of a kind, or take them."""
        self.held[side][kind] += by
        self.totals[side] += by
        if kind != JOKER:
            self.signs[side * len(SIGNS) + kind % len(SIGNS)] += by
            self.glazes[side * len(GLAZES) + kind // len(SIGNS)] += by

    def tally(self, asks: Condition, holder: int, side: int) -> int:
        """Count what a side has of a sign or glaze; a holder's own jokers never count against himself."""
        if asks.word == MOST_SIGN:
            count = self.signs[side * len(SIGNS) + asks.what]
        else:
            count = self.glazes[side * len(GLAZES) + asks.what]
        if side != holder or asks.subject in {NONE, holder}:
            count += self.held[side][JOKER]
        return count

    def most(self, asks: Condition, holder: int) -> float:
        """Guess how likely a card's subject ends with the most of something."""
        subject = holder if asks.subject == NONE else asks.subject
        mine = self.tally(asks, holder, subject)
        best = 0
        for side in range(self.s.players):
            if side != subject:
                best = max(best, self.tally(asks, holder, side))
        lead = mine - best + (0.5 if mine else -0.5)
        return logistic(lead / self.spread)

    def mission(self, side: int) -> float:
        """Guess how likely a mission is fulfilled."""
        asks = self.s.box.mission_asks[self.s.missions[side]]
        if asks.word in {MOST_SIGN, MOST_GLAZE}:
            return self.most(asks, side)
        kinds = self.held[side]
        needs = 0
        if asks.word == TWO_OF_EACH_GLAZE:
            for glaze in range(len(GLAZES)):
                different = 0
                for sign in range(len(SIGNS)):
                    if kinds[glaze * len(SIGNS) + sign]:
                        different += 1
                needs += max(0, 2 - different)
        else:
            for sign in range(len(SIGNS)):
                needs += max(0, 2 - self.signs[side * len(SIGNS) + sign])
        return logistic((kinds[JOKER] + 0.5 - needs + 0.9 * self.left) / self.spread_pattern)

    def objective(self, card: int, holder: int) -> float:
        """Guess how likely an objective is reached."""
        asks = self.s.box.objective_asks[card]
        if asks.word == MISSION_FULFILLED:
            return self.mission(asks.subject)
        if asks.word == MISSION_FAILED:
            return 1.0 - self.mission(asks.subject)
        if asks.word in {MOST_SIGN, MOST_GLAZE}:
            return self.most(asks, holder)
        mine = self.totals[asks.subject]
        if asks.word == RIGHT_NEIGHBOUR:
            return logistic((mine - self.totals[self.s.right_of(asks.subject)] + 0.5) / self.spread_all)
        lead = 1000
        for side in range(self.s.players):
            if side != asks.subject:
                other = self.totals[side]
                lead = min(lead, other - mine if asks.word == FEWEST_TABLETS else mine - other)
        return logistic((lead + 0.5) / self.spread_all)

    def points(self, side: int) -> float:
        """Guess the points a side will end with."""
        s = self.s
        worth = s.box.mission_points * self.mission(side)
        for card in s.objectives[side * BLOCKS : (side + 1) * BLOCKS]:
            if card != NONE:
                worth += s.box.objective_points * self.objective(card, side)
        return worth + TABLET * self.totals[side]

    def gain(self, side: int, before: float, giver: int, taker: int, kind: int) -> float:
        """Guess what it brings a side, of `before` points, when a tablet goes to somebody (from NONE: the table)."""
        if giver != NONE:
            self.add(giver, kind, -1)
        self.add(taker, kind, 1)
        after = self.points(side)
        self.add(taker, kind, -1)
        if giver != NONE:
            self.add(giver, kind, 1)
        return after - before

    def pick_on(self) -> None:
        """Give everybody who is still to take tablets those he would like best."""
        s = self.s
        pool = s.pool.copy()
        order = [side for side in s.in_turn() if s.shares[side] and side not in s.pickers] + s.pickers
        for side in order:
            before = self.points(side)
            wanted: list[tuple[float, int]] = []
            for kind in range(KINDS):
                if pool[kind]:
                    wanted.append((-self.gain(side, before, NONE, side, kind), kind))  # noqa: PERF401 - compiled as it stands
            wanted.sort()
            left = s.shares[side]
            for _, kind in wanted:
                taken = min(left, pool[kind])
                pool[kind] -= taken
                self.add(side, kind, taken)
                left -= taken

    def move_on(self, by: int, source: int, target: int, tablets: int) -> None:
        """Let somebody choose the tablets that are about to move, as suits him best."""
        frozen = self.s.frozen[source]
        for _ in range(tablets):
            before = self.points(by)
            best = NONE
            most = -1000.0
            for kind in range(KINDS):
                if self.held[source][kind] > frozen[kind]:
                    self.add(source, kind, -1)
                    if target != BAG:
                        self.add(target, kind, 1)
                    gain = self.points(by) - before
                    self.add(source, kind, 1)
                    if target != BAG:
                        self.add(target, kind, -1)
                    if gain > most:
                        best, most = kind, gain
            if best == NONE:
                return
            self.add(source, best, -1)
            if target != BAG:
                self.add(target, best, 1)


def swap_hope(outlook: Outlook, panel: Panel, side: int) -> float:
    """Guess what a talk will bring: the best exchange both gain by that begins with what lies there already."""
    s = outlook.s
    partner = panel.partner(side)
    mine, theirs = panel.offered(side), panel.offered(partner)
    own_before, their_before = outlook.points(side), outlook.points(partner)
    own = their = 0.0
    for kind in mine:
        own += outlook.gain(side, own_before, side, partner, kind)
        their += outlook.gain(partner, their_before, side, partner, kind)
    for kind in theirs:
        own += outlook.gain(side, own_before, partner, side, kind)
        their += outlook.gain(partner, their_before, partner, side, kind)
    if mine and theirs:
        return own if their >= FAIR and own > 0.0 else -0.02
    gives = [kind for kind in range(KINDS) if s.free(side, kind) > 0] if not mine else [NONE]
    gets = [kind for kind in range(KINDS) if s.free(partner, kind) > 0] if not theirs else [NONE]
    give_own = [outlook.gain(side, own_before, side, partner, kind) if kind != NONE else 0.0 for kind in gives]
    give_their = [outlook.gain(partner, their_before, side, partner, kind) if kind != NONE else 0.0 for kind in gives]
    get_own = [outlook.gain(side, own_before, partner, side, kind) if kind != NONE else 0.0 for kind in gets]
    get_their = [outlook.gain(partner, their_before, partner, side, kind) if kind != NONE else 0.0 for kind in gets]
    best = -0.02
    for a in range(len(gives)):
        for b in range(len(gets)):
            if their + give_their[a] + get_their[b] >= FAIR:
                best = max(best, own + give_own[a] + get_own[b])
    return best


@final
class Scribe(Hints):
    """Adds up how likely one's mission and objectives are."""

    scale = 3.0
    horizon = 14

    def evaluate(self, s: State, side: int) -> float:
        outlook = Outlook(s)
        if s.are_cards_open and any(s.shares):
            outlook.pick_on()
        if not s.lanes and not s.end:
            by, step = s.agenda[-1]
            if isinstance(step, MoveTablets):
                outlook.move_on(by, step.source, step.target, step.left)
            elif isinstance(step, ChooseGift):
                outlook.move_on(by, by, step.target, 1)
        worth = outlook.points(side)
        hand = s.hands[side]
        for card in range(1, hand.bit_length()):
            if hand >> card & 1:
                worth += PIP * card
        if s.has_veto(side):
            worth += VETO_TOKEN
        if s.may_talk(side):
            worth += TALK_TOKEN * min(1.0, 0.25 * outlook.left)
        return worth + self._talk(s, outlook, side)

    def _talk(self, s: State, outlook: Outlook, side: int) -> float:
        """Judge the talks one is in, or has asked for."""
        worth = 0.0
        for panel in s.panels:
            if panel.has(side):
                hope = swap_hope(outlook, panel, side)
                laid = len(panel.from_one) + len(panel.from_other)
                worth += 0.6 * hope + (0.01 * laid if hope > 0.0 else 0.0)
                if panel.agreed == side:
                    worth += 0.3 * hope
        if s.proposer == side and not s.panels and s.may_talk(side):
            # The token is as good as gone; what the talk may bring stands against it.
            partner = s.agenda[-1][0]
            if partner != side:
                panel = Panel(min(side, partner), max(side, partner), [], [], 0, 0, NONE)
                worth += 0.5 * swap_hope(outlook, panel, side) - TALK_TOKEN
        return worth

    def rollout(self, s: State, side: int, options: list[Action], chance: Chance) -> Action:
        if len(options) == 1:
            return options[0]
        verb = options[0].verb
        if verb == "play":
            return card_to_lay(s, options, chance)
        if verb in {"take", "set-aside", "tablet"}:
            return tablet_to_choose(s, side, options, chance)
        for sober in (LEAVE, ALLOW, DECLINE):
            if sober in options:
                return sober
        if PASS in options and verb != "look":
            return PASS
        if UPHOLD in options:
            return UPHOLD if s.vetoer == side else REJECT
        if verb in {"keep-from", "bag-from"}:
            kept = [option for option in options if option.verb == "keep-from"]
            options = kept or options
        return options[chance.pick("rollout", len(options))]


def card_to_lay(s: State, options: list[Action], chance: Chance) -> Action:
    """Bid high for many tablets and low for few; spend little on anything else."""
    count = len(options)
    on_offer = sum(s.pool)
    third = max(1, count // 3)
    if on_offer >= 9:
        place = count - 1 - chance.pick("rollout", third + 1)
    elif on_offer <= 5:
        place = chance.pick("rollout", third + 1)
    else:
        place = chance.pick("rollout", count)
    place = max(0, min(count - 1, place))
    return options[count - 1 - place] if s.is_reversed else options[place]


def liking(s: State, side: int, kind: int) -> int:
    """Say how well a tablet fits one's mission."""
    if kind == JOKER:
        return 4
    asks = s.box.mission_asks[s.missions[side]]
    if asks.word == MOST_SIGN:
        return 3 if kind % len(SIGNS) == asks.what else 0
    if asks.word == MOST_GLAZE:
        return 3 if kind // len(SIGNS) == asks.what else 0
    return 1 if s.tablets[side][kind] == 0 else 0


def tablet_to_choose(s: State, side: int, options: list[Action], chance: Chance) -> Action:
    """Take what fits one's mission; give what does not."""
    is_giving = options[0].verb == "tablet" and s.tablets[side][options[0].target] > 0
    best = options[chance.pick("rollout", len(options))]
    best_liking = liking(s, side, best.target)
    for option in options:
        like = liking(s, side, option.target)
        if (like < best_liking) if is_giving else (like > best_liking):
            best, best_liking = option, like
    return best


HINTS: Final = Scribe()
