"""A round of Enkidu: draw, bid, take tablets, event, gifts; and what joins the rounds to two phases."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import EachInTurn, Step, Together
from ludotheque.games.enkidu.actions import CHOOSE, GIFT, PASS, SET_ASIDE, TAKE
from ludotheque.games.enkidu.moves import cards, rounds, tablets
from ludotheque.games.enkidu.moves.telling import event_text
from ludotheque.games.enkidu.names import (
    BAG_EMPTY,
    HANDS_EMPTY,
    INITIATION,
    KINDS,
    NONE,
    POSITIONS,
    TABLETS,
    tablets_in,
)
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.order import (
    LayCard,
    frozen_objection,
    tablet_candidates,
    tablet_options,
)
from ludotheque.games.enkidu.turn.proposals import SAFE_POINT
from ludotheque.games.enkidu.turn.veto import REVEAL_EVENT


@final
@dataclass(frozen=True)
class ChooseEvents(Step):
    """Choose, in secret, the event cards you put into the pile; the others leave the game unseen."""

    def candidates(self, s: State, side: int) -> list[Action]:
        chosen = s.chosen_events(side)
        if sum(chosen) >= s.choices():
            return NOTHING
        owned = s.box.sets[s.phase]
        return [CHOOSE[event] for event in range(len(owned)) if owned[event] > chosen[event]]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        cards.choose_event(s, side, action.target)
        s.then(side, self)

    def take_back(self, s: State, side: int) -> None:
        cards.take_back_events(s, side)

    def facts(self, s: State, side: int) -> Facts:
        return {"left": s.choices() - sum(s.chosen_events(side))}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"choice.{s.box.events[action.target]}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return {"card": event_text(s, action.target)}


@final
@dataclass(frozen=True)
class SetEventsAside(Step):
    """Set cards of the first pile aside, unseen, so that one is left for each round."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        cards.set_events_aside(s, max(0, sum(s.deck) - s.initiation_rounds()), chance)


@final
@dataclass(frozen=True)
class Round(Step):
    """Play a round: in the second phase, with gifts."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        rounds.begin_round(s)
        s.then_all(s.machine, INITIATION_ROUND if s.phase == INITIATION else DEVELOPMENT_ROUND)


@final
@dataclass(frozen=True)
class RollAndDraw(Step):
    """The holder of the Machine rolls the dice and draws so many tablets; if the bag holds fewer, the game ends."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        total = tablets.roll(s, chance)
        if total > tablets_in(s.bag):
            rounds.finish(s, BAG_EMPTY)
        else:
            tablets.draw(s, total, chance)


@final
@dataclass(frozen=True)
class RevealBids(Step):
    """Turn the cards over together; the tablets are shared out by rank, equals pooling what their places bring."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        cards.reveal_cards(s)
        allocate(s)
        s.then(s.machine, NEXT_PICK)


def allocate(s: State) -> None:
    """Work out who takes how many tablets, in which order, and who of equals sets the odd one aside."""
    slots = s.box.shares[tablets_in(s.pool)]
    order = s.in_turn()
    pickers: list[int] = []
    shares = [0] * s.players
    setting_aside = odd_after = NONE
    while len(pickers) < s.players:
        group = best_of(s, order, pickers)
        pooled = tablets_in(slots[len(pickers) : len(pickers) + len(group)])
        each = pooled // len(group)
        if each and odd_after != NONE and not s.variant.does_third_pick_all:
            setting_aside = odd_after
        if pooled % len(group):
            odd_after = group[-1]
        for side in group:
            shares[side] = each
        pickers += group
    tablets.share_out(s, pickers, shares, setting_aside)


def best_of(s: State, order: list[int], ahead: list[int]) -> list[int]:
    """List, in turn order, who of those not ahead have laid the best card: several if they are equal."""
    best: list[int] = []
    for side in order:
        if side in ahead:
            continue
        if not best or is_better(s, s.played[side], s.played[best[0]]):
            best = [side]
        elif s.played[side] == s.played[best[0]]:
            best.append(side)
    return best


def is_better(s: State, card: int, other: int) -> bool:
    """Say whether one acquisition card beats another."""
    return card < other if s.is_reversed else card > other


@final
@dataclass(frozen=True)
class NextPick(Step):
    """In the order of the bids, each takes their whole share at once."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        picker = tablets.next_picker(s)
        if picker == NONE:
            tablets.leave_rest(s)
        elif s.setting_aside == picker:
            s.then(picker, PICK_TABLETS, SET_ONE_ASIDE, self)
        else:
            s.then(picker, PICK_TABLETS, self)


