"""The pictures of Enkidu: tablets from glaze and sign, numbers in wedges, events under a sky, tokens."""

from pathlib import Path

from ludotheque.art import (
    Components,
    Symbol,
    box,
    circle,
    clip,
    coloured,
    drawings,
    ellipse,
    fading,
    glowing,
    group,
    number,
    shape,
)

FOLDER = Path(__file__).parent / "drawings"
GLAZES = {
    "DB": ("dark-blue", "#2b4a9c", "#4a6fca", "#0f1d4a", "#16306f", "#f3f0df"),
    "LB": ("light-blue", "#8cc6e6", "#c6e8f8", "#245672", "#4f98c0", "#0c2c40"),
    "OC": ("ochre", "#dca63c", "#f3cd78", "#6d480c", "#b57b1c", "#2f1d03"),
    "VI": ("violet", "#7d4aa8", "#a67bd0", "#32154c", "#5b2f84", "#fbf3ff"),
    "RE": ("red", "#b23c2b", "#d96a52", "#4a120a", "#8a2619", "#fff1ea"),
    "J": ("joker", "#f4e3a9", "#fff8dd", "#7a5413", "#d2a548", "#4a2f06"),
}
"""By the letters of a tablet: glaze, body, light, edge, pattern, ink."""
SIGNS = ("wedge", "hook", "arrow", "pair", "star")
SKIES = {
    "initiation": ((0.0, "#5a2a4a"), (0.6, "#c8643c"), (1.0, "#f0b05a")),
    "development": ((0.0, "#0a1238"), (0.65, "#26388a"), (1.0, "#7d5aa6")),
}
HANDS = {"far": 0, "right": 90, "near": 180, "left": 270}
"""By where somebody sits: how far the hand is turned."""
WHOLE = (48.0, 46.0)
ON_A_CARD = 44.0
"""Room for the wedges of a number, either way."""


def sheet(components: Components) -> list[Symbol]:
    """Draw everything there is in the box."""
    tablets = [symbol for letters in GLAZES for symbol in _tablets(letters)]
    numbers = [_number(card) for card in range(1, int(components["acquisition"]["cards"]["value"]) + 1)]
    scenes = drawings(FOLDER / "events.svg")
    events = [
        _event(name, "initiation" if card["initiation"] else "development", scenes[name])
        for name, card in components["events"].items()
    ]
    return [*tablets, *numbers, *events, _sealed(), *_tokens()]


def _tablets(letters: str) -> list[Symbol]:
    glaze, body, light, edge, pattern, ink = GLAZES[letters]
    drawn = drawings(FOLDER / "tablets.svg")
    outline = drawn[f"outline-{glaze}"].removesuffix("/>")
    colours = fading(f"glaze-{letters}", (0, light), (0.28, body), (0.8, body), (1, edge))
    defs = (clip(f"clip-{letters}", f"{outline}/>"), colours)
    base = (
        f'{outline} transform="translate(0 2)" opacity=".45"/>{outline} fill="url(#glaze-{letters})"/>'
        + group(
            coloured(drawn[f"pattern-{glaze}"], {"pattern": pattern}),
            clip_path=f"url(#clip-{letters})",
            fill="none",
            opacity=".62",
        )
        + f'{outline} fill="none" stroke="{edge}" stroke-width="2"/>'
        + f'{outline} fill="none" stroke="#fff" stroke-opacity=".38"'
        + ' transform="translate(24 22) scale(.9) translate(-24 -22)"/>'
    )
    plain = Symbol(f"plain-{letters}", WHOLE, base, defs)
    if letters == "J":
        sign = group(drawn["sign-joker"], "translate(9 7) scale(1.25)", fill=ink)
        return [plain, Symbol("tablet-J", WHOLE, base + sign, defs)]
    plate = ellipse(24, 22, 15, 14.5, body, opacity=".8")
    shade = "#000" if ink.startswith("#f") else "#fff"
    found = [plain]
    for place, name in enumerate(SIGNS, 1):
        sign = drawn[f"sign-{name}"]
        pressed = group(sign, "translate(11 10.2) scale(1.08)", fill=shade, opacity=".5")
        pressed += group(sign, "translate(11 9) scale(1.08)", fill=ink)
        found.append(Symbol(f"tablet-{letters}{place}", WHOLE, base + plate + pressed, defs))
    return found


