"""Replay: opening a table takes as long as its log is, whatever was taken back, and how often."""

import sys

import pytest

from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.games import game_named
from ludotheque.server.table import answers, rewind, seats
from ludotheque.server.table.clock import SLOW, Pace
from ludotheque.server.table.entries import ASK_REWIND, BOT, PERSON, REWIND, UNDO, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.table.wavering import ALLOWANCE, PER_ANSWER

LUCK = RandomChance(1)
PEOPLE = [Seat(PERSON, name) for name in ("ada", "bo", "cleo")]
WITH_A_BOT = [Seat(PERSON, "ada"), Seat(BOT, level="random")]


class Log:
    """A table, and everything that was written about it."""

    def __init__(self, game, seats):
        self.game, self.seats = game_named(game), seats
        self.luck = RandomChance(1)  # of its own: what other tests have played changes nothing
        self.table, self.entries = self.new(), []
        self.write(answers.start(self.table, self.luck))

    def new(self):
        return Table(self.game, "t", {}, self.seats, Pace(SLOW, 3600), "ada")

    def write(self, entries):
        for entry in entries:
            self.table.apply(entry)
        self.entries += entries

    def answer(self):
        """Let Ada answer if she is asked, else somebody."""
        table = self.table
        seat = 0 if 0 in table.waiting() else table.waiting()[0]
        action = flow.options(table.playing.state, seat)[0].text
        self.write(
            answers.answer(table, seat, table.playing.number(seat), action, "", self.luck, table.seats[seat].person)
        )

    def replayed(self):
        """Apply it all to a new table."""
        table = self.new()
        for entry in self.entries:
            table.apply(entry)
        return table

    def steps(self):
        """Count the lines of Python this takes."""
        found = 0

        def count(_frame, event, _argument):
            nonlocal found
            found += event == "line"
            return count

        sys.settrace(count)
        try:
            self.replayed()
        finally:
            sys.settrace(None)
        return found


def undoing(times):
    """Answer and undo, again and again."""
    log = Log("enkidu", PEOPLE)
    log.answer()
    for _ in range(times):
        log.write([log.table.entry(UNDO, 0)])
        log.answer()
    return log


def rewinding(times):
    """Have the same answers taken back behind a barrier, again and again: bots do not mind."""
    log = Log("clocks", WITH_A_BOT)
    while len(log.table.playing.answers) < 60:
        log.answer()
    for _ in range(times):
        place = max(place for place, one in enumerate(log.table.playing.answers) if one.seat == 0)
        log.write([log.table.entry(ASK_REWIND, 0, str(place))])
        log.write([log.table.entry(REWIND, 0, str(place))])
        while len(log.table.playing.answers) < 60:
            log.answer()
    return log


@pytest.mark.parametrize(("waver", "times"), [(undoing, 100), (rewinding, 10)])
def test_replay_takes_as_many_steps_as_the_log_has_entries(waver, times):
    some, more, most = (waver(count * times).steps() for count in (1, 2, 4))

    assert 2.05 * (more - some) > most - more


@pytest.mark.parametrize(("waver", "times"), [(undoing, 100), (rewinding, 10)])
def test_what_was_taken_back_is_told_as_before(waver, times):
    log = waver(times)

    again = log.replayed()

    assert codec.digest(log.table.playing.state) == codec.digest(again.playing.state)
    told = [[(one.turn, one.event.name, one.is_undone) for one in table.story.events] for table in (log.table, again)]
    assert told[0] == told[1]
    assert any(undone for _, _, undone in told[0])


def test_to_take_back_behind_a_barrier_plays_only_the_last_stretch_again(monkeypatch):
    """Not the whole game, however long it is."""
    log = rewinding(1)
    played, play = [], flow.play

    def count(*given):
        played.append(given)
        return play(*given)

    monkeypatch.setattr(flow, "play", count)
    place = max(place for place, one in enumerate(log.table.playing.answers) if one.seat == 0)

    log.write([log.table.entry(REWIND, 0, str(place))])

    assert place == len(log.table.playing.answers)
    assert 0 < len(played) < place


def ordering(table, seat, click, person):
    """Order something, or drop it again."""
    question = "ask-lay-card"
    return answers.order(table, seat, question, None if table.orders.of(seat) else "ask", LUCK)


def leaving(table, seat, click, person):
    """Go and come back."""
    return seats.back(table, person) or seats.leave(table, person, "greedy")


@pytest.mark.parametrize("waver", [answers.undo, rewind.ask, ordering, leaving])
def test_a_table_has_patience_for_so_many_changes_of_mind(waver):
    log = Log("enkidu", PEOPLE)
    log.answer()

    def waver_on():
        for _ in range(2 * ALLOWANCE + 10):
            log.write(waver(log.table, 0, "", "ada"))
            if log.table.rewinding is not None:
                log.write(rewind.decline(log.table, 0, "", "ada"))
            if 0 in log.table.waiting() and waver is answers.undo:
                log.answer()

    with pytest.raises(Refused, match="wavered-enough"):
        waver_on()

    assert ALLOWANCE <= log.table.wavered[0] <= ALLOWANCE + PER_ANSWER
    assert "" == log.table.seats[0].level, "whoever comes back is always let in"
    assert [0, 0] == log.table.wavered[1:], "the others have their own"


def test_every_answer_that_stands_gives_some_patience_back():
    log = undoing(ALLOWANCE + PER_ANSWER)
    with pytest.raises(Refused, match="wavered-enough"):
        answers.undo(log.table, 0, "", "ada")

    while sum(one.seat == 0 for one in log.table.playing.answers) < 2 or not log.table.may_undo(0):
        log.answer()

    assert [UNDO] == [entry.kind for entry in answers.undo(log.table, 0, "", "ada")]
