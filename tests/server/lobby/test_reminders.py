"""Whoever is asked at a slow table and does not look is told once: by a webhook, a push, a calendar, all real."""

import asyncio
import json
import ssl
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import Any

import pytest
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ludotheque.games import game_named
from ludotheque.server import house_time
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.calendar import Deadline, calendar
from ludotheque.server.lobby.courier import Courier, Undelivered, is_public, read_place
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.reminders import BURST, MOST_FAILURES, PAUSE, Reminders, moment
from ludotheque.server.lobby.web_push import BadDevice, PushSender, check_keys, encrypted, read, written
from ludotheque.server.store.reminders import Device, Wish
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.table import answers
from ludotheque.server.table.clock import SLOW, UNTIMED, Pace
from ludotheque.server.table.entries import PERSON, Seat
from ludotheque.server.table.table import Table
from tests.server.store.test_log import answering

CLOCKS = game_named("clocks")
A_DAY = 24 * 3600
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()


# A server that takes messages, with a certificate of its own.


@pytest.fixture(scope="module")
def contexts(tmp_path_factory):
    """Give what a server shows on this machine, and what a client that trusts it has."""
    folder = tmp_path_factory.mktemp("certificate")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "key.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, *plain))
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return serving, ssl.create_default_context(cafile=str(folder / "cert.pem"))


class Taker:
    """Takes messages and answers with a status, or not at all."""

    def __init__(self):
        self.status = 201
        self.taken = []
        self.address = ""

    async def take(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        whole = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.taken.append((head[0], whole, body))
        if self.status:
            writer.write(f"HTTP/1.1 {self.status} so\r\nLocation: https://localhost/\r\n\r\n".encode())
        else:
            await reader.read()
        writer.close()


@asynccontextmanager
async def taking(contexts):
    taker = Taker()
    async with await asyncio.start_server(taker.take, "127.0.0.1", 0, ssl=contexts[0]) as server:
        taker.address = f"https://localhost:{server.sockets[0].getsockname()[1]}"
        yield taker


@pytest.fixture
def clock(monkeypatch):
    """A clock that shows what it is set to."""
    shown = [NOON]
    monkeypatch.setattr(house_time.CLOCK, "now", lambda: shown[0])
    return shown


@pytest.fixture
def house(tmp_path, contexts):
    """Run something in a house of its own that may send to this machine, with somebody who takes messages."""

    def run(doing):
        async def inside():
            lobby = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0)
            courier = Courier(lambda _: True, contexts[1], patience=0.5)
            lobby.reminders = Reminders(lobby.rooms, "key", b"secret", courier)
            lobby.rooms.on_asked = lobby.reminders.note_soon
            async with taking(contexts) as taker:
                try:
                    return await doing(lobby, taker)
                finally:
                    await lobby.close()

        return asyncio.run(inside())

    return run


async def slow_table(lobby, name, *people, kind=SLOW):
    pace = Pace(kind, A_DAY if kind == SLOW else 0)
    seats = [Seat(PERSON, person.id) for person in people]
    options = CLOCKS.checked_options(len(seats), {"money": "hidden"} if len(seats) > 1 else {})
    stored = StoredTable(name, "clocks", CLOCKS.version, CLOCKS.components_digest, options, seats, NOON, pace)
    await lobby.store.tables.open_table(stored)
    return await lobby.rooms.add(Table(CLOCKS, name, options, seats, pace), {one.id: one.name for one in people})


async def until_asked(room, person, *, is_asked=True):
    """Answer until a person is not asked any more; and then, if they shall be, until they are again."""
    seat = room.table.seat_of(person.id)
    for state in (False, True)[: 1 + is_asked]:
        while room.table.waits_for(seat) != state:
            found = [one for one in room.table.waiting() if (one == seat) != state] or room.table.waiting()
            number = room.table.playing.number(found[0])
            await answering(room, found[0], number, answers.option(room.table, found[0], 0), "")


async def noted(lobby):
    """Wait until it is written down who was asked."""
    while lobby.reminders._noting:
        await asyncio.gather(*lobby.reminders._noting)


