"""Where things lie in positions of every game: nothing scrolls at 1440 px, is cut, tiny or covered; areas stay put.

On phones areas may move and scroll. The card of the guide is off, since it still takes room from the board.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludotheque.games import all_games
from ludotheque.lab.serving import Serving
from ludotheque.server.web.requests import COOKIE
from tests.games.finished import FINISHED
from tools import pictures
from tools.browser import SIZES, SMALL_SCREENS, without_guide

pytestmark = pytest.mark.browser
MOMENTS = ("setup", "middle", "late")
TALKS = ("late", "ask-choose-events")
"""Where three play Enkidu the middle is another one; late, two of them talk there."""
FEW = (1, 2)
"""A single opponent, of whom all is shown, has another place at Unconscious Mind than several."""
PATIENCE = 600
"""Seconds that a talk is open for at least: the other tables are looked at before."""
PHONE = 640
STILL = 2
"""Pixels a part of the table may move."""
ROUNDED = 4
"""Pixels that may be lost where a table is drawn smaller."""
SMALLEST = 40
"""Pixels of what is touched."""

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

SMALL = """(smallest) => [...document.querySelectorAll('.option, .more, .panel-tabs button, .action-tools button')]
    .map(one => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && Math.max(box.height, 0) < smallest)
    .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)"""

SMALLEST_TEXT = {1440: 11, 820: 11, 390: 12}

WRITTEN = """const shown = one => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const written = [...document.querySelectorAll('.board .glyph')].filter(one => one.dataset.text && shown(one));
    const named = one => `${one.dataset.text} on ${one.closest('[data-id]')?.dataset.id}`;"""

TINY = f"""(smallest) => {{ {WRITTEN}
    const size = one => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
    return written.filter(one => size(one) < smallest - 0.01).map(one => `${{named(one)}}: ${{size(one)}}`);
}}"""

CUT_OFF = f"""() => {{ {WRITTEN}
    return written.filter(one => {{
        const card = one.closest('.card')?.getBoundingClientRect(), box = one.getBoundingClientRect();
        const isInline = getComputedStyle(one).display === 'inline';
        const isShortened = one.matches('.caption, .plate-title');
        return !isInline && !isShortened && one.scrollWidth > one.clientWidth + 2
            || card && (box.left < card.left - 6 || box.right > card.right + 6 || box.bottom > card.bottom + 6);
    }}).map(named);
}}"""
"""Corners may stand over the edge of a card, a little; a long name of somebody may end in dots."""

COLLIDING = f"""() => {{ {WRITTEN}
    const titles = written.filter(one => one.matches('.card-title, .zone-title') && !one.closest('.lying'))
        .filter(one => !one.closest('[data-zone=room], [data-zone=hand], [data-zone=played], [data-zone=cured]'))
        .map(one => [one, one.getBoundingClientRect()]);
    const isOver = one => one.closest('.covering') !== null;
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    return titles.flatMap(([one, box], place) => titles.slice(place + 1)
        .filter(([second, other]) => meet(box, other) && isOver(one) === isOver(second))
        .map(([other]) => `${{named(one)}} and ${{named(other)}}`));
}}"""
"""Cards that lie on each other by design, in rooms and hands, may cover a title; what covers an area does."""

PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board > .area:not(.covering)')].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className.replace(/ .*-(own|other|shared|bank)\\b.*/, ''), [x, y, width, height]];
}))"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """A server on which a seeded game of each title lies as it was at some moments."""
    folder = tmp_path_factory.mktemp("layout")
    found = [laid_out(folder, sorted(FINISHED), MOMENTS, 4), laid_out(folder, ["enkidu"], TALKS, 3)]
    found += [laid_out(folder, ["unconscious_mind"], ("late",), seats) for seats in FEW]
    running = Serving(folder)
    yield running.address, found
    running.stop()


def laid_out(folder, games, moments, seats):
    wanted = pictures.Wanted(games, [], moments, [seats], [], [], "long", seed=1, is_watched=False)
    with ThreadPoolExecutor() as aside:  # where tests drive a browser, an event loop runs already
        database = f"sqlite:///{folder}/tables.sqlite"
        return aside.submit(asyncio.run, pictures.lay_out(database, wanted, PATIENCE)).result()


@pytest.mark.timeout(600)
def test_what_matters_is_seen_and_stays_where_it_is(browser, tables):
    address, found = tables
    faults = [fault for width in SIZES for laid in found for fault in faults_at(browser, width, address, *laid)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SMALL_SCREENS.items())
def test_on_a_small_screen_all_of_a_table_is_drawn_smaller(browser, tables, size):
    """No part of a table is squeezed or scrolls by itself there; the largest game may scroll as a whole."""
    address, [(cookies, laid), *_] = tables
    context = opened(browser, size, address, cookies)
    page = context.new_page()
    for table in laid:
        if table.moment == "late":
            with pictures.sitting_there(address, table, cookies):
                list(pictures.looks(page, table))
                assert [] == [part for part in page.evaluate(SCROLLING, ROUNDED) if not part.startswith("board ")], (
                    table.id
                )
                assert page.evaluate("document.querySelector('.board').currentCSSZoom") < 1, table.id
    context.close()


def opened(browser, size, address, cookies):
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=address, reduced_motion="reduce"
    )
    context.add_cookies([{"name": COOKIE, "value": cookies[0].partition("=")[2], "url": address}])
    context.add_init_script(f"localStorage.setItem('ludotheque.side', 'closed'); {without_guide(*all_games())}")
    return context


def faults_at(browser, width, address, cookies, laid):
    """Look at all tables in a window of some width."""
    context = opened(browser, (width, SIZES[width]), address, cookies)
    page = context.new_page()
    before: dict[str, dict[str, list[float]]] = {}
    for table in laid:
        with pictures.sitting_there(address, table, cookies):
            for _ in pictures.looks(page, table):
                yield from (f"{table.id} at {width} px: {fault}" for fault in faults_of(page, width))
            places = page.evaluate(PLACES)
        for area, place in before.get(table.game, {}).items():
            moved = [abs(now - was) for now, was in zip(places.get(area, place), place, strict=True)]
            if width > PHONE and max(moved) > STILL:
                yield f"{table.id} at {width} px: {area} was at {place}, is at {places[area]}"
        before[table.game] = places
    context.close()


def faults_of(page, width):
    """Measure a page."""
    yield from page.evaluate(CUT)
    yield from page.evaluate(SMALL, SMALLEST)
    if page.evaluate("document.documentElement.scrollWidth") > width:
        yield "the page is wider than the window"
    if width == max(SIZES):
        yield from page.evaluate(SCROLLING)
    yield from page.evaluate(TINY, SMALLEST_TEXT[width])
    yield from page.evaluate(CUT_OFF)
    yield from page.evaluate(COLLIDING)
