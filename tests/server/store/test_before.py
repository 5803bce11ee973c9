"""A database made by an earlier commit opens, and every game that was under way plays on to its end.

`before/COMMIT.sql` is the dump of such a database: one table of each game after some answers, and a finished one.
"""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotheque.engine import flow, record
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_of
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.store.store import Store
from ludotheque.server.table import answers

DUMPS = sorted((Path(__file__).parent / "before").glob("*.sql"))
GAMES = ["clocks", "clockworker", "enkidu", "unconscious_mind"]


@pytest.fixture(params=DUMPS, ids=[path.stem for path in DUMPS])
def database(request, tmp_path):
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as db:
        db.executescript(request.param.read_text(encoding="utf-8"))
    return path


def tables_in(path):
    with sqlite3.connect(path) as db:
        found = db.execute(
            "SELECT id, game, EXISTS (SELECT 1 FROM results WHERE table_id = id) FROM tables ORDER BY game"
        )
        return [(name, game, bool(is_over)) for name, game, is_over in found]


def visit(path, do):
    async def run():
        lobby = Lobby(Store(f"sqlite:///{path}"), pace=0)
        await lobby.start()
        try:
            return await do(lobby)
        finally:
            await lobby.close()

    return asyncio.run(run())


async def play_on(room):
    """Answer at random until the game is over; give how many answers that took."""
    luck, given = RandomChance(1), 0
    while not room.table.is_over:
        match = room.table.playing
        seat = flow.first_asked(match.state)
        options = flow.options(match.state, seat)
        action = options[luck.pick("answer", len(options))].text
        number = match.number(seat)
        await room.change(lambda table: answers.answer(table, seat, number, action, "", luck))  # noqa: B023
        given += 1
    return given


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_under_way_plays_on_to_its_end(database, game):
    [name] = [name for name, other, is_over in tables_in(database) if other == game and not is_over]

    async def do(lobby):
        room = await lobby.rooms.room(name)
        found = sum(room.table.playing.state.asked)
        given = await play_on(room)
        return found, given, room.table.complete_record()

    found, given, text = visit(database, do)

    assert found >= 12, "the answers that were given before"
    assert given > 0
    written = record.read(text)
    assert game == written.game
    record.replay(game_of(written), written)


def test_a_finished_game_still_has_its_record(database):
    [name] = [name for name, _, is_over in tables_in(database) if is_over]

    async def do(lobby):
        room = await lobby.rooms.room(name)
        return room.table.is_over, room.table.complete_record()

    is_over, text = visit(database, do)

    assert is_over
    record.replay(game_of(record.read(text)), record.read(text))
