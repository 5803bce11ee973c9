"""Traffic: whatever a stranger sends, before a request is one or after, costs them; nobody else has to wait."""

import asyncio
import json
import socket
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from itertools import count
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.web.http_protocol import BODY_SECONDS, HEAD_SECONDS, LARGEST_HEAD, HttpProtocol
from ludotheque.server.web.push_protocol import A_BITE, MOST_BYTES_WAITING, MOST_FRAGMENTS, PushProtocol
from ludotheque.server.web.rate_limits import TRIES
from ludotheque.server.web.traffic import (
    CLOSING_SECONDS,
    FRAMES,
    LONGEST_QUEUE,
    MOST_CONNECTIONS,
    NEWCOMERS,
    ROOM_BESIDE,
    TRAFFIC,
    UNREAD_SECONDS,
    Budgets,
    Rate,
    Traffic,
)

ELSEWHERE = ("127.0.0.2", 0)
"""A stranger's address."""
PLACES = count(2)


@pytest.fixture(autouse=True)
def stranger(monkeypatch):
    """Every test has a stranger from another place: what one has used up is not taken from the next."""
    monkeypatch.setitem(globals(), "ELSEWHERE", (f"127.0.0.{next(PLACES)}", 0))


@pytest.fixture(scope="module")
def besieged(tmp_path_factory):
    """A server that may complain."""
    running = Serving(tmp_path_factory.mktemp("besieged"))
    yield running
    running.stop()


def port_of(server):
    return int(server.address.rstrip("/").rpartition(":")[2])


def line_to(server):
    return socket.create_connection(("127.0.0.1", port_of(server)), 30, source_address=ELSEWHERE)


def answer_to(server, sent):
    """Send bytes as a stranger; give the status, or 0 if the line is cut without a word."""
    with line_to(server) as line:
        line.sendall(sent)
        answer = line.recv(65536)
    return int(answer.split()[1]) if answer else 0


GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (GET + b"\r\n", 200),
        (GET + b"a: b\r\n" * 60 + b"\r\n", 200),
        (GET + b"a: b\r\n" * 70, 431),
        (GET + b"a: " + b"b" * LARGEST_HEAD, 431),
        (b"\r\n" * LARGEST_HEAD, 431),
        (b"GET /" + b"a" * 5_000, 414),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n", 411),
        (GET + b"Content-Length: 1000001\r\n\r\n", 413),
        (b"good evening\r\n\r\n", 400),
    ],
)
def test_a_request_has_its_caps_before_it_is_one(besieged, sent, status):
    assert status == answer_to(besieged, sent)


@pytest.mark.parametrize("sent", [GET + b"a: b\r\n" * 10_000, b"GET /" + b"a" * 60_000, GET + b"a: " + b"b" * 60_000])
def test_what_never_ends_is_cut_off_and_nobody_has_to_wait(besieged, sent):
    with line_to(besieged) as line, pytest.raises(OSError, match=r"reset|[Bb]roken"):  # noqa: PT012 - it may be any
        for _ in range(1_000):
            line.sendall(sent)
            if not line.recv(1):
                raise ConnectionResetError("reset, kindly")

    assert 200 == answer_to(besieged, GET + b"\r\n")


def test_many_requests_at_once_are_not_kept(besieged):
    assert answer_to(besieged, (GET + b"\r\n") * 50) in {0, 200}
    assert 200 == answer_to(besieged, GET + b"\r\n")


def look_in(server, table):
    where = server.address.replace("http", "ws", 1) + f"ws/tables/{table}"
    return connect(where, source_address=ELSEWHERE, max_size=None)


def a_table(server):
    return Guest(server.address, "Ada").ask("POST", "/api/tables", {"game": "clocks", "seats": ["me", "open"]})["id"]


def listen(line):
    """Hear everything until the line is cut; give the code."""
    try:
        while True:
            line.recv(30)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_pings_cost_what_messages_cost(besieged):
    with look_in(besieged, a_table(besieged)) as line:
        line.socket.sendall(b"\x89\x80\x00\x00\x00\x00" * int(FRAMES.burst + 2 * FRAMES.steady))

        assert listen(line) in {1008, None}

    assert 200 == answer_to(besieged, GET + b"\r\n")


def test_a_message_has_only_so_many_fragments(besieged):
    with look_in(besieged, a_table(besieged)) as line:
        line.socket.sendall(b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * (MOST_FRAGMENTS + 1))

        assert listen(line) in {1008, None}


