"""Lay pictures of tables beside what they are to be compared with, on a page to open or on sheets to look at."""

import html
import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

DEVICES = {"wide": "desktop", "middle": "tablet", "narrow": "phone"}
"""How drafts are called that a picture is put beside, by the class of its width."""
SHEET = (1640, 950)
"""Width and height that eyes, and what shows pictures to them, take in without shrinking them much."""
ANY_HEIGHT = 100_000
CAPTION = 20
"""Height of the words below a picture."""
PAGE_STYLE = """
body { font: 14px sans-serif; background: #222; color: #eee }
div { display: flex; gap: 8px; overflow-x: auto }
img { height: 420px }
"""
SHEET_STYLE = """
body { margin: 0; font: 13px/20px sans-serif; background: #222; color: #eee; width: fit-content }
div { display: flex }
figure { margin: 0 }
figcaption { height: 20px; overflow: hidden; white-space: nowrap }
img { display: block }
"""


@dataclass(frozen=True)
class Picture:
    """A file, and what it shows."""

    file: str
    game: str
    width: int
    caption: str

    @property
    def table(self) -> str:
        """What the picture is called without the number of its page."""
        return re.sub(r"(-\d+)?\.png$", "", self.file)

    @property
    def place(self) -> tuple[str, str]:
        """Where it lies on a sheet: beside the other languages and modes of the same page of the same position."""
        return re.sub(r"-[a-z]+-[a-z]+$", "", self.table), self.file.removeprefix(self.table)


@dataclass(frozen=True)
class Laying:
    """Where pictures are, and what they are laid beside."""

    out: Path
    beside: Path | None = None
    """A folder with drafts."""
    before: Path | None = None
    """A folder of pictures that an earlier state of the tree made."""
    on_sheets: bool = False

    @property
    def compares(self) -> bool:
        """Whether anything is to be laid beside the pictures: then each look at a position has a sheet of its own."""
        return self.beside is not None or self.before is not None


@dataclass(frozen=True)
class Shown:
    """A picture as it lies on a sheet."""

    file: Path
    caption: str
    width: int
    height: int


def drafts(folder: Path | None, picture: Picture) -> list[Path]:
    """List what a picture is to be compared with: the drafts of its game for its class of width."""
    if folder is None:
        return []
    width = "wide" if picture.width >= 1000 else "narrow" if picture.width < 641 else "middle"
    return sorted((folder / picture.game.replace("_", "-")).glob(f"{DEVICES[width]}*.png"))


def earlier(folder: Path | None, picture: Picture) -> list[Path]:
    """List what a table looked like before: the picture of the same name, or all pages where it had others."""
    if folder is None:
        return []
    same = folder / picture.file
    page = re.compile(re.escape(picture.table) + r"(-\d+)?\.png")
    return [same] if same.is_file() else sorted(one for one in folder.glob("*.png") if page.fullmatch(one.name))


def contact_sheet(pictures: Sequence[Picture], laying: Laying) -> str:
    """Write a page that shows all pictures in rows: before, the drafts, now."""
    rows = []
    for picture in pictures:
        shown = [(one.resolve().as_uri(), f"before: {one.stem}") for one in earlier(laying.before, picture)]
        shown += [(draft.resolve().as_uri(), f"draft: {draft.stem}") for draft in drafts(laying.beside, picture)]
        shown.append((picture.file, picture.caption))
        figures = "".join(
            f'<figure><a href="{html.escape(file)}"><img loading="lazy" src="{html.escape(file)}" alt=""></a>'
            f"<figcaption>{html.escape(caption)}</figcaption></figure>"
            for file, caption in shown
        )
        rows.append(f"<h2>{picture.game}</h2><div>{figures}</div>")
    return f'<!doctype html><meta charset="utf-8"><title>Tables</title><style>{PAGE_STYLE}</style>{"".join(rows)}'


def size_of(file: Path) -> tuple[int, int]:
    """Read how wide and high a PNG is."""
    width, height = struct.unpack(">II", file.read_bytes()[16:24])
    return int(width), int(height)


def gathered(pictures: Sequence[Picture], laying: Laying) -> dict[str, list[Shown]]:
    """Gather what lies side by side at half size: all of a game in one width, or before, drafts and now of one look."""
    ordered = sorted(pictures, key=lambda one: (one.place, one.file))
    laid = [(one, file, f"before: {file.stem}") for one in ordered for file in earlier(laying.before, one)]
    laid += [(one, file, f"draft: {file.stem}") for one in ordered for file in drafts(laying.beside, one)]
    laid += [(one, laying.out / one.file, f"{one.game}: {one.caption}") for one in ordered]
    found: dict[str, dict[Path, Shown]] = {}
    for picture, file, caption in laid:
        shown = found.setdefault(picture.table if laying.compares else f"{picture.game}-{picture.width}", {})
        width = size_of(laying.out / picture.file)[0] // 2
        wide, high = size_of(file)
        shown.setdefault(file, Shown(file, caption, width, high * width // wide))
    return {name: list(shown.values()) for name, shown in found.items()}


def sheets(shown: Sequence[Shown], limits: tuple[int, int]) -> list[list[list[Shown]]]:
    """Put pictures in rows, and rows on sheets, none of which is larger than the limits unless one picture is."""
    rows: list[list[Shown]] = []
    for one in shown:
        if rows and sum(other.width for other in rows[-1]) + one.width <= limits[0]:
            rows[-1].append(one)
        else:
            rows.append([one])
    laid: list[list[list[Shown]]] = []
    for row in rows:
        if laid and sum(map(_height, [*laid[-1], row])) <= limits[1]:
            laid[-1].append(row)
        else:
            laid.append([row])
    return laid


def _height(row: Sequence[Shown]) -> int:
    return max(one.height for one in row) + CAPTION


def _page(rows: Sequence[Sequence[Shown]]) -> str:
    lines = "".join(f"<div>{''.join(map(_figure, row))}</div>" for row in rows)
    return f'<!doctype html><meta charset="utf-8"><style>{SHEET_STYLE}</style>{lines}'


def _figure(one: Shown) -> str:
    source = html.escape(one.file.resolve().as_uri())
    return (
        f'<figure style="width: {one.width}px"><img src="{source}" width="{one.width}" height="{one.height}" alt="">'
        f"<figcaption>{html.escape(one.caption)}</figcaption></figure>"
    )


def draw(browser: Browser, pictures: Sequence[Picture], laying: Laying) -> Iterator[Path]:
    """Draw all sheets into a folder of their own, each with few enough pictures to see what is wrong with them."""
    folder = laying.out / "sheets"
    folder.mkdir(exist_ok=True)
    page = browser.new_page()
    limits = (SHEET[0], ANY_HEIGHT) if laying.compares else SHEET
    for name, shown in gathered(pictures, laying).items():
        for number, rows in enumerate(sheets(shown, limits), start=1):
            written = folder / f"{name}-{number}.html"
            written.write_text(_page(rows), encoding="utf-8")
            page.goto(written.resolve().as_uri())
            page.evaluate("() => Promise.all([...document.images].map(one => one.decode()))")
            sheet = written.with_suffix(".png")
            page.locator("body").screenshot(path=sheet)
            written.unlink()
            yield sheet
    page.close()
