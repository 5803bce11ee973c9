"""Who is who: signed cookies, codes for another device, limits, and pages of other sites."""

import asyncio
import json
import urllib.error
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.engine.errors import Refused
from ludotheque.server.lobby.accounts import Accounts, LockedOut
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.store import Store
from ludotheque.server.views.catalogue import sentence
from ludotheque.server.web.rate_limits import TRIES
from tests.server.conftest import open_table


def ask(server, path, method="GET", body=None, **headers):
    """Ask with headers of one's own; give the status, the body and the headers."""
    request = urllib.request.Request(server.address + path, method=method)
    for name, value in headers.items():
        request.add_header(name.replace("_", "-"), value)
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.loads(answer.read()), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()), error.headers


def test_the_cookie_cannot_be_read_by_a_page_nor_sent_by_another_site(server):
    _, _, headers = ask(server, "api/me")

    cookie = headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_cookie_that_was_tampered_with_opens_nothing(server, guests):
    ada = guests("Ada")
    name, _, value = ada.cookie.partition("=")
    forged = f"{name}={value[:-3]}{'abc' if not value.endswith('abc') else 'xyz'}"

    status, me, _ = ask(server, "api/me", Cookie=forged)

    assert 200 == status
    assert "Ada" != me["name"]


def test_a_code_brings_me_to_another_device_once(server, guests):
    ada, phone = guests("Ada", "Somebody")
    table = open_table(ada, "me", "bot:random")
    code = ada.ask("POST", "/api/me/code", {})["code"]

    moved = phone.ask("POST", "/api/me/move", {"code": code.lower()})

    assert "Ada" == moved["name"]
    assert [table] == [mine["id"] for mine in phone.ask("GET", "/api/tables")]
    assert 422 == phone.ask("POST", "/api/me/move", {"code": code})["status"]


def test_a_new_lock_shuts_out_my_other_devices(server, guests):
    ada, phone = guests("Ada", "Somebody")
    phone.ask("POST", "/api/me/move", {"code": ada.ask("POST", "/api/me/code", {})["code"]})

    assert "Ada" == ada.ask("POST", "/api/me/lock")["name"]

    assert "Ada" == ada.ask("GET", "/api/me")["name"]
    assert "Ada" != phone.ask("GET", "/api/me")["name"]


def test_a_new_lock_cuts_off_a_table_that_another_device_looks_at(guests):
    ada, phone = guests("Ada", "Somebody")
    table = open_table(ada, "me", "bot:random")
    phone.ask("POST", "/api/me/move", {"code": ada.ask("POST", "/api/me/code", {})["code"]})
    phone.attend(table)
    assert 0 == phone.seat

    ada.ask("POST", "/api/me/lock")

    with pytest.raises(ConnectionClosed):
        phone.until("nothing")
    phone.attend(table)
    assert phone.seat is None
    assert 0 == ada.attend(table).seat


def test_a_new_lock_ends_the_codes_made_before(guests):
    ada, phone = guests("Ada", "Somebody")
    code = ada.ask("POST", "/api/me/code", {})["code"]

    ada.ask("POST", "/api/me/lock")

    assert 422 == phone.ask("POST", "/api/me/move", {"code": code})["status"]


def test_a_wrong_code_is_answered_by_one_sentence(guests):
    answer = guests("Ada").ask("POST", "/api/me/move", {"code": "WRONG-CODE2"})

    assert 422 == answer["status"]
    assert "opens nothing" in answer["error"]


def test_codes_cannot_be_guessed_at_leisure(server):
    stranger = {"X_Forwarded_For": "198.51.100.7"}
    statuses = [
        ask(server, "api/me/move", "POST", {"code": f"WRONG-{n:05}"}, **stranger)[0] for n in range(TRIES.burst + 1)
    ]

    assert [422] * TRIES.burst + [429] == statuses


def test_a_page_of_another_site_changes_nothing(server, guests):
    ada = guests("Ada")

    status, answer, _ = ask(
        server, "api/me", "PUT", {"name": "Eve"}, Cookie=ada.cookie, Origin="http://elsewhere.example"
    )

    assert 403 == status
    assert "another site" in answer["error"]
    assert "Ada" == ada.ask("GET", "/api/me")["name"]


@pytest.mark.parametrize("path", ["api/me/passkeys/begin", "api/passkeys/begin"])
def test_passkeys_over_plain_http_say_that_they_need_https(server, path):
    status, answer, _ = ask(server, path, "POST", {})

    assert 422 == status
    assert "https" in answer["error"]


@pytest.mark.parametrize("header", ["Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"])
def test_every_answer_is_guarded(server, header):
    assert ask(server, "api/games")[2][header]
    assert ask(server, "api/nothing")[2][header]


def test_after_forget_me_the_old_cookies_open_nothing_and_another_device_stays(server, guests):
    ada, phone = guests("Ada", "Somebody")
    table = open_table(ada, "me", "bot:random")
    phone.ask("POST", "/api/me/move", {"code": ada.ask("POST", "/api/me/code", {})["code"]})
    earlier = ada.cookie
    ada.ask("GET", "/api/me")
    latest = ada.cookie
    ada.attend(table)

    ada.ask("DELETE", "/api/me")

    for cookie in (earlier, latest):
        assert "Ada" != ask(server, "api/me", Cookie=cookie)[1]["name"]
        assert [] == ask(server, "api/tables", Cookie=cookie)[1]
    with pytest.raises(ConnectionClosed):
        ada.until("nothing")
    assert "Ada" == phone.ask("GET", "/api/me")["name"]
    assert 0 == phone.attend(table).seat


def test_whoever_is_not_known_can_be_forgotten_all_the_same(server):
    assert 200 == ask(server, "api/me", "DELETE")[0]


@pytest.fixture
def house(tmp_path):
    """Do something with the accounts of a house."""

    def visit(do):
        async def run():
            store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
            try:
                return await do(Accounts(store.accounts, "a key"))
            finally:
                store.close()

        return asyncio.run(run())

    return visit


def test_of_two_who_lock_at_once_one_wins(house):
    async def do(accounts):
        ada = await accounts.welcome()

        ended = await asyncio.gather(*(accounts.begin_epoch(ada) for _ in range(2)), return_exceptions=True)

        locked = [one for one in ended if isinstance(one, Person)]
        refused = [one for one in ended if isinstance(one, Refused)]
        assert [1, 1] == [len(locked), len(refused)]
        assert "no longer" in sentence(refused[0], "en")
        assert "plus" in sentence(refused[0], "fr")
        assert locked[0].id == (await accounts.who(accounts.cookie(locked[0]))).id
        assert await accounts.who(accounts.cookie(ada)) is None

    house(do)


def test_what_a_device_makes_while_it_is_shut_out_opens_nothing(house):
    """It was let in a moment before: its request is still on its way when the lock is new."""

    async def do(accounts):
        ada = await accounts.welcome()
        await accounts.begin_epoch(ada)

        with pytest.raises(LockedOut):
            await accounts.code_for(ada)

    house(do)


def test_a_cookie_of_the_version_before_still_opens(house):
    async def do(accounts):
        ada = await accounts.welcome()
        old = accounts.cookies.dumps([ada.id, ada.cookie_epoch])

        assert ada.id == (await accounts.who(old)).id
        await accounts.forget(await accounts.who(old))
        assert await accounts.who(old) is None

    house(do)