def _number(card: int) -> Symbol:
    """Write a number in wedges: a corner for ten, uprights in rows of three."""
    tens, units = divmod(card, 10)
    rows = [2, 2] if units == 4 else [3] * (units // 3) + ([units % 3] if units % 3 else [])
    across = max(rows, default=0)
    small = {0: 1.0, 1: 1.0, 2: 0.9}.get(len(rows), 0.72)
    gap = 3 if tens and across else 0
    size = min(ON_A_CARD / (9 * across + 14 * tens + gap), ON_A_CARD / max(16 * small * len(rows), 18), 1.9)
    left = 24 - (9 * across + 14 * tens + gap) * size / 2
    body = ""
    if tens:
        body = _corner(left + 5 * size, 24, size)
        left += (14 + gap) * size
    high = (15 * small + 1) * size
    top = 24 - len(rows) * high / 2
    for row, count in enumerate(rows):
        for place in range(count):
            x = left + ((place + 0.5) * 9 + (across - count) * 4.5) * size
            body += _upright(x, top + row * high, size * small)
    return Symbol(f"number-{card}", (48, 48), group(body, fill="currentColor"))


def _upright(x: float, y: float, size: float) -> str:
    wide, half, low = number(8.4 * size), number(-3 * size), number(4.4 * size)
    tip = f"L{number(x)} {number(y + 15 * size)}l{number(-1.2 * size)} {number(-10.6 * size)}"
    return f'<path d="M{number(x - 4.2 * size)} {number(y)}h{wide}l{half} {low}{tip}z"/>'


def _corner(x: float, y: float, size: float) -> str:
    start = f"M{number(x + 8 * size)} {number(y - 9 * size)}L{number(x - 5 * size)} {number(y)}"
    return f'<path d="{start}l{number(13 * size)} {number(9 * size)}l{number(-4.6 * size)} {number(-9 * size)}z"/>'


def _event(name: str, phase: str, scene: str) -> Symbol:
    defs = (
        fading(f"sky-{phase}", *SKIES[phase]),
        glowing("glow", (0, "#fff6cf", 1), (0.4, "#ffd977", 0.75), (1, "#ffb84a", 0)),
        glowing("cold-glow", (0, "#eafcff", 1), (0.4, "#7fdcff", 0.8), (1, "#39a0ff", 0)),
    )
    sky = box(0, 0, 100, 80, f"url(#sky-{phase})")
    return Symbol(f"event-{name}", (100, 80), sky + scene, defs, is_cropped=True)


def _sealed() -> Symbol:
    """A lump of clay with a stamp in it: what nobody else may read."""
    clay = fading("clay", (0, "#d8b184"), (0.55, "#b98a58"), (1, "#8a5f38"))
    stamp = glowing("stamp", (0, "#c4573a", 1), (0.7, "#a03a22", 1), (1, "#7c2a17", 1))
    lump = "M16 4h32q10 0 10 10v34q0 12-12 12H18Q6 60 6 48V14Q6 4 16 4z"
    body = shape(lump, "#000", transform="translate(0 2)", opacity=".4") + shape(lump, "url(#clay)", "#5d4026", 2)
    body += shape("M12 14q0-6 8-6h24", "none", "#fff", 2, opacity=".35")
    body += circle(32, 33, 14, "#7c2a17") + circle(32, 32, 13, "url(#stamp)")
    body += circle(32, 32, 10.5, "none", "#f3c9a4", 1, opacity=".55", stroke_dasharray="2 2")
    return Symbol("sealed", (64, 64), body, (clay, stamp))


def _dial(drawn: str, seat: str, angle: int) -> Symbol:
    """The Time Machine, whose hand points to where somebody sits."""
    brass = glowing("brass", (0, "#7a5413", 1), (0.62, "#c9973f", 1), (0.8, "#f1d58c", 1), (1, "#8a6220", 1))
    core = glowing("core", (0, "#3f7bd8", 1), (1, "#081033", 1))
    hand = shape("M54 48L60 30l6 18-6 26z", "#fff3c4", "#5a3a0c", 1.5, transform=f"rotate({angle} 60 60)")
    return Symbol(
        f"dial-{seat}", (120, 120), drawn + hand + circle(60, 60, 5, "#fff6d0", "#5a3a0c", 1.2), (brass, core)
    )


def _tokens() -> list[Symbol]:
    """Discs in the colours of their owner, which the theme gives; and the Machine."""
    drawn = drawings(FOLDER / "tokens.svg")
    found = [Symbol(f"token-{name}", (40, 40), drawn[f"token-{name}"]) for name in ("veto", "talk", "uphold", "reject")]
    found += [_dial(drawn["dial"], seat, angle) for seat, angle in HANDS.items()]
    return [*found, Symbol("machine", (40, 40), drawn["machine"]), Symbol("bag", (80, 84), drawn["bag"])]