async def two_people(lobby, **wish):
    ada, bo = await lobby.accounts.welcome(), await lobby.accounts.welcome()
    await lobby.store.reminders.keep(Wish(ada.id, house="https://play.example", **wish))
    return ada, bo


# Webhooks.


@pytest.mark.slow
def test_a_webhook_is_told_once_of_a_burst_and_then_not_before_a_while(house, clock):
    async def doing(lobby, taker):
        ada, bo = await two_people(lobby, webhook=f"{taker.address}/hook?key=7")
        for name in ("one", "two"):
            await until_asked(await slow_table(lobby, name, ada, bo), ada)
        await noted(lobby)
        await lobby.reminders.send()
        early = len(taker.taken)
        clock[0] += BURST + 1
        await lobby.reminders.send()
        await lobby.reminders.send()
        burst = list(taker.taken)
        await until_asked(await lobby.rooms.room("one"), ada)
        await noted(lobby)
        clock[0] += BURST + 1
        await lobby.reminders.send()
        soon = len(taker.taken)
        clock[0] += PAUSE
        await lobby.reminders.send()
        return early, burst, soon, taker.taken

    early, burst, soon, taken = house(doing)

    assert (0, 1, 1, 2) == (early, len(burst), soon, len(taken))
    line, headers, body = burst[0]
    assert "POST /hook?key=7 HTTP/1.1" == line
    assert "application/json" == headers["Content-Type"]
    told = json.loads(body)
    assert "It is your turn at 2 tables" == told["title"]
    urls = {"https://play.example/table/one", "https://play.example/table/two"}
    assert urls == {table["url"] for table in told["tables"]}
    assert ["one"] == [table["id"] for table in json.loads(taken[1][2])["tables"]]


def test_nobody_is_told_who_looks_or_has_answered_or_wants_nothing(house, clock):
    async def doing(lobby, taker):
        ada, bo = await two_people(lobby, webhook=taker.address)
        looks = await slow_table(lobby, "looks", ada, bo)
        looks.show(Viewer(ada.id, "en", lambda _: None))
        await until_asked(looks, ada)
        answered = await slow_table(lobby, "answered", ada, bo)
        await until_asked(answered, ada)
        await until_asked(answered, ada, is_asked=False)
        await noted(lobby)
        clock[0] += A_DAY
        await lobby.reminders.send()
        return taker.taken

    assert [] == house(doing)


def test_with_bots_and_no_clock_nobody_waits_and_nobody_is_told(house, clock):
    async def doing(lobby, taker):
        ada, bo = await two_people(lobby, webhook=taker.address)
        await slow_table(lobby, "alone", ada, kind=UNTIMED)
        waited_for = await slow_table(lobby, "both", ada, bo, kind=UNTIMED)
        await until_asked(waited_for, ada)
        await noted(lobby)
        clock[0] += BURST + 1
        await lobby.reminders.send()
        return [table["id"] for table in json.loads(taker.taken[0][2])["tables"]]

    assert ["both"] == house(doing)


def test_a_webhook_that_takes_nothing_is_given_up(house, clock):
    async def doing(lobby, taker):
        taker.status = 500
        ada, bo = await two_people(lobby, webhook=taker.address)
        room = await slow_table(lobby, "one", ada, bo)
        for _ in range(MOST_FAILURES + 1):
            await until_asked(room, ada)
            await noted(lobby)
            clock[0] += PAUSE + BURST
            await lobby.reminders.send()
        return len(taker.taken), lobby.store.reminders.wish(ada.id)

    sent, wish = house(doing)

    assert MOST_FAILURES == sent
    assert ("", MOST_FAILURES) == (wish.webhook, wish.failures)


