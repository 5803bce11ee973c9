"""The theme: every symbol that a face uses is drawn."""

import re

from ludotheque.games.clockworker.names import KINDS
from tests.games.clockworker.table import GAME, deal

SIGNS = re.compile(r"[+−→:]|[+−]?\d+")


def tokens(node):
    """List the symbols on every face in a rendered Scene."""
    if isinstance(node, list):
        for child in node:
            yield from tokens(child)
    elif isinstance(node, dict):
        for part in ("zones", "children"):
            yield from tokens(node.get(part, []))
        face = node.get("face", {})
        for line in (face.get("cost", []), face.get("points", []), *face.get("lines", [])):
            yield from line


def test_every_symbol_has_an_icon():
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', (GAME.folder / "theme" / "icons.svg").read_text(encoding="utf-8")))
    table = deal(stock="robot", works="starter/xxxx F35/......", archives="T16")
    scene = GAME.texts.builtins(GAME.scene(table.state, 0), "en", ["A", "B"])

    used = {token for token in tokens(scene) if not SIGNS.fullmatch(str(token))}

    assert set() == used - drawn
    assert set() == {*KINDS, "card", "archive", "first"} - drawn


def test_every_file_the_style_sheets_name_is_there():
    folder = GAME.folder / "theme"
    style = "".join(sheet.read_text(encoding="utf-8") for sheet in folder.glob("*.css"))

    assert [] == [name for name in re.findall(r"url\('([^']+)'\)", style) if not (folder / name).is_file()]
    assert (folder / "cover.svg").is_file()
    assert (folder / "works.svg").is_file()
