"""What happens at a table by itself happens all the same when something has failed, or a process has died half-way."""

import asyncio
import time
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocket

from ludotheque.engine import flow
from ludotheque.games import game_named
from ludotheque.server.ids import new_id
from ludotheque.server.lobby.fork import fork
from ludotheque.server.lobby.lists import MOST_TABLES
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable, TableStore
from ludotheque.server.store.writer import Conflict, WriteFailed
from ludotheque.server.table import answers, seats
from ludotheque.server.table.clock import LIVE, SLOW, Pace
from ludotheque.server.table.entries import ANSWER, BACK, PLAYED, SIT, START, Entry, Seat
from ludotheque.server.web.push_protocol import PUSH_PROTOCOL
from ludotheque.server.web.rate_limits import RateLimits
from ludotheque.server.web.requests import COOKIE
from ludotheque.server.web.socket import attend
from ludotheque.server.web.traffic import Traffic
from ludotheque.server.wire.requests import Fork, NewTable

CLOCKS, ENKIDU = game_named("clocks"), game_named("enkidu")


class MoodyTables(TableStore):
    """A store that fails to write some kinds of entries, or cannot be read, while it is told so."""

    def __init__(self, database):
        super().__init__(database)
        self.refused = {}
        """What it answers to kinds of entries instead of writing them."""
        self.is_away = False
        self.is_forgetful = False
        """Whether notes are lost, as if the process had been killed before they were written."""

    def note(self, table, stage, due):
        if self.is_forgetful:
            return asyncio.get_running_loop().create_future()
        return super().note(table, stage, due)

    def append(self, table, lines, *due):
        for entry in lines:
            if entry.kind in self.refused:
                answer = asyncio.get_running_loop().create_future()
                answer.set_exception(self.refused[entry.kind])
                return answer
        return super().append(table, lines, *due)

    def entries(self, table, first):
        if self.is_away:
            raise StoreUnavailable
        return super().entries(table, first)


class Moody(Store):
    """A store whose tables are moody."""

    tables: MoodyTables

    def __init__(self, url):
        super().__init__(url)
        self.tables = MoodyTables(self._database)


@pytest.fixture
def visit(tmp_path):
    """Open a house, do something in it, close it."""

    def visit(do, **more):
        async def run():
            store = Moody(f"sqlite:///{tmp_path}/tables.sqlite")
            house = Lobby(store, pace=0, **more)
            await house.start()
            try:
                return await asyncio.wait_for(do(house), 20)
            finally:
                store.tables.refused, store.tables.is_away = {}, False
                await house.close()

        return asyncio.run(run())

    return visit


async def two(house, pace=None):
    """Open a table for two; give its room and both people, of whom the second does not sit yet."""
    ada, bo = await house.accounts.welcome(), await house.accounts.welcome()
    room = await open_table(house.rooms, ada, CLOCKS, NewTable("clocks", ["me", "open"], pace=pace or Pace()))
    return room, ada, bo


async def until(is_so, seconds=10):
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.02)


def test_a_game_whose_beginning_was_not_stored_begins_as_soon_as_it_can_be(visit):
    async def do(house):
        room, _, bo = await two(house)
        house.store.tables.refused = {START: WriteFailed()}

        with pytest.raises(WriteFailed):
            await room.sit(1, bo.id, bo.name)
        await asyncio.sleep(0.8)
        house.store.tables.refused = {}

        await until(lambda: room.table.match is not None)

    visit(do)


def test_a_table_that_another_process_has_filled_and_not_begun_begins(visit):
    async def do(house):
        room, _, bo = await two(house)
        await house.store.tables.append(room.table.id, [Entry(0, SIT, 1, person=bo.id)])

        await room.catch_up()

        assert room.table.match is not None

    visit(do)


@pytest.mark.slow
def test_a_window_closes_although_the_log_could_not_be_read_when_it_ran_out(visit, monkeypatch):
    monkeypatch.setattr(type(ENKIDU), "seconds", lambda *_: 1)

    async def do(house):
        host = await house.accounts.welcome()
        room = await open_table(house.rooms, host, ENKIDU, NewTable("enkidu", ["me", "open", "open"]))
        for seat in (1, 2):
            guest = await house.accounts.welcome()
            await room.sit(seat, guest.id, guest.name)
        written = room.table.written
        house.store.tables.refused, house.store.tables.is_away = {ANSWER: Conflict()}, True

        await asyncio.sleep(1.5)
        house.store.tables.refused, house.store.tables.is_away = {}, False

        await until(lambda: room.table.written > written)

    visit(do)


@pytest.mark.slow
def test_a_bot_that_has_stumbled_thinks_again(visit, monkeypatch, caplog):
    monkeypatch.setattr("ludotheque.server.live.bots.LATER", 0.1)

    async def do(house):
        choose, stumbled = house.rooms.bot_pool.choose, list[object]()

        async def stumble(*asked):
            if not stumbled:
                stumbled.append(asked)
                raise RuntimeError("stumbled")
            return await choose(*asked)

        house.rooms.bot_pool.choose = stumble
        host = await house.accounts.welcome()
        room = await open_table(
            house.rooms, host, CLOCKS, NewTable("clocks", ["me", "bot:random"], {"board": "forward", "money": "hidden"})
        )
        while not stumbled:
            if 0 in room.table.waiting():
                await answer(room, 0)
            await asyncio.sleep(0.02)
        before = len(room.table.playing.answers)

        await until(lambda: 1 in {given.seat for given in room.table.playing.answers[before:]})

    visit(do)
    assert "stumbled" in caplog.text


async def answer(room, seat):
    number, action = room.table.playing.number(seat), flow.options(room.table.playing.state, seat)[0].text
    await room.change(
        lambda table: answers.answer(table, seat, number, action, "", room.luck, table.seats[seat].person)
    )


