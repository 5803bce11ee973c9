"""What two say in private, and lay between them, reaches those two only, ever."""

import json
from contextlib import ExitStack

import pytest

from ludotheque.games.enkidu import orders
from ludotheque.server.table.chat import ChatLine
from ludotheque.server.views import view_group
from tests.server.live.test_chat import heard, say
from tests.server.views.test_secrecy import House

SEATS = 4
pytestmark = pytest.mark.slow


def begun_talk(folder, monkeypatch, held):
    """Bring the first two players of a table of Enkidu to a private talk, once there are tablets to talk about."""
    house = House(folder, monkeypatch, held, SEATS, "enkidu")
    ada, bo, cleo, dan = people = house.guests[:SEATS]
    while "accept" not in bo.options:
        guest = next(guest for guest in people if guest.options)
        if any("takes" in line for line in ada.log):
            ada.say({"type": "order", "question": "ask-propose-talk", "action": "propose red"})
            ada.until("scene")
        house.answer(guest, guest.options[0])
    house.answer(bo, "accept")
    for guest in (cleo, dan):
        house.answer(guest, "allow")
    assert [[1]] == beside(ada)["talks"]
    return house


def beside(guest):
    """Give the last message that tells how things stand."""
    found = [json.loads(frame) for frame in guest.frames]
    return [message for message in found if message["type"] in {"scene", "change"}][-1]


def frames_of_a_talk(folder, monkeypatch, words, offers):
    """Let two talk and haggle; give what the two, and all others, were sent from the first to the last moment."""
    folder.mkdir()
    with ExitStack() as held:
        house = begun_talk(folder, monkeypatch, held)
        ada, bo, *others = house.guests
        for text in words:
            assert "done" == say(ada, text, [1])["type"]
        for verb in offers:
            action = next(option for option in bo.options if option.startswith(verb))
            assert "done" == bo.do(action)["type"]
            ada.until("change")
        house.answer(ada, "leave")
        for asking in ("ask-rewind", "decline"):
            ada.say({"type": asking, "id": asking})
            for guest in house.guests:
                guest.until("change")
        for guest in others:
            guest.frames += [
                json.dumps(guest.ask("GET", path)) for path in ("/api/lobby", f"/api/tables/{house.table}")
            ]
            guest.say({"type": "look", "id": "l", "turn": 10_000})
            guest.until("moment")
            guest.say({"type": "whole"})
            guest.until("scene")
            guest.say({"type": "replay", "id": "r"})
            guest.until("frames")
            assert "refused" == say(guest, "let me in", [0])["type"] == say(guest, "let me in", [0, 1])["type"]
        own = heard(ada), heard(bo)
        for guest in others:
            guest.leave()
            guest.frames.append("again")
            guest.attend(house.table)
            guest.until("talk")
        return own, [guest.frames for guest in others]


def test_a_private_talk_changes_no_byte_for_anybody_else(tmp_path, monkeypatch):
    """Not even how much was said, or laid and taken back: it looks like a talk in which nothing happens."""
    words = ["psst, the star", "and never the wedge"]
    own, others = frames_of_a_talk(tmp_path / "one", monkeypatch, words, ["want", "waive", "want"])
    none, others_then = frames_of_a_talk(tmp_path / "two", monkeypatch, [], [])

    assert (words, words) == own
    assert ([], []) == none
    assert others == others_then
    assert "psst" not in json.dumps(others)


def test_a_talk_that_is_open_to_all_would_be_caught(tmp_path, monkeypatch):
    monkeypatch.setattr(ChatLine, "may_be_read_by", lambda self, person: True)

    _, others = frames_of_a_talk(tmp_path / "one", monkeypatch, ["psst"], [])

    assert "psst" in json.dumps(others)


def test_frames_that_say_nothing_would_be_caught(tmp_path, monkeypatch):
    own = view_group.ViewGroup._own
    monkeypatch.setattr(
        view_group.ViewGroup, "_own", lambda self, view: {**own(self, view), "rewinds": view.table.written}
    )

    _, others = frames_of_a_talk(tmp_path / "one", monkeypatch, [], [])
    _, others_then = frames_of_a_talk(tmp_path / "two", monkeypatch, [], ["want", "waive", "want"])

    assert others != others_then


def test_the_minute_is_the_table_s_and_ends_the_talk(tmp_path, monkeypatch):
    """Everybody sees the sand run; when it has run out, the talk is over as the rules say."""
    monkeypatch.setitem(orders.SECONDS, "ask-negotiate", 1)
    with ExitStack() as held:
        house = begun_talk(tmp_path, monkeypatch, held)
        for guest in house.guests:
            while clocks(guest) != [(1, 1), (0, 0)]:
                guest.hear()
            assert "The talks are over." in guest.log


def clocks(guest):
    """List what a guest was told of time: seconds left, and of how many."""
    found = (json.loads(frame) for frame in guest.frames)
    return [(message["left"], message["of"]) for message in found if message["type"] == "clock"]
