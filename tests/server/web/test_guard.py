"""Guarding the house: whatever is sent, there is no error of ours, no change of a table, and nothing told."""

import json
import secrets
import socket
import urllib.error
import urllib.request

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.lab.serving import Serving
from tests.server.conftest import open_table

FEW = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


@pytest.fixture(scope="module")
def watched(tmp_path_factory):
    """A server whose metrics are read, and which logs for machines."""
    port = free_port()
    running = Serving(tmp_path_factory.mktemp("guard"), arguments=["--metrics", str(port), "--log", "json"])
    yield running, port
    running.stop()


def read(address):
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.read().decode()


def test_health_readiness_and_metrics_are_there_to_be_asked(watched):
    server, port = watched

    assert "alive" == read(f"{server.address}healthz")
    assert "ready" == read(f"{server.address}readyz")
    assert "ludotheque_commits_total" in read(f"http://127.0.0.1:{port}/metrics")


NESTED = "[" * 5_000 + "]" * 5_000
IN_OBJECTS = '{"a":' * 2_000 + "1" + "}" * 2_000
CALLS = [
    ("PUT", "api/me"),
    ("POST", "api/me/move"),
    ("POST", "api/me/passkeys"),
    ("POST", "api/passkeys"),
    ("POST", "api/tables"),
    ("POST", "api/tables/TABLE/sit"),
    ("POST", "api/tables/TABLE/arrange"),
    ("POST", "api/tables/TABLE/fork"),
]


@pytest.mark.parametrize(("method", "path"), CALLS)
@pytest.mark.parametrize("body", [NESTED, f'{{"credential": {IN_OBJECTS}}}', f'{{"credential": {{"id": {NESTED}}}}}'])
def test_a_body_however_deep_is_answered_by_one_sentence(server, guests, method, path, body):
    table = open_table(guests("Ada"), "me", "open")
    request = urllib.request.Request(server.address + path.replace("TABLE", table), method=method)
    request.add_header("Content-Type", "application/json")
    request.data = body.encode()

    with pytest.raises(urllib.error.HTTPError) as answer:
        urllib.request.urlopen(request, timeout=30)

    assert 422 == answer.value.code
    assert json.loads(answer.value.read())["error"]


@pytest.mark.parametrize("text", ["[" * 4_000, '{"type": ' + "[" * 4_000, f'{{"action": {NESTED[3_100:6_900]}}}'])
def test_a_message_however_deep_does_not_end_the_line(guests, text):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", "open"))

    ada.say_raw(text)

    assert "cannot be read" in ada.until("error")["text"]


def test_metrics_are_not_given_at_the_door(server):
    assert "ludotheque_commits" not in read(f"{server.address}metrics")


@pytest.mark.slow
def test_no_call_that_fits_the_description_or_nearly_does_breaks_the_server(server):
    import schemathesis  # noqa: PLC0415 - takes half a second, which no other test need wait for
    from schemathesis.core.result import Ok  # noqa: PLC0415

    described = schemathesis.openapi.from_url(f"{server.address}openapi.json")
    called = []

    for operation in described.get_all_operations():
        assert isinstance(operation, Ok), operation
        call = operation.ok()

        @FEW
        @given(case=call.as_strategy())
        def ask(case):
            answer = case.call(base_url=server.address.rstrip("/"), timeout=30)
            assert answer.status_code < 500, (case.method, case.path, answer.text)
            called.append(answer.status_code)

        ask()

    assert len(called) > 100
    assert 422 in called


@pytest.fixture
def position(guests, server):
    """A game of two people, where it is Ada's turn; and what anybody may check of it."""
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ada.attend(table)
    bo.attend(table)
    return ada, bo, table


MESSAGES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=100),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                ["answer", "undo", "order", "say", "agree", "decline", "ask-rewind", "stand-in", "replay"]
            ),
            "id": st.text(max_size=70),
        },
        optional={
            "number": st.integers(-5, 500) | st.text(max_size=5),
            "action": st.text(max_size=30),
            "index": st.integers(-3, 100),
            "seat": st.integers(-3, 9),
            "to": st.lists(st.integers(-3, 9), max_size=3),
            "question": st.text(max_size=20),
        },
    ).map(json.dumps),
)


def test_a_stranger_at_the_socket_changes_nothing_and_hears_nothing_hidden(position, server):
    ada, _, table = position
    before = ada.ask("GET", f"/api/tables/{table}"), ada.version
    where = server.address.replace("http", "ws", 1) + f"ws/tables/{table}"

    with connect(where, max_size=None) as stranger:
        first = json.loads(stranger.recv(30))

        @FEW
        @given(sent=MESSAGES)
        def send(sent):
            stranger.send(sent)

        send()
        stranger.send(json.dumps({"type": "whole"}))
        heard = first
        while heard["type"] != "scene" or heard is first:
            heard = json.loads(stranger.recv(30))

    assert heard["seat"] is None
    assert "options" not in heard["scene"]
    assert before == (ada.ask("GET", f"/api/tables/{table}"), ada.version)


