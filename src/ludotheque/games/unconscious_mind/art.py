"""The pictures of Unconscious Mind: portraits from hints, dreams from their price, books, locations, things."""

import math
import tomllib
from pathlib import Path
from typing import Any

from ludotheque.art import (
    Components,
    Symbol,
    box,
    choose,
    circle,
    coloured,
    drawings,
    fading,
    group,
    number,
    pick,
    placed,
    shape,
)

FOLDER = Path(__file__).parent / "drawings"
SKINS = (
    ("#f0cfae", "#d9a988"),
    ("#e9c09a", "#cc9873"),
    ("#f5dcc4", "#dfb598"),
    ("#d9aa80", "#b88259"),
    ("#c58f66", "#9f6a44"),
)
HAIR = ("#2a1c14", "#4b2c18", "#7a4a22", "#a8743a", "#8d8a86", "#5c2318", "#1c1a20")
GREY = 4
COATS = {
    False: ("#26303f", "#3a2a22", "#2f3a31", "#41263a", "#1f1d24", "#54402a"),
    True: ("#6b2737", "#2f5a5a", "#52407c", "#7a5a2a", "#32486e", "#7d4560"),
}
TIES = ("#a3303f", "#2f7d5b", "#6d4fa3", "#c27a17")
FELT = ("#2b2630", "#3f2a1c", "#24343c", "#4a1f2a")
WALLS = {
    "theater": ("#3f8a68", "#1c4f3b"),
    "library": ("#5d9a73", "#28573f"),
    "opera": ("#8467b8", "#3f2a70"),
    "museum": ("#a08bc4", "#57408a"),
    "university": ("#b9505a", "#6a1c28"),
    "cafe": ("#c77b5c", "#77321f"),
    "case": ("#c9a55e", "#6d4a1f"),
}
"""Behind a client: the colours of the location whose icon they bring, or ochre."""
SKIES = {
    "growth": ("#0f2f2b", "#2f7d5b", "#c6dba8"),
    "freedom": ("#1d1540", "#5a4398", "#c9b6ea"),
    "passion": ("#3a0d1c", "#a3303f", "#f2b98a"),
}
QUALITIES = {
    "growth": ("#2f7d5b", "#174634", "#cfe3d0"),
    "freedom": ("#6d4fa3", "#35225f", "#ddd3ea"),
    "passion": ("#a3303f", "#57121d", "#f0d0c8"),
}
"""Colour, its shade, its tint."""
PALE, GILT = "#fff1d0", "#c9a24b"
LIGHT, NIGHT = "#fbeec4", "#0d0a18"
PORTRAIT, DREAM = (100.0, 122.0), (120.0, 84.0)
DREAMT_LATELY = "#1b1038"
"""Lies over latent dreams."""
FADE = (
    '<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".38"/></linearGradient>'
)


def sheet(components: Components) -> list[Symbol]:
    """Draw everything that has a picture."""
    return [
        *_clients(components),
        *_dreams(components),
        *_locations(components),
        *_research(components),
        *(_treatise(name, printed) for name, printed in components["treatises"].items()),
        *_goals(components),
        *(_slip(quality) for quality in (*QUALITIES, "plain")),
        *(_back(name, colour) for name, colour in BACKS.items()),
        *_things(),
        *_bubbles(),
        *_pearls(),
    ]


def _hints(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))


def _round(body: str) -> str:
    return group(body, stroke_linecap="round", stroke_linejoin="round")


