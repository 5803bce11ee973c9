"""What is said at a table: stored, limited, and private where the rules open a private talk."""

import json
import time

import pytest

from ludotheque.server.live.chat import LONGEST_WORDS, MOST_WORDS
from tests.server.conftest import open_table

A_MINUTE = 60


def say(guest, text, to=(), **more):
    """Say something, and wait for what becomes of it."""
    click = f"say{len(guest.frames)}"
    guest.say({"type": "say", "id": click, "text": text, "to": list(to), **more})
    while (message := guest.until("done", "refused")).get("id") != click:
        pass
    return message


def heard(guest):
    """List what a guest has been told of what was said."""
    found = (json.loads(frame) for frame in guest.frames)
    return [message["line"]["text"] for message in found if message["type"] == "said"]


@pytest.fixture
def table(guests):
    """Four people at a table of Enkidu and a spectator, all looking."""
    people = guests("Ada", "Bo", "Cleo", "Dan", "Eve")
    name = open_table(people[0], "me", "open", "open", "open", game="enkidu")
    for seat in range(1, 4):
        people[seat].ask("POST", f"/api/tables/{name}/sit", {"seat": seat})
    for guest in people:
        guest.attend(name)
        guest.until("talk")
    return name, people


@pytest.mark.slow
def test_what_is_said_reaches_everybody_and_comes_back_after_a_restart(table, server):
    name, (ada, bo, _, _, eve) = table

    assert "done" == say(ada, "  Good   evening <b>all</b> ")["type"]

    line = bo.until("said")["line"]
    assert {"seat": 0, "name": "Ada", "text": "Good evening <b>all</b>", "when": line["when"]} == line
    assert abs(line["when"] - time.time()) < A_MINUTE
    assert line == eve.until("said")["line"]
    server.kill()
    server.start()
    bo.attend(name)
    assert [line] == bo.until("talk")["lines"]


def test_a_message_sent_twice_is_said_once(table):
    _, (ada, bo, *_) = table
    for _ in range(2):
        ada.say({"type": "say", "id": "same", "text": "once"})
        ada.until("done")

    say(bo, "twice")

    assert ["once", "twice"] == heard(bo)


def test_who_leaves_and_comes_back_is_told_among_what_is_said(table):
    name, (ada, bo, *_) = table
    say(ada, "first")
    ada.ask("POST", f"/api/tables/{name}/leave")

    while "news" not in (line := bo.until("said")["line"]):
        pass
    assert {"seat": 0, "name": "Ada", "text": "Ada has left the table: a bot plays on.", "news": "left"} == {
        key: value for key, value in line.items() if key != "when"
    }

    ada.attend(name)
    assert "Ada is back." == bo.until("said")["line"]["text"]
    bo.say({"type": "language", "language": "fr"})
    lines = bo.until("talk")["lines"]
    assert ["first", "Ada a quitté la table\u202f: un robot continue.", "Ada est de retour."] == [
        line["text"] for line in lines
    ]
    assert [line["when"] for line in lines] == sorted(line["when"] for line in lines)


def test_whose_browser_is_gone_is_told_in_the_log_and_among_what_is_said(table):
    name, (ada, bo, *_) = table
    bo.leave()

    assert ("left", "Bo has left the table.") == news_for(ada)
    assert "Bo has left the table." in ada.log
    bo.attend(name)
    assert ("back", "Bo is back.") == news_for(ada)
    assert ["Bo has left the table.", "Bo is back."] == ada.log[-2:]


def news_for(guest):
    while "news" not in (line := guest.until("said")["line"]):
        pass
    return line["news"], line["text"]


def test_what_cannot_be_said_gets_one_sentence(table):
    _, (ada, _, _, _, eve) = table

    assert "You are watching this table." == say(eve, "hello")["text"]
    assert "There is nothing to say in that." == say(ada, " \n ")["text"]
    assert f"{LONGEST_WORDS} at a time" in say(ada, "x" * (LONGEST_WORDS + 1))["text"]
    assert "not talking with them in private" in say(ada, "psst", [1])["text"]
    assert "There is no such claim." == say(ada, "", claim="9.9")["text"]
    for number in range(MOST_WORDS):
        assert "done" == say(ada, str(number))["type"]
    assert "That was a lot at once" in say(ada, "more")["text"]
