"""The table of Unconscious Mind: desks, meeting table, city, rows and bags."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine import state
from ludotheque.engine.event import Facts
from ludotheque.engine.fields import Replaced
from ludotheque.engine.state import NOBODY, Step
from ludotheque.games.unconscious_mind.names import (
    DISTRICT_USES,
    GREY,
    MAJOR,
    MINOR,
    NONE,
    ZONE_COUNT,
    district_of,
    level_of,
    locations_of,
    quality_of,
    slot_at,
    space_at,
    zone_of,
)
from ludotheque.games.unconscious_mind.state.box import Box, Phrase
from ludotheque.games.unconscious_mind.state.desk import Desk


@final
@dataclass(frozen=True)
class Variant:
    """The rules this table has chosen."""

    has_id: bool
    is_high: bool
    """Whether the Id's case-study tiles show their high number."""
    rate: int
    """Coffee the Id needs for a pill box."""
    does_therapy_score_on_leaving: bool
    does_full_notebook_count: bool


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Everything on the table. What seldom changes is replaced as a whole, so that clones share it."""

    box: Box
    variant: Variant
    sides: int
    first: int
    round: int = 0
    last_round: int = 0
    """The number of the final round, 0 until it is known."""
    desks: list[Desk]
    standing: Replaced
    """Sides in the order in which their reputation markers came to rest: earlier lies lower."""
    freud: int
    """The location of Freud's figure."""
    freud_reputation: int = 1
    holders: list[int]
    """By slot of the meeting table, the side whose pieces lie there, or NONE."""
    pointed: list[int]
    """By slot, the action the pieces point at."""
    slot_ideas: list[int]
    slot_bright: list[int]
    market: list[int]
    """Two notebook tiles for each column: the lower one, then the upper one."""
    tile_bag: list[int]
    starting_bag: Replaced
    tiles_out: int = 0
    """How many notebook tiles have left the game."""
    face_up: list[int]
    """The two open research cards."""
    research_bag: list[int]
    manifest_row: list[int]
    manifest_bag: list[int]
    manifest_out: list[int]
    """Removed dreams, by kind: shuffled into a new pile when the old one is empty."""
    latent_bag: Replaced
    latent_out: Replaced
    client_rows: list[list[int]]
    """The open clients by kind."""
    client_bag: Replaced
    grief_bag: Replaced
    grief_out: Replaced
    treatises: Replaced
    """1 for each treatise nobody has published."""
    goals: Replaced
    """The row of goals from left to right, NONE where one is gone."""
    tokens: Replaced
    """Tokens left in each district; the first of a stack shows reputation."""
    full_stack: int
    location_slots: Replaced
    """By location and bonus, 1 if a token covers it."""
    district_slots: Replaced
    """By district and slot, the side whose insight lies there, or NONE."""
    arrow: int = 0
    card_bag: Replaced
    """Meeting-table cards that have not been revealed, by number."""
    card: int = NONE
    """The meeting-table card that was revealed last."""

    def aside(self, side: int) -> Step | None:
        return self.box.asides if self.round > 0 else None

    def words(self, side: int, phrase: Phrase) -> tuple[Step, ...]:
        """Give the steps a phrase means for a side: its own, or those of the side nobody answers for."""
        return phrase.id if self.seat_of[side] == NOBODY else phrase.own

    def is_id(self, side: int) -> int:
        """Say, by 1 or 0, whether a side is the Id: texts can choose by a number."""
        return 1 if self.seat_of[side] == NOBODY else 0

    def tell(
        self,
        name: str,
        facts: Facts,
        known: dict[int, Facts] | None = None,
        path: tuple[str, str] | None = None,
    ) -> None:
        """Write an event; a text may speak of the Id otherwise than of people."""
        if self.log is not None:
            who = facts.get("who")
            if isinstance(who, int):
                facts["is_id"] = self.is_id(who)
            super().tell(name, facts, known, path)

    def resolve(self, side: int, phrase: Phrase) -> None:
        """Put the words of a phrase on the agenda."""
        self.then_all(side, self.words(side, phrase))

    def is_final_round(self) -> bool:
        """Say whether this is the last round."""
        return self.last_round > 0 and self.last_round == self.round

    def ideas_on_table(self, side: int) -> int:
        """Count the slots that hold an idea of the side."""
        return sum([1 for slot in range(len(self.holders)) if self.holders[slot] == side and self.slot_ideas[slot]])

    def uses(self, side: int, location: int, more_figures: int = 0) -> int:
        """Count the uses of a location: figures or icons there, with what lasting effects add, within the limit."""
        desk = self.desks[side]
        figures = more_figures + (1 if self.freud == location else 0)
        for other in self.desks:
            if other.professor == location:
                figures += 1
        uses = (
            max(figures, desk.icons[location] + desk.icons[GREY]) + desk.lasting[DISTRICT_USES + district_of(location)]
        )
        return min(uses, self.box.most_uses)

    def district_icons(self, side: int, district: int) -> int:
        """Count the icons of a district's two locations, grey ones included."""
        icons = self.desks[side].icons
        first, second = locations_of(district)
        return icons[first] + icons[second] + icons[GREY]

    def has_insight_in(self, district: int, side: int) -> bool:
        """Say whether an insight of the side lies in a district."""
        return any(self.district_slots[slot] == side for slot in range(slot_at(district, 0), slot_at(district + 1, 0)))

    def section(self, space: int) -> int:
        """Tell the section of the reputation track a space lies in."""
        section = 0
        while section + 1 < len(self.box.sections) and self.box.sections[section + 1] <= space:
            section += 1
        return section

    def payment(self, side: int, cost: tuple[int, ...], is_minor_free: bool) -> list[int] | None:
        """Find the lowest insights that pay a cost, by zone; None if it cannot be paid.

        A higher level of the same quality may pay a lower one. With `is_minor_free` one minor insight is left out:
        the first without which the rest can be paid.
        """
        if is_minor_free:
            for place in range(len(cost)):
                if level_of(cost[place]) == MINOR:
                    paid = self.payment(side, cost[:place] + cost[place + 1 :], False)
                    if paid is not None:
                        return paid
        desk = self.desks[side]
        left = [desk.white[zone] + desk.coloured[zone] for zone in range(ZONE_COUNT)]
        zones: list[int] = []
        for level in range(MAJOR, MINOR - 1, -1):
            for zone in cost:
                if level_of(zone) != level:
                    continue
                found = zone
                last = zone_of(MAJOR, quality_of(zone))
                while found <= last and not left[found]:
                    found += 1
                if found > last:
                    return None
                left[found] -= 1
                zones.append(found)
        return zones

    def payers(self, side: int, cost: tuple[int, ...]) -> list[int]:
        """List the zones whose insights may pay the first part of a cost that can be paid.

        Its parts come from the highest level down; then whatever pays the first leaves enough for the rest.
        """
        desk = self.desks[side]
        last = zone_of(MAJOR, quality_of(cost[0]))
        return [zone for zone in range(cost[0], last + 1) if desk.white[zone] + desk.coloured[zone]]

    def could_hold(self, side: int, zone: int) -> bool:
        """Say whether a zone, or a higher one of its quality, holds an insight, or could with what coffee buys."""
        desk = self.desks[side]
        for other in range(1, ZONE_COUNT):
            if desk.white[other] + desk.coloured[other]:
                price = self.box.elevation_price * max(0, level_of(zone) - level_of(other))
                price += 0 if quality_of(other) == quality_of(zone) else self.box.transfer_price
                if price <= desk.coffee:
                    return True
        return False

    def is_room_for_tile(self, side: int, row: int) -> bool:
        """Say whether a tile may be laid in a row: its third space asks for cured clients."""
        desk = self.desks[side]
        if desk.notebook[space_at(row, 2)] != NONE:
            return False
        return desk.notebook[space_at(row, 1)] == NONE or len(desk.cured) >= self.box.third_space[row]
