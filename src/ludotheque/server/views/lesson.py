"""Lessons in words: those of a game, and the step that somebody has come to."""

from ludotheque.engine.game import Game
from ludotheque.engine.lesson import LEARNER, lessons_of
from ludotheque.engine.scene import Text
from ludotheque.server.table.practice import Practice
from ludotheque.server.table.table import Table
from ludotheque.server.views.review import because
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.lesson import LessonCard, LessonInfo, TakenLesson


def describe_lessons(game: Game, language: str) -> list[LessonInfo]:
    """Put the lessons of a game into words."""
    return [
        LessonInfo(
            lesson.id,
            game.say(language, f"lesson-{lesson.id}"),
            game.say(language, f"lesson-{lesson.id}.about"),
            lesson.file.minutes,
            len(lesson.file.steps),
        )
        for lesson in lessons_of(game).values()
    ]


def taken_lesson(table: Table, language: str) -> TakenLesson | None:
    """Say which lesson is taken at a table, and how far it has come."""
    lesson, match = table.course, table.match
    if lesson is None or match is None:
        return None
    of = len(lesson.file.steps)
    return TakenLesson(lesson.id, table.game.say(language, f"lesson-{lesson.id}"), lesson.place(match), of)


def lesson_card(view: TableView, seat: int | None, language: str) -> LessonCard | None:
    """Give the card of the step a table has come to, or of what is to be found there; to nobody but the learner."""
    if view.table.practice is not None:
        return _practice_card(view, view.table.practice, seat, language)
    lesson, match = view.table.course, view.table.match
    if lesson is None or match is None or seat != LEARNER or match.state.end:
        return None
    text = lesson.text(match)
    if text is None:
        return None
    step, done = lesson.step(match), lesson.place(match)
    return LessonCard(
        title=view.game.say(language, f"lesson-{lesson.id}"),
        text=view.game.texts.say(language, text, view.side_names(language)),
        done=done,
        of=len(lesson.file.steps),
        goal="" if done else view.game.say(language, f"lesson-{lesson.id}.goal"),
        on=lesson.points(match),
        at="" if step is None else step.rule,
        teaches=lesson.file.teaches if step is None else [],
    )


def _practice_card(view: TableView, practice: Practice, seat: int | None, language: str) -> LessonCard | None:
    """Say that there is something to be found; and, upon the first answer, whether it was, and why."""
    match = view.table.match
    given = None if match is None or seat != practice.seat else practice.answers(match)
    if match is None or given is None:
        return None
    s = match.opening()
    played, best = (
        view.game.label(s, s.seat_of.index(practice.seat), view.game.actions.parse(text))
        for text in (practice.played, practice.best)
    )
    if given:
        why = because(practice.gain, practice.line, best)
        text = Text("practice-right" if given[0] == practice.best else "practice-wrong", {"why": why})
    else:
        text = Text("practice-slip", {"played": played})
    names = view.names_at(s.seat_of, language)
    return LessonCard(view.game.say(language, "practice"), view.game.texts.say(language, text, names), done=0, of=0)
