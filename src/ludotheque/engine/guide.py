"""The first-game guide: what a newcomer is told, with which question, and what it points at."""

from dataclasses import dataclass


@dataclass(frozen=True)
class GuideStep:
    """One card of the guide; its words are `guide-<id>` and `guide-<id>.title` of the game's texts."""

    id: str
    asks: tuple[str, ...]
    """The questions it comes with, as ids of their texts."""
    on: tuple[str, ...]
    """What it points at, if it is there: ids of zones and pieces, with {me} and {other} for sides."""
    cites: tuple[str, ...] = ()
    """Paragraphs of the rules: it also comes with the first refusal that rests on one of them."""
