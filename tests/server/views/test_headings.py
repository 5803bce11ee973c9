"""Lines of the log that head what follows, such as rounds, say so; and so do those that bring something to light."""

import msgspec

from ludotheque.engine.event import Event
from ludotheque.games import game_named
from ludotheque.server.table.entries import OPEN, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView

VIEW = TableView(Table(game_named("clockworker"), "table", {}, [Seat(OPEN), Seat(OPEN)]))


ROUND = Event("round-begun", {"round": 2})


def wire(event):
    return msgspec.to_builtins(VIEW.line(3, event, None, "en", [0, 1]))


def test_a_line_that_heads_what_follows_says_so():
    assert {"text": "Round 2", "side": None, "seat": None, "turn": 3, "heading": True} == wire(ROUND)


def test_other_lines_do_not():
    assert "heading" not in wire(Event("last-round", {}))


def test_a_line_that_brings_something_to_light_says_so():
    view = TableView(Table(game_named("liars_dice"), "table", {}, [Seat(OPEN), Seat(OPEN)]))

    shown = view.line(3, Event("dice-shown", {"who": 0, "dice": ["pips-1"]}), None, "en", [0, 1])
    counted = view.line(
        3, Event("dice-counted", {"who": 0, "number": 1, "count": 1, "face": "pips-1"}), None, "en", [0, 1]
    )

    assert ["reveal", None] == [shown.cue, counted.cue]
    assert "cue" not in msgspec.to_builtins(counted)
