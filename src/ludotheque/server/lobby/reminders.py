"""Reminders: whoever is asked at a slow table and does not look is told once, by what they have chosen.

Who is asked is noted in the store with the moment to tell them: a little later, so that one message tells of a whole
burst, and never in their quiet hours. Whichever process takes the notes sends the message.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.scene import Text
from ludotheque.server import house_time
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.lobby.calendar import Deadline, calendar
from ludotheque.server.lobby.courier import Courier, Undelivered
from ludotheque.server.lobby.web_push import PushSender, encrypted, read
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.reminders import Device, Wish
from ludotheque.server.views.catalogue import say
from ludotheque.server.views.preview_card import table_card
from ludotheque.server.wire.reminders import RemindedTable, Reminder

log = logging.getLogger(__name__)
LOOK = 5.0
"""Seconds between two looks at who is to be told."""
BURST = 30.0
"""Seconds after a question in which others join it in one message."""
PAUSE = 300.0
"""Seconds between two messages to the same person."""
LONGEST_ZONE = 64
MOST_AT_ONCE = 50
MOST_TABLES = 50
MOST_FAILURES = 5
"""After so many failures in a row nothing is sent to a webhook any more."""
TAKEN = range(200, 300)
"""HTTP statuses: the service has taken the message."""
GONE = (401, 403, 404, 410)
"""HTTP statuses: the service will take nothing for this device any more."""


class Reminders:
    """Tells people that it is their turn."""

    def __init__(self, rooms: Rooms, key: str, push: bytes, courier: Courier | None = None) -> None:
        """Begin, with the key that signs addresses of calendars and the secret by which push services know the site."""
        self._rooms = rooms
        self._store = rooms.store.reminders
        self._courier = courier or Courier()
        self._addresses = URLSafeSerializer(key, salt="calendar")
        self.sender = PushSender(push)
        self._noting: set[asyncio.Task[None]] = set()

    # Who is to be told, and when.

    def note_soon(self, table: str, people: list[str]) -> None:
        """Note, while nobody waits for it, that people are asked something at a table they do not look at."""
        noting = asyncio.create_task(self.note(table, people))
        self._noting.add(noting)
        noting.add_done_callback(self._noting.discard)

    async def note(self, table: str, people: list[str]) -> None:
        """Note when those are to be told who want to be."""
        with suppress(LudothequeError):  # the database is away: it is their turn all the same
            now = house_time.now()
            wishes = await asyncio.to_thread(self._store.listening, people)
            if wishes:
                await self._store.note(table, {wish.person: moment(wish, now) for wish in wishes})

    async def watch(self) -> None:
        """Look again and again who is to be told, for ever."""
        while True:
            try:
                await self.send()
            except LudothequeError:
                pass  # the database is away: next time
            except Exception:
                log.exception("reminders cannot be sent")
            await asyncio.sleep(LOOK)

    async def send(self) -> None:
        """Tell everybody whose moment has come."""
        people = await asyncio.to_thread(self._store.due, house_time.now(), MOST_AT_ONCE)
        await asyncio.gather(*map(self._remind, people))

    async def _remind(self, person: str) -> None:
        """Tell somebody of the tables that were noted; taken before they are sent: rather lost than told twice."""
        tables = await self._store.take(person, house_time.now())
        rooms = [room for room in await self._rooms.rooms(tables) if waits_unseen(room, person)]
        wish = await asyncio.to_thread(self._store.wish, person)
        if not rooms:
            return
        told = reminder(wish, rooms)
        if wish.webhook:
            await self._call(wish, told)
        for device in await asyncio.to_thread(self._store.devices, person):
            await self._push(wish, device, told)

    # Ways to tell.

    async def _call(self, wish: Wish, told: Reminder) -> None:
        try:
            is_taken = await self.post(wish.webhook, told)
        except Undelivered:
            is_taken = False
        failures = 0 if is_taken else wish.failures + 1
        if failures != wish.failures:
            await self._store.note_failures(wish, failures, is_over=failures >= MOST_FAILURES)

    async def post(self, webhook: str, told: Reminder) -> bool:
        """Send a message to a webhook; say whether it was taken."""
        headers = {"Content-Type": "application/json", "User-Agent": "ludotheque"}
        return await self._courier.post(webhook, msgspec.json.encode(told), headers) in TAKEN

    async def _push(self, wish: Wish, device: Device, told: Reminder) -> None:
        message = encrypted(msgspec.json.encode(told), read(device.p256dh), read(device.auth))
        try:
            headers = self.sender.headers(device.endpoint, wish.house)
            if await self._courier.post(device.endpoint, message, headers) in GONE:
                await self._store.forget_device(device)
        except Undelivered as error:
            log.info("a push was not delivered: %s", type(error.__cause__).__name__)

    # The calendar.

    def address(self, person: Person, wish: Wish) -> str:
        """Give the secret part of the address of somebody's calendar; nothing if they have none."""
        return self._addresses.dumps([person.id, person.cookie_epoch, wish.calendar]) if wish.calendar > 0 else ""

    async def deadlines(self, address: str, house: str) -> str | None:
        """Write the calendar at an address; none if it is nobody's, or nobody's any more."""
        try:
            person, epoch, number = self._addresses.loads(address)
        except (BadData, ValueError, TypeError):
            return None
        found = await asyncio.to_thread(self._rooms.store.accounts.person, person)
        wish = await asyncio.to_thread(self._store.wish, person)
        if found is None or found.cookie_epoch != epoch or wish.calendar <= 0 or wish.calendar != number:
            return None
        names = await asyncio.to_thread(self._rooms.store.lists.tables_of, person, MOST_TABLES)
        rooms = await self._rooms.rooms(names)
        listed = [one for room in rooms if (one := deadline(room, person, wish.language, house)) is not None]
        title = say(Text("reminder-calendar"), wish.language)
        return calendar(title, sorted(listed, key=lambda one: one.due), house_time.now())


