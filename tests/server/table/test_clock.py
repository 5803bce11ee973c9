"""Time: clocks follow from the log; whoever's time is up is stood in for until he is back."""

import time

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.table import answers, seats
from ludotheque.server.table.clock import LIVE, SLOW, Clock, Pace
from ludotheque.server.table.entries import ANSWER, BACK, PERSON, REWIND, STAND_IN, Entry, Seat
from ludotheque.server.table.table import Table
from tests.server.conftest import open_table
from tests.server.store.test_log import apply_all

CLOCKS, ENKIDU = game_named("clocks"), game_named("enkidu")


def table_at(pace, at=100.0, game=CLOCKS, people=("ada", "bo")):
    """Begin a game at a moment."""
    options = {"money": "hidden"} if game is CLOCKS else {}
    table = Table(game, "t", options, [Seat(PERSON, person) for person in people], pace, "ada")
    written(table, answers.start(table, RandomChance(1)), at)
    return table


def written(table, entries, at):
    for entry in entries:
        entry.at = at
    apply_all(table, entries)


def answer(table, at):
    """Let whoever is asked answer at a moment; give the seat."""
    seat = table.waiting()[0]
    action = flow.options(table.playing.state, seat)[0].text
    person = table.seats[seat].person
    written(table, answers.answer(table, seat, table.playing.number(seat), action, "", RandomChance(1), person), at)
    return seat


def test_the_bank_of_a_live_table_pays_for_thinking_and_gets_its_increment():
    clock = Clock(Pace(LIVE, 60, 5), 2)

    clock.ask(0, 1, 100.0)
    assert 160.0 == clock.due(0)
    clock.answer(0, 110.0, is_rewarded=True)

    assert 55.0 == clock.left[0]
    assert clock.due(0) is None


def test_a_slow_table_gives_the_same_time_for_every_decision():
    table = table_at(Pace(SLOW, 3600))

    for _ in range(2):
        answer(table, 2000.0)

    assert 2000.0 + 3600 == table.due()


def undo(table, seat, at):
    written(table, answers.undo(table, seat, "", table.seats[seat].person), at)


def test_whoever_takes_an_answer_back_gets_no_time_for_it():
    table = table_at(Pace(LIVE, 60, 10), game=ENKIDU, people=("ada", "bo", "cy"))

    for at in range(101, 121):
        assert 0 == answer(table, at)
        undo(table, 0, at)

    assert 160.0 == table.clock.due(0)


def test_at_a_slow_table_taking_back_begins_no_new_deadline():
    table = table_at(Pace(SLOW, 3600), game=ENKIDU, people=("ada", "bo", "cy"))

    seat = answer(table, 2000.0)
    undo(table, seat, 3000.0)

    assert 3700.0 == table.clock.due(seat)


def test_whoever_takes_back_at_the_last_moment_has_a_minute_yet():
    table = table_at(Pace(SLOW, 3600), game=ENKIDU, people=("ada", "bo", "cy"))

    seat = answer(table, 2000.0)
    undo(table, seat, 3690.0)

    assert 3750.0 == table.clock.due(seat)


def test_what_all_agree_to_take_back_sets_their_clocks_back():
    table = table_at(Pace(LIVE, 600, 10))
    answer(table, 110.0)
    before = table.clock.left.copy()
    asked = table.waiting()[0]

    for at in (120.0, 130.0, 150.0):
        answer(table, at)
    written(table, [Entry(table.written, REWIND, 0, "1")], 200.0)

    assert [asked] == table.waiting()
    assert before == table.clock.left
    assert 200.0 + before[asked] == table.due()


def test_whoever_is_still_asked_the_same_keeps_his_clock_running():
    table = table_at(Pace(LIVE, 60), game=ENKIDU, people=("ada", "bo", "cy"))
    assert [0, 1, 2] == sorted(table.waiting())  # all choose at once

    first = answer(table, 110.0)

    assert {160.0} == {table.clock.due(seat) for seat in range(3) if seat != first}
    assert 170.0 - 10 == table.clock.due(first)


def test_when_time_is_up_a_bot_stands_in_and_the_game_goes_on():
    table = table_at(Pace(SLOW, 60))

    assert [] == answers.time_up(table, 159.0, "greedy", RandomChance(1))
    entries = answers.time_up(table, 161.0, "greedy", RandomChance(1))
    written(table, entries, 161.0)

    assert [STAND_IN] == [entry.kind for entry in entries]
    assert entries[0].seat in table.waiting_bots()
    assert table.clock.due(entries[0].seat) is None


