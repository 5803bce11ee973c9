"""The catalogue: the games there are and their guides, in words; and complaints made away from any table."""

from functools import cache

from ludotheque.bots.levels import CHARACTER, OFFERED, text_of
from ludotheque.engine.cites import HOUSE
from ludotheque.engine.errors import BadOption, LudothequeError, Refused
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Text
from ludotheque.engine.texts import LANGUAGES, Texts, words_of
from ludotheque.games import all_games
from ludotheque.server.views.faces import face_of
from ludotheque.server.wire.responses import Character, Choice, GameInfo, GuideStep, HouseRule, Level, TableOption


def describe_guide(game: Game, language: str) -> list[GuideStep]:
    """Put the first-game guide of a game into words."""
    return [
        GuideStep(
            step.id,
            game.say(language, f"guide-{step.id}.title"),
            game.say(language, f"guide-{step.id}"),
            list(step.asks),
            list(step.on),
            list(step.cites),
        )
        for step in game.guide
    ]


@cache
def describe_house(language: str) -> list[HouseRule]:
    """Put the rules of the house into words: what its own refusals rest on."""
    texts = Texts()
    return [
        HouseRule(
            part,
            texts.say(language, Text(f"house-{part}.title", {}), []),
            texts.say(language, Text(f"house-{part}", {}), []),
            list(dict.fromkeys(texts.rule(language, name) for name in refusals)),
        )
        for part, refusals in HOUSE.items()
    ]


@cache
def game_words(game: Game, language: str) -> str:
    """Give the verbs and symbols of a game as Fluent source, which the client renders with their numbers."""
    return words_of(game.folder / "texts" / f"{language}.ftl")


def describe_games(language: str) -> list[GameInfo]:
    """Describe every game for the shelf and the form of a new table."""
    return [_described(game, language) for game in all_games().values()]


def _described(game: Game, language: str) -> GameInfo:
    def say(name: str) -> str:
        return game.say(language, name)

    return GameInfo(
        id=game.id,
        title=say(f"game-{game.id}"),
        line=say(f"game-{game.id}.line"),
        about=say(f"game-{game.id}.about"),
        source=say(f"game-{game.id}.source"),
        seats=list(game.seats),
        options=[
            TableOption(
                option.id,
                say(f"option-{option.id}"),
                option.default,
                list(option.seats),
                [Choice(value, say(f"option-{option.id}-{value}")) for value in option.values],
                option.first,
                say(f"option-{option.id}.first") if option.first else "",
            )
            for option in game.options
        ],
        levels=[Level(bot, say(text_of(bot).removesuffix(".name")), say(text_of(bot))) for bot in OFFERED],
        characters=_characters(game, language),
    )


def _characters(game: Game, language: str) -> list[Character]:
    """Introduce the characters of a game."""
    found = []
    for name, character in game.opponents.characters.items():
        called = game.say(language, f"{CHARACTER}-{name}")
        line = game.say(language, f"{CHARACTER}-{name}.line")
        face = face_of(game, f"{CHARACTER}:{name}")
        assert face is not None, "a character without a face"
        found.append(Character(f"{CHARACTER}:{name}", called, called, line, character.level, face))
    return found


def checked_language(language: str) -> str:
    """Complain about a language we do not speak."""
    if language not in LANGUAGES:
        raise BadOption(f"the languages are {' and '.join(LANGUAGES)}, not {language[:20]!r}")
    return language


def sentence(error: LudothequeError, language: str) -> str:
    """Put a complaint into words, away from any table."""
    if not isinstance(error, Refused):
        return str(error)
    return say(Text(f"no-{error.objection.rule}", error.objection.facts), language)


def guest_name(number: int, language: str) -> str:
    """Name somebody who has not said a name yet."""
    return say(Text("guest", {"number": number}), language)


def say(text: Text, language: str) -> str:
    """Say what belongs to no game, in English to those whose language we do not speak."""
    shelf = next(iter(all_games().values()))
    return shelf.texts.say(language if language in LANGUAGES else "en", text, [])