@final
@dataclass(frozen=True)
class PickTablets(Step):
    """Take a tablet from the pool, as often as your share says."""

    def candidates(self, s: State, side: int) -> list[Action]:
        left = 0
        found: list[Action] = []
        for kind, count in enumerate(s.pool):
            if count:
                left += count
                found.append(TAKE[kind])
        return NOTHING if s.shares[side] == left else found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        tablets.take(s, side, action.target)
        if s.shares[side]:
            s.then(side, self)

    def run(self, s: State, side: int, chance: Chance) -> None:
        for kind in range(KINDS):
            for _ in range(s.pool[kind]):
                tablets.take(s, side, kind)

    def facts(self, s: State, side: int) -> Facts:
        return {"left": s.shares[side]}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class SetOneAside(Step):
    """You share a place and one tablet is left over: choose which one waits for the next round."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [SET_ASIDE[kind] for kind, count in enumerate(s.pool) if count]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        tablets.set_aside(s, side, action.target)

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class GiveGift(Step):
    """You may give one of your tablets to somebody."""

    def candidates(self, s: State, side: int) -> list[Action]:
        if not s.has_free(side, 1):
            return NOTHING
        return [PASS] + [GIFT[other] for other in range(s.players) if other != side]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not PASS:
            s.then(side, CHOOSE_GIFT[action.target])


@final
@dataclass(frozen=True)
class ChooseGift(Step):
    """Choose the tablet you give away."""

    target: int

    def candidates(self, s: State, side: int) -> list[Action]:
        return tablet_candidates(s, side)

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        return frozen_objection(s, side, action)

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 3 % longer.
        return tablet_options(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        tablets.give(s, side, self.target, action.target)

    def facts(self, s: State, side: int) -> Facts:
        return {"who": self.target}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"tablets{side}.{TABLETS[action.target]}"]

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class EndOfRound(Step):
    """With no acquisition cards left the game ends; else the Machine goes to the left and a new round begins."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        if s.are_hands_empty():
            rounds.finish(s, HANDS_EMPTY)
            return
        tablets.thaw(s)
        rounds.turn_to_next_round(s)
        if s.phase == INITIATION and s.round == s.initiation_rounds():
            s.then(s.machine, SAFE_POINT, BEGIN_DEVELOPMENT, CHOOSE_EVENTS, ROUND)
        else:
            s.then(s.machine, ROUND)


@final
@dataclass(frozen=True)
class BeginDevelopment(Step):
    """The second phase begins: new events are chosen."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        rounds.begin_development(s)


CHOOSE_EVENTS: Final = Together(ChooseEvents())
BIDS: Final = Together(LayCard("bid"))
NEXT_PICK: Final = NextPick()
PICK_TABLETS: Final = PickTablets()
SET_ONE_ASIDE: Final = SetOneAside()
CHOOSE_GIFT: Final = [ChooseGift(target) for target in range(len(POSITIONS))]
GIFTS: Final = EachInTurn(GiveGift())
END_OF_ROUND: Final = EndOfRound()
BEGIN_DEVELOPMENT: Final = BeginDevelopment()
ROUND: Final = Round()

INITIATION_ROUND: Final[tuple[Step, ...]] = (
    SAFE_POINT,
    RollAndDraw(),
    SAFE_POINT,
    BIDS,
    RevealBids(),
    SAFE_POINT,
    REVEAL_EVENT,
    SAFE_POINT,
    END_OF_ROUND,
)
DEVELOPMENT_ROUND: Final[tuple[Step, ...]] = (
    SAFE_POINT,
    RollAndDraw(),
    SAFE_POINT,
    BIDS,
    RevealBids(),
    SAFE_POINT,
    REVEAL_EVENT,
    SAFE_POINT,
    GIFTS,
    SAFE_POINT,
    END_OF_ROUND,
)
SET_UP: Final[tuple[Step, ...]] = (CHOOSE_EVENTS, SetEventsAside(), ROUND)
