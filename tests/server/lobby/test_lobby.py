"""Finding each other: public tables, kept seats, the host's arranging, playing again, and taking back by consent."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.lobby import open_table as opening
from ludotheque.server.lobby.lists import MOST_TABLES, tables_of
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.store.store import Store
from ludotheque.server.wire.requests import NewTable
from tests.server.conftest import open_table

CLOCKS = game_named("clocks")


def test_public_tables_are_listed_and_private_ones_are_not(guests):
    ada = guests("Ada")
    public = ada.ask("POST", "/api/tables", {"game": "clocks", "seats": ["me", "open"], "is_public": True})["id"]
    private = open_table(ada, "me", "open")

    listed = [table["id"] for table in guests("Bo").ask("GET", "/api/lobby")]

    assert public in listed
    assert private not in listed


def test_before_the_game_the_host_gives_free_seats_to_bots(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open")

    refused = bo.ask("POST", f"/api/tables/{table}/arrange", {"seat": 1, "level": "random"})
    arranged = ada.ask("POST", f"/api/tables/{table}/arrange", {"seat": 1, "level": "random"})

    assert 409 == refused["status"]
    assert arranged["started"]


def test_before_the_game_the_host_may_free_a_seat_that_was_taken(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open", "open")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})

    ada.ask("POST", f"/api/tables/{table}/arrange", {"seat": 1})

    assert ["person", "open", "open"] == [seat["kind"] for seat in ada.ask("GET", f"/api/tables/{table}")["seats"]]
    assert [] == bo.ask("GET", "/api/tables")


def test_whoever_stands_up_before_the_game_leaves_a_free_seat(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open", "open")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})

    left = bo.ask("POST", f"/api/tables/{table}/leave")

    assert "open" == left["seats"][1]["kind"]


def test_a_host_who_stands_up_keeps_the_table_and_its_tools(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open", "bot:random")
    for guest in (ada, bo):
        guest.attend(table)

    left = ada.ask("POST", f"/api/tables/{table}/leave")
    told = [last_about(guest, lambda about: about["seats"][0]["kind"] == "open") for guest in (ada, bo)]

    assert left["is_host"]
    assert [True, False] == [about["is_host"] for about in told]
    assert [table] == [one["id"] for one in ada.ask("GET", "/api/tables")]
    began = [ada.ask("POST", f"/api/tables/{table}/arrange", {"seat": seat, "level": "random"}) for seat in range(2)]
    assert began[-1]["started"]


@pytest.mark.slow
def test_while_the_host_is_gone_whoever_sits_there_gives_free_seats_to_bots(tmp_path):
    server = Serving(tmp_path, arguments=["--away", "0.5"])
    ada, bo, cy = (Guest(server.address, name) for name in ("Ada", "Bo", "Cy"))
    table = open_table(ada, "me", "open", "open")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ada.attend(table)

    def arrange(guest, seat, level="random"):
        return guest.ask("POST", f"/api/tables/{table}/arrange", {"seat": seat, "level": level}).get("error", "")

    here = arrange(bo, 2)
    ada.leave()
    time.sleep(1)

    assert "still here" in here
    assert "Only whoever opened" in arrange(cy, 2)
    assert "Only whoever opened" in arrange(bo, 0)
    assert "Only whoever opened" in arrange(bo, 2, "")
    assert "" == arrange(bo, 2)
    assert bo.ask("GET", f"/api/tables/{table}")["started"]
    assert "" == server.stop()


def last_about(guest, is_so):
    """Hear of the table until something is so."""
    while not is_so(about := guest.until("scene")["table"]):
        pass
    return about


def test_an_unknown_level_is_answered_by_one_sentence(guests):
    ada = guests("Ada")
    table = open_table(ada, "me", "open")

    answered = ada.ask("POST", f"/api/tables/{table}/arrange", {"seat": 1, "level": "genius"})

    assert 422 == answered["status"]
    assert "genius" in answered["error"]


def finished(guest, table=""):
    """Play a whole game against a bot, or one that has begun to its end."""
    table = table or open_table(guest, "me", "bot:random")
    guest.leave()
    guest.attend(table)
    while not guest.is_over:
        if guest.options:
            guest.do(guest.options[0])
        else:
            guest.hear()
    return table


def test_playing_again_keeps_the_seats_and_lets_the_next_one_begin(guests):
    ada = guests("Ada")
    table = finished(ada)

    first = ada.ask("POST", f"/api/tables/{table}/rematch")["id"]
    second = ada.ask("POST", f"/api/tables/{table}/rematch")["id"]

    assert first == second
    following = ada.ask("GET", f"/api/tables/{first}")
    assert ["bot", "person"] == [seat["kind"] for seat in following["seats"]]
    assert first == ada.ask("GET", f"/api/tables/{table}")["rematch"]


def test_whoever_asks_to_play_again_as_well_sits_down_at_the_seat_kept_for_him(guests):
    ada, bo = two_at_a_table(guests)
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda guest: guest.play_randomly(RandomChance()), (ada, bo)))
    table = json.loads(ada.frames[0])["table"]["id"]

    first = ada.ask("POST", f"/api/tables/{table}/rematch")["id"]
    kept = ada.ask("GET", f"/api/tables/{first}")["seats"]
    bo.ask("POST", f"/api/tables/{table}/rematch")

    assert [("open", "Bo", True), ("person", "Ada", False)] == [
        (seat["kind"], seat["name"], seat["is_kept"]) for seat in kept
    ]
    assert ada.ask("GET", f"/api/tables/{first}")["started"]


def test_all_who_want_to_play_again_at_once_meet_at_one_table(guests):
    ada, bo = two_at_a_table(guests)
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda guest: guest.play_randomly(RandomChance()), (ada, bo)))
        table = json.loads(ada.frames[0])["table"]["id"]

        led_to = list(pool.map(lambda guest: guest.ask("POST", f"/api/tables/{table}/rematch")["id"], (ada, bo)))

    assert 1 == len(set(led_to))
    for guest in (ada, bo):
        assert {table, *led_to} == {one["id"] for one in guest.ask("GET", "/api/tables")}
    assert ada.ask("GET", f"/api/tables/{led_to[0]}")["started"]


def test_a_list_says_who_is_waited_for_and_how_long_yet(guests):
    ada = guests("Ada")
    wanted = {"game": "clocks", "seats": ["me"], "is_public": True, "pace": {"kind": "slow", "seconds": 3600}}
    table = ada.ask("POST", "/api/tables", wanted)["id"]

    mine, public = (
        next(one for one in ada.ask("GET", where) if one["id"] == table) for where in ("/api/tables", "/api/lobby")
    )

    assert mine["waits_for_me"]
    assert [0] == mine["waiting"] == public["waiting"]
    assert 3000 < public["left"] <= 3600


def test_a_game_that_waits_for_me_is_listed_first_however_many_tables_i_have_opened_since(tmp_path):
    async def run():
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        house = Lobby(store, pace=0)
        ada = await house.accounts.welcome()
        waiting = await opening.open_table(house.rooms, ada, CLOCKS, NewTable("clocks", ["me"]))
        for _ in range(MOST_TABLES):
            await opening.open_table(house.rooms, ada, CLOCKS, NewTable("clocks", ["me", "open"]))

        listed = await tables_of(house.rooms, ada.id, "en")

        assert MOST_TABLES == len(listed)
        assert (waiting.table.id, True) == (listed[0].id, listed[0].waits_for_me)
        await house.close()

    asyncio.run(run())


def test_a_game_that_goes_on_has_no_rematch(guests):
    ada = guests("Ada")
    table = open_table(ada, "me", "bot:random")

    assert 409 == ada.ask("POST", f"/api/tables/{table}/rematch")["status"]


def two_at_a_table(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open", board="forward")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ada.attend(table)
    bo.attend(table)
    return ada, bo


def play_until_nothing_can_be_undone(ada, bo):
    """Play until Ada has answered, and what she did lies behind a barrier."""
    while not ada.acknowledged or ada.undo or ada.version != bo.version:
        if ada.version != bo.version:
            (ada if ada.version < bo.version else bo).hear()
        elif ada.options:
            ada.do(ada.options[0])
        else:
            bo.do(bo.options[0])


def test_what_lies_behind_a_barrier_is_taken_back_if_everybody_agrees(guests):
    ada, bo = two_at_a_table(guests)
    play_until_nothing_can_be_undone(ada, bo)
    lines = len(ada.log)

    ada.say({"type": "ask-rewind", "id": "r1"})
    while "rewind" not in (asked := bo.until("change")):
        pass
    bo.say({"type": "agree", "id": "r2"})
    while "undone" not in (taken := ada.until("change")):
        pass

    assert 0 == asked["rewind"]["seat"]
    assert taken["undone"]
    assert lines == len(ada.log), "what was taken back stays there, greyed"
    assert set(taken["undone"]) == ada.undone <= set(range(lines))
    assert ada.options


def test_one_who_declines_is_enough(guests):
    ada, bo = two_at_a_table(guests)
    play_until_nothing_can_be_undone(ada, bo)

    ada.say({"type": "ask-rewind", "id": "r1"})
    while "rewind" not in bo.until("change"):
        pass
    bo.say({"type": "decline", "id": "r2"})
    told = ada.until("change")
    while "rewind" in told:
        told = ada.until("change")

    assert "undone" not in told
    assert set() == ada.undone


def test_lines_that_were_taken_back_stay_greyed_for_whoever_comes_later(guests):
    ada, bo = two_at_a_table(guests)
    play_until_nothing_can_be_undone(ada, bo)
    ada.say({"type": "ask-rewind", "id": "r1"})
    while "rewind" not in bo.until("change"):
        pass
    bo.say({"type": "agree", "id": "r2"})
    bo.until("change")

    ada.leave()
    ada.attend(json.loads(ada.frames[0])["table"]["id"])

    assert ada.undone
