"""Tables from one place: who becomes somebody else for every table is told kindly that there are enough."""

import asyncio
import json

import pytest

from ludotheque.server import house_time
from ludotheque.server.lobby.open_table import A_DAY
from ludotheque.server.store.store import Store
from ludotheque.server.table.entries import OVER
from ludotheque.server.web import opened_tables
from ludotheque.server.web.app import make_app
from ludotheque.server.web.traffic import TRAFFIC, Traffic

HERE, ELSEWHERE = "198.51.100.1", "198.51.100.2"


async def opens(app, place, path="/api/tables", language="en"):
    """Let a stranger without a cookie ask for a table of two; give what they are told."""
    sent = json.dumps({"game": "clocks", "seats": ["me", "open"], "options": {}}).encode()
    told = []

    async def receive():
        return {"type": "http.request", "body": sent, "more_body": False}

    async def send(message):
        told.append(message)

    headers = {"host": "x", "content-type": "application/json", "content-length": str(len(sent))}
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "query_string": f"language={language}".encode(),
        "scheme": "http",
        "server": ("x", 80),
        "client": (place, 1),
        "state": {TRAFFIC: Traffic()},
    }
    await app(scope, receive, send)
    return told[0]["status"], json.loads(told[1]["body"])


@pytest.fixture
def visit(tmp_path, monkeypatch):
    """Open a house with room for two tables from one place, do something in it, close it."""
    monkeypatch.setattr(opened_tables, "MOST_FROM_ONE_PLACE", 2)

    def visit(do):
        async def run():
            app = make_app(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0)
            async with app.router.lifespan_context(app):
                await do(app)

        asyncio.run(run())

    return visit


def test_whoever_comes_as_somebody_new_for_every_table_is_told_that_there_are_enough(visit):
    async def do(app):
        opened = [await opens(app, HERE) for _ in range(2)]
        assert [201, 201] == [status for status, _ in opened]

        status, told = await opens(app, HERE)
        assert 409 == status
        assert told["error"].startswith("2 tables that were opened from your network since yesterday")
        assert "sur votre réseau" in (await opens(app, HERE, language="fr"))[1]["error"]
        table = opened[0][1]["id"]
        for path in (f"/api/tables/{table}/fork", "/api/records"):
            assert told == (await opens(app, HERE, path))[1]

        assert 201 == (await opens(app, ELSEWHERE))[0]
        assert [201] * 3 == [(await opens(app, "127.0.0.1"))[0] for _ in range(3)], "this machine is not counted"
        await app.state.lobby.store.tables.note(table, OVER, None)
        assert 201 == (await opens(app, HERE))[0], "one is over, and makes room for another"
        assert 409 == (await opens(app, HERE))[0]

    visit(do)


def test_tables_of_yesterday_are_forgotten(visit, monkeypatch):
    async def do(app):
        for place in (HERE, HERE, ELSEWHERE):
            await opens(app, place)
        assert {HERE, ELSEWHERE} == set(app.state.opened._from)
        tomorrow = house_time.now() + A_DAY + 1
        monkeypatch.setattr(house_time, "now", lambda: tomorrow)

        await opens(app, ELSEWHERE)

        assert {ELSEWHERE} == set(app.state.opened._from)
        assert 201 == (await opens(app, HERE))[0]

    visit(do)
