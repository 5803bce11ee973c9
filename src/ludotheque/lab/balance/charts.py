"""Charts of a report as SVG, written by hand: no script, no font of their own, readable in print."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from ludotheque.lab.balance.verdict import BAD, Component, Finding
from ludotheque.lab.balance.words import Words
from ludotheque.lab.watch import is_component

WIDTH = 540
NAMES = 190
"""Room for the name of a line, as phones letter it."""
BARS = 24
"""More bars than this are put together."""
NAMED = 8
"""How many dots get their name."""


def svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    """Frame a drawing, with what it shows for those who do not see it."""
    view = f"0 0 {width:g} {height:g}"
    return f'<svg viewBox="{view}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def words_at(x: float, y: float, text: str, kind: str = "") -> str:
    """Write at a point."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def intervals(findings: Sequence[tuple[str, Finding]], fair: float, words: Words, label: str) -> str:
    """Draw a line for each finding: its interval on a common scale, what is wanted behind it."""
    limits = [limit for _, one in findings for limit in one.limits or ()]
    low = max(0.0, min([fair, *limits, *(one.found.low for _, one in findings)]) - 0.03)
    high = min(1.0, max([fair, *limits, *(one.found.high for _, one in findings)]) + 0.03)

    def at(value: float) -> float:
        return NAMES + (min(max(value, low), high) - low) / (high - low) * (WIDTH - NAMES - 80)

    parts = []
    bottom = 26 * len(findings)
    for row, (name, one) in enumerate(findings):
        y = 13 + 26 * row
        if one.limits:
            left, right = at(one.limits[0]), at(one.limits[1])
            parts.append(f'<rect x="{left:.1f}" y="{y - 13}" width="{right - left:.1f}" height="26" class="want"/>')
        kind = "bad" if one.mark == BAD else "bar"
        parts.append(f'<path d="M{at(one.found.low):.1f} {y}H{at(one.found.high):.1f}" class="{kind}"/>')
        parts.append(f'<circle cx="{at(one.found.value):.1f}" cy="{y}" r="5" class="dot {kind}"/>')
        parts += [words_at(0, y + 4, name), words_at(WIDTH, y + 4, words.percent(one.found.value), "end")]
    parts.append(f'<path d="M{at(fair):.1f} 0V{bottom}" class="fair"/>')
    parts += [words_at(at(low), bottom + 15, words.percent(low), "axis")]
    parts += [words_at(at(high), bottom + 15, words.percent(high), "axis mid")]
    return svg(WIDTH, bottom + 20, label, parts)


def histogram(values: Sequence[int], label: str) -> str:
    """Draw how often each number occurred; many numbers are put together."""
    least, most = min(values), max(values)
    step = -(-(most - least + 1) // BARS)
    counted = Counter((value - least) // step for value in values)
    bars = (most - least) // step + 1
    width, top = WIDTH / bars, max(counted.values())
    every = -(-bars // 8)
    parts = []
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


def dots(components: Sequence[Component], band: tuple[float, float], words: Words, label: str) -> str:
    """Draw how often each thing is taken against how often those win who took it; the boldest get their names."""
    width, height = 580, 330
    shown = [(one, one.wins) for one in components if one.wins is not None and is_component(one.name)]
    if not shown:
        return ""
    top = max([2.2, *(wins.value + 0.2 for _, wins in shown)])

    def down(value: float) -> float:
        return 10 + (top - min(value, top)) / top * (height - 50)

    parts = [
        f'<rect x="40" y="{down(band[1]):.1f}" width="500" height="{down(band[0]) - down(band[1]):.1f}" class="want"/>'
    ]
    parts.append(f'<path d="M40 {down(1):.1f}H540" class="fair"/>')
    parts += [words_at(34, down(tick) + 4, words.number(tick, 1), "axis end") for tick in (0, 0.5, 1, 1.5, 2)]
    parts += [
        words_at(40 + 5 * tick, height - 18, words.percent(tick / 100), "axis mid") for tick in (0, 25, 50, 75, 100)
    ]
    bold = sorted(shown, key=lambda pair: (pair[0].mark != BAD, -abs(pair[1].value - 1) * pair[0].seats ** 0.5))
    named = {one.name for one, _ in bold[:NAMED] if one.mark == BAD}
    for one, wins in shown:
        x, kind = 40 + 500 * one.taken.value, "bad" if one.mark == BAD else "bar"
        parts.append(f'<path d="M{x:.1f} {down(wins.low):.1f}V{down(wins.high):.1f}" class="thin {kind}"/>')
        name = f"{words.component(one.name)}: {words.estimate(wins)}"
        at = f'cx="{x:.1f}" cy="{down(wins.value):.1f}"'
        parts.append(f'<circle {at} r="4" class="dot {kind}"><title>{escape(name)}</title></circle>')
        if one.name in named:
            side = -9 if x > 380 else 9
            parts.append(
                words_at(x + side, down(wins.value) - 7, words.component(one.name), "end name" if side < 0 else "name")
            )
    return svg(width, height, label, parts)