def _clients(components: Components) -> list[Symbol]:
    parts, hints = drawings(FOLDER / "portraits.svg"), _hints("portraits.toml")
    found = []
    for table in ("routine_clients", "case_studies"):
        for name, printed in components[table].items():
            hint = hints.get(name, {})
            wall = printed.get("icons", ["case"])[0]
            body = box(0, 0, 100, 122, f"url(#wall-{wall})") + _ornament(name)
            prop = coloured(parts[f"prop-{hint.get('prop', 'star')}"], {"pale": PALE})
            body += group(prop, "translate(82 20) scale(.95)", opacity=".62")
            bust = _bust(name, hint, parts)
            if hint.get("is_twin"):
                body += placed(bust, -14, 16, 0.82) + placed(group(bust, "translate(100 0) scale(-1 1)"), 34, 16, 0.82)
            else:
                body += bust
            body += box(0, 84, 100, 38, "url(#fade)")
            high, low = WALLS[wall]
            defs = (fading(f"wall-{wall}", (0, high), (1, low)), FADE)
            found.append(Symbol(f"client-{name}", PORTRAIT, _round(body), defs, is_cropped=True))
    return found


def _ornament(name: str) -> str:
    """Rays, squares, rings or an arch: what Vienna put on walls."""
    match pick(name, "ornament", 4):
        case 0:
            rays = [_ray(2 * math.pi * turn / 14 + 0.2) for turn in range(14)]
            return "".join(shape(ray, PALE, opacity=".09") for ray in rays)
        case 1:
            start = pick(name, "squares", 9)
            squares = [(across, down) for across in range(8) for down in range(7)]
            return "".join(
                box(4 + x * 12, 4 + y * 12, 6, 6, PALE, opacity=f"{0.06 + 0.1 * ((x * 3 + y * 5 + start) % 4) / 3:.2f}")
                for x, y in squares
            )
        case 2:
            return "".join(circle(50, 48, radius, "none", PALE, 3, opacity=".13") for radius in range(30, 80, 10))
        case _:
            bars = "".join(shape(f"M{x} 0V122", "none", PALE, 2.4, opacity=".12") for x in range(4, 100, 8))
            return bars + shape("M14 122V46Q14 8 50 8T86 46V122", "none", PALE, 3, opacity=".22")


def _ray(angle: float) -> str:
    ends = [(50 + 120 * math.cos(turn), 46 + 120 * math.sin(turn)) for turn in (angle, angle + math.pi / 14)]
    return "M50 46" + "".join(f"L{number(x)} {number(y)}" for x, y in ends) + "z"


def _bust(name: str, hint: dict[str, Any], parts: dict[str, str]) -> str:
    """Put somebody together, from behind to before; what no hint says is chosen by name."""
    is_woman = hint.get("is_woman", False)
    sex = "f" if is_woman else "m"
    # Most people at that time and place were pale; not all.
    skin, shade = SKINS[pick(name, "skin", 3 if pick(name, "skins", 5) else 5)]
    hair = hint.get("colour", pick(name, "hair", len(HAIR)))
    look = hint.get("look") or choose(name, "look", ("calm", "stern", "tired"))
    wanted = [
        f"behind-{hint.get('hair')}",
        f"body-{hint.get('body', 'suit')}",
        f"neck-{hint.get('neck')}",
        "head",
        "cheeks" if is_woman else "",
        f"look-{look}-{sex}",
        f"beard-{hint.get('beard')}",
        f"hair-{hint.get('hair', 'short')}",
        f"hat-{hint.get('hat')}",
        f"glasses-{hint.get('glasses')}",
        "half-mask" if hint.get("is_masked") else "",
    ]
    colours = {
        "skin": skin,
        "shade": shade,
        "hair": HAIR[hair],
        "brow": "#6a645e" if hair == GREY else "#3a2618",
        "coat": choose(name, "coat", COATS[is_woman]),
        "tie": choose(name, "tie", TIES),
        "felt": choose(name, "hat", FELT),
    }
    return coloured("".join(parts.get(part, "") for part in wanted), colours)


