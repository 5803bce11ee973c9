"""Pictures made from data: what a game's `art.py` draws with, and how its sheet of symbols is made and written.

A game with pictures has `art.py` with `sheet(components)`, which lists its symbols; drawings made by hand lie beside it
in `drawings/`, as SVG. Only the standard library is used, since the package build makes the sheets too. What is made,
`theme/art.svg`, is not kept in the tree; `art.lock` is, so that a difference names the pictures that have changed.
"""

import hashlib
import importlib.util
import math
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from xml.etree import ElementTree as ET

Components = Mapping[str, Any]
"""The game's `components.toml`, as it is read."""
Sheet = Callable[[Components], "list[Symbol]"]

One = TypeVar("One")
NAMESPACE = "http://www.w3.org/2000/svg"
LONG = re.compile(r"-?\d*\.\d{2,}")
MEASURES = re.compile(r' (?:d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height)="[^"]*"')
HASTY = re.compile(r">\s+<")


@dataclass(frozen=True)
class Symbol:
    """One picture: its name, its size in units of its own, what is drawn, and the gradients and clips it needs."""

    name: str
    box: tuple[float, float]
    body: str
    defs: tuple[str, ...] = ()
    is_cropped: bool = False
    """Whether it fills whatever room it gets, rather than show all of itself."""
    is_standing_out: bool = False
    """Whether parts of it stand over its edges, as far as what it lies in lets them."""

    def written(self) -> str:
        """Write it as a symbol of a sheet."""
        fit = ' preserveAspectRatio="xMidYMid slice"' if self.is_cropped else ""
        fit += ' overflow="visible"' if self.is_standing_out else ""
        width, height = self.box
        return (
            f'<symbol id="{self.name}" viewBox="0 0 {number(width)} {number(height)}"{fit}>{short(self.body)}</symbol>'
        )


def pick(name: str, trait: str, count: int) -> int:
    """Choose one of so many by the name of a thing and the trait in question: the same one for ever."""
    digest = hashlib.sha256(f"{name}/{trait}".encode()).digest()
    return int.from_bytes(digest[:6], "big") % count


def choose(name: str, trait: str, among: Sequence[One]) -> One:
    """Choose an entry in the same way."""
    return among[pick(name, trait, len(among))]


def between(name: str, trait: str, low: float, high: float) -> float:
    """Choose a measure in the same way."""
    return low + (high - low) * pick(name, trait, 1000) / 999


def number(value: float) -> str:
    """Write a measure to a tenth."""
    return f"{round(value, 1):g}"


def shape(what: str, fill: str = "none", stroke: str = "", width: float = 1, **more: object) -> str:
    """Draw a path."""
    return f'<path d="{what}"{_paint(fill, stroke, width, more)}/>'


def circle(
    x: float, y: float, radius: float, fill: str = "none", stroke: str = "", width: float = 1, **more: object
) -> str:
    """Draw a circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{_paint(fill, stroke, width, more)}/>'


def ellipse(
    x: float, y: float, across: float, down: float, fill: str = "none", stroke: str = "", **more: object
) -> str:
    """Draw an ellipse."""
    size = f'cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(down)}"'
    return f"<ellipse {size}{_paint(fill, stroke, 1, more)}/>"


def box(x: float, y: float, width: float, height: float, fill: str = "none", stroke: str = "", **more: object) -> str:
    """Draw a rectangle."""
    size = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f"<rect {size}{_paint(fill, stroke, 1, more)}/>"


def group(body: str, transform: str = "", **more: object) -> str:
    """Draw several things together."""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{moved}{_attributes(more)}>{body}</g>"


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Draw something elsewhere, in another size, turned."""
    turned = f" rotate({number(turn)})" if turn else ""
    sized = f" scale({round(scale, 3):g})" if scale != 1 else ""
    return group(body, f"translate({number(x)} {number(y)}){turned}{sized}")


def fading(name: str, *stops: tuple[float, str], towards: tuple[float, float] = (0, 1)) -> str:
    """Define colours that pass into one another, from above to below unless said otherwise."""
    across, down = towards
    colours = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{across:g}" y2="{down:g}">{colours}</linearGradient>'


def glowing(name: str, *stops: tuple[float, str, float]) -> str:
    """Define a glow: colours with their strength, from the middle outwards."""
    colours = "".join(
        f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{strength:g}"/>' for at, colour, strength in stops
    )
    return f'<radialGradient id="{name}">{colours}</radialGradient>'


