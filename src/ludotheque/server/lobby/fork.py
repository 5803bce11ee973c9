"""Forks: a new table against bots that begins where another one was, by what somebody knew then."""

import asyncio

from ludotheque.bots.view import to_play_on
from ludotheque.engine import replay
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.state import NOBODY
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.lobby.open_table import checked_level, open_in_the_middle
from ludotheque.server.store.accounts import Person
from ludotheque.server.table.entries import BOT, PERSON, START, Entry, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.wire.requests import Fork


async def fork(rooms: Rooms, room: Room, person: Person, wanted: Fork) -> Room:
    """Begin a new table against bots where another one was, by what this person knew then."""
    old = room.table
    seat = old.seat_of(person.id)
    start = await asyncio.to_thread(forked, old, seat, wanted.turn)
    level = checked_level(old.game, wanted.level)
    seats = [
        Seat(PERSON, person.id) if number == (seat or 0) else Seat(BOT, level=level) for number in range(len(old.seats))
    ]
    return await open_in_the_middle(rooms, person, old.game, old.options, seats, [Entry(0, START, action=start)])


def forked(table: Table, seat: int | None, turn: int) -> str:
    """Imagine how a table could have been after so many turns, by what a seat knew; written as a State."""
    if seat is None and not table.is_over:
        raise Refused(Objection("not-seated", {}))
    s = replay.after(table.playing, turn)
    if s.end:
        raise Refused(Objection("is-over", {}))
    return to_play_on(table.game.determinized_open(s, NOBODY if seat is None else seat, RandomChance()))
