"""Consent: nobody's game is taken back or rated without him."""

import msgspec
import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.server.table import answers, rewind, seats
from ludotheque.server.table.clock import SLOW, Pace
from ludotheque.server.table.entries import ASK_REWIND, BOT, PERSON, REWIND, Entry, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView
from ludotheque.server.views.view_group import ViewGroup
from tests.server.store.test_log import apply_all
from tests.server.table.test_clock import CLOCKS, answer, table_at
from tests.server.table.test_orders import LUCK, PEOPLE, do, talk


def played(answers=12):
    table = table_at(Pace(SLOW, 3600))
    for _ in range(answers):
        answer(table, 200.0)
    return table


def test_whoever_is_stood_in_for_is_asked_before_anything_is_taken_back():
    table = played()
    apply_all(table, seats.stand_in(table, 1, "greedy"))

    asking = rewind.ask(table, 0, "c", "ada")
    apply_all(table, asking)
    apply_all(table, seats.back(table, "bo"))
    agreed = rewind.agree(table, 1, "d", "bo")

    assert [ASK_REWIND] == [entry.kind for entry in asking]
    assert REWIND == agreed[-1].kind


def test_whoever_has_asked_can_tell_what_came_of_it():
    """Not every answer tells something that could be struck from the log."""
    table = played()

    apply_all(table, rewind.ask(table, 0, "c", "ada"))
    asked = seen_by_ada(table)
    apply_all(table, rewind.agree(table, 1, "d", "bo"))
    agreed = seen_by_ada(table)
    apply_all(table, rewind.ask(table, 0, "e", "ada"))
    apply_all(table, rewind.decline(table, 1, "f", "bo"))
    declined = seen_by_ada(table)

    assert [True, False, False] == ["rewind" in message for message in (asked, agreed, declined)]
    assert [0, 1, 1] == [message.get("rewinds", 0) for message in (asked, agreed, declined)]


def seen_by_ada(table):
    return msgspec.json.decode(ViewGroup(TableView(table), 0, "ada", "en").whole(TableView(table)))


def test_what_was_taken_back_while_nobody_asked_those_who_were_gone_stays_so():
    """Logs of before have it: they replay as they did."""
    table = played()
    apply_all(table, seats.stand_in(table, 1, "greedy"))
    place = max(place for place, one in enumerate(table.playing.answers) if one.seat == 0)

    asked = Entry(table.written, ASK_REWIND, 0, str(place))
    apply_all(table, [asked, Entry(table.written + 1, REWIND, 0, str(place))])

    assert place == len(table.playing.answers)
    assert table.rewinding is None


def test_a_game_is_rated_unless_something_was_taken_back_behind_a_barrier():
    even, stood_in = played(), played()
    apply_all(stood_in, seats.stand_in(stood_in, 1, "greedy"))
    alone = Table(CLOCKS, "t", {}, [Seat(PERSON, "ada"), Seat(BOT, level="random")])
    apply_all(alone, answers.start(alone, RandomChance(1)))
    while not any(one.seat == 0 for one in alone.playing.answers):
        answer(alone, 200.0)
    apply_all(alone, rewind.ask(alone, 0, "c", "ada"))

    assert [True, True, False] == [table.is_rated for table in (even, stood_in, alone)]


def asked_in_a_talk(*laid, asker=0):
    """Let two talk in private and lay something between them; then somebody asks to take back. Give the table."""
    table = talk()
    for action in laid:
        do(table, answers.answer(table, 0, table.playing.number(0), action, "", LUCK, "ada"))
    apply_all(table, rewind.ask(table, asker, "r", PEOPLE[asker].person))
    return table


def told(table, seat):
    """Give what somebody is told of who asks to take back what."""
    name = "" if seat is None else PEOPLE[seat].person
    return msgspec.json.decode(ViewGroup(TableView(table), seat, name, "en").whole(TableView(table)))["rewind"]


SECRET = ["give red DB1", "clear red", "give red DB1", "want red LB1", "clear red", "give red DB1"]


@pytest.mark.parametrize(("after", "asker"), [([], 0), ([], 1), (["leave"], 0)])
def test_how_far_back_somebody_asks_to_go_does_not_count_what_was_done_in_private(after, asker):
    tables = [asked_in_a_talk(*SECRET[:count], *after, asker=asker) for count in (0, 2, 6)]

    asked = [told(table, seat) for table in tables for seat in (2, None)]

    assert [asked[0]] * 6 == asked


def test_what_is_taken_back_is_the_last_answer_that_everybody_has_seen():
    """Beyond it lies what the two have laid since: it goes as well, and nobody learns that it was there."""
    table = asked_in_a_talk(*SECRET, asker=1)

    for seat in (0, 2, 3):
        apply_all(table, rewind.agree(table, seat, f"a{seat}", PEOPLE[seat].person))

    assert table.rewinding is None
    assert "ask-answer-proposal" == TableView(table).written(1, "en").top["question"]


def test_what_two_do_in_private_does_not_end_what_somebody_has_asked_everybody():
    """It ended it, and everybody could see that something had been laid."""
    table = asked_in_a_talk(asker=1)
    before = [ViewGroup(TableView(table), seat, "", "en").whole(TableView(table)) for seat in (2, 3, None)]

    do(table, answers.answer(table, 0, table.playing.number(0), "give red DB1", "", LUCK, "ada"))

    assert before == [ViewGroup(TableView(table), seat, "", "en").whole(TableView(table)) for seat in (2, 3, None)]
    do(table, answers.answer(table, 0, table.playing.number(0), "leave", "", LUCK, "ada"))
    assert table.rewinding is None


def test_private_answers_are_left_out_however_often_something_was_taken_back():
    """A list beside the answers must stay beside them."""
    table = asked_in_a_talk(*SECRET, asker=1)
    for seat in (0, 2, 3):
        apply_all(table, rewind.agree(table, seat, f"a{seat}", PEOPLE[seat].person))
    do(table, answers.answer(table, 1, table.playing.number(1), "accept", "", LUCK, "bo"))
    do(table, answers.answer(table, 0, table.playing.number(0), SECRET[0], "", LUCK, "ada"))

    apply_all(table, rewind.ask(table, 0, "s", "ada"))

    fresh = talk()
    apply_all(fresh, rewind.ask(fresh, 0, "s", "ada"))
    assert told(fresh, 2) == told(table, 2)
