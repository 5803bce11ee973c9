"""Lists of tables as people read them: the public ones, and somebody's own."""

import asyncio

import msgspec

from ludotheque.server import house_time
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.views.lesson import taken_lesson
from ludotheque.server.wire.responses import ListedTable

MOST_TABLES = 50
"""How many tables a list has."""


async def public_tables(rooms: Rooms, language: str) -> list[ListedTable]:
    """List the public tables, the ones with a free seat first."""
    names = await asyncio.to_thread(rooms.store.lists.lobby, MOST_TABLES)
    found = [listed(room, language) for room in await rooms.rooms(names)]
    return sorted(found, key=lambda table: table.started)


async def tables_of(rooms: Rooms, person: str, language: str) -> list[ListedTable]:
    """List somebody's tables, the ones that wait for them first."""
    found = []
    for room in await rooms.rooms(await asyncio.to_thread(rooms.store.lists.tables_of, person, MOST_TABLES)):
        seat = room.table.seat_of(person)
        waits = seat is not None and room.table.waits_for(seat)
        found.append(msgspec.structs.replace(listed(room, language, person), waits_for_me=waits))
    return sorted(found, key=lambda table: (not table.waits_for_me, table.over))


def listed(room: Room, language: str, person: str = "") -> ListedTable:
    """Describe a table in a list: with who is waited for, and for how many seconds yet."""
    due = room.table.due()
    left = None if due is None else round(max(0.0, due - house_time.now()))
    about = msgspec.structs.asdict(room.about(language, person))
    return ListedTable(**about, waiting=room.table.waiting(), left=left, lesson=taken_lesson(room.table, language))
