"""The daily challenge: one deal a day and game for everybody, against the same bots, and one try that counts."""

import asyncio
from contextlib import suppress
from hashlib import sha256

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.games import all_games
from ludotheque.server import house_time
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.daily import Finished, Try
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.store.writer import Conflict
from ludotheque.server.table.daily import PREFIX, day_of, end_of
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.wire.daily import Challenge, DailyRank

LEVEL = "greedy"
"""Of the bots one plays against."""
LETTERS = 24
MOST_RANKED = 100


def seats_at(game: Game, person: str) -> list[Seat]:
    """Say who sits at a challenge: alone where the game can be played alone, else with as few bots as may be."""
    return [Seat(PERSON, person), *[Seat(BOT, level=LEVEL)] * (min(game.seats) - 1)]


async def play(rooms: Rooms, person: Person, game: Game, now: float) -> Room:
    """Lead somebody to their try of today; the second time it is the same table."""
    day = day_of(now)
    name = PREFIX + sha256(f"{day} {game.id} {person.id}".encode()).hexdigest()[:LETTERS]
    seats = seats_at(game, person.id)
    options = game.checked_options(len(seats), {})
    stored = StoredTable(name, game.id, game.version, game.components_digest, options, seats, now, host=person.id)
    tried = rooms.store.daily.row_of(Try(name, day, game.id, person.id))
    with suppress(Conflict):  # they have begun already
        await rooms.store.tables.open_table(stored, tried)
        return await rooms.add(Table(game, name, options, seats, host=person.id), {person.id: person.name})
    return await rooms.room(name)


async def challenges(rooms: Rooms, person: str, day: str, now: float) -> list[Challenge]:
    """Describe the challenges of a day to somebody."""
    tried = await asyncio.to_thread(rooms.store.daily.tries_of, person, day)
    return [
        await asyncio.to_thread(_challenge, rooms.store, game, person, day, tried.get(game.id, ""), now)
        for game in all_games().values()
    ]


def _challenge(store: Store, game: Game, person: str, day: str, table: str, now: float) -> Challenge:
    found = store.daily.finished(day, game.id)
    own = next((one.points for one in found if one.person == person), None)
    return Challenge(
        game=game.id,
        day=day,
        left=max(0, round(end_of(day) - now)),
        players=min(game.seats),
        level=LEVEL if min(game.seats) > 1 else "",
        table=table,
        points=own,
        percentile=None if own is None else percentile(own, found),
        played=len(found),
        ranking=[
            DailyRank(one.name, one.points, percentile(one.points, found), is_me=one.person == person)
            for one in found[:MOST_RANKED]
        ],
    )


def percentile(points: int, found: list[Finished]) -> int:
    """Say how many in a hundred of the others did worse; who did as well counts for half."""
    others = len(found) - 1
    if others < 1:
        return 100
    worse = sum(one.points < points for one in found)
    equal = sum(one.points == points for one in found) - 1
    return round(100 * (worse + equal / 2) / others)


def expect_unsealed(room: Room) -> None:
    """Refuse what would tell a deal that others play today."""
    if room.table.sealed_until > house_time.now():
        raise Refused(Objection("daily-sealed", {}))
