"""A player's page: all of it for themselves, and for others what they have shared."""

import asyncio

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.server.live.results import keep_results
from ludotheque.server.lobby.players import best, own_data, player, rivals, runs
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.store import Store
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.wire.player import Opponent, PlayedGame
from tests.server.conftest import open_table
from tests.server.lobby.test_results import ended, opened

ADA, BO, CY = (Seat(PERSON, name) for name in ("ada", "bo", "cy"))


def game(rank, points=10, game="clocks", table="t", **others):
    opponents = [Opponent(name, name.title(), "", place, 0) for name, place in others.items()]
    return PlayedGame(table, game, 1 + len(opponents), 0.0, rank, points, None, opponents)


@pytest.fixture
def store(tmp_path):
    made = Store(f"sqlite:///{tmp_path}/tables.sqlite")

    async def fill():
        for name in ("ada", "bo", "cy"):
            await made.accounts.add(Person(name, name.title(), 0))
        for number, seats in enumerate(((ADA, BO), (ADA, Seat(BOT, level="random")), (BO, CY), (ADA, BO))):
            table = await opened(made, ended(f"t{number}", *seats))
            await keep_results(made.results, table, float(number))

    asyncio.run(fill())
    yield made
    made.close()


def test_ones_own_page_has_every_game_newest_first_and_a_curve_that_narrows(store):
    page = player(store, "ada", "ada")

    assert ["t3", "t1", "t0"] == [one.table for one in page.games]
    assert page.is_me
    assert [("bo", "Bo", "")] == [(one.id, one.name, one.level) for one in page.games[0].others]
    assert [("", "", "random")] == [(one.id, one.name, one.level) for one in page.games[1].others]
    (curve,) = page.curves
    assert 3 == len(curve.points)
    widths = [point.most - point.least for point in curve.points]
    assert sorted(widths, reverse=True) == widths
    assert sum(one.gain or 0 for one in page.games) == curve.points[-1].least - 1000


def test_somebody_else_sees_the_games_they_have_shared_and_no_other_table(store):
    assert ["t3", "t0"] == [one.table for one in player(store, "ada", "bo").games]
    assert [] == player(store, "ada", "cy").games
    assert [] == player(store, "ada", "").games
    assert not player(store, "ada", "bo").is_me


def test_head_to_head_counts_who_was_before_whom_by_game():
    games = [game(1, bo=2, cy=3), game(3, bo=1, cy=2), game(1, game="enkidu", bo=1), game(1)]

    found = {(rival.id, rival.game): (rival.before, rival.after) for rival in rivals("ada", games)}

    assert {("bo", "clocks"): (1, 1), ("cy", "clocks"): (1, 1), ("bo", "enkidu"): (0, 0)} == found


def test_runs_and_best_games():
    games = [game(1, 7, bo=2), game(1, 30), game(1, 9, bo=2), game(2, 12, bo=1), *[game(1, bo=2)] * 3]

    assert (2, 3) == runs(games)
    assert (0, 1) == runs([game(2, bo=1), game(1, bo=2)])
    assert (0, 0) == runs([])
    assert [30] == [one.points for one in best(games)]


def test_ones_own_data_are_all_there(store):
    data = own_data(store, "ada", "Ada", 0)

    assert 3 == len(data.games) == len(data.ratings[0].points)
    assert ["t0", "t1", "t3"] == sorted(data.tables)


def test_the_pages_are_served_and_a_stranger_is_told_that_there_is_nobody(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "bot:random", board="forward")
    ada.attend(table).play_randomly(RandomChance(3))
    own = ada.ask("GET", "/api/players/me")

    assert "Ada" == own["name"]
    seen = bo.ask("GET", f"/api/players/{own['id']}")
    assert (False, []) == (seen["is_me"], seen["games"])
    assert "Ada" == ada.ask("GET", "/api/me/data")["name"]
    assert "there is no player 'nobody'" in bo.ask("GET", "/api/players/nobody")["error"]
