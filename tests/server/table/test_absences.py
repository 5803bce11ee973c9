"""Who leaves, looks away, is stood in for and comes back is told in the log of the table, in both languages."""

import pytest

from ludotheque.engine import replay
from ludotheque.engine.chance import RandomChance
from ludotheque.server.table import answers, seats
from ludotheque.server.table.clock import LIVE, Pace
from ludotheque.server.table.entries import BOT, GONE, PERSON, RETURNED, STAND_IN, Seat
from ludotheque.server.views.table_view import TableView
from tests.server.table.test_replay import PEOPLE, Log

NAMES = {"ada": "Ada", "bo": "Bo", "cleo": "Cleo"}


def told(table, language="en"):
    """List what the log says since somebody left, with the turns of it."""
    lines = [TableView(table, NAMES).told(one, None, language) for one in table.story.events]
    return [(line.turn, line.text) for line in lines if line is not None][-2:]


@pytest.fixture
def log():
    log = Log("clockworker", PEOPLE)
    while replay.turns(log.table.playing) < 2:
        log.answer()
    return log


def test_who_leaves_and_is_back_is_told_in_both_languages(log):
    log.write(seats.leave(log.table, "ada", "greedy"))
    log.write(seats.back(log.table, "ada"))

    assert [(2, "Ada has left the table: a bot plays on."), (2, "Ada is back.")] == told(log.table)
    lines = [TableView(log.table, NAMES).told(one, None, "en") for one in log.table.story.events]
    assert ["Ada has left the table: a bot plays on.", "Ada is back."] == [
        line.text for line in lines if line and line.beside
    ]
    assert [(2, "Ada a quitté la table\u202f: un robot continue."), (2, "Ada est de retour.")] == told(log.table, "fr")


@pytest.fixture
def watched(log):
    """A table at which everybody is expected to look."""
    log.table.pace = Pace(LIVE, 3600)
    return log


def test_who_looks_away_and_looks_again_is_told_once_and_nothing_else_changes(watched):
    before = watched.table.complete_record()
    for news in (seats.gone, seats.gone, seats.returned, seats.returned):
        watched.write(news(watched.table, 1))

    assert [(2, "Bo has left the table."), (2, "Bo is back.")] == told(watched.table)
    assert [(2, "Bo a quitté la table."), (2, "Bo est de retour.")] == told(watched.table, "fr")
    assert [GONE, RETURNED] == [entry.kind for entry in watched.entries[-2:]]
    assert before == watched.table.complete_record()


def test_whom_a_bot_stands_in_for_comes_back_once(watched):
    watched.write(seats.gone(watched.table, 1))
    watched.write(seats.stand_in(watched.table, 1, "greedy"))
    assert [] == seats.gone(watched.table, 1) == seats.returned(watched.table, 1)
    watched.write(seats.back(watched.table, "bo"))

    assert [] == seats.returned(watched.table, 1)
    assert [(2, "A bot plays on for Bo."), (2, "Bo is back.")] == told(watched.table)


def test_who_comes_and_goes_all_the_time_does_not_fill_the_log(watched):
    for _ in range(seats.MOST_TOLD):
        watched.write(seats.gone(watched.table, 1))
        watched.write(seats.returned(watched.table, 1))

    assert seats.MOST_TOLD == len(watched.table.absences.news)


def test_at_a_slow_table_and_among_bots_nobody_need_look(log):
    assert [] == seats.gone(log.table, 1)
    alone = Log("clocks", [Seat(PERSON, "ada"), Seat(BOT, level="random")])
    alone.table.pace = Pace(LIVE, 3600)
    assert [] == seats.gone(alone.table, 0)


def test_for_whom_a_bot_plays_on_when_their_time_is_up_has_not_left(log):
    log.write(answers.time_up(log.table, log.table.due() + 1, "greedy", RandomChance(1)))

    [seat] = [number for number, sitting in enumerate(log.table.seats) if sitting.level]
    assert f"A bot plays on for {[*NAMES.values()][seat]}." == told(log.table)[-1][1]


def test_a_log_of_before_says_who_was_stood_in_for(log):
    """It does not say whether they wished for it."""
    log.write([log.table.entry(STAND_IN, 1, "greedy")])

    assert (2, "A bot plays on for Bo.") == told(log.table)[-1]


def test_the_replay_stays_in_step_and_the_record_as_it_was(log):
    before = log.table.complete_record()
    log.write(seats.leave(log.table, "ada", "greedy"))
    log.write(seats.back(log.table, "ada"))

    assert before == log.table.complete_record()
    while replay.turns(log.table.playing) < 4:
        log.answer()
    turns = {one.turn for one in log.table.story.events}
    assert set(range(replay.turns(log.table.playing) + 1)) == turns | {0}
    assert [one.event.name for one in log.table.story.events] == [one.event.name for one in log.replayed().story.events]


def test_what_is_taken_back_leaves_it_standing(log):
    while not log.table.may_undo(0):
        log.answer()
    log.write(seats.leave(log.table, "bo", "greedy"))
    log.write(answers.undo(log.table, 0, ""))

    undone = {one.event.name: one.is_undone for one in log.table.story.events}
    assert not undone["left"]
    assert any(undone.values())
