"""The house: every table there is, loaded when somebody comes; and who is who."""

import asyncio
import logging
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from functools import partial
from hashlib import sha256

from ludotheque.bots.levels import LEVELS
from ludotheque.engine import record
from ludotheque.engine.errors import BadOption, BadRecord, Refused, Trouble
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Wire
from ludotheque.games import all_games
from ludotheque.server import metrics, people
from ludotheque.server.audience import Viewer
from ludotheque.server.bus import Bus
from ludotheque.server.clock import Pace
from ludotheque.server.keeping import played, reopened
from ludotheque.server.messages import Arrange, Fork, NewTable
from ludotheque.server.orders import PATIENCE, patience
from ludotheque.server.presence import BEAT
from ludotheque.server.register import Person, Register
from ludotheque.server.rooms import LOCKED, NAMED, WRITTEN, Room
from ludotheque.server.schema import BOT, OPEN, OVER, PERSON, START, Entry, Opened, Seat, components
from ludotheque.server.store import Store, StoreAway
from ludotheque.server.table import NOT_SEATED, Table
from ludotheque.server.thinking import Thinkers
from ludotheque.server.timing import AWAY
from ludotheque.server.travels import brought_in, forked
from ludotheque.server.writer import NotStored, Taken

log = logging.getLogger(__name__)
LOOK_AT_THE_CLOCK = 5.0
"""Seconds between two looks at the tables nobody looks at."""
MOST_TABLES = 50
"""How many tables "my tables" lists."""
MOST_ROOMS = 2_000
"""How many tables are kept in memory while nobody looks at them."""
MANY = 500
"""How many tables are asked for at once."""
POLL = 1.0
"""Seconds between two looks into the log while the bus is away."""


class NoTable(Refused):
    """A table that is not here."""

    def __init__(self) -> None:
        super().__init__(Objection("no-table", {}))


