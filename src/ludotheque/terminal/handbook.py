"""The rules as the terminal can tell them: what a game is about, its guide, and what its refusals cite."""

from dataclasses import dataclass

from ludotheque.engine.game import Game
from ludotheque.engine.texts import variables
from ludotheque.terminal.symbols import fold


@dataclass(frozen=True)
class Topic:
    """A part of the rules, by its title."""

    id: str
    title: str
    words: tuple[str, ...]


def topics(game: Game, language: str) -> list[Topic]:
    """List what there is to read about a game; whoever has longer rules to tell puts them here."""
    title = game.say(language, f"game-{game.id}")
    about = Topic(game.id, title, (game.say(language, f"game-{game.id}.about"),))
    guide = [
        Topic(step.id, game.say(language, f"guide-{step.id}.title"), (game.say(language, f"guide-{step.id}"),))
        for step in game.guide
    ]
    return [about, *guide]


def citations(game: Game, language: str) -> list[str]:
    """List what the game's refusals rest on, each once."""
    known = variables(game.folder / "texts" / f"{language}.ftl")
    cited = (game.texts.rule(language, name) for name in known if name.startswith("no-") and f"{name}.rule" in known)
    return list(dict.fromkeys(cited))


def about(game: Game, language: str, wanted: str) -> list[Topic]:
    """Find what is said about something: a topic by its number, id or title, or else all that mentions it."""
    found, word = topics(game, language), fold(wanted)
    if wanted.isdecimal() and 0 < int(wanted) <= len(found):
        return [found[int(wanted) - 1]]
    named = [topic for topic in found if word in {fold(topic.id), fold(topic.title)}]
    if named:
        return named
    told = [topic for topic in found if any(word in fold(words) for words in (topic.title, *topic.words))]
    cited = tuple(words for words in citations(game, language) if word in fold(words))
    return [*told, Topic("", "", cited)] if cited else told