def clip(name: str, body: str) -> str:
    """Define what cuts something out."""
    return f'<clipPath id="{name}">{body}</clipPath>'


def gear(x: float, y: float, outer: float, inner: float, teeth: int = 10) -> str:
    """Give the outline of a gear."""
    points = []
    for tooth in range(teeth):
        middle, half = 2 * math.pi * tooth / teeth, math.pi / teeth
        for part, radius in ((-0.95, inner), (-0.5, outer), (0.5, outer), (0.95, inner)):
            angle = middle + part * half
            points.append(f"{number(x + radius * math.cos(angle))} {number(y + radius * math.sin(angle))}")
    return f"M{'L'.join(points)}Z"


def drawings(file: Path) -> dict[str, str]:
    """Read drawings made by hand: the inside of every element with an id, by that id."""
    read = ET.parse(file).getroot()  # noqa: S314 - our own file
    ET.register_namespace("", NAMESPACE)
    found = {}
    for drawing in read.iter():
        name = drawing.get("id")
        if name:
            body = "".join(ET.tostring(part, encoding="unicode") for part in drawing)
            found[name] = HASTY.sub("><", body.replace(f' xmlns="{NAMESPACE}"', "")).strip().replace(" />", "/>")
    return found


def coloured(body: str, colours: Mapping[str, str]) -> str:
    """Put colours in place of their names: a drawing that says fill="skin" takes them from whoever draws it."""
    return re.sub(r'(fill|stroke|stop-color)="([\w-]+)"', lambda found: _coloured(found, colours), body)


def _coloured(found: re.Match[str], colours: Mapping[str, str]) -> str:
    return f'{found[1]}="{colours.get(found[2], found[2])}"'


def short(body: str) -> str:
    """Round every measure to a tenth."""
    return MEASURES.sub(lambda part: LONG.sub(lambda long: number(float(long[0])), part[0]), body)


def _paint(fill: str, stroke: str, width: float, more: Mapping[str, object]) -> str:
    painted = f' fill="{fill}"'
    if stroke:
        painted += f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
    return painted + _attributes(more)


def _attributes(more: Mapping[str, object]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())


def has_art(folder: Path) -> bool:
    """Say whether the game in a folder draws pictures."""
    return (folder / "art.py").is_file()


def symbols_of(folder: Path) -> list[Symbol]:
    """Draw all pictures of the game in a folder."""
    spec = importlib.util.spec_from_file_location(f"art_of_{folder.name}", folder / "art.py")
    assert spec is not None, folder
    assert spec.loader is not None, folder
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with (folder / "components.toml").open("rb") as file:
        sheet: Sheet = module.sheet
        return sheet(tomllib.load(file))


def sheet_of(symbols: Sequence[Symbol], made_from: str) -> str:
    """Write a sheet; definitions that several symbols share stand there once."""
    defs = "".join(dict.fromkeys(one for symbol in symbols for one in symbol.defs))
    body = "\n".join(symbol.written() for symbol in symbols)
    return f'<svg xmlns="{NAMESPACE}" data-made-from="{made_from}">\n<defs>{short(defs)}</defs>\n{body}\n</svg>\n'


def lock_of(symbols: Sequence[Symbol]) -> str:
    """Write a line for each picture: its name, and eight digits of what it looks like."""
    looks = {symbol.name: (symbol.written() + short("".join(symbol.defs))).encode() for symbol in symbols}
    return "".join(f"{name} {hashlib.sha256(look).hexdigest()[:8]}\n" for name, look in sorted(looks.items()))


def sources_digest(folder: Path) -> str:
    """Give the digest of all that a game's sheet is made from."""
    digest = hashlib.sha256()
    named = [folder / name for name in ("art.py", "components.toml", "theme/icons.svg")]
    for path in (Path(__file__), *named, *sorted(folder.glob("drawings/*"))):
        digest.update(f"{path.name}\0".encode() + (path.read_bytes() if path.is_file() else b"") + b"\0")
    return digest.hexdigest()[:16]


def refresh(folder: Path) -> bool:
    """Make a game's sheet, unless the one that is there was made from the same sources; say whether it was made."""
    file, made_from = folder / "theme" / "art.svg", sources_digest(folder)
    if file.is_file() and f'data-made-from="{made_from}"' in file.read_text(encoding="utf-8")[:200]:
        return False
    new = file.with_name(f"art.{os.getpid()}.svg")
    new.write_text(sheet_of(symbols_of(folder), made_from), encoding="utf-8")
    new.replace(file)  # another process may be at it too
    return True
