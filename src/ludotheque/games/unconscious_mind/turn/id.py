"""The Id's turn: it places by its cards or gathers, uses its pill boxes, and receives clients. It asks nothing."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.chance import Chance
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.effects.city import take_district_bonus, take_location_bonus
from ludotheque.games.unconscious_mind.effects.clients import Therapy
from ludotheque.games.unconscious_mind.effects.id import Brew, IdClaims, IdInkwell
from ludotheque.games.unconscious_mind.moves import gains, meeting, office, wheel
from ludotheque.games.unconscious_mind.names import (
    BONUSES,
    CASE_STUDY,
    DISTRICT_SLOTS,
    DISTRICTS,
    LOCATIONS,
    NONE,
    ROOMS,
    ROUTINE,
    bonus_at,
    district_of,
    district_of_slot,
    height_of,
    icons_needed,
    location_of,
    slot_at,
)
from ludotheque.games.unconscious_mind.state.table import State

PIECES_PLACED: Final = 2


@final
@dataclass(frozen=True)
class IdActs(Step):
    """With two ideas, bright ones included, the Id states ideas; otherwise it gathers them."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        if desk.ideas + desk.bright < PIECES_PLACED:
            s.tell("id-lacks-ideas", {"who": side})
            s.then_all(side, ID_GATHERS)
        else:
            s.then(side, IdStates())


@final
@dataclass(frozen=True)
class IdStates(Step):
    """A card names a slot; from there the Id looks on in its column, round the end, for the first free one."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        card = s.box.table_cards[meeting.reveal_card(s, side, chance)]
        for tried in range(len(card.slots)):
            slot = card.slots[tried]
            if s.holders[slot] == NONE:
                if tried:
                    s.tell("id-looked-on", {"who": side, "slots": tried})
                ideas = min(desk.ideas, PIECES_PLACED)
                meeting.place_ideas(s, side, slot, NONE, ideas, PIECES_PLACED - ideas)
                s.then(side, IdInkwell(s.box.slots[slot].row))
                return
        s.tell("id-column-full", {"who": side})
        s.then_all(side, ID_GATHERS)


@final
@dataclass(frozen=True)
class IdGathers(Step):
    """A coffee for each slot with an idea of the Id, then all of them come back."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.then(side, Brew(s.ideas_on_table(side)), IdTakesBack())


@final
@dataclass(frozen=True)
class IdTakesBack(Step):
    """All ideas of the Id return to its supply."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        meeting.take_ideas_back(s, side)


@final
@dataclass(frozen=True)
class IdBonus(Step):
    """The highest district bonus it can have, else the highest location bonus; ties go to its professor's place."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        places = [s.desks[side].professor]
        if s.freud not in places:
            places.append(s.freud)
        slot = self._district_slot(s, side, places)
        if slot != NONE:
            facts: dict[str, object] = {"who": side, "district": f"district-{DISTRICTS[district_of_slot(slot)]}"}
            s.tell("id-district", {**facts, "number": icons_needed(slot)})
            take_district_bonus(s, side, slot, wheel.coloured_zones(s.desks[side])[0])
            return
        bonus = self._location_bonus(s, places)
        if bonus == NONE:
            s.tell("id-no-bonus", {"who": side})
            return
        s.tell(
            "id-location",
            {"who": side, "place": f"location-{LOCATIONS[location_of(bonus)]}", "bonus": height_of(bonus) + 1},
        )
        take_location_bonus(s, side, bonus)

    def _district_slot(self, s: State, side: int, places: list[int]) -> int:
        best = NONE
        if s.desks[side].has_coloured():
            for place in places:
                district = district_of(place)
                for number in range(DISTRICT_SLOTS):
                    slot = slot_at(district, number)
                    is_free = s.tokens[district] > 0 and s.district_slots[slot] == NONE
                    is_reached = s.district_icons(side, district) >= icons_needed(slot)
                    if is_free and is_reached and (best == NONE or icons_needed(slot) > icons_needed(best)):
                        best = slot
        return best

    def _location_bonus(self, s: State, places: list[int]) -> int:
        for height in range(len(BONUSES)):
            for place in places:
                bonus = bonus_at(place, height)
                if s.tokens[district_of(place)] and not s.location_slots[bonus]:
                    return bonus
        return NONE


ID_GATHERS: Final[tuple[Step, ...]] = (IdGathers(), IdBonus())


# End of the Id's turn.


@final
@dataclass(frozen=True)
class IdUsesPills(Step):
    """The Id spends its pill boxes on its clients; with two, the arrow says who comes first, then turn about."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        rooms = [room for room in range(ROOMS) if desk.clients[room] != NONE]
        if not desk.pills or not rooms:
            return
        s.then(side, IdPill(meeting.point(s, side, "room", rooms)))


@final
@dataclass(frozen=True)
class IdPill(Step):
    """One pill box is one therapy point; then the other client; until there is no box or no client left."""

    room: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        room = self.room if desk.clients[self.room] != NONE else 1 - self.room
        if not desk.pills or desk.clients[room] == NONE:
            return
        gains.spend_pill(s, side)
        s.then(side, Therapy(room, 1), IdPill(1 - room))


@final
@dataclass(frozen=True)
class IdReceives(Step):
    """The arrow chooses a client for an open empty room: routine clients for the first, case studies for the second."""

    room: int
    is_start: bool

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        if s.is_final_round() or not desk.is_room_open[self.room] or desk.clients[self.room] != NONE:
            return
        kind = CASE_STUDY if self.room else ROUTINE
        row = s.client_rows[kind]
        clients = [client for client in row if client != NONE]
        if not clients:
            return
        s.tell("id-receives", {"who": side, "room": self.room + 1})
        place = row.index(meeting.point(s, side, "client", clients))
        office.take_client(s, side, self.room, kind, place, self.is_start, chance)
        s.then(side, IdDreams(self.room))


@final
@dataclass(frozen=True)
class IdDreams(Step):
    """The Id takes the open manifest dream with most therapy points; of equals, by the arrow."""

    room: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        row = s.manifest_row
        dreams = [dream for dream in row if dream != NONE]
        if not dreams:
            return
        most = max([s.box.manifest[dream].therapy for dream in dreams])
        best = [dream for dream in dreams if s.box.manifest[dream].therapy == most]
        s.tell("id-chooses-dream", {"who": side, "points": most})
        office.take_manifest(s, side, self.room, row.index(meeting.point(s, side, "dream", best)), chance)


@final
@dataclass(frozen=True)
class IdClears(Step):
    """The bright ideas it placed leave the table."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        meeting.clear_bright(s, side)


ID_TURN: Final[tuple[Step, ...]] = (
    IdClaims(),
    IdActs(),
    IdUsesPills(),
    IdReceives(0, False),
    IdReceives(1, False),
    IdClears(),
)
