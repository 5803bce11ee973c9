"""The pictures of Clockworker: factories built from their slots, artifacts, archives on cassettes, robots."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.art import (
    Components,
    Symbol,
    between,
    box,
    choose,
    circle,
    drawings,
    ellipse,
    fading,
    gear,
    glowing,
    group,
    number,
    pick,
    shape,
)

FOLDER = Path(__file__).parent / "drawings"
INK, LAMP, DARK = "#24160d", "#ffe08a", "#3a2a22"
WALLS = {
    "gear": ("#b9a88b", "#8d7c63", "#6a5b48"),
    "red": ("#c2603f", "#9a4129", "#6d2a19"),
    "green": ("#6fae84", "#3f7f5c", "#285841"),
    "blue": ("#6c9dbf", "#41739a", "#294f70"),
    "gold": ("#e8d3a0", "#c7a763", "#947338"),
    "robot": ("#8f93a8", "#666b85", "#454a63"),
}
"""By what is made there: wall, its shade, its lines."""
SKIES = {
    "gear": ("#5b7484", "#c9b48f", "#f2d9a2"),
    "red": ("#6b3b46", "#d1704a", "#f7c27d"),
    "green": ("#4f8288", "#a8c79b", "#f1ecb9"),
    "blue": ("#2f5678", "#7eb0c0", "#f0e2bf"),
    "gold": ("#7a5a6e", "#dc9b58", "#ffe6a0"),
    "robot": ("#2f3358", "#7f6f92", "#f1b98a"),
}
GEAR_WALLS = (
    WALLS["gear"],
    ("#c99a72", "#9c6f4c", "#6f4a30"),
    ("#a3b09a", "#76866f", "#53614d"),
    ("#a9b2bd", "#7b8693", "#56606d"),
    ("#d2b878", "#a58a4d", "#735f33"),
)
GEAR_SKIES = (
    SKIES["gear"],
    ("#6a5573", "#d68f78", "#fbd9a6"),
    ("#3f6f78", "#9cc0ac", "#f4e6b4"),
    ("#3a4a66", "#8a94ab", "#edc9a0"),
    ("#87583f", "#d9a461", "#fbe7b0"),
)
"""Most factories make gears: the stone of which they are built and the hour of the day tell them apart."""
GROUNDS = {
    "gear": "#6d5640",
    "red": "#5f3a2b",
    "green": "#4c6a45",
    "blue": "#3f6472",
    "gold": "#7a5f3a",
    "robot": "#4b4458",
}
SHELLS = {
    "gear": "#5c5346",
    "red": "#7a3526",
    "green": "#2f5d45",
    "blue": "#2d4d6e",
    "gold": "#8a6420",
    "robot": "#4a4d63",
}
WEIGHTS = {"gear": 0.7, "red": 1.0, "green": 1.0, "blue": 1.0, "gold": 1.25, "robot": 1.3}
GROUND = 62
HIGHEST = 45.0
METALS = {
    "brass": ("#f6dc97", "#c8913e", "#7a4c1b"),
    "steel": ("#e3ebe6", "#94a8a2", "#566a66"),
    "verd": ("#a6dac6", "#4f9685", "#265c52"),
    "rust": ("#e79a63", "#b2562a", "#6c2c12"),
    "goldg": ("#fff0b0", "#eeb93a", "#a3690d"),
}
DEFS = (
    *(
        fading(name, (0, light), (0.55, middle), (1, dark), towards=(1, 1))
        for name, (light, middle, dark) in METALS.items()
    ),
    fading("glass", (0, "#e3f6ea"), (1, "#84c4a6")),
    glowing("bulbg", (0, "#fffbe0", 1), (0.6, "#ffd75e", 1), (1, "#e29a1c", 1)),
    glowing("glow", (0, "#ffd98a", 0.95), (1, "#ffb347", 0)),
)


def sheet(components: Components) -> list[Symbol]:
    """Draw everything that has a picture."""
    artifacts, robots = drawings(FOLDER / "artifacts.svg"), drawings(FOLDER / "robots.svg")
    return [
        _factory("starter", components["starter"]),
        *(_factory(name, printed) for name, printed in components["factories"].items()),
        *(Symbol(f"artifact-{name}", (64, 64), _round(artifacts[name]), DEFS) for name in components["artifacts"]),
        *_archives(components),
        *(Symbol(name, (40, 46), _round(body), DEFS) for name, body in robots.items()),
    ]


def _round(body: str) -> str:
    return group(body, stroke_linecap="round", stroke_linejoin="round")


def _units(amounts: str) -> list[tuple[int, str]]:
    """Read "2 gear + red"."""
    found = []
    for amount in amounts.split("+"):
        words = amount.split()
        found.append((int(words[0]) if len(words) > 1 else 1, words[-1]))
    return found


def _factory(name: str, printed: dict[str, Any]) -> Symbol:
    """Build a wing for each slot, from left to right; the price lifts the roofs, the weightiest yield gives the sky."""
    slots = [_units(slot) for slot in printed["slots"]]
    yields: dict[str, float] = {}
    for count, kind in (unit for slot in slots for unit in slot):
        yields[kind] = yields.get(kind, 0) + count * WEIGHTS[kind]
    main = max(yields, key=lambda kind: yields[kind])
    hue = pick(name, "stone", len(GEAR_WALLS)) if name != "starter" else 0
    sky = f"sky-{main}{hue}" if main == "gear" else f"sky-{main}"
    body = box(0, 0, 120, 76, f"url(#{sky})") + _horizon(name, main)
    widths = [1.0 if sum(count for count, _ in slot) == 1 else 1.38 for slot in slots]
    room = min(100.0, 30 * len(slots) + 8)
    left = (120 - room) / 2
    for place, slot in enumerate(slots):
        width = room * widths[place] / sum(widths)
        rise = 1 - 0.34 * abs(place - (len(slots) - 1) * 0.55) / (len(slots) / 2)
        high = (24 + 1.3 * printed["cost"]) * (0.8 + 0.34 * rise) * (1.24 if widths[place] > 1 else 1)
        lit = pick(name, f"lit{place}", 2)
        wing = Wing(f"{name}/{place}", left + 0.7, width - 1.4, min(high, HIGHEST), lit, GEAR_WALLS[hue])
        body += wing.containers(slot[0][1], slot[1][1]) if len(slot) > 1 else wing.house(slot[0][1], slot[0][0])
        left += width
    high, middle, low = GEAR_SKIES[hue] if main == "gear" else SKIES[main]
    defs = (*DEFS, fading(sky, (0, high), (0.58, middle), (1, low)))
    return Symbol(f"factory-{name}", (120, 76), _round(body + _ground(name, main)), defs, is_cropped=True)


def _horizon(name: str, main: str) -> str:
    """Sun, clouds and the city far behind: chosen by name."""
    sun = choose(name, "sun", (20, 34, 88, 100))
    body = circle(sun, 20 + pick(name, "height", 11), 7 + pick(name, "size", 5), "#fff4cf", opacity=".75")
    for cloud in range(2):
        x, y = 5 + pick(name, f"cloud{cloud}", 91), 10 + pick(name, f"over{cloud}", 25)
        body += shape(f"M{x} {y}q6 -6 12 0q7 -4 10 1q6 0 6 3h-30q-3 -2 2 -4z", "#fff6e2", opacity=".42")
    line, x, house = f"M0 {GROUND}", 0, 0
    while x < 120:
        width, high = 5 + pick(name, f"wide{house}", 8), 8 + pick(name, f"high{house}", 15)
        line += f"V{GROUND - high}h{width}" + ("l-2 0l0 -6l2 0" if pick(name, f"stack{house}", 10) < 3 else "")
        x, house = x + width, house + 1
    return body + shape(f"{line}V{GROUND}z", WALLS[main][2], opacity=".34")


def _ground(name: str, main: str) -> str:
    body = shape(f"M0 {GROUND}h120v14H0z", GROUNDS[main]) + shape(f"M0 {GROUND + 0.6}h120", "none", INK, 1.4)
    if main == "blue":
        for wave in range(3):
            start = f"M{pick(name, f'wave{wave}', 105) - 5} {GROUND + 4 + wave * 3}"
            body += shape(f"{start}q4 -3 8 0t8 0t8 0", "none", "#cfeaf2", 1, opacity=".7")
    else:
        body += shape(f"M0 {GROUND + 6}h120M0 {GROUND + 10}h120", "none", "#2b1c12", 1.2, opacity=".6")
        sleepers = "".join(f"M{4 + place * 8} {GROUND + 4.6}v7" for place in range(15))
        body += shape(sleepers, "none", "#2b1c12", 1.6, opacity=".45")
    for weed in range(4):
        root = f"M{2 + pick(name, f'weed{weed}', 117)} {GROUND + 1}"
        body += shape(f"{root}l-2 -4{root}l.5 -5{root}l2.4 -3.6", "none", "#7c9a54", 1.1)
    return body


@dataclass(frozen=True)
class Wing:
    """A part of a factory: where it stands, how wide and high it is, which windows are lit, its stone."""

    name: str
    left: float
    width: float
    high: float
    lit: int
    stone: tuple[str, str, str]

    def x(self, part: float) -> str:
        """Give a place across."""
        return number(self.left + self.width * part)

    def w(self, part: float) -> str:
        """Give a part of the width."""
        return number(self.width * part)

    def up(self, above: float) -> str:
        """Give a height above the ground."""
        return number(GROUND - above)

    def down(self, below: float) -> str:
        """Give a height below the roof."""
        return number(GROUND - self.high + below)

    def house(self, kind: str, count: int) -> str:
        """Draw what makes one or two of a kind."""
        drawn = {
            "gear": (self.hall, self.clock_house),
            "red": (self.furnace, self.great_furnace),
            "green": (self.glasshouse, self.palm_house),
            "blue": (self.water_tower, self.cooling_tower),
            "gold": (self.bank, self.bank),
            "robot": (self.hangar, self.hangar),
        }[kind]
        return drawn[0 if count == 1 else 1]()

    def window(self, part: float, above: float, wide: float, high: float, is_lit: bool) -> str:
        place = (self.left + self.width * part, GROUND - above, self.width * wide, high)
        return box(*place, LAMP if is_lit else DARK, rx=0.6)

    def smoke(self, part: float, above: float, size: float = 1.0) -> str:
        puffs = ""
        for puff in range(4):
            x = self.left + self.width * part + puff * 3.4 * size + between(self.name, f"puff{puff}{part}", -1, 1)
            y, radius = GROUND - above - 2 - puff * 3.6 * size, (2 + puff * 1.15) * size
            puffs += circle(x, y, radius, "#fff3df", opacity=f"{0.62 - 0.12 * puff:.2f}")
        return puffs

    def chimney(self, part: float, high: float, colour: str) -> str:
        x = self.left + self.width * part
        body = f"M{number(x - 2.3)} {GROUND}L{number(x - 1.6)} {self.up(high)}h3.2L{number(x + 2.3)} {GROUND}z"
        mouth = box(x - 2.1, GROUND - high - 1.6, 4.2, 2.4, "#3c241a")
        band = shape(f"M{number(x - 1.4)} {self.up(high * 0.7)}h3", "none", "#fff2d8", 1.6, opacity=".7")
        return self.smoke(part, high) + shape(body, colour, INK) + mouth + band

    def hall(self) -> str:
        wall, shade, _ = self.stone
        teeth = max(2, round(self.width / 9))
        tooth = self.width / teeth
        roof = f"M{self.x(0)} {self.down(5)}" + f"l0 -6l{number(tooth)} 6" * teeth + f"V{GROUND}H{self.x(0)}z"
        body = shape(roof, wall, INK)
        for place in range(teeth):
            start = f"M{number(self.left + place * tooth + 0.8)} {self.down(0.6)}"
            glass = LAMP if (place + self.lit) % 2 else "#d9f0ea"
            body += shape(f"{start}v4.2h{number(tooth * 0.62)}z", glass, opacity=".85")
        side = f"M{self.x(0.72)} {self.down(5.5)}h{self.w(0.28)}V{GROUND}h{self.w(-0.28)}z"
        body += shape(side, shade, opacity=".75")
        for place in range(2):
            is_lit = (place + self.lit) % 2 == 0
            body += self.window(0.14 + place * 0.3, self.high * 0.44, 0.2, self.high * 0.2, is_lit)
        return body

    def clock_house(self) -> str:
        wall, shade, _ = self.stone
        body = self.chimney(0.84, self.high + 9, "#7d5a45")
        body += box(self.left + self.width * 0.08, GROUND - self.high, self.width * 0.7, self.high, wall, INK)
        body += shape(f"M{self.x(0.56)} {self.down(0.5)}h{self.w(0.21)}V{GROUND}h{self.w(-0.21)}z", shade)
        roof = f"M{self.x(0.02)} {self.down(0)}L{self.x(0.43)} {self.down(-8)}L{self.x(0.84)} {self.down(0)}z"
        body += shape(roof, "#8b4a2c", INK)
        radius = min(self.width * 0.25, 6.2)
        x, y = self.left + self.width * 0.43, GROUND - self.high + radius + 3
        body += shape(gear(x, y, radius, radius * 0.74, 9), "url(#brass)", INK, 0.8)
        body += circle(x, y, radius * 0.4, LAMP, INK, 0.6)
        for place in range(2):
            body += self.window(0.2 + place * 0.28, 7, 0.16, 4.6, (place + self.lit) % 2 == 1)
        return body

    def furnace(self) -> str:
        return self.chimney(0.24, self.high + 11, WALLS["red"][1]) + self.kiln()

    def great_furnace(self) -> str:
        shade = WALLS["red"][1]
        return self.chimney(0.24, self.high + 14, shade) + self.chimney(0.78, self.high + 10, shade) + self.kiln()

    def kiln(self) -> str:
        wall, shade, line = WALLS["red"]
        roof = f"V{self.down(6)}L{self.x(0.5)} {self.down(-1)}L{self.x(1)} {self.down(6)}V{GROUND}z"
        body = shape(f"M{self.x(0)} {GROUND}{roof}", wall, INK)
        side = f"M{self.x(0.5)} {self.down(-0.6)}L{self.x(0.98)} {self.down(6)}V{GROUND}H{self.x(0.68)}z"
        body += shape(side, shade, opacity=".7")
        for row in range(3):
            bricks = f"M{number(self.left + 1.5)} {self.down(9 + row * 4)}h{number(self.width - 3)}"
            body += shape(bricks, "none", line, 0.5, stroke_dasharray="3 1.4", opacity=".7")
        radius = min(self.width * 0.28, 6)
        middle, around = self.left + self.width / 2, number(radius)
        body += circle(middle, GROUND - 3, radius * 1.9, "url(#glow)")
        mouth = f"M{number(middle - radius)} {GROUND}v{number(-radius * 0.7)}"
        arch = f"a{around} {around} 0 0 1 {number(2 * radius)} 0v{number(radius * 0.7)}z"
        body += shape(mouth + arch, "#ff9b2f", line, 1.2)
        flame = f"M{number(middle - radius / 2)} {GROUND}q{number(radius / 2)} {number(-radius * 1.6)} {around} 0z"
        body += shape(flame, "#fff0a0")
        return body + circle(middle, GROUND - self.high + 6, 1.9, LAMP if self.lit else DARK, line, 0.7)

    def glasshouse(self) -> str:
        return self.glass(self.high * 0.8, 3, 0)

    def palm_house(self) -> str:
        line = WALLS["green"][2]
        lantern = box(self.left + self.width * 0.46, GROUND - self.high - 6, self.width * 0.08, 6, line)
        lantern += circle(self.left + self.width / 2, GROUND - self.high - 6, 1.7, LAMP, INK, 0.6)
        return lantern + self.glass(self.high, 4, 0.6)

    def glass(self, high: float, trees: int, more: float) -> str:
        line, half = WALLS["green"][2], self.width / 2
        low, crown = self.up(high - half * 0.7), self.up(high + half * 0.25)
        start, end = number(self.left + 0.6), number(self.left + self.width - 0.6)
        arch = f"M{start} {GROUND}V{low}C{start} {crown} {end} {crown} {end} {low}V{GROUND}z"
        body = shape(arch, "url(#glass)", INK)
        for tree in range(trees):
            x = self.left + self.width * (0.24 + 0.52 * tree / (trees - 1))
            radius = between(self.name, f"tree{tree}", 2.6, 4.2) + more
            body += shape(f"M{number(x)} {GROUND}v{number(-radius * 1.4)}", "none", "#5a3d22", 1)
            leaves = ("#3f8a55", "#58a766", "#2e6e48", "#7cb96a")[tree % 4]
            body += circle(x, GROUND - radius * 1.7, radius, leaves)
        bars = "".join(f"M{self.x(part)} {GROUND}V{self.up(high - half * 0.12)}" for part in (0.33, 0.67))
        bars += f"M{number(self.left + 1)} {self.up(high - half * 0.75)}h{number(self.width - 2)}"
        body += shape(bars, "none", "#f4fff7", 0.8, opacity=".85") + shape(arch, "none", line, 1.4)
        return body + box(self.left, GROUND - 2.6, self.width, 2.6, line)

    def water_tower(self) -> str:
        wall, shade, line = WALLS["blue"]
        half, quarter, foot = self.down(self.high * 0.5), self.up(self.high * 0.26), self.up(self.high * 0.04)
        legs = f"M{self.x(0.2)} {GROUND}L{self.x(0.3)} {half}M{self.x(0.8)} {GROUND}L{self.x(0.7)} {half}"
        legs += f"M{self.x(0.24)} {quarter}L{self.x(0.74)} {foot}M{self.x(0.76)} {quarter}L{self.x(0.26)} {foot}"
        deep = number(self.high * 0.42)
        tank = f"M{self.x(0.08)} {self.down(4)}h{self.w(0.84)}v{deep}q{self.w(-0.42)} 7 {self.w(-0.84)} 0z"
        side = f"M{self.x(0.62)} {self.down(4)}h{self.w(0.29)}v{deep}q{self.w(-0.16)} 3 {self.w(-0.29)} 3z"
        roof = f"M{self.x(0.03)} {self.down(4)}L{self.x(0.5)} {self.down(-4)}L{self.x(0.97)} {self.down(4)}z"
        body = (
            shape(legs, "none", line, 1.5) + shape(tank, wall, INK) + shape(side, shade) + shape(roof, "#a9553a", INK)
        )
        wave = f"M{self.x(0.16)} {self.down(self.high * 0.3 + 3)}q2 -2.4 4 0t4 0"
        return body + shape(wave, "none", "#eaf8ff", 1.1)

    def cooling_tower(self) -> str:
        wall, shade, _ = WALLS["blue"]
        waist = self.up(self.high * 0.55)
        right = f"Q{self.x(0.68)} {waist} {self.x(0.88)} {GROUND}"
        body = self.smoke(0.42, self.high - 1, 1.25)
        tower = f"M{self.x(0.04)} {GROUND}Q{self.x(0.24)} {waist} {self.x(0.16)} {self.down(0)}H{self.x(0.76)}{right}z"
        side = f"M{self.x(0.54)} {self.down(0)}h{self.w(0.22)}{right}H{self.x(0.6)}"
        body += shape(tower, wall, INK)
        body += shape(f"{side}Q{self.x(0.5)} {self.up(self.high * 0.5)} {self.x(0.54)} {self.down(0)}z", shade)
        body += ellipse(self.left + self.width * 0.46, GROUND - self.high, self.width * 0.3, 1.7, "#29394a")
        body += shape(f"M{self.x(0.18)} {self.down(5)}H{self.x(0.72)}", "none", "#f6ead0", 1.6, opacity=".8")
        wave = f"M{self.x(0.24)} {self.up(self.high * 0.42)}q2.4 -3 4.8 0t4.8 0"
        body += shape(wave, "none", "#eaf8ff", 1.2)
        return body + shape(f"M{self.x(0.36)} {GROUND}v-5a3 3 0 0 1 6 0v5z", "#22384c")

    def bank(self) -> str:
        wall, shade, line = WALLS["gold"]
        middle, radius = self.left + self.width / 2, self.width * 0.3
        arch = f"a{number(radius)} {number(radius + 3)} 0 0 1 {number(2 * radius)} 0z"
        dome = f"M{number(middle - radius)} {self.down(7)}{arch}"
        body = shape(dome, "url(#goldg)", INK)
        body += shape(f"M{number(middle)} {self.down(3.6 - radius)}v-6", "none", INK, 1.2)
        body += circle(middle, GROUND - self.high - radius - 2.6, 1.6, LAMP, INK, 0.5)
        body += box(self.left + 0.8, GROUND - self.high + 7, self.width - 1.6, self.high - 7, wall, INK)
        gable = f"M{number(self.left - 0.6)} {self.down(12)}L{number(middle)} {self.down(5)}"
        body += shape(f"{gable}L{number(self.left + self.width + 0.6)} {self.down(12)}z", "#f6e7bf", INK)
        body += box(middle - 2.6, GROUND - 8, 5.2, 8, "#5a3820")
        for column in range(4):
            x = self.left + self.width * (0.13 + 0.74 * column / 3)
            body += box(x - 1.1, GROUND - self.high + 12.4, 2.2, self.high - 14, "#fff5d8", line)
        return body + box(self.left - 0.4, GROUND - 2.2, self.width + 0.8, 2.2, shade)

    def hangar(self) -> str:
        wall, shade, _ = WALLS["robot"]
        middle = self.left + self.width / 2
        roof = f"V{self.down(8)}Q{number(middle)} {self.down(-7)} {self.x(1)} {self.down(8)}V{GROUND}z"
        body = shape(f"M{self.x(0)} {GROUND}{roof}", wall, INK)
        side = f"M{self.x(0.7)} {GROUND}V{self.down(2.6)}Q{self.x(0.92)} {self.down(4)} {self.x(1)} {self.down(8)}"
        body += shape(f"{side}V{GROUND}z", shade)
        body += shape(f"M{number(middle)} {self.down(0.6)}v-7", "none", INK, 1.1)
        body += circle(middle, GROUND - self.high - 7, 1.9, "#ff8a5c", INK, 0.6)
        wide = min(self.width * 0.66, 15)
        deep = wide * 0.66
        body += box(middle - wide / 2, GROUND - deep - 3.5, wide, deep + 3.5, "#2a3042", INK, rx=2.4)
        for eye in (-0.2, 0.2):
            body += circle(middle + wide * eye, GROUND - deep * 0.62 - 1.5, wide * 0.13, LAMP)
        mouth = f"M{number(middle - wide * 0.2)} {self.up(2.4)}h{number(wide * 0.4)}"
        return body + shape(mouth, "none", LAMP, 1, stroke_dasharray="1.4 1")

    def containers(self, first: str, second: str) -> str:
        """Draw what makes two different things: stacked containers under a crane."""
        body, each = "", min(6.2, self.high / 4.2)
        for row, shift in enumerate((0, 0.12, 0.03, 0.1)):
            wall, _, line = WALLS[(first, second)[row % 2]]
            top = GROUND - each * (row + 1)
            body += box(self.left + self.width * shift, top, self.width * 0.84, each, wall, INK)
            ribs = "".join(
                f"M{self.x(shift + 0.14 * (rib + 1))} {number(top + 1)}v{number(each - 2)}" for rib in range(5)
            )
            body += shape(ribs, "none", line, 0.7)
        top = GROUND - each * 4 - 9
        mast = f"M{self.x(0.9)} {GROUND}V{number(top)}M{number(self.left - 3)} {number(top + 1)}H{self.x(1.1)}"
        peak = f"M{self.x(0.9)} {number(top - 5)}"
        stays = f"{peak}L{self.x(0)} {number(top + 1)}{peak}V{number(top)}"
        body += shape(f"{mast}{stays}M{self.x(0.3)} {number(top + 1)}v6", "none", "#e2a63c", 1.5)
        return body + box(self.left + self.width * 0.2, top + 6, self.width * 0.2, 2.4, INK)


def _archives(components: Components) -> list[Symbol]:
    """A cassette whose shell has the colour of what it mostly costs; its label is painted by hand, or a landscape."""
    labels = drawings(FOLDER / "archives.svg")
    found = []
    for name, printed in components["archives"].items():
        kind = max(_units(printed["cost"]))[1]
        body = box(1, 1, 78, 62, SHELLS[kind], INK, rx=5)
        body += shape("M3 6q0 -3.6 3.6 -3.6H73q4 0 4 3.6", "none", "#fff", 1.2, stroke_opacity=".3")
        label = labels.get(name) or _landscape(kind)
        body += group(group(label, "translate(6 5) scale(1.0625 1.025)"), clip_path="url(#label)")
        body += box(6, 5, 68, 41, "none", "#f3dfae", rx=2) + box(16, 48.6, 48, 11.6, "#1a1512", INK, rx=5.8)
        for x in (25, 55):
            body += shape(gear(x, 54.4, 4.6, 3.3, 6), "#efe3c8") + circle(x, 54.4, 1.5, "#1a1512")
        body += shape("M31 56.5q9 2 18 0", "none", "#7c5637", 3.4)
        body += "".join(circle(x, y, 1.2, "#d9c08a") for x in (4.5, 75.5) for y in (4.5, 59.5))
        defs = (*DEFS, f'<clipPath id="label">{box(6, 5, 68, 41, "#000", rx=2)}</clipPath>')
        found.append(Symbol(f"archive-{name}", (80, 64), _round(body), defs))
    return found


def _landscape(kind: str) -> str:
    wall, shade, line = WALLS[kind]
    body = box(0, 0, 64, 40, SKIES[kind][2]) + shape("M0 28q16 -8 32 -2t32 -3v17H0z", wall)
    return body + shape("M0 33q20 -5 40 0t24 -1v8H0z", shade) + circle(48, 11, 5, line, opacity=".6")
