"""What a messenger shows of a table's address: who plays, how it ended, and nothing more."""

import re
from urllib.request import Request, urlopen

from ludotheque.engine.chance import RandomChance
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


def test_other_pages_and_tables_that_are_none_have_no_card(server):
    assert {} == shown(server, "/table/nowhere")
    assert {} == shown(server, "/")
