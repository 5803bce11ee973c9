"""Import: a table that tells a Record from elsewhere."""

import asyncio
from collections.abc import Callable

from ludotheque.bots.levels import LEVELS
from ludotheque.engine import record
from ludotheque.engine.errors import BadRecord
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import NoTable, Rooms
from ludotheque.server.lobby.open_table import open_in_the_middle
from ludotheque.server.store.accounts import Person
from ludotheque.server.table.entries import ANSWER, BOT, START, Entry, Seat

MOST_LINES = 30_000


class Importer:
    """Reads Records one at a time: the threads belong to everybody."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._reading = asyncio.Lock()

    async def import_record(self, person: Person, text: str) -> Room:
        """Open a table that tells a Record; an account of one leads to the table that it is of."""
        if text.startswith(record.ACCOUNT):
            return await self._accounted(record.table_of_account(text))
        async with self._reading:
            match, entries = await asyncio.to_thread(brought_in, text, self._rooms.store.tables.has_begun_with)
        seats = [Seat(BOT, level=LEVELS[0].id) for _ in range(match.seats)]
        return await open_in_the_middle(self._rooms, person, match.game, dict(match.options), seats, entries)

    async def _accounted(self, table: str) -> Room:
        try:
            room = await self._rooms.room(table)
        except NoTable as error:
            raise BadRecord(2, "what was seen of a game can be looked at only where it was played") from error
        if not room.table.is_over:
            raise BadRecord(2, "only a finished game can be brought in")
        return room


def brought_in(text: str, has_begun_with: Callable[[str, str], bool]) -> tuple[Match, list[Entry]]:
    """Read a Record of a finished game; give the match, and the log of a table that tells it.

    One that begins with a State is read only if a table here `has_begun_with` it: a State that somebody has made up
    can break any rule, and keep us busy for ever.
    """
    if text.count("\n") > MOST_LINES:
        raise BadRecord(MOST_LINES, "the record is too long")
    read = record.read(text)
    game = game_named(read.game)
    if read.start and not has_begun_with(game.id, read.start):
        raise BadRecord(0, "a record that begins in the middle of a game is brought in only where it was played")
    match = record.replay(game, read)
    if not match.state.end:
        raise BadRecord(0, "only a finished game can be brought in")
    first = Entry(0, START, action=read.start, outcomes=match.first_outcomes)
    answers = [
        Entry(number, ANSWER, answer.seat, answer.action.text, answer.outcomes)
        for number, answer in enumerate(match.answers, 1)
    ]
    return match, [first, *answers]
