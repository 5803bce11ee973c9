"""A playthrough: a whole game as text to be read, from which the game can be played again.

Lines that begin at the margin are what happened: the table (`seats`, `option`), answers (`0: place 5`) and, after a
`*`, what chance brought. Everything indented is told by the program: questions, sentences, the end. A playthrough does
not depend on who chose the answers, so a cleverer bot leaves it as it is.
"""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from string import ascii_uppercase

from ludotheque.engine import flow
from ludotheque.engine.chance import Outcome, RecordedChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Text

WIDTH = 116
MOST_OPTIONS = 12
"""Longer lists of options are cut."""
INDENT = "    "


class DoesNotFit(LudothequeError):
    """A playthrough that the present rules cannot play."""


@dataclass
class Playthrough:
    """What happened in a game, and the language it is told in."""

    language: str
    seats: int
    options: dict[str, str]
    first: list[Outcome] = field(default_factory=list)
    answers: list[tuple[int, str, list[Outcome]]] = field(default_factory=list)


def of_match(match: Match, language: str) -> Playthrough:
    """Keep what happened in a match."""
    answers = [(answer.seat, answer.action.text, answer.outcomes) for answer in match.answers]
    return Playthrough(language, match.seats, match.options, match.first_outcomes, answers)


def read(game: Game, text: str) -> Playthrough:
    """Read what stands at the margin."""
    found = Playthrough("", 0, {})
    for line in text.splitlines():
        if not line or line.startswith((" ", "#")):
            continue
        word, _, rest = line.partition(" ")
        match word:
            case "language":
                found.language = rest
            case "seats":
                found.seats = int(rest)
            case "option":
                name, _, value = rest.partition(" ")
                found.options[name] = value
            case "*":
                into = found.answers[-1][2] if found.answers else found.first
                into += [_outcome(game, each) for each in rest.split(", ")]
            case _:
                found.answers.append((int(word.removesuffix(":")), rest, []))
    return found


def tell(game: Game, played: Playthrough) -> str:
    """Play it again and tell it; `DoesNotFit` if the rules have changed under it."""
    try:
        return "\n".join(_told(game, played)) + "\n"
    except (LudothequeError, ValueError) as error:
        raise DoesNotFit(str(error)) from error


def replayed(game: Game, played: Playthrough, answers: int | None = None) -> Match:
    """Play it again, all of it or a number of answers."""
    match = Match(game, played.seats, played.options, RecordedChance(list(played.first)))
    for seat, action, outcomes in played.answers[:answers]:
        match.chance = RecordedChance(list(outcomes))
        match.play(seat, game.actions.parse(action))
    return match


def _told(game: Game, played: Playthrough) -> Iterator[str]:
    match = Match(game, played.seats, played.options, RecordedChance(list(played.first)))
    language = played.language
    yield f"# {game.id} · {played.seats} · {replayed(game, played).state.end or 'unfinished'}"
    yield f"language {language}"
    yield f"seats {played.seats}"
    yield from (f"option {name} {value}" for name, value in played.options.items())
    yield from _chance(game, played.first)
    yield from _sentences(match, language, match.first_events)
    for seat, action, outcomes in played.answers:
        yield from _question(match, language, seat)
        yield f"{seat}: {action}"
        yield from _chance(game, outcomes)
        match.chance = chance = RecordedChance(list(outcomes))
        answer = match.play(seat, game.actions.parse(action))
        if chance.left:
            raise DoesNotFit(f"{seat}: {action}: {chance.left} outcomes were not asked for")
        yield from _sentences(match, language, answer.events)
    yield from _ending(match, language)


def _chance(game: Game, outcomes: list[Outcome]) -> Iterator[str]:
    if outcomes:
        told = (f"{label} {game.outcome_names(label).write(outcome)}" for label, outcome in outcomes)
        yield f"* {', '.join(told)}"


def _outcome(game: Game, text: str) -> Outcome:
    label, _, outcome = text.rpartition(" ")
    return label, game.outcome_names(label).read(outcome)


def _names(match: Match, language: str) -> list[str]:
    return match.game.names(match.state, language, ascii_uppercase)


def _question(match: Match, language: str, seat: int) -> Iterator[str]:
    game, s = match.game, match.state
    prompt = game.prompt(s, seat)
    if prompt is None:
        raise DoesNotFit(f"seat {seat} is not asked")
    names = _names(match, language)
    options = [action.text for action in flow.options(s, seat)]
    if len(options) > MOST_OPTIONS:
        options = [*options[: MOST_OPTIONS - 2], "…", options[-1]]
    question = f"{names[seat]}? {game.texts.say(language, prompt, names)} [{', '.join(options)}]"
    yield from _wrapped(question)


def _sentences(match: Match, language: str, events: list[Event]) -> Iterator[str]:
    names = match.game.names_told(match.state, language, ascii_uppercase)
    said: list[str] = []
    for event in events:
        sentence = match.game.texts.say(language, match.game.told(event, None), names)
        if event.name in match.game.headings:
            yield from _wrapped(" ".join(said))
            yield f"{INDENT}— {sentence} —"
            said = []
        elif sentence:
            said.append(sentence)
    yield from _wrapped(" ".join(said))


def _ending(match: Match, language: str) -> Iterator[str]:
    if not match.state.end:
        return
    names = _names(match, language)
    for place in match.game.result(match.state).places:
        lines = ", ".join(f"{_say(match, language, line.label, names)} {line.points}" for line in place.lines)
        note = "" if place.note is None else f" · {_say(match, language, place.note, names)}"
        yield f"{INDENT}{place.rank}. {_say(match, language, place.name, names)}: {place.points} ({lines}){note}"


def _say(match: Match, language: str, text: Text, names: list[str]) -> str:
    return match.game.texts.say(language, text, names)


def _wrapped(paragraph: str) -> list[str]:
    return textwrap.wrap(paragraph, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT, break_long_words=False)
