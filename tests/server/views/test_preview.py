"""Whoever thinks about an answer is told what would be different for them, if that is certain."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.server.table.entries import OPEN, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView


def at(name, *words):
    game = game_named(name)
    table = Table(game, "table", {}, [Seat(OPEN), Seat(OPEN)])
    table.match = match = Match(game, 2, {}, RandomChance(1))
    for word in words:
        seat = flow.first_asked(match.state)
        match.play(seat, next(one for one in flow.options(match.state, seat) if one.text.startswith(word)))
    return TableView(table)


def foreseen(view, word):
    match = view.table.match
    seat = flow.first_asked(match.state)
    action = next(one for one in flow.options(match.state, seat) if one.text.startswith(word))
    return view.preview(seat, match.number(seat), action.text, "en")


def test_a_robot_leaves_the_reserve_stands_in_its_slot_and_brings_something_next_turn():
    view = at("clockworker", *["charge"] * 8)
    _, ways, changes, [(on, robot)] = foreseen(view, "dispatch")

    assert [["−1", "robot"], ["retrieval", "→", "2", "gear"]] == changes
    assert [("stock0", f"{on}.robot")] == ways
    assert ("start0.1", "start0.1.robot", "Robot, comes back next") == (on, robot["id"], robot["label"])


def test_what_is_certain_before_luck_is_told():
    assert ["+2", "gear"] in foreseen(at("clockworker"), "charge")[2]


@pytest.mark.parametrize("word", ["dudo", "calza"])
def test_what_hangs_on_hidden_dice_is_not_told_even_if_all_worlds_agree(word, monkeypatch):
    view = at("liars_dice", "face 3", "bid 2")
    monkeypatch.setattr(view.game, "determinized_open", lambda s, seat, chance: s.clone())

    [line], _, changes, pieces = foreseen(view, word)

    assert "threes" in line
    assert [[], []] == [changes, pieces]


def test_the_table_as_it_is_now_is_drawn_once_for_a_seat_and_again_when_something_is_written(monkeypatch):
    view = at("clocks")
    match, drawn = view.table.match, []
    picture = view.game.picture

    def counted(s, seat):
        if s is match.state:
            drawn.append(seat)
        return picture(s, seat)

    monkeypatch.setattr(view.game, "picture", counted)

    def think(seat):
        return [view.preview(seat, match.number(seat), one.text, "en") for one in flow.options(match.state, seat)]

    first = think(0)
    assert first == think(0)
    assert [0] == drawn
    think(1)
    assert [0, 1] == drawn
    view.table.written += 1
    think(1)
    assert [0, 1, 1] == drawn
