"""Lessons in words: those of a game, and the step that somebody has come to."""

from ludotheque.engine.game import Game
from ludotheque.engine.lesson import LEARNER, lessons_of
from ludotheque.server.table.table import Table
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
    """Give the card of the step a table has come to; nothing where no lesson is on, and to nobody but the learner."""
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