def moment(wish: Wish, now: float) -> float:
    """Say when to tell somebody of what they are asked now."""
    at = max(now + BURST, wish.sent + PAUSE)
    local = datetime.fromtimestamp(at, zone_named(wish.zone) or UTC)
    hours = (wish.quiet_until - wish.quiet_from) % 24  # of quiet; none if both are the same
    if (local.hour - wish.quiet_from) % 24 >= hours:
        return at
    end = local.replace(hour=wish.quiet_until, minute=0, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()


def zone_named(name: str) -> tzinfo | None:
    """Find a time zone; none if this machine does not know it. It need not know any to know universal time."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name[:LONGEST_ZONE])
    except (LookupError, ValueError, OSError):  # OSError: `Europe` is a folder
        return None


def waits_unseen(room: Room, person: str) -> bool:
    """Say whether a table waits for somebody who does not look at it."""
    seat = room.table.seat_of(person)
    return seat is not None and room.table.waits_for(seat) and seat not in room.presence.here()


def reminder(wish: Wish, rooms: list[Room]) -> Reminder:
    """Put into words at which tables somebody is waited for; one message for all of them."""
    titles = [table_card(room.view, None, wish.language).title for room in rooms]
    heading = say(Text("reminder-turns", {"count": len(rooms)}), wish.language)
    path = f"/table/{rooms[0].table.id}" if len(rooms) == 1 else "/"
    tables = [
        RemindedTable(room.table.id, room.table.game.id, title, f"{wish.house}/table/{room.table.id}")
        for room, title in zip(rooms, titles, strict=True)
    ]
    return Reminder(heading, "\n".join([heading, *titles]), path, tables)


def deadline(room: Room, person: str, language: str, house: str) -> Deadline | None:
    """Say until when somebody has to answer at a table, if they have to and a clock runs."""
    seat = room.table.seat_of(person)
    due = room.table.clock.due(seat) if seat is not None and room.table.waits_for(seat) else None
    if due is None:
        return None
    title = table_card(room.view, None, language).title
    line = say(Text("reminder-deadline"), language)
    return Deadline(room.table.id, title, line, f"{house}/table/{room.table.id}", due)
