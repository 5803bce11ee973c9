"""The shelf in words: the games there are, their guides, and complaints made away from any table."""

from ludotheque.bots.levels import LEVELS
from ludotheque.engine.errors import BadOption, Refused, Trouble
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Text, Wire
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games import all_games


def describe_guide(game: Game, language: str) -> list[Wire]:
    """Put the first-game guide of a game into words."""
    return [
        {
            "id": step.id,
            "title": game.say(language, f"guide-{step.id}.title"),
            "text": game.say(language, f"guide-{step.id}"),
            "asks": step.asks,
            "on": step.on,
        }
        for step in game.guide
    ]


def describe_games(language: str) -> list[Wire]:
    """Describe every game for the shelf and the form of a new table."""
    found = []
    for game in all_games().values():
        say = game.say
        found.append(
            {
                "id": game.id,
                "title": say(language, f"game-{game.id}"),
                "line": say(language, f"game-{game.id}.line"),
                "about": say(language, f"game-{game.id}.about"),
                "source": say(language, f"game-{game.id}.source"),
                "seats": list(game.seats),
                "options": [
                    {
                        "id": option.id,
                        "label": say(language, f"option-{option.id}"),
                        "default": option.default,
                        **(
                            {"first": option.first, "advice": say(language, f"option-{option.id}.first")}
                            if option.first
                            else {}
                        ),
                        "seats": list(option.seats),
                        "values": [
                            {"id": value, "label": say(language, f"option-{option.id}-{value}")}
                            for value in option.values
                        ],
                    }
                    for option in game.options
                ],
                "levels": [
                    {
                        "id": level.id,
                        "label": say(language, f"level-{level.id}"),
                        "name": say(language, f"level-{level.id}.name"),
                    }
                    for level in LEVELS
                ],
            }
        )
    return found


def checked_language(language: str) -> str:
    """Complain about a language we do not speak."""
    if language not in LANGUAGES:
        raise BadOption(f"the languages are {' and '.join(LANGUAGES)}, not {language[:20]!r}")
    return language


def sentence(error: Trouble, language: str) -> str:
    """Put a complaint into words, away from any table."""
    if not isinstance(error, Refused):
        return str(error)
    return _say(Text(f"no-{error.objection.rule}", error.objection.facts), language)


def guest_name(number: int, language: str) -> str:
    """Name somebody who has not said a name yet."""
    return _say(Text("guest", {"number": number}), language)


def _say(text: Text, language: str) -> str:
    """Say what belongs to no game, in English to those whose language we do not speak."""
    shelf = next(iter(all_games().values()))
    return shelf.texts.say(language if language in LANGUAGES else "en", text, [])
