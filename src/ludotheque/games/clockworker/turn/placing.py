"""Where robots go: B. Dispatch, and the new factory of C. Operation."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.actions import DONE, PLACE, SLOT, slot_of
from ludotheque.games.clockworker.names import NONE, ROBOT, TOP, has, only, slot_id, slot_number
from ludotheque.games.clockworker.state import State

# B. Dispatch.


def dispatch_objection(s: State, side: int, factory: int) -> Objection | None:
    """Say why no robot can be put onto a factory."""
    if not s.stock[side][ROBOT]:
        return Objection("no-robot-in-reserve", {})
    if not s.free_slots(side, s.factories[side].index(factory)):
        return Objection("no-empty-slot", {"factory": moves.factory_text(s, factory)})
    return None


def place_one(s: State, side: int, place: int) -> None:
    """Put a robot onto the highest empty slot, or let its owner choose where an artifact allows it."""
    if s.powers(side).is_any_slot:
        s.then(side, ChooseSlot(place))
    else:
        moves.place_robot(s, side, place, TOP[s.free_slots(side, place)])


def later_slots(s: State, side: int, place: int) -> list[Action]:
    """List the empty slots of a factory that are not the highest one: what one may try, and may not do."""
    free = s.free_slots(side, place)
    return [SLOT[slot] for slot in range(len(SLOT)) if has(free, slot) and slot != TOP[free]]


def slot_objection(s: State, side: int, place: int, action: Action) -> Objection:
    """Say which slot comes first."""
    top = TOP[s.free_slots(side, place)]
    facts: Facts = {"factory": moves.factory_text(s, s.factories[side][place])}
    return Objection("from-the-top", {**facts, "slot": slot_number(slot_of(action)), "next": slot_number(top)})


def at_slot(s: State, side: int, place: int, action: Action) -> list[str]:
    """Click a slot of the factory at a place of one's own works."""
    return [slot_id(moves.factory_id(s, side, s.factories[side][place]), slot_of(action))]


@final
@dataclass(frozen=True)
class PlaceRobots(Step):
    """Place more robots, on the factories chosen so far or on another one if you may, until you are done."""

    chosen: int
    """The places of the tableau that have received robots in this action, as a set."""
    last: int = NONE
    """The place that received the last one; NONE in a game stored before this was kept."""

    def candidates(self, s: State, side: int) -> list[Action]:
        if not self._open_places(s, side):
            return NOTHING
        is_any_slot = self.last == NONE or s.powers(side).is_any_slot
        slots = NOTHING if is_any_slot else later_slots(s, side, self.last)
        return [*[s.box.answers.dispatch[factory] for factory in s.factories[side]], *slots, DONE]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is DONE:
            return None
        if action.verb == "slot":
            return slot_objection(s, side, self.last, action)
        place = s.factories[side].index(action.target)
        limit = s.dispatch_limit(side)
        if not has(self.chosen, place) and self.chosen.bit_count() >= limit:
            return Objection("factory-limit", {"limit": limit, "cards": s.box.cards_for_second})
        return dispatch_objection(s, side, action.target)

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 27 % longer.
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
            s.then(side, self if place == self.last else PlaceRobots(self.chosen | only(place), place))
            place_one(s, side, place)

    def facts(self, s: State, side: int) -> Facts:
        return {"robots": s.stock[side][ROBOT]}

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return at_slot(s, side, self.last, action) if action.verb == "slot" else None

    def is_public_choice(self) -> bool:
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
            if (may_add or has(self.chosen, place)) and standing[place] != cards[factories[place]].all_slots
        ]


@final
@dataclass(frozen=True)
class ChooseSlot(Step):
    """Choose the empty slot the robot goes to."""

    place: int

    def candidates(self, s: State, side: int) -> list[Action]:
        free = s.free_slots(side, self.place)
        return [SLOT[slot] for slot in range(len(SLOT)) if has(free, slot)]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.place_robot(s, side, self.place, slot_of(action))

    def facts(self, s: State, side: int) -> Facts:
        return {"factory": moves.factory_text(s, s.factories[side][self.place])}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return at_slot(s, side, self.place, action)

    def is_public_choice(self) -> bool:
        return True


# C. Operation.


@final
@dataclass(frozen=True)
class StaffFactory(Step):
    """Place as many robots as you like on the factory you have just gained, from the top, or none."""

    place: int

    def candidates(self, s: State, side: int) -> list[Action]:
        if not s.stock[side][ROBOT] or not s.free_slots(side, self.place):
            return NOTHING
        return [PLACE, *later_slots(s, side, self.place), DONE]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        return slot_objection(s, side, self.place, action) if action.verb == "slot" else None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 9 % longer.
        return STAFF if s.stock[side][ROBOT] and s.free_slots(side, self.place) else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is PLACE:
            moves.place_robot(s, side, self.place, TOP[s.free_slots(side, self.place)])
            s.then(side, self)

    def facts(self, s: State, side: int) -> Facts:
        factory = s.factories[side][self.place]
        return {"factory": moves.factory_text(s, factory), "robots": s.stock[side][ROBOT]}

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        if action is PLACE:
            return [moves.factory_id(s, side, s.factories[side][self.place])]
        return at_slot(s, side, self.place, action) if action.verb == "slot" else None

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class CloseGap(Step):
    """Finally the row slides away from the deck, and a new factory is revealed beside it."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.close_gap(s, chance)


STAFF: Final[list[Action]] = [PLACE, DONE]
CLOSE_GAP: Final = CloseGap()
