"""Tables that are left to bots: whoever plays does not wait for all of them."""

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.event import Objection
from ludotheque.games import game_named
from ludotheque.server.live import bots as driver
from ludotheque.server.live.bot_pool import BotPool
from ludotheque.server.live.fair_turns import FairTurns
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.table import seats
from ludotheque.server.wire.requests import NewTable
from tests.engine.toy import GAME as TOY
from tests.engine.toy.rules import NamePrice
from tests.server.live.test_by_itself import until

CLOCKS = game_named("clocks")
MANY = 40
OPTIONS = {"board": "forward", "money": "hidden"}


class CountedTurns(FairTurns):
    """Turns, one at a time, that count how many of others were between asking and having one."""

    def __init__(self):
        super().__init__(1)
        self.had = 0
        self.waited = defaultdict(list)
        """By table."""

    @asynccontextmanager
    async def turn(self, claim):
        asked = self.had
        async with super().turn(claim):
            self.waited[claim()[0].table].append(self.had - asked)
            self.had += 1
            yield


class QuickPool(BotPool):
    """Bots that take turns one at a time, and answer the first thing at once when they may."""

    def __init__(self):
        super().__init__()
        self.turns = self.counted = CountedTurns()
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def choose(self, _game, s, seat, _level):
        await self.may_think.wait()
        await asyncio.sleep(0.001)
        return flow.options(s, seat)[0].text


class House(Lobby):
    """A house with such bots."""

    def __init__(self, store):
        super().__init__(store, pace=0, seed=1)
        self.rooms.bot_pool = self.pool = QuickPool()
        self.turns = self.pool.counted

    def thoughts_of(self, room):
        return len(self.turns.waited[room.table.id])


@pytest.fixture
def visit(tmp_path):
    """Open such a house, do something in it, close it."""

    def visit(do):
        async def run():
            house = House(Store(f"sqlite:///{tmp_path}/tables.sqlite"))
            await house.start()
            try:
                await asyncio.wait_for(do(house), 60)
            finally:
                await house.close()

        asyncio.run(run())

    return visit


async def table_of(house, *sitting):
    return await open_table(
        house.rooms, await house.accounts.welcome(), CLOCKS, NewTable("clocks", [*sitting], OPTIONS)
    )


def look(room, place):
    """Let the host look at a table, and the bots know of it."""
    viewer = Viewer(room.table.host, "en", lambda _: None, place=place)
    room.show(viewer)
    room.bots.wake()
    return viewer


def test_bots_among_themselves_think_only_while_somebody_looks(visit):
    async def do(house):
        room = await table_of(house, "bot:random", "bot:random")
        await asyncio.sleep(0.05)
        assert 0 == house.thoughts_of(room)

        viewer = look(room, "here")
        await until(lambda: house.thoughts_of(room) > 3)
        room.leave(viewer)
        await until(lambda: not room.bots.are_busy)
        before = room.table.written
        await asyncio.sleep(0.05)

        assert before == room.table.written
        look(room, "here")
        await until(lambda: room.table.written > before)

    visit(do)


@pytest.mark.slow
def test_forty_tables_of_bots_do_not_delay_one_that_somebody_looks_at(visit):
    async def do(house):
        crowd = [await table_of(house, "bot:random", "bot:random") for _ in range(MANY)]
        for room in crowd:
            look(room, "stranger")
        mine = await table_of(house, "bot:random", "bot:random")
        await until(lambda: house.turns.had > 2 * MANY)

        look(mine, "honest")
        await until(lambda: house.thoughts_of(mine) >= 10)

        assert max(house.turns.waited[mine.table.id]) <= 2

    visit(do)


def test_whether_somebody_looks_is_decided_when_the_answer_is_due(visit):
    """A table is opened before anybody can look at it."""

    async def do(house):
        house.pool.may_think.clear()
        left = [await table_of(house, "me", "bot:random") for _ in range(MANY)]
        mine = await table_of(house, "me", "bot:random")
        for room in [*left, mine]:  # all are left to bots, and all wait for their turn
            await room.change(lambda table: seats.stand_in(table, 0, "random"))

        look(mine, "here")
        house.pool.may_think.set()
        await until(lambda: house.thoughts_of(mine) >= 1)

        assert house.turns.waited[mine.table.id][0] <= 2

    visit(do)


