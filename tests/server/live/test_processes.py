"""Several processes at the same tables, by a real PostgreSQL and a real NATS; and parts that go and come back."""

import resource
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.engine import record
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.lab.guest import Guest
from ludotheque.lab.parts import Nats, Postgres
from ludotheque.lab.serving import Serving, Working
from tests.server.conftest import open_table

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres():
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(scope="module")
def nats():
    running = Nats()
    yield running
    running.close()


@pytest.fixture(scope="module")
def two(postgres, nats):
    """Two servers on one database."""
    with ThreadPoolExecutor(2) as both:
        servers = list(both.map(lambda _: Serving(postgres.url, nats=nats.url), range(2)))
    yield servers
    for server in servers:
        complaints = server.stop()
        assert "no worker has answered" not in complaints
        assert "cannot be left to the workers" not in complaints


def seated(here, there):
    """Ada and Bo at one table, each at a server of their own."""
    ada, bo = Guest(here.address, "Ada"), Guest(there.address, "Bo")
    table = open_table(ada, "me", "open", board="forward")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    return ada.attend(table), bo.attend(table), table


def test_a_server_killed_in_mid_game_is_noticed_by_a_reconnect_only(two):
    here, there = two
    ada, bo, table = seated(here, there)
    playing = threading.Thread(target=play_on, args=(bo,))
    playing.start()
    ada.play_randomly(RandomChance(1), answers=12)
    told, acknowledged = list(ada.log), ada.acknowledged[-1][0]

    here.kill()
    with suppress(ConnectionClosed):
        ada.leave()
    ada.walk_over(there.address).attend(table)

    assert ada.version >= acknowledged
    assert told == ada.log[: len(told)]
    ada.play_randomly(RandomChance(2))
    playing.join()
    assert ada.scene["result"] == bo.scene["result"]
    written = ada.ask("GET", f"/api/tables/{table}/record")
    assert record.replay(game_named("clocks"), record.read(written)).state.end
    for guest in (ada, bo):
        guest.leave()
    here.start()


def test_a_new_lock_cuts_off_my_other_device_whichever_server_it_is_at(two):
    ada, bo, table = seated(*two)
    phone = Guest(two[1].address)
    phone.ask("POST", "/api/me/move", {"code": ada.ask("POST", "/api/me/code")["code"]})
    assert 0 == phone.attend(table).seat

    ada.ask("POST", "/api/me/lock")

    with pytest.raises(ConnectionClosed):
        phone.until("nothing")
    for guest in (ada, bo, phone):
        guest.leave()


def test_people_at_one_table_are_told_that_the_other_is_here_whichever_server_they_are_at(two):
    ada, bo, _ = seated(*two)
    while ada.until("here")["seats"] != [0, 1]:
        pass

    bo.leave()

    assert [0] == ada.until("here")["seats"]
    ada.leave()


def play_on(guest):
    guest.play_randomly(RandomChance(7))


def test_workers_answer_for_bots_and_one_takes_over_when_another_dies(two, postgres, nats):
    here, there = two
    workers = [Working(postgres.url, nats.url) for _ in range(2)]
    ada = Guest(here.address, "Ada")
    table = open_table(ada, "me", "bot:greedy", "bot:random", board="forward")
    ada.attend(table).play_randomly(RandomChance(1), answers=5)

    workers[0].kill()
    ada.play_randomly(RandomChance(2))

    assert ada.is_over
    bo = Guest(there.address).attend(table)
    assert bo.is_over
    for guest in (ada, bo):
        guest.leave()
    assert "" == workers[1].stop()


def test_play_goes_on_while_nats_is_gone(two, nats):
    ada, bo, _ = seated(*two)
    with ThreadPoolExecutor(2) as both:
        playing = [both.submit(guest.play_randomly, RandomChance(guest.seat)) for guest in (ada, bo)]
        await_version(bo, 6)

        nats.kill()
        await_version(ada, ada.version + 5)
        nats.start()
        for one in playing:
            one.result()

    assert ada.scene["result"] == bo.scene["result"]
    for guest in (ada, bo):
        guest.leave()


def await_version(guest, version):
    while guest.version < version and not guest.is_over:
        time.sleep(0.01)


def test_a_database_that_is_gone_refuses_clearly_and_the_game_goes_on_when_it_is_back(postgres):
    server = Serving(postgres.url)
    ada = Guest(server.address, "Ada")
    table = open_table(ada, "me", board="forward")
    ada.attend(table).do(ada.options[0])
    before = ada.version, ada.scene

    postgres.kill()
    refused = ada.do(ada.options[0])
    away = ada.ask("GET", "/api/tables")
    postgres.start()

    assert "That was not stored and does not count; try again." == refused["text"]
    assert 503 == away["status"]
    assert "The tables cannot be reached just now; nothing is lost, try again soon." == away["error"]
    assert before == (ada.version, ada.scene)
    assert "done" == ada.do(ada.options[0])["type"]
    ada.play_randomly(RandomChance(1))
    assert ada.is_over
    ada.leave()
    assert "the database cannot be written to" in server.stop()


def test_a_full_disk_refuses_clearly_and_the_game_goes_on_when_there_is_room_again(tmp_path):
    """The process may write no file beyond its present size: SQLite meets a write that fails, as on a full disk.

    Somebody else looks into the database, too: else SQLite may empty its log when the server lets a connection go, and
    there would be room again.
    """
    server = Serving(tmp_path)
    other = sqlite3.connect(tmp_path / "tables.sqlite")
    other.execute("SELECT * FROM tables").fetchall()
    ada = Guest(server.address, "Ada")
    table = open_table(ada, "me", board="forward")
    ada.attend(table).do(ada.options[0])
    before = ada.version, ada.scene
    size = max(file.stat().st_size for file in tmp_path.iterdir())
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))
    refused = ada.do(ada.options[0])
    no_table = ada.ask("POST", "/api/tables", {"game": "clocks", "seats": ["me"]})
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))

    assert "That was not stored and does not count; try again." == refused["text"]
    assert (503, refused["text"]) == (no_table["status"], no_table["error"])
    assert before == (ada.version, ada.scene)
    ada.play_randomly(RandomChance(1))
    shown = ada.scene, ada.log
    ada.leave()
    assert "the database cannot be written to" in server.stop()
    server.start()
    ada.attend(table)
    assert shown == (ada.scene, ada.log)
    ada.leave()
    server.stop()
    other.close()