def test_whoever_has_answered_in_advance_is_not_stood_in_for_when_time_is_up():
    """An order waits as long as a person might; where a clock is shorter, it counts when the time is up."""
    table = table_at(Pace(LIVE, 60), game=ENKIDU, people=("ada", "bo", "cy"))
    table.schedule.patience = lambda: 600.0
    written(table, answers.order(table, 0, "ask-lay-card", "play 3", RandomChance(1)), 101.0)
    while not table.schedule.has(0):
        answer(table, 101.0)
    assert 160.0 == table.clock.due(0)

    entries = answers.time_up(table, 161.0, "greedy", RandomChance(1))
    written(table, entries, 161.0)

    assert [(ANSWER, 0, "play 3")] == [(entry.kind, entry.seat, entry.action) for entry in entries]
    assert table.is_rated
    assert [STAND_IN] == [entry.kind for entry in answers.time_up(table, 161.0, "greedy", RandomChance(1))]


def test_whoever_comes_back_has_a_minute_at_least():
    table = table_at(Pace(LIVE, 10))
    written(table, answers.time_up(table, 111.0, "greedy", RandomChance(1)), 111.0)
    seat = table.waiting_bots()[0]

    back = seats.back(table, table.seats[seat].person)
    written(table, back, 200.0)

    assert [BACK] == [entry.kind for entry in back]
    assert 260.0 == table.clock.due(seat)


def leave_and_come_back(table, seat, left, back):
    """Leave at a moment and come back at another, before the bot has answered."""
    person = table.seats[seat].person
    written(table, seats.leave(table, person, "greedy"), left)
    written(table, seats.back(table, person), back)


@pytest.mark.parametrize("pace", [Pace(SLOW, 3600), Pace(LIVE, 3600)])
def test_leaving_and_coming_back_gives_no_new_time(pace):
    table = table_at(pace)
    seat = table.waiting()[0]

    for at in (1100.0, 2100.0, 3670.0):
        leave_and_come_back(table, seat, at, at)
        assert 3700.0 == table.clock.due(seat)


def test_whose_time_was_up_and_who_comes_back_has_a_minute_once_a_game():
    for pace in (Pace(SLOW, 3600), Pace(LIVE, 3600)):
        table = table_at(pace)
        seat = table.waiting()[0]

        leave_and_come_back(table, seat, 3701.0, 3710.0)
        assert 3770.0 == table.clock.due(seat)
        leave_and_come_back(table, seat, 3771.0, 3780.0)
        assert table.clock.due(seat) <= 3780.0


def test_taking_back_what_a_bot_has_answered_begins_no_new_deadline():
    table = table_at(Pace(SLOW, 3600), game=ENKIDU, people=("ada", "bo", "cy"))
    written(table, seats.leave(table, "ada", "greedy"), 2000.0)
    assert 0 == answer(table, 2001.0)

    written(table, seats.back(table, "ada"), 2002.0)
    undo(table, 0, 2003.0)

    assert 3700.0 == table.clock.due(0)


def test_after_a_bots_answer_whoever_is_back_has_the_time_of_the_next_decision():
    table = table_at(Pace(SLOW, 3600), game=ENKIDU, people=("ada", "bo", "cy"))
    written(table, seats.leave(table, "ada", "greedy"), 200.0)
    while 0 in table.waiting() or table.playing.number(0) == 1:
        answer(table, 300.0)
    while 0 not in table.waiting():
        answer(table, 300.0)

    written(table, seats.back(table, "ada"), 400.0)

    assert 4000.0 == table.clock.due(0)


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "quick"},
        {"kind": "live", "seconds": 1},
        {"kind": "slow", "seconds": 60, "increment": 5},
        {"kind": "untimed", "seconds": 5},
    ],
)
def test_a_pace_that_makes_no_sense_is_answered_by_one_sentence(guests, pace):
    wanted = {"game": "clocks", "seats": ["me", "bot:random"], "pace": pace}

    answered = guests("Ada").ask("POST", "/api/tables", wanted)

    assert 422 == answered["status"]
    assert answered["error"]


@pytest.mark.slow
def test_a_deadline_that_passed_while_the_server_was_down_is_kept(tmp_path):
    server = Serving(tmp_path)
    ada = Guest(server.address, "Ada")
    wanted = {"game": "clocks", "seats": ["me", "bot:random"], "pace": {"kind": "slow", "seconds": 5}}
    table = ada.ask("POST", "/api/tables", wanted)["id"]
    server.kill()
    time.sleep(5)

    server.start()

    while not ada.ask("GET", f"/api/tables/{table}")["seats"][0]["level"]:
        time.sleep(0.2)
    ada.attend(table)
    while ada.seat is None or ada.until("scene")["table"]["seats"][0]["level"]:
        pass
    assert "" == server.stop()


