"""Opening tables: a new one, the next one for the same people, and one that does not begin at the set-up."""

import asyncio
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256

from ludotheque.bots.levels import levels_for, seated
from ludotheque.engine.errors import BadOption, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.server import house_time, ids
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.store.writer import Conflict
from ludotheque.server.table import seats
from ludotheque.server.table.clock import Pace
from ludotheque.server.table.entries import BOT, OPEN, PERSON, Entry, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.wire.requests import NewTable

A_DAY = 24 * 3600
MOST_TABLES, MOST_BOTS = 100, 200
"""How many tables of one person that were opened in the last day may be under way, and how many bots at them."""


async def open_table(rooms: Rooms, host: Person, game: Game, wanted: NewTable) -> Room:
    """Open a table and begin if nobody has to be waited for."""
    sitting = [_seat(game, text, host.id) for text in wanted.seats]
    if sum(seat.kind == PERSON for seat in sitting) > 1:
        raise BadOption("one person sits at one seat: say 'me' once")
    complaint = wanted.pace.complaint()
    if complaint:
        raise BadOption(complaint)
    chosen = game.checked_options(len(sitting), wanted.options)
    return await _open(rooms, host, game, chosen, sitting, wanted.pace, {host.id: host.name}, wanted.is_public)


async def rematch(rooms: Rooms, room: Room, person: Person) -> str:
    """Lead to the next table: the same people, whose seats are kept for them, and the next one begins."""
    old = room.table
    if old.seat_of(person.id) is None or not old.is_over:
        seats.lead_to(old, "", person.id)  # raises the refusal that says why not
    if not old.rematch:
        moved = [*old.seats[1:], *old.seats[:1]]
        sitting = [
            Seat(BOT, level=seat.level)
            if seat.kind == BOT
            else Seat(PERSON if seat.person == person.id else OPEN, seat.person)
            for seat in moved
        ]
        name = _following(old.id)
        with suppress(Conflict):  # somebody else was quicker
            await _open(
                rooms, person, old.game, old.options, sitting, old.pace, room.view.names, is_public=False, name=name
            )
        await room.change(lambda table: seats.lead_to(table, name, person.id))
    following = await rooms.room(old.rematch)
    kept = following.table.kept_for(person.id)
    if kept is not None:
        await following.sit(kept, person.id, person.name)
    return old.rematch


async def open_in_the_middle(
    rooms: Rooms, host: Person, game: Game, options: dict[str, str], seats: list[Seat], entries: list[Entry]
) -> Room:
    """Open a table that does not begin at the set-up; stored in one piece, or it might begin there all the same."""
    await _expect_room_for(rooms, host, seats)
    now = house_time.now()
    for entry in entries:
        entry.at = now
    stored = StoredTable(
        ids.new_id(),
        game.id,
        game.version,
        game.components_digest,
        options,
        seats,
        now,
        host=host.id,
        entries=entries,
    )
    await rooms.store.tables.open_table(stored)
    return await rooms.room(stored.id)


async def _open(
    rooms: Rooms,
    host: Person,
    game: Game,
    options: dict[str, str],
    seats: list[Seat],
    pace: Pace,
    names: dict[str, str],
    is_public: bool,
    name: str = "",
) -> Room:
    await _expect_room_for(rooms, host, seats)
    table = Table(game, name or ids.new_id(), options, seats, pace, host.id)
    stored = StoredTable(
        table.id,
        game.id,
        game.version,
        game.components_digest,
        options,
        seats,
        house_time.now(),
        pace,
        host.id,
        is_public,
    )
    await rooms.store.tables.open_table(stored)
    return await rooms.add(table, names)


async def _expect_room_for(rooms: Rooms, host: Person, seats: list[Seat]) -> None:
    """Refuse if somebody has opened more than anybody can play at; a free seat counts as the bot that may sit there."""
    opened, bots = await asyncio.to_thread(rooms.store.lists.running, host.id, house_time.now() - A_DAY)
    if opened >= MOST_TABLES:
        raise Refused(Objection("too-many-tables", {"most": MOST_TABLES}))
    if bots + sum(not seat.person for seat in seats) > MOST_BOTS:
        raise Refused(Objection("too-many-bots", {"most": MOST_BOTS}))


def _following(table: str) -> str:
    """Name the table that another one leads to: all who want to play again at once name the same."""
    return urlsafe_b64encode(sha256(table.encode()).digest()[:9]).decode()


def checked_level(game: Game, wanted: str) -> str:
    """Complain about a bot that does not play this game at tables."""
    level = seated(game, wanted)
    if not level:
        raise BadOption(f"a level is {', '.join(levels_for(game))}, not {wanted[:40]!r}")
    return level


def _seat(game: Game, text: str, person: str) -> Seat:
    if text == "me":
        return Seat(PERSON, person)
    if text == "open":
        return Seat(OPEN)
    kind, _, wanted = text.partition(":")
    level = seated(game, wanted) if kind == "bot" else ""
    if level:
        return Seat(BOT, level=level)
    bots = ", ".join(f"bot:{one}" for one in levels_for(game))
    raise BadOption(f"a seat is me, open, or {bots}, not {text[:40]!r}")
