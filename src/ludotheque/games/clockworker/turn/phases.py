"""A turn: retrieval phase, action phase with one of the six actions, and the next player."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Objection
from ludotheque.engine.state import Step
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.actions import CHARGE, OPERATE_ONE
from ludotheque.games.clockworker.effects import CopyOne
from ludotheque.games.clockworker.names import (
    BLUE,
    GEAR,
    GOLD,
    GREEN,
    KINDS,
    NONE,
    RED,
    ROBOT,
    ROW,
    STANDSTILL,
    amounts_of,
    has,
    only,
    tokens_of,
)
from ludotheque.games.clockworker.state import State
from ludotheque.games.clockworker.turn.buying import (
    PayCost,
    TakeArchive,
    TakeArtifact,
    pay_for,
    repair_objection,
)
from ludotheque.games.clockworker.turn.placing import (
    CLOSE_GAP,
    PlaceRobots,
    StaffFactory,
    dispatch_objection,
    place_one,
)


@final
@dataclass(frozen=True)
class BeginRound(Step):
    """The first round begins; each of the others begins where the one before ends."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.begin_round(s)


# Phase 1.


@final
@dataclass(frozen=True)
class Retrieve(Step):
    """Take back the topmost robot of each of your factories and gain what its slot shows."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        kinds = moves.retrieve(s, side)
        if kinds:
            for artifact in s.powers(side).copies:
                s.then(side, CopyOne(artifact, kinds))


# Phase 2.


@final
@dataclass(frozen=True)
class ChooseAction(Step):
    """Choose one of the six actions that you can carry out completely."""

    def candidates(self, s: State, side: int) -> list[Action]:
        answers = s.box.answers
        factories = s.factories[side]
        return [
            *[answers.recover[factory] for factory in factories],
            *[answers.dispatch[factory] for factory in factories],
            *([answers.operate[factory] for factory in s.row if factory != NONE] or [OPERATE_ONE]),
            *answers.repair,
            *[answers.communicate[archive] for archive in s.display if archive != NONE],
            CHARGE,
        ]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        verb, target = action.verb, action.target
        if verb == "recover":
            standing = s.robots[side][s.factories[side].index(target)]
            return None if standing else Objection("no-robot-there", {"factory": moves.factory_text(s, target)})
        if verb == "dispatch":
            return dispatch_objection(s, side, target)
        if verb == "operate":
            price, gears = s.price(s.row.index(target)), s.stock[side][GEAR]
            if price > gears:
                missing = price - gears
                lack = [str(missing), KINDS[GEAR]]
                return Objection("too-few-gears", {"price": price, "gears": gears, "missing": missing}, lack)
            return None
        if action is OPERATE_ONE:
            return Objection("row-empty", {})
        if verb == "repair":
            return repair_objection(s, side, target)
        if verb == "communicate":
            less = s.powers(side).archive_discount
            cost = s.box.archives[target].cost
            if s.missing(side, cost) > less:
                short = moves.lacking(s, side, cost)
                return Objection("archive-cost", {"missing": amounts_of(short), "less": less}, tokens_of(short))
        return None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes four times as long.
        box = s.box
        answers = box.answers
        stock = s.stock[side]
        factories = s.factories[side]
        standing = s.robots[side]
        found = [answers.recover[factories[place]] for place in range(len(factories)) if standing[place]]
        if stock[ROBOT]:
            for place in range(len(factories)):
                factory = factories[place]
                if standing[place] != box.factories[factory].all_slots:
                    found.append(answers.dispatch[factory])
        gears = stock[GEAR]
        row = s.row
        for place in range(ROW):
            factory = row[place]
            if factory != NONE and s.price(place) <= gears:
                found.append(answers.operate[factory])
        blocks = stock[RED] + stock[GREEN] + stock[BLUE] + stock[GOLD]
        copies = s.copies
        owned = s.owned[side]
        for artifact in range(len(copies)):
            if copies[artifact] and not has(owned, artifact):
                card = box.artifacts[artifact]
                if card.blocks <= blocks and not s.missing(side, card.cost):
                    found.append(answers.repair[artifact])
        less = s.powers(side).archive_discount
        found += [
            answers.communicate[archive]
            for archive in s.display
            if archive != NONE and s.missing(side, box.archives[archive].cost) <= less
        ]
        found.append(CHARGE)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        verb, target = action.verb, action.target
        if verb == "dispatch":
            place = s.factories[side].index(target)
            s.then(side, PlaceRobots(only(place), place))
            place_one(s, side, place)
        elif verb == "operate":
            moves.take_factory(s, side, s.row.index(target))
            s.then(side, StaffFactory(len(s.factories[side]) - 1), CLOSE_GAP)
        elif verb == "repair":
            pay_for(s, side, s.box.artifacts[target].cost, TakeArtifact(target), chance)
        elif verb == "communicate":
            less = s.powers(side).archive_discount
            if less:
                s.then(side, PayCost(tuple(s.box.archives[target].cost), less, target))
            else:
                pay_for(s, side, s.box.archives[target].cost, TakeArchive(target), chance)
        elif verb == "recover":
            place = s.factories[side].index(target)
            moves.bring_home(s, side, place, [])
        else:
            moves.gain(s, side, [GEAR] * s.box.charge, "charge")

    def fallback(self, s: State, side: int) -> Action:
        return CHARGE

    def is_public_choice(self) -> bool:
        return True


# The end of a turn.


@final
@dataclass(frozen=True)
class EndTurn(Step):
    """The next player clockwise; the round is always finished, so that all have had the same number of turns."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.end_turn(s)
        after = s.after(side)
        if after == s.first:
            if s.ending:
                moves.finish(s, s.ending)
                return
            # Not in the rulebook, which lets everybody recharge for ever (ruling 20).
            if s.round >= s.box.most_rounds:
                moves.finish(s, STANDSTILL)
                return
            moves.begin_round(s)
        s.turn = after
        s.then_all(after, TURN)


TURN: Final[tuple[Step, ...]] = (Retrieve(), ChooseAction(), EndTurn())
