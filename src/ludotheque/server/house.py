"""The house: every table there is, loaded when somebody comes; and who is who."""

import asyncio
import time

from ludotheque.bots.levels import LEVELS
from ludotheque.engine.errors import BadOption, Refused, Trouble
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Wire
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games import all_games, game_with
from ludotheque.server import people
from ludotheque.server.rooms import Room, Viewer
from ludotheque.server.store import Opened, Seat, Store
from ludotheque.server.table import BOT, OPEN, PERSON, Table
from ludotheque.server.thinking import Thinkers

MOST_TABLES = 50
"""How many tables "my tables" lists."""


class NoTable(Trouble):
    """A table that is not here."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no table {name[:40]!r}")


class House:
    """Opens tables, finds them, lets people sit down."""

    def __init__(self, store: Store, pace: float) -> None:
        """Open the house; a bot takes at least `pace` seconds for a move, so that people can follow."""
        self.store = store
        self._pace = pace
        self._thinkers = Thinkers()
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    def close(self) -> None:
        """Stop the bots and finish writing."""
        for room in self._rooms.values():
            room.close()
        self._thinkers.close()
        self.store.close()

    # People.

    async def person(self, token: str | None) -> tuple[str, str] | None:
        """Find out who holds a cookie: id and name."""
        return None if not token else await asyncio.to_thread(self.store.person, people.digest(token))

    async def welcome(self) -> tuple[str, str, str]:
        """Take in a new guest: cookie, id and name."""
        token, person = people.new_token(), people.new_id()
        name = f"Guest {sum(person.encode()) % 900 + 100}"
        await asyncio.wrap_future(self.store.add_person(person, people.digest(token), name))
        return token, person, name

    async def rename(self, person: str, name: str) -> str:
        """Call somebody by another name, at every table."""
        name = people.checked_name(name)
        await asyncio.wrap_future(self.store.rename(person, name))
        for room in self._rooms.values():
            if person in room.table.names:
                room.table.names[person] = name
                room.show_seats()
        return name

    # Tables.

    async def open_table(self, person: str, name: str, game: Game, seats: list[str], options: dict[str, str]) -> Room:
        """Open a table and begin if nobody has to be waited for."""
        sitting = [_seat(text, person) for text in seats]
        if sum(seat.kind == PERSON for seat in sitting) > 1:
            raise BadOption("one person sits at one seat: say 'me' once")
        chosen = game.checked_options(len(seats), options)
        table = Table(game, people.new_id(), chosen, sitting)
        table.names[person] = name
        stored = Opened(table.id, game.id, game.version, game.components_digest, chosen, sitting, [])
        await asyncio.wrap_future(self.store.open_table(stored, time.time()))
        room = Room(table, self.store, self._thinkers, self._pace)
        self._rooms[table.id] = room
        await room.start_if_full()
        return room

    async def room(self, name: str) -> Room:
        """Find a table; bring it back from the store if nobody has used it for a while."""
        room = self._rooms.get(name)
        if room is not None and not room.is_lost:
            return room
        async with self._loading:
            room = self._rooms.get(name)
            if room is None or room.is_lost:
                room = await self._load(name, room)
        return room

    async def _load(self, name: str, lost: Room | None) -> Room:
        stored = await asyncio.to_thread(self.store.table, name)
        if stored is None:
            raise NoTable(name)
        table = await asyncio.to_thread(Table.restored, game_with(stored.game, stored.components), stored)
        sitting = [seat.person for seat in table.seats if seat.kind == PERSON]
        table.names = await asyncio.to_thread(self.store.names, sitting)
        room = Room(table, self.store, self._thinkers, self._pace)
        if lost is not None:
            lost.close()
            room.viewers = lost.viewers
        self._rooms[name] = room
        await room.start_if_full()  # the server may have gone down between the last one sitting down and the start
        room.show_seats()
        room.wake_bots()
        return room

    async def sit(self, room: Room, number: int, person: str, name: str) -> None:
        """Let somebody take an open seat."""
        table = room.table
        table.sit(number, person)
        table.names[person] = name
        await asyncio.wrap_future(self.store.change_seat(table.id, number, table.seats[number]))
        room.show_seats()
        await room.start_if_full()

    async def order(self, room: Room, viewer: Viewer, question: str, action: str | None) -> None:
        """Set a standing order."""
        seat = viewer.seat
        if seat is None:
            raise Refused(Objection("not-seated", {}))
        await room.change(lambda: room.table.order(seat, question, action))
        await asyncio.wrap_future(self.store.change_seat(room.table.id, seat, room.table.seats[seat]))
        viewer.show_whole(room.table, room.about(viewer.language, viewer.person))

    async def tables_of(self, person: str, language: str) -> list[Wire]:
        """List somebody's tables, the ones that wait for him first."""
        found = []
        for name in await asyncio.to_thread(self.store.tables_of, person, MOST_TABLES):
            try:
                room = await self.room(name)
            except Trouble:
                continue  # played with other rules: it is not lost, but it cannot be shown here
            seat = room.table.seat_of(person)
            waits = room.table.match is not None and seat in room.table.waiting()
            found.append({**room.about(language, person), "waits_for_me": waits})
        return sorted(found, key=lambda table: (not table["waits_for_me"], bool(table["over"])))


def describe_games(language: str) -> list[Wire]:
    """Describe every game for the shelf and the form of a new table."""
    found = []
    for game in all_games().values():
        say = game.say
        found.append(
            {
                "id": game.id,
                "title": say(language, f"game-{game.id}"),
                "line": say(language, f"game-{game.id}.line"),
                "about": say(language, f"game-{game.id}.about"),
                "source": say(language, f"game-{game.id}.source"),
                "seats": list(game.seats),
                "options": [
                    {
                        "id": option.id,
                        "label": say(language, f"option-{option.id}"),
                        "default": option.default,
                        "seats": list(option.seats),
                        "values": [
                            {"id": value, "label": say(language, f"option-{option.id}-{value}")}
                            for value in option.values
                        ],
                    }
                    for option in game.options
                ],
                "levels": [{"id": level.id, "label": say(language, f"level-{level.id}")} for level in LEVELS],
            }
        )
    return found


def checked_language(language: str) -> str:
    """Complain about a language we do not speak."""
    if language not in LANGUAGES:
        raise BadOption(f"the languages are {' and '.join(LANGUAGES)}, not {language[:20]!r}")
    return language


def _seat(text: str, person: str) -> Seat:
    if text == "me":
        return Seat(PERSON, person)
    if text == "open":
        return Seat(OPEN)
    kind, _, level = text.partition(":")
    if kind == "bot" and any(level == known.id for known in LEVELS):
        return Seat(BOT, level=level)
    levels = ", ".join(f"bot:{level.id}" for level in LEVELS)
    raise BadOption(f"a seat is me, open, or {levels}, not {text[:40]!r}")
