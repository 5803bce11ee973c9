"""Words of the city: figures, uses of a location, and the bonuses of recalling."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import (
    BOOST,
    DISTRICT_BONUS,
    DONE,
    FREUD,
    GIVE_UP,
    LOCATION_BONUS,
    PROFESSOR,
    SKIP,
    USE,
)
from ludotheque.games.unconscious_mind.effects.gains import Reputation
from ludotheque.games.unconscious_mind.effects.insights import Pay
from ludotheque.games.unconscious_mind.moves import city, gains, wheel
from ludotheque.games.unconscious_mind.names import (
    DISTRICTS,
    LOCATIONS,
    NONE,
    bonus_at,
    district_of,
    district_of_slot,
    icons_needed,
    location_of,
    slot_at,
    use_at,
)
from ludotheque.games.unconscious_mind.state.box import Phrase, Said, Word, counted
from ludotheque.games.unconscious_mind.state.table import State


@final
@dataclass(frozen=True)
class Professor(Word):
    """Move your professor so many locations clockwise, or to Freud from elsewhere; then use the location."""

    most: int

    def said(self) -> Said:
        return [f"1–{self.most}", "professor"], Text("word-professor", {"n": self.most})

    def candidates(self, s: State, side: int) -> list[Action]:
        here = s.desks[side].professor
        places = [(here + step) % len(LOCATIONS) for step in range(1, self.most + 1)]
        if s.freud != here and s.freud not in places:
            places.append(s.freud)
        return [*[PROFESSOR[place] for place in places], SKIP]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            city.move_professor(s, side, action.target)
            s.then(side, AddUses(action.target))

    def brings(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is SKIP else uses_after(s, side, s.desks[side].professor, action.target)


@final
@dataclass(frozen=True)
class Freud(Word):
    """Move Freud so many locations clockwise; then use the location."""

    most: int

    def said(self) -> Said:
        return [f"1–{self.most}", "freud"], Text("word-freud", {"n": self.most})

    def candidates(self, s: State, side: int) -> list[Action]:
        return [*[FREUD[(s.freud + step) % len(LOCATIONS)] for step in range(1, self.most + 1)], SKIP]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            city.move_freud(s, side, action.target)
            s.then(side, AddUses(action.target))

    def brings(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is SKIP else uses_after(s, side, s.freud, action.target)


def uses_after(s: State, side: int, figure: int, location: int) -> list[str]:
    """Write how often a location is used when a figure has come there from where it is."""
    return [f"{s.uses(side, location, 0 if figure == location else 1)}", "location"]


@final
@dataclass(frozen=True)
class AddUses(Step):
    """The uses are counted now; each bright idea paid adds two, within the limit."""

    location: int

    def candidates(self, s: State, side: int) -> list[Action]:
        desk = s.desks[side]
        missing = s.box.most_uses - s.uses(side, self.location)
        # Coffee buys a bright idea at any time, so also now.
        if not missing or (not desk.bright and desk.coffee < s.box.bright_idea_price):
            return NOTHING
        useful = -(-missing // s.box.uses_per_bright)
        return BOOST[: min(useful, desk.bright, len(BOOST) - 1) + 1]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        gains.pay_bright(s, side, action.target)
        uses = s.uses(side, self.location) + action.target * s.box.uses_per_bright
        s.then(side, UseLocation(self.location, min(uses, s.box.most_uses)))

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.then(side, UseLocation(self.location, s.uses(side, self.location)))

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return [f"bright{side}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return {"bright": action.target, "uses": action.target * s.box.uses_per_bright}

    def facts(self, s: State, side: int) -> Facts:
        return {"place": f"location-{LOCATIONS[self.location]}", "uses": s.uses(side, self.location)}


@final
@dataclass(frozen=True)
class UseLocation(Step):
    """So many times, one of the location's three effects."""

    location: int
    uses: int

    def candidates(self, s: State, side: int) -> list[Action]:
        return [*USE, DONE] if self.uses > 0 else NOTHING

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is not DONE:
            phrase = self._phrase(s, action)
            for word in phrase.own:
                if isinstance(word, Pay) and s.payment(side, (word.zone,), False) is None:
                    return Objection("cannot-pay-use", {})
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is DONE:
            return
        if self.uses > 1:
            s.then(side, UseLocation(self.location, self.uses - 1))
        s.resolve(side, self._phrase(s, action))

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is DONE else [f"location.{self.location}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return None if action is DONE else {"words": self._phrase(s, action).text()}

    def facts(self, s: State, side: int) -> Facts:
        return {"place": f"location-{LOCATIONS[self.location]}", "uses": self.uses}

    def _phrase(self, s: State, action: Action) -> Phrase:
        return s.box.uses[use_at(self.location, action.target)]


@final
@dataclass(frozen=True)
class Use(Word):
    """So many uses of the location of your professor."""

    times: int

    def said(self) -> Said:
        return counted("use", self.times, "location")

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.then(side, UseLocation(s.desks[side].professor, self.times))


@final
@dataclass(frozen=True)
class RecallBonus(Step):
    """One bonus where your professor or Freud is: of the location, or with a coloured insight of its district."""

    def candidates(self, s: State, side: int) -> list[Action]:
        places = [s.desks[side].professor]
        if s.freud not in places:
            places.append(s.freud)
        found: list[Action] = []
        for place in places:
            found += LOCATION_BONUS[bonus_at(place, 0) : bonus_at(place + 1, 0)]
        for district in sorted({district_of(place) for place in places}):
            found += DISTRICT_BONUS[slot_at(district, 0) : slot_at(district + 1, 0)]
        return [*found, SKIP]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is SKIP:
            return None
        is_location = action.verb == "location-bonus"
        district = district_of(location_of(action.target)) if is_location else district_of_slot(action.target)
        is_taken = s.location_slots[action.target] if is_location else s.district_slots[action.target] != NONE
        if is_taken:
            return Objection("bonus-taken", {})
        if not s.tokens[district]:
            return Objection("no-token", {"district": f"district-{DISTRICTS[district]}"})
        if is_location:
            return None
        if not s.desks[side].has_coloured():
            return Objection("no-coloured-insight", {})
        icons, needed = s.district_icons(side, district), icons_needed(action.target)
        if icons >= needed:
            return None
        return Objection("too-few-icons", {"icons": icons, "needed": needed}, [str(needed - icons), "icons"])

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action.verb == "location-bonus":
            take_location_bonus(s, side, action.target)
        elif action.verb == "district-bonus":
            s.then(side, GiveToDistrict(action.target))


def take_location_bonus(s: State, side: int, bonus: int) -> None:
    """Cover a location bonus and put its effect on the agenda, the token's reputation last."""
    if city.cover_location_bonus(s, side, bonus):
        s.then(side, Reputation(1))
    s.resolve(side, s.box.location_bonuses[bonus])


def take_district_bonus(s: State, side: int, slot: int, zone: int) -> None:
    """Put a coloured insight on a district slot and its effect on the agenda, the token's reputation last."""
    shows_reputation = city.cover_district_bonus(s, side, slot, zone)
    if shows_reputation:
        s.then(side, Reputation(1))
    s.resolve(side, s.box.district_bonuses[slot])


@final
@dataclass(frozen=True)
class GiveToDistrict(Step):
    """Take a coloured insight off your wheel for a district."""

    slot: int

    def candidates(self, s: State, side: int) -> list[Action]:
        zones = wheel.coloured_zones(s.desks[side])
        return [GIVE_UP[zone] for zone in zones] if len(zones) > 1 else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        take_district_bonus(s, side, self.slot, action.target)

    def run(self, s: State, side: int, chance: Chance) -> None:
        take_district_bonus(s, side, self.slot, wheel.coloured_zones(s.desks[side])[0])


RECALL_BONUS: Final = RecallBonus()
