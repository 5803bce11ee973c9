"""A turn: retrieval phase, action phase, and the six actions from A to F."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.actions import (
    AS_PRINTED,
    CHARGE,
    DONE,
    IN_FULL,
    LEAVE_OUT,
    PAY_GOLD,
    PLACE,
    SLOT,
)
from ludotheque.games.clockworker.effects import CopyOne
from ludotheque.games.clockworker.state import (
    BLUE,
    COLOURS,
    GEAR,
    GOLD,
    GREEN,
    KINDS,
    NONE,
    POINT,
    RED,
    ROBOT,
    ROW,
    TOP,
    Paying,
    State,
)

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
            *[answers.operate[factory] for factory in s.row if factory != NONE],
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
                return Objection("too-few-gears", {"price": price, "gears": gears, "missing": price - gears})
            return None
        if verb == "repair":
            return repair_objection(s, side, target)
        if verb == "communicate":
            less = s.powers(side).archive_discount
            cost = s.box.archives[target].cost
            if s.missing(side, cost) > less:
                return Objection("archive-cost", {"missing": moves.lacking(s, side, cost), "less": less})
        return None

    def options(self, s: State, side: int) -> list[Action]:
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
            if copies[artifact] and not owned >> artifact & 1:
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
            s.then(side, PlaceRobots(1 << place))
            place_one(s, side, place)
        elif verb == "operate":
            moves.take_factory(s, side, s.row.index(target))
            s.then(side, StaffFactory(len(s.factories[side]) - 1), CLOSE_GAP)
        elif verb == "repair":
            s.then(side, PayCost(tuple(s.box.artifacts[target].cost), 0), TakeArtifact(target))
        elif verb == "communicate":
            less = s.powers(side).archive_discount
            s.then(side, PayCost(tuple(s.box.archives[target].cost), less), TakeArchive(target))
        elif verb == "recover":
            place = s.factories[side].index(target)
            moves.gain(s, side, moves.take_back(s, side, place), "recovery")
        else:
            moves.gain(s, side, [GEAR] * s.box.charge, "charge")

    def fallback(self, s: State, side: int) -> Action:
        return CHARGE

    def is_plain(self) -> bool:
        return True


# B. Dispatch.


def dispatch_objection(s: State, side: int, factory: int) -> Objection | None:
    """Say why no robot can be put onto a factory."""
    if not s.stock[side][ROBOT]:
        return Objection("no-robot-in-reserve", {})
    if s.robots[side][s.factories[side].index(factory)] == s.box.factories[factory].all_slots:
        return Objection("no-empty-slot", {"factory": moves.factory_text(s, factory)})
    return None


def place_one(s: State, side: int, place: int) -> None:
    """Put a robot onto the highest empty slot, or let its owner choose where an artifact allows it."""
    if s.powers(side).is_any_slot:
        s.then(side, ChooseSlot(place))
    else:
        free = s.box.factories[s.factories[side][place]].all_slots & ~s.robots[side][place]
        moves.place_robot(s, side, place, TOP[free])


@final
@dataclass(frozen=True)
class PlaceRobots(Step):
    """Place more robots, on the factories chosen so far or on another one if you may, until you are done."""

    chosen: int
    """The places of the tableau that have received robots in this action, as a set."""

    def candidates(self, s: State, side: int) -> list[Action]:
        if not self._open_places(s, side):
            return NOTHING
        return [*[s.box.answers.dispatch[factory] for factory in s.factories[side]], DONE]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is DONE:
            return None
        place = s.factories[side].index(action.target)
        limit = s.dispatch_limit(side)
        if not self.chosen >> place & 1 and self.chosen.bit_count() >= limit:
            return Objection("factory-limit", {"limit": limit, "cards": s.box.cards_for_second})
        return dispatch_objection(s, side, action.target)

    def options(self, s: State, side: int) -> list[Action]:
        places = self._open_places(s, side)
        if not places:
            return NOTHING
        factories = s.factories[side]
        found = [s.box.answers.dispatch[factories[place]] for place in places]
        found.append(DONE)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not DONE:
            place = s.factories[side].index(action.target)
            mark = 1 << place
            s.then(side, self if self.chosen & mark else PlaceRobots(self.chosen | mark))
            place_one(s, side, place)

    def fallback(self, s: State, side: int) -> Action:
        return DONE

    def facts(self, s: State, side: int) -> Facts:
        return {"robots": s.stock[side][ROBOT]}

    def is_plain(self) -> bool:
        return True

    def _open_places(self, s: State, side: int) -> list[int]:
        if not s.stock[side][ROBOT]:
            return []
        may_add = self.chosen.bit_count() < s.dispatch_limit(side)
        factories = s.factories[side]
        standing = s.robots[side]
        cards = s.box.factories
        return [
            place
            for place in range(len(factories))
            if (may_add or self.chosen >> place & 1) and standing[place] != cards[factories[place]].all_slots
        ]


@final
@dataclass(frozen=True)
class ChooseSlot(Step):
    """Choose the empty slot the robot goes to."""

    place: int

    def candidates(self, s: State, side: int) -> list[Action]:
        free = s.box.factories[s.factories[side][self.place]].all_slots & ~s.robots[side][self.place]
        return [SLOT[slot] for slot in range(len(SLOT)) if free >> slot & 1]

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.place_robot(s, side, self.place, action.target - 1)

    def facts(self, s: State, side: int) -> Facts:
        return {"factory": moves.factory_text(s, s.factories[side][self.place])}

    def is_plain(self) -> bool:
        return True


# C. Operation.


@final
@dataclass(frozen=True)
class StaffFactory(Step):
    """Place as many robots as you like on the factory you have just gained, from the top, or none."""

    place: int

    def candidates(self, s: State, side: int) -> list[Action]:
        full = s.box.factories[s.factories[side][self.place]].all_slots
        return STAFF if s.stock[side][ROBOT] and s.robots[side][self.place] != full else NOTHING

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is PLACE:
            free = s.box.factories[s.factories[side][self.place]].all_slots & ~s.robots[side][self.place]
            moves.place_robot(s, side, self.place, TOP[free])
            s.then(side, self)

    def fallback(self, s: State, side: int) -> Action:
        return DONE

    def facts(self, s: State, side: int) -> Facts:
        factory = s.factories[side][self.place]
        return {"factory": moves.factory_text(s, factory), "robots": s.stock[side][ROBOT]}

    def is_plain(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class CloseGap(Step):
    """Finally the row slides away from the deck, and a new factory is revealed beside it."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.close_gap(s, chance)


# D. Repair and E. Communication.


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


# The end of a turn.


@final
@dataclass(frozen=True)
class EndTurn(Step):
    """The next player clockwise; the round is always finished, so that all have had the same number of turns."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.end_turn(s)
        after = (side + 1) % s.players
        if after == s.first:
            if s.ending:
                moves.finish(s, s.ending)
                return
            # Not in the rulebook, which lets everybody recharge for ever (ruling 20).
            if s.round >= s.box.most_rounds:
                moves.finish(s, moves.STANDSTILL)
                return
            s.round += 1
        s.turn = after
        s.then(after, *TURN)


STAFF: Final[list[Action]] = [PLACE, DONE]
CLOSE_GAP: Final = CloseGap()
TURN: Final[tuple[Step, ...]] = (Retrieve(), ChooseAction(), EndTurn())
