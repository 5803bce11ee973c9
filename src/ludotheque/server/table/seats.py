"""Who sits where: what people may wish for, as the entries it would add. Nothing here changes a table."""

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server.table.clock import SLOW
from ludotheque.server.table.entries import (
    ARRANGE,
    BACK,
    GONE,
    OPEN,
    PERSON,
    REMATCH,
    RETURNED,
    SIT,
    STAND,
    STAND_IN,
    Entry,
    Seat,
)
from ludotheque.server.table.table import Table
from ludotheque.server.table.wavering import expect_patience

NOT_SEATED = "not-seated"
MOST_TOLD = 30
"""So often at most it is told of a seat that somebody goes and comes."""


def seat_taken_by(table: Table, person: str) -> int:
    """Find where somebody sits, or refuse."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused(Objection(NOT_SEATED, {}))
    return seat


def sit(table: Table, number: int, person: str) -> list[Entry]:
    """Give an open seat to somebody who does not sit here yet."""
    if not 0 <= number < len(table.seats) or table.seats[number].kind != OPEN:
        raise Refused(Objection("seat-taken", {}))
    if table.seats[number].person not in {"", person}:
        raise Refused(Objection("seat-kept", {}))
    if table.seat_of(person) is not None:
        raise Refused(Objection("already-seated", {}))
    return [table.entry(SIT, number, person=person)]


def stand(table: Table, person: str) -> list[Entry]:
    """Leave a seat free again, before the game has begun."""
    seat = seat_taken_by(table, person)
    if table.match is not None:
        raise Refused(Objection("has-begun", {}))
    return [table.entry(STAND, seat, person=person)]


def arrange(table: Table, number: int, level: str, person: str, is_host_gone: bool = False) -> list[Entry]:
    """Put a bot at a seat, or make it free for anybody: the host's business, before the game has begun.

    While the host is gone, whoever sits here may give free seats to bots.
    """
    if not 0 <= number < len(table.seats):
        raise Refused(Objection("not-the-host", {}))
    if person != table.host:
        is_filling = level != "" and table.seats[number] == Seat(OPEN) and table.seat_of(person) is not None
        if not is_filling:
            raise Refused(Objection("not-the-host", {}))
        if not is_host_gone:
            raise Refused(Objection("host-still-here", {}))
    if table.match is not None:
        raise Refused(Objection("has-begun", {}))
    if table.seats[number].person == person:
        raise Refused(Objection("own-seat", {}))
    return [table.entry(ARRANGE, number, level, person=person)]


def leave(table: Table, person: str, level: str) -> list[Entry]:
    """Go away: before the game the seat is free again, in it a bot goes on until one is back."""
    if table.match is None:
        return stand(table, person)
    seat = seat_taken_by(table, person)
    expect_patience(table, seat)
    return stand_in(table, seat, level, person)


def stand_in(table: Table, seat: int, level: str, person: str = "") -> list[Entry]:
    """Let a bot answer for a person, who may wish for it, until they are back; nothing if one does already."""
    sitting = table.seats[seat]
    is_new = sitting.kind == PERSON and not sitting.level and table.match is not None and not table.is_over
    return [table.entry(STAND_IN, seat, level, person=person)] if is_new else []


def back(table: Table, person: str) -> list[Entry]:
    """Take one's seat back from the bot that stood in; nothing if none did."""
    seat = seat_taken_by(table, person)
    return [table.entry(BACK, seat, person=person)] if table.seats[seat].level else []


def gone(table: Table, seat: int) -> list[Entry]:
    """Tell that somebody does not look any more, while others play with them; at a slow table nobody need look."""
    sitting, absences = table.seats[seat], table.absences
    is_played = table.match is not None and not table.is_over and not table.is_among_bots and table.pace.kind != SLOW
    is_there = sitting.kind == PERSON and not sitting.level and seat not in absences.unseen
    is_news = is_played and is_there and sum(one.seat == seat for one in absences.news) < MOST_TOLD
    return [table.entry(GONE, seat)] if is_news else []


def returned(table: Table, seat: int) -> list[Entry]:
    """Tell that somebody looks again of whom it was told that they do not; a stand-in gives the seat back by itself."""
    is_news = seat in table.absences.unseen and not table.seats[seat].level and not table.is_over
    return [table.entry(RETURNED, seat)] if is_news else []


def lead_to(table: Table, following: str, person: str) -> list[Entry]:
    """Lead to the next table, unless somebody was quicker."""
    seat = seat_taken_by(table, person)
    if not table.is_over:
        raise Refused(Objection("not-over", {}))
    return [] if table.rematch else [table.entry(REMATCH, seat, following, person=person)]
