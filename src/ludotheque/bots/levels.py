"""Names for bots, with how long they think; and the levels people choose from."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random import RandomBot
from ludotheque.bots.search import SearchBot
from ludotheque.bots.style import Style
from ludotheque.bots.view import Bot, View
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.opponents import LEVELS as STEPS
from ludotheque.engine.opponents import Opponents

NAMES: Final = ("random", "greedy", "search")
EXPLAINED: Final = (
    "random, greedy, greedy:WORLDS, soft:TEMPERATURE, beginner:TEMPERATURE, glance:TEMPERATURE, search, "
    "search:ITERATIONS, search:SECONDSs (as in search:0.5s), learned or expert with the same budgets, "
    f"level:1 to level:{STEPS}, or character:NAME for one of the game's, character:NAME:LEVEL at another level; "
    "in the lab and the terminal search:0.5s*2 and the like think in two processes"
)
CHARACTER: Final = "character"
BEGINNER: Final = "beginner"
GLANCE: Final = "glance"
SOFT: Final = ("soft", BEGINNER, GLANCE)
LEARNED: Final = "learned"
EXPERT: Final = "expert"
SEARCHING: Final = ("search", LEARNED, EXPERT)
HABIT: Final = 1.0
"""How much an expert goes by what an answer brought elsewhere: 60 to 63 % of 60 games each, at Clocks and Clockworker
with 100 iterations, against a search that does not; with 3 it was 53 %."""
LEAN: Final = 0.3
"""How much an expert goes by what the hints see in an answer at a glance: about as much as shares change with points
where both sides stand alike."""
SHORT = 2
"""In how many worlds a bot with a temperature looks: it takes what it imagines for what is."""


class UnknownBot(LudothequeError):
    """A name that is no bot of ours."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are: {EXPLAINED}")


@final
@dataclass(frozen=True)
class Level:
    """A bot that every game has; its text is `level-<id>`."""

    id: str
    bot: str
    strength: int
    """About which of a game's levels it plays at; 0 is below all of them."""


LEVELS: Final = (
    Level("random", "random", 0),
    Level("greedy", "greedy", 3),
    Level("search", "search:300", 5),
    Level("search-long", "search:1.5s", 5),
)
OFFERED: Final = (*[f"level:{step}" for step in range(1, STEPS + 1)], "search-long")
"""The plain bots people choose from; the others sit at tables from before there were five levels."""


@final
class LevelBot(Bot):
    """Plays at one of a game's five levels, which its `opponents.toml` gives for a number of players."""

    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, view: View, chance: Chance) -> Action:
        name: str = view.game.opponents.bot(self.level, view.players)
        return bot_named(name).choose(view, chance)


@final
class CharacterBot(Bot):
    """Plays in the style of one of the game's characters, at their level or at another one."""

    def __init__(self, name: str, level: int = 0) -> None:
        """Take a character, and a level that is not theirs, if any."""
        self.name = name
        self.level = level

    def choose(self, view: View, chance: Chance) -> Action:
        opponents: Opponents = view.game.opponents
        character = opponents.character(self.name)
        bot = bot_named(opponents.bot(self.level or character.level, view.players))
        if isinstance(bot, (GreedyBot, SearchBot)):
            bot.style = Style(character.verbs, character.goals)
        return bot.choose(view, chance)


def levels_for(game: Game) -> list[str]:
    """List the bots people may sit down with at a game: those that every game has, its levels and its characters."""
    return [*[level.id for level in LEVELS], *OFFERED[:STEPS], *_characters(game)]


def seated(game: Game, name: str) -> str:
    """Name a bot as tables know it, where it may sit down: a character at their own level by their name alone."""
    for who in _characters(game):
        for step in range(1, STEPS + 1):
            if name == f"{who}:{step}":
                return who if step == strength_of(game, who) else name
    return name if name in levels_for(game) else ""


def character_in(name: str) -> str:
    """Find the id of the character that a bot's name means, at whatever level; nobody in another bot's."""
    kind, _, rest = name.partition(":")
    return rest.partition(":")[0] if kind == CHARACTER else ""


def strength_of(game: Game, name: str) -> int:
    """Say about which of the game's levels a bot plays at that sits at a table; 0 if it is below all of them."""
    for level in LEVELS:
        if level.id == name:
            return level.strength
    who, last = character_in(name), name.rpartition(":")[2]
    if last.isdecimal():
        return int(last)
    opponents: Opponents = game.opponents
    return opponents.character(who).level if who in opponents.characters else LEVELS[1].strength


def gentlest(game: Game, count: int) -> list[str]:
    """Name the bots a newcomer meets: the gentlest characters of a game, each once as long as there are others."""
    names = _characters(game) or ["greedy"]
    return [names[place % len(names)] for place in range(count)]


def _characters(game: Game) -> list[str]:
    opponents: Opponents = game.opponents
    return [f"{CHARACTER}:{name}" for name in opponents.characters]


def bot_for(game: Game, name: str) -> Bot:
    """Make a bot that is to play a game; complain about a character of another one."""
    bot = bot_named(name)
    if isinstance(bot, CharacterBot):
        game.opponents.character(bot.name)
    return bot


def bot_named(name: str) -> Bot:
    """Make the bot of a level, or one named with its budget: `greedy:4`, `soft:0.05`, `search:200`, `search:0.5s`."""
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
        if kind in SOFT:
            soft = GreedyBot(SHORT, _temperature(budget))
            soft.is_beginner, soft.glances = kind == BEGINNER, kind == GLANCE
            return soft
        if kind == "level":
            return LevelBot(_step(budget))
        if kind == CHARACTER and budget:
            who, other, step = budget.partition(":")
            return CharacterBot(who, _step(step) if other else 0)
        if kind in SEARCHING:
            bot = SearchBot()
            if budget.endswith("s"):
                bot = SearchBot(seconds=_time(budget[:-1]))
            elif colon:
                bot = SearchBot(_positive(budget))
            bot.is_learned = kind != "search"
            if kind == EXPERT:
                bot.habit, bot.lean, bot.keeps = HABIT, LEAN, True
                bot.prunes, bot.is_sharp, bot.mixes, bot.plays_out = True, True, True, True
                bot.recalls = True
            return bot
    except ValueError:
        pass
    raise UnknownBot(name)


def text_of(name: str) -> str:
    """Name the text that says what such a bot is called."""
    kind, _, rest = name.partition(":")
    if kind == CHARACTER:
        return f"{CHARACTER}-{character_in(name)}"
    alike = {"level": rest, **dict.fromkeys(SOFT, "greedy"), LEARNED: "search", EXPERT: "search"}
    return f"level-{alike.get(kind, kind)}.name"


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


def _temperature(text: str) -> float:
    temperature = float(text)
    if not 0.0 < temperature <= 1.0:
        raise ValueError(text)
    return temperature


def _step(text: str) -> int:
    step = int(text)
    if not 1 <= step <= STEPS:
        raise ValueError(text)
    return step
