"""Where two people have changed places, what was told before is still about who sat there then."""

import asyncio

import msgspec
import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import Live
from ludotheque.games import game_named
from ludotheque.server.frames import frames
from ludotheque.server.schema import PERSON, Seat
from ludotheque.server.table import Table
from ludotheque.server.travels import moment

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
    for entry in table.answer(seat, number, action, "", luck, PEOPLE[seat]):
        table.apply(entry)


@pytest.fixture
def played():
    """A table at which two have just changed places, and the texts of the log as a spectator was told them."""
    table = Table(game_named("enkidu"), "t", {}, [Seat(PERSON, name) for name in PEOPLE])
    table.know({name: name for name in PEOPLE})
    luck = Live(WITH_A_CHANGE)
    for entry in table.start(luck):
        table.apply(entry)
    told: list[object] = []
    while table.playing.state.seat_of == [0, 1, 2, 3]:
        answer(table, luck)
        told += [table.told(one, None, "en") for one in table.story[len(told) :]]
    return table, told


def test_whoever_comes_later_is_told_the_same_story(played):
    table, told = played
    table.know({})  # names may have changed: all lines are made anew

    again = [table.told(one, None, "en") for one in table.story]

    assert told == again
    assert "have taken each other’s places" in again[-1]["text"]


def test_the_table_as_it_was_has_everybody_in_his_old_place(played):
    table, _ = played

    names = [standing["name"] for standing in plain(asyncio.run(moment(table, None, 3, "en")))["scene"]["standings"]]

    assert PEOPLE == names


def test_what_others_did_last_begins_with_everybody_in_his_old_place(played):
    table, _ = played
    watching = next(seat for seat, side in enumerate(table.playing.state.seat_of) if seat == side)

    shown = plain(asyncio.run(frames(table, watching, "en")))

    assert PEOPLE == [standing["name"] for standing in shown["scene"]["standings"]]
    last = [standing["name"] for standing in shown["frames"][-1]["change"]["standings"]]
    assert PEOPLE != last
    assert PEOPLE == sorted(last)


def test_after_a_change_of_places_the_log_names_the_colour_with_whoever_plays_it(played):
    """Else the Machine, which stays where it is when people move, would seem to go to the one who has just had it."""
    table, before = played
    luck = Live(3)
    while not any(one.event.name == "machine-passed" for one in table.story[len(before) :]):
        answer(table, luck)
    lines = [table.told(one, None, "en") for one in table.story[len(before) :]]
    texts = [line["text"] for line in lines if line]
    side = table.playing.state.machine
    person = PEOPLE[table.playing.state.seat_of[side]]

    assert f"The Time Machine goes to {COLOURS[side]} ({person})." in texts
    assert PEOPLE == sorted(standing["name"] for standing in plain(table.scene(None, "en"))["standings"])
    assert not any(
        colour in str(line) for line in before if line for colour in ("Blue (", "Red (", "Yellow (", "Green (")
    )
    french = [line["text"] for one in table.story[len(before) :] if (line := table.told(one, None, "fr"))]
    assert any(f"{COULEURS[side]} ({person})" in text for text in french)
    shown = plain(asyncio.run(frames(table, None, "en")))
    told_again = [line["text"] for frame in shown["frames"] for line in frame["log"]]
    assert f"The Time Machine goes to {COLOURS[side]} ({person})." in told_again


def plain(message):
    """Read a message as it travels."""
    return msgspec.json.decode(msgspec.json.encode(message))