def test_old_frames_of_one_player_are_of_no_use_to_another(position, server):
    ada, bo, _ = position
    mover, other = (ada, bo) if ada.options else (bo, ada)
    said = {"type": "answer", "id": "mine", "number": mover.scene["number"], "action": mover.options[0]}
    mover.say(said)
    done = mover.until("done", "refused")
    after = whole(mover)

    mover.say(said)
    again = mover.until("done", "refused")
    other.say({**said, "number": other.scene["number"] + 7})
    replayed = other.until("done", "refused")

    assert {"type": "done", "id": "mine", "version": after["version"]} == done == again
    assert "refused" == replayed["type"]
    assert after == whole(mover), "nothing has come of it"


def whole(guest):
    guest.say({"type": "whole"})
    return guest.until("scene")


def hear_all(line):
    while True:
        line.recv(30)


def test_a_frame_that_is_too_long_closes_the_socket_and_nothing_else(position, server):
    ada, _, table = position
    where = server.address.replace("http", "ws", 1) + f"ws/tables/{table}"

    with connect(where, max_size=None) as stranger:
        stranger.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            hear_all(stranger)

    assert ada.ask("GET", f"/api/tables/{table}")["started"]


def test_a_page_of_another_site_cannot_open_a_socket(position, server):
    _, _, table = position
    where = server.address.replace("http", "ws", 1) + f"ws/tables/{table}"

    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(where, origin=Origin("http://elsewhere.example")) as socket,
    ):
        socket.recv(10)


def status_of(server, path, *headers):
    """Say how a request is answered that no browser would make."""
    with socket.create_connection(("127.0.0.1", int(server.address.rstrip("/").rpartition(":")[2])), 10) as line:
        lines = [f"{path} HTTP/1.1", *headers, "", ""]
        line.sendall("\r\n".join(lines).encode())
        return int(line.recv(65536).split()[1])


TO_A_SOCKET = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("GET /%00", ("Host: x",), 200),
        ("GET /" + 300 * "a", ("Host: x",), 200),
        ("POST /api/me/lock", ("Host: x", "Origin: http://[", "Content-Length: 0"), 403),
        ("GET /ws/tables/x", ("Host: x", "Origin: http://[", *TO_A_SOCKET), 403),
        ("GET /api/games", ("Host: [",), 200),
        ("GET /api/games", ("Host: [", "X-Forwarded-For: 198.51.100.9"), 200),
        ("POST /api/passkeys/begin", ("Host: [", "Content-Length: 0"), 422),
    ],
)
def test_what_cannot_be_an_address_is_no_fault_of_ours(server, path, headers, status):
    assert status == status_of(server, path, *headers)


@pytest.mark.parametrize(
    "path",
    [
        "../../etc/passwd",
        "..%2f..%2fetc%2fpasswd",
        "assets/../../cli.py",
        "%2e%2e/pyproject.toml",
        "themes/clocks/..%2fgame.py",
    ],
)
def test_no_path_leads_out_of_the_pages(server, path):
    with socket.create_connection(("127.0.0.1", int(server.address.rstrip("/").rpartition(":")[2]))) as line:
        line.sendall(f"GET /{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part

    assert b"root:" not in answer
    assert b"import " not in answer.partition(b"\r\n\r\n")[2]
    assert not answer.startswith(b"HTTP/1.1 5")


def test_names_are_written_as_words_wherever_they_come_from(guests):
    ada = guests("Ada")
    name = f"<b>{secrets.token_hex(4)}</b>"

    assert name == ada.ask("PUT", "/api/me", {"name": name})["name"]
    assert 422 == ada.ask("PUT", "/api/me", {"name": "a\u202eb\u0000"})["status"]
    assert 422 == ada.ask("PUT", "/api/me", {"name": "x" * 25})["status"]


@pytest.mark.parametrize("name", ["Zoé 🏳️‍🌈", "👨‍👩‍👧 Famille", "می‌خواهم"])
def test_names_may_be_joined_as_their_script_wants_it(guests, name):
    assert name == guests("Ada").ask("PUT", "/api/me", {"name": name})["name"]


@pytest.mark.parametrize("name", ["A\u200dda", "\u200dÉ", "É\u200d", "é\u200d\u200dé", "é \u200dé", "é\u2060é"])
def test_names_hide_nothing(guests, name):
    assert 422 == guests("Ada").ask("PUT", "/api/me", {"name": name})["status"]


@pytest.mark.slow
def test_logs_for_machines_hold_no_cookie_and_no_code(tmp_path):
    server = Serving(tmp_path, arguments=["--log", "json"])
    request = urllib.request.Request(f"{server.address}api/me/code", b"{}", {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        code = json.loads(answer.read())["code"]
        cookie = answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0]
    read(f"{server.address}api/tables")

    told = server.stop()

    assert len(told.splitlines()) > 1, "it has logged something"
    assert code not in told
    assert cookie not in told
    assert all("text" in json.loads(line) for line in told.splitlines())
