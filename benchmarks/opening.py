"""How long it takes until somebody who comes sees a game with a long history, which is on disk."""

import asyncio
import json
import time
from dataclasses import dataclass

from websockets.sync.client import connect

from benchmarks.tictactoe import GAME
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.game import Game
from ludotheque.games import game_named
from ludotheque.server.ids import new_id
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.table import answers
from ludotheque.server.table.entries import PERSON, Entry, Seat
from ludotheque.server.table.table import Table

TIMES = 5
"""How many tables of each game are opened."""


@dataclass(frozen=True)
class Opening:
    """A long game: so many answers, or as many as it has."""

    game: str
    seats: int
    answers: int = 10_000


OPENINGS = (
    Opening("tictactoe", 2, 1500),
    Opening("unconscious_mind", 4),
    Opening("clockworker", 4),
    Opening("clocks", 4),
)


def stored(database: str, opening: Opening) -> list[tuple[str, int]]:
    """Put tables of a game on disk, nearly over; give each with the number of its answers."""
    game = GAME if opening.game == GAME.id else game_named(opening.game)
    return asyncio.run(_store(database, game, opening))


async def _store(database: str, game: Game, opening: Opening) -> list[tuple[str, int]]:
    store = Store(database)
    found = []
    for seed in range(TIMES):
        seats = [Seat(PERSON, new_id()) for _ in range(opening.seats)]
        table = Table(game, new_id(), {}, seats)
        entries = _played(table, RandomChance(seed), RandomChance(seed), opening.answers)
        digest = game.components_digest
        opened = StoredTable(table.id, game.id, game.version, digest, table.options, seats, time.time())
        await store.tables.open_table(opened)
        await store.tables.append(table.id, entries)
        found.append((table.id, len(entries) - 1))
    store.close()
    return found


def _played(table: Table, luck: RandomChance, choice: RandomChance, most: int) -> list[Entry]:
    """Play at random to the last answer but one."""
    entries = answers.start(table, luck)
    for entry in entries:
        table.apply(entry)
    while not table.is_over and len(entries) <= most:
        seat = table.waiting()[0]
        options = flow.options(table.playing.state, seat)
        action = options[choice.pick("choice", len(options))].text
        for entry in answers.answer(table, seat, table.playing.number(seat), action, "", luck):
            table.apply(entry)
            entries.append(entry)
    return entries[:-1]


def opened(address: str, table: str) -> tuple[float, int]:
    """Come to a table as a spectator; give the milliseconds until the Scene is there, and its characters."""
    begun = time.perf_counter()
    with connect(f"{address.replace('http', 'ws')}ws/tables/{table}", compression=None) as socket:
        text = str(socket.recv())
        needed = 1000 * (time.perf_counter() - begun)
    if json.loads(text)["scene"] is None:
        raise RuntimeError(f"nothing to see at table {table}")
    return needed, len(text)
