"""Behind a proxy: who is believed, what the house says about it, and what its logs keep to themselves."""

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.web.proxies import BadProxy, TrustedProxies, checked_proxies
from tests.server.conftest import open_table

TRIES = 10
"""How many codes may be guessed from one address."""
PLACE = "198.51.100.7"
SAYS = "WARNING:ludotheque.server.web.proxies:the proxy at "


def statuses(server, count, **headers):
    """Try codes that open nothing; give what became of each."""
    found = []
    for _ in range(count):
        request = urllib.request.Request(f"{server.address}api/me/move", b'{"code": "x"}', method="POST")
        for name, value in {"Content-Type": "application/json", **headers}.items():
            request.add_header(name, value)
        try:
            urllib.request.urlopen(request, timeout=30)
        except urllib.error.HTTPError as error:
            found.append(error.code)
    return found


def test_proxies_are_addresses_or_networks():
    assert ["10.0.0.7", "10.0.0.0/24", "::1"] == checked_proxies(["10.0.0.7", "10.0.0.0/24", "::1"])
    for wrong in ("*", "proxy.example", "10.0.0.1/24", ""):
        with pytest.raises(BadProxy, match="--trusted-proxy"):
            checked_proxies([wrong])


@pytest.mark.slow
def test_a_proxy_of_this_machine_is_believed_and_at_the_start_the_house_says_so(tmp_path):
    server = Serving(tmp_path)
    assert server._process.stdout is not None
    told = server._process.stdout.readline()

    assert "Without X-Forwarded-For from a proxy at 127.0.0.1, ::1, limits count everybody as one.\n" == told
    assert {422} == set(statuses(server, TRIES + 1)), "who asks from this machine is not counted"
    tried = statuses(server, TRIES + 1, **{"X-Forwarded-For": PLACE})
    assert 429 == tried[-1]
    assert {422} == set(statuses(server, 1, **{"X-Forwarded-For": "198.51.100.8"}))
    assert "" == server.stop()


@pytest.mark.slow
def test_a_proxy_that_is_not_believed_is_told_of_once(tmp_path):
    server = Serving(tmp_path, arguments=["--trusted-proxy", "10.0.0.0/24"])

    tried = [
        code
        for number in range(TRIES + 1)
        for code in statuses(server, 1, **{"X-Forwarded-For": f"198.51.100.{number}"})
    ]

    assert 429 == tried[-1], "whatever it says, everybody counts as one"
    assert [SAYS + "somewhere is not believed (--trusted-proxy): limits count everybody behind it as one"] == (
        server.stop().splitlines()
    )


@pytest.mark.slow
def test_a_believed_proxy_that_does_not_say_who_asks_is_told_of(tmp_path):
    server = Serving(tmp_path, arguments=["--trusted-proxy", "127.0.0.1", "--log-private"])

    tried = statuses(server, TRIES + 1)

    assert 429 == tried[-1]
    assert [SAYS + "127.0.0.1 sends no X-Forwarded-For: limits count everybody behind it as one"] == (
        server.stop().splitlines()
    )


def test_what_asks_for_health_need_not_come_through_the_proxy(caplog):
    async def app(scope, receive, send):
        return None

    house = TrustedProxies(app, ["127.0.0.1"])

    scope: Any = {"type": "http", "client": ("127.0.0.1", 1), "headers": [], "path": "/readyz"}
    house._look_at(scope)

    assert "" == caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("is_asked", [False, True])
def test_logs_hold_no_id_of_a_table_and_no_address_unless_asked_for(tmp_path, is_asked):
    asked = ["--log-private"] if is_asked else []
    server = Serving(tmp_path, arguments=["--log", "json", *asked])
    ada = Guest(server.address, "Ada")
    table = open_table(ada, "me", "bot:random", board="forward")

    ada.attend(table).play_randomly(RandomChance(1), answers=5)
    ada.leave()
    told = server.stop()

    assert all("text" in json.loads(line) for line in told.splitlines())
    assert is_asked == (table in told)
    assert is_asked == ("127.0.0.1" in told.replace(server.address, ""))