def test_usual_pings_are_answered(besieged):
    with look_in(besieged, a_table(besieged)) as line:
        for _ in range(20):
            assert line.ping().wait(30)
        line.send(json.dumps({"type": "whole"}))
        while json.loads(line.recv(30))["type"] != "scene":
            pass


def test_one_address_has_only_so_many_connections(besieged):
    with ExitStack() as held:
        lines = [held.enter_context(line_to(besieged)) for _ in range(MOST_CONNECTIONS + 20)]
        cut = 0
        for line in lines[MOST_CONNECTIONS:]:
            try:
                cut += line.recv(1) == b""
            except ConnectionResetError:
                cut += 1

        assert cut >= 20 - 1  # one may have gone meanwhile
        assert "alive" == Guest(besieged.address).ask("GET", "/healthz")


def test_who_asks_too_often_has_to_come_again(besieged):
    asking = HTTPConnection("127.0.0.1", port_of(besieged), 30, source_address=ELSEWHERE)

    def ask():
        asking.request("POST", "/api/me/move", headers={"Content-Length": "0"})
        answer = asking.getresponse()
        answer.read()
        return answer.status, answer.getheader("Connection")

    answers = [ask() for _ in range(TRIES.burst + 1)]
    asking.close()

    assert [(422, None)] * TRIES.burst + [(429, "close")] == answers


# By the clock.


def made(kind, traffic=None, happens=None):
    """Make a connection to nobody, and let something happen to it."""

    async def run():
        state = {TRAFFIC: traffic or Traffic()}
        connection = kind(uvicorn.Config(Mock(), http=HttpProtocol, ws=PushProtocol), ServerState(), state)
        transport = Mock(is_closing=Mock(return_value=False))
        transport.get_extra_info.side_effect = {"peername": ("198.51.100.1", 1)}.get
        transport.get_protocol.return_value = connection
        connection.connection_made(transport)
        if happens is not None:
            await happens(connection)
        return connection

    return asyncio.run(run())


def later(connection, seconds):
    connection.look_at_time(time.monotonic() + seconds)
    return connection.transport


def test_who_asks_nothing_is_cut_off_without_a_word():
    connection = made(HttpProtocol)

    assert not later(connection, HEAD_SECONDS - 1).abort.called
    assert later(connection, HEAD_SECONDS + 1).abort.called
    assert not connection.transport.write.called


def test_who_asks_slowly_is_told_so():
    async def asks(connection):
        connection.data_received(b"GET / HT")

    connection = made(HttpProtocol, happens=asks)

    assert b" 408 " in later(connection, HEAD_SECONDS + 1).write.call_args.args[0]
    assert connection.transport.close.called


def test_a_body_has_its_time_as_well():
    async def asks(connection):
        connection.data_received(GET + b"Content-Length: 100\r\n\r\nabc")
        assert not later(connection, BODY_SECONDS).close.called
        assert later(connection, BODY_SECONDS + HEAD_SECONDS + 1).close.called

    made(HttpProtocol, happens=asks)


@pytest.mark.parametrize("kind", [HttpProtocol, PushProtocol])
def test_who_does_not_read_is_not_waited_for(kind):
    async def stops(connection):
        connection.handshake_initiated = True
        connection.pause_writing()

    connection = made(kind, happens=stops)

    assert not later(connection, HEAD_SECONDS - 1).abort.called
    assert later(connection, UNREAD_SECONDS + 1).abort.called


@pytest.mark.parametrize("kind", [HttpProtocol, PushProtocol])
def test_a_connection_that_does_not_end_is_ended(kind):
    connection = made(kind)
    connection.handshake_initiated = True
    connection.transport.is_closing.return_value = True

    later(connection, 0)

    assert not later(connection, CLOSING_SECONDS - 1).abort.called
    assert later(connection, CLOSING_SECONDS + 1).abort.called


def test_what_waits_is_counted_in_bytes_too():
    async def reads_nothing(connection):
        connection.pause_writing()
        connection.post(b"x" * MOST_BYTES_WAITING)
        assert not connection.transport.abort.called, "one message may be as long as it is"
        connection.post(b"x")

    assert made(PushProtocol, happens=reads_nothing).transport.abort.called


