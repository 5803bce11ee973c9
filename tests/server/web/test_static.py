"""The client's files and the games' themes, as they are served."""

import gzip
import json
import urllib.request

import pytest


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
    assert "text/javascript" == kind
    assert '<link rel="manifest" href="/manifest.webmanifest"' in head
    assert all(
        urllib.request.urlopen(server.address.rstrip("/") + icon["src"]).status == 200 for icon in manifest["icons"]
    )
