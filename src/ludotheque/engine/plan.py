"""Plans: where the parts of a table lie, by the size of the window. Data of a theme; `docs/scene.md` explains them."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludotheque.engine.errors import BadPlan

Variant = Literal["full", "compact", "strip", "glance"]
"""How much of a zone is drawn; the first is all of it."""
TRACK = re.compile(r"\d+|\d+(\.\d+)?fr|fit")
NUMBER = re.compile(r"[\d.#].*$")
GAP = "."
WHOLE = "whole"


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Columns and rows (pixels, shares such as `1fr`, or `fit`), and the areas that lie on them."""

    columns: list[str] = []
    rows: list[str] = []
    areas: list[str] = []
    variant: dict[str, Variant] = {}


class Page(Grid, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One of several tables to turn to, where one does not fit."""

    name: Literal["mine", "more", "table", "offer", "others"]
    inside: dict[str, Grid] = {}
    """Panels of which it shows some parts, or shows them in another way than the plan."""


class Plan(Grid, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, rename={"kind": "class"}):
    """One way to lay out a table."""

    kind: Literal["wide", "middle", "narrow"]
    room: tuple[int, int]
    seats: list[int] = []
    scale: float = 1.0
    seating: dict[str, list[str]] = {}
    sharing: dict[str, Literal["split", "tabs", "over"]] = {}
    covers: dict[str, str] = {}
    inside: dict[str, Grid] = {}
    """How panels lie in areas; `whole` is all that somebody has in one picture, where a desk is spread over pages."""
    page: list[Page] = []


def read_plans(theme: Path) -> list[Plan]:
    """Read the plans of a theme, if it has any; every mistake is reported at once."""
    file = theme / "plan.toml"
    if not file.is_file():
        return []
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadPlan([f"expected TOML, got what cannot be read: {error}"]) from None
    mistakes = [f"expected only [[plan]], got {key!r}" for key in data if key != "plan"]
    plans: list[Plan] = []
    for number, table in enumerate(data.get("plan", []), 1):
        where = f"plan {number}"
        try:
            plan = msgspec.convert(table, Plan)
        except msgspec.ValidationError as error:
            mistakes.append(f"{where}: {error}")
        else:
            plans.append(plan)
            mistakes += [f"{where}: {mistake}" for mistake in _mistakes(plan)]
    if mistakes:
        raise BadPlan(mistakes)
    return plans


def names(grid: Grid) -> set[str]:
    """List the areas of a grid."""
    return {name for row in grid.areas for name in row.split()} - {GAP}


def top_areas(plan: Plan) -> set[str]:
    """List the areas of a plan and of its pages."""
    return names(plan).union(*(names(page) for page in plan.page))


def unplaced(plan: Plan, zones: Sequence[Mapping[str, Any]]) -> list[str]:
    """Name outermost zones for which a plan has no area, and areas that would be a hole with so many seats."""
    known = top_areas(plan) | set(plan.covers)
    seats = [zone["id"] for zone in zones if _is_seat(zone)]
    if plan.seats and len(seats) not in plan.seats:
        return []
    seating = plan.seating.get(str(len(seats)), ["near", *["others"] * (len(seats) - 1)])
    found = []
    for zone in zones:
        seat = seats.index(zone["id"]) if zone["id"] in seats else -1
        ways = [zone.get("area", ""), name_of(zone["id"]), seating[seat] if seat >= 0 else zone.get("role", "shared")]
        if known.isdisjoint(ways):
            found.append(zone["id"])
    taken = {area for areas in plan.seating.values() for area in areas}
    return found + sorted(taken.difference(seating, plan.covers))


def _is_seat(zone: Mapping[str, Any]) -> bool:
    return zone.get("area") == "seat" or (
        "area" not in zone and "side" in zone and zone.get("role") in {"own", "other"}
    )


def name_of(zone: str) -> str:
    """Give what a zone is called, without the number of whose it is: `hand2` is a hand."""
    return NUMBER.sub("", zone)


def served(plans: list[Plan]) -> bytes:
    """Write plans as the browser reads them."""
    return msgspec.json.encode(plans)


def _mistakes(plan: Plan) -> Iterator[str]:
    if not plan.page:
        yield from _grid_mistakes(plan, "areas")
    elif plan.areas:
        yield f"expected areas or pages, got both: {plan.areas}"
    for page in plan.page:
        yield from _grid_mistakes(page, f"page {page.name!r}")
        for area, grid in page.inside.items():
            yield from _grid_mistakes(grid, f"page {page.name!r}: inside {area!r}")
            if area not in names(page):
                yield f"page {page.name!r}: inside: expected an area of the page, got {area!r}"
    for area, grid in plan.inside.items():
        yield from _grid_mistakes(grid, f"inside {area!r}")
    here = top_areas(plan)
    all_areas = here | set(plan.covers)
    named: list[tuple[str, Any, set[str]]] = [("covers", plan.covers.values(), here)]
    named += [("inside", plan.inside, all_areas | {WHOLE}), ("sharing", plan.sharing, all_areas)]
    named += [(f"seating.{number}", areas, all_areas) for number, areas in plan.seating.items()]
    for what, areas, known in named:
        yield from (f"{what}: expected an area of the plan, got {area!r}" for area in areas if area not in known)
    for number, areas in plan.seating.items():
        if not number.isdecimal() or len(areas) != int(number):
            yield f"seating.{number}: expected an area for each of {number} seats, got {len(areas)}"


def _grid_mistakes(grid: Grid, where: str) -> Iterator[str]:
    for track in (*grid.columns, *grid.rows):
        if not TRACK.fullmatch(track):
            yield f"{where}: expected pixels, a share (1fr) or fit, got {track!r}"
    if len(grid.areas) != len(grid.rows) or not grid.areas:
        yield f"{where}: expected as many lines of areas as rows ({len(grid.rows)}), got {len(grid.areas)}"
    lines = [row.split() for row in grid.areas]
    for line in lines:
        if len(line) != len(grid.columns):
            yield f"{where}: expected {len(grid.columns)} areas in a line, one for each column, got {' '.join(line)!r}"
            return
    for name in sorted(names(grid)):
        cells = [(row, column) for row, line in enumerate(lines) for column, one in enumerate(line) if one == name]
        high = 1 + cells[-1][0] - cells[0][0]
        wide = 1 + max(column for _, column in cells) - min(column for _, column in cells)
        if len(cells) != high * wide:
            yield f"{where}: expected a rectangle, got {name!r} on {len(cells)} of {high} × {wide} places"
    yield from (
        f"{where}: variant: expected an area of it, got {area!r}" for area in grid.variant if area not in names(grid)
    )
