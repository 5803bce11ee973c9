"""The workshop: for the owner alone, one question at a time, and nobody plays on for whoever has gone."""

import http.client
import json
import re
import subprocess
import time
from urllib.parse import urlsplit

import pytest

from ludotheque.engine.component_numbers import numbers_of, with_numbers
from ludotheque.engine.errors import BadComponents, LudothequeError
from ludotheque.games import all_games, game_from, game_named
from ludotheque.lab.serving import Serving
from ludotheque.server.live.workshop import checked
from ludotheque.server.wire.workshop import WhatIf

SWAP = {"game": "clocks", "changes": {"prices.swap.value": 9}, "seats": 2, "games": 10, "bot": "random"}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A house that has printed the link of its owner."""
    running = Serving(tmp_path_factory.mktemp("house"), arguments=("--owner-link",))
    assert running._process.stdout is not None
    link = running._process.stdout.readline()
    found = re.fullmatch(r"For its owner alone: http\S+/workshop#(\w{64})\n", link)
    assert found is not None, link
    yield running.address, found[1], running
    assert "" == running.stop()


def ask(address, method, path, body=None, owner="", language="en"):
    """Ask, and give the open connection, the status and the answer, which may come line by line."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {owner}"} if owner else {})
    connection.request(method, f"{path}?language={language}", json.dumps(body) if body else None, headers)
    return connection, connection.getresponse()


def children(pid):
    """Count the processes of a server that play out a question."""
    told = subprocess.run(["ps", "-axo", "ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(maxsplit=1) for line in told.splitlines()]
    return sum(int(parent) == pid and "ludotheque.lab.what_if" in name for parent, name in rows)


def until(truth):
    """Wait until something holds."""
    end = time.monotonic() + 30
    while not truth():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("owner", ["", "f" * 64])
def test_nobody_but_the_owner_is_let_in(house, owner):
    for method, path, body in (("GET", "/api/workshop/clocks", None), ("POST", "/api/workshop", SWAP)):
        connection, answer = ask(house[0], method, path, body, owner)
        assert (403, True) == (answer.status, "owner of the house" in json.load(answer)["error"])
        connection.close()


def test_where_no_link_was_printed_nobody_owns_the_house(server):
    connection, answer = ask(server.address, "GET", "/api/workshop/clocks", owner="")
    assert 403 == answer.status
    connection.close()


@pytest.mark.slow
def test_owner_sees_the_numbers_and_what_others_would_change(house):
    address, owner, running = house
    connection, answer = ask(address, "GET", "/api/workshop/clocks", owner=owner)
    listed = {number["path"]: number for number in json.load(answer)}
    connection.close()

    connection, answer = ask(address, "POST", "/api/workshop", SWAP, owner, "fr")
    told = [json.loads(line) for line in answer]
    connection.close()

    assert {"path": "prices.swap.value", "value": 2, "source": "rulebook"}.keys() == listed["prices.swap.value"].keys()
    assert [0, 10, 20, 20] == [news.get("done", 0) for news in told]
    assert all(20 == news["of"] for news in told)
    assert "la place 1 gagne" in {row["what"] for row in told[-1]["rows"]}
    assert {"what", "before", "after", "by", "is_real"} == set(told[-1]["rows"][0])
    until(lambda: not children(running.pid))


def test_number_that_makes_no_sense_is_refused_in_the_words_of_the_checker(house):
    address, owner, _ = house
    connection, answer = ask(address, "POST", "/api/workshop", SWAP | {"changes": {"prices.swap.value": -1}}, owner)

    assert 422 == answer.status
    assert "[prices.swap]: value: expected 0 or more, got -1" in json.load(answer)["error"]
    connection.close()


@pytest.mark.slow
def test_one_question_at_a_time_and_none_is_played_on_for_whoever_has_gone(house):
    address, owner, running = house
    first, answer = ask(address, "POST", "/api/workshop", SWAP | {"games": 5000}, owner)
    assert {"of": 10_000} == json.loads(answer.readline())

    second, refused = ask(address, "POST", "/api/workshop", SWAP, owner)
    assert (409, True) == (refused.status, "Another question" in json.load(refused)["error"])
    assert 1 == children(running.pid)
    second.close()
    answer.close()
    first.close()

    until(lambda: not children(running.pid))
    third, answer = ask(address, "POST", "/api/workshop", SWAP, owner)
    assert 200 == answer.status
    answer.read()
    third.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": 9}, "expected seats 1, 2, 3, 4, got 9"),
        ({"games": 5001}, "expected 1 to 5000 games"),
        ({"bot": "search:9s"}, "expected a bot random or greedy:2"),
        ({"changes": {}}, "expected 1 to 20 changed numbers, got 0"),
        ({"changes": {"prices.nothing": 1}}, r"\[prices.nothing\]: there is no number here"),
    ],
)
def test_question_that_cannot_be_played_is_refused(change, said):
    with pytest.raises(LudothequeError, match=said):
        checked(WhatIf(**(SWAP | change)))


@pytest.mark.parametrize("name", list(all_games()))
def test_every_number_of_every_game_can_be_named(name):
    game = game_named(name)
    found = numbers_of(game.component_file)
    if not found:
        with pytest.raises(BadComponents):
            game_from(name, "{}")
        return

    same = game_from(name, with_numbers(game.component_file, {path: place.value for path, place in found.items()}))

    assert game.components_digest == same.components_digest
    assert len(found) > 10
