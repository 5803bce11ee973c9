"""Results: a game that has ended counts, once, whatever happens at its end."""

import asyncio
import math
from itertools import pairwise

import pytest
import sqlalchemy as sa

from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.lab.parts import Postgres
from ludotheque.server.live.results import MODEL, first_rating, keep_results, level_near, rated, results_of
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.lobby.ratings import ladder, statistics
from ludotheque.server.store.results import Contestant
from ludotheque.server.store.schema import results
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.table import answers, seats
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.wire.requests import NewTable
from tests.server.store.test_log import answering, apply_all

CLOCKS = game_named("clocks")


def asked(table):
    seat = table.waiting()[0]
    return seat, table.playing.number(seat), answers.option(table, seat, 0)


def ended(name, *seats, meanwhile=lambda _: None):
    """Play a game to its end."""
    table = Table(CLOCKS, name, {}, list(seats))
    apply_all(table, answers.start(table, RandomChance(1)))
    while not table.is_over:
        meanwhile(table)
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


ADA_AND_BO = (Seat(PERSON, "ada"), Seat(PERSON, "bo"))


def ended_without(winner_leaves, *, is_back=False, seats_=ADA_AND_BO):
    """Play a game of two whose winner, or whose loser, has left it in the end; give the table and who has left."""
    ranks = {one.seat: one.rank for one in results_of(ended("t", *seats_))}
    leaver = next(seat for seat, rank in ranks.items() if (rank == 1) == winner_leaves)

    def leave(table):
        if len(table.playing.answers) == 10:
            apply_all(table, seats.stand_in(table, leaver, "greedy"))
        if is_back and leaver in table.absences.helped:
            apply_all(table, seats.back(table, table.seats[leaver].person))

    return ended("t", *seats_, meanwhile=leave), leaver


def kept(tmp_path, table, people=("ada", "bo")):
    """Keep the result of a table; give ratings and tallies by person."""

    async def run():
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        await opened(store, table)
        await keep_results(store.results, table, 1.0)
        ratings = {who: store.results.ratings_of(who).get(("clocks", 2)) for who in (*people, "bot:greedy")}
        won = {who: sum(row.won for row in statistics(store, who)) for who in people}
        store.close()
        return ratings, won

    return asyncio.run(run())


@pytest.mark.parametrize("winner_leaves", [True, False])
def test_a_game_that_somebody_has_left_is_lost_for_them_and_rated_for_the_others(tmp_path, winner_leaves):
    table, leaver = ended_without(winner_leaves)
    left, stayed = table.seats[leaver].person, table.seats[1 - leaver].person

    ratings, won = kept(tmp_path, table)

    assert ratings[left].worth < 0, "less than at the beginning"
    assert winner_leaves == (ratings[stayed].mu < MODEL.rating().mu), "against the bot as it stood"
    assert ratings["bot:greedy"] is None, "which has played only a part of it"
    assert [1, 1] == [ratings[left].games, ratings[stayed].games]
    assert 0 == won[left]


@pytest.mark.parametrize("winner_leaves", [True, False])
def test_whoever_comes_back_is_rated_by_how_it_ends_and_gains_nothing_by_the_bots_answers(tmp_path, winner_leaves):
    table, leaver = ended_without(winner_leaves, is_back=True)
    left, stayed = table.seats[leaver].person, table.seats[1 - leaver].person

    ratings, won = kept(tmp_path, table)

    assert (0 == pytest.approx(ratings[left].worth)) if winner_leaves else ratings[left].worth < 0
    assert winner_leaves == (ratings[stayed].mu < MODEL.rating().mu)
    assert winner_leaves == won[left]


def test_coming_back_when_the_game_is_over_is_too_late(tmp_path):
    table, leaver = ended_without(winner_leaves=True)
    left = table.seats[leaver].person
    apply_all(table, seats.back(table, left))

    ratings, won = kept(tmp_path, table)

    assert ratings[left].worth < 0
    assert 0 == won[left]


def test_a_game_against_a_bot_that_somebody_leaves_to_a_bot_is_lost_for_them(tmp_path):
    table, leaver = ended_without(winner_leaves=True, seats_=(Seat(PERSON, "ada"), Seat(BOT, level="greedy")))
    if table.seats[leaver].kind == BOT:
        table, leaver = ended_without(winner_leaves=False, seats_=tuple(table.seats))

    ratings, _ = kept(tmp_path, table, ("ada",))

    assert ratings["ada"].worth < 0
    assert ratings["bot:greedy"] is None, "it has played with itself"


@pytest.mark.slow
def after(level, rank, games):
    """Give the level that is suggested to somebody who has ended so many games like this against a bot of a level."""
    ratings = {"bot:level": first_rating(level)}
    for _ in range(games):
        ratings |= rated([Contestant("ada", rank), Contestant("bot:level", 3 - rank)], ratings)
    return level_near(ratings["ada"].mu)


def test_a_rating_suggests_the_next_opponent():
    assert [2, 3, 4, 5] == [after(level, 1, games) for level, games in ((1, 1), (2, 1), (3, 3), (4, 5))]
    assert [1, 1, 2] == [after(level, 2, 1) for level in (1, 2, 3)]  # whoever loses meets somebody gentler
    assert 1 == after(1, 2, 9)


def test_bots_begin_with_what_was_measured_of_their_level():
    strengths = [first_rating(level) for level in range(1, 6)]

    assert [1, 2, 3, 4, 5] == [level_near(one.mu) for one in strengths]
    for weaker, stronger in pairwise(strengths):
        gap = (stronger.mu - weaker.mu) / (math.sqrt(2) * MODEL.beta)
        assert 0.725 == pytest.approx(1 / (1 + math.exp(-gap)))


def test_statistics_say_which_level_is_near_and_the_bot_begins_at_its_own(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/house.sqlite")
    table = ended("t1", Seat(PERSON, "ada"), Seat(BOT, level="character:odile:4"))

    async def keep():
        await opened(store, table)
        await keep_results(store.results, table, 1.0)

    asyncio.run(keep())
    won = results_of(table)[0].rank == 1
    told = statistics(store, "ada")[0].level
    bot = dict(store.results.strongest("clocks", 2, 9))["bot:character:odile:4"]
    store.close()

    assert (3 if won else 2) == told
    assert 4 == level_near(bot.mu)
    assert bot.sigma < MODEL.sigma / 2


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
