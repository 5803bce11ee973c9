"""The pictures of Clocks: dice of five materials, dials of four makes with their hands, their makers, tools."""

import math
from pathlib import Path

from ludotheque.art import (
    Components,
    Symbol,
    box,
    circle,
    drawings,
    ellipse,
    fading,
    group,
    number,
    placed,
    shape,
)

FOLDER = Path(__file__).parent
PIPS = {
    1: ((32, 32),),
    2: ((18, 18), (46, 46)),
    3: ((17, 17), (32, 32), (47, 47)),
    4: ((18, 18), (46, 18), (18, 46), (46, 46)),
    5: ((17, 17), (47, 17), (32, 32), (17, 47), (47, 47)),
    6: ((18, 15), (46, 15), (18, 32), (46, 32), (18, 49), (46, 49)),
}
BRASS = fading(
    "brass", (0, "#fff0b8"), (0.28, "#d9a945"), (0.5, "#a8741f"), (0.7, "#eac566"), (1, "#7c5214"), towards=(1, 1)
)
MAKERS = ("owl", "guard", "bird", "mouse")
INKS = {"forward": "#2b3350", "backward": "#5b2430"}
"""The two sides of a board are told apart by their ink and by the way the hand points."""


def sheet(components: Components) -> list[Symbol]:
    """Draw dice, dials, makers and tools."""
    materials = [*components["dice"], "yellow"]
    makers = drawings(FOLDER / "drawings" / "makers.svg")
    icons = drawings(FOLDER / "theme" / "icons.svg")
    return [
        *(_die(material, value) for material in materials for value in PIPS),
        *(_dial(make, way) for make in range(len(MAKERS)) for way in INKS),
        *(_maker(place, makers[name]) for place, name in enumerate(MAKERS)),
        Symbol("automaton", (180, 190), placed(makers["automaton"], 90, 184), (BRASS,)),
        *(_tool(word, icons[word]) for word in components["prices"]),
    ]


def _die(material: str, value: int) -> Symbol:
    """A material is known by its outline, its surface and its pips, not by its colour alone."""
    body, ink, defs = {
        "white": _bone,
        "grey": _slate,
        "black": _ebony,
        "red": _garnet,
        "yellow": _turned,
    }.get(material, _bone)()
    pips = "".join(
        shape(f"M{x} {number(y - 7.4)}l7.4 7.4-7.4 7.4-7.4-7.4z", ink)
        if material == "black"
        else circle(x, y, 6.2, ink)
        for x, y in PIPS[value]
    )
    return Symbol(f"die-{material}-{value}", (64, 64), body + pips, defs)


Material = tuple[str, str, tuple[str, ...]]


def _bone() -> Material:
    body = box(2, 2, 60, 60, "url(#bone)", "#6d5c3a", rx=15)
    body += box(6, 5, 52, 53, "none", "#fffdf4", rx=12, opacity=".8")
    return body, "#241a10", (fading("bone", (0, "#fffdf6"), (0.6, "#f5ead0"), (1, "#d6c294"), towards=(1, 1)),)


def _slate() -> Material:
    body = shape("M15 2H49L62 15V49L49 62H15L2 49V15z", "url(#slate)", "#1f252c", 2.6)
    body += shape("M4 30L30 4M4 48L48 4M14 58L58 14M32 60L60 32", "none", "#8c99a6", 1.6, opacity=".55")
    body += shape("M16 6H48L58 16V48L48 58H16L6 48V16z", "none", "#b9c4ce", 1.6, opacity=".8")
    return body, "#fff", (fading("slate", (0, "#6f7d8b"), (1, "#434d58"), towards=(1, 1)),)


def _ebony() -> Material:
    body = box(2, 2, 60, 60, "url(#ebony)", "#000", rx=5) + box(5.6, 5.6, 52.8, 52.8, "none", "#c99a45", rx=3)
    return body, "#ffdf96", (fading("ebony", (0, "#3a322c"), (0.5, "#15110e"), (1, "#080605"), towards=(1, 1)),)