@pytest.mark.parametrize(
    ("at", "quiet", "until"),
    [
        ("12:00", (22, 7), "12:00"),
        ("22:30", (22, 7), "07:00"),
        ("03:00", (22, 7), "07:00"),
        ("07:00", (22, 7), "07:00"),
        ("13:10", (13, 14), "14:00"),
        ("03:00", (0, 0), "03:00"),
    ],
)
def test_quiet_hours_are_those_of_the_persons_own_clock(at, quiet, until):
    paris = timedelta(hours=2)  # in summer
    hour, minute = map(int, at.split(":"))
    now = (datetime(2026, 7, 1, hour, minute, tzinfo=UTC) - paris).timestamp() - BURST
    wish = Wish("ada", zone="Europe/Paris", quiet_from=quiet[0], quiet_until=quiet[1])

    found = datetime.fromtimestamp(moment(wish, now), UTC) + paris

    assert until == f"{found:%H:%M}"
    assert now + BURST <= moment(wish, now) < now + A_DAY


# Where messages may go.


@pytest.mark.parametrize(
    "inside",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.1"),
    ],
)
def test_nothing_is_sent_into_a_network(inside):
    assert not is_public(ip_address(inside))


def test_the_open_internet_is_open():
    assert all(is_public(ip_address(one)) for one in ("9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"))


def test_a_name_that_stands_for_this_machine_is_refused_before_anything_is_sent(contexts):
    async def doing():
        async with taking(contexts) as taker:
            port = taker.address.rpartition(":")[2]
            for host in ("localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f000001"):
                with pytest.raises(Undelivered, match="not on the open internet"):
                    await Courier(trust=contexts[1]).post(f"https://{host}:{port}/", b"", {})
            return taker.taken

    assert [] == asyncio.run(doing())


def test_of_several_addresses_of_a_name_every_one_must_be_outside(contexts, monkeypatch):
    async def doing():
        async def both(*_, **__):
            return [(0, 0, 0, "", (one, 443)) for one in ("9.9.9.9", "10.0.0.1")]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both, raising=False)
        with pytest.raises(Undelivered, match="not on the open internet"):
            await Courier().post("https://two.example/", b"", {})

    asyncio.run(doing(), debug=False)


@pytest.mark.parametrize(
    "url",
    [
        *("http://a.example/", "ftp://a.example", "https://", "https:///x", "a.example", "https://me@a.example/"),
        *("https://a.example/\r\nX: y", "https://a.example/a b", "https://a.example:99999/", "https://[::1/", "é"),
        *("https://" + "a" * 70 + ".example/", "https://a.example/" + "x" * 1000),
    ],
)
def test_an_address_that_is_none_is_told(url):
    with pytest.raises(Undelivered, match="expected an address that begins with https://"):
        read_place(url)


def test_whoever_does_not_answer_is_not_waited_for_and_whoever_sends_elsewhere_is_not_followed(contexts):
    async def doing():
        async with taking(contexts) as taker:
            courier = Courier(lambda _: True, contexts[1], patience=0.3)
            taker.status = 302
            moved = await courier.post(taker.address, b"", {})
            taker.status = 0
            with pytest.raises(Undelivered, match="does not take messages"):
                await courier.post(taker.address, b"", {})
            with pytest.raises(Undelivered):  # a certificate that nobody we know has signed
                await Courier(lambda _: True, patience=1).post(taker.address, b"", {})
            return moved, len(taker.taken)

    assert (302, 2) == asyncio.run(doing())


# Web Push.


