"""Bots think in other processes; what travels there is one imagined world, never the truth."""

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ludotheque.bots.advice import THINKS, advise, explain
from ludotheque.bots.levels import bot_named
from ludotheque.bots.puzzles import solved
from ludotheque.bots.review import Deed, Question, Reviewer
from ludotheque.bots.search import SearchBot
from ludotheque.bots.thought import Thought
from ludotheque.bots.together import MODEST, Crew, add_all, considered
from ludotheque.bots.view import see, unpack
from ludotheque.engine import codec
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.state import State
from ludotheque.games import game_named
from ludotheque.server.live.fair_turns import FairTurns
from ludotheque.server.wire.notices import Advised, Judged, ReviewAsked

log = logging.getLogger(__name__)
Found = TypeVar("Found")
MOST_AT_WORKERS = 16
"""How many questions of one process may wait in the workers' queue, which is not sorted."""
MOST_HELPERS = 3
"""More trees see hardly more, and each takes memory, and time of the whole house when it is begun."""


def choose(game: str, own: str, seat: int, level: str, packed: bytes, seed: int | None = None) -> str:
    """Answer for a bot, in a process of its own."""
    view = unpack(game_named(game, own), seat, packed)
    return bot_named(level).choose(view, RandomChance(seed)).text


def advised(game: str, own: str, seat: int, packed: bytes, seed: int | None = None) -> Advised:
    """Think in somebody's place, in a process of its own; with a seed for as long each time, however slow it is."""
    view = unpack(game_named(game, own), seat, packed)
    found = advise(view, RandomChance(seed), THINKS if seed is None else 0.0)
    return Advised(found.actions, found.gain)


def explained(game: str, own: str, seat: int, packed: bytes, given: str, seed: int | None = None) -> Advised:
    """Compare an answer that was given with the best of the others, in a process of its own."""
    rules = game_named(game, own)
    found = explain(
        unpack(rules, seat, packed), rules.actions.parse(given), RandomChance(seed), THINKS if seed is None else 0.0
    )
    return Advised(found.actions, found.gain)


def reviewed(game: str, own: str, asked: list[ReviewAsked], seconds: float) -> list[Judged]:
    """Judge answers that were given, in a process of its own."""
    questions = [_question(game_named(game, own), one) for one in asked]
    return [judged(deed) for deed in Reviewer().judge_all(questions, RandomChance(), seconds)]


def puzzled(game: str, asked: ReviewAsked, seconds: float) -> Judged | None:
    """Look for longer whether an answer is the best by far, in a process of its own."""
    found = solved(_question(game_named(game), asked), RandomChance(), seconds=seconds)
    return None if found is None else judged(found)


def _question(game: Game, asked: ReviewAsked) -> Question:
    view = unpack(game, asked.seat, asked.world)
    return Question(asked.place, asked.turn, view, game.actions.parse(asked.played))


def judged(deed: Deed) -> Judged:
    """Write down what was found about an answer."""
    return Judged(**{name: getattr(deed, name) for name in Judged.__struct_fields__})


def _begin() -> None:
    """Leave interrupts to the server, and go when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class BotPool:
    """The processes bots think in; made when the first bot is asked."""

    def __init__(self, seed: int | None = None) -> None:
        """With a seed, whoever knows the same is answered the same each time."""
        self._seed = seed
        self._size = max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._crew = Crew(min(MOST_HELPERS, (os.cpu_count() or 1) - 1), game_named, MODEST)
        """Those who help a bot that thinks for a time, on cores that nobody else wants."""
        self.turns = FairTurns(self._size)
        """Whoever wants a bot to think here waits for their turn: what was handed to the processes cannot be sorted."""
        self.turns_at_workers = FairTurns(MOST_AT_WORKERS)

    async def choose(self, game: Game, s: State, seat: int, level: str) -> str:
        """Let a bot of this level answer for a seat."""
        seed = self.seed_of(game, s, seat)
        view = see(game, s, seat, RandomChance(seed))
        packed, bot = view.pack(), bot_named(level)
        if not isinstance(bot, SearchBot) or bot.seconds <= 0.0 or len(view.options) == 1:
            return await self._run(choose, game.id, game.own_components, seat, level, packed, seed)
        number = self._crew.ask(view, level, packed, [None] * self._crew.size)
        thought = Thought([])
        found = await self._run(considered, game_named, game.id, game.own_components, seat, level, packed, seed)
        add_all(thought, [found, *self._crew.found(number)], view)
        return bot.decide(view, thought, None, RandomChance(seed)).text

    async def advise(self, game: Game, s: State, seat: int) -> Advised:
        """Think in the place of a seat's person, by what they know."""
        seed = self.seed_of(game, s, seat)
        packed = see(game, s, seat, RandomChance(seed)).pack()
        return await self._run(advised, game.id, game.own_components, seat, packed, seed)

    async def explain(self, game: Game, world: State, seat: int, given: str) -> Advised:
        """Say what speaks for an answer, in a world that was dealt anew for whoever asks."""
        seed = self.seed_of(game, world, seat)
        packed = see(game, world, seat, RandomChance(seed)).pack()
        return await self._run(explained, game.id, game.own_components, seat, packed, given, seed)

    async def review(self, game: Game, asked: list[ReviewAsked], seconds: float) -> list[Judged]:
        """Judge answers that were given, each by what its seat knew then."""
        return await self._run(reviewed, game.id, game.own_components, asked, seconds)

    async def puzzle(self, game: Game, asked: ReviewAsked, seconds: float) -> Judged | None:
        """Look whether an answer is the best by far, by what its seat knew then."""
        return await self._run(puzzled, game.id, asked, seconds)

    def seed_of(self, game: Game, s: State, seat: int) -> int | None:
        """Give the luck of a thought, which depends on what the seat knows, never on what is hidden from it."""
        if self._seed is None:
            return None
        known = f"{self._seed}/{seat}/{codec.digest(game.as_known(s, seat))}"
        return int.from_bytes(hashlib.blake2b(known.encode(), digest_size=8).digest(), "big")

    async def _run(self, work: Callable[..., Found], *asked: object) -> Found:
        """Do some work in one of the processes."""
        while True:
            pool = self._processes()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *asked)
            except BrokenProcessPool:  # a process was ended from outside: let others think
                log.warning("a process in which bots think has died; there will be new ones")
                if self._pool is pool:
                    self._pool = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=self._size,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
            )
        return self._pool

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._crew.close()
