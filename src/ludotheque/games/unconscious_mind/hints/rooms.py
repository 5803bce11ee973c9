"""What the consulting rooms are worth: how far the clients are, and how nearly their dreams can be paid."""

from typing import Final, final

from ludotheque.games.unconscious_mind import scoring
from ludotheque.games.unconscious_mind.actions import MOST_STEPS
from ludotheque.games.unconscious_mind.hints.values import PILL, in_time, phrase_worth
from ludotheque.games.unconscious_mind.moves import office
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    CENTRE,
    LOCATIONS,
    MAJOR,
    MEDIUM,
    MINOR,
    NONE,
    QUALITIES,
    ROOMS,
    ZONE_COUNT,
    level_of,
    quality_of,
    zone_of,
)
from ludotheque.games.unconscious_mind.state.box import Dream
from ludotheque.games.unconscious_mind.state.table import State

TO_CATHARSIS: Final = 0.2
TO_CURE: Final = 0.14
"""What part of a catharsis, or of a cure, each therapy point takes away that is still missing."""
A_STEP: Final = 0.78
"""What part of a dream remains for each generation, elevation or transfer that is still missing."""
READY: Final = 0.55
"""What part of a dream counts while it can be paid and is not: it takes a turn."""
BENEATH: Final = 0.3
"""What part of a dream counts that lies beneath another."""
FAME: Final = 1.6
NEXT_CLIENT: Final = 2.5
SECOND_ROOM: Final = 4.0
ICON: Final = 1.0
LASTING_A_TURN: Final = 0.13
"""What a lasting effect brings in a turn."""
UNKNOWN: Final = -1.0
UNIT: Final = 0.25
"""A level of an insight that no dream waits for."""


SPARE_UNITS: Final = 6
"""More of them than that are of no use."""
CAP_A_TURN: Final = 0.03
"""What part of its cap an end scoring comes nearer in a turn."""
TURNS_TO_FOLLOW: Final = 5.0
"""Turns that a room opened, or a new client, takes to bring anything."""
TURNS_A_POINT: Final = 0.6
TURNS_TO_BEGIN: Final = 0.4
"""Turns for each therapy point that is missing, and besides."""
TOO_HIGH: Final = 0.1
"""How bad it is to pay with an insight that is a level too high."""
A_WHOLE_STEP: Final = 0.5
"""From here on something is missing, and not only paid too dearly."""
TURNS_A_STEP: Final = 0.25
TURNS_TO_PAY: Final = 4.0


def lower_worth(s: State, side: int, client: int, turns: float) -> float:
    """Judge the lower part of a client's card: an end scoring, or an icon and a lasting effect."""
    counts = s.box.clients[client].scoring
    if counts is None:
        return ICON + LASTING_A_TURN * turns
    return min(float(counts.cap), scoring.worth(s, side, counts, client) + CAP_A_TURN * turns * counts.cap)


def progress_worth(s: State, side: int, room: int, marker: int, turns: float) -> float:
    """Judge a client whose marker stands there, by what catharsis and cure will bring."""
    desk = s.desks[side]
    client = s.box.clients[desk.clients[room]]
    worth = 0.0
    star = s.box.catharsis
    if desk.grief[room] != NONE:
        grief = s.box.grief[desk.grief[room]]
        catharsis = phrase_worth(grief.bonus) + lower_worth(s, side, desk.clients[room], turns)
        if grief.is_start:
            catharsis += SECOND_ROOM * in_time(turns, TURNS_TO_FOLLOW)
        worth += catharsis * part_of(marker - star, TO_CATHARSIS, turns)
    cure = client.points + FAME + NEXT_CLIENT * in_time(turns, TURNS_TO_FOLLOW)
    return worth + cure * part_of(marker, TO_CURE, turns)


def part_of(points: int, slope: float, turns: float) -> float:
    """Say what part of a goal counts that is so many therapy points away."""
    if points <= 0:
        return 1.0
    return max(0.0, 1.0 - slope * points) * in_time(turns, TURNS_A_POINT * points + TURNS_TO_BEGIN)


def dream_worth(s: State, side: int, room: int, dream: Dream, marker: int, turns: float) -> float:
    """Judge what a dream brings a client whose marker stands there."""
    therapy = progress_worth(s, side, room, max(0, marker - dream.therapy), turns)
    therapy -= progress_worth(s, side, room, marker, turns)
    return therapy + PILL * max(0, dream.therapy - marker) + phrase_worth(dream.effect)


