"""Reminders as they are stored: how somebody wants to be told, on which devices, and of which tables."""

from typing import NamedTuple

import sqlalchemy as sa

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import asked, devices, reminders


class Wish(NamedTuple):
    """Somebody's settings: how they want to be told that it is their turn, where they do not look."""

    person: str
    calendar: int = 0
    """The number of the address of their calendar, raised to make older addresses void; not above 0: no calendar."""
    webhook: str = ""
    failures: int = 0
    """How often in a row the webhook did not take what it was sent."""
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    """Hours of the day, in their time zone, between which nothing is sent; no hours if they are the same."""
    house: str = ""
    """The address of this site when this was wished, for links."""
    sent: float = 0.0
    """When something was sent last."""


class Device(NamedTuple):
    """A browser that takes what is pushed."""

    person: str
    device: str
    endpoint: str
    p256dh: str
    auth: str


class ReminderStore:
    """Reads and writes reminders."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def wish(self, person: str) -> Wish:
        """Say how somebody wants to be told."""
        with self._database.reading() as db:
            row = db.execute(sa.select(reminders).where(reminders.c.person == person)).first()
        return Wish(person) if row is None else Wish(*row)

    async def keep(self, wish: Wish) -> None:
        """Store how somebody wants to be told."""

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(reminders).where(reminders.c.person == wish.person))
            db.execute(sa.insert(reminders).values(wish._asdict()))

        await self._database.write(work)

    def devices(self, person: str) -> list[Device]:
        """List the browsers somebody is told by."""
        with self._database.reading() as db:
            return [Device(*row) for row in db.execute(sa.select(devices).where(devices.c.person == person))]

    async def add_device(self, device: Device) -> None:
        """Store a browser, which may have been somebody else's."""

        def work(db: sa.Connection) -> None:
            db.execute(sa.delete(devices).where((devices.c.endpoint == device.endpoint) | _is(device)))
            db.execute(sa.insert(devices).values(device._asdict()))

        await self._database.write(work)

    async def forget_device(self, device: Device) -> None:
        """Forget a browser."""
        await self._database.write(lambda db: db.execute(sa.delete(devices).where(_is(device))))

    # Who is to be told.

    def listening(self, people: list[str]) -> list[Wish]:
        """Find those of some people who want to be sent something, each with how."""
        has_device = sa.exists().where(devices.c.person == reminders.c.person)
        wants = reminders.c.person.in_(people) & ((reminders.c.webhook != "") | has_device)
        with self._database.reading() as db:
            return [Wish(*row) for row in db.execute(sa.select(reminders).where(wants))]

    async def note(self, table: str, moments: dict[str, float]) -> None:
        """Note that people are asked at a table, and when each is to be told; who is noted already stays so."""

        def work(db: sa.Connection) -> None:
            known = set(db.execute(sa.select(asked.c.person).where(asked.c.table_id == table)).scalars())
            rows = [{"person": one, "table_id": table, "at": at} for one, at in moments.items() if one not in known]
            if rows:
                db.execute(sa.insert(asked), rows)

        await self._database.write(work)

    def due(self, now: float, most: int) -> list[str]:
        """List whom it is time to tell."""
        query = sa.select(asked.c.person).where(asked.c.at <= now).group_by(asked.c.person)
        with self._database.reading() as db:
            return list(db.execute(query.order_by(sa.func.min(asked.c.at)).limit(most)).scalars())

    async def take(self, person: str, now: float) -> list[str]:
        """Take all the tables somebody is to be told of; of several processes one gets them."""
        found: list[str] = []

        def work(db: sa.Connection) -> None:
            gone = sa.delete(asked).where(asked.c.person == person).returning(asked.c.table_id)
            found.extend(db.execute(gone).scalars())
            db.execute(sa.update(reminders).where(reminders.c.person == person).values(sent=now))

        await self._database.write(work)
        return found

    async def note_failures(self, wish: Wish, failures: int, *, is_over: bool) -> None:
        """Store how often the webhook has failed in a row; once it is over with it, it is gone."""
        changes = {"failures": failures, **({"webhook": ""} if is_over else {})}
        same = (reminders.c.person == wish.person) & (reminders.c.webhook == wish.webhook)
        await self._database.write(lambda db: db.execute(sa.update(reminders).where(same).values(changes)))


def _is(device: Device) -> sa.ColumnElement[bool]:
    return (devices.c.person == device.person) & (devices.c.device == device.device)
