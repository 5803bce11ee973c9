"""What each seat sees: the tables everybody shares, then the desks, one's own first."""

from ludotheque.engine.scene import Standing, Text, Zone, fact
from ludotheque.games.unconscious_mind import scoring
from ludotheque.games.unconscious_mind.scene import brief, desks, shared
from ludotheque.games.unconscious_mind.state.table import State


def zones(s: State, viewer: int | None) -> list[Zone]:
    """Draw the nearest desk (one's own, or for spectators the first player's), the shared tables, the other desks."""
    first = s.first if viewer is None else viewer
    if s.is_id(first):
        first = 0
    near, *rest = [(first + away) % s.sides for away in range(s.sides)]
    others = [
        brief.desk_zone(s, side) if len(rest) > 1 else desks.desk_zone(s, side, viewer, is_near=False) for side in rest
    ]
    return [desks.desk_zone(s, near, viewer, is_near=True), *shared.tables(s, viewer), *others]


def standings(s: State, viewer: int | None) -> list[Standing]:  # noqa: ARG001 - everything that counts lies open
    """Say how the sides stand."""
    found = []
    for side in range(s.sides):
        desk = s.desks[side]
        found.append(
            Standing(
                side=side,
                name=Text("name", {"who": side}) if s.seat_of[side] >= 0 else Text("the-id"),
                seat=s.seat_of[side] if s.seat_of[side] >= 0 else None,
                points=scoring.points(s, side),
                facts=[
                    fact("reputation", desk.reputation, "fact-reputation"),
                    fact("cured", len(desk.cured), "fact-cured"),
                    fact("coffee", desk.coffee, "fact-coffee"),
                    fact("bright", desk.bright, "fact-bright"),
                    fact("pill", desk.pills, "fact-pill"),
                ],
                marks=["first"] if side == s.first else [],
            )
        )
    return found
