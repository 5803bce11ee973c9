"""The Pen writes Scenes as flat JSON, in one language and with the names of one table.

What says the same is written once: a part is found again by its content, a lasting thing by itself. Neither depends on
who looks, so nobody is shown what was not drawn for him.
"""

import re

import msgspec

from ludotheque.engine.scene import Part, Piece, Scene, Text, Wire, Zone
from ludotheque.engine.texts import MARK, Texts, content_of

GAP = re.compile(chr(MARK).encode()[:2] + b"([\x80-\xbf])")
FIRST = 0x80
"""The last byte of the mark of side 0."""
MOST_KEPT = 50_000
MOST_FILLED = 200


class Pen:
    """Writes what there is to see, and keeps what it has written for all pens of its language."""

    def __init__(self, texts: Texts, language: str, names: list[str]) -> None:
        self.names = names
        self._texts = texts
        self._language = language
        self._names = [msgspec.json.encode(name)[1:-1] for name in names]
        self._book = texts.books[language]
        self._filled: dict[int, tuple[Part, msgspec.Raw]] = {}
        """By the identity of a part with gaps: the part, which lives as long, and what it became."""

    def flat(self, scene: Scene) -> Wire:
        """Lay a Scene out flat: nodes by id, each naming its children."""
        flat: Wire = {"game": scene.game, "viewer": scene.viewer, "number": scene.number, "waiting": scene.waiting}
        if scene.prompt is not None:
            flat["prompt"] = self._named(self._part(scene.prompt))
        for name, things in (("options", scene.options), ("refusals", scene.refusals), ("standings", scene.standings)):
            if things:
                flat[name] = [self._named(self._part(thing)) for thing in things]
        if scene.result is not None:
            flat["result"] = self._named(self._part(scene.result))
        parts: dict[str, Part] = {}
        flat["zones"] = [self._lay(zone, parts) for zone in scene.zones]
        flat["nodes"] = {
            name: part if isinstance(part, msgspec.Raw) else self._named(part) for name, part in parts.items()
        }
        return flat

    def plain(self, scene: Scene) -> Wire:
        """Give a flat Scene as plain data."""
        plain: Wire = msgspec.json.decode(msgspec.json.encode(self.flat(scene)))
        return plain

    def _lay(self, node: Zone | Piece, parts: dict[str, Part]) -> str:
        """Put a thing and all that lies on it among the parts; give its id."""
        if node.written is None:
            self._lay_out(node, parts)
            return node.id
        found = node.written.get(self._book)
        if found is None:
            found = node.written[self._book] = {}
            self._lay_out(node, found)
        if not parts.keys().isdisjoint(found):
            raise _twice(parts.keys() & found.keys())
        parts.update(found)
        return node.id

    def _lay_out(self, node: Zone | Piece, parts: dict[str, Part]) -> None:
        name = node.id
        if node.children:
            node = msgspec.structs.replace(node, children=[self._lay(child, parts) for child in node.children])
        if name in parts:
            raise _twice({name})
        parts[name] = self._part(node)

    def _part(self, thing: object) -> Part:
        content = content_of(thing)
        found = self._book.parts.get(content)
        if found is None:
            written = msgspec.json.encode(thing, enc_hook=self._say)
            pieces = GAP.split(written)
            if len(self._book.parts) >= MOST_KEPT:
                self._book.parts.clear()
            found = self._book.parts[content] = msgspec.Raw(written) if len(pieces) == 1 else pieces
        return found

    def _say(self, text: Text) -> str:
        return self._texts.unnamed(self._language, text)

    def _named(self, part: Part) -> msgspec.Raw:
        """Put the names into the gaps."""
        if isinstance(part, msgspec.Raw):
            return part
        found = self._filled.get(id(part))
        if found is not None:
            return found[1]
        pieces = part.copy()
        pieces[1::2] = [self._names[mark[0] - FIRST] for mark in part[1::2]]
        named = msgspec.Raw(b"".join(pieces))
        if len(self._filled) >= MOST_FILLED:
            self._filled.clear()
        self._filled[id(part)] = part, named
        return named


def _twice(names: set[str]) -> ValueError:
    return ValueError(f"two things in the Scene have the id {min(names)!r}")
