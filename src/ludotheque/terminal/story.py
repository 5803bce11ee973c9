"""The transcript of a match in sentences: all of it for `ludotheque replay`, line by line for `ludotheque play`."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from string import ascii_uppercase

from ludotheque.engine.event import Event
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Text
from ludotheque.engine.texts import Texts, colon

TEXTS = Path(__file__).parent / "texts"


@lru_cache(8)
def texts_of(game: Game) -> Texts:
    """Give the game's messages together with the terminal's."""
    return Texts(game.folder / "texts", TEXTS, more=game.further_texts(), numbers=game.numbers())


def story(match: Match, language: str) -> Iterator[str]:
    """Tell a match from its set-up to its end, as a spectator saw it."""
    game = match.game
    texts = texts_of(game)
    people = ascii_uppercase  # a record has no names: A, B, C by seat
    opening = match.opening()
    yield texts.say(language, Text(f"game-{game.id}"), game.names(opening, language, people))
    names = game.names_told(opening, language, people)
    yield from sentences(game, texts, language, names, match.first_events, None)
    for answer in match.answers:
        names = game.names_told(match.state, language, people, answer.seat_of)
        yield from sentences(game, texts, language, names, answer.events, None)
    yield from ending(match, texts, language, game.names(match.state, language, people))


def sentences(
    game: Game, texts: Texts, language: str, names: list[str], events: Sequence[Event], viewer: int | None
) -> Iterator[str]:
    """Tell events to a viewer (None: a spectator); an event that only moves a piece has no sentence."""
    for event in events:
        sentence = texts.say(language, game.told(event, viewer), names)
        if sentence:
            yield f"— {sentence} —" if event.name in game.headings else sentence


def ending(match: Match, texts: Texts, language: str, names: list[str]) -> Iterator[str]:
    """Tell how it ended, with everybody's points and what they are for."""
    if not match.state.end:
        yield texts.say(language, Text("terminal-unfinished"), names)
        return
    for place in match.game.result(match.state).places:
        lines = ", ".join(f"{texts.say(language, line.label, names)} {line.points}" for line in place.lines)
        note = "" if place.note is None else f" · {texts.say(language, place.note, names)}"
        name = texts.say(language, place.name, names)
        yield f"{place.rank}. {name}{colon(language)}{place.points} ({lines}){note}"
