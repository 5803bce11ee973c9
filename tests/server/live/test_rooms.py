"""A house with more tables than it keeps in memory."""

import asyncio

import pytest

from ludotheque.games import game_named
from ludotheque.server.live import rooms
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.table.clock import Pace
from ludotheque.server.wire.requests import NewTable

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
