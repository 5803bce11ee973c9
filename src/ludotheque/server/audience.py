"""Audiences: everybody who sees the same, one seat's view or the spectators', in one language; made once for all."""

import asyncio

import msgspec

from ludotheque.engine.event import Event
from ludotheque.engine.scene import Wire, difference
from ludotheque.server.table import Table
from ludotheque.server.talk import talks_of


class Viewer:
    """One browser at a table."""

    def __init__(self, person: str, language: str) -> None:
        self.person = person
        self.language = language
        self.seat: int | None = None
        self.audience: Audience | None = None
        self.outbox: asyncio.Queue[str] = asyncio.Queue()

    def send(self, message: Wire) -> None:
        """Put a message on its way."""
        self.outbox.put_nowait(written(message))

    def send_text(self, text: str) -> None:
        """Put a message on its way that was written for several."""
        self.outbox.put_nowait(text)


class Audience:
    """What the viewers of one seat (or none) have been told in one language, and what they are told next."""

    def __init__(self, table: Table, seat: int | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self.viewers: set[Viewer] = set()
        self.show_anew(table)

    def show_anew(self, table: Table) -> None:
        """Look at everything again: names or seats have changed."""
        self._scene = table.scene(self.seat, self.language)
        self._story: list[tuple[int, Event]] = []
        self._lines: list[Wire | None] = []
        """What was told of each event of the story; None for one that made no line."""
        self._news(table)
        self._version = table.version
        self._beside = self._own(table)
        self._whole = ""

    def whole(self, table: Table, about: Wire) -> str:
        """Write everything, for one who has just come."""
        if not self._whole:
            lines = [line for line in self._lines if line is not None]
            message = {"type": "scene", "seat": self.seat, "table": about, "scene": self._scene, "log": lines}
            self._whole = written({**message, "version": self._version, **self._beside})
        return self._whole

    def tell_whole(self, table: Table, about: Wire) -> None:
        """Send everybody everything."""
        self.show_anew(table)
        text = self.whole(table, about)
        for viewer in self.viewers:
            viewer.send_text(text)

    def tell(self, table: Table) -> None:
        """Send everybody what has changed since; nothing if nothing has: nobody can count what others do in private."""
        scene = table.scene(self.seat, self.language)
        if scene is None or self._scene is None:
            raise AssertionError("a change of a game that has not begun")
        change = difference(self._scene, scene)
        self._scene = scene
        self._whole = ""
        lines, cut, paths = self._news(table)
        beside, self._beside = self._beside, self._own(table)
        if not (change or lines or cut or paths) and beside == self._beside:
            return
        message = {"type": "change", "since": self._version, "change": change, "log": lines, "paths": paths}
        if cut:
            message["cut"] = cut
        self._version = table.version
        text = written({**message, "version": self._version, **self._beside})
        for viewer in self.viewers:
            viewer.send_text(text)

    def _own(self, table: Table) -> Wire:
        return {
            "undo": table.may_undo(self.seat),
            "orders": table.orders(self.seat),
            "advance": table.advance(self.seat, self.language),
            "talks": talks_of(table, self.seat),
        }

    def _news(self, table: Table) -> tuple[list[Wire], int, list[tuple[str, str]]]:
        """Give the new lines, how many old ones are taken back, and the ways pieces took."""
        story = table.story
        same = len(self._lines)
        if story is not self._story:  # begun, or undone: what is still the same?
            same = 0
            while same < min(len(story), len(self._lines)) and story[same][1] is self._story[same][1]:
                same += 1
        cut = sum(line is not None for line in self._lines[same:])
        del self._lines[same:]
        self._story = story
        names = table.side_names(self.language)
        paths: list[tuple[str, str]] = []
        for turn, event in story[same:]:
            line = table.line(turn, event, self.seat, self.language, names)
            self._lines.append(line.wire() if line.text else None)
            if event.path is not None:
                paths.append(event.path)
        return [line for line in self._lines[same:] if line is not None], cut, paths


def written(message: Wire) -> str:
    """Write a message as it travels."""
    return msgspec.json.encode(message).decode()
