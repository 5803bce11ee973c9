"""Audiences: everybody who sees the same, one seat's view or the spectators', in one language; made once for all."""

from collections.abc import Callable

import msgspec

from ludotheque.engine.scene import Wire
from ludotheque.server.line import Told
from ludotheque.server.table import Table
from ludotheque.server.talk import talks_of


class Viewer:
    """One browser at a table."""

    def __init__(
        self,
        person: str,
        language: str,
        post: Callable[[bytes], None],
        cut: Callable[[], None] = lambda: None,
        *,
        is_plain: bool = False,
    ) -> None:
        self.person = person
        self.language = language
        self.post = post
        """Puts a written message on its way."""
        self.cut = cut
        """Closes the line."""
        self.is_plain = is_plain
        """Whether it wants whole Scenes and no differences."""
        self.seat: int | None = None
        self.audience: Audience | None = None

    def send(self, message: Wire) -> None:
        """Put a message on its way, with the version of the table that this viewer knows."""
        known = {} if self.audience is None else {"version": self.audience.version}
        self.post(written({**known, **message}))


class Audience:
    """What the viewers of one seat (or none) have been told in one language, and what they are told next."""

    def __init__(self, table: Table, seat: int | None, person: str, language: str) -> None:
        self.seat = seat
        self.person = person
        """Who it is, if it makes a difference: empty for spectators."""
        self.language = language
        self.viewers: set[Viewer] = set()
        self.show_anew(table)

    def show_anew(self, table: Table) -> None:
        """Look at everything again: names or seats have changed."""
        self._sheet = None if table.match is None else table.sheet(self.seat, self.language)
        self._story: list[Told] = []
        self._lines: list[Wire | None] = []
        """What was told of each event of the story; None for one that made no line."""
        self._news(table)
        self.version = table.version
        self._beside = self._own(table)
        self._whole = b""

    def whole(self, table: Table, about: Wire) -> bytes:
        """Write everything, for one who has just come."""
        if not self._whole:
            lines = [line for line in self._lines if line is not None]
            scene = table.scene(self.seat, self.language) if self._sheet is None else self._sheet.flat()
            message = {"type": "scene", "seat": self.seat, "table": about, "scene": scene, "log": lines}
            self._whole = written({**message, "version": self.version, **self._beside})
        return self._whole

    def tell_whole(self, table: Table, about: Wire) -> None:
        """Send everybody everything."""
        self.show_anew(table)
        text = self.whole(table, about)
        for viewer in self.viewers:
            viewer.post(text)

    def tell(self, table: Table, about: Callable[[str, str], Wire]) -> None:
        """Send everybody what has changed since; nothing if nothing has: nobody can count what others do in private."""
        assert self._sheet is not None, "a change of a game that has not begun"
        sheet = table.sheet(self.seat, self.language, self._sheet)
        change = sheet.since(self._sheet)
        self._sheet = sheet
        self._whole = b""
        lines, undone, paths = self._news(table)
        beside, self._beside = self._beside, self._own(table)
        if not (change or lines or undone or paths) and beside == self._beside:
            return
        message = {"type": "change", "since": self.version, "change": change, "log": lines, "paths": paths}
        if undone:
            message["undone"] = undone
        self.version = table.version
        text = written({**message, "version": self.version, **self._beside})
        for viewer in self.viewers:
            viewer.post(self.whole(table, about(self.language, self.person)) if viewer.is_plain else text)

    def _own(self, table: Table) -> Wire:
        own: Wire = {
            "undo": table.may_undo(self.seat),
            "orders": table.orders(self.seat),
            "advance": table.advance(self.seat, self.language),
            "talks": talks_of(table, self.seat),
        }
        if table.rewinds:
            own["rewinds"] = table.rewinds
        if table.rewinding is not None:
            asked = table.rewinding
            own["rewind"] = {"seat": asked.seat, "answers": asked.seen, "agreed": sorted(asked.agreed)}
        return own

    def _news(self, table: Table) -> tuple[list[Wire], list[int], list[tuple[str, str]]]:
        """Give the new lines, the numbers of old ones that were taken back, and the ways pieces took."""
        story, old = table.story, self._story
        undone: list[int] = []
        if story is not old:
            number = 0
            for before, now, wire in zip(old, story, self._lines, strict=False):
                if wire is None:
                    continue
                if now.is_undone and not before.is_undone:
                    undone.append(number)
                    wire["undone"] = True
                number += 1
        paths: list[tuple[str, str]] = []
        first = len(self._lines)
        for told in story[first:]:
            self._lines.append(table.told(told, self.seat, self.language))
            if told.event.path is not None and not told.is_undone:
                paths.append(told.event.path)
        self._story = story
        return [line for line in self._lines[first:] if line is not None], undone, paths


def written(message: Wire) -> bytes:
    """Write a message as it travels."""
    return msgspec.json.encode(message)
