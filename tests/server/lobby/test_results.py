"""Results: a game that has ended counts, once, whatever happens at its end."""

import asyncio

import pytest
import sqlalchemy as sa

from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.lab.parts import Postgres
from ludotheque.server.live.results import keep_results
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.lobby.ratings import ladder, statistics
from ludotheque.server.store.schema import results
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.table import answers
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.wire.requests import NewTable
from tests.server.store.test_log import answering, apply_all

CLOCKS = game_named("clocks")


def asked(table):
    seat = table.waiting()[0]
    return seat, table.playing.number(seat), answers.option(table, seat, 0)


def ended(name, *seats):
    """Play a game to its end."""
    table = Table(CLOCKS, name, {}, list(seats))
    apply_all(table, answers.start(table, RandomChance(1)))
    while not table.is_over:
        seat, number, action = asked(table)
        apply_all(table, answers.answer(table, seat, number, action, "", RandomChance(1)))
    return table


async def opened(store, table):
    """Store a table, so that something may be written about it."""
    head = StoredTable(table.id, "clocks", CLOCKS.version, CLOCKS.components_digest, table.options, table.seats, 0.0)
    await store.tables.open_table(head)
    return table


def played(store, person):
    return sum(row.played for row in statistics(store, person))


async def until_played(store, person):
    for _ in range(200):
        if played(store, person):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"no result of {person}")


def test_a_result_that_was_not_written_is_made_up_for_when_the_table_is_opened_again(tmp_path):
    async def run():
        stores = [Store(f"sqlite:///{tmp_path}/tables.sqlite") for _ in range(2)]
        first, second = (Lobby(store, pace=0) for store in stores)
        ada = await first.accounts.welcome()
        room = await open_table(first.rooms, ada, CLOCKS, NewTable("clocks", ["me"], {}))
        while not room.table.is_over:
            seat, number, action = asked(room.table)
            await answering(room, seat, number, action, "")
        await until_played(stores[0], ada.id)
        await stores[0]._database.write(
            lambda db: db.execute(sa.delete(results))
        )  # as if it had been killed before it wrote

        await second.rooms.room(room.table.id)

        await until_played(stores[0], ada.id)
        await first.close()
        await second.close()

    asyncio.run(run())


def test_a_result_is_tried_again_until_it_is_written(tmp_path):
    async def run():
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        table = await opened(store, ended("t", Seat(PERSON, "ada"), Seat(BOT, level="greedy")))
        await store._database.write(lambda db: db.execute(sa.text("ALTER TABLE results RENAME TO gone")))

        keeping = asyncio.create_task(keep_results(store.results, table, 1.0))
        await asyncio.sleep(0.1)
        await store._database.write(lambda db: db.execute(sa.text("ALTER TABLE gone RENAME TO results")))
        await keeping

        assert 1 == played(store, "ada")
        store.close()

    asyncio.run(run())


def test_a_bot_that_sits_at_a_record_alone_has_no_result(tmp_path):
    async def run():
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        table = await opened(store, ended("t", Seat(BOT, level="random"), Seat(BOT, level="random")))

        await keep_results(store.results, table, 1.0)

        assert 0 == played(store, "bot:random")
        store.close()

    asyncio.run(run())


@pytest.mark.slow
def test_two_processes_that_rate_the_same_bot_at_once_lose_nothing():
    postgres = Postgres()

    async def run():
        stores = [Store(postgres.url) for _ in range(2)]
        tables = [
            await opened(stores[0], ended(f"t{number}", Seat(PERSON, f"p{number}"), Seat(BOT, level="greedy")))
            for number in range(40)
        ]

        for first in range(0, len(tables), 2):
            two = zip(stores, tables[first : first + 2], strict=True)
            await asyncio.gather(*(keep_results(store.results, table, 1.0) for store, table in two))

        bot = next(row for row in ladder(stores[0], "clocks", 2) if row.level == "greedy")
        assert len(tables) == bot.games == played(stores[0], "bot:greedy")
        for store in stores:
            store.close()

    try:
        asyncio.run(run())
    finally:
        postgres.close()