def opened(body, private, auth):
    """Read a message as a browser does, by RFC 8188 and RFC 8291."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    own = private.public_key().public_bytes(*point)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    first = HKDF(hashes.SHA256(), 32, auth, b"WebPush: info\0" + own + theirs).derive(shared)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
    message = AESGCM(key).decrypt(nonce, sealed, None)
    assert message.endswith(b"\x02")
    return message[:-1]


def check_token(header, audience):
    """Check who has sent something, as a service does, by RFC 8292; give the claims."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signature = fields["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(fields["k"]))
    raw = read(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, said.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(der, f"{said}x".encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(read(part)) for part in said.split("."))
    assert ("vapid", "ES256", audience) == (scheme, head["alg"], claims["aud"])
    assert 0 < claims["exp"] - datetime.now(UTC).timestamp() < A_DAY
    return claims, fields["k"]


def browser(address, person):
    """Make a browser that takes what is pushed."""
    private, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    public = written(private.public_key().public_bytes(*point))
    return private, auth, Device(person.id, "phone", f"{address}/push/7", public, written(auth))


def test_the_example_of_the_standard_comes_out_as_it_should():
    """RFC 8291, appendix A."""
    own = int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"

    found = encrypted(
        b"When I grow up, I want to be a watermelon",
        read(theirs),
        read("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(own, ec.SECP256R1()),
        read("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    ) == written(found)


def test_a_push_comes_to_the_browser_signed_and_for_nobody_else(house, clock):
    async def doing(lobby, taker):
        ada, bo = await two_people(lobby, language="fr")
        private, auth, device = browser(taker.address, ada)
        await lobby.store.reminders.add_device(device)
        await until_asked(await slow_table(lobby, "one", ada, bo), ada)
        await noted(lobby)
        clock[0] += BURST + 1
        await lobby.reminders.send()
        return taker, private, auth, lobby.reminders.sender.public

    taker, private, auth, public = house(doing)
    [(line, headers, body)] = taker.taken
    told = json.loads(opened(body, private, auth))

    assert "POST /push/7 HTTP/1.1" == line
    assert {"aes128gcm", "86400", "turns"} == {headers[name] for name in ("Content-Encoding", "TTL", "Topic")}
    assert ("C’est à vous de jouer", "/table/one") == (told["title"], told["path"])
    claims, key = check_token(headers["Authorization"], taker.address)
    assert ("https://play.example", public) == (claims["sub"], key)


def test_a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_is_not(house, clock):
    async def doing(lobby, taker):
        ada, bo = await two_people(lobby)
        await lobby.store.reminders.add_device(browser(taker.address, ada)[2])
        room = await slow_table(lobby, "one", ada, bo)
        left = []
        for taker.status in (503, 410):
            await until_asked(room, ada)
            await noted(lobby)
            clock[0] += PAUSE + BURST
            await lobby.reminders.send()
            left.append(len(lobby.store.reminders.devices(ada.id)))
        return left

    assert [1, 0] == house(doing)


def test_every_process_of_a_house_has_the_same_key_and_another_house_another():
    assert PushSender(b"a" * 32).public == PushSender(b"a" * 32).public != PushSender(b"b" * 32).public


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), (written(b"\4" + b"x" * 64), "A" * 22), ("é", "é")]
)
def test_keys_that_are_no_browsers_are_told(p256dh, auth):
    with pytest.raises(BadDevice, match="expected a key on P-256"):
        check_keys(p256dh, auth)


# Calendars.


def parsed(text):
    """Read a calendar by RFC 5545: lines unfolded, components nested, values with their escapes undone."""
    assert text.endswith("\r\n")
    assert "\n" not in text.replace("\r\n", "")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    stack: list[list[Any]] = [[]]
    for line in text.replace("\r\n ", "").removesuffix("\r\n").split("\r\n"):
        name, _, value = line.partition(":")
        if name == "BEGIN":
            stack.append([("", value)])
        elif name == "END":
            whole = stack.pop()
            assert value == whole[0][1]
            stack[-1].append((value, dict(whole[1:]) | {"all": whole[1:]}))
        else:
            value = value.replace("\\n", "\n").replace("\\,", ",").replace("\\;", ";").replace("\\\\", "\\")
            stack[-1].append((name.partition(";")[0], value))
    [[(name, whole)]] = stack
    assert "VCALENDAR" == name
    return whole, [part for kind, part in whole["all"] if kind == "VEVENT"]


def test_a_calendar_can_be_read_whatever_stands_in_it():
    title = "Clocks · Åda, Bo; a\\b " + "é" * 60
    deadlines = [Deadline("t1", title, "one\ntwo", "https://play.example/table/t1", NOON + 3600)]

    whole, [event] = parsed(calendar("Deadlines, mine", deadlines, NOON))

    assert ("2.0", "Deadlines, mine") == (whole["VERSION"], whole["NAME"])
    assert (title, "one\ntwo") == (event["SUMMARY"], event["DESCRIPTION"])
    assert ("20260302T123000Z", "20260302T130000Z") == (event["DTSTART"], event["DTEND"])
    assert "-PT1H" == event["VALARM"]["TRIGGER"]


def test_the_calendar_has_the_deadlines_of_its_person_and_no_others(house, clock):
    async def doing(lobby, _):
        ada, bo = await two_people(lobby, calendar=1)
        room = await slow_table(lobby, "one", ada, bo)
        await slow_table(lobby, "untimed", ada, bo, kind=UNTIMED)
        await until_asked(room, ada)
        address = lobby.reminders.address(ada, lobby.store.reminders.wish(ada.id))
        mine = await lobby.reminders.deadlines(address, "https://play.example")
        await until_asked(room, ada, is_asked=False)
        after = await lobby.reminders.deadlines(address, "https://play.example")
        await lobby.store.reminders.keep(Wish(ada.id, calendar=2))
        gone = await lobby.reminders.deadlines(address, "https://play.example")
        return mine, after, gone

    mine, after, gone = house(doing)
    _, [event] = parsed(mine)

    assert ("20260303T120000Z", "https://play.example/table/one") == (event["DTEND"], event["URL"])
    assert [] == parsed(after)[1]
    assert gone is None


# Over HTTP.


def test_reminders_are_wished_for_and_told(server, guests):
    ada = guests("Ada")
    assert "" == ada.ask("GET", "/api/me/reminders")["calendar"]

    first = ada.ask("POST", "/api/me/reminders/calendar", {})["calendar"]
    second = ada.ask("POST", "/api/me/reminders/calendar", {})["calendar"]
    assert 404 == ada.ask("GET", first)["status"]
    assert [] == parsed(guests("Calendar program").ask("GET", second))[1]
    table = ada.ask(
        "POST",
        "/api/tables",
        {"game": "clocks", "seats": ["me"], "pace": {"kind": "slow", "seconds": A_DAY, "increment": 0}},
    )["id"]
    [event] = parsed(ada.ask("GET", second))[1]
    assert f"{server.address}table/{table}" == event["URL"]
    assert "" == ada.ask("DELETE", "/api/me/reminders/calendar")["calendar"]
    assert 404 == ada.ask("GET", second)["status"]
    third = ada.ask("POST", "/api/me/reminders/calendar", {})["calendar"]
    ada.ask("POST", "/api/me/lock", {})
    assert 404 == ada.ask("GET", third)["status"]

    told = ada.ask("PUT", "/api/me/reminders", {"zone": "Europe/Paris", "quiet_from": 22, "quiet_until": 7})
    assert ("Europe/Paris", 22, 7) == (told["zone"], told["quiet_from"], told["quiet_until"])


def test_a_browser_is_known_and_forgotten_by_its_cookie(guests):
    ada = guests("Ada")
    _, _, device = browser("https://push.example", type("Somebody", (), {"id": ""}))
    keys = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}

    assert ada.ask("PUT", "/api/me/reminders/device", keys)["is_here"]
    assert 1 == ada.ask("PUT", "/api/me/reminders/device", keys)["devices"]
    assert [device.endpoint] == ada.ask("GET", "/api/me/data")["reminders"]["devices"]
    bo = guests("Bo")
    assert bo.ask("PUT", "/api/me/reminders/device", keys)["is_here"]
    assert not ada.ask("GET", "/api/me/reminders")["is_here"]
    assert 0 == bo.ask("DELETE", "/api/me/reminders/device")["devices"]


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"webhook": "http://a.example/"}, "https://"),
        ({"webhook": "https://127.0.0.1/"}, "not on the open internet"),
        ({"zone": "Mars/Olympus"}, "expected a time zone"),
        ({"zone": "../../etc/passwd"}, "expected a time zone"),
        ({"quiet_from": 24}, "expected quiet hours"),
        ({"more": 1}, "cannot be read"),
    ],
)
def test_a_wish_that_makes_no_sense_is_told_and_changes_nothing(guests, wish, complaint):
    ada = guests("Ada")
    before = ada.ask("GET", "/api/me/reminders")

    told = ada.ask("PUT", "/api/me/reminders", wish)

    assert 422 == told["status"]
    assert complaint in told["error"]
    assert before == ada.ask("GET", "/api/me/reminders")
