"""What a messenger shows of a table's address: who plays, how it ended, and nothing more."""

import re
from urllib.request import Request, urlopen

import pytest

from ludotheque.engine.chance import RandomChance
from tests.games.finished import FINISHED
from tests.server.conftest import open_table


def shown(server, path, language="en"):
    asked = Request(f"{server.address.rstrip('/')}{path}", headers={"Accept-Language": language})
    with urlopen(asked) as answer:
        return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', answer.read().decode()))


def test_a_table_has_a_card_with_names_that_cannot_be_read_as_anything_else(server, guests):
    ada = guests('A"<b>')
    table = open_table(ada, "me", "bot:random", board="forward")

    card = shown(server, f"/table/{table}")

    assert "Clocks · A&quot;&lt;b&gt;, Wanderer" == card["title"]
    assert "site_name" in card
    assert shown(server, f"/table/{table}", "fr")["description"] != card["description"]


def test_the_card_of_a_game_that_is_over_tells_how_it_ended(server, guests):
    ada = guests("Ada")
    table = open_table(ada, "me", "bot:random", board="forward")
    ada.attend(table).play_randomly(RandomChance(3))
    best, second = ada.scene["result"]["places"]

    assert shown(server, f"/table/{table}")["description"].startswith(
        f"{best['name']} {best['points']}, {second['name']} {second['points']}."
    )


def test_the_card_shows_the_box_of_the_game_as_a_picture_that_messengers_take(server, guests):
    table = open_table(guests("Ada"), "me", "bot:random", board="forward")

    image = shown(server, f"/table/{table}")["image"]

    assert f"{server.address}cards/clocks.png" == image
    with urlopen(image) as answer:
        head = answer.read(24)
    assert "image/png" == answer.headers["Content-Type"]
    assert b"\x89PNG\r\n\x1a\n" == head[:8]
    assert (1200, 630) == (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:], "big"))


@pytest.mark.parametrize("game", FINISHED)
def test_a_game_has_a_card_with_its_box_in_both_languages(server, game):
    card, carte = (shown(server, f"/games/{game}", language) for language in ("en", "fr"))

    assert card["title"]
    assert card["description"] != carte["description"]
    assert f"{server.address}cards/{game}.png" == card["image"]


def test_the_house_has_a_card_with_its_sign_in_both_languages(server):
    card, carte = (shown(server, "/", language) for language in ("en", "fr"))

    assert ("Ludotheque", "Ludothèque") == (card["title"], carte["title"])
    assert "Take a box from the shelf." in card["description"]
    assert f"{server.address}icon-512.png" == card["image"]


def test_a_link_to_a_moment_says_which(server, guests):
    table = open_table(guests("Ada"), "me", "bot:random", board="forward")

    assert shown(server, f"/table/{table}?turn=12")["title"].endswith(" · Turn 12")
    assert shown(server, f"/table/{table}?turn=12", "fr")["title"].endswith(" · Tour 12")
    for nonsense in ("-1", "x", "9" * 9, "%3Cb%3E"):
        assert "Turn" not in shown(server, f"/table/{table}?turn={nonsense}")["title"]


def test_the_card_of_a_days_deal_tells_nothing_of_it(server, guests):
    """Others are still to play it."""
    table = guests("Ada").ask("POST", "/api/daily/clocks", {})["id"]

    assert shown(server, "/games/clocks") == shown(server, f"/table/{table}")


def test_other_pages_and_tables_that_are_none_have_no_card(server):
    assert {} == shown(server, "/games/nothing")
    assert {} == shown(server, "/table/nowhere")
    assert {} == shown(server, "/daily")
