"""The client's files and the games' themes, as they are served."""

import gzip
import json
import urllib.request

import pytest

from ludotheque.games import game_named
from ludotheque.manual.rules_file import rules_of
from ludotheque.server.views import qr_code
from tests.server.conftest import open_table


@pytest.mark.parametrize("game", ["clocks", "clockworker", "enkidu", "unconscious_mind"])
def test_the_sheet_of_pictures_is_made_and_served_compressed(server, game):
    address = f"{server.address}themes/{game}/art.svg"
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})) as answer:
        sheet = answer.read()

    assert "gzip" == answer.headers["Content-Encoding"]
    assert "image/svg+xml" == answer.headers["Content-Type"]
    assert b"<symbol id=" in gzip.decompress(sheet)


def test_the_house_can_be_installed_and_its_worker_is_served_from_the_root(server):
    with urllib.request.urlopen(f"{server.address}manifest.webmanifest") as answer:
        manifest = json.load(answer)
    with urllib.request.urlopen(f"{server.address}sw.js") as worker:
        kind = worker.headers.get_content_type()
    with urllib.request.urlopen(server.address) as page:
        head = page.read().decode()

    assert "application/manifest+json" == answer.headers.get_content_type()
    assert ("/", "standalone") == (manifest["start_url"], manifest["display"])
    assert {"192x192", "512x512"} < {icon["sizes"] for icon in manifest["icons"]}
    assert "text/javascript" == kind
    assert '<link rel="manifest" href="/manifest.webmanifest"' in head
    assert all(
        urllib.request.urlopen(server.address.rstrip("/") + icon["src"]).status == 200 for icon in manifest["icons"]
    )


def test_a_table_invites_by_a_code_and_one_that_is_not_there_does_not(server, guests):
    ada = guests("Ada")
    table = open_table(ada, "me", "open")

    with urllib.request.urlopen(f"{server.address}api/tables/{table}/invitation.svg") as answer:
        drawing = answer.read().decode()

    assert "image/svg+xml" == answer.headers["Content-Type"]
    assert qr_code.drawn(f"{server.address}table/{table}") == drawing
    assert 404 == ada.ask("GET", "/api/tables/nowhere/invitation.svg")["status"]


def test_the_shelf_says_how_long_and_how_hard_a_game_is(guests):
    games = {game["id"]: game for game in guests("Ada").ask("GET", "/api/games?language=fr")}

    assert all(game["minutes"] >= 1 and 1 <= game["difficulty"] <= 5 for game in games.values())
    assert games["clocks"]["minutes"] == rules_of(game_named("clocks")).file.minutes
