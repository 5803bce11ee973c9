"""The insight wheel: generate, elevate, transfer, downgrade, pay, give away.

Of a white and a coloured insight in one zone, the one is moved that leaves the colour nearer the centre, unless the
player says otherwise where that can matter (ruling 4).
"""

from ludotheque.games.unconscious_mind.names import (
    CENTRE,
    MAJOR,
    MINOR,
    QUALITIES,
    ZONE_COUNT,
    ZONES,
    level_of,
    quality_of,
    zone_of,
)
from ludotheque.games.unconscious_mind.state.desk import Desk
from ludotheque.games.unconscious_mind.state.table import State


def generate(s: State, side: int, source: int, zone: int, is_coloured: bool = False) -> None:
    """Bring an insight from a zone, mostly the centre, to the one named."""
    _shift(s.desks[side], source, zone, is_coloured)
    if s.log is not None:
        s.tell("insight-generated", {"who": side, "zone": f"zone-{ZONES[zone]}"})


def elevate(s: State, side: int, zone: int) -> None:
    """Raise an insight by one level."""
    _shift(s.desks[side], zone, zone + 1, False)
    if s.log is not None:
        s.tell("insight-elevated", {"who": side, "zone": f"zone-{ZONES[zone + 1]}"})


def transfer(s: State, side: int, zone: int, quality: int, is_coloured: bool = False) -> None:
    """Change the quality of an insight, not its level."""
    _shift(s.desks[side], zone, zone_of(level_of(zone), quality), is_coloured)
    if s.log is not None:
        facts: dict[str, object] = {
            "who": side,
            "zone": f"zone-{ZONES[zone]}",
            "quality": f"quality-{QUALITIES[quality]}",
        }
        s.tell("insight-transferred", facts)


def downgrade(s: State, side: int, zone: int) -> None:
    """Lower an insight by one level; a minor one falls to the centre."""
    _shift(s.desks[side], zone, zone - 1 if level_of(zone) else CENTRE, True)
    if s.log is not None:
        s.tell("insight-downgraded", {"who": side, "zone": f"zone-{ZONES[zone]}"})


def pay(s: State, side: int, zones: list[int]) -> None:
    """Return insights to the centre."""
    for zone in zones:
        _shift(s.desks[side], zone, CENTRE, True)
        if s.log is not None:
            s.tell("insight-paid", {"who": side, "zone": f"zone-{ZONES[zone]}"})


def give_coloured(s: State, side: int, zone: int) -> None:
    """Take a coloured insight off the wheel for good."""
    desk = s.desks[side]
    assert desk.coloured[zone], f"{side} has no coloured insight in zone {zone}"
    desk.coloured[zone] -= 1


def coloured_zones(desk: Desk) -> list[int]:
    """List the zones one may give a coloured insight from."""
    return [zone for zone in range(ZONE_COUNT) if desk.coloured[zone]]


def has_both(desk: Desk, zone: int) -> bool:
    """Say whether a zone holds white and coloured insights."""
    return desk.white[zone] > 0 and desk.coloured[zone] > 0


def elevatable(desk: Desk) -> list[int]:
    """List the zones from which an insight can rise."""
    return [zone for zone in range(1, ZONE_COUNT) if level_of(zone) < MAJOR and desk.white[zone] + desk.coloured[zone]]


def filled(desk: Desk) -> list[int]:
    """List the zones, the centre aside, that hold an insight."""
    return [zone for zone in range(1, ZONE_COUNT) if desk.white[zone] + desk.coloured[zone]]


def can_distil(desk: Desk, elevations: int = 0) -> bool:
    """Say whether a major, a medium and a minor insight can be paid, after so many elevations.

    Higher ones stand in for lower ones, so only the two highest insights matter, and that there is a third.
    """
    minor = medium = major = 0
    for quality in range(len(QUALITIES)):
        lowest = zone_of(MINOR, quality)
        minor += desk.insights(lowest)
        medium += desk.insights(lowest + 1)
        major += desk.insights(lowest + 2)
    if minor + medium + major < 3:
        return False
    if major:
        return elevations >= (0 if major + medium > 1 else 1)
    return elevations >= (1 if medium > 1 else 2 if medium else 3)


def other_qualities(zone: int) -> list[int]:
    """List the qualities an insight of this zone can change to."""
    return [quality for quality in range(len(QUALITIES)) if quality != quality_of(zone)]


def _shift(desk: Desk, source: int, zone: int, is_coloured: bool) -> None:
    """Move an insight, of the colour that is named where there is one."""
    insights, others = (desk.coloured, desk.white) if is_coloured else (desk.white, desk.coloured)
    if not insights[source]:
        insights = others
    assert insights[source], f"no insight in zone {source}"
    insights[source] -= 1
    insights[zone] += 1