def _garnet() -> Material:
    body = shape("M8 7Q32-3 56 7Q67 32 56 57Q32 67 8 57Q-3 32 8 7z", "#96162f", "#3b040e", 2.4)
    body += shape("M8 7Q32-3 56 7L32 32z", "#b22c46") + shape("M56 57Q32 67 8 57L32 32z", "#6d0b1f")
    return body + shape("M8 7Q-3 32 8 57L32 32z", "#a81f39"), "#fff3e4", ()


def _turned() -> Material:
    body = box(2, 2, 60, 60, "url(#brass)", "#5a3d0a", rx=12)
    body += circle(32, 32, 25, "none", "#fff0bd", 1.6, opacity=".8") + circle(32, 32, 17, "none", "#8f6a20", 1.2)
    return body, "#2c1d03", (BRASS,)


def _dial(make: int, way: str) -> Symbol:
    """A clock without its dice: case, enamel, minutes, an engine-turned middle, and hands."""
    case, face, defs = (_pocket, _railway, _cuckoo, _carriage)[make]()
    ink = INKS[way]
    body = case + circle(500, 500, 462, face) + _minutes(ink, is_bold=make == 1)
    body += circle(500, 500, 320, "none", ink, 2, opacity=".45") + circle(500, 500, 163, "none", ink, 1.5, opacity=".5")
    petals = "".join(
        ellipse(0, 0, 128, 40, "none", ink, transform=f"rotate({turn})", opacity=".26") for turn in range(0, 180, 10)
    )
    body += group(petals + circle(0, 0, 138, "none", ink, 1.6, opacity=".5"), "translate(500 500)")
    # Filling starts to the right of the big hand.
    body += shape("M524 193a308 308 0 0 1 62 11M577 192l11 12-14 7", "none", ink, 5)
    body += _hands(make, 60 if way == "backward" else -60)
    body += shape("M170 250A410 410 0 0 1 500 62c-130 20-250 80-330 188z", "#fff", opacity=".3")
    return Symbol(f"dial-{make}-{way}", (1000, 1000), body, (BRASS, *defs), is_standing_out=True)


def _minutes(ink: str, *, is_bold: bool) -> str:
    strokes = {False: "", True: ""}
    for minute in range(60):
        is_hour = minute % 5 == 0
        angle, inner = math.radians(minute * 6), 436 if is_hour else 446
        across, down = math.sin(angle), -math.cos(angle)
        start = f"M{number(500 + 456 * across)} {number(500 + 456 * down)}"
        strokes[is_hour] += f"{start}L{number(500 + inner * across)} {number(500 + inner * down)}"
    body = circle(500, 500, 458, "none", ink, 1.5)
    return body + shape(strokes[True], "none", ink, 12 if is_bold else 6) + shape(strokes[False], "none", ink, 2)


def _hands(make: int, hour: int) -> str:
    """Pears of blued steel, batons of the railway, carved bone, or spades."""
    small, big = (
        (
            "M-7 26L-5-52a15 15 0 1 1 10 0L7 26zM-4-80L0-122 4-80z",
            "M-7 40L-4-92a13 13 0 1 1 8 0L7 40zM-4-116L0-172 4-116z",
        ),
        ("M-11 30L-8-112H8L11 30z", "M-9 42L-6-170H6L9 42z"),
        ("M-5 26L-12-44Q0-66 12-44L5 26zM-3-60L0-118 3-60z", "M-4 40L-10-78Q0-104 10-78L4 40zM-3-98L0-170 3-98z"),
        ("M-4 30V-60Q-20-70 0-120Q20-70 4-60V30z", "M-3 40V-104Q-16-116 0-172Q16-116 3-104V40z"),
    )[make]
    colour = ("#1f3f8f", "#15181a", "#6a3d18", "#14213f")[make]
    body = shape(small, colour, transform=f"rotate({hour})") + shape(big, colour)
    return group(
        body + circle(0, 0, 17, "url(#brass)", "#5d3f12", 2) + circle(0, 0, 6, "#6d4a17"), "translate(500 500)"
    )


