"""Twins: worlds with another truth, which live along with a game as long as their viewer sees the same in both."""

from collections.abc import Sequence
from typing import Any

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, Live, Outcome
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.state import NOBODY, State
from ludotheque.lab.kit.cases import PEOPLE, Case
from ludotheque.lab.kit.secrecy import told

BIRTHS = 12
"""How often another set-up is tried before a world is dealt anew."""


class Echo(Chance):
    """Luck as it was in another world, label by label, wherever that is possible here; else luck of its own."""

    def __init__(self, outcomes: Sequence[Outcome], seed: int, unlike: int = -1) -> None:
        """Bring what was brought there, but for the outcome at the place `unlike`."""
        super().__init__()
        self._left: dict[str, list[int]] = {}
        for label, outcome in outcomes:
            self._left.setdefault(label, []).append(outcome)
        self._unlike = unlike
        self._luck = Live(seed)

    def equal(self, label: str, ways: int) -> int:
        return self.weighted(label, [1] * ways)

    def weighted(self, label: str, counts: list[int]) -> int:
        left = self._left.get(label, [])
        outcome = left.pop(0) if left else -1
        if self.used == self._unlike or not 0 <= outcome < len(counts) or counts[outcome] == 0:
            return self._luck.weighted(label, counts)
        return outcome


class Twin:
    """A world its viewer cannot tell from the true one, with a life of its own."""

    def __init__(self, game: Game, viewer: int, state: State, seed: int) -> None:
        self.game = game
        self.viewer = viewer
        self.state = state
        self._seed = seed

    def lives_on(self, s: State, seat: int, action: Action, outcomes: list[Outcome], events: list[Event]) -> bool:
        """Take the answer that led to the true state; say whether the viewer still cannot tell the two apart."""
        if action not in flow.options(self.state, seat):
            return False
        self.state.log = own = list[Event]()
        self._seed += 1
        flow.play(self.state, seat, action, Echo(outcomes, self._seed))
        told_alike = told(self.game, events, self.viewer) == told(self.game, own, self.viewer)
        return told_alike and is_same_sight(self.game, s, self.state, self.viewer)


def is_same_sight(game: Game, s: State, world: State, viewer: int) -> bool:
    """Say whether two worlds look the same to a viewer, before anything is put into words."""
    seat = None if viewer == NOBODY else viewer
    are_named_alike = game.names(s, "en", PEOPLE) == game.names(world, "en", PEOPLE)
    is_drawn_alike = are_named_alike and game.scene(s, seat) == game.scene(world, seat)
    return is_drawn_alike and undrawn(game, s) == undrawn(game, world)


def undrawn(game: Game, s: State) -> list[object]:
    """Give what lies open to everybody and is not drawn for everybody."""
    found: list[object] = []
    for path in game.undrawn:
        things: list[Any] = [s]
        for name in path.split("."):
            values = [getattr(thing, name) for thing in things]
            things = [item for value in values for item in (value if isinstance(value, list) else [value])]
        found += [path, *things]
    return found


def born(case: Case, match: Match, viewer: int, luck: Chance) -> Twin | None:
    """Set the table up once more with one outcome that is another, until the viewer sees no difference.

    Such a twin differs from its first moment, also in what a redeal would leave as it is.
    """
    game, outcomes = case.game, match.first_outcomes
    for _ in range(min(BIRTHS, len(outcomes))):
        seed = luck.pick("birth", 1 << 30)
        chance = Echo(outcomes, seed, unlike=luck.pick("birth", len(outcomes)))
        other = Match(game, case.seats, case.options, chance)
        told_alike = told(game, match.first_events, viewer) == told(game, other.first_events, viewer)
        if told_alike and is_same_sight(game, match.state, other.state, viewer):
            return Twin(game, viewer, other.state, seed)
    return None


def dealt(case: Case, s: State, viewer: int, luck: Chance) -> Twin:
    """Deal anew what the viewer does not know."""
    return Twin(case.game, viewer, case.game.redealt(s, viewer, luck), luck.pick("birth", 1 << 30))
