"""Names: those of who sits are told as a change, those of strangers not at all."""

import pytest

from ludotheque.server.web.rate_limits import RENAMES, RateLimits, TooOften
from tests.server.conftest import open_table
from tests.server.web.test_rate_limits import request_from


@pytest.fixture
def pair(guests):
    """Ada and Bo at their table, with the game begun."""
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open")
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ada.attend(table)
    bo.attend(table)
    return ada, bo, table


def heard(guest):
    """List what somebody has heard up to now: until the answer to a question of theirs."""
    first = len(guest.frames)
    guest.say({"type": "undo", "id": f"after {first}"})
    while guest.until("refused")["id"] != f"after {first}":
        pass
    return guest.frames[first:-1]


def test_a_stranger_who_was_refused_a_seat_may_be_called_what_they_like_and_nobody_hears_of_it(pair, guests):
    ada, _, table = pair
    eve = guests("Eve")
    eve.attend(table)
    assert 409 == eve.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})["status"]
    heard(ada)

    for number in range(10):
        eve.ask("PUT", "/api/me", {"name": f"Eve {number}"})

    assert [] == heard(ada)


def test_another_name_of_somebody_who_sits_is_a_change(pair):
    ada, bo, _ = pair
    heard(ada)

    bo.ask("PUT", "/api/me", {"name": "Bobby"})
    told = ada.until("change", "scene")

    assert "change" == told["type"]
    assert ["Ada", "Bobby"] == [seat["name"] for seat in told["table"]["seats"]]
    assert (told["since"], told["version"]) == (ada.version, ada.version)
    changed = ada.scene
    assert changed is not None
    assert {"Ada", "Bobby"} == {standing["name"] for standing in changed["standings"]}
    ada.say({"type": "whole"})
    assert told["table"] == ada.until("scene")["table"]
    assert changed == ada.scene


def test_another_name_is_a_change_before_the_game_has_begun_too(guests):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", "open"))

    ada.ask("PUT", "/api/me", {"name": "Adele"})
    told = ada.until("change", "scene")

    assert "change" == told["type"]
    assert "Adele" == told["table"]["seats"][0]["name"]


def test_names_change_only_so_often():
    limits = RateLimits()
    request = request_from("198.51.100.1")

    for _ in range(RENAMES.burst):
        limits.check_rename(request, "eve")
    limits.check_rename(request, "ada")

    with pytest.raises(TooOften):
        limits.check_rename(request, "eve")
