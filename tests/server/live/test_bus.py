"""Several houses on one bus, a real NATS, which goes and comes back."""

import asyncio

import pytest

from ludotheque.lab.parts import Nats
from ludotheque.server.live.bus import NatsBus
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.store.store import Store
from ludotheque.server.table.clock import LIVE, Pace
from ludotheque.server.table.entries import SIT, STAND_IN, START, Entry
from ludotheque.server.wire.notices import Written
from tests.server.live.test_by_itself import two, until

pytestmark = pytest.mark.slow


@pytest.fixture
def nats():
    running = Nats()
    yield running
    running.close()


@pytest.fixture
def houses(tmp_path, nats):
    """Open two houses on one database, do something in them, close them."""

    def visit(do, **more):
        async def run():
            stores = [Store(f"sqlite:///{tmp_path}/tables.sqlite") for _ in range(2)]
            opened = [Lobby(store, 0, NatsBus(nats.url, store.key.for_bus()), **more) for store in stores]
            for house in opened:
                await house.start()
            try:
                await asyncio.wait_for(do(*opened), 60)
            finally:
                for house in opened:
                    await house.close()

        asyncio.run(run())

    return visit


def test_a_table_begins_although_the_process_that_filled_it_died_before_it_could(houses):
    async def do(here, there):
        room, ada, bo = await two(here)
        other = await there.rooms.room(room.table.id)
        other.show(Viewer(ada.id, "en", lambda _: None))

        await here.store.tables.append(room.table.id, [Entry(0, SIT, 1, person=bo.id)])
        here.rooms.bus.publish(room.table.id, Written(1))

        await until(lambda: other.table.match is not None)
        await until(lambda: room.table.match is not None)
        assert [SIT, START] == [entry.kind for entry in here.store.tables.entries(room.table.id, 0)]

    houses(do)


def test_no_bot_stands_in_for_somebody_who_may_sit_where_nobody_can_be_heard(houses, nats, monkeypatch):
    monkeypatch.setattr("ludotheque.server.live.presence.SILENT", 3.0)
    monkeypatch.setattr("ludotheque.server.live.rooms.BEAT", 1.0)

    async def do(here, there):
        room, _, bo = await two(here, Pace(LIVE, 600))
        await room.sit(1, bo.id, bo.name)
        other = await there.rooms.room(room.table.id)
        asked = room.table.waiting()[0]
        viewers = [Viewer(seat.person, "en", lambda _: None) for seat in room.table.seats]
        room.show(viewers[1 - asked])
        other.show(viewers[asked])
        await until(lambda: {0, 1} == room.presence.here() == other.presence.here())
        nats.kill()
        await until(lambda: here.rooms.bus.is_away and there.rooms.bus.is_away)

        other.leave(viewers[asked])
        room.show(viewers[asked])
        await asyncio.sleep(2)
        nats.start()
        await until(lambda: not here.rooms.bus.is_away and not there.rooms.bus.is_away)
        await asyncio.sleep(5)

        assert STAND_IN not in kinds(here, room)
        room.leave(viewers[asked])
        await until(lambda: STAND_IN in kinds(here, room))

    houses(do, away=1.0)


def kinds(house, room):
    return [entry.kind for entry in house.store.tables.entries(room.table.id, 0)]


def test_a_table_that_comes_into_use_while_the_bus_comes_back_is_heard_of(nats):
    async def run():
        buses = [NatsBus(nats.url, b"key"), NatsBus(nats.url, b"key")]
        nats.kill()
        for bus in buses:
            await bus.start()
        for number in range(300):
            await buses[0].subscribe(f"t{number}", lambda _: None)
        nats.start()
        await until(lambda: buses[0]._subscriptions)
        heard: list[object] = []
        await buses[0].subscribe("late", heard.append)
        await until(lambda: 301 == len(buses[0]._subscriptions) and not buses[1].is_away)

        buses[1].publish("late", Written(1))

        await until(lambda: heard)
        for bus in buses:
            await bus.close()

    asyncio.run(run())
