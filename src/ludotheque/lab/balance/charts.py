"""Charts of a report as SVG, written by hand: no script, no font of their own, readable in print."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from ludotheque.lab.balance.verdict import BAD, GOOD, UNSURE, Component, Finding
from ludotheque.lab.balance.wanted import Limits, Wanted
from ludotheque.lab.balance.words import Words
from ludotheque.lab.watch import is_component

KINDS = {GOOD: "good", UNSURE: "unsure", BAD: "bad"}
"""By verdict, how it is coloured."""
IGNORED = "ignored"
WIDTH = 400
"""As wide as a column of the page, and about as a phone: letters stay as large as those around."""
TRACK = 150
"""The drawing within a line of names and numbers."""
BARS = 24
"""More bars than this are put together."""
NAMED, BOLD = 12, 5
"""How many dots get their name, as long as there is room for it: those not as wanted, and the boldest of all."""
TOP = 2.5
"""What is won with more often than this, in fair shares, stands at the upper edge: so few took it that luck did it."""
LETTER, LINE = 7.4, 16
"""About how much room a letter of a dot's name takes, and how high it is."""
HUES = 6
"""Colours of parts of a whole, before they begin anew."""


def svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    """Frame a drawing, with what it shows for those who do not see it."""
    view = f"0 0 {width:g} {height:g}"
    return f'<svg viewBox="{view}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def words_at(x: float, y: float, text: str, kind: str = "") -> str:
    """Write at a point."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def intervals(findings: Sequence[tuple[str, str, Finding]], fair: float, words: Words) -> str:
    """Draw a line for each finding: its name and a note, its interval on a common scale before what is wanted."""
    limits = [limit for *_, one in findings for limit in one.limits or ()]
    low = max(0.0, min([fair, *limits, *(one.found.low for *_, one in findings)]) - 0.03)
    high = min(1.0, max([fair, *limits, *(one.found.high for *_, one in findings)]) + 0.03)

    def at(value: float) -> float:
        return 4 + (value - low) / (high - low) * (TRACK - 8)

    rows = []
    for name, note, one in findings:
        parts = []
        if one.limits:
            left, right = at(one.limits[0]), at(one.limits[1])
            parts.append(f'<rect x="{left:.1f}" width="{right - left:.1f}" height="30" class="want"/>')
        parts.append(f'<path d="M{at(fair):.1f} 0V30" class="fair"/>')
        kind = "bad" if one.mark == BAD else "bar"
        parts.append(f'<path d="M{at(one.found.low):.1f} 15H{at(one.found.high):.1f}" class="{kind}"/>')
        parts.append(f'<circle cx="{at(one.found.value):.1f}" cy="15" r="5" class="dot {kind}"/>')
        said = words.estimate(one.found, is_share=True)
        value, _, interval = said.partition(" ")
        small = f"<small>{escape(note)}</small>" if note else ""
        rows.append(
            f"<div><b>{escape(name)} {small}</b>{svg(TRACK, 30, f'{name}: {said}', parts)}"
            f'<span class="{KINDS.get(one.mark, "")}">{value} {one.mark}<small>{interval}</small></span></div>'
        )
    return f'<div class="lines">{"".join(rows)}</div>'


def histogram(values: Sequence[int], label: str, wanted: Limits | None = None) -> str:
    """Draw how often each number occurred, before what is wanted; many numbers are put together."""
    least, most = min(values), max(values)
    step = -(-(most - least + 1) // BARS)
    counted = Counter((value - least) // step for value in values)
    bars = (most - least) // step + 1
    width, top = WIDTH / bars, max(counted.values())
    every = -(-bars // 8)
    parts = []
    if wanted:
        left, right = (min(max((limit - least) / step * width, 0.0), WIDTH) for limit in (wanted[0], wanted[1] + 1))
        parts.append(f'<rect x="{left:.1f}" width="{right - left:.1f}" height="94" class="want"/>')
    for place in range(bars):
        height = 90 * counted[place] / top
        x = place * width
        box = f'x="{x + 1:.1f}" y="{94 - height:.1f}" width="{max(1, width - 2):.1f}" height="{height:.1f}"'
        parts.append(f'<rect {box} class="fill"/>')
        if place % every == 0:
            parts.append(words_at(x + width / 2, 110, str(least + place * step), "axis mid"))
    return svg(WIDTH, 116, label, parts)


def parts_of(shares: Sequence[tuple[str, float]], words: Words) -> str:
    """Draw parts of a whole as bars under each other, each below its name: positive numbers only."""
    most = max((share for _, share in shares), default=0.0) or 1.0
    parts = []
    for name, share in shares:
        said = words.percent(share)
        bar = f'<rect width="{max(0.0, share) / most * WIDTH:.1f}" height="9" class="fill"/>'
        named = f"<span>{escape(name)}</span><span>{said}</span>"
        parts.append(f'<div class="part">{named}</div>{svg(WIDTH, 9, f"{name} {said}", [bar])}')
    return "".join(parts)


def stack(shares: Sequence[tuple[str, Finding]], words: Words) -> str:
    """Draw parts of a whole as one bar, and write below what each colour is."""
    parts, listed, x = [], [], 0.0
    for place, (name, one) in enumerate(shares):
        width, hue = one.found.value * WIDTH, f"hue{place % HUES}"
        said = words.estimate(one.found, is_share=True)
        parts.append(f'<rect x="{x:.1f}" width="{width:.1f}" height="26" class="{hue}"/>')
        if width > len(words.percent(one.found.value)) * LETTER + 8:
            parts.append(words_at(x + width / 2, 18, words.percent(one.found.value), "on mid"))
        x += width
        kind = KINDS.get(one.mark, "")
        listed.append(f'<li class="{hue}"><b>{escape(name)}</b> <span class="{kind}">{said} {one.mark}</span></li>')
    label = ", ".join(f"{name} {words.percent(one.found.value)}" for name, one in shares)
    return svg(WIDTH, 26, label, parts) + f'<ul class="key">{"".join(listed)}</ul>'


def apart(one: float, other: float, *, is_real: bool) -> str:
    """Draw where a number stood, an open dot, and where it stands with other data, a full one."""
    low, high = min(one, other), max(one, other)
    room = (high - low) / 2 or max(abs(high), 1.0) / 2

    def at(value: float) -> float:
        return 8 + (value - low + room) / (high - low + 2 * room) * (TRACK - 16)

    kind = "bad" if is_real else "bar"
    track = f'<path d="M0 10H{TRACK}" class="track"/><path d="M{at(one):.1f} 10H{at(other):.1f}" class="way"/>'
    ends = f'<circle cx="{at(one):.1f}" cy="10" r="5" class="open"/>'
    return svg(TRACK, 20, "", [track, ends, f'<circle cx="{at(other):.1f}" cy="10" r="5" class="dot {kind}"/>'])


def dots(components: Sequence[Component], wanted: Wanted, words: Words, label: str) -> str:
    """Draw how often each thing is taken against how often those win who took it; the boldest get their names."""
    width, height, left, right = 560, 430, 40, 535
    shown = [(one, one.wins) for one in components if one.wins is not None and is_component(one.name)]
    if not shown:
        return ""
    top = min(TOP, max([2.0, *(wins.value + 0.2 for _, wins in shown)]))

    def down(value: float) -> float:
        return 10 + (top - min(value, top)) / top * (height - 60)

    def along(share: float) -> float:
        return left + (right - left) * share

    best, least = down(wanted.wins), down(1 / wanted.wins)
    parts = [
        f'<rect x="{left}" y="{best:.1f}" width="{right - left}" height="{least - best:.1f}" class="want"/>',
        f'<rect x="{left}" y="10" width="{along(wanted.taken) - left:.1f}" height="{height - 60}" class="rare"/>',
        f'<path d="M{left} {down(1):.1f}H{right}" class="fair"/>',
    ]
    parts += [words_at(left - 6, down(tick) + 4, words.number(tick, 1), "axis end") for tick in (0, 0.5, 1, 1.5, 2)]
    parts += [words_at(along(tick / 4), height - 32, words.percent(tick / 4), "axis mid") for tick in range(5)]
    parts.append(words_at((left + right) / 2, height - 10, words.say("components-axis"), "axis mid"))
    # What hardly anybody takes stands in the table; the chart names what is won or lost with.
    bold = sorted(shown, key=lambda pair: (pair[0].mark != BAD, -abs(pair[1].value - 1) * pair[0].seats ** 0.5))
    often = [one for one, _ in bold if one.why != IGNORED and (one.mark == BAD or one.taken.value >= wanted.taken)]
    named = [one.name for place, one in enumerate(often) if place < (NAMED if one.mark == BAD else BOLD)]
    lines, circles, names = [], [], Names(left, right)
    for one, wins in bold:
        x, y, kind = along(one.taken.value), down(wins.value), "bad" if one.mark == BAD else "bar"
        lines.append(f'<path d="M{x:.1f} {down(wins.low):.1f}V{down(wins.high):.1f}" class="thin {kind}"/>')
        name = words.component(one.name)
        told = f"<title>{escape(f'{name}: {words.estimate(wins)}')}</title>"
        circles.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="dot {kind}">{told}</circle>')
        if one.name in named:
            names.write(x, y, name)
    return svg(width, height, label, [*parts, *lines, *reversed(circles), *names.written])


class Names:
    """Names beside dots, each left out where another one stands already."""

    def __init__(self, left: float, right: float) -> None:
        self._left, self._right = left, right
        self._taken: list[tuple[float, float, float]] = []
        self.written: list[str] = []

    def write(self, x: float, y: float, name: str) -> None:
        """Write a name on the side of its dot where there is room."""
        length = len(name) * LETTER
        for begin in (x + 9, x - 9 - length):
            is_free = all(
                begin > end or begin + length < other or abs(y - height) >= LINE for other, end, height in self._taken
            )
            if begin >= self._left and begin + length <= self._right and is_free:
                self._taken.append((begin, begin + length, y))
                side = "name" if begin > x else "end name"
                self.written.append(words_at(x + 9 if begin > x else x - 9, y + 4, name, side))
                return
