"""What many sentences need: cards laid together and compared, tablets chosen one by one."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step
from ludotheque.games.enkidu.actions import PLAY, TABLET
from ludotheque.games.enkidu.moves import cards, tablets
from ludotheque.games.enkidu.names import BAG, KINDS, MOST_CARDS, NONE, POSITIONS, TABLETS
from ludotheque.games.enkidu.state import State

SIDES: Final = range(1 << len(POSITIONS))
"""Every set of sides there may be, as bits."""


def sides_of(sides: int) -> tuple[int, ...]:
    """List the sides of a set."""
    return tuple([side for side in range(len(POSITIONS)) if sides >> side & 1])


CARDS_IN: Final[dict[int, list[Action]]] = {}


def cards_in(hand: int) -> list[Action]:
    """List the acquisition cards of a hand, as answers; worked out once for every hand there is."""
    found = CARDS_IN.get(hand)
    if found is None:
        found = CARDS_IN[hand] = [PLAY[card] for card in range(1, MOST_CARDS + 1) if hand >> card & 1]
    return found


@final
@dataclass(frozen=True)
class LayCard(Step):
    """Choose an acquisition card and lay it face down."""

    why: str
    """What it is played for: bid, duel or jump."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return cards_in(s.hands[side])

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        cards.lay_card(s, side, action.target)

    def fallback(self, s: State, side: int) -> Action:
        options = self.candidates(s, side)
        return options[(len(options) - 1) // 2]

    def facts(self, s: State, side: int) -> Facts:
        return {"why": f"lay-{self.why}", "order": "lowest-wins" if s.is_reversed else "highest-wins"}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"hand{side}.{action.target}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return {"card": action.target}

    def take_back(self, s: State, side: int) -> None:
        cards.take_card_back(s, side)

    def is_public_choice(self) -> bool:
        return True  # spent cards lie open, so everybody knows what is left in a hand


def winner(s: State) -> int:
    """Name who laid the best card; of equals, the first in turn order."""
    best = NONE
    for side in s.in_turn():
        if best == NONE:
            best = side
        elif s.is_reversed:
            if s.played[side] < s.played[best]:
                best = side
        elif s.played[side] > s.played[best]:
            best = side
    return best


def tablets_held(s: State, side: int) -> list[int]:
    """List the kinds of tablets a side has."""
    return [kind for kind, count in enumerate(s.tablets[side]) if count]


def tablet_candidates(s: State, source: int) -> list[Action]:
    """List every tablet somebody has, as an answer."""
    return [TABLET[kind] for kind in tablets_held(s, source)]


def tablet_options(s: State, source: int) -> list[Action]:
    """List the tablets that have not changed hands by this round's event."""
    frozen = s.frozen[source]
    return [TABLET[kind] for kind, count in enumerate(s.tablets[source]) if count and count > frozen[kind]]


def frozen_objection(s: State, source: int, action: Action) -> Objection | None:
    """Refuse a tablet that has changed hands by this round's event."""
    return Objection("moved-by-event", {}) if s.free(source, action.target) <= 0 else None


@final
@dataclass(frozen=True)
class MoveTablets(Step):
    """Choose the tablets that an event moves, one after the other."""

    source: int
    target: int
    left: int

    def candidates(self, s: State, side: int) -> list[Action]:
        if not s.has_free(self.source, self.left + 1):
            return NOTHING  # all of them
        return tablet_candidates(s, self.source)

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        return frozen_objection(s, self.source, action)

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 3 % longer.
        if not s.has_free(self.source, self.left + 1):
            return NOTHING
        return tablet_options(s, self.source)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        tablets.move(s, self.source, self.target, action.target, side)
        if self.left > 1:
            s.then(side, MoveTablets(self.source, self.target, self.left - 1))

    def run(self, s: State, side: int, chance: Chance) -> None:
        for kind in range(KINDS):
            for _ in range(s.free(self.source, kind)):
                tablets.move(s, self.source, self.target, kind, side)

    def facts(self, s: State, side: int) -> Facts:
        return {"left": self.left, "goal": "goal-bag" if self.target == BAG else "goal-player"}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"tablets{self.source}.{TABLETS[action.target]}"]

    def is_public_choice(self) -> bool:
        return True
