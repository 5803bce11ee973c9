"""Words of the consulting rooms: dreams, therapy, catharsis, cure, new clients."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import DONE, DREAM, DREAM_PILE, PILL, kind_of, place_of, receiving
from ludotheque.games.unconscious_mind.moves import gains, office, wheel
from ludotheque.games.unconscious_mind.names import CATHARSIS_COFFEE, KINDS, LASTING, NONE, ROOMS
from ludotheque.games.unconscious_mind.state.box import Said, Word
from ludotheque.games.unconscious_mind.state.table import State


def trigger_dream(s: State, side: int, room: int, is_paid: bool = True) -> None:
    """Put the topmost dream of a room on the agenda: a matching symbol first, then therapy, then the rest."""
    dream = office.top_dream(s, side, room)
    assert dream is not None, f"no dream in room {room} of {side}"
    if s.log is not None:
        s.tell("dream-resolved" if is_paid else "id-dream", {"who": side, "dream": f"dream-{dream.name}"})
    is_matched = office.is_symbol_matched(s, side, room)
    office.remove_dream(s, side, room)
    s.resolve(side, dream.effect)
    s.then(side, Therapy(room, dream.therapy))
    if is_matched:
        if s.log is not None:
            s.tell("symbol-matched", {"who": side})
        gains.gain_pills(s, side, 1)


@final
@dataclass(frozen=True)
class Therapy(Step):
    """Each point moves the client one space towards the cure; points left over become pill boxes."""

    room: int
    points: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        left = self.points
        while left:
            if desk.clients[self.room] == NONE:
                gains.gain_pills(s, side, left)
                return
            office.advance_therapy(s, side, self.room)
            left -= 1
            if desk.markers[self.room] <= s.box.catharsis and desk.grief[self.room] != NONE:
                s.then(side, Catharsis(self.room), Therapy(self.room, left))
                return
            if desk.markers[self.room] <= 0:
                s.then(side, Cure(self.room), Therapy(self.room, left))
                return


@final
@dataclass(frozen=True)
class Catharsis(Step):
    """Lift the grief layer, resolve its bonus, then bring the lower part of the card into force."""

    room: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        layer = office.lift_grief(s, side, self.room)
        if desk.lasting[CATHARSIS_COFFEE]:
            gains.gain_coffee(s, side, desk.lasting[CATHARSIS_COFFEE])
        s.then(side, Uncover(self.room))
        s.resolve(side, s.box.grief[layer].bonus)


@final
@dataclass(frozen=True)
class Uncover(Step):
    """From now on the client's lasting effect and icon, or end scoring, counts."""

    room: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        office.uncover(s, side, self.room)


@final
@dataclass(frozen=True)
class Lasting(Word):
    """A lasting effect comes into force."""

    effect: int
    amount: int

    def said(self) -> Said:
        word = LASTING[self.effect]
        return [word], Text(f"lasting-{word}", {"n": self.amount})

    def run(self, s: State, side: int, chance: Chance) -> None:
        gains.add_lasting(s, side, self.effect, self.amount)


@final
@dataclass(frozen=True)
class Cure(Step):
    """A client at 0 is cured."""

    room: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        office.cure(s, side, self.room)


@final
@dataclass(frozen=True)
class SpendPills(Step):
    """Spend pill boxes, a therapy point each, on your clients; the last moment to make one of three insights."""

    def candidates(self, s: State, side: int) -> list[Action]:
        desk = s.desks[side]
        found = [PILL[room] for room in range(ROOMS) if desk.clients[room] != NONE]
        if desk.pills and found:
            return [*found, DONE]
        # Three insights become a pill box at any time in the turn, so also now, after its last effect; without a
        # client it can wait for the next turn, if there is one.
        is_last_chance = len(found) > 0 or s.is_final_round()
        if is_last_chance and wheel.can_distil(desk, desk.coffee // s.box.elevation_price):
            return ONLY_DONE
        return NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not DONE:
            gains.spend_pill(s, side)
            s.then(side, Therapy(action.target, 1), self)


@final
@dataclass(frozen=True)
class FillRoom(Step):
    """Receive a client of either kind in an open empty room; not in the final round."""

    room: int

    def candidates(self, s: State, side: int) -> list[Action]:
        desk = s.desks[side]
        if s.is_final_round() or not desk.is_room_open[self.room] or desk.clients[self.room] != NONE:
            return NOTHING
        found: list[Action] = []
        for kind in range(len(KINDS)):
            row = s.client_rows[kind]
            found += [receiving(kind, place) for place in range(len(row)) if row[place] != NONE]
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        office.take_client(s, side, self.room, kind_of(action), place_of(action), False, chance)
        s.then(side, ChooseDream(self.room))

    def facts(self, s: State, side: int) -> Facts:
        return {"room": self.room + 1}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class ChooseDream(Step):
    """Lay a manifest dream over the latent one: an open one, or the top of the pile."""

    room: int

    def candidates(self, s: State, side: int) -> list[Action]:
        row = s.manifest_row
        found = [DREAM[place] for place in range(len(row)) if row[place] != NONE]
        return [*found, DREAM_PILE] if any(s.manifest_bag) or any(s.manifest_out) else found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        place = NONE if action is DREAM_PILE else action.target - 1
        office.take_manifest(s, side, self.room, place, chance)

    def facts(self, s: State, side: int) -> Facts:
        return {"room": self.room + 1}

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return ["manifest" if action is DREAM_PILE else f"manifest.{action.target - 1}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        if action is DREAM_PILE:
            return None
        printed = s.box.manifest[s.manifest_row[action.target - 1]]
        return {"dream": f"dream-{printed.name}", "about": printed.text()}

    def is_public_choice(self) -> bool:
        return True


ONLY_DONE: Final = [DONE]
SPEND_PILLS: Final = SpendPills()
