"""Citations: which paragraph of a game's rules, or of the rules of the house, a text rests on."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from ludotheque.engine.scene import Text
from ludotheque.engine.texts import SHELL

Cited = str | Mapping[str, str]
"""A paragraph; or, where one text has several causes, a paragraph by the text that is its fact."""
HOUSE: Mapping[str, list[str]] = tomllib.loads((SHELL / "house.toml").read_text(encoding="utf-8"))
"""The paragraphs of the rules of the house, in their order, with the texts that rest on each."""
OF_HOUSE = "house."
"""How the name of such a paragraph begins, where it is cited."""
_IN_HOUSE = {text: f"{OF_HOUSE}{part}" for part, texts in HOUSE.items() for text in texts}


class Cites:
    """What `[cites]` of a game's rules says: text id to paragraph. Without rules nothing is cited."""

    def __init__(self, folder: Path) -> None:
        file = folder / "rules" / "rules.toml"
        self.table: Mapping[str, Cited] = (
            tomllib.loads(file.read_text(encoding="utf-8")).get("cites", {}) if file.is_file() else {}
        )

    def at(self, text: Text) -> str:
        """Name the paragraph a text rests on; nothing if none is cited."""
        name = text.id.partition(".")[0]
        cited = self.table.get(name) or _IN_HOUSE.get(name, "")
        if isinstance(cited, str):
            return cited
        return next((cited[fact] for fact in text.facts.values() if isinstance(fact, str) and fact in cited), "")
