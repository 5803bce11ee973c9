"""The client's files and the games' themes, as they are served."""

import gzip
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
