"""Viewers: one browser, or one program, at a table."""

from collections.abc import Callable

from msgspec import UNSET

from ludotheque.server.views.view_group import ViewGroup
from ludotheque.server.wire import outgoing


class Viewer:
    """One browser at a table."""

    def __init__(
        self,
        person: str,
        language: str,
        post: Callable[[bytes], None],
        cut: Callable[[], None] = lambda: None,
        *,
        wants_whole_scenes: bool = False,
        place: str = "",
    ) -> None:
        self.person = person
        self.language = language
        self.post = post
        """Puts a written message on its way."""
        self.cut = cut
        """Closes the line."""
        self.wants_whole_scenes = wants_whole_scenes
        """Rather than differences: for programs that keep none."""
        self.place = place
        """Where it is, as far as limits tell places apart."""
        self.seat: int | None = None
        self.group: ViewGroup | None = None

    def send(self, message: outgoing.Message) -> None:
        """Put a message on its way, with the version of the table that this viewer knows."""
        if self.group is not None and message.version is UNSET:
            message.version = self.group.version
        self.post(outgoing.write(message))
