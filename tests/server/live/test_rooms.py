"""A house with more tables than it keeps in memory."""

import asyncio
import threading

import pytest

from ludotheque.games import game_named
from ludotheque.server.live import rooms
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store import upgrade
from ludotheque.server.store.store import Store
from ludotheque.server.table.clock import Pace
from ludotheque.server.wire.requests import NewTable
from tests.server.live.test_by_itself import until
from tests.server.live.test_reviews import play as play_on

CLOCKS = game_named("clocks")
A_DAY = 24 * 3600


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """A house that keeps ten tables in memory."""
    monkeypatch.setattr(rooms, "MOST_ROOMS", 10)


def in_a_house(folder, play):
    """Open a house and let something happen in it."""

    async def run():
        store = Store(f"sqlite:///{folder}/tables.sqlite")
        house = Lobby(store, pace=0)
        await house.start()
        try:
            await play(house, await house.accounts.welcome(), await house.accounts.welcome())
        finally:
            await house.close()

    asyncio.run(run())


async def table_of_two(house, ada, bo, pace):
    room = await open_table(house.rooms, ada, CLOCKS, NewTable("clocks", ["me", "open"], pace=pace))
    await room.sit(1, bo.id, bo.name)
    return room


def test_whoever_comes_to_a_table_finds_the_same_room_however_many_there_are(tmp_path):
    async def play(house, ada, bo):
        for _ in range(10):  # at each of them a bot is about to stand in for somebody
            await table_of_two(house, ada, bo, Pace("live", 600))

        room = await table_of_two(house, ada, bo, Pace())

        assert room is await house.rooms.room(room.table.id)

    in_a_house(tmp_path, play)


def test_a_table_whose_time_is_up_tomorrow_need_not_stay_in_memory(tmp_path):
    async def play(house, ada, bo):
        first = await table_of_two(house, ada, bo, Pace("slow", A_DAY))
        for _ in range(20):
            await table_of_two(house, ada, bo, Pace("slow", A_DAY))

        assert first is not await house.rooms.room(first.table.id)
        assert first.table.due() == (await house.rooms.room(first.table.id)).table.due()

    in_a_house(tmp_path, play)


def test_a_table_whose_time_is_almost_up_stays_in_memory(tmp_path):
    async def play(house, ada, bo):
        first = await table_of_two(house, ada, bo, Pace("slow", 20))
        for _ in range(20):
            await table_of_two(house, ada, bo, Pace("slow", A_DAY))

        assert first is await house.rooms.room(first.table.id)

    in_a_house(tmp_path, play)


def test_a_table_whose_result_cannot_be_written_yet_stays_in_memory(tmp_path, monkeypatch):
    """Nobody else writes it: who opens the table again would, but nobody may ever come back to a game that is over."""

    async def play(house, ada, bo):
        write, add = asyncio.Event(), house.store.results.add

        async def add_later(*asked):
            await write.wait()
            await add(*asked)

        monkeypatch.setattr(house.store.results, "add", add_later)
        room = await table_of_two(house, ada, bo, Pace())
        await play_on(room)
        assert room.table.is_over
        await until(lambda: not room.log.is_busy)
        assert not room.is_idle

        write.set()
        await until(lambda: room.is_idle)
        assert house.store.results.tallies(ada.id)

    in_a_house(tmp_path, play)


def test_another_table_opens_while_one_is_being_replayed(tmp_path, monkeypatch):
    slow, begun, may_end = set(), threading.Event(), threading.Event()

    def reopened(game, stored):
        if stored.id in slow:
            begun.set()
            assert may_end.wait(20)
        return upgrade.reopened(game, stored)

    monkeypatch.setattr(rooms, "reopened", reopened)

    async def open_two(house, ada, bo):
        return [(await table_of_two(house, ada, bo, Pace())).table.id for _ in range(2)]

    async def come_back(house, long, short):
        slow.add(long)
        waiting = [asyncio.create_task(house.rooms.room(long)) for _ in range(2)]
        await asyncio.to_thread(begun.wait, 20)
        try:
            await asyncio.wait_for(house.rooms.room(short), 10)
            assert not any(task.done() for task in waiting)
        finally:
            may_end.set()
        first, second = await asyncio.gather(*waiting)
        assert first is second

    names = []

    async def first_day(house, ada, bo):
        names.extend(await open_two(house, ada, bo))

    async def second_day(house, _ada, _bo):
        await come_back(house, *names)

    in_a_house(tmp_path, first_day)
    in_a_house(tmp_path, second_day)


def test_of_tables_with_long_logs_one_is_replayed_at_a_time(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "LONG_LOG", 1)
    running, most, names = [], [], []

    def reopened(game, stored):
        running.append(stored.id)
        most.append(len(running))
        table = upgrade.reopened(game, stored)
        running.remove(stored.id)
        return table

    async def first_day(house, ada, bo):
        names.extend([(await table_of_two(house, ada, bo, Pace())).table.id for _ in range(4)])

    async def second_day(house, _ada, _bo):
        monkeypatch.setattr(rooms, "reopened", reopened)
        await asyncio.gather(*(house.rooms.room(name) for name in names))

    in_a_house(tmp_path, first_day)
    in_a_house(tmp_path, second_day)

    assert [1] * 4 == most
