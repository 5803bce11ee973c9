"""Turns at something scarce, shared out fairly: by place, then by person, then by table; and watched tables first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple

MOST_REMEMBERED = 10_000
"""So many places, people and tables are known to have had a turn; those it is longest ago are forgotten."""


class Asker(NamedTuple):
    """Somebody for whom a turn is wanted: where they are, who they are, and at which table."""

    place: str
    person: str
    table: str
    is_watching: bool = True

    @property
    def accounts(self) -> tuple[str, str, str]:
        """What a turn of theirs is put down to, the largest first."""
        return f"place {self.place}", f"person {self.place} {self.person}", f"table {self.table}"


Claim = Callable[[], list[Asker]]
"""Says who looks at a table now, or whose it is if nobody does: it is asked when a turn is free, and not before."""


class Waiting(NamedTuple):
    """Somebody in line."""

    number: int
    claim: Claim
    called: "asyncio.Future[bool]"
    """Done when it is their turn; says whether anybody watches."""


class FairTurns:
    """So many turns at a time. Each goes to whoever's last one is longest ago; of unwatched tables, one at a time."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._is_unwatched_busy = False
        self._waiting: dict[int, Waiting] = {}
        self._numbers = count()
        self._turns = count()
        self._last: dict[str, int] = {}
        """By place, person and table: which turn was their last one, the latest at the end."""

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        waiting = Waiting(next(self._numbers), claim, asyncio.get_running_loop().create_future())
        self._waiting[waiting.number] = waiting
        self._call()
        try:
            await waiting.called
            yield
        finally:
            if self._waiting.pop(waiting.number, None) is None:
                self._end(is_watched=waiting.called.result())

    def _end(self, is_watched: bool) -> None:
        self._free += 1
        if not is_watched:
            self._is_unwatched_busy = False
        self._call()

    def _call(self) -> None:
        """Let those have their turn who come next, as far as there is room."""
        while self._free:
            here = [one for one in self._waiting.values() if not one.called.cancelled()]
            if not here:
                return
            waiting, asker = min(
                ((one, asker) for one in here for asker in one.claim()),
                key=lambda pair: self._rank(pair[1], pair[0].number),
            )
            if not asker.is_watching and self._is_unwatched_busy:
                return  # those who are watched come first: nobody who waits is
            self._note(asker)
            self._free -= 1
            self._is_unwatched_busy |= not asker.is_watching
            del self._waiting[waiting.number]
            waiting.called.set_result(asker.is_watching)

    def _rank(self, asker: Asker, number: int) -> tuple[bool, list[int], int]:
        return not asker.is_watching, [self._last.get(account, -1) for account in asker.accounts], number

    def _note(self, asker: Asker) -> None:
        turn = next(self._turns)
        for account in asker.accounts:
            self._last.pop(account, None)
            self._last[account] = turn
        while len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]
