"""End of the game: the complete scoring, line by line."""

from typing import Final

from ludotheque.games.unconscious_mind.moves import gains, office
from ludotheque.games.unconscious_mind.state.box import Scoring
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.state.words import CASE_STUDY, COUNTED, GREY, NONE, POINTS, ROUTINE

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
        s.box.row_points[full_rows(s, side)],
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


def full_rows(s: State, side: int) -> int:
    """Count the complete rows of the notebook."""
    return sum([1 for row in range(3) if s.desks[side].is_row_full(row)])


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
    return desk.bright + desk.coffee // s.box.constants["coffee_per_bright_idea"]
