"""The puzzle of a day: one for each game, from those that reviews have found, or else that the game brings along."""

import asyncio
from datetime import date
from typing import Any

import msgspec

from ludotheque.bots import puzzle_file
from ludotheque.engine import codec, flow
from ludotheque.engine.errors import BadOption, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.state import NOBODY
from ludotheque.games import all_games
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.lobby.open_table import open_in_the_middle
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.store import Store
from ludotheque.server.table.daily import end_of
from ludotheque.server.table.entries import BOT, PERSON, START, Entry, Seat
from ludotheque.server.views.puzzle import shown, told
from ludotheque.server.wire.notices import Judged, KeptPuzzle
from ludotheque.server.wire.puzzle import Puzzle, PuzzleTold, PuzzleTry

A_DAY = 24 * 3600
LEVEL = "search"
"""Of the bots one plays on against."""


def puzzle_of(store: Store, game: Game, day: str) -> KeptPuzzle | None:
    """Find the puzzle of a day: day after day the next one of those found here before.

    Or, as long as there are none, of those the game brings along; or the first there ever was.
    """
    begin = end_of(day) - A_DAY
    number = date.fromisoformat(day).toordinal()
    found = store.puzzles.collected(game.id, game.version, game.components_digest)
    before = [table for at, table in found if at < begin]
    if not before:
        brought = puzzle_file.of_folder(game, game.folder)
        if brought:
            return _brought(game, brought[number % len(brought)])
        before = [table for _, table in found[:1]]
    return store.puzzles.of(before[number % len(before)]) if before else None


def _brought(game: Game, puzzle: dict[str, Any]) -> KeptPuzzle:
    judged = msgspec.convert(puzzle["found"], Judged)
    return KeptPuzzle(
        "", game.id, game.version, game.components_digest, puzzle["seat"], puzzle["world"], judged, at=0.0
    )


async def puzzles(store: Store, day: str, language: str) -> list[Puzzle]:
    """Show the puzzles of a day, game by game."""
    return [found for game in all_games().values() if (found := await _puzzle(store, game, day, language)) is not None]


async def _puzzle(store: Store, game: Game, day: str, language: str) -> Puzzle | None:
    stored = await asyncio.to_thread(puzzle_of, store, game, day)
    return None if stored is None else await asyncio.to_thread(shown, game, stored, day, language)


async def answered(store: Store, game: Game, tried: PuzzleTry, language: str) -> PuzzleTold:
    """Tell somebody whether they have found it."""
    stored = await asyncio.to_thread(_expected, store, game, tried.day)
    action = game.actions.parse(tried.action)
    if action not in flow.options(codec.decode(game, stored.world.encode()), stored.seat):
        raise BadOption(f"expected one of the puzzle's answers, got {tried.action[:40]!r}")
    return await asyncio.to_thread(told, game, stored, tried.action, language)


async def played_on(rooms: Rooms, person: Person, game: Game, day: str) -> Room:
    """Open a table of somebody's own where a puzzle is asked, against bots."""
    stored = await asyncio.to_thread(_expected, rooms.store, game, day)
    s = codec.decode(game, stored.world.encode())
    seats = [
        Seat(PERSON, person.id) if seat == stored.seat else Seat(BOT, level=LEVEL)
        for seat in range(sum(seat != NOBODY for seat in s.seat_of))
    ]
    start = Entry(0, START, action=stored.world)
    return await open_in_the_middle(rooms, person, game, game.checked_options(len(seats), {}), seats, [start])


def _expected(store: Store, game: Game, day: str) -> KeptPuzzle:
    found = puzzle_of(store, game, day)
    if found is None:
        raise Refused(Objection("no-puzzle", {}))
    return found