def _dreams(components: Components) -> list[Symbol]:
    motifs, hints = drawings(FOLDER / "dreams.svg"), _hints("dreams.toml")
    found = []
    for table in ("manifest_dreams", "latent_dreams"):
        for name, printed in components[table].items():
            first, last = (cost.split()[1] for cost in (printed["cost"][0], printed["cost"][-1]))
            hint = hints.get(name, {})
            body = box(0, 0, 120, 84, f"url(#sky-{first})") + _heavens(name, SKIES[first][1])
            ground = hint.get("ground") or choose(name, "ground", ("hills", "waves", "floor"))
            body += GROUNDS[ground](SKIES[last]) + motifs[hint.get("motif", "stairs")]
            if table == "latent_dreams":
                body += box(0, 0, 120, 84, DREAMT_LATELY, opacity=".28")
            high, middle, low = SKIES[first]
            defs = (fading(f"sky-{first}", (0, high), (0.62, middle), (1, low)),)
            found.append(Symbol(f"dream-{name}", DREAM, _round(body), defs, is_cropped=True))
    return found


def _heavens(name: str, sky: str) -> str:
    x, y = 20 + pick(name, "x", 80), 14 + pick(name, "y", 14)
    match pick(name, "light", 3):
        case 0:
            body = circle(x, y, 10, LIGHT) + circle(x + 4, y - 3, 9, sky, opacity=".9")
        case 1:
            body = circle(x, y, 18, LIGHT, opacity=".18") + circle(x, y, 11, LIGHT)
        case _:
            body = circle(x, y, 8, "none", LIGHT, 1.4) + circle(x, y, 13, "none", LIGHT, 0.8, opacity=".6")
            body += circle(x, y, 3, LIGHT)
    for star in range(14):
        across, down = pick(name, f"across{star}", 120), pick(name, f"down{star}", 50)
        body += circle(across, down, 0.5 + 0.3 * pick(name, f"size{star}", 3), LIGHT, opacity=".8")
    return body


def _hills(ground: tuple[str, str, str]) -> str:
    far = shape("M0 62Q30 46 62 60T120 54V84H0z", ground[1], opacity=".75")
    return far + shape("M0 72Q40 58 76 70T120 66V84H0z", ground[0])


def _waves(ground: tuple[str, str, str]) -> str:
    body = ""
    for row, colour in enumerate((ground[1], ground[0], NIGHT)):
        crests = "".join(f"q7.5 {-5 if (crest + row) % 2 else 5} 15 0" for crest in range(8))
        body += shape(f"M0 {60 + row * 8}{crests}V84H0z", colour, opacity=f"{0.7 + 0.1 * row:.1f}")
    return body


def _floor(ground: tuple[str, str, str]) -> str:
    boards = [f"M60 60L{-60 + board * 24} 84H{-48 + board * 24}z" for board in range(10)]
    body = shape("M0 60H120V84H0z", ground[0]) + "".join(shape(board, ground[2], opacity=".2") for board in boards)
    return body + "".join(shape(f"M0 {y}H120", "none", "#0005", 0.8) for y in (64, 70, 78))


def _roofs(_: tuple[str, str, str]) -> str:
    line = (
        "M0 70H8V60H16V70H22L26 50 30 70H38V62Q44 52 50 62V70H60V64H70V70L74 44 78 70H86V60H96V70H104L108 58 112 70H120"
    )
    lit = ((11, 64), (42, 65), (47, 65), (64, 68), (90, 65), (94, 72), (30, 75), (76, 72), (106, 74))
    return shape(f"{line}V84H0z", "#120c22") + "".join(box(x, y, 2, 2.6, "#f5cf72") for x, y in lit)


GROUNDS = {"hills": _hills, "waves": _waves, "floor": _floor, "roofs": _roofs}


