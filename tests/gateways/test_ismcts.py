"""OpenSpiel's search on our games: it answers our questions, and what comes of it is written down."""

import pytest

from benchmarks.ismcts import LEAST, Ismcts, SpielBot
from ludotheque.bots.view import see_next
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named


@pytest.mark.parametrize("name", ["clocks", "clockworker"])
def test_it_answers_what_it_is_asked(name):
    game, luck, mind = game_named(name), RandomChance(1), RandomChance(2)
    s, bot = game.start(2, {}, luck), SpielBot(name, 2, 0.001, 3)

    for _ in range(4):
        view = see_next(game, s, [mind, mind])
        before = len(view.options)
        action = bot.choose(view, mind)
        assert action in view.options
        assert before == len(view.options)
        flow.play(s, view.seat, action, luck)

    assert bot.search.simulations >= LEAST


def test_games_become_a_table():
    told = {"game": "clocks", "games": 3, "seconds": 0.5, "seed": 1}
    played = {"won": 1.0, "ours": 0.25, "theirs": 0.5, "simulations": 31.0}

    drill = Ismcts()
    pieces = drill.pieces(told)
    done = {piece: {"games": [played, played]} for piece in pieces}

    assert ["clocks 0.5 1 0", "clocks 0.5 1 1"] == pieces
    assert "| clocks | 4 | 0.5 | 100.0% [51.0%, 100.0%] | 0.250 s | 0.500 s | 31.0 |" == drill.table(told, done)[-1]
    assert drill.is_passed(told, done)
