"""Lessons: every one is played, in every way it allows and in every language."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.game import Game
from ludotheque.engine.lesson import LEARNER, NOT_HERE, Lesson, LessonStep, fits, lessons_of
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Text
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.texts import LANGUAGES, MissingText
from ludotheque.lab.kit.cases import PEOPLE
from ludotheque.manual.rules_file import has_rules, rules_of

MOST_WORDS = 120
"""How many words a newcomer reads before their first move, at most."""
FREE_ANSWERS = 60
"""How many answers are tried after the last step: free play must be possible from there."""


@dataclass
class Walk:
    """A lesson as it is walked through: what is wrong with it, and what was met on the ways."""

    lesson: Lesson
    faults: list[str] = field(default_factory=list)
    ways: int = 0
    refused: int = 0
    """How many wrong answers the rules themselves object to."""
    answered: set[tuple[str, str]] = field(default_factory=set)
    """By step, the patterns of `instead` that were the answer to something."""


def check_lessons(game: Game) -> None:
    """Every lesson of a game can be played as it is written: raise with everything that is wrong."""
    found = [fault for lesson in lessons_of(game).values() for fault in walked(lesson).faults]
    assert not found, "\n".join(found)


def walked(lesson: Lesson) -> Walk:
    """Walk every way a lesson allows, and try every wrong answer on it."""
    walk = Walk(lesson)
    walk.faults += _words(lesson)
    try:
        _go_on(walk, [], lesson.begun())
    except (LudothequeError, AssertionError, LookupError, ValueError) as error:
        walk.faults.append(f"the lesson cannot begin: {type(error).__name__}: {error}")
    if not walk.faults:
        walk.faults += [
            f"{step.id}: nobody can come upon {pattern!r}, to which something is said"
            for step in lesson.file.steps
            for pattern in step.instead
            if (step.id, pattern) not in walk.answered
        ]
        if not walk.refused:
            walk.faults.append("expected a wrong answer that the rules object to, and there is none in all steps")
    walk.faults = [f"{lesson.game.id}/lessons/{lesson.id}: {fault}" for fault in walk.faults]
    return walk


def _words(lesson: Lesson) -> Iterator[str]:
    """Title, goal, first sentence and question are short; all texts are there, and every paragraph."""
    game, texts = lesson.game, lesson.game.texts
    ids = {part.id for part in rules_of(game).parts["en"]} if has_rules(game) else set()
    head = [f"lesson-{lesson.id}{part}" for part in ("", ".about", ".goal", ".next")]
    wanted = [f"no-lesson-{lesson.id}-{word}" for step in lesson.file.steps for word in step.instead.values()]
    for language in LANGUAGES:
        yield from (f"no text {name} in {language}" for name in [*head, *wanted] if not texts.has(language, name))
    cards = {step.id for step in game.guide}
    yield from (f"the guide has no card {name!r}" for name in lesson.file.teaches if name not in cards)
    names = [step.id for step in lesson.file.steps]
    yield from (f"{name}: expected another id for each step" for name in set(names) if names.count(name) > 1)
    yield from (
        f"{step.id}: the rules have no part {step.rule!r}"
        for step in lesson.file.steps
        if step.rule and step.rule not in ids
    )


def read_first(lesson: Lesson, match: Match, language: str) -> str:
    """Give everything a newcomer is told before the first move."""
    game = lesson.game
    names = game.names(match.state, language, PEOPLE)
    told = [Text(f"lesson-{lesson.id}"), Text(f"lesson-{lesson.id}.goal"), lesson.text(match)]
    told.append(game.prompt(match.state, LEARNER))
    return " ".join(game.texts.say(language, text, names) for text in told if text is not None)


def _go_on(walk: Walk, way: list[str], match: Match) -> None:
    """Look at the step a match has come to, and go on by every answer that is allowed."""
    lesson, place = walk.lesson, len(way)
    if place == len(lesson.file.steps):
        walk.ways += 1
        walk.faults += [f"after {', '.join(way)}: {fault}" for fault in _end(lesson, match)]
        return
    step = lesson.file.steps[place]
    found = list(_step(walk, step, match))
    if found:
        walk.faults += [f"{step.id}, after {', '.join(way) or 'nothing'}: {fault}" for fault in found]
        return
    for action in flow.options(match.state, LEARNER):
        if any(fits(pattern, action) for pattern in step.allow):
            try:
                _go_on(walk, [*way, action.text], _played(lesson, match, step, action))
            except LudothequeError as error:
                walk.faults.append(f"{step.id}, after {', '.join([*way, action.text])}: {error}")


def _step(walk: Walk, step: LessonStep, match: Match) -> Iterator[str]:
    """Find what is wrong with a step where it is asked."""
    lesson, game, s = walk.lesson, walk.lesson.game, match.state
    if lesson.step(match) is not step:
        asked = game.prompt(s, LEARNER)
        yield f"expected {step.asks}, but asked is {'nothing' if asked is None else asked.id}"
        return
    options = flow.options(s, LEARNER)
    for pattern in step.allow:
        if not any(fits(pattern, action) for action in options):
            yield f"{pattern!r} is no option; there are {', '.join(action.text for action in options[:12])}"
    for action in options:
        _try_wrong(walk, step, action)
    refusals = flow.refusals(s, LEARNER)
    walk.refused += len(refusals)
    for language in LANGUAGES:
        names = game.names(s, language, PEOPLE)
        try:
            first = read_first(lesson, match, language)
            for _, objection in refusals:
                game.texts.say(language, Text(f"no-{objection.rule}", objection.facts), names)
        except MissingText as error:
            yield str(error)
            continue
        words = len(first.split())
        if lesson.place(match) == 0 and words >= MOST_WORDS:
            yield f"expected fewer than {MOST_WORDS} words before the first move in {language}, not {words}"
    nodes = SceneWriter(game.texts, "en", game.names(s, "en", PEOPLE)).flat(match.scene(LEARNER))["nodes"]
    missing = [one for one in lesson.points(match) if one not in nodes]
    if missing or not step.on:
        yield f"expected something on the table that it is about, not {', '.join(missing) or 'nothing'}"


def _try_wrong(walk: Walk, step: LessonStep, action: Action) -> None:
    """Note what is said to a legal answer that the lesson does not take."""
    try:
        walk.lesson.expect(step, action)
    except Refused as error:
        if error.objection.rule != NOT_HERE:
            pattern = next(pattern for pattern in step.instead if fits(pattern, action))
            walk.answered.add((step.id, pattern))


def _played(lesson: Lesson, match: Match, step: LessonStep, action: Action) -> Match:
    """Play an answer and what the others answer to it, at a table of its own."""
    again = lesson.begun()
    for answer in match.answers[len(again.answers) :]:
        again.play(answer.seat, answer.action)
    again.play(LEARNER, action)
    for other in step.others:
        again.play(*lesson.parsed(other))
    return again


def _end(lesson: Lesson, match: Match) -> Iterator[str]:
    """What to try next is said in every language, and the game can be played on."""
    text = lesson.text(match)
    for language in LANGUAGES:
        try:
            lesson.game.texts.say(language, text or Text(""), lesson.game.names(match.state, language, PEOPLE))
        except MissingText as error:
            yield str(error)
    luck = RandomChance(len(match.answers))
    for played in count():
        if match.state.end or played == FREE_ANSWERS:
            break
        seat = flow.first_asked(match.state)
        options = flow.options(match.state, seat)
        match.play(seat, options[luck.pick("what", len(options))])