def test_a_table_that_could_not_be_loaded_to_the_end_is_loaded_anew(visit):
    async def play(house):
        room, _, bo = await two(house)
        await house.store.tables.append(room.table.id, [Entry(0, SIT, 1, person=bo.id)])
        return room.table.id

    async def come_back(house):
        house.store.tables.refused = {START: WriteFailed()}
        with pytest.raises(WriteFailed):
            await house.rooms.room(table)
        assert {} == house.rooms._rooms
        house.store.tables.refused = {}

        room = await house.rooms.room(table)

        assert room.table.match is not None

    table = visit(play)
    visit(come_back)


@pytest.mark.slow
def test_whoever_goes_before_he_was_welcomed_back_does_not_stay_as_a_ghost(visit):
    async def do(house):
        room, ada, bo = await two(house)
        await room.sit(1, bo.id, bo.name)
        await room.change(lambda table: seats.stand_in(table, 0, "greedy"))
        house.store.tables.refused, house.store.tables.is_away = {BACK: Conflict()}, True

        await attend(socket_of(house, ada), house.rooms, room.table.id, "en", wants_whole_scenes=False)

        assert [] == list(room.viewers)
        assert set() == room.presence.here()

    visit(do)


def socket_of(house, person):
    """A browser that connects and is gone again."""
    goes = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect"}])

    async def receive():
        return next(goes)

    async def send(_):
        pass

    return WebSocket(
        {
            "type": "websocket",
            "headers": [(b"cookie", f"{COOKIE}={house.accounts.cookie(person)}".encode())],
            "client": ("127.0.0.1", 1),
            "state": {
                PUSH_PROTOCOL: SimpleNamespace(
                    post=lambda _: None, receive=receive, cut=lambda: None, traffic=Traffic(), meter=None
                )
            },
            "app": SimpleNamespace(state=SimpleNamespace(lobby=house, limits=RateLimits())),
        },
        receive,
        send,
    )


def test_a_deadline_is_on_disk_with_what_it_follows_from(visit):
    async def do(house):
        house.store.tables.is_forgetful = True
        room, _, bo = await two(house, Pace(SLOW, 3600))

        await room.sit(1, bo.id, bo.name)

        assert [room.table.id] == house.store.lists.due(time.time() + 3600, 10)
        assert [] == house.store.lists.due(time.time() + 3000, 10)

    visit(do)


def test_a_deadline_that_comes_sooner_than_the_one_before_is_on_disk_with_the_answer(visit):
    async def do(house):
        room, _, bo = await two(house, Pace(LIVE, 3600))
        await room.sit(1, bo.id, bo.name)
        asked = room.table.waiting()[0]
        room.table.clock.left[1 - asked] = 60.0
        await house.store._database.write(lambda _: None)  # after all that was to be noted
        house.store.tables.is_forgetful = True

        while asked in room.table.waiting():
            await answer(room, asked)

        assert [room.table.id] == house.store.lists.due(time.time() + 60, 10)

    visit(do)


@pytest.mark.slow
@pytest.mark.parametrize("pace", [Pace(), Pace(SLOW, 3600), Pace(LIVE, 60, 60)])
@pytest.mark.parametrize("is_somebody_out_of_time", [False, True])
def test_most_moves_write_nothing_but_the_log(visit, pace, is_somebody_out_of_time):
    async def do(house):
        room, _, bo = await two(house, pace)
        await room.sit(1, bo.id, bo.name)
        if is_somebody_out_of_time:
            other = 1 - room.table.waiting()[0]
            room.table.clock.left[other] = 0.0
            await room.change(lambda table: seats.stand_in(table, other, "greedy"))
        await house.store._database.write(lambda _: None)  # after all that was to be noted
        house.store.tables.is_forgetful = True
        updated = []

        @sa.event.listens_for(house.store._database._engine, "before_execute")
        def count(db, what, *_):
            updated.extend([what] if isinstance(what, sa.Update) else [])

        await answer(room, room.table.waiting()[0])

        assert [] == updated

    visit(do)


@pytest.mark.slow
def test_a_deadline_is_kept_although_many_tables_that_are_due_cannot_be_opened(visit, monkeypatch):
    monkeypatch.setattr("ludotheque.server.lobby.due.LOOK_AT_THE_CLOCK", 0.1)

    async def play(house):
        for number in range(MOST_TABLES):
            lost = new_id()
            await house.store.tables.open_table(
                StoredTable(lost, "clocks", 1, "", {"no": "option"}, [Seat("nobody")] * 99, 0.0)
            )
            await house.store.tables.append(lost, [Entry(0, "unheard-of")])
            await house.store.tables.note(lost, PLAYED, float(number))
        room, _, bo = await two(house, Pace(SLOW, 3600))
        await room.sit(1, bo.id, bo.name)
        await house.store.tables.note(room.table.id, PLAYED, 1000.0)
        return room.table.id

    async def come_back(house):
        await until(lambda: table in house.rooms._rooms)

    table = visit(play)
    visit(come_back)


def test_a_table_that_begins_in_the_middle_of_another_is_there_as_a_whole_or_not_at_all(visit):
    async def do(house):
        host = await house.accounts.welcome()
        room = await open_table(house.rooms, host, CLOCKS, NewTable("clocks", ["me"], {"board": "forward"}))
        await answer(room, 0)
        house.store.tables.refused = {START: WriteFailed()}  # what is written later than the table itself

        made = await fork(house.rooms, room, host, Fork(1))

        assert made.table.playing.start is not None
        assert [host.id] == [seat.person for seat in made.table.seats]
        assert [host.name] == made.view.people("en")

    visit(do)