def _locations(components: Components) -> list[Symbol]:
    parts = drawings(FOLDER / "buildings.svg")
    names = list(components["locations"])
    found = []
    for place, name in enumerate(names):
        district = QUALITIES[tuple(QUALITIES)[place // 2]]
        body = coloured(parts[name], {"wall": district[2], "roof": district[0]})
        found.append(Symbol(f"location-{name}", (120, 54), _round(body)))
    return found


def _research(components: Components) -> list[Symbol]:
    """The head of a research card: the houses it brings, or a book, on the colour of its quality."""
    houses, things = drawings(FOLDER / "buildings.svg"), drawings(FOLDER / "things.svg")
    found = []
    for name, printed in components["research"].items():
        for quality, (colour, deep, tint) in QUALITIES.items():
            body = box(0, 0, 120, 60, colour) + _pattern(quality)
            icons = printed.get("icons", [])
            for place, icon in enumerate(icons):
                scale = 0.8 if len(icons) == 1 else 0.5
                x = 60 + (place - (len(icons) - 1) / 2) * 56 - 60 * scale
                body += placed(coloured(houses[icon], {"wall": tint, "roof": deep}), x, 56 - 54 * scale, scale)
            if not icons:
                body += placed(coloured(things["book"], {"pale": tint, "deep": deep}), 60, 31, 1.25)
            found.append(Symbol(f"research-{name}-{quality}", (120, 60), _round(body), is_cropped=True))
    return found


def _pattern(quality: str) -> str:
    """Every quality is known by its pattern too: solid, dashed, double."""
    if quality == "freedom":
        return shape("M0 57H120", "none", "#fff", 2, stroke_dasharray="6 5", opacity=".8")
    return shape("M0 53H120M0 57H120", "none", "#fff", 1.4, opacity=".8") if quality == "passion" else ""


def _treatise(name: str, printed: dict[str, Any]) -> Symbol:
    """A book: its cover in the colour of its quality, thicker for more points, with its emblem in gilt."""
    things = drawings(FOLDER / "things.svg")
    colour, deep, _ = QUALITIES[printed["quality"]]
    leaves = 2 + printed["points"] / 3
    body = box(7, 6, 68, 100, "#000", opacity=".35", rx=3)
    body += box(4, 4, 68, 98 + leaves / 2, "#efe4c8", rx=2)
    body += box(4, 2, 68, 98, colour, deep, rx=3) + box(4, 2, 9, 98, deep, rx=2)
    body += box(17, 7, 50, 88, "none", GILT, rx=2)
    body += "".join(circle(x, y, 2.6, GILT) for x in (17, 67) for y in (7, 95))
    body += placed(coloured(things[f"volume-{printed['quality']}"], {"pale": GILT, "deep": deep}), 42, 78, 0.9)
    return Symbol(f"treatise-{name}", (76, 110), _round(body))


def _goals(components: Components) -> list[Symbol]:
    """A medal with the house whose icon it brings."""
    houses, things = drawings(FOLDER / "buildings.svg"), drawings(FOLDER / "things.svg")
    names = list(components["locations"])
    found = []
    for name, printed in components["goals"].items():
        colour, deep, tint = QUALITIES[tuple(QUALITIES)[names.index(printed["icon"]) // 2]]
        body = circle(32, 32, 29, "#f6ead0", GILT, 2.4) + placed(coloured(things["laurel"], {"deep": colour}), 32, 32)
        body += placed(coloured(houses[printed["icon"]], {"wall": tint, "roof": deep}), 15.2, 22, 0.28)
        found.append(Symbol(f"goal-{name}", (64, 64), _round(body)))
    return found


def _slip(quality: str) -> Symbol:
    """A page torn out, with the edge of its quality."""
    paper, colour = ("#f7ecd0", "#8a7650") if quality == "plain" else ("#fdf6e4", QUALITIES[quality][0])
    page = "M0 1.5L30 0 58 1.6 84 .4 120 1.8V70L92 71.6 64 70.2 36 72 0 70.6z"
    body = shape(page, paper, "#8a6a2c", 0.9) + box(0, 1, 6, 70, colour)
    if quality == "freedom":
        body += shape("M3 2V70", "none", "#fff", 2, stroke_dasharray="4 4")
    if quality == "passion":
        body += shape("M3.6 2V70", "none", "#fff", 1.4)
    body += "".join(shape(f"M10 {y}H116", "none", "#b9cbd8", 0.7, opacity=".7") for y in range(14, 70, 11))
    return Symbol(f"slip-{quality}", (120, 72), body, is_cropped=True)


BACKS = {"dream": "#33265c", "latent": "#4a2b6a", "research": "#4a3a12", "tile": "#5a1f28", "table": "#15111c"}


def _back(name: str, colour: str) -> Symbol:
    """The back of a card: a gilt frame and the squares of the Secession."""
    body = box(0, 0, 60, 84, colour) + box(4, 4, 52, 76, "none", GILT, rx=3)
    squares = [(across, down) for across in range(4) for down in range(4)]
    body += "".join(
        box(17 + x * 7, 22 + y * 7, 5, 5, GILT, opacity=f"{0.35 + 0.2 * ((x + y) % 3):.2f}") for x, y in squares
    )
    return Symbol(f"back-{name}", (60, 84), body, is_cropped=True)


def _things() -> list[Symbol]:
    found = []
    for name, body in drawings(FOLDER / "things.svg").items():
        if name.startswith("thing-") or name == "id-mask":
            found.append(Symbol(name, (48, 48), _round(placed(body, 24, 25))))
    return found


TAILS = {"": (0, 0), "upper-left": (-1, -1), "upper-right": (1, -1), "lower-left": (-1, 1), "lower-right": (1, 1)}


def _bubbles() -> list[Symbol]:
    """Ideas in a slot, one or two, perhaps a bright one: speech bubbles whose tails point at the action."""
    lamp = placed(drawings(FOLDER / "things.svg")["thing-bright"], 0, 0, 0.62)
    found = []
    for way, (x, y) in TAILS.items():
        for ideas, bright in ((1, 0), (2, 0), (0, 1), (1, 1), (2, 1)):
            body = placed(_bubble(x, y), 29, 20, 0.92) if ideas > 1 else ""
            body += placed(_bubble(x, y), 22, 26) if ideas else circle(24, 24, 15, "#2a1a12", OWNER)
            body += placed(lamp, *((36, 14) if ideas else (24, 25)), 1 if ideas else 1.5) if bright else ""
            name = f"bubble-{ideas}{bright}" + (f"-{way}" if way else "")
            found.append(Symbol(name, (48, 48), _round(body)))
    return found


OWNER, OWNERS_EDGE = "var(--token, #1f7a7a)", "var(--token-edge, #06302f)"


def _bubble(x: int, y: int) -> str:
    tail = f"M{x * 3 - y * 9} {y * 3 + x * 9}L{x * 19} {y * 19}L{x * 3 + y * 9} {y * 3 - x * 9}z" if x else ""
    body = shape(tail, OWNER, OWNERS_EDGE, 1.6) if tail else ""
    return body + circle(0, 0, 14, OWNER, OWNERS_EDGE, 1.8) + shape("M-8 -7Q0 -14 8 -7", "none", "#fff8", 1.6)


PEARLS = {1: ((0, 0),), 2: ((-9, 0), (9, 0)), 3: ((0, -9), (-9, 7), (9, 7)), 4: ((-9, -9), (9, -9), (-9, 9), (9, 9))}


def _pearls() -> list[Symbol]:
    """Insights of a zone of the wheel: white ones, and up to two in the colour of their owner."""
    found = []
    for white in range(5):
        for own in range(3):
            if not white and not own:
                continue
            shown = min(white + own, 4)
            body = "".join(_pearl(*PEARLS[shown][place], place >= shown - own) for place in range(shown))
            found.append(Symbol(f"pearls-{white}-{own}", (48, 48), _round(placed(body, 24, 24))))
    return found


def _pearl(x: float, y: float, is_own: bool) -> str:
    fill, edge = (OWNER, OWNERS_EDGE) if is_own else ("#dccbaa", "#5c4a28")
    body = circle(x + 0.6, y + 2, 9.4, "#000", opacity=".4") + circle(x, y, 9, fill, edge, 1.2)
    body += circle(x - 1.2, y - 1.4, 6.6, "#fff", opacity=".28" if is_own else ".9")
    return body + shape(f"M{x - 5} {y - 3}Q{x - 2} {y - 7} {x + 3} {y - 6}", "none", "#fff", 1.8, opacity=".85")
