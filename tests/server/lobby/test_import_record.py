"""Time travel, tables that begin where another one was, Records brought in, statistics and ratings."""

import json
import urllib.request

import pytest

from ludotheque.engine import flow, record
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.lab.guest import Guest
from ludotheque.server.live.results import MODEL
from ludotheque.server.lobby.ratings import shown
from ludotheque.server.store.results import Rating
from tests.server.conftest import open_table
from tests.server.lobby.test_lobby import finished


@pytest.fixture(scope="module")
def played(server):
    """Somebody who has just finished a game, and its table."""
    ada = Guest(server.address, "Ada")
    table = finished(ada)
    yield ada, table
    ada.leave()


def look(guest, turn):
    guest.say({"type": "look", "id": f"l{turn}", "turn": turn})
    return guest.until("moment")


def test_a_finished_game_can_be_looked_at_turn_by_turn(played):
    ada, _ = played

    first, last = look(ada, 0), look(ada, 10_000)

    assert 0 == first["turn"] < last["turn"] == last["of"]
    assert "result" not in first["scene"]
    assert ada.scene["result"] == last["scene"]["result"]
    assert ada.scene["nodes"] == last["scene"]["nodes"]


def test_every_turn_has_its_own_picture_and_none_asks_anything(played):
    ada, _ = played
    pictures = [look(ada, turn)["scene"] for turn in range(6)]

    assert 6 == len({json.dumps(picture, sort_keys=True) for picture in pictures})
    assert not any("options" in picture for picture in pictures)


def test_a_table_that_begins_in_the_middle_goes_on_from_there(guests, played):
    ada, table = played
    half = look(ada, 0)["of"] // 2

    made = ada.ask("POST", f"/api/tables/{table}/fork", {"turn": half, "level": "random"})
    other = guests("Bo")
    other.attend(made["id"])

    assert ["person", "bot"] == [seat["kind"] for seat in other.ask("GET", f"/api/tables/{made['id']}")["seats"]]
    assert len(other.scene["nodes"]) > 5


def test_a_running_game_of_others_cannot_be_forked_by_a_stranger(guests):
    ada, eve = guests("Ada", "Eve")
    table = open_table(ada, "me", "open")
    ada.ask("POST", f"/api/tables/{table}/arrange", {"seat": 1, "level": "random"})

    assert 409 == eve.ask("POST", f"/api/tables/{table}/fork", {"turn": 0})["status"]


def test_a_game_cannot_be_forked_at_its_end(played):
    ada, table = played

    assert 409 == ada.ask("POST", f"/api/tables/{table}/fork", {"turn": 10_000})["status"]


def bring_in(server, text):
    request = urllib.request.Request(f"{server.address}api/records", text.encode(), {"Content-Type": "text/plain"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())["id"]


def test_a_record_can_be_taken_along_and_brought_in_again(server, played, guests):
    ada, table = played
    record = ada.ask("GET", f"/api/tables/{table}/record")

    again = bring_in(server, record)

    bo = guests("Bo")
    bo.attend(again)
    assert ada.scene["result"]["places"][0]["points"] == bo.scene["result"]["places"][0]["points"]
    assert record == bo.ask("GET", f"/api/tables/{again}/record")


@pytest.mark.parametrize(("old", "new"), [("0: ", "7: "), ("end ", "ended "), ("ludotheque record", "a poem")])
def test_a_record_that_does_not_fit_is_answered_by_the_line_that_is_wrong(server, played, old, new):
    ada, table = played
    record = ada.ask("GET", f"/api/tables/{table}/record").replace(old, new)

    with pytest.raises(urllib.error.HTTPError) as refused:
        bring_in(server, record)

    assert 422 == refused.value.code
    assert "line" in json.loads(refused.value.read())["error"]


@pytest.mark.slow
def test_the_record_of_a_game_that_began_in_the_middle_is_brought_in_where_that_was_played(server, guests):
    bo = guests("Bo")
    fork = bo.ask("POST", f"/api/tables/{finished(bo)}/fork", {"turn": 3, "level": "random"})["id"]
    record = bo.ask("GET", f"/api/tables/{finished(bo, fork)}/record")
    assert "\nstart " in record

    again = bring_in(server, record)

    assert record == bo.ask("GET", f"/api/tables/{again}/record")


def test_a_record_that_begins_with_a_made_up_state_is_not_brought_in(server):
    """Anybody can write a State, and no rule holds for one that was made up: it could keep the house busy for ever."""
    game, luck = game_named("clocks"), RandomChance(1)
    match = Match(game, 2, {}, luck, Match(game, 2, {}, luck).state)
    while not match.state.end:
        seat = flow.waiting(match.state)[0]
        match.play(seat, flow.options(match.state, seat)[0])

    with pytest.raises(urllib.error.HTTPError) as refused:
        bring_in(server, record.write(match))

    assert 422 == refused.value.code
    assert "begins in the middle" in json.loads(refused.value.read())["error"]


def counted(guest):
    """Give statistics and ladder; a new name is written after whatever the end of a game has written."""
    guest.ask("PUT", "/api/me", {"name": "Ada"})
    return guest.ask("GET", "/api/me/statistics"), guest.ask("GET", "/api/games/clocks/ladder?seats=2")


def test_statistics_and_ratings_follow_from_finished_games(played):
    ada, _ = played

    mine, ladder = counted(ada)

    assert 1 == mine[0]["played"]
    assert mine[0]["rating"] is not None
    assert {"Ada", ""} <= {row["name"] for row in ladder}
    assert "random" in {row["level"] for row in ladder}


@pytest.mark.slow
def test_a_game_that_began_in_the_middle_of_another_counts_for_nothing(server):
    ada = Guest(server.address, "Ada")
    table = finished(ada)
    before = counted(ada)
    forked = ada.ask("POST", f"/api/tables/{table}/fork", {"turn": look(ada, 0)["of"] // 2, "level": "random"})["id"]
    ada.leave()
    ada.attend(forked)
    while not ada.is_over:
        if ada.options:
            ada.do(ada.options[0])
        else:
            ada.hear()

    assert 1 == before[0][0]["played"]
    assert before == counted(ada)
    ada.leave()


def test_a_rating_rises_with_a_win_and_a_newcomer_begins_below_it():
    winner, loser = MODEL.rate([[MODEL.rating()], [MODEL.rating()]], ranks=[1.0, 2.0])

    assert shown(Rating(winner[0].mu, winner[0].sigma, 1)) > shown(Rating(loser[0].mu, loser[0].sigma, 1))
    assert 1000 == shown(Rating(MODEL.rating().mu, MODEL.rating().sigma, 0))
