"""Opening tables: one person has room for more than anybody plays at, and is told kindly when it is used up."""

import asyncio

import pytest

from ludotheque.engine.errors import Refused
from ludotheque.games import game_named
from ludotheque.server.lobby import open_table as opening
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.table.entries import OVER
from ludotheque.server.views.catalogue import sentence
from ludotheque.server.wire.requests import NewTable

CLOCKS = game_named("clocks")


@pytest.fixture
def visit(tmp_path):
    """Open a house, do something in it, close it."""

    def visit(do):
        async def run():
            house = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0)
            try:
                await do(house, await house.accounts.welcome(), await house.accounts.welcome())
            finally:
                await house.close()

        asyncio.run(run())

    return visit


async def opened(house, host, *seats):
    return await open_table(house.rooms, host, CLOCKS, NewTable("clocks", [*seats]))


@pytest.mark.parametrize(("limit", "words"), [("MOST_TABLES", "Finish one"), ("MOST_BOTS", "bots and free seats")])
def test_whoever_has_opened_very_many_tables_is_told_to_finish_one_first(visit, monkeypatch, limit, words):
    monkeypatch.setattr(opening, limit, 2)

    async def do(house, ada, bo):
        first = await opened(house, ada, "me", "open")
        await opened(house, ada, "me", "open")

        with pytest.raises(Refused) as refused:
            await opened(house, ada, "me", "open")

        assert words in sentence(refused.value, "en")
        assert "Finissez" in sentence(refused.value, "fr")
        await opened(house, bo, "me", "open")
        await house.store.tables.note(first.table.id, OVER, None)
        await opened(house, ada, "me", "open")

    visit(do)


def test_tables_that_were_left_long_ago_are_in_nobodys_way(visit, monkeypatch):
    monkeypatch.setattr(opening, "MOST_TABLES", 2)

    async def do(house, ada, _bo):
        for _ in range(2):
            await opened(house, ada, "me", "open")
        monkeypatch.setattr(opening, "A_DAY", -1)

        await opened(house, ada, "me", "open")

    visit(do)