def _bezel(metal: str, edge: str) -> str:
    body = circle(500, 512, 496, "#000", opacity=".38") + circle(500, 500, 490, metal, edge, 3)
    return body + circle(500, 500, 476, "none", "#fff3c9", 3, opacity=".5") + circle(500, 500, 466, edge)


def _pocket() -> Material:
    """A brass watch with its crown, its bow and a piece of its chain."""
    enamel = fading("enamel", (0, "#fffdf6"), (0.62, "#f6eedb"), (1, "#e4d6b6"), towards=(1, 1))
    across = fading("turned", (0, "#7c5214"), (0.3, "#ffe9a6"), (0.6, "#c08a2c"), (1, "#6b450c"), towards=(1, 0))
    link = shape("M-15 0a15 8 0 1 0 30 0a15 8 0 1 0-30 0", "none", "#e0b64f", 5)
    places = ((556, -66, 8), (580, -62, 12), (604, -60, -4), (628, -63, -10), (652, -68, -14), (676, -74, -8))
    links = "".join(placed(link, x, y, 1, turn) for x, y, turn in places)
    crown = circle(500, -52, 42, "none", "#4a3108", 21) + circle(500, -52, 42, "none", "url(#brass)", 14)
    crown += box(474, -20, 52, 46, "url(#turned)", "#4a3108") + box(458, -62, 84, 48, "url(#turned)", "#4a3108", rx=11)
    crown += shape("".join(f"M{x}-60v44" for x in range(468, 540, 9)), "none", "#6b450c", 2.6)
    return links + crown + _bezel("url(#brass)", "#6d4a17"), "url(#enamel)", (enamel, across)


def _railway() -> Material:
    """Cast iron, hung from a bracket."""
    bracket = shape("M110-170H890", "none", "#0f2a20", 34) + shape("M110-178H890", "none", "#3f8f6c", 11)
    bracket += shape("M500-168V30", "none", "#153b2c", 50) + shape("M500-168V30", "none", "#2f6d55", 12)
    bracket += shape("M170-140q40 150 250 130M830-140q-40 150-250 130", "none", "#1d5640", 24)
    bracket += "".join(circle(x, -80, 30, "none", "#1d5640", 16) for x in (270, 730))
    rim = circle(510, 530, 534, "#000", opacity=".45") + circle(500, 500, 530, "#123326", "#06150f", 5)
    enamel = fading("station", (0, "#fff"), (1, "#dfe6e1"), towards=(1, 1))
    iron = circle(500, 500, 505, "none", "#4fa37d", 9) + circle(500, 500, 474, "#050a08")
    return bracket + rim + iron, "url(#station)", (enamel,)


