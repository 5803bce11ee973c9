"""The screen of the terminal: a console that keeps together what a no-break space joins, as French writes it."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text as Line

NO_BREAK = {ord("\u00a0"): "\ue000", ord("\u202f"): "\ue001"}
"""No-break spaces, and what stands for them while lines are broken: signs for private use are no blanks."""
BLANKS = {ord(held): chr(blank) for blank, held in NO_BREAK.items()}


class Screen(Console):
    """Breaks no line before a colon: to Rich alone every blank is one where a line may end."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Render something; text is held together at its no-break spaces."""
        if not isinstance(renderable, Line | str):
            yield from super().render(renderable, options)
            return
        line = self.render_str(renderable) if isinstance(renderable, str) else renderable.copy()
        line.plain = line.plain.translate(NO_BREAK)
        for part in super().render(line, options):
            yield Segment(part.text.translate(BLANKS), part.style, part.control)
