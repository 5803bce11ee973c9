"""View groups: fan-out with memoized rendering.

Everybody who sees the same, one seat's view or the spectators', in one language, gets the same bytes, written once.
"""

from typing import Any

from ludotheque.engine.scene import Wire
from ludotheque.server.views.chat import talks_of
from ludotheque.server.views.instead import answers_instead
from ludotheque.server.views.lesson import lesson_card
from ludotheque.server.views.orders import offered_orders
from ludotheque.server.views.remarks import remark
from ludotheque.server.views.table_info import table_info
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire import outgoing
from ludotheque.server.wire.outgoing import ChangeMessage, LogLine, Rewind, SceneMessage


class ViewGroup:
    """What the viewers of one seat (or none) have been told in one language, and what they are told next."""

    def __init__(self, view: TableView, seat: int | None, person: str, language: str) -> None:
        self.seat = seat
        self.person = person
        """Who it is, if it makes a difference: empty for spectators."""
        self.language = language
        self.show_anew(view)

    def show_anew(self, view: TableView) -> None:
        """Look at everything again: seats have changed."""
        self._written = None if view.table.match is None else view.written(self.seat, self.language)
        self._tell_anew(view)
        self.version = view.table.version
        self._beside = self._own(view)
        self._whole = b""

    def whole(self, view: TableView) -> bytes:
        """Write everything, for one who has just come."""
        if not self._whole:
            self._whole = outgoing.write(
                SceneMessage(
                    version=self.version,
                    seat=self.seat,
                    table=table_info(view, self.language, self.person),
                    scene=view.scene(self.seat, self.language) if self._written is None else self._written.flat(),
                    log=[line for lines in self._lines for line in lines],
                    **self._beside,
                )
            )
        return self._whole

    def changes(self, view: TableView) -> bytes:
        """Write what has changed since; nothing if nothing has: nobody can count what others do in private."""
        assert self._written is not None, "a change of a game that has not begun"
        written = view.written(self.seat, self.language, self._written)
        change = written.since(self._written)
        self._written = written
        self._whole = b""
        lines, undone, paths = self._news(view)
        beside, self._beside = self._beside, self._own(view)
        if not (change or lines or undone or paths) and beside == self._beside:
            return b""
        since, self.version = self.version, view.table.version
        return outgoing.write(
            ChangeMessage(
                since=since,
                version=self.version,
                change=change,
                log=lines,
                undone=undone,
                paths=paths,
                **self._beside,
            )
        )

    def names(self, view: TableView) -> bytes:
        """Write what is different now that people are called otherwise; lines that were told stay as they were told."""
        change: Wire = {}
        if self._written is not None:
            written = view.written(self.seat, self.language)
            change, self._written = written.since(self._written), written
        self._tell_anew(view)
        self._beside = self._own(view)
        self._whole = b""
        return outgoing.write(
            ChangeMessage(
                since=self.version,
                version=self.version,
                change=change,
                log=[],
                paths=[],
                table=table_info(view, self.language, self.person),
                **self._beside,
            )
        )

    def _tell_anew(self, view: TableView) -> None:
        self._lines: list[list[LogLine]] = []
        """What was told of each event of the story, and said to it."""
        self._numbers: list[int] = []
        """How many lines were told before each of them."""
        self._struck = len(view.table.story.struck)
        """How much of what was taken back these lines know of."""
        self._news(view)

    def _own(self, view: TableView) -> dict[str, Any]:
        table = view.table
        asked = table.rewinding
        return {
            "undo": table.may_undo(self.seat),
            "instead": answers_instead(view, self.seat, self.language),
            "orders": table.orders.of(self.seat),
            "advance": offered_orders(view, self.seat, self.language),
            "talks": talks_of(table, self.seat),
            "lesson": lesson_card(view, self.seat, self.language),
            "rewinds": table.rewinds,
            "rewind": None if asked is None else Rewind(asked.seat, asked.seen, sorted(asked.agreed)),
        }

    def _news(self, view: TableView) -> tuple[list[LogLine], list[int], list[tuple[str, str]]]:
        """Give the new lines, the numbers of old ones that were taken back, and the ways pieces took."""
        story = view.table.story
        undone: list[int] = []
        first = len(self._lines)
        for place in story.struck[self._struck :]:
            for more, line in enumerate(self._lines[place] if place < first else ()):
                undone.append(self._numbers[place] + more)
                line.undone = True
        self._struck = len(story.struck)
        paths: list[tuple[str, str]] = []
        told_so_far = self._numbers[-1] + len(self._lines[-1]) if self._lines else 0
        for place in range(first, len(story.events)):
            told = story.events[place]
            found = view.told(told, self.seat, self.language), remark(view, place, self.language)
            lines = [line for line in found if line is not None]
            self._lines.append(lines)
            self._numbers.append(told_so_far)
            told_so_far += len(lines)
            if told.event.path is not None and not told.is_undone:
                paths.append(told.event.path)
        return [line for lines in self._lines[first:] for line in lines], sorted(undone), paths
