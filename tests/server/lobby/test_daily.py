"""The deal of a day: the same for everybody, known to nobody before, and tried once."""

import asyncio

import pytest

from ludotheque.engine.errors import BadOption, Refused
from ludotheque.games import game_named
from ludotheque.server import house_time
from ludotheque.server.lobby.daily import challenges, expect_unsealed, percentile, play
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.store.daily import Finished
from ludotheque.server.store.store import Store
from ludotheque.server.table import rewind
from ludotheque.server.table.daily import day_of, end_of, seed_of
from tests.server.conftest import open_table
from tests.server.lobby.test_results import asked, until_played
from tests.server.store.test_log import answering

CLOCKS = game_named("clocks")
NOON = end_of("2026-03-01") - 12 * 3600


@pytest.fixture
def clock(monkeypatch):
    """A clock that shows what it is set to."""
    shown = [NOON]
    monkeypatch.setattr(house_time.CLOCK, "now", lambda: shown[0])
    return shown


@pytest.fixture
def house(tmp_path):
    """Run something in a house of its own."""

    def run(doing):
        async def inside():
            lobby = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0)
            try:
                return await doing(lobby)
            finally:
                await lobby.close()

        return asyncio.run(inside())

    return run


async def finished(lobby, room, person):
    while not room.table.is_over:
        seat, number, action = asked(room.table)
        await answering(room, seat, number, action, "")
    await until_played(lobby.store, person.id)
    return room.table


def luck(table):
    return [table.playing.first_outcomes, *(answer.outcomes for answer in table.playing.answers)]


def test_everybody_has_the_same_luck_on_one_day_and_another_one_on_the_next(house, clock):
    async def doing(lobby):
        ada, bo = await lobby.accounts.welcome(), await lobby.accounts.welcome()
        tables = []
        for person, now in ((ada, NOON), (bo, NOON + 60), (bo, NOON + 24 * 3600)):
            tables.append(await finished(lobby, await play(lobby.rooms, person, CLOCKS, now), person))
        return [luck(table) for table in tables]

    first, second, next_day = house(doing)

    assert first == second
    assert first != next_day


def test_luck_goes_on_where_it_was_when_a_table_is_opened_again(tmp_path, clock):
    """A process that begins anew in the middle of a game deals on, and not once more from the beginning."""

    async def doing(is_restarted):
        folder = tmp_path / str(is_restarted)
        folder.mkdir()
        (folder / "key").write_text("0123456789abcdef0123456789abcdef")
        url = f"sqlite:///{folder}/tables.sqlite"
        lobby = Lobby(Store(url, folder / "key"), pace=0)
        ada = await lobby.accounts.welcome()
        room = await play(lobby.rooms, ada, CLOCKS, NOON)
        for _ in range(9):
            seat, number, action = asked(room.table)
            await answering(room, seat, number, action, "")
        if is_restarted:
            await lobby.close()
            lobby = Lobby(Store(url, folder / "key"), pace=0)
            room = await lobby.rooms.room(room.table.id)
        table = await finished(lobby, room, ada)
        await lobby.close()
        return luck(table)

    assert asyncio.run(doing(False)) == asyncio.run(doing(True))


def test_one_try_counts_and_is_found_again(house, clock):
    async def doing(lobby):
        ada = await lobby.accounts.welcome()
        first, second = [await play(lobby.rooms, ada, CLOCKS, NOON) for _ in range(2)]
        seat, number, action = asked(first.table)
        await answering(first, seat, number, action, "")
        with pytest.raises(Refused) as refused:
            rewind.ask(first.table, 0, "", ada.id)
        return first.table.id, second.table.id, refused.value.objection.rule

    first, second, rule = house(doing)

    assert first == second
    assert "daily-once" == rule


def test_a_table_of_a_day_is_sealed_until_the_day_is_over(house, clock):
    async def doing(lobby):
        room = await play(lobby.rooms, await lobby.accounts.welcome(), CLOCKS, NOON)
        with pytest.raises(Refused):
            expect_unsealed(room)
        clock[0] = end_of("2026-03-01") + 1
        expect_unsealed(room)

    house(doing)


def test_people_are_ranked_by_how_many_did_worse(house, clock):
    async def doing(lobby):
        ada = await lobby.accounts.welcome()
        before = (await challenges(lobby.rooms, ada.id, day_of(NOON), NOON))[0]
        await finished(lobby, await play(lobby.rooms, ada, CLOCKS, NOON), ada)
        found = await challenges(lobby.rooms, ada.id, day_of(NOON), NOON)
        return before, next(one for one in found if one.game == "clocks")

    before, after = house(doing)

    assert ("", None, 0) == (before.table, before.points, before.played)
    assert (1, 100, 12 * 3600) == (after.played, after.percentile, after.left)
    assert [True] == [rank.is_me for rank in after.ranking]


def test_a_percentile_counts_equals_for_half():
    found = [Finished(str(points), "", 1, points) for points in (9, 7, 7, 3, 1)]

    assert [100, 62, 62, 25, 0] == [percentile(one.points, found) for one in found]
    assert 100 == percentile(9, found[:1])


def test_without_the_key_of_the_house_nobody_knows_the_deal():
    seeds = {seed_of(key, day, game) for key in (b"a", b"b") for day in ("1", "2") for game in ("x", "y")}

    assert 8 == len(seeds)


def test_a_day_is_a_day():
    assert "2026-03-01" == day_of(NOON)
    with pytest.raises(BadOption, match="a day is written as in 2026-03-01, not 'yesterday'"):
        end_of("yesterday")


def test_others_see_neither_the_table_nor_a_record_while_the_day_lasts(guests):
    ada, bo = guests("Ada", "Bo")
    table = ada.ask("POST", "/api/daily/clocks", {})["id"]
    ada.attend(table)

    assert "today’s deal" in bo.ask("POST", f"/api/tables/{table}/fork", {"turn": 0, "level": "random"})["error"]
    with pytest.raises(Exception):  # noqa: B017, PT011 - the door is shut before anything is told
        bo.attend(table).until("scene")
    assert table == ada.ask("POST", "/api/daily/clocks", {})["id"]
    assert open_table(bo, "me", "bot:random")
