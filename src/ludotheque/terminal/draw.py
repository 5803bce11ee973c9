"""Draws a Scene as text: zones as panels and lines, pieces by their labels and words; no game is named."""

from collections import Counter
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from ludotheque.engine.scene import Wire
from ludotheque.terminal.symbols import Symbols, fold

STYLES = {
    "reached": "green",
    "missed": "yellow",
    "empty": "dim",
    "face_down": "dim italic",
    "turn": "bold",
    "spent": "dim",
    "open": "bold",
}
"""By mark; the first one a piece has counts. Every mark is also said by the label: colour is never alone."""
FEW = 4
"""Pieces that still fit on one line, and keys that are listed one by one."""
GAP = 3
"""Blanks between things that stand side by side."""
TOLD = {"card", "tile", "goal", "tablet"}
"""Kinds whose words stand beside them; those of small things are told when somebody looks."""
PLACES = {"slot", "step"}
"""Kinds that are places: those that hold nothing, ask for nothing and offer nothing are only counted."""


class Drawing:
    """A Scene on its way to the screen: its symbols in words, and what one types for each thing."""

    def __init__(self, symbols: Symbols, keys: dict[str, list[str]], parts: set[str] | None = None) -> None:
        """Draw everything, or only some parts: ids of zones, each for what lies in it but in no zone of its own."""
        self._symbols = symbols
        self._keys = keys
        self._parts = parts

    def panels(self, zones: list[Wire]) -> list[Panel]:
        """Draw everything the viewer sees, each thing that can be chosen with what one types for it."""
        drawn = []
        for zone in zones:
            inside = self._inside(self._partly(zone))
            if inside or self._parts is None:
                border = "bold" if "turn" in zone.get("marks", []) else "dim"
                title = self._title(zone)
                drawn.append(Panel(Group(*inside), title=title, title_align="left", border_style=border))
        return drawn

    def _partly(self, zone: Wire) -> Wire:
        """Leave out what is not to be drawn: pieces of zones that are no part, and zones in which nothing is left."""
        if self._parts is None:
            return zone
        is_part = zone["id"] in self._parts
        kept = []
        for child in zone.get("children", []):
            if child["type"] == "piece":
                kept += [child] if is_part else []
            elif (inside := self._partly(child)).get("children") or child["id"] in self._parts:
                kept.append(inside)
        return {**zone, "children": kept}

    def _inside(self, zone: Wire) -> list[RenderableType]:
        children: list[Any] = zone.get("children", [])
        if zone["layout"] == "matrix":
            return [self._matrix(zone)] if children else []
        if zone["layout"] == "rack":
            return [self._rack(zone)]
        pieces = [child for child in children if child["type"] == "piece"]
        drawn = self._pieces(pieces)
        for child in children:
            if child["type"] == "piece":
                continue
            inside = self._inside(child)
            if inside or "empty" in child.get("marks", []):
                drawn += [self._title(child), *inside]
        return drawn

    def _pieces(self, pieces: list[Wire]) -> list[RenderableType]:
        """Draw small things side by side, and below them, one by one, what there is more to say about."""
        bare = Counter(piece["label"] for piece in pieces if self._is_bare(piece))
        small: list[Line] = []
        told = Table.grid(padding=(0, 2), pad_edge=False)
        told.add_column(ratio=2)
        told.add_column(ratio=5)
        for piece in pieces:
            label = piece["label"]
            if self._is_bare(piece):
                number = bare[label] if len(bare) <= FEW else 0
                bare[label] = 0
                if number:
                    small.append(Line(f"{number} × {label}" if number > 1 else label, style="dim"))
            elif piece["kind"] in TOLD and (words := self.words(piece)):
                told.add_row(self._piece(piece), Line(words))
            else:
                small.append(self._with_words(piece))
        drawn: list[RenderableType] = []
        if small:
            drawn.append(Side(small))
        return [*drawn, told] if told.row_count else drawn

    def _is_bare(self, piece: Wire) -> bool:
        has_more = (
            piece.get("children") or piece.get("facts") or piece.get("marks") or piece.get("face", {}).get("lines")
        )
        return piece["kind"] in PLACES and not has_more and piece["id"] not in self._keys

    def words(self, piece: Wire) -> str:
        """Say all that a piece shows beside its label: its sentences, what they leave out, and what lies on it."""
        facts = " ".join(sentence(fact) for fact in piece.get("facts", []))
        said = f"{piece['label']} {facts}"
        face = piece.get("face", {})
        extra = self._symbols.unsaid({**face, "lines": []} if facts else face, said)
        more = [" · ".join(extra) + "."] if extra else []
        return " ".join([*more, *([facts] if facts else []), *_lying(piece, piece.get("facts", []))])

    def _with_words(self, piece: Wire) -> Line:
        """Draw a small thing with what its symbols say and its label does not, and with what lies on it."""
        drawn = self._piece(piece)
        known = " ".join([piece["label"], *(child["label"] for child in piece.get("children", []))])
        extra = self._symbols.unsaid(piece.get("face", {}), known)
        words = [f"({' · '.join(extra)})"] if extra else []
        words += _lying(piece, [])
        return drawn.append(" " + " ".join(words)) if words else drawn

    def _matrix(self, zone: Wire) -> Table:
        """Draw rows and columns by their names, with their sums; leading ones are bold."""
        rows, columns = zone["places"]
        by_row, by_column = zone.get("sums", ([], []))
        heads, over = zone.get("heads", ([], []))
        leads = zone.get("leads", [])
        lying: dict[tuple[int, int], Line] = {}
        aside: list[Line] = []
        for piece in zone.get("children", []):
            if isinstance(piece.get("at"), list | tuple):
                row, column = piece["at"]
                lying[row, column] = self._piece(piece, str(piece.get("face", {}).get("count") or 1) if heads else "")
            else:
                aside.append(self._piece(piece))
        table = Table(box=None, show_header=False, padding=(0, 1))
        edge = [Line()] if heads else []
        if over:
            table.add_row(*edge, *(Line(self._head(head), style="dim") for head in over))
        for row in range(rows):
            sums = [_sum(by_row[row], row in leads)] if by_row else []
            name = [Line(self._head(heads[row]), style="dim")] if heads else []
            wells = (lying.get((row, column), Line("·", style="dim")) for column in range(columns))
            table.add_row(*name, *wells, *sums)
        if by_column:
            sums = [_sum(number, rows + column in leads) for column, number in enumerate(by_column)]
            corner = [Line(str(zone["total"]), style="bold")] if "total" in zone else []
            table.add_row(*edge, *sums, *corner, *aside)
        elif aside:
            table.add_row(*edge, *aside)
        return table

    def _head(self, token: str) -> str:
        """Name a row or a column shortly: “hook”, not “sign: hook”."""
        return self._symbols.word(token).rpartition(": ")[2]

    def _rack(self, zone: Wire) -> Line:
        """Draw numbered places: the number of what is there, a dot for what is spent."""
        pieces = {piece.get("at"): piece for piece in zone.get("children", [])}
        filled = zone.get("filled", [])
        drawn = []
        for place in range(1, zone["places"] + 1):
            keys = self._keys.get(pieces[place]["id"], []) if place in pieces else []
            if place not in pieces and place not in filled:
                drawn.append(Line("·", style="dim"))
            elif keys == [str(place)]:
                drawn.append(Line(f"‹{place}›", style="bold cyan"))
            else:
                drawn.append(Line(str(place)).append_text(self._typed(pieces.get(place, zone))))
        return Line(" ").join(drawn)

    def _title(self, zone: Wire) -> Line:
        return Line(zone.get("title", ""), style="bold").append_text(self._typed(zone))

    def _piece(self, piece: Wire, label: str = "") -> Line:
        style = next((STYLES[mark] for mark in piece.get("marks", []) if mark in STYLES), "")
        drawn = Line((label or piece["label"]) + gauge(piece), style=style).append_text(self._typed(piece))
        for child in piece.get("children", []):
            drawn.append_text(self._typed(child))
        return drawn

    def _typed(self, thing: Wire) -> Line:
        found = self._keys.get(thing["id"])
        if not found:
            return Line()
        shown = found if len(found) <= FEW else [found[0], "…", found[-1]]
        return Line(f" ‹{' '.join(shown)}›", style="bold cyan")


