"""The machine's clock may be set back: nobody has more time by it, neither at once nor after a restart."""

import asyncio
import time
from unittest.mock import AsyncMock

import pytest

from ludotheque.games import game_named
from ludotheque.server import house_time
from ludotheque.server.lobby import lobby
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.table import answers
from ludotheque.server.table.clock import LIVE, SLOW, Pace
from ludotheque.server.wire.requests import NewTable
from tests.server.live.test_by_itself import until

CLOCKS = game_named("clocks")
AN_HOUR = 3600.0


class MachineClock:
    """A machine whose clock somebody sets, and on which time passes when it is told to."""

    def __init__(self, monkeypatch):
        self.offset = self.passed = 0.0
        now, ticks = time.time, house_time.ticks
        monkeypatch.setattr(time, "time", lambda: now() + self.passed + self.offset)
        monkeypatch.setattr(house_time, "ticks", lambda: ticks() + self.passed)
        self._monkeypatch = monkeypatch
        self.restart()

    def restart(self):
        """Begin a new process."""
        self._monkeypatch.setattr(house_time, "CLOCK", house_time.HouseClock())


@pytest.fixture
def machine(monkeypatch):
    return MachineClock(monkeypatch)


@pytest.fixture
def visit(tmp_path):
    """Open a house, do something in it, close it."""

    def visit(do):
        async def run():
            house = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0)
            await house.start()
            try:
                return await asyncio.wait_for(do(house), 20)
            finally:
                await house.close()

        return asyncio.run(run())

    return visit


async def two(house, pace):
    ada, bo = await house.accounts.welcome(), await house.accounts.welcome()
    room = await open_table(house.rooms, ada, CLOCKS, NewTable("clocks", ["me", "open"], pace=pace))
    await room.sit(1, bo.id, bo.name)
    return room


def left(room):
    """Say how much time the seat that is asked has, as everybody is told."""
    seat = room.table.waiting()[0]
    return room.deadlines._time_left().seats[seat].left


async def answer(room):
    table = room.table
    seat = table.waiting()[0]
    action = answers.option(table, seat, 0)
    number = table.playing.number(seat)
    await room.change(
        lambda table: answers.answer(table, seat, number, action, "", room.luck, table.seats[seat].person)
    )


@pytest.mark.parametrize("pace", [Pace(LIVE, 600), Pace(SLOW, 600)])
@pytest.mark.parametrize("step", [-AN_HOUR, AN_HOUR])
def test_a_clock_that_is_set_gives_and_takes_no_time(visit, machine, pace, step):
    async def do(house):
        room = await two(house, pace)
        machine.passed += 100
        machine.offset = step

        assert 495 < left(room) <= 500
        machine.passed += 450
        assert 45 < left(room) <= 50
        before = room.table.changed
        await answer(room)
        assert 545 < room.table.changed - before < 560

    visit(do)


@pytest.mark.slow
def test_whose_time_is_up_is_stood_in_for_although_the_clock_was_set_back(visit, machine):
    async def do(house):
        room = await two(house, Pace(SLOW, 600))
        seat = room.table.waiting()[0]
        machine.offset = -AN_HOUR
        machine.passed += 601

        room.absence.watch()

        await until(lambda: room.table.seats[seat].level)

    visit(do)


def test_after_a_restart_time_goes_on_where_it_was(visit, machine):
    names = []

    async def first_day(house):
        room = await two(house, Pace(SLOW, int(24 * AN_HOUR)))
        names.append(room.table.id)
        machine.passed += 10 * AN_HOUR

    async def second_day(house):
        room = await house.rooms.room(names[0])
        assert 13.9 * AN_HOUR < left(room) <= 14 * AN_HOUR

    visit(first_day)
    machine.offset = -AN_HOUR
    machine.restart()
    visit(second_day)


def test_whoever_kills_the_house_gains_a_minute_at_most(visit, machine, monkeypatch):
    """It notes the time again and again, and not only when it closes."""
    monkeypatch.setattr(lobby, "NOTE_TIME", 0.05)
    names = []

    async def first_day(house):
        room = await two(house, Pace(SLOW, int(24 * AN_HOUR)))
        names.append(room.table.id)
        machine.passed += 10 * AN_HOUR
        await until(lambda: house.store.clock.latest() > time.time() - 1)
        house.store.clock.note = AsyncMock()  # as if it had been killed

    async def second_day(house):
        assert left(await house.rooms.room(names[0])) < 14 * AN_HOUR + 60

    visit(first_day)
    machine.offset = -AN_HOUR
    machine.restart()
    visit(second_day)


def test_a_log_never_runs_back_although_another_machine_is_ahead(visit, machine):
    async def do(house):
        room = await two(house, Pace(LIVE, 600))
        room.table.changed += 5

        before = room.table.changed
        await answer(room)

        assert before <= room.table.changed

    visit(do)