def test_whoever_has_one_answer_in_secret_thinks_about_a_world_in_which_they_had_a_choice(visit, monkeypatch):
    """How long a bot thinks must not tell what it holds, nor may it answer what it can do elsewhere only."""
    thought_about = []

    async def do(house):
        choose = house.pool.choose

        async def noted(game, s, seat, level):
            thought_about.append(s)
            await choose(game, s, seat, level)
            return "what cannot be done here"

        monkeypatch.setattr(house.pool, "choose", noted)
        room = await table_of(house, "bot:greedy", "bot:greedy")
        world = room.table.playing.state.clone()
        monkeypatch.setattr(driver, "imagined_choice", lambda *_: world)
        look(room, "here")
        await until(lambda: room.table.written > 2)
        assert all(s is world for s in thought_about)

    visit(do)


def test_where_workers_think_an_only_answer_comes_as_late_as_the_last_one(visit, monkeypatch):
    slept: list[float] = []

    async def sleep(seconds, *_, before=asyncio.sleep):
        slept.append(seconds)
        await before(0)

    async def do(house):
        asked = []
        room = await table_of(house, "me", "bot:greedy")

        async def answered(*_):
            asked.append(slept[-1])
            return True

        monkeypatch.setattr(room.bots, "_has_worker_answered", answered)
        monkeypatch.setattr(room.bots, "_is_wanted", lambda *_: True)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        world = room.table.playing.state
        assert await room.bots._is_answered_by_a_worker(1, "greedy", 0, None)
        assert not await room.bots._is_answered_by_a_worker(1, "greedy", 0, world), (
            "nobody knows how long one would take"
        )
        room.bots._usual[1, "greedy"] = 0.7
        assert await room.bots._is_answered_by_a_worker(1, "greedy", 0, world)
        assert [0.0, 0.7] == asked

    visit(do)


def test_one_answer_is_a_secret_where_others_can_imagine_more(monkeypatch):
    """Where nobody may ask more than their hidden card shows, who holds the lowest has one price to name."""

    def objection(_, s, side, action):
        return Objection("too-dear", {"most": s.cards[side]}) if action.target > s.cards[side] else None

    monkeypatch.setattr(NamePrice, "objection", objection)
    found = set()
    for seed in range(20):
        s = TOY.start(3, {}, RandomChance(seed))
        for seat in flow.waiting(s):
            options = len(flow.options(s, seat))
            found.add(options == 1)
            world = driver.imagined_choice(TOY, s, seat)
            assert (options == 1) == (world is not None)
            assert world is None or len(flow.options(world, seat)) > 1

    assert {True, False} == found
    assert driver.imagined_choice(CLOCKS, CLOCKS.start(2, {}, RandomChance(1)), 0) is None


@pytest.mark.parametrize(("cores", "helpers"), [(None, 0), (1, 0), (2, 1), (96, 3)])
def test_however_many_cores_there_are_few_help(monkeypatch, cores, helpers):
    monkeypatch.setattr("os.cpu_count", lambda: cores)

    assert helpers == BotPool()._crew.size


@pytest.mark.slow
def test_helpers_add_their_votes_to_a_bot_that_thinks_for_a_time(monkeypatch):
    """And to no other; whoever has one answer needs no help."""
    pool = BotPool(seed=1)
    pool._crew.size, pool._crew.modesty = 1, 0  # a modest one may get no core at all while tests run
    asked, heard = [], []
    ask, found = pool._crew.ask, pool._crew.found

    def note_question(*told):
        asked.append(told[1])
        return ask(*told)

    def note_votes(number):
        heard.append(found(number))
        return heard[-1]

    monkeypatch.setattr(pool._crew, "ask", note_question)
    monkeypatch.setattr(pool._crew, "found", note_votes)

    async def play():
        s = CLOCKS.start(2, OPTIONS, RandomChance(4))
        seat = flow.first_asked(s)
        options = [option.text for option in flow.options(s, seat)]
        assert await pool.choose(CLOCKS, s, seat, "search:20") in options
        assert [] == asked
        assert await pool.choose(CLOCKS, s, seat, "search:0.3s") in options
        pool._crew.helpers[0].hear(is_patient=True)  # the first question came before the helper did
        for _ in range(20):  # on a busy machine some votes are late
            assert await pool.choose(CLOCKS, s, seat, "search:0.3s") in options
            if any(heard[-1]):
                return

    try:
        asyncio.run(play())
    finally:
        pool.close()
    assert {"search:0.3s"} == set(asked)
    assert any(heard[-1])