class House:
    """Opens tables, finds them, lets people sit down."""

    def __init__(
        self,
        store: Store,
        register: Register,
        pace: float,
        bus: Bus | None = None,
        away: float = AWAY,
        seed: int | None = None,
        longest: float = PATIENCE,
    ) -> None:
        """Open the house; a bot takes at least `pace` seconds for a move, so that people can follow.

        A bot stands in for those who have been gone from a live table for `away` seconds. With a `seed` every table is
        dealt from it, else from the system's luck. A standing order waits for `longest` seconds at most.
        """
        self.store = store
        self.register = register
        self.bus = bus or Bus()
        self._pace = pace
        self._away = away
        self._seed = seed
        self._patience = longest
        self._keeping_time: asyncio.Task[None] | None = None
        self._thinkers = Thinkers()
        self._rooms: dict[str, Room] = {}
        """The tables in use, the one that was used last at the end."""
        self._polling: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._loading = asyncio.Lock()
        self._reading = asyncio.Lock()
        """Held while a Record is replayed: the threads belong to everybody."""

    async def start(self) -> None:
        """Get on the bus."""
        self.bus.when_back = self._look_at_all
        await self.bus.start()
        if self.bus.is_shared:
            self._polling = asyncio.create_task(self._poll())
        self._keeping_time = asyncio.create_task(self.keep_time())
        for game in all_games().values():
            if game.components is not None:
                row = {"digest": game.components_digest, "game": game.id, "tables": game.sheet.text}
                await asyncio.to_thread(self.store.settle, components, row)
        self._checking = asyncio.create_task(self._check_upgraded())

    async def _check_upgraded(self) -> None:
        """Open every running table that was last played by other rules, so that nobody finds out at the table."""
        with suppress(StoreAway):
            for name, game, rules in await asyncio.to_thread(self.store.unfinished):
                if game not in all_games() or all_games()[game].version == rules:
                    continue
                for room in await self._rooms_named([name]):
                    await room.keep()
                    how = "can only be looked at" if room.table.frozen is not None else "goes on"
                    log.warning("table %s of %s, played by rules %d before, %s", name, game, rules, how)

    async def close(self) -> None:
        """Stop the bots and finish writing."""
        for task in (self._polling, self._keeping_time, self._checking):
            if task is not None:
                task.cancel()
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(room.keep(with_scenes=False) for room in self._rooms.values()))
        await self.bus.close()
        self._thinkers.close()
        self.store.close()

    async def _poll(self) -> None:
        """Say now and then who is here; while the bus is away, look whether others have written."""
        beat = time.monotonic()
        while True:
            await asyncio.sleep(POLL)
            if self.bus.is_away:
                await self._look()
            elif time.monotonic() > beat + BEAT:
                beat = time.monotonic()
                for room in list(self._rooms.values()):
                    room.presence.beat()

    def _look_at_all(self) -> None:
        for room in list(self._rooms.values()):
            room.presence.beat(is_back=True)
        self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """Let every room that is behind catch up."""
        with suppress(StoreAway):
            await self._look_into_logs()

    async def _look_into_logs(self) -> None:
        names = list(self._rooms)
        for first in range(0, len(names), MANY):
            written = await asyncio.to_thread(self.store.written, names[first : first + MANY])
            for name, count in written.items():
                room = self._rooms.get(name)
                if room is not None:
                    room.hear({"kind": WRITTEN, "written": count})
        for room in [room for room in self._rooms.values() if room.viewers]:
            for line in await room.talk.missed():
                room.pass_on(line)

    # People.

    async def rename(self, person: str, name: str) -> str:
        """Call somebody by another name, at every table."""
        name = await self.register.rename(person, name)
        await self._tell_of(person, {"kind": NAMED, "person": person, "name": name})
        return name

    async def change_lock(self, person: Person) -> Person:
        """Shut out every other device of somebody, also from the tables it looks at."""
        person = await self.register.change_lock(person)
        await self._tell_of(person.id, {"kind": LOCKED, "person": person.id})
        return person

    async def _tell_of(self, person: str, notice: Wire) -> None:
        """Tell every table that somebody sits or looks at what has become of him."""
        tables = {
            name for name, room in self._rooms.items() if person in room.table.names or room.is_watched_by(person)
        }
        if self.bus.is_shared:
            tables |= set(await asyncio.to_thread(self.store.tables_of, person, MANY))
        for table in tables:
            self.bus.publish(table, notice)

    # Tables.

    async def open_table(self, host: Person, game: Game, wanted: NewTable) -> Room:
        """Open a table and begin if nobody has to be waited for."""
        sitting = [_seat(text, host.id) for text in wanted.seats]
        if sum(seat.kind == PERSON for seat in sitting) > 1:
            raise BadOption("one person sits at one seat: say 'me' once")
        complaint = wanted.pace.complaint()
        if complaint:
            raise BadOption(complaint)
        chosen = game.checked_options(len(sitting), wanted.options)
        return await self._open(host, game, chosen, sitting, wanted.pace, {host.id: host.name}, wanted.is_public)

    async def _open(
        self,
        host: Person,
        game: Game,
        options: dict[str, str],
        seats: list[Seat],
        pace: Pace,
        names: dict[str, str],
        is_public: bool,
        name: str = "",
    ) -> Room:
        table = Table(game, name or people.new_id(), options, seats, pace, host.id)
        table.know(names)
        stored = Opened(
            table.id,
            game.id,
            game.version,
            game.components_digest,
            options,
            seats,
            time.time(),
            pace,
            host.id,
            is_public,
        )
        await self.store.open_table(stored)
        async with self._loading:  # whoever knows its name may have come already
            room = self._rooms.get(table.id) or await self._use(await self._room_of(table))
        await room.start_if_full()
        return room

    async def rematch(self, room: Room, person: Person) -> str:
        """Lead to the next table: the same people, whose seats are kept for them, and the next one begins."""
        old = room.table
        if old.seat_of(person.id) is None or not old.is_over:
            old.led_to("", person.id)  # says why not
        if not old.rematch:
            moved = [*old.seats[1:], *old.seats[:1]]
            seats = [
                Seat(BOT, level=seat.level)
                if seat.kind == BOT
                else Seat(PERSON if seat.person == person.id else OPEN, seat.person)
                for seat in moved
            ]
            name = _following(old.id)
            with suppress(Taken):  # somebody else was quicker
                await self._open(person, old.game, old.options, seats, old.pace, old.names, is_public=False, name=name)
            await room.change(lambda table: table.led_to(name, person.id))
        following = await self.room(old.rematch)
        kept = following.table.kept_for(person.id)
        if kept is not None:
            await self.sit(following, kept, person.id, person.name)
        return old.rematch

    async def fork(self, room: Room, person: Person, wanted: Fork) -> Room:
        """Begin a new table against bots where another one was, by what this person knew then."""
        old = room.table
        seat = old.seat_of(person.id)
        start = await asyncio.to_thread(forked, old, seat, wanted.turn)
        level = _level(wanted.level)
        seats = [
            Seat(PERSON, person.id) if number == (seat or 0) else Seat(BOT, level=level)
            for number in range(len(old.seats))
        ]
        return await self._lay(person, old.game, old.options, seats, [Entry(0, START, action=start)])

    async def bring_in(self, person: Person, text: str) -> Room:
        """Open a table that tells a Record; an account of one leads to the table that it is of."""
        if text.startswith(record.ACCOUNT):
            return await self._accounted(record.table_of_account(text))
        async with self._reading:
            match, entries = await asyncio.to_thread(brought_in, text, self.store.has_begun_with)
        seats = [Seat(BOT, level=LEVELS[0].id) for _ in range(match.seats)]
        return await self._lay(person, match.game, dict(match.options), seats, entries)

    async def _accounted(self, table: str) -> Room:
        try:
            room = await self.room(table)
        except NoTable as error:
            raise BadRecord(2, "what was seen of a game can be looked at only where it was played") from error
        if not room.table.is_over:
            raise BadRecord(2, "only a finished game can be brought in")
        return room

    async def _lay(
        self, host: Person, game: Game, options: dict[str, str], seats: list[Seat], entries: list[Entry]
    ) -> Room:
        """Open a table that does not begin at the set-up; stored in one piece, or it might begin there all the same."""
        now = time.time()
        for entry in entries:
            entry.at = now
        stored = Opened(
            people.new_id(),
            game.id,
            game.version,
            game.components_digest,
            options,
            seats,
            now,
            host=host.id,
            entries=entries,
        )
        await self.store.open_table(stored)
        return await self.room(stored.id)

    async def room(self, name: str) -> Room:
        """Find a table; bring it back from the store if nobody has used it for a while."""
        room = self._rooms.pop(name, None)
        if room is not None:
            self._rooms[name] = room
        else:
            async with self._loading:
                room = self._rooms.get(name) or await self._load(name)
        return room

    async def _load(self, name: str) -> Room:
        stored = await asyncio.to_thread(self.store.table, name) if people.is_id(name) else None
        if stored is None:
            raise NoTable
        table = await asyncio.to_thread(lambda: reopened(played(self.store, stored), stored))
        sitting = [seat.person for seat in table.seats if seat.person]
        table.know(await asyncio.to_thread(self.store.names, sitting))
        room = await self._room_of(table)
        try:
            if self.bus.is_shared:
                await room.catch_up()  # what was written between reading and listening
            await room.resume()
            await room.start_if_full()  # the server may have gone down between the last one sitting down and the start
        except BaseException:  # also if whoever wanted it has gone: nobody shall find it half loaded
            room.close()
            await self.bus.unsubscribe(name)
            raise
        room.run_clock()
        room.bots.wake()
        return await self._use(room)

    async def _room_of(self, table: Table) -> Room:
        table.patience = partial(patience, self._patience)
        room = Room(table, self.store, self._thinkers, self.bus, self._pace, self._away, self._seed)
        await self.bus.subscribe(table.id, room.hear)
        return room

    async def _use(self, room: Room) -> Room:
        self._rooms[room.table.id] = room
        metrics.ROOMS.set(len(self._rooms))
        if len(self._rooms) > MOST_ROOMS:
            await self._forget_some()
        return room

    async def _forget_some(self) -> None:
        """Let go of rooms nobody has used for long; the store has them."""
        # Somebody may be on his way to a room that was used lately, and two must never get two rooms of one table.
        older = list(self._rooms.items())[: MOST_ROOMS // 2]
        idle = [name for name, room in older if room.is_idle][: MOST_ROOMS // 10]
        for name in idle:
            self._rooms.pop(name).close()
        await asyncio.gather(*(self.bus.unsubscribe(name) for name in idle))

    async def sit(self, room: Room, number: int, person: str, name: str) -> None:
        """Let somebody take an open seat."""
        room.table.know({person: name})
        await room.change(lambda table: table.sit(number, person))
        await room.start_if_full()

    async def order(self, room: Room, viewer: Viewer, question: str, action: str | None) -> None:
        """Set a standing order."""
        seat, before = viewer.seat, room.table.written
        if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        await room.change(lambda table: table.order(seat, question, action, room.luck))
        if room.table.written == before:  # it stands already: say so
            room.show(viewer)

    async def arrange(self, room: Room, wanted: Arrange, person: str) -> None:
        """Put a bot at a seat, or free it."""
        level = _level(wanted.level) if wanted.level else ""
        await room.change(lambda table: table.arrange(wanted.seat, level, person, room.is_host_gone))
        await room.start_if_full()

    async def keep_time(self) -> None:
        """Bring back tables at which somebody's time is up or a window closes, whoever looks at them."""
        while True:
            with suppress(Trouble):
                for name in await asyncio.to_thread(self.store.due, time.time(), MOST_TABLES):
                    if name not in self._rooms:
                        await self._open_due(name)
            await asyncio.sleep(LOOK_AT_THE_CLOCK)

    async def _open_due(self, name: str) -> None:
        try:
            await self.room(name)
        except (NotStored, StoreAway):
            pass  # next time
        except Exception:
            log.exception("table %s, at which time is up, cannot be opened", name)
            await self.store.note(name, OVER, None)  # or those that are due after it would never have their turn

    async def lobby(self, language: str) -> list[Wire]:
        """List the public tables, the ones with a free seat first."""
        names = await asyncio.to_thread(self.store.lobby, MOST_TABLES)
        found = [listed(room, language) for room in await self._rooms_named(names)]
        return sorted(found, key=lambda table: bool(table["started"]))

    async def _rooms_named(self, names: list[str]) -> list[Room]:
        """Find several tables: one that cannot be opened must not keep anybody from the others."""
        found = []
        for name in names:
            try:
                found.append(await self.room(name))
            except StoreAway:
                raise
            except Exception as error:  # noqa: BLE001 - rules that were changed may stumble over an old log in any way
                log.warning("table %s cannot be opened: %r", name, error)
        return found

    async def tables_of(self, person: str, language: str) -> list[Wire]:
        """List somebody's tables, the ones that wait for him first."""
        found = []
        for room in await self._rooms_named(await asyncio.to_thread(self.store.tables_of, person, MOST_TABLES)):
            seat = room.table.seat_of(person)
            waits = seat is not None and room.table.waits_for(seat)
            found.append({**listed(room, language, person), "waits_for_me": waits})
        return sorted(found, key=lambda table: (not table["waits_for_me"], bool(table["over"])))


def listed(room: Room, language: str, person: str = "") -> Wire:
    """Describe a table in a list: with who is waited for, and for how many seconds yet."""
    due = room.table.due()
    left = None if due is None else round(max(0.0, due - time.time()))
    return {**room.about(language, person), "waiting": room.table.waiting(), "left": left}


def _following(table: str) -> str:
    """Name the table that another one leads to: all who want to play again at once name the same."""
    return urlsafe_b64encode(sha256(table.encode()).digest()[:9]).decode()


def _level(wanted: str) -> str:
    if all(wanted != level.id for level in LEVELS):
        raise BadOption(f"a level is {', '.join(level.id for level in LEVELS)}, not {wanted[:20]!r}")
    return wanted


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
