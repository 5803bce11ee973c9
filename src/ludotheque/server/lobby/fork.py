"""Forks: a new table against bots that begins where another one was, by what somebody knew then."""

import asyncio

from ludotheque.bots.view import to_play_on
from ludotheque.engine import replay
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadOption, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.state import NOBODY
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.lobby.open_table import checked_level, open_in_the_middle
from ludotheque.server.store.accounts import Person
from ludotheque.server.table.entries import BOT, PERSON, PRACTICE, START, Entry, Seat
from ludotheque.server.table.practice import Practice
from ludotheque.server.table.table import Table
from ludotheque.server.views.review import deed_of
from ludotheque.server.wire.requests import Fork


async def fork(rooms: Rooms, room: Room, person: Person, wanted: Fork) -> Room:
    """Begin a new table against bots where another one was, by what this person knew then."""
    old = room.table
    level = checked_level(old.game, wanted.level)
    seat = old.seat_of(person.id)
    entries: list[Entry] = []
    place = 0
    if wanted.find is not None:
        found = deed_of(await room.reviews.step(person.id, wanted.find))
        seat, place = found.seat, found.place
        if found.cost <= 0.0:
            raise BadOption(f"expected a step that cost something, got {wanted.find}")
        practice = Practice(seat, found.played, found.other, found.gain, found.line)
        entries.append(Entry(1, PRACTICE, action=practice.written()))
    start = await asyncio.to_thread(forked, old, seat, wanted.turn, place)
    # Whoever has played against somebody meets them again; where people sat, and for a spectator, there are others.
    seats = [
        Seat(PERSON, person.id)
        if number == (seat or 0)
        else Seat(BOT, level=sitting.level if sitting.kind == BOT else level)
        for number, sitting in enumerate(old.seats)
    ]
    entries.insert(0, Entry(0, START, action=start))
    return await open_in_the_middle(rooms, person, old.game, old.options, seats, entries)


def forked(table: Table, seat: int | None, turn: int, place: int = 0) -> str:
    """Imagine how a table could have been, by what a seat knew; written as a State.

    It is after so many turns; or when an answer was to be given, if its place is named.
    """
    if seat is None and not table.is_over:
        raise Refused(Objection("not-seated", {}))
    s = replay.before(table.playing, place) if place else replay.after(table.playing, turn)
    if s.end:
        raise Refused(Objection("is-over", {}))
    return to_play_on(table.game.determinized_open(s, NOBODY if seat is None else seat, RandomChance()))
