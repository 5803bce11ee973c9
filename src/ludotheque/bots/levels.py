"""Names for bots, with how long they think; and the levels people choose from."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random import RandomBot
from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import Bot
from ludotheque.engine.errors import LudothequeError

NAMES: Final = ("random", "greedy", "search")
EXPLAINED: Final = "random, greedy, greedy:WORLDS, search, search:ITERATIONS or search:SECONDSs (as in search:0.5s)"


class UnknownBot(LudothequeError):
    """A name that is no bot of ours."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are: {EXPLAINED}")


@final
@dataclass(frozen=True)
class Level:
    """A strength people can choose; its text is `level-<id>`."""

    id: str
    bot: str


LEVELS: Final = (
    Level("random", "random"),
    Level("greedy", "greedy"),
    Level("search", "search:300"),
    Level("search-long", "search:1.5s"),
)


def bot_named(name: str) -> Bot:
    """Make the bot of a level, or one named with its budget: `greedy`, `greedy:4`, `search:200`, `search:0.5s`."""
    for level in LEVELS:
        if level.id == name:
            name = level.bot
            break
    kind, colon, budget = name.partition(":")
    try:
        if kind == "random" and not colon:
            return RandomBot()
        if kind == "greedy":
            return GreedyBot(_positive(budget)) if colon else GreedyBot()
        if kind == "search":
            if not colon:
                return SearchBot()
            if budget.endswith("s"):
                return SearchBot(seconds=_time(budget[:-1]))
            return SearchBot(_positive(budget))
    except ValueError:
        pass
    raise UnknownBot(name)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _time(text: str) -> float:
    seconds = float(text)
    if not 0.0 < seconds <= 3600.0:
        raise ValueError(text)
    return seconds
