"""A crowd from one place: whatever it asks for, within its limits, nobody else has to wait."""

import asyncio
import json
from contextlib import ExitStack

import pytest
from starlette.requests import Request
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.server.table import answers
from ludotheque.server.table.entries import PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.history import moment
from ludotheque.server.views.playback import playback
from ludotheque.server.views.table_view import TableView
from ludotheque.server.web.rate_limits import (
    MESSAGES,
    MOST_AT_ONCE,
    MOST_SOCKETS,
    REVIEWS,
    TRIES,
    RateLimits,
    TooOften,
)
from tests.server.conftest import open_table


def look_in(server, table, place):
    """Open a socket as one who comes from elsewhere."""
    where = server.address.replace("http", "ws", 1) + f"ws/tables/{table}"
    return connect(where, additional_headers={"X-Forwarded-For": place}, max_size=None)


def heard(socket, *kinds):
    while (message := json.loads(socket.recv(30)))["type"] not in kinds:
        pass
    return message


def test_one_place_cannot_hold_more_than_so_many_sockets(server, guests):
    table = open_table(guests("Ada"), "me", "open")

    with ExitStack() as held:
        sockets = [held.enter_context(look_in(server, table, "198.51.100.1")) for _ in range(MOST_SOCKETS)]
        with pytest.raises(InvalidStatus):
            look_in(server, table, "198.51.100.1")
        assert "scene" == heard(held.enter_context(look_in(server, table, "198.51.100.2")), "scene")["type"]

        sockets[0].close()

        assert "scene" == heard(held.enter_context(look_in(server, table, "198.51.100.1")), "scene")["type"]


def test_messages_that_come_too_often_are_refused_by_their_id_however_many_sockets_they_come_over(server, guests):
    table = open_table(guests("Ada"), "me", "open")

    with look_in(server, table, "198.51.100.3") as one, look_in(server, table, "198.51.100.3") as other:
        for number in range(MESSAGES.burst):
            one.send(json.dumps({"type": "undo", "id": f"one{number}"}))
            other.send(json.dumps({"type": "undo", "id": f"other{number}"}))
        answers = [heard(socket, "refused") for socket in (one, other) for _ in range(MESSAGES.burst)]

    assert 2 * MESSAGES.burst == len({answer["id"] for answer in answers})
    assert any(answer["text"].startswith("That was too much at once") for answer in answers)


@pytest.fixture(scope="module")
def told():
    """A table at which a whole game was played."""
    game = game_named("clocks")
    table = Table(game, "t", game.checked_options(2, {}), [Seat(PERSON, "ada"), Seat(PERSON, "bo")])
    for entry in answers.start(table, RandomChance(1)):
        table.apply(entry)
    while not table.is_over:
        seat = table.waiting()[0]
        action = flow.options(table.playing.state, seat)[0].text
        for entry in answers.answer(table, seat, table.playing.number(seat), action, "", RandomChance(2)):
            table.apply(entry)
    return table


def pauses(work):
    """Count how often others come in before something is done."""

    async def run():
        doing, count = asyncio.create_task(work), 0
        while not doing.done():
            await asyncio.sleep(0)
            count += 1
        return count

    return asyncio.run(run())


def test_who_looks_back_lets_others_in_all_the_time(told):
    assert pauses(moment(TableView(told), None, 50, "en")) > 2
    assert pauses(playback(TableView(told), 0, "en")) > 2


def test_what_takes_long_is_done_one_at_a_time_and_every_place_stands_in_line_once():
    done = []

    async def ask(limits, place):
        async with limits.turn(place):
            await asyncio.sleep(0)
            done.append(place)

    async def run():
        limits = RateLimits()
        await asyncio.gather(*(ask(limits, place) for place in ["crowd"] * 5 + ["Ada"]))

    asyncio.run(run())

    assert ["crowd", "Ada", "crowd", "crowd", "crowd", "crowd"] == done


def test_only_so_many_of_one_place_are_answered_at_once():
    answering, most = set(), 0

    async def ask(limits, number):
        nonlocal most
        async with limits.place(request_from("198.51.100.1")):
            answering.add(number)
            most = max(most, len(answering))
            await asyncio.sleep(0)
            answering.discard(number)

    async def run():
        limits = RateLimits()
        await asyncio.gather(*(ask(limits, number) for number in range(50)))

    asyncio.run(run())

    assert MOST_AT_ONCE == most


def request_from(address):
    return Request(
        {
            "type": "http",
            "method": "POST",
            "path": "/api/me/move",
            "headers": [(b"host", b"x")],
            "query_string": b"",
            "scheme": "http",
            "server": ("x", 80),
            "client": (address, 1),
        }
    )


def test_a_network_of_ipv6_is_one_place():
    limits = RateLimits()
    for number in range(TRIES.burst):
        limits.check_request(request_from(f"2001:db8:1:2::{number:x}"), "POST")

    with pytest.raises(TooOften):
        limits.check_request(request_from("2001:db8:1:2:3:4:5:6"), "POST")

    limits.check_request(request_from("2001:db8:1:3::1"), "POST")
    limits.check_request(request_from("198.51.100.1"), "POST")


def test_one_place_cannot_begin_many_reviews_at_once():
    limits = RateLimits()
    here, elsewhere = (
        Request({"type": "http", "client": (address, 1), "headers": []}) for address in ("198.51.100.7", "203.0.113.9")
    )
    for _ in range(int(REVIEWS.burst)):
        limits.check_review(here)

    with pytest.raises(TooOften):
        limits.check_review(here)
    limits.check_review(elsewhere)
