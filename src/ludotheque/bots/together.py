"""Several processes think about one question: each grows a tree of its own, and what they have tried is added up.

Whoever answers thinks as well, and waits for nobody where it thinks for a time: a helper that is busy, late or dead
costs its votes and nothing else. Where iterations are counted all are waited for, so the same seed answers the same.
"""

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, final

from ludotheque.bots.levels import UnknownBot, bot_for, bot_named
from ludotheque.bots.search import SearchBot
from ludotheque.bots.thought import Tally, Thought
from ludotheque.bots.view import Bot, View, unpack
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game

SIGN: Final = "*"
"""As in search:0.5s*2: two processes."""
MOST: Final = 64
EARLY: Final = 0.9
"""A helper is done after this part of the time, since it is not waited for."""
INSTANT: Final = 1e-9
SEEDS: Final = 2**30
FREE: Final = -1
COMING: Final = 0
"""What a helper is about that has not said yet that it is there; questions are numbered from 1."""
MODEST: Final = 19
"""How much a helper gives way to others in a server, which only lends cores that nobody wants."""
Find = Callable[[str, str], Game]
"""Gives a game by its id and its component tables, in another process."""


def considered(
    find: Find, game: str, own: str, seat: int, name: str, packed: bytes, seed: int | None, put: float | None = None
) -> Tally:
    """Think about a question that came from another process; it says when it was put if no helper is waited for."""
    view, bot = unpack(find(game, own), seat, packed), bot_named(name)
    assert isinstance(bot, SearchBot), "others try no answers"
    if put is not None and bot.seconds > 0.0:
        late = max(0.0, time.monotonic() - put)
        bot.seconds = max(INSTANT, EARLY * bot.seconds - late)
    return bot.consider(view, RandomChance(seed))[0].tally()


def help_others(line: Any, find: Find, modesty: int) -> None:
    """Answer questions until nobody is there any more to put them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if modesty and hasattr(os, "nice"):
        os.nice(modesty)
    with contextlib.suppress(EOFError, OSError):
        line.send((COMING, []))
        while True:
            number, *asked = line.recv()
            line.send((number, considered(find, *asked)))


@final
class Helper:
    """A process that thinks about one question at a time."""

    def __init__(self, find: Find, modesty: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        near, far = spawn.Pipe()
        self.line: Connection[Any, Any] = near
        self.process: Any = spawn.Process(target=help_others, args=(far, find, modesty), daemon=True)
        self.process.start()
        far.close()  # so that whoever dies is missed
        self.about = COMING
        self.is_gone = False

    def hear(self, is_patient: bool) -> Tally:
        """Take what it has found, if it is done or may be waited for; nothing if it has died."""
        try:
            if self.about == FREE or not (is_patient or self.line.poll(0)):
                return []
            found: Tally = self.line.recv()[1]
        except (EOFError, OSError):
            self.is_gone = True
            return []
        self.about = FREE
        return found

    def put(self, number: int, asked: tuple[Any, ...]) -> None:
        """Put a question to it; nothing happens if it has died."""
        try:
            self.line.send((number, *asked, time.monotonic()))
        except OSError:
            self.is_gone = True
        else:
            self.about = number

    def close(self) -> None:
        """Let it go."""
        self.line.close()
        self.process.terminate()
        self.process.join()


@final
class Crew:
    """So many helpers, begun when they are first asked; one that has died is replaced."""

    def __init__(self, size: int, find: Find, modesty: int = 0) -> None:
        self.size = size
        self.find = find
        self.modesty = modesty
        self.number = 0
        self.helpers: list[Helper] = []

    def ask(self, view: View, name: str, packed: bytes, seeds: list[int | None], is_patient: bool = False) -> int:
        """Put a question to the helpers who are free, or to all if there is time; give its number."""
        self.number += 1
        for gone in [one for one in self.helpers if one.is_gone]:
            gone.close()
        self.helpers = [one for one in self.helpers if not one.is_gone]
        with contextlib.suppress(OSError):  # where nobody can begin, those who are there must do
            while len(self.helpers) < self.size:
                self.helpers.append(Helper(self.find, self.modesty))
        game = view.game
        for helper, seed in zip(self.helpers, seeds, strict=False):
            helper.hear(is_patient)
            if helper.about == FREE:
                helper.put(self.number, (game.id, game.own_components, view.seat, name, packed, seed))
        return self.number

    def found(self, number: int, is_patient: bool = False) -> list[Tally]:
        """Give what the helpers have found of a question, those who are done or all."""
        return [helper.hear(is_patient) for helper in self.helpers if helper.about == number]

    def close(self) -> None:
        """Let them go."""
        for helper in self.helpers:
            helper.close()
        self.helpers = []


@final
class Together(Bot):
    """A search that is helped; everything else about it is as in the plain one."""

    def __init__(self, bot: SearchBot, name: str, crew: Crew) -> None:
        self.bot = bot
        self.name = name
        self.crew = crew

    def choose(self, view: View, chance: Chance) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        seeds: list[int | None] = [chance.pick("helper", SEEDS) for _ in range(self.crew.size)]
        is_patient = self.bot.seconds <= 0.0
        number = self.crew.ask(view, self.name, view.pack(), seeds, is_patient)
        thought, climber = self.bot.consider(view, chance)
        add_all(thought, self.crew.found(number, is_patient), view)
        return self.bot.decide(view, thought, climber, chance)


def add_all(thought: Thought, tallies: list[Tally], view: View) -> None:
    """Add what others have found, until one is sure: those who draw an answer by luck must not outvote each other.

    Where answers are halved, how often they were tried says little about them.
    """
    told: Any = view.game.hints  # as in Judgement
    for tally in filter(None, tallies):
        if thought.is_sure:
            return
        thought.add(tally, view.options)
        thought.by_worth = told is not None and bool(told.is_flat)


_crews: dict[int, Crew] = {}
"""By size: whoever plays many games with many bots begins the processes once."""


def bot_called(game: Game, name: str, find: Find) -> Bot:
    """Make a bot that is to play a game, with so many processes if its name says so: `search:0.5s*2`."""
    plain, sign, processes = name.partition(SIGN)
    bot = bot_for(game, plain)
    if not sign:
        return bot
    if not isinstance(bot, SearchBot) or not processes.isdecimal() or not 1 <= int(processes) <= MOST:
        raise UnknownBot(name)
    size = int(processes) - 1
    if size not in _crews:
        _crews[size] = Crew(size, find)
    return Together(bot, plain, _crews[size])
