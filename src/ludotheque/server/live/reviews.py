"""Reviews at a table: made on request in the bots' processes, kept once the game is over."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ludotheque import bots
from ludotheque.bots.puzzles import LONGER
from ludotheque.bots.review import questions
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadOption, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match, PlayedAnswer
from ludotheque.server import logs
from ludotheque.server.live import puzzles
from ludotheque.server.live.bot_pool import BotPool
from ludotheque.server.live.fair_turns import Asker
from ludotheque.server.live.table_log import TableLog
from ludotheque.server.store.puzzles import PuzzleStore
from ludotheque.server.store.reviews import ReviewStore
from ludotheque.server.table import hints
from ludotheque.server.table.table import Table
from ludotheque.server.views.review import WHOLE, review
from ludotheque.server.wire.notices import Judged, ReviewAsked
from ludotheque.server.wire.review import Review

log = logging.getLogger(__name__)
SECONDS = 12.0
"""How long a whole review may be thought about."""
A_WHILE = 0.1
"""How long about one answer."""
PIECES = 8
"""In so many pieces, so that bots have their turn in between."""


class ReviewWish(NamedTuple):
    """Who wants a review, from where, and in which language."""

    person: str
    place: str
    language: str


class ReviewMaker:
    """Makes the reviews of a table, each part once: of everybody, or of a seat's own answers."""

    def __init__(self, log: TableLog, pool: BotPool, store: ReviewStore, puzzles: PuzzleStore) -> None:
        self._log = log
        self._table = log.table
        self._pool = pool
        self._store = store
        self._puzzles = puzzles
        self._made: dict[int, tuple[list[PlayedAnswer], list[Judged]]] = {}
        """By part, which answers there were, and what was found about them."""
        self._making: dict[int, tuple[asyncio.Task[None], Review]] = {}
        """By part, what is under way, and how far."""

    @property
    def is_busy(self) -> bool:
        """Whether one is made."""
        return any(not task.done() for task, _ in self._making.values())

    async def ask(self, wish: ReviewWish, may_begin: Callable[[], None]) -> Review:
        """Give the review that somebody may have, or say how far it is; the first to ask has it made."""
        table = self._table
        seat = table.seat_of(wish.person) if wish.person else None
        part = part_of(table, seat)
        is_making = part in self._making and not self._making[part][0].done()
        made = await self._found(part)
        if made is not None:
            return await review(self._log.view, part, seat, made, wish.language)
        if is_making:
            return self._making[part][1]
        may_begin()
        if not table.is_over and seat is not None:  # to be told how one stands is a hint
            asked = seat
            await self._log.change(lambda table: hints.ask(table, asked, table.playing.number(asked), wish.person))
        under_way = Review(0, 1)  # how many there are is others' business until it is known which
        if part not in self._making or self._making[part][0].done():
            self._making[part] = asyncio.create_task(self._make(wish, part, under_way)), under_way
        return self._making[part][1]

    async def step(self, person: str, number: int) -> Judged:
        """Give what was found about an answer, by its place in a review that somebody has been shown."""
        found = await self._found(part_of(self._table, self._table.seat_of(person)))
        if found is None or not 0 <= number < len(found):
            raise BadOption(f"expected a step of a review that was made, got {number}")
        return found[number]

    async def _found(self, part: int) -> list[Judged] | None:
        """Give what was found about all answers of a part, now or earlier; nothing if there are new ones."""
        match = self._table.playing
        if self._made.get(part, (None, []))[0] != match.answers and self._table.is_over:
            found = await asyncio.to_thread(self._made_before, part)
            if found is not None:
                self._made[part] = match.answers.copy(), found
        made = self._made.get(part)
        return made[1] if made is not None and made[0] == match.answers else None

    def _made_before(self, part: int) -> list[Judged] | None:
        return self._store.made(self._table.id, part, maker_of(self._table.game))

    async def _make(self, wish: ReviewWish, part: int, under_way: Review) -> None:
        table, match = self._table, self._table.playing
        answers = match.answers.copy()
        try:
            asked = await asyncio.to_thread(asked_of, match, part, taught(table))
            if match.answers != answers:  # the game has gone on meanwhile: whoever asks again begins anew
                return
            under_way.of = max(1, len(asked))
            found: list[Judged] = []
            size = max(1, -(-len(asked) // PIECES))
            for first in range(0, len(asked), size):
                piece = asked[first : first + size]
                async with self._pool.turns.turn(lambda: [Asker(wish.place, wish.person, table.id)]):
                    found += await self._pool.review(table.game, piece, min(A_WHILE, SECONDS / len(asked)) * len(piece))
                under_way.done = len(found)
            self._made[part] = answers, found  # at once: whoever is told that all is done asks no more
            if table.is_over and match.answers == answers:
                await self._store.keep(table.id, part, maker_of(table.game), found)
            if part == WHOLE:
                await self._collect(wish, asked, found)
        except Exception:
            log.exception("table %s: no review", logs.table_name(table.id))

    async def _collect(self, wish: ReviewWish, asked: list[ReviewAsked], found: list[Judged]) -> None:
        """Keep the largest slip whose better answer holds when it is looked at for longer, as a puzzle."""
        for moment in puzzles.candidates(self._table, asked, found):
            async with self._pool.turns.turn(lambda: [Asker(wish.place, wish.person, self._table.id)]):
                best = await self._pool.puzzle(self._table.game, moment, LONGER * A_WHILE)
            if best is not None:
                await self._puzzles.keep(await asyncio.to_thread(puzzles.puzzle, self._table, moment, best))
                return

    def close(self) -> None:
        """Stop."""
        for task, _ in self._making.values():
            task.cancel()


def maker_of(game: Game) -> str:
    """Name who makes the reviews of a game: another one as soon as those who judge, or what they go by, change."""
    judges = [Path(bots.__file__).parent / f"{name}.py" for name in ("review", "judgement", "search", "tree")]
    page = type(game.hints).__module__.partition(f".{game.folder.name}.")[2].partition(".")[0]
    hints = sorted([*game.folder.glob(f"{page}.py"), *game.folder.glob(f"{page}/**/*.py")])
    digest = hashlib.blake2b(repr(game.opponents.chances).encode(), digest_size=8)
    for file in judges + hints:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def part_of(table: Table, seat: int | None) -> int:
    """Say which part of a game somebody may look back at: all of it once it is over, unless the rules keep some."""
    if table.frozen is not None:
        raise Refused(Objection("frozen", {}))
    if table.is_over and not table.game.forever:
        return WHOLE
    if seat is None or table.match is None:
        raise Refused(Objection("review-kept" if table.is_over else "not-over", {}))
    return seat


def taught(table: Table) -> int:
    """Count the answers that a lesson has asked for: whoever did as they were told is not judged by it."""
    return 0 if table.course is None else table.course.taught(table.playing)


def asked_of(match: Match, part: int, after: int = 0) -> list[ReviewAsked]:
    """List the answers of a part after so many, each with an imagined world instead of the true one."""
    found = questions(match, RandomChance(), None if part == WHOLE else part)
    return [
        ReviewAsked(one.place, one.turn, one.view.seat, one.played.text, one.view.pack())
        for one in found
        if one.place > after
    ]