@pytest.mark.slow
def test_a_bot_stands_in_for_whoever_has_gone_and_hands_the_seat_back(tmp_path):
    server = Serving(tmp_path, arguments=["--away", "0.5"])
    ada, bo = Guest(server.address, "Ada"), Guest(server.address, "Bo")
    wanted = {"game": "clocks", "seats": ["me", "open"], "pace": {"kind": "live", "seconds": 600}}
    table = ada.ask("POST", "/api/tables", wanted)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ada.attend(table)
    bo.attend(table)

    bo.leave()

    while not ada.until("scene")["table"]["seats"][1]["level"]:
        pass
    bo.attend(table)
    while ada.until("scene")["table"]["seats"][1]["level"]:
        pass
    ada.leave()
    bo.leave()
    assert "" == server.stop()


@pytest.mark.slow
def test_at_a_slow_table_nobody_is_stood_in_for_before_the_deadline(tmp_path):
    server = Serving(tmp_path, arguments=["--away", "0.1"])
    ada, bo = Guest(server.address, "Ada"), Guest(server.address, "Bo")
    wanted = {"game": "clocks", "seats": ["me", "open"], "pace": {"kind": "slow", "seconds": 3600}}
    table = ada.ask("POST", "/api/tables", wanted)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ada.attend(table)
    time.sleep(0.2)

    ada.say({"type": "stand-in", "seat": 1})

    assert "deadline" in ada.until("refused")["text"]
    assert "" == ada.ask("GET", f"/api/tables/{table}")["seats"][1]["level"]
    ada.leave()
    assert "" == server.stop()


@pytest.mark.slow
def test_at_a_table_without_a_clock_only_whoever_is_asked_can_be_stood_in_for(tmp_path):
    server = Serving(tmp_path, arguments=["--away", "0.1"])
    ada, bo = Guest(server.address, "Ada"), Guest(server.address, "Bo")
    table = open_table(ada, "me", "open", board="forward")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    waiting = next(one for one in ada.ask("GET", "/api/tables") if one["id"] == table)["waiting"]
    asked, gone = (ada, bo) if [0] == waiting else (bo, ada)
    asked.attend(table)
    time.sleep(0.2)

    asked.say({"type": "stand-in", "seat": 1 - waiting[0]})
    refused = asked.until("refused")["text"]
    asked.leave()
    gone.attend(table)
    time.sleep(0.2)
    gone.say({"type": "stand-in", "seat": waiting[0]})

    assert "not asked" in refused
    while not gone.until("scene")["table"]["seats"][waiting[0]]["level"]:
        pass
    gone.leave()
    assert "" == server.stop()


@pytest.mark.slow
def test_who_sat_down_and_never_came_counts_as_gone(tmp_path):
    server = Serving(tmp_path, arguments=["--away", "0.1"])
    ada, bo = Guest(server.address, "Ada"), Guest(server.address, "Bo")
    table = open_table(ada, "me", "open", "bot:greedy", game="enkidu")  # where all are asked at once
    ada.attend(table)
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    time.sleep(0.2)

    ada.say({"type": "stand-in", "seat": 1})

    assert "scene" == ada.until("refused", "scene")["type"]
    while not ada.ask("GET", f"/api/tables/{table}")["seats"][1]["level"]:
        assert "scene" == ada.until("refused", "scene")["type"]
    ada.leave()
    assert "" == server.stop()


def test_at_a_table_of_people_leaving_leaves_the_game_to_a_bot(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})

    left = bo.ask("POST", f"/api/tables/{table}/leave")

    assert "greedy" == left["seats"][1]["level"]
    assert "Bo" == left["seats"][1]["name"]


def test_a_table_at_which_a_bot_stands_in_for_me_does_not_wait_for_me(guests):
    ada = guests("Ada")
    table = open_table(ada, "me", "open", "open", game="enkidu")
    for seat, guest in enumerate(guests("Bo", "Cy"), 1):
        guest.ask("POST", f"/api/tables/{table}/sit", {"seat": seat})
    before = ada.ask("GET", "/api/tables")[0]["waits_for_me"]

    ada.ask("POST", f"/api/tables/{table}/leave")

    assert [True, False] == [before, ada.ask("GET", "/api/tables")[0]["waits_for_me"]]
