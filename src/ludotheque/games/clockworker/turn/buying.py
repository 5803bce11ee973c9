"""What artifacts and archives cost, and how they are taken: D. Repair and E. Communication."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.actions import AS_PRINTED, IN_FULL, LEAVE_OUT, PAY_GOLD
from ludotheque.games.clockworker.state import BLUE, COLOURS, GOLD, GREEN, KINDS, POINT, RED, Paying, State


def repair_objection(s: State, side: int, artifact: int) -> Objection | None:
    """Say why an artifact cannot be repaired."""
    card = s.box.artifacts[artifact]
    facts: Facts = {"artifact": f"artifact-{card.name}"}
    if s.owned[side] >> artifact & 1:
        return Objection("one-of-a-kind", facts)
    if not s.copies[artifact]:
        return Objection("no-copy-left", facts)
    if s.missing(side, card.cost):
        return Objection("cannot-pay", {"missing": moves.lacking(s, side, card.cost)})
    return None


@final
@dataclass(frozen=True)
class PayCost(Paying):
    """Pay what is printed, less what an artifact lets you leave out."""

    cost: tuple[int, ...]
    less: int
    """How many units may still be left out."""

    def candidates(self, s: State, side: int) -> list[Action]:
        if not self.less or not sum(self.cost):
            return NOTHING
        return [*[LEAVE_OUT[kind] for kind in range(POINT) if self.cost[kind]], IN_FULL]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        cost, less = list(self.cost), self.less
        if action is IN_FULL:
            less = 0
        else:
            cost[action.target] -= 1
            less -= 1
        if s.missing(side, cost) > less:
            return Objection("cannot-pay", {"missing": moves.lacking(s, side, cost)})
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is IN_FULL:
            s.then(side, PayCost(self.cost, 0))
        else:
            cost = list(self.cost)
            cost[action.target] -= 1
            if s.log is not None:
                moves.tell(s, "left-out", {"who": side, "what": moves.amounts([action.target])})
            s.then(side, PayCost(tuple(cost), self.less - 1))

    def run(self, s: State, side: int, chance: Chance) -> None:
        rest = list(self.cost)
        for colour in COLOURS:
            rest[colour] = 0
        moves.pay(s, side, rest, "cost")
        s.then(side, PayBlocks(self.cost[RED], self.cost[GREEN], self.cost[BLUE]))

    def fallback(self, s: State, side: int) -> Action:
        return self.options(s, side)[0]

    def is_plain(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PayBlocks(Paying):
    """Pay the blocks; gold may stand for any of them, and must where a colour is lacking."""

    red: int
    green: int
    blue: int

    def candidates(self, s: State, side: int) -> list[Action]:
        stock = s.stock[side]
        if not stock[GOLD]:
            return NOTHING
        spare = stock[GOLD]
        found: list[Action] = []
        for colour in COLOURS:
            owed = self._owed(colour)
            paid = min(owed, stock[colour])
            spare -= owed - paid
            if paid:
                found.append(PAY_GOLD[colour - 1])
        if spare <= 0 or not found:
            return NOTHING
        found.append(AS_PRINTED)
        return found

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is AS_PRINTED:
            self.run(s, side, chance)
            return
        moves.pay_units(s, side, [GOLD], "cost")
        owed = [self.red, self.green, self.blue]
        owed[action.target] -= 1
        s.then(side, PayBlocks(owed[0], owed[1], owed[2]))

    def run(self, s: State, side: int, chance: Chance) -> None:
        stock = s.stock[side]
        counts = [0] * len(KINDS)
        for colour in COLOURS:
            owed = self._owed(colour)
            counts[colour] = min(owed, stock[colour])
            counts[GOLD] += owed - counts[colour]
        moves.pay(s, side, counts, "cost")

    def fallback(self, s: State, side: int) -> Action:
        return AS_PRINTED

    def is_plain(self) -> bool:
        return True

    def _owed(self, colour: int) -> int:
        return self.red if colour == RED else self.green if colour == GREEN else self.blue


@final
@dataclass(frozen=True)
class TakeArtifact(Step):
    """Lay the artifact before you; it works from your next turn on."""

    artifact: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.take_artifact(s, side, self.artifact)


@final
@dataclass(frozen=True)
class TakeArchive(Step):
    """Lay the archive before you, face down, and reveal another in its place."""

    archive: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.take_archive(s, side, self.archive, chance)
