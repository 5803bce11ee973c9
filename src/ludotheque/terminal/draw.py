"""Draws a Scene as text: zones as panels and lines, pieces by their labels; no game is named."""

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
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
    if zone["layout"] == "matrix":
        return [_matrix(zone, numbers)]
    if zone["layout"] == "rack" and not children:
        return [_rack(zone)]
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


def _matrix(zone: Wire, numbers: dict[str, list[str]]) -> Table:
    """Draw rows and columns by their names, with their sums; leading ones are bold."""
    rows, columns = zone["places"]
    by_row, by_column = zone.get("sums", ([], []))
    leads = zone.get("leads", [])
    lying: dict[tuple[int, int], Line] = {}
    aside: list[Line] = []
    for piece in zone.get("children", []):
        if isinstance(piece.get("at"), list | tuple):
            row, column = piece["at"]
            lying[row, column] = _piece(piece, numbers)
        else:
            aside.append(_piece(piece, numbers))
    table = Table(box=None, show_header=False, padding=(0, 1))
    for row in range(rows):
        edge = [_sum(by_row[row], row in leads)] if by_row else []
        table.add_row(*(lying.get((row, column), Line("·", style="dim")) for column in range(columns)), *edge)
    if by_column:
        table.add_row(*(_sum(count, rows + column in leads) for column, count in enumerate(by_column)), *aside)
    elif aside:
        table.add_row(*aside)
    return table


def _sum(count: int, is_leading: bool) -> Line:
    return Line(f"={count}", style="bold" if is_leading else "dim")


def _rack(zone: Wire) -> Line:
    """Draw numbered places: the number of what is there, a dot for what is spent."""
    filled = zone.get("filled", [])
    return Line(" ".join(str(place) if place in filled else "·" for place in range(1, zone["places"] + 1)))


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
