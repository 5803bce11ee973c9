"""What is measured on a table: text that is tiny, cut off or written over other text, targets, things of others."""

from playwright.sync_api import Page

SMALLEST = 40
"""Pixels of what is touched."""
SMALLEST_TEXT = {1440: 11, 820: 11, 390: 12}
PHONE = 640

SCROLLING = """(by = 1) => [...document.querySelectorAll('.board, .board .area, .board .cell')]
    .filter(one => one.scrollHeight > one.clientHeight + by && /auto|scroll/.test(getComputedStyle(one).overflowY)
        || one.scrollWidth > one.clientWidth + by && /auto|scroll/.test(getComputedStyle(one).overflowX))
    .map(one => [one.className, one.scrollWidth, one.scrollHeight, one.clientWidth, one.clientHeight].join(' '))"""

CUT = """() => {
    const bar = document.querySelector('.action-bar').getBoundingClientRect();
    const isOut = one => !one.closest('#option-sheet') && one.getBoundingClientRect().bottom > bar.bottom + 1;
    return [...document.querySelectorAll('.options-list, .action-bar')]
        .filter(one => one.scrollWidth > one.clientWidth + 1)
        .map(one => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)
        .concat([...document.querySelectorAll('.action-bar :is(.option, .tool)')]
            .filter(one => one.checkVisibility() && isOut(one)).map(one => `${one.textContent} leaves the bar`));
}"""

JUMPING = """async ([some, by]) => {
    const bar = document.querySelector('.action-bar'), list = bar.querySelector('.options-list');
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const settled = async () => { for (let frame = 0; frame < 3; frame += 1) await drawn(); };
    const place = () => { const { x, width } = list.getBoundingClientRect(); return [x, x + width]; };
    const found = [];
    const compare = (what, before) => {
        const after = place();
        if (after.some((edge, side) => Math.abs(edge - before[side]) > by)) {
            found.push(`${what} moves the answers from ${before.map(Math.round)} to ${after.map(Math.round)}`);
        }
    };
    if (!list || list.closest('.waiting')) return [];
    const before = place();
    const stops = [...list.querySelectorAll('button')].filter(one => one.checkVisibility()).slice(0, some);
    for (const stop of stops) {
        stop.focus();
        await settled();
        compare(`looking at ${stop.textContent.trim()}`, before);
        stop.blur();
        await settled();
        if (!stop.isConnected || !stop.matches('.verb[aria-expanded=false], .more')) continue;
        stop.click();
        await settled();
        compare(`opening ${stop.textContent.trim()}`, before);
        document.querySelector('.verb[aria-expanded=true], .more[aria-expanded=true]')?.click();
        document.activeElement.blur();
        await settled();
    }
    return found;
}"""
"""To look at an answer or to open a verb must not move the answers: what one points at would go away under the hand."""

SMALL = """(smallest) => [...document.querySelectorAll('.option, .more, .panel-tabs button, .action-tools button')]
    .map(one => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && Math.max(box.height, 0) < smallest)
    .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)"""

WRITTEN = """const isDot = one => Math.min(one.clientWidth, one.clientHeight) <= 2
        && getComputedStyle(one).overflowX !== 'visible' && getComputedStyle(one).display !== 'inline';
    const isUnseen = one => one !== null && (one.matches('.unseen, .action-bar') || isDot(one)
        || getComputedStyle(one).clipPath === 'inset(50%)'
        || !one.matches('.board') && isUnseen(one.parentElement));
    const words = one => one.dataset.text
        || [...one.childNodes].filter(part => part.nodeType === 3).map(part => part.data).join('').trim();
    const size = one => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
    const written = [...document.querySelectorAll('.board *:not(svg, svg *)')].filter(one => words(one) && size(one)
        && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(one));
    const named = one => `${words(one)} (${one.className}) on ${one.closest('[data-id]')?.dataset.id}`;
    const pen = document.createElement('canvas').getContext('2d');
    const inner = (one, outer) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        if (width && !one.dataset.text) return { left, right, top, bottom };
        const style = getComputedStyle(one), zoom = one.currentCSSZoom ?? 1;
        const [from, to] = ['Left', 'Right'].map(side => parseFloat(style[`padding${side}`]) * zoom);
        const room = outer.width - from - to;
        pen.font = style.font;
        const length = pen.measureText(words(one)).width * zoom, lines = Math.ceil(length / room);
        const wide = Math.min(room, lines > 1 ? length / lines * 1.2 : length);
        const high = Math.min(outer.height, lines * 1.1 * size(one));
        const x = outer.left + from + (/left|start/.test(style.textAlign) ? 0 : (room - wide) / 2);
        const y = (outer.top + outer.bottom - high) / 2;
        return { left: x, right: x + wide, top: y, bottom: y + high };
    };
    const box = one => {
        const outer = one.getBoundingClientRect(), { left, right, top, bottom } = inner(one, outer);
        if (getComputedStyle(one).overflowX === 'visible') return { left, right, top, bottom };
        return { left: Math.max(outer.left, left), right: Math.min(outer.right, right),
            top: Math.max(outer.top, top), bottom: Math.min(outer.bottom, bottom) };
    };"""
"""All that is written on the board, by letters or by what a style puts there."""

TINY = f"""(smallest) => {{ {WRITTEN}
    return written.filter(one => size(one) < smallest - 0.01).map(one => `tiny: ${{named(one)}}: ${{size(one)}}`);
}}"""

