"""The client's files and the games' themes, as they are served."""

import asyncio
import gzip
import json
import re
import urllib.request
from xml.etree import ElementTree as ET

import pytest
from fastapi import FastAPI

from ludotheque.games import game_named
from ludotheque.lab.new_game import write_game
from ludotheque.manual.rules_file import rules_of
from ludotheque.server.views import qr_code
from ludotheque.server.web.static import add_pages
from tests.conformance import newcomers
from tests.games.finished import FINISHED
from tests.server.conftest import fetched, open_table


@pytest.mark.parametrize("game", ["clocks", "clockworker", "enkidu", "unconscious_mind"])
def test_the_sheet_of_pictures_is_made_and_served_compressed(server, game):
    address = f"{server.address}themes/{game}/art.svg"
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})) as answer:
        sheet = answer.read()

    assert "gzip" == answer.headers["Content-Encoding"]
    assert "image/svg+xml" == answer.headers["Content-Type"]
    assert b"<symbol id=" in gzip.decompress(sheet)


@pytest.mark.parametrize(
    "path",
    [
        "themes/clocks/theme.css",
        "themes/clocks/plan.json",
        "api/texts/fr.ftl",
        "api/games/enkidu/words.ftl",
        "icons.svg",
    ],
)
def test_what_every_page_needs_is_compressed_and_not_sent_again_to_whoever_has_it(server, path):
    status, headers, body = fetched(server, f"/{path}", **{"Accept-Encoding": "gzip"})
    again = fetched(server, f"/{path}", **{"Accept-Encoding": "gzip", "If-None-Match": headers["ETag"]})

    assert (200, "gzip", "Accept-Encoding") == (status, headers["Content-Encoding"], headers["Vary"])
    assert fetched(server, f"/{path}")[2] == gzip.decompress(body)
    assert (304, b"") == again[::2]


@pytest.fixture
def without_theme(tmp_path):
    """A house on whose shelf stands a game that nobody has dressed."""
    write_game("odds_and_ends", [tmp_path])
    text = tmp_path / "odds_and_ends" / "texts" / "en.ftl"
    text.write_text(text.read_text(encoding="utf-8").replace("Odds and ends", "Odds & ends"), encoding="utf-8")
    app = FastAPI()
    with newcomers.another_shelf(tmp_path):
        add_pages(app, tmp_path)
        yield app


def test_a_game_without_a_box_gets_one_of_the_house_with_its_name_on_it(without_theme):
    box = ET.fromstring(got(without_theme, "/themes/odds_and_ends/cover.svg"))

    assert ["O", "Odds & ends"] == [text.text for text in box.iter("{http://www.w3.org/2000/svg}text")]
    assert "0 0 600 720" == box.get("viewBox")


def test_a_game_with_a_box_keeps_it(without_theme):
    own = game_named("clocks").folder / "theme" / "cover.svg"

    assert own.read_bytes() == got(without_theme, "/themes/clocks/cover.svg")


def test_scripts_are_named_by_what_is_in_them_and_kept_for_good(server):
    page = fetched(server, "/")[2].decode()
    script = re.search(r'src="(/assets/[^"]+)"', page)
    assert script is not None

    _, headers, body = fetched(server, script[1], **{"Accept-Encoding": "gzip"})

    assert "immutable" in headers["Cache-Control"]
    assert "gzip" == headers["Content-Encoding"]
    assert fetched(server, script[1])[2] == gzip.decompress(body)


def test_what_the_build_has_compressed_is_sent_as_it_is(tmp_path):
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "a.js").write_text("let one = 1;\n" * 500)
    (assets / "a.js.gz").write_bytes(gzip.compress(b"as it was built"))
    app = FastAPI()
    add_pages(app, tmp_path)

    assert b"as it was built" == gzip.decompress(got(app, "/assets/a.js", "gzip"))


def test_a_page_names_what_its_scripts_will_ask_for(server, guests):
    table = open_table(guests("Ada"), "me", "open")

    shelf = fetched(server, "/", **{"Accept-Language": "fr"})[1]["Link"]
    there = fetched(server, f"/table/{table}", **{"Accept-Language": "en"})[1]["Link"]
    nowhere = fetched(server, "/table/nowhere")[1]["Link"]

    assert "</api/texts/fr.ftl>; rel=preload; as=fetch; crossorigin" == shelf
    assert "</api/texts/en.ftl>; rel=preload; as=fetch; crossorigin" == nowhere
    assert "words.ftl?language=en>; rel=preload; as=fetch; crossorigin" in there
    assert "/theme.css>; rel=preload; as=style" in there


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

    assert all(
        game["minutes"] >= 1 and 1 <= game["difficulty"] <= 5 for game in games.values() if game["id"] in FINISHED
    )
    assert games["clocks"]["minutes"] == rules_of(game_named("clocks")).file.minutes


def test_a_client_behind_a_link_is_served_and_nothing_beside_it(tmp_path):
    (tmp_path / "built").mkdir()
    for file, text in (("built/index.html", "the page"), ("built/icons.svg", "<svg/>"), ("secret", "no")):
        (tmp_path / file).write_text(text)
    (tmp_path / "web").symlink_to(tmp_path / "built")
    app = FastAPI()
    add_pages(app, tmp_path / "web")

    assert b"<svg/>" == got(app, "/icons.svg")
    assert b"the page" == got(app, "/../secret")


def got(app, path, encoding=""):
    """Ask an application for a page, without a server around it."""
    sent = []

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        sent.append(message.get("body", b""))

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": [(b"accept-encoding", encoding.encode())],
        "asgi": {"spec_version": "2.4"},
    }
    asyncio.run(app(scope, receive, send))
    return b"".join(sent)
