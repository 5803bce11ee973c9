"""The SceneWriter writes Scenes as flat JSON, in one language and with the names of one table.

What says the same is written once: a part is found again by its content, a lasting thing by itself. Neither depends on
who looks, so nobody is shown what was not drawn for them.
"""

import re
from collections.abc import Sequence

import msgspec

from ludotheque.engine.scene import JsonFragment, Piece, Scene, Text, Wire, Zone, difference
from ludotheque.engine.texts import MARK, SIDES, Texts, content_of, filling

GAP = re.compile(b"(" + chr(MARK).encode()[:1] + b"[\x80\x81][\x80-\xbf])")
MOST_KEPT = 2_500
"""How many parts of a game are kept in one language; those asked for among the last so many are kept as long again."""
MOST_FILLED = 200


class WrittenScene:
    """A Scene as a SceneWriter has written it: from one to the next, only what changed need be looked at."""

    def __init__(self, writer: "SceneWriter", top: Wire, standings: bytes) -> None:
        self.writer = writer
        self.top = top
        """All but the nodes."""
        self.standings = standings
        """What the standings say."""
        self.loose: dict[str, JsonFragment] = {}
        """Things that are drawn anew every time, by id."""
        self.lasting: dict[str, dict[str, JsonFragment]] = {}
        """By the id of a lasting thing: what was written of it and of all that lies on it."""

    def flat(self) -> Wire:
        """Give all of it: nodes by id, each naming its children."""
        return {**self.top, "nodes": {name: self.writer.named(part) for name, part in self.parts().items()}}

    def parts(self) -> dict[str, JsonFragment]:
        """Give everything on the table by its id."""
        parts = self.loose.copy()
        for written in self.lasting.values():
            if not parts.keys().isdisjoint(written):
                raise _twice(parts.keys() & written.keys())
            parts.update(written)
        return parts

    def since(self, before: "WrittenScene") -> Wire:
        """Give what changed since another one, as `difference` does."""
        if before.writer is not self.writer:
            return difference(before.flat(), self.flat())
        old, new = before.top, self.top
        change: Wire = {key: value for key, value in new.items() if (was := old.get(key)) is not value and was != value}
        gone = [key for key in old if key not in new]
        if gone:
            change["gone"] = gone
        apart, now = self._apart(before)
        nodes: Wire = {name: self.writer.named(part) for name, part in now.items() if apart.get(name) != part}
        nodes.update(dict.fromkeys(name for name in apart if name not in now))
        if nodes:
            change["nodes"] = nodes
        return change

    def _apart(self, before: "WrittenScene") -> tuple[dict[str, JsonFragment], dict[str, JsonFragment]]:
        """Find the parts that may have changed: what is the same thing in both is left out."""
        was = {name: part for name, part in before.loose.items() if self.loose.get(name) is not part}
        now = {name: part for name, part in self.loose.items() if before.loose.get(name) is not part}
        for name, written in self.lasting.items():
            known = before.lasting.get(name)
            if known is not written:
                now.update(written)
                if known is not None:
                    was.update(known)
        for name in before.lasting:
            if name not in self.lasting:
                was.update(before.lasting[name])
        return was, now


class SceneWriter:
    """Writes what there is to see, and keeps what it has written for all writers of its language."""

    def __init__(self, texts: Texts, language: str, names: list[str]) -> None:
        self.names = names
        self._texts = texts
        self._language = language
        self._fillings = {
            chr(MARK + mark).encode(): msgspec.json.encode(filling(names, mark))[1:-1]
            for side in range(len(names))
            for mark in (side, SIDES + side)
        }
        self._book = texts.books[language]
        self._filled: dict[int, tuple[JsonFragment, msgspec.Raw]] = {}
        """By the identity of a part with gaps: the part, which lives as long, and what it became."""

    def write(self, scene: Scene, before: WrittenScene | None = None) -> WrittenScene:
        """Write a Scene; what is as it was before is taken over."""
        top: Wire = {"game": scene.game, "viewer": scene.viewer, "number": scene.number, "waiting": scene.waiting}
        if scene.prompt is not None:
            top["prompt"] = self.named(self._part(scene.prompt))
        if scene.options:
            top["options"] = [self.named(self._part(option)) for option in scene.options]
        if scene.refusals:
            top["refusals"] = [self.named(self._part(refusal)) for refusal in scene.refusals]
        standings = content_of(scene.standings)
        if scene.standings:
            is_as_before = before is not None and before.writer is self and before.standings == standings
            top["standings"] = (
                before.top["standings"]
                if before is not None and is_as_before
                else [self.named(self._part(standing)) for standing in scene.standings]
            )
        if scene.result is not None:
            top["result"] = self.named(self._part(scene.result))
        top["zones"] = [zone.id for zone in scene.zones]
        written = WrittenScene(self, top, standings)
        self._lay(scene.zones, written)
        return written

    def flat(self, scene: Scene) -> Wire:
        """Lay a Scene out flat."""
        return self.write(scene).flat()

    def plain(self, scene: Scene) -> Wire:
        """Give a flat Scene as plain data."""
        plain: Wire = msgspec.json.decode(msgspec.json.encode(self.flat(scene)))
        return plain

    def _lay(self, things: Sequence[Zone | Piece], written: WrittenScene) -> None:
        """Put things and all that lies on them on the written Scene."""
        lasting, loose, book = written.lasting, written.loose, self._book
        for thing in things:
            name = thing.id
            if name in lasting or name in loose:
                raise _twice({name})
            kept = thing.written
            if kept is not None:
                lasting[name] = kept.get(book) or self._written(thing)
            else:
                loose[name] = self._part(_alone(thing))
                if thing.children:
                    self._lay(thing.children, written)

    def _written(self, thing: Zone | Piece) -> dict[str, JsonFragment]:
        """Write a lasting thing and all that lies on it, once."""
        assert thing.written is not None, f"{thing.id} does not last"
        written = WrittenScene(self, {}, b"")
        written.loose[thing.id] = self._part(_alone(thing))
        self._lay(thing.children, written)
        found = thing.written[self._book] = written.parts()
        return found

    def _part(self, thing: object) -> JsonFragment:
        content = content_of(thing)
        found = self._book.parts.get(content)
        if found is None:
            found = self._book.before.get(content)
            if found is None:
                written = msgspec.json.encode(thing, enc_hook=self._say)
                pieces = GAP.split(written)
                found = msgspec.Raw(written) if len(pieces) == 1 else pieces
            if len(self._book.parts) >= MOST_KEPT:
                self._book.before, self._book.parts = self._book.parts, {}
            self._book.parts[content] = found
        return found

    def _say(self, text: Text) -> str:
        return self._texts.unnamed(self._language, text)

    def named(self, part: JsonFragment) -> msgspec.Raw:
        """Put the names into the gaps."""
        if isinstance(part, msgspec.Raw):
            return part
        found = self._filled.get(id(part))
        if found is not None:
            return found[1]
        pieces = part.copy()
        pieces[1::2] = [self._fillings[mark] for mark in part[1::2]]
        named = msgspec.Raw(b"".join(pieces))
        if len(self._filled) >= MOST_FILLED:
            self._filled.clear()
        self._filled[id(part)] = part, named
        return named


def _alone(thing: Zone | Piece) -> Zone | Piece:
    """Give a thing that only names what lies on it."""
    children = thing.children
    return msgspec.structs.replace(thing, children=[child.id for child in children]) if children else thing


def _twice(names: set[str]) -> ValueError:
    return ValueError(f"two things in the Scene have the id {min(names)!r}")
