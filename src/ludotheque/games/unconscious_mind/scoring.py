"""End of the game: the complete scoring, line by line; and what can be neither lost nor made."""

from typing import Final

from ludotheque.games.unconscious_mind.moves import gains, office
from ludotheque.games.unconscious_mind.names import CASE_STUDY, COUNTED, GREY, NONE, POINTS, ROUTINE
from ludotheque.games.unconscious_mind.state.box import Scoring
from ludotheque.games.unconscious_mind.state.table import State

FINAL: Final = (
    "reputation",
    "fame",
    "districts",
    "rows",
    "locations",
    "case-studies",
    "pill-boxes",
    "bright-ideas",
)
"""The lines of final scoring, after those of points scored during play."""
LINES: Final = (*(f"play-{source}" for source in POINTS), *(f"final-{line}" for line in FINAL))


def lines(s: State, side: int) -> list[int]:
    """Count the points of a side, in the order of `LINES`."""
    return [
        *s.desks[side].points,
        reputation(s, side),
        fame(s, side),
        s.box.district_points[gains.districts(s, side)],
        s.box.row_points[gains.full_rows(s.desks[side])],
        s.box.location_points[different_locations(s, side)],
        case_studies(s, side),
        s.desks[side].pills * s.box.constants["final_pill_box"],
        bright_ideas(s, side) * s.box.constants["final_bright_idea"],
    ]


def points(s: State, side: int) -> int:
    """Add up what a side has now, as if the game ended."""
    return sum(lines(s, side))


def reputation(s: State, side: int) -> int:
    """Count the points of the space a marker stands on."""
    return s.box.reputation_points[s.desks[side].reputation]


def fame(s: State, side: int) -> int:
    """For the two furthest markers, points per treatise and cured client; in a pile the lower marker is ahead."""
    desk = s.desks[side]
    ahead = 0
    for other in range(s.sides):
        if other != side:
            theirs = s.desks[other].reputation
            is_lower = s.standing.index(other) < s.standing.index(side)
            if theirs > desk.reputation or (theirs == desk.reputation and is_lower):
                ahead += 1
    if ahead > 1:
        return 0
    each = s.box.constants["final_second_reputation" if ahead else "final_first_reputation"]
    return each * (len(desk.treatises) + len(desk.cured))


def different_locations(s: State, side: int) -> int:
    """Count the different locations among a side's icons; grey is none."""
    return sum([1 for icons in s.desks[side].icons[:GREY] if icons])


def case_studies(s: State, side: int) -> int:
    """Add up the end scorings of the case studies that have reached catharsis."""
    total = 0
    for client, tile in office.case_studies_in_force(s, side):
        scoring = s.box.clients[client].scoring
        if tile != NONE:
            scoring = s.box.case_tiles[tile].scoring(s.variant.is_high)
        if scoring is not None:
            total += worth(s, side, scoring, client)
    return total


def worth(s: State, side: int, scoring: Scoring, client: int) -> int:
    """Count the points of an end scoring on a client's card."""
    return min(scoring.cap, scoring.each * counted(s, side, scoring, client))


def counted(s: State, side: int, scoring: Scoring, client: int) -> int:
    """Count what an end scoring on a client's card counts."""
    desk = s.desks[side]
    word = COUNTED[scoring.counts]
    if word == "icons":
        return sum([desk.icons[icon] for icon in scoring.icons])
    if word == "cured-routine":
        return sum([1 for other in desk.cured if s.box.clients[other].kind == ROUTINE])
    if word == "other-cured-cases":
        return sum([1 for other in desk.cured if other != client and s.box.clients[other].kind == CASE_STUDY])
    if word == "reputation":
        return desk.reputation
    if word == "locations":
        return different_locations(s, side)
    return gains.count(s, side, scoring.counts)


def bright_ideas(s: State, side: int) -> int:
    """Count bright ideas, every three coffee making one more."""
    desk = s.desks[side]
    return desk.bright + desk.coffee // s.box.bright_idea_price


# What can be neither lost nor made.


def conserved(s: State) -> dict[str, int]:
    """Count everything the box holds, wherever it lies; what is the Id's face-down hand still counts as undrawn."""
    desks = s.desks
    found = {
        "research": sum(s.research_bag)
        + len(s.face_up)
        + sum(len(desk.hand) + len(desk.seen_hand) + len(desk.played) for desk in desks)
        + sum(card != NONE for desk in desks for volumes in desk.volumes for card in volumes),
        "tiles": sum(s.tile_bag)
        + sum(s.starting_bag)
        + s.tiles_out
        + _there(s.market)
        + sum(_there([*desk.notebook, *desk.face_down, desk.tile]) for desk in desks),
        "manifest dreams": sum(s.manifest_bag)
        + sum(s.manifest_out)
        + _there(s.manifest_row)
        + sum(_there(desk.manifest) for desk in desks),
        "latent dreams": sum(s.latent_bag) + sum(s.latent_out) + sum(_there(desk.latent) for desk in desks),
        "clients": sum(s.client_bag)
        + sum(_there(row) for row in s.client_rows)
        + sum(_there(desk.clients) + len(desk.cured) for desk in desks),
        "grief layers": sum(s.grief_bag)
        + sum(s.grief_out)
        + sum(_there(desk.grief) for desk in desks)
        + sum(desk.is_room_open[1] for desk in desks),
        "treatises": sum(s.treatises) + sum(len(desk.treatises) for desk in desks),
        "goals": _there(s.goals) + sum(len(desk.goals) for desk in desks),
        "tokens": sum(s.tokens) + sum(s.location_slots) + sum(side != NONE for side in s.district_slots),
    }
    for side, desk in enumerate(desks):
        on_table = sum(s.slot_ideas[slot] for slot, holder in enumerate(s.holders) if holder == side)
        found[f"ideas of {side}"] = desk.ideas + on_table + sum(above > 0 for above in desk.above)
        found[f"white insights of {side}"] = sum(desk.white)
        on_tiles = sum(_is_paid(s, side, place) for place in range(len(desk.treatises)))
        found[f"coloured insights of {side}"] = (
            sum(desk.coloured) + sum(desk.ends) + on_tiles + s.district_slots.count(side)
        )
        found[f"client tiles of {side}"] = (
            len(desk.routine_tiles) + len(desk.case_tiles) + _there(desk.overlays) + _there(desk.cured_overlays)
        )
    return found


def _is_paid(s: State, side: int, place: int) -> bool:
    """Say whether a treatise has its insight: one still being written has not."""
    return not any(
        owner == side and getattr(step, "treatise", None) == s.desks[side].treatises[place] for owner, step in s.agenda
    )


def _there(things: list[int]) -> int:
    return sum(thing != NONE for thing in things)
