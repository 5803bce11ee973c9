"""A game that brings neither a plan nor a style sheet: its table is one page at every width, and nothing of it is cut.

On a phone the others come last, and where much lies on the table one scrolls to them.
"""

import pytest

from ludotheque.lab.serving import Serving
from tests.browser.measures import CUT, CUT_OFF, PHONE, SCROLLING, SMALL, SMALLEST
from tests.browser.test_layout import MOMENTS, laid_out, opened
from tools import pictures
from tools.browser import SIZES

pytestmark = pytest.mark.browser
GAME = "liars_dice"
"""All of it lies in rows."""

HIDDEN = """() => [...document.querySelectorAll('.board .piece')].filter(one => {
    const box = one.getBoundingClientRect(), board = one.closest('.board').getBoundingClientRect();
    return box.top < board.top - 1 || box.bottom > board.bottom + 1 || box.right > board.right + 1;
}).map(one => `${one.dataset.id} is out of sight`)"""

OVERLAPPING = """() => [...document.querySelectorAll('.board > .area > *')].filter((one, place, all) => {
    const box = one.getBoundingClientRect();
    return all.slice(0, place).map(other => other.getBoundingClientRect()).some(other =>
        Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
        && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1);
}).map(one => `${one.dataset.id ?? one.className} lies over another part`)"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    folder = tmp_path_factory.mktemp("plain")
    found = laid_out(folder, [GAME], MOMENTS, 4)
    running = Serving(folder)
    yield running.address, *found
    running.stop()


@pytest.mark.parametrize("width", SIZES)
def test_without_a_plan_all_of_a_small_table_is_seen_on_one_page(browser, tables, width):
    address, cookies, laid = tables
    context = opened(browser, (width, SIZES[width]), address, cookies)
    context.route("**/plan.json", lambda route: route.fulfill(body="[]", content_type="application/json"))
    context.route("**/theme.css", lambda route: route.fulfill(body="", content_type="text/css"))
    page = context.new_page()
    faults = []
    for table in laid:
        with pictures.sitting_there(address, table, cookies):
            pages = 0
            for _ in pictures.looks(page, table):
                pages += 1
                faults += [f"{table.id}: {fault}" for fault in faults_of(page, width)]
            assert 1 == pages
    context.close()

    assert [] == faults


def faults_of(page, width):
    """Measure a page: where there is room, all is seen at once."""
    for look in (CUT, CUT_OFF, OVERLAPPING):
        yield from page.evaluate(look)
    yield from page.evaluate(SMALL, SMALLEST)
    if width > PHONE:
        yield from page.evaluate(HIDDEN)
        yield from page.evaluate(SCROLLING)
