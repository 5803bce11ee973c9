"""Everybody who looks at a table: what changes is written once for all who see the same, and sent to each."""

from collections.abc import Iterator

from ludotheque.server.live.viewer import Viewer
from ludotheque.server.table.entries import AGREE, ANSWER, ASK_REWIND, DECLINE, HINT, ORDER, REWIND, UNDO, Entry
from ludotheque.server.views.table_view import TableView
from ludotheque.server.views.view_group import ViewGroup

PLAYING = {ANSWER, UNDO, ORDER, ASK_REWIND, AGREE, DECLINE, REWIND, HINT}
"""Kinds of entries that leave everybody in their seats."""


class Viewers:
    """The browsers at one table of this process, by what they see."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._table = view.table
        self._viewers: set[Viewer] = set()
        self._groups: dict[tuple[str, str], ViewGroup] = {}
        self._members: dict[ViewGroup, set[Viewer]] = {}

    def __iter__(self) -> Iterator[Viewer]:
        return iter(list(self._viewers))

    def __len__(self) -> int:
        return len(self._viewers)

    def seats(self) -> set[int]:
        """List the seats whose people look at the table here."""
        return {viewer.seat for viewer in self._viewers if viewer.seat is not None}

    def has(self, person: str) -> bool:
        """Say whether somebody looks at the table here."""
        return any(viewer.person == person for viewer in self._viewers)

    def add(self, viewer: Viewer) -> None:
        """Send a viewer everything, and from now on whatever changes."""
        self._viewers.add(viewer)
        viewer.seat = self._table.seat_of(viewer.person)
        # Whoever neither sits here nor is the host sees what everybody may see.
        has_own_view = viewer.seat is not None or viewer.person == self._table.host
        key = (viewer.person if has_own_view else "", viewer.language)
        group = self._groups.get(key)
        if group is None:
            group = self._groups[key] = ViewGroup(self._view, viewer.seat, *key)
            self._members[group] = set()
        if group is not viewer.group:
            self._leave_group(viewer)
            self._members[group].add(viewer)
            viewer.group = group
        viewer.post(group.whole(self._view))

    def remove(self, viewer: Viewer) -> bool:
        """Let a viewer go; say whether they were shown anything before."""
        self._viewers.discard(viewer)
        return self._leave_group(viewer)

    def clear(self) -> list[Viewer]:
        """Let everybody go, and give them: to be added anew, since what they see has changed in every way."""
        viewers, self._viewers = self._viewers, set()
        self._groups, self._members = {}, {}
        for viewer in viewers:
            viewer.group = None
        return list(viewers)

    def tell(self, entries: list[Entry]) -> bool:
        """Tell everybody what entries have changed; say no if they may sit elsewhere now, and must be added anew."""
        kinds = {entry.kind for entry in entries}
        if not kinds <= PLAYING:
            return False
        ordering = {entry.seat for entry in entries if entry.kind == ORDER}
        for group in self._groups.values():
            if group.seat in ordering:
                group.show_anew(self._view)
                self._post(group, group.whole(self._view))
            elif kinds != {ORDER}:  # nobody else is told of an order
                changes = group.changes(self._view)
                if changes:
                    self._post(group, changes)
        return True

    def tell_names(self) -> None:
        """Tell everybody that people are called otherwise."""
        for group in self._groups.values():
            self._post(group, group.names(self._view))

    def _post(self, group: ViewGroup, text: bytes) -> None:
        for viewer in self._members[group]:
            viewer.post(group.whole(self._view) if viewer.wants_whole_scenes else text)

    def _leave_group(self, viewer: Viewer) -> bool:
        """Take a viewer from those who see the same."""
        group, viewer.group = viewer.group, None
        if group is None:
            return False
        members = self._members.get(group, set())
        members.discard(viewer)
        if not members:
            self._groups.pop((group.person, group.language), None)
            self._members.pop(group, None)
        return True
