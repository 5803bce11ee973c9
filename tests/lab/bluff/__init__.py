"""Bluff: dice under cups, a game of one page, honest or with a leak planted into its rules."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import final

from ludotheque.engine import state
from ludotheque.engine.action import Action, Actions
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game, Score
from ludotheque.engine.scene import Piece, Standing, Text, Zone
from ludotheque.engine.secrets import LABEL, OwnersOnly
from ludotheque.engine.state import Step

ACTIONS = Actions("bluff")
RAISE, DOUBT = (ACTIONS.one(verb, where=lambda s, side, action: ["bid"]) for verb in ("raise", "doubt"))
DICE, ROUNDS = 2, 3


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Cups, the bid, points; and a field that only some leaks use."""

    box: object = None
    leak: str = ""
    cups: list[list[int]]
    bid: int = 0
    is_shown: bool = False
    points: list[int]
    round: int = 0
    rolled: list[int] = field(default_factory=list)
    """What everybody has rolled so far, as a forgetful game would note it."""


def tell(s, name, facts, path=None):
    if s.log is not None:
        s.log.append(Event(name, facts, path=path))


def even(s):
    return sum(die % 2 == 0 for cup in s.cups for die in cup)


@dataclass(frozen=True)
class Roll(Step):
    """Everybody rolls under a cup."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.bid, s.is_shown = 0, False
        for cup in s.cups:
            for place in range(DICE):
                cup[place] = chance.roll("die", 6)
        if s.leak == "notes":
            s.rolled += [die for cup in s.cups for die in cup]
        s.turn = side
        s.then(side, RaiseOrDoubt())


@dataclass(frozen=True)
class RaiseOrDoubt(Step):
    """Say that there is one more even die, or doubt what was said."""

    def candidates(self, s: State, side: int) -> list[Action]:
        found = [RAISE] if s.bid < DICE * len(s.cups) else []
        found += [DOUBT] if s.bid else []
        return found[::-1] if s.leak == "option order" and even(s) % 2 else found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        left = (side + 1) % len(s.cups)
        if action is DOUBT:
            tell(s, "doubted", {"who": side})
            s.then(side, Show(), Settle())
            return
        s.bid += 1
        if s.leak == "event":
            tell(s, "counted", {"who": side, "count": s.bid, "even": even(s)})
        elif s.leak == "path":
            tell(s, "raised", {"who": side, "count": s.bid}, ("bid", f"cup{even(s) % len(s.cups)}"))
        elif s.leak != "silence" or even(s) >= s.bid:
            tell(s, "raised", {"who": side, "count": s.bid})
        if s.leak == "skipped question" and even(s) >= s.bid:
            left = (left + 1) % len(s.cups)
        if s.leak == "counter" and even(s) >= s.bid:
            s.asked = [number + 1 for number in s.asked]
        s.turn = left
        s.then(left, self)


@dataclass(frozen=True)
class Show(Step):
    """Lift the cups."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.is_shown = True
        for player, cup in enumerate(s.cups):
            tell(s, "shown", {"who": player, "first": cup[0], "second": cup[1]})


@dataclass(frozen=True)
class Settle(Step):
    """Whoever doubted wrongly loses a point, else whoever had said so; then the next round."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        loser = side if even(s) >= s.bid else (side - 1) % len(s.cups)
        s.points[loser] -= 1
        s.round += 1
        if s.round == ROUNDS:
            s.end = "rounds"
        else:
            s.then(loser, Roll())


def is_closed(s):
    return not s.is_shown and not s.end


def again(s, side, chance):
    return [chance.roll(LABEL, 6) for _ in s.cups[side]]


class Bluff(Game):
    """Bluff, with a leak or without."""

    id = "bluff"
    version = 1
    seats = (3,)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    end_reasons = ("rounds",)
    components = None
    components_digest = "none"
    own_components = ""
    secrets = (OwnersOnly("cups", again=again, is_closed=is_closed, zone="cup"),)
    undrawn = ("round",)

    def __init__(self, leak="", **claims):
        """Plant a leak; claim something else of its fields."""
        self.leak = leak
        for name, value in claims.items():
            setattr(self, name, value)

    def set_up(self, seats, options, chance):
        s = State(
            seat_of=list(range(seats)),
            leak=self.leak,
            cups=[[0] * DICE for _ in range(seats)],
            points=[0] * seats,
        )
        s.then(0, Roll())
        return s

    def zones(self, s, viewer):
        cups = [self._cup(s, side, viewer) for side in range(len(s.cups))]
        return [Zone("cups", "row", children=[*cups, Piece("bid", "coin", Text("bid", {"count": s.bid}))])]

    def _cup(self, s, side, viewer):
        if is_closed(s) and s.seat_of[side] != viewer:
            return Piece(f"cup{side}", "cup", Text("cup", {"who": side}), marks=["face_down"])
        first, second = s.cups[side]
        text = Text("cup-open", {"who": side, "first": first, "second": second})
        return Piece(f"cup{side}", "cup", text, marks=["open"] if s.is_shown else [])

    def standings(self, s, viewer):
        return [
            Standing(side, Text("name", {"who": side}), s.seat_of[side], points=s.points[side])
            for side in range(len(s.cups))
        ]

    def scores(self, s):
        return [Score((("points", points),)) for points in s.points]

    def conserved(self, s):
        return {"dice": sum(map(len, s.cups))}
