"""Draws a Scene as text: zones as panels and lines, pieces by their labels; no game is named."""

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from ludotheque.engine.scene import Wire

STYLES = {
    "perfect": "green",
    "imperfect": "yellow",
    "empty": "dim",
    "face_down": "dim italic",
    "turn": "bold",
    "spent": "dim",
    "open": "bold",
}
"""By mark; the first one a piece has counts. Every mark is also said by the label: colour is never alone."""
FEW = 4
"""Pieces that still fit on one line."""


def draw(console: Console, scene: Wire) -> None:
    """Print everything the viewer sees, each thing that can be chosen with the numbers of its options."""
    numbers: dict[str, list[str]] = {}
    for number, option in enumerate(scene.get("options", []), 1):
        for name in option.get("on", []):
            numbers.setdefault(name, []).append(str(number))
    for zone in scene["zones"]:
        title = _title(zone, numbers)
        border = "bold" if "turn" in zone.get("marks", []) else "dim"
        console.print(Panel(Group(*_inside(zone, numbers)), title=title, title_align="left", border_style=border))


def _inside(zone: Wire, numbers: dict[str, list[str]]) -> list[RenderableType]:
    drawn: list[RenderableType] = []
    pieces: list[Line] = []
    children: list[Any] = zone.get("children", [])
    for child in children:
        if child["type"] == "piece":
            pieces.append(_piece(child, numbers))
            continue
        inside = _inside(child, numbers)
        if inside:
            drawn += [_title(child, numbers), *inside]
    if pieces:
        drawn.insert(0, Line("   ").join(pieces) if len(pieces) <= FEW else Columns(pieces, padding=(0, 3)))
    return drawn


def _title(zone: Wire, numbers: dict[str, list[str]]) -> Line:
    return Line(zone.get("title", ""), style="bold").append_text(_numbers(zone, numbers))


def _piece(piece: Wire, numbers: dict[str, list[str]]) -> Line:
    style = next((STYLES[mark] for mark in piece.get("marks", []) if mark in STYLES), "")
    drawn = Line(piece["label"] + _gauge(piece), style=style).append_text(_numbers(piece, numbers))
    for child in piece.get("children", []):
        drawn.append_text(_numbers(child, numbers))
    return drawn


def _gauge(piece: Wire) -> str:
    """How far it is: what a picture shows by pips and a band."""
    gauge = piece.get("face", {}).get("gauge")
    if gauge is None:
        return ""
    far = f"{gauge['have']}/{gauge['need']}"
    return f" ({gauge.get('against') or far})"


def _numbers(thing: Wire, numbers: dict[str, list[str]]) -> Line:
    found = numbers.get(thing["id"])
    if not found:
        return Line()
    shown = found if len(found) <= FEW else [found[0], "…", found[-1]]
    return Line(f" ‹{' '.join(shown)}›", style="bold cyan")
