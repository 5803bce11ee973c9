"""What artifacts and archives cost, and how they are taken: D. Repair and E. Communication."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.actions import AS_PRINTED, IN_FULL, LEAVE_OUT, gold_for, kept_colour
from ludotheque.games.clockworker.names import COLOURS, GOLD, KINDS, POINT, amounts, amounts_of
from ludotheque.games.clockworker.state import Paying, State


def repair_objection(s: State, side: int, artifact: int) -> Objection | None:
    """Say why an artifact cannot be repaired."""
    card = s.box.artifacts[artifact]
    facts: Facts = {"artifact": f"artifact-{card.name}"}
    if s.owns(side, artifact):
        return Objection("one-of-a-kind", facts)
    if not s.copies[artifact]:
        return Objection("no-copy-left", facts)
    if s.missing(side, card.cost):
        return moves.cannot_pay(s, side, card.cost)
    return None


class Bought(Step):
    """What is carried out once it is settled what is paid for it."""

    def settle(self, s: State, side: int, paid: list[int], chance: Chance) -> None:
        """Pay, by kind, and gain what was paid for."""
        raise NotImplementedError


def pay_for(s: State, side: int, cost: list[int], goal: Bought, chance: Chance) -> None:
    """Pay a cost; where gold could stand for a block that is at hand, its owner is asked (ruling 7)."""
    bill = moves.bill(s, side, cost)
    if s.stock[side][GOLD] > bill[GOLD] and (bill[COLOURS[0]] or bill[COLOURS[1]] or bill[COLOURS[2]]):
        s.then(side, PayBlocks(tuple(bill), goal))
    else:
        goal.settle(s, side, bill, chance)


@final
@dataclass(frozen=True)
class PayCost(Paying):
    """Pay what is printed on an archive, less what an artifact lets you leave out."""

    cost: tuple[int, ...]
    less: int
    """How many units may still be left out."""
    archive: int
    left_out: tuple[int, ...] = ()
    """The kinds of what is left out already."""

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
            return moves.cannot_pay(s, side, cost)
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is IN_FULL:
            self.run(s, side, chance)
        else:
            cost = list(self.cost)
            cost[action.target] -= 1
            s.then(side, PayCost(tuple(cost), self.less - 1, self.archive, (*self.left_out, action.target)))

    def run(self, s: State, side: int, chance: Chance) -> None:
        pay_for(s, side, list(self.cost), TakeArchive(self.archive, self.left_out), chance)

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PayBlocks(Paying):
    """Gold may stand for any of the blocks that are paid; where a colour is lacking it stands for it already."""

    bill: tuple[int, ...]
    """By kind, what is paid as it stands."""
    goal: Bought

    def candidates(self, s: State, side: int) -> list[Action]:
        if s.stock[side][GOLD] <= self.bill[GOLD]:
            return NOTHING
        found = [gold_for(colour) for colour in COLOURS if self.bill[colour]]
        if found:
            found.append(AS_PRINTED)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        bill = list(self.bill)
        if action is AS_PRINTED:
            self.goal.settle(s, side, bill, chance)
        else:
            bill[kept_colour(action)] -= 1
            bill[GOLD] += 1
            s.then(side, PayBlocks(tuple(bill), self.goal))

    def run(self, s: State, side: int, chance: Chance) -> None:
        self.goal.settle(s, side, list(self.bill), chance)

    def fallback(self, s: State, side: int) -> Action:
        return AS_PRINTED

    def facts(self, s: State, side: int) -> Facts:
        return {"pay": amounts_of(list(self.bill))}

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is AS_PRINTED else [f"stock{side}.{KINDS[kept_colour(action)]}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return None if action is AS_PRINTED else {"what": amounts([kept_colour(action)])}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class TakeArtifact(Bought):
    """Lay the artifact before you; it works from your next turn on."""

    artifact: int

    def settle(self, s: State, side: int, paid: list[int], chance: Chance) -> None:
        moves.take_artifact(s, side, self.artifact, paid)


@final
@dataclass(frozen=True)
class TakeArchive(Bought):
    """Lay the archive before you, face down, and reveal another in its place."""

    archive: int
    left_out: tuple[int, ...] = ()

    def settle(self, s: State, side: int, paid: list[int], chance: Chance) -> None:
        moves.take_archive(s, side, self.archive, paid, list(self.left_out), chance)


@final
@dataclass(frozen=True)
class UsePhrase(Bought):
    """Gain what a phrase of an artifact brings whoever pays for it."""

    artifact: int
    units: tuple[int, ...]

    def settle(self, s: State, side: int, paid: list[int], chance: Chance) -> None:
        moves.exchange(s, side, paid, list(self.units), self.artifact)
