"""Whoever is asked for an amount is told what else could be answered before it, from whatever page they ask."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.server.table.entries import OPEN, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.instead import answers_instead
from ludotheque.server.views.table_view import TableView


@pytest.fixture
def view():
    game = game_named("liars_dice")
    table = Table(game, "table", {}, [Seat(OPEN), Seat(OPEN)])
    table.match = Match(game, 2, {}, RandomChance(1))
    return TableView(table)


def play(view, *words):
    match = view.table.match
    for word in words:
        seat = flow.first_asked(match.state)
        match.play(seat, next(one for one in flow.options(match.state, seat) if one.text.startswith(word)))
    return flow.first_asked(match.state)


def chips(view, seat, language="en"):
    return [one.chip for one in answers_instead(view, seat, language)]


def test_while_a_number_is_asked_for_the_bid_can_still_be_doubted(view):
    seat = play(view, "face 3", "bid 2", "face 4")

    assert ["Dudo", "Calza"] == chips(view, seat)
    assert ["dudo", "calza"] == [one.action for one in answers_instead(view, seat, "fr")]
    assert answers_instead(view, seat, "fr")[0].label.endswith("j’en doute")
    assert [[], []] == [chips(view, other) for other in (1 - seat, None)]


def test_what_is_at_stake_is_said_beside_it(view):
    seat = play(view, "face 3", "bid 2", "face 4")

    assert ["loser: −1 die", "if not, −1 die"] == [one.stake for one in answers_instead(view, seat, "en")]

    before, _ = view.table.match.before(seat)
    before.left[before.seat_of.index(seat)] = 4
    scene = view.table.game.scene(before, seat)
    stakes = {one.verb: view.table.game.texts.say("en", one.stake, []) for one in scene.options if one.stake}
    assert {"dudo": "loser: −1 die", "calza": "+1 die; if not, −1"} == stakes


def test_nothing_is_told_where_nothing_else_could_be_answered_or_the_question_is_another(view):
    beginning = play(view, "face 3")
    assert [] == chips(view, beginning)

    asked = play(view, "bid 2")
    assert [] == chips(view, asked)


def test_to_look_what_was_before_takes_nothing_back(view):
    seat = play(view, "face 3", "bid 2", "face 4")
    answers = len(view.table.match.answers)

    s, given = view.table.match.before(seat)

    assert "face 4" == given.text
    assert "dudo" in [one.text for one in flow.options(s, seat)]
    assert answers == len(view.table.match.answers)
    assert all(one.is_amount for one in flow.options(view.table.match.state, seat))