def test_a_ping_of_one_who_does_not_read_is_not_answered():
    async def pings(connection):
        connection.data_received(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        connection.pause_writing()
        connection.data_received(b"\x89\x80\x00\x00\x00\x00" * 10)
        assert not connection.transport.write.called

    made(PushProtocol, happens=pings)


# The house.


def test_when_the_house_is_full_nobody_more_comes_in_from_wherever():
    traffic = Traffic(ROOM_BESIDE + 2)

    assert [0, 0, "full"] == [traffic.enter(f"198.51.100.{k}") for k in range(3)]
    traffic.leave("198.51.100.0")
    traffic.leave("198.51.100.2")
    assert 0 == traffic.enter("198.51.100.3")


def test_newcomers_who_come_too_fast_wait_for_their_turn_and_the_last_of_them_are_too_many():
    traffic = Traffic()
    came = [traffic.enter("198.51.100.1") for _ in range(MOST_CONNECTIONS)]
    waits = [wait for wait in came if not isinstance(wait, str)]

    assert [0] * NEWCOMERS.burst == waits[: NEWCOMERS.burst]
    assert 0 < waits[NEWCOMERS.burst + 5] < waits[-1] <= LONGEST_QUEUE
    assert "crowd" == came[-1]
    assert 0 == traffic.enter("198.51.100.2")
    assert [0] * 300 == [traffic.enter("127.0.0.1") for _ in range(300)]


def test_a_believed_proxy_brings_many_and_is_not_taken_for_a_crowd():
    traffic = Traffic(ROOM_BESIDE + 2 * MOST_CONNECTIONS)
    traffic.is_proxy = "198.51.100.1".__eq__

    assert {0} == {traffic.enter("198.51.100.1") for _ in range(2 * MOST_CONNECTIONS)}
    assert "full" == traffic.enter("198.51.100.1"), "files are counted, whoever comes"


def test_a_line_to_a_believed_proxy_outlives_the_proxys_own_patience():
    traffic = Traffic()
    patience = made(HttpProtocol, traffic).timeout_keep_alive
    traffic.is_proxy = "198.51.100.1".__eq__

    assert patience < 60
    assert made(HttpProtocol, traffic).timeout_keep_alive > 120, "nginx has 60 seconds, Caddy 120"


@pytest.mark.slow
def test_whom_a_house_believes_may_open_as_many_connections_as_they_bring_people(tmp_path):
    server = Serving(tmp_path, arguments=["--trusted-proxy", f"{ELSEWHERE[0]}/32"])
    with ExitStack() as held:
        held.callback(server.stop)
        for _ in range(MOST_CONNECTIONS):
            held.enter_context(line_to(server))

        assert 200 == answer_to(server, GET + b"\r\n")


def test_what_comes_before_its_turn_is_heard_later():
    traffic = Traffic()
    while traffic.enter("198.51.100.1") == 0:
        pass

    async def asks(connection):
        connection.data_received(b"good evening\r\n\r\n")
        assert connection.transport.pause_reading.called
        assert not connection.transport.write.called
        written = asyncio.Event()
        connection.transport.write.side_effect = lambda _: written.set()
        await written.wait()
        assert b" 400 " in connection.transport.write.call_args.args[0]

    made(HttpProtocol, traffic, asks)


def test_buckets_that_are_full_are_forgotten(monkeypatch):
    monkeypatch.setattr("ludotheque.server.web.traffic.MOST_KEPT", 10)
    budgets = Budgets(Rate(1e9, 1))

    assert all(budgets.take(f"place {number}") for number in range(1_000))
    assert len(budgets._buckets) <= 20


def test_an_address_is_paid_for_over_all_its_sockets():
    traffic = Traffic()

    def pays(host):
        meter = traffic.meter(host)
        return meter is None or meter.take(200, A_BITE)

    taken = [pays("198.51.100.1") for _ in range(10)]

    assert taken[:3] == [True] * 3
    assert not taken[-1]
    assert pays("198.51.100.2")
    assert all(pays("127.0.0.1") for _ in range(10)), "this very machine is not counted"


def test_what_was_cut_off_is_said_once_a_minute(caplog):
    traffic = Traffic()
    for _ in range(40):
        traffic.cut("flood")
    traffic.cut("idle")

    traffic.tidy(1_000.0)
    traffic.cut("flood")
    traffic.tidy(1_001.0)
    traffic.tidy(1_061.0)

    assert [
        "cut off 40 connection(s): too much was sent over a socket",
        "cut off 1 connection(s): too much was sent over a socket",
    ] == [record.getMessage() for record in caplog.records]
