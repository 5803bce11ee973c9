"""Citations: which paragraph of a game's rules a text rests on."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from ludotheque.engine.scene import Text

Cited = str | Mapping[str, str]
"""A paragraph; or, where one text has several causes, a paragraph by the text that is its fact."""


class Cites:
    """What `[cites]` of a game's rules says: text id to paragraph. Without rules nothing is cited."""

    def __init__(self, folder: Path) -> None:
        file = folder / "rules" / "rules.toml"
        self.table: Mapping[str, Cited] = (
            tomllib.loads(file.read_text(encoding="utf-8")).get("cites", {}) if file.is_file() else {}
        )

    def at(self, text: Text) -> str:
        """Name the paragraph a text rests on; nothing if none is cited."""
        cited = self.table.get(text.id.partition(".")[0], "")
        if isinstance(cited, str):
            return cited
        return next((cited[fact] for fact in text.facts.values() if isinstance(fact, str) and fact in cited), "")
