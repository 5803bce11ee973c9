"""Lessons, as they travel."""

import msgspec


class LessonInfo(msgspec.Struct):
    """A lesson of a game, before one takes it."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int


class TakenLesson(msgspec.Struct):
    """A lesson that is taken at a table, and how many of its steps are done."""

    id: str
    title: str
    done: int
    of: int


class LessonCard(msgspec.Struct, omit_defaults=True):
    """The step a lesson has come to, for whoever takes it; as many are done as there are once it is over."""

    title: str
    text: str
    done: int
    of: int
    goal: str = ""
    """What the game is about: with the first step."""
    on: list[str] = []
    """The ids of what the step is about."""
    at: str = ""
    """The paragraph of the rules it rests on."""
    teaches: list[str] = []
    """Cards of the guide that are not needed any more: once the lesson is over."""