class Side:
    """Small things side by side: in columns where two of the longest fit, else as many on a line as there is room."""

    def __init__(self, things: list[Line]) -> None:
        self._things = things

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw as wide as there is room."""
        longest = max(thing.cell_len for thing in self._things)
        if len(self._things) > FEW and 2 * longest + GAP <= options.max_width:
            yield Columns(self._things, padding=(0, GAP))
            return
        line = Line()
        for thing in self._things:
            if line and line.cell_len + GAP + thing.cell_len > options.max_width:
                yield line
                line = Line()
            line = line.append(" " * GAP if line else "").append_text(thing)
        yield line


def fits(console: Console, panels: list[Panel]) -> bool:
    """Say whether all of it can be seen at once."""
    return len(console.render_lines(Group(*panels), pad=False)) <= console.height


def parts_of(zones: list[Wire]) -> dict[str, Wire]:
    """Take a Scene apart into what can be drawn alone: each zone without the zones in it."""
    found: dict[str, Wire] = {}
    for zone in zones:
        children = zone.get("children", [])
        found[zone["id"]] = {
            **zone,
            "title": "",
            "marks": [],
            "children": [child for child in children if child["type"] == "piece"],
        }
        found.update(parts_of([child for child in children if child["type"] == "zone"]))
    return found


def gauge(piece: Wire) -> str:
    """How far it is: what a picture shows by pips and a band; a label with a share says it more exactly than pips."""
    shown = piece.get("face", {}).get("gauge")
    if shown is None or "%" in piece["label"]:
        return ""
    far = f"{shown['have']}/{shown['need']}"
    return f" ({shown.get('against') or far})"


def sentence(words: str) -> str:
    """Begin and end words as a sentence, so that several can follow each other."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?", "…")) else ".")


def _lying(piece: Wire, facts: list[str]) -> list[str]:
    """List what lies on a piece, unless a sentence is just that, or one says all of it: a price is no slot."""
    name, said = fold(piece["label"]), [fold(fact).rstrip(".") for fact in facts]
    labels = [child["label"] for child in piece.get("children", [])]
    unsaid = [label for label in labels if fold(label) not in {*said} and fold(label) not in name]
    if any(all(fold(label) in fact for label in unsaid) for fact in said):
        return []
    return [f"[{label}]" for label in unsaid]


def _sum(number: int, is_leading: bool) -> Line:
    return Line(f"={number}", style="bold" if is_leading else "dim")
