"""Where two people have changed places, what was told before is still about who sat there then."""

import asyncio

import msgspec
import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.event import Event
from ludotheque.games import game_named
from ludotheque.server.table import answers
from ludotheque.server.table.entries import PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.history import moment
from ludotheque.server.views.playback import playback
from ludotheque.server.views.table_view import TableView

PEOPLE = ["Ada", "Bo", "Cy", "Di"]
COLOURS = ["Blue", "Red", "Yellow", "Green"]
COULEURS = ["Bleu", "Rouge", "Jaune", "Vert"]
WITH_A_CHANGE = 218
"""Seed of a game in which two of four change places after some 130 answers."""


def answer(table, luck):
    """Let the first who is asked do anything."""
    seat = table.waiting()[0]
    options = flow.options(table.playing.state, seat)
    action, number = options[luck.pick("x", len(options))].text, table.playing.number(seat)
    for entry in answers.answer(table, seat, number, action, "", luck, PEOPLE[seat]):
        table.apply(entry)


@pytest.fixture
def played():
    """A table at which two have just changed places, and the texts of the log as a spectator was told them."""
    table = Table(game_named("enkidu"), "t", {}, [Seat(PERSON, name) for name in PEOPLE])
    view = TableView(table, {name: name for name in PEOPLE})
    luck = RandomChance(WITH_A_CHANGE)
    for entry in answers.start(table, luck):
        table.apply(entry)
    told: list[object] = []
    while table.playing.state.seat_of == [0, 1, 2, 3]:
        seat = table.waiting()[0]
        options = flow.options(table.playing.state, seat)
        action, number = options[luck.pick("x", len(options))].text, table.playing.number(seat)
        for entry in answers.answer(table, seat, number, action, "", luck, PEOPLE[seat]):
            table.apply(entry)
        told += [view.told(one, None, "en") for one in table.story.events[len(told) :]]
    return view, told


def test_whoever_comes_later_is_told_the_same_story(played):
    view, told = played
    view.know({})  # names may have changed: all lines are made anew

    again = [view.told(one, None, "en") for one in view.table.story.events]

    assert told == again
    assert "have taken each other’s places" in again[-1].text


def test_a_line_says_who_answered_for_its_side_then(played):
    """What somebody did stays theirs after they have gone to another place."""
    _, told = played

    lines = [line for line in told if line is not None]

    assert {(None, None), (0, 0), (1, 1), (2, 2), (3, 3)} == {(line.side, line.seat) for line in lines}


def test_what_is_told_after_the_change_is_of_whoever_sits_there_now(played):
    view, _ = played
    seat_of = view.table.playing.state.seat_of
    event = Event("card-laid", {"who": 0})

    assert seat_of[0] == view.line(1, event, None, "en", seat_of).seat
    assert 0 == view.line(1, event, None, "en", [0, 1, 2, 3]).seat


def test_a_side_nobody_answers_for_has_no_seat():
    """At a solo table of Clocks, the rival is side 1."""
    table = Table(game_named("clocks"), "t", {}, [Seat(PERSON, "Ada")])
    for entry in answers.start(table, RandomChance(0)):
        table.apply(entry)
    view = TableView(table, {"Ada": "Ada"})

    line = view.line(1, Event("first-player", {"who": 1}), None, "en", table.playing.state.seat_of)

    assert (1, None) == (line.side, line.seat)


def test_the_table_as_it_was_has_everybody_in_his_old_place(played):
    view, _ = played

    names = [standing["name"] for standing in plain(asyncio.run(moment(view, None, 3, "en")))[2]["standings"]]

    assert PEOPLE == names


def test_what_others_did_last_begins_with_everybody_in_his_old_place(played):
    view, _ = played
    watching = next(seat for seat, side in enumerate(view.table.playing.state.seat_of) if seat == side)

    shown = plain(dict(zip(("scene", "frames"), asyncio.run(playback(view, watching, "en")), strict=True)))

    assert PEOPLE == [standing["name"] for standing in shown["scene"]["standings"]]
    last = [standing["name"] for standing in shown["frames"][-1]["change"]["standings"]]
    assert PEOPLE != last
    assert PEOPLE == sorted(last)


def test_after_a_change_of_places_the_log_names_the_colour_with_whoever_plays_it(played):
    """Else the Machine, which stays where it is when people move, would seem to go to the one who has just had it."""
    view, before = played
    table = view.table
    luck = RandomChance(3)
    while not any(one.event.name == "machine-passed" for one in table.story.events[len(before) :]):
        answer(table, luck)
    lines = [view.told(one, None, "en") for one in table.story.events[len(before) :]]
    texts = [line.text for line in lines if line]
    side = table.playing.state.machine
    person = PEOPLE[table.playing.state.seat_of[side]]

    assert f"The Time Machine goes to {COLOURS[side]} ({person})." in texts
    assert PEOPLE == sorted(standing["name"] for standing in plain(view.scene(None, "en"))["standings"])
    assert not any(
        colour in str(line) for line in before if line for colour in ("Blue (", "Red (", "Yellow (", "Green (")
    )
    french = [line.text for one in table.story.events[len(before) :] if (line := view.told(one, None, "fr"))]
    assert any(f"{COULEURS[side]} ({person})" in text for text in french)
    _, frames = asyncio.run(playback(view, None, "en"))
    told_again = [line.text for frame in frames for line in frame.log]
    assert f"The Time Machine goes to {COLOURS[side]} ({person})." in told_again


def plain(message):
    """Read a message as it travels."""
    return msgspec.json.decode(msgspec.json.encode(message))
