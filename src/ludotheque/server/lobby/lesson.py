"""Taking a lesson: a table of one's own with a prepared start, against bots who follow it as long as it lasts."""

import asyncio

from ludotheque.bots.levels import gentlest
from ludotheque.engine import codec
from ludotheque.engine.lesson import LEARNER, Lesson
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.lobby.open_table import open_in_the_middle
from ludotheque.server.store.accounts import Person
from ludotheque.server.table.entries import ANSWER, BOT, LESSON, PERSON, START, Entry, Seat


async def take(rooms: Rooms, person: Person, lesson: Lesson) -> Room:
    """Open a table for a lesson."""
    entries = await asyncio.to_thread(opening, lesson)
    seats = [Seat(BOT, level=bot) for bot in gentlest(lesson.game, lesson.file.seats - 1)]
    seats.insert(LEARNER, Seat(PERSON, person.id))
    options = lesson.game.checked_options(len(seats), lesson.file.options)
    return await open_in_the_middle(rooms, person, lesson.game, options, seats, entries)


def opening(lesson: Lesson) -> list[Entry]:
    """Give the log of a table at which a lesson begins."""
    match = lesson.begun()
    start = "" if match.start is None else codec.encode(match.start).decode()
    return [
        Entry(0, START, action=start, outcomes=match.first_outcomes),
        Entry(1, LESSON, action=lesson.id),
        *(
            Entry(number, ANSWER, answer.seat, answer.action.text, answer.outcomes)
            for number, answer in enumerate(match.answers, 2)
        ),
    ]