CUT_OFF = f"""() => {{ {WRITTEN}
    const isOutside = (one, holder, by) => one.left < holder.left - by || one.right > holder.right + by
        || one.bottom > holder.bottom + by || one.top < holder.top - by;
    const cuts = (one) => {{
        const {{ overflowX, overflowY }} = getComputedStyle(one);
        return /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY);
    }};
    return written.filter(one => {{
        const here = box(one), card = one.closest('.card')?.getBoundingClientRect();
        const isInline = getComputedStyle(one).display === 'inline';
        const isShortened = one.matches('.caption, .plate-title');
        if (isShortened) return false;
        if (!isInline && one.scrollWidth > one.clientWidth + 2) return true;
        if (card && isOutside({{ ...here, top: card.top }}, card, 6)) return true;
        for (let holder = one; holder && !holder.matches('.board'); holder = holder.parentElement) {{
            if (/auto|scroll/.test(getComputedStyle(holder).overflowY)) return false;
            if (cuts(holder) && isOutside(here, holder.getBoundingClientRect(), 3)) return true;
        }}
        return false;
    }}).map(one => `cut off: ${{named(one)}}`);
}}"""
"""Corners may stand over the edge of a card, a little; a long name of somebody may end in dots."""

COLLIDING = f"""() => {{ {WRITTEN}
    const labels = written.filter(one => !one.closest('.lying, .zone-fan, .zone-stack'))
        .map(one => [one, box(one), one.closest('.covering') !== null]);
    const at = ({{ left, right, top, bottom }}) => [left, top, right, bottom].map(Math.round).join(' ');
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    const isLaidOver = (one, other) => one && other && one !== other
        && one.closest('.zone') === other.closest('.zone')
        && meet(one.getBoundingClientRect(), other.getBoundingClientRect());
    return labels.flatMap(([one, here, isOver], place) => labels.slice(place + 1)
        .filter(([second, other, isToo]) => isOver === isToo && meet(here, other)
            && !one.contains(second) && !second.contains(one)
            && !isLaidOver(one.closest('.piece'), second.closest('.piece')))
        .map(([second, other]) => `${{named(one)}} over ${{named(second)}}: ${{at(here)}}, ${{at(other)}}`));
}}"""
"""What lies on something, or in a fan or a pile, covers it by design; so do pieces of a zone that are laid over each
other, and what covers an area."""

LARGER = """() => {
    const largest = { own: {}, other: {} };
    for (const role of ['own', 'other']) {
        for (const piece of document.querySelectorAll(`.board > .area-${role} .piece:not([data-kind=note])`)) {
            const { width, height } = piece.querySelector('.drawing').getBoundingClientRect();
            const zone = piece.closest('[data-zone]')?.dataset.zone;
            const name = `${piece.dataset.kind} ${piece.dataset.family ?? ''} in ${zone}`;
            const side = piece.dataset.kind === 'token' ? height : Math.sqrt(width * height);
            largest[role][name] = Math.max(largest[role][name] ?? 0, piece.checkVisibility() ? side : 0);
        }
    }
    return Object.entries(largest.other).filter(([name, side]) => side > (largest.own[name] || side) + 2)
        .map(([name, side]) => `larger than one's own: ${name}: ${side} > ${largest.own[name]}`);
}"""
"""By the side of a square of the same size: the largest of each kind, family and zone, of one's own and of others'.
A note is no thing: it counts some; a token is as wide as its number has digits, so its height is measured."""

SHRUNK = """([selector, smallest]) => [...document.querySelectorAll(selector)]
    .map(one => one.getBoundingClientRect().width)
    .filter(width => width > 0 && width < smallest - 0.5).map(width => `${selector}: ${width} of ${smallest}`)"""

HOLES = """() => [...document.querySelectorAll('.board > .area')].filter(one => {
    if (getComputedStyle(one).display === 'none') return false;
    const { width, height } = one.getBoundingClientRect();
    const things = [...one.querySelectorAll('.piece, .ledger, .zone-matrix, .rack')];
    return !width || !height || !things.some(part => part.checkVisibility());
}).map(one => `nothing lies in ${one.className}`)"""
"""Parts of the table without a thing in them; one that a theme takes away, whose room others have, is no hole."""

BESIDE = """() => {
    const edge = document.querySelector('.action-bar').getBoundingClientRect().top;
    const isSeen = one => {
        const { top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= edge + 1 && one.checkVisibility();
    };
    const answers = [...document.querySelectorAll('.action-bar :is([data-action], .verb, .more)')];
    if (!answers.some(one => one.checkVisibility())) return null;
    if (!document.querySelector('.board :not(.plate) > button.hit:not([aria-disabled])')) return null;
    return [...document.querySelectorAll('.board :is(.area-own, [data-role=own]) .piece')].some(isSeen);
}"""
"""Whether one sees something of one's own above the bar; null where nothing, or only a player, can be chosen."""

IN_BAR = """() => [[...document.querySelectorAll('.action-bar [data-action]')].map(one => one.dataset.action),
    document.querySelector('.number-picker .picked')?.dataset.action.split(' ')[0] ?? null,
    [...document.querySelectorAll('.board button.hit:not([aria-disabled])')].filter(one => one.checkVisibility())
        .filter(one => Math.min(one.offsetWidth, one.offsetHeight) * (one.currentCSSZoom ?? 1) < 40).length]"""
"""What can be answered in the bar or in its sheet, the verb of numbers that are picked there, and how many lit pieces
are too small for a finger."""


def without_button(page: Page, options: list[str]) -> list[str]:
    """List what can be done only by touching something on the board that is too small for a finger."""
    in_bar, picked, small = page.evaluate(IN_BAR)
    return [one for one in options if small and one not in in_bar and one.partition(" ")[0] != picked]
