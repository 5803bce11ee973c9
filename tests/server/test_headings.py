"""Lines of the log that head what follows, such as rounds, say so."""

from ludotheque.engine.event import Event
from ludotheque.games import game_named
from ludotheque.server.clock import Pace
from ludotheque.server.shown import Shown

TABLE = Shown(game_named("clockworker"), "table", {}, [], Pace())


def wire(event):
    return TABLE.line(3, event, None, "en", ["Ada"]).wire()


def test_a_line_that_heads_what_follows_says_so():
    assert {"text": "Round 2", "side": None, "turn": 3, "heading": True} == wire(Event("round-begun", {"round": 2}))


def test_other_lines_do_not():
    assert "heading" not in wire(Event("last-round", {}))