def _cuckoo() -> Material:
    """A carved house with its bird at the door, leaves, and weights of cones."""
    wood = fading("carved", (0, "#8a5527"), (1, "#4a270d"))
    pale = fading("maple", (0, "#f2d9a8"), (1, "#dcb678"), towards=(1, 1))
    weights = "".join(
        shape(f"M{x} 960V{y}", "none", "#e0b64f", 8)
        + placed(
            shape("M0-62C40-36 40 32 0 64C-40 32-40-36 0-62z", "#6b4423", "#1f0f04", 5)
            + shape("M-26-24Q0 0 26-24M-30 2Q0 28 30 2M-22 28Q0 48 22 28", "none", "#b5814a", 6),
            x,
            y + 40,
        )
        for x, y in ((400, 1180), (600, 1110))
    )
    weights += shape("M500 960V1130", "none", "#c8893f", 12) + circle(500, 1150, 44, "url(#brass)", "#4a3108", 4)
    house = shape("M-50 200L500-250L1050 200V990Q500 1130-50 990z", "url(#carved)", "#1f0f04", 8)
    house += shape("M-90 250L500-262L1090 250", "none", "#2a1507", 60)
    house += shape("M-90 236L500-278L1090 236", "none", "#a5682f", 22)
    door = shape("M436 8V-92a64 64 0 0 1 128 0V8z", "#160a03", "#c8893f", 9)
    bird = circle(500, -36, 40, "#3f8fc4", "#12334a", 5) + circle(500, -84, 30, "#4fa3da", "#12334a", 5)
    bird += circle(489, -90, 5.5, "#111") + circle(511, -90, 5.5, "#111") + shape("M489-78L500-56l11-22z", "#ffb52e")
    leaf = shape("M0 0C40-80 130-84 176-20C140 50 50 64 0 0z", "#5f8a3a", "#22380f", 5)
    leaf += shape("M6 0Q90-26 166-20", "none", "#2f4a17", 6)
    corners = ((-30, 330, -70), (1030, 330, -110), (-50, 640, -95), (1050, 640, -85), (30, 1000, -20), (970, 1000, 200))
    leaves = "".join(placed(leaf, x, y, 0.9, turn) for x, y, turn in corners)
    rim = circle(500, 500, 486, "#2a1507", "#c8893f", 9) + circle(500, 500, 466, "#2a1507")
    return weights + house + door + bird + leaves + rim, "url(#maple)", (wood, pale)


def _carriage() -> Material:
    """A gilt frame with pillars, a handle and spandrels."""
    cream = fading("cream", (0, "#fff6dd"), (1, "#ecd9a8"), towards=(1, 1))
    across = fading("turned", (0, "#7c5214"), (0.3, "#ffe9a6"), (0.6, "#c08a2c"), (1, "#6b450c"), towards=(1, 0))
    handle = "M310-70V-150q0-46 46-46h288q46 0 46 46v80"
    body = box(-60, 10, 1130, 1110, "#000", opacity=".4", rx=12)
    body += shape(handle, "none", "#4a3108", 40) + shape(handle, "none", "url(#brass)", 25)
    body += box(-40, -70, 1080, 70, "url(#brass)", "#4a3108", rx=12)
    body += box(-60, 1020, 1120, 74, "url(#brass)", "#4a3108", rx=12)
    body += box(0, 0, 1000, 1020, "#3a2357", "#4a3108")
    body += "".join(box(x, 0, 58, 1020, "url(#turned)", "#4a3108") for x in (-26, 968))
    corner = shape("M0 0H190Q106 24 102 102Q24 106 0 190z", "#e8c66b", "#7a5a1c", 3) + circle(48, 48, 17, "#3a2357")
    turns = ((40, 8, 0), (960, 8, 90), (960, 1012, 180), (40, 1012, 270))
    body += "".join(placed(corner, x, y, 1, turn) for x, y, turn in turns) + _bezel("url(#brass)", "#4a3108")
    return body, "url(#cream)", (cream, across)


def _maker(place: int, body: str) -> Symbol:
    scale = (1, 1.4, 1, 1.55)[place]
    return Symbol(f"maker-{place}", (80, 80), placed(body, 40, 74, scale), (BRASS,))


def _tool(word: str, icon: str) -> Symbol:
    """What one can buy: its sign on a plate of blue enamel in a brass frame."""
    plate = box(2, 2, 60, 60, "url(#brass)", "#4a3108", rx=12) + box(6, 6, 52, 52, "#1f3763", "#0f1f3e", rx=9)
    plate += shape("M10 14q0-5 5-5h30", "none", "#fff", 2, opacity=".35")
    return Symbol(
        f"tool-{word}", (64, 64), plate + group(icon, "translate(13 13) scale(1.6)", color="#fff7df"), (BRASS,)
    )