def shortfall(left: list[int], dream: Dream) -> float:
    """Take the insights for a dream off the list; count what is still to be generated, elevated and transferred."""
    missing = 0.0
    for level in (MAJOR, MEDIUM, MINOR):
        for zone in dream.cost:
            if level_of(zone) != level:
                continue
            quality = quality_of(zone)
            best = level + 1.0
            chosen = 0
            for other in range(1, ZONE_COUNT):
                if left[other]:
                    have = level_of(other)
                    steps = (
                        (0.0 if quality_of(other) == quality else 1.0)
                        + max(0, level - have)
                        + TOO_HIGH * max(0, have - level)
                    )
                    if steps < best:
                        best = steps
                        chosen = other
            left[chosen] -= 1
            missing += best if best >= A_WHOLE_STEP else 0.0
    return missing


@final
class Plan:
    """What the dreams of both rooms are worth, and how nearly a wheel can pay them."""

    def __init__(self, s: State, side: int, turns: float) -> None:
        desk = s.desks[side]
        self.turns = turns
        self.worths = [0.0, 0.0, 0.0, 0.0]
        self.dreams: list[Dream | None] = [None, None, None, None]
        """On top in each room, then beneath."""
        for room in range(ROOMS):
            dream = office.top_dream(s, side, room)
            if dream is None:
                continue
            marker = desk.markers[room]
            self.dreams[room] = dream
            self.worths[room] = dream_worth(s, side, room, dream, marker, turns)
            if office.is_symbol_matched(s, side, room):
                self.worths[room] += PILL
            if desk.manifest[room] != NONE and desk.latent[room] != NONE and marker > dream.therapy:
                beneath = s.box.latent[desk.latent[room]]
                self.dreams[ROOMS + room] = beneath
                self.worths[ROOMS + room] = BENEATH * dream_worth(s, side, room, beneath, marker - dream.therapy, turns)
        self.insights = [desk.white[zone] + desk.coloured[zone] for zone in range(ZONE_COUNT)]
        self.now = self.worth(self.insights)
        self.by_action = [UNKNOWN] * len(ACTION_WORDS)
        self.by_steps = [UNKNOWN] * (MOST_STEPS + 1)
        self.by_location = [UNKNOWN] * len(LOCATIONS)
        """What an action, a move of the inkwell and a use of a location are worth, once it was asked."""

    def worth(self, insights: list[int]) -> float:
        """Judge insights by the dreams they bring nearer, in the better order of the two on top."""
        best = 0.0
        turns = self.turns
        for order in (0, 1):
            left = insights.copy()
            worth = 0.0
            for place in range(len(self.dreams)):
                at = place if order == 0 or place >= ROOMS else 1 - place
                dream = self.dreams[at]
                if dream is not None:
                    missing = shortfall(left, dream)
                    worth += self.worths[at] * READY * A_STEP**missing * in_time(turns, 1.0 + TURNS_A_STEP * missing)
            spare = 0
            for zone in range(1, ZONE_COUNT):
                if left[zone] > 0:
                    spare += left[zone] * (1 + level_of(zone))
            best = max(best, worth + UNIT * min(SPARE_UNITS, spare) * in_time(turns, TURNS_TO_PAY))
            if self.dreams[0] is None or self.dreams[1] is None:
                break
        return best

    def moved(self, source: int, zone: int) -> float:
        """Judge moving an insight from one zone to another."""
        after = self.insights.copy()
        after[source] -= 1
        after[zone] += 1
        return self.worth(after) - self.now

    def generated(self, zone: int) -> float:
        """Judge an insight that comes to a zone: from the centre, or else from where it is missed least."""
        if self.insights[CENTRE]:
            return self.moved(CENTRE, zone)
        best = 0.0
        for source in range(1, ZONE_COUNT):
            if self.insights[source] and source != zone:
                best = max(best, self.moved(source, zone))
        return best

    def elevated(self) -> float:
        """Judge the best elevation."""
        best = 0.0
        for zone in range(1, ZONE_COUNT):
            if level_of(zone) < MAJOR and self.insights[zone]:
                best = max(best, self.moved(zone, zone + 1))
        return best

    def transferred(self) -> float:
        """Judge the best transfer."""
        best = 0.0
        for zone in range(1, ZONE_COUNT):
            if self.insights[zone]:
                for quality in range(len(QUALITIES)):
                    if quality != quality_of(zone):
                        best = max(best, self.moved(zone, zone_of(level_of(zone), quality)))
        return best
