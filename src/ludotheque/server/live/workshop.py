"""The workshop: what if a number of a game were another? Bots play it out in processes beside the server."""

import asyncio
import logging
import os
import signal
import sys
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress

import msgspec

from ludotheque.engine.component_numbers import numbers_of, with_numbers
from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.games import game_from, game_named
from ludotheque.server.wire.workshop import DataNumber, WhatIf, WhatIfNews

log = logging.getLogger(__name__)
BOTS = ("random", "greedy:2")
MOST_GAMES = 5_000
MOST_CHANGES = 20
LINE = 1_000_000
"""How long a line of what was found may be."""
COMMAND = (sys.executable, "-m", "ludotheque.lab.what_if")
"""All that the server knows of the lab."""
LOOK = 1.0
"""After so many seconds without news, see whether somebody is still there to be told."""


class BadTrial(LudothequeError):
    """A question that cannot be played out."""


class Workshop:
    """Plays out one question at a time, as long as somebody waits for the answer."""

    def __init__(self) -> None:
        self._answering: weakref.ref[AsyncIterator[bytes]] | None = None
        """What is under way; it is gone, too, if nobody ever listened to it."""

    def numbers(self, game: Game) -> list[DataNumber]:
        """List what could be another in a game."""
        found = numbers_of(game.component_file)
        return [DataNumber(path, place.value, place.source) for path, place in found.items()]

    def begin(self, asked: WhatIf, language: str, is_gone: Callable[[], Awaitable[bool]]) -> AsyncIterator[bytes]:
        """Check a question, and give the lines that answer it, the first of them at once."""
        described = checked(asked)
        if self._answering is not None and self._answering() is not None:
            raise Refused(Objection("workshop-busy", {}))
        answer = self._answer({**described, "language": language}, is_gone)
        self._answering = weakref.ref(answer)
        return answer

    async def _answer(
        self, described: Mapping[str, object], is_gone: Callable[[], Awaitable[bool]]
    ) -> AsyncIterator[bytes]:
        try:
            process = await asyncio.create_subprocess_exec(
                *COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                start_new_session=True,
            )
            try:
                assert process.stdin is not None, "it was asked for"
                process.stdin.write(msgspec.json.encode(described) + b"\n")
                async for line in _lines(process, is_gone):
                    yield line
            finally:
                _end(process)
                await process.wait()
        finally:
            self._answering = None


def checked(asked: WhatIf) -> dict[str, object]:
    """Complain about what cannot be played; of numbers, in the words of the checker of component files."""
    game = game_named(asked.game)
    if asked.seats not in game.seats:
        raise BadTrial(f"expected seats {', '.join(map(str, game.seats))}, got {asked.seats}")
    if asked.bot not in BOTS:
        raise BadTrial(f"expected a bot {' or '.join(BOTS)}, got {asked.bot[:40]!r}")
    if not 1 <= asked.games <= MOST_GAMES:
        raise BadTrial(f"expected 1 to {MOST_GAMES} games, got {asked.games}")
    if not 1 <= len(asked.changes) <= MOST_CHANGES:
        raise BadTrial(f"expected 1 to {MOST_CHANGES} changed numbers, got {len(asked.changes)}")
    against = with_numbers(game.component_file, asked.changes)
    game_from(game.id, against)
    plain = {"game": game.id, "seats": asked.seats, "bot": asked.bot, "games": asked.games, "seed": 1}
    return {**plain, "own": game.own_components, "against": against}


async def _lines(process: asyncio.subprocess.Process, is_gone: Callable[[], Awaitable[bool]]) -> AsyncIterator[bytes]:
    """Pass on what is told, until it is all told or nobody listens any more."""
    assert process.stdout is not None, "it was asked for"
    last = WhatIfNews()
    while last.rows is None and not await is_gone():
        reading = asyncio.ensure_future(process.stdout.readline())
        while not (await asyncio.wait([reading], timeout=LOOK))[0]:
            if await is_gone():
                reading.cancel()
                return
        line = reading.result()
        if not line:
            log.error("a question of the workshop broke off after %d of %d games", last.done, last.of)
            yield msgspec.json.encode(WhatIfNews(last.done, last.of, trouble="the games broke off")) + b"\n"
            return
        last = msgspec.json.decode(line, type=WhatIfNews)
        yield msgspec.json.encode(last) + b"\n"


def _end(process: asyncio.subprocess.Process) -> None:
    """End it with all the processes that play, if they are not done."""
    with suppress(ProcessLookupError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        elif process.returncode is None:
            process.kill()
