"""The city: figures and bonuses."""

from ludotheque.engine.state import changed
from ludotheque.games.unconscious_mind.moves import wheel
from ludotheque.games.unconscious_mind.moves.gains import claim_reached_goals
from ludotheque.games.unconscious_mind.names import (
    DISTRICTS,
    LOCATIONS,
    district_of,
    district_of_slot,
    height_of,
    icons_needed,
    location_of,
)
from ludotheque.games.unconscious_mind.state.table import State


def move_professor(s: State, side: int, location: int) -> None:
    """Move a professor."""
    s.desks[side].professor = location
    if s.log is not None:
        facts: dict[str, object] = {"who": side, "place": f"location-{LOCATIONS[location]}"}
        s.tell("professor-moved", facts, path=(f"professor{side}", f"location.{location}"))


def move_freud(s: State, side: int, location: int) -> None:
    """Move Freud's figure."""
    s.freud = location
    if s.log is not None:
        facts: dict[str, object] = {"who": side, "place": f"location-{LOCATIONS[location]}"}
        s.tell("freud-moved", facts, path=("freud", f"location.{location}"))


def cover_location_bonus(s: State, side: int, bonus: int) -> bool:
    """Cover a location bonus with the district's top token; say whether the token shows reputation.

    No goal counts what covers a location, so that none is reached by it.
    """
    s.location_slots = changed(s.location_slots, bonus, 1)
    location = location_of(bonus)
    district = district_of(location)
    if s.log is not None:
        facts: dict[str, object] = {
            "who": side,
            "place": f"location-{LOCATIONS[location]}",
            "bonus": height_of(bonus) + 1,
        }
        s.tell("location-bonus", facts, path=(f"tokens.{district}", f"bonus.{bonus}"))
    return _take_token(s, district)


def cover_district_bonus(s: State, side: int, slot: int, zone: int) -> bool:
    """Put a coloured insight on a district slot and a token into it; say whether the token shows reputation."""
    wheel.give_coloured(s, side, zone)
    s.district_slots = changed(s.district_slots, slot, side)
    district = district_of_slot(slot)
    if s.log is not None:
        facts: dict[str, object] = {
            "who": side,
            "district": f"district-{DISTRICTS[district]}",
            "number": icons_needed(slot),
        }
        s.tell("district-bonus", facts, path=(f"wheel{side}", f"district.{slot}"))
    shows = _take_token(s, district)
    claim_reached_goals(s, side)
    return shows


def _take_token(s: State, district: int) -> bool:
    """Take the top token; say whether it was the first of a full stack, which shows reputation."""
    assert s.tokens[district], f"no token left in district {district}"
    s.tokens = changed(s.tokens, district, s.tokens[district] - 1)
    return s.tokens[district] == s.full_stack - 1
