"""Garbage: moves leave none, so the collector need not hold anybody up for them; where guests came, it is found."""

import asyncio
import gc
import weakref
from unittest.mock import Mock

import pytest
import uvicorn

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import all_games, game_named
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.table import answers
from ludotheque.server.web.serve import Announcing
from ludotheque.server.web.traffic import Traffic
from ludotheque.server.wire.requests import NewTable

ANSWERS = 30


SOME = [pytest.mark.slow]
"""One game is enough for `make quick`."""


@pytest.fixture
def collector():
    """The collector looks only when it is told to."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=SOME if place else []) for place, name in enumerate(all_games())]
)
@pytest.mark.usefixtures("collector")
def test_moves_leave_no_garbage(name, tmp_path):
    async def run():
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        house = Lobby(store, pace=0)
        game = game_named(name)
        people = [await house.accounts.welcome() for _ in range(max(2, game.seats[0]))]
        room = await open_table(house.rooms, people[0], game, NewTable(name, ["me"] + ["open"] * (len(people) - 1), {}))
        for seat, person in enumerate(people[1:], 1):
            await room.sit(seat, person.id, person.name)
        for person in people:
            room.show(Viewer(person.id, "en", Mock()))
        luck = RandomChance(1)
        await answer(room, luck)  # texts are read and clocks are set at the first one
        gc.collect()
        for _ in range(ANSWERS):
            if not room.table.is_over:
                await answer(room, luck)
        found = gc.collect()
        await house.close()
        return found

    assert 0 == asyncio.run(run())


@pytest.mark.usefixtures("collector")
def test_a_table_that_is_let_go_leaves_nothing_behind(tmp_path):
    async def run():
        house = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0)
        people = [await house.accounts.welcome() for _ in range(2)]
        seats = NewTable("clocks", ["me", "open"], {})
        room = await open_table(house.rooms, people[0], game_named("clocks"), seats)
        await room.sit(1, people[1].id, people[1].name)
        viewer = Viewer(people[0].id, "en", Mock())
        room.show(viewer)
        luck = RandomChance(1)
        for _ in range(ANSWERS):
            await answer(room, luck)
        room.leave(viewer)
        left = weakref.ref(room), weakref.ref(room.table)
        await house.rooms.let_go(room.table.id)
        del room
        await asyncio.sleep(0)
        found = [one() for one in left]
        await house.close()
        return found

    assert [None, None] == asyncio.run(run())


async def answer(room, luck):
    table = room.table
    seat = table.waiting()[0]
    options = flow.options(table.playing.state, seat)
    action, number = options[luck.pick("mind", len(options))].text, table.playing.number(seat)
    await room.change(lambda table: answers.answer(table, seat, number, action, "", room.luck))


class Ring:
    """Something that holds itself."""

    def __init__(self):
        self.itself = self


@pytest.mark.parametrize(("requests", "is_found"), [(1, True), (0, False)])
@pytest.mark.usefixtures("collector")
def test_garbage_is_looked_for_where_there_were_requests(requests, is_found):
    server = Announcing(uvicorn.Config(Mock()), "", Traffic())
    ring = weakref.ref(Ring())
    server.server_state.total_requests += requests

    asyncio.run(server.on_tick(1))

    assert is_found == (ring() is None)


@pytest.mark.usefixtures("collector")
def test_what_a_request_leaves_after_its_tick_is_found_at_the_next():
    server = Announcing(uvicorn.Config(Mock()), "", Traffic())
    server.server_state.total_requests += 1
    asyncio.run(server.on_tick(1))
    ring = weakref.ref(Ring())

    asyncio.run(server.on_tick(2))

    assert ring() is None
