"""How soon a page is seen after a cold load, how smoothly pieces move, and what travels.

`python -m benchmarks.first_picture` prints a table. Every page is opened by a browser that has never been here. The
first picture of a table is the first frame with pieces on its board. Frames are counted twice: while pieces move, and
in all of the time after an answer, where drawing the next Scene takes a frame or two.
"""

import asyncio
import itertools
import os
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from ludotheque.games import all_games
from ludotheque.lab.serving import Serving
from ludotheque.server.web.requests import COOKIE
from tools import pictures, weight
from tools.browser import LOCALES, launched, without_guide

TIMES = 3
ANSWERS = 4
MOVING = 1_500
"""Milliseconds in which pieces move after an answer."""
WATCH = """
window.seen = {};
const look = () => {
    const one = document.querySelector('.board .piece') ?? document.querySelector('main a[href^="/new/"]');
    if (one) requestAnimationFrame(() => requestAnimationFrame(now => { seen.first = now; }));
    else requestAnimationFrame(look);
};
requestAnimationFrame(look);
new PerformanceObserver(list => { for (const one of list.getEntries()) seen.largest = one.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const motion = animate.call(this, frames, options);
    const note = () => {
        const { delay, endTime } = motion.effect.getComputedTiming();
        moves.push([motion.startTime + delay, motion.startTime + endTime]);
    };
    if (frames.some(one => 'transform' in one)) motion.ready.then(note, () => undefined);
    return motion;
};
"""
FRAMES = """(time) => new Promise(done => {
    const stamps = [], begin = performance.now();
    const tick = now => { stamps.push(now); now - begin < time ? requestAnimationFrame(tick) : done(stamps); };
    requestAnimationFrame(tick);
})"""


@contextmanager
def newcomer(browser: Browser, address: str, cookie: str) -> Iterator[BrowserContext]:
    """Open a browser with nothing in its cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=LOCALES["en"], base_url=address)
    context.add_cookies([{"name": COOKIE, "value": cookie.partition("=")[2], "url": address}])
    context.add_init_script(WATCH + without_guide(*all_games()))
    yield context
    context.close()


def first_picture(page: Page, path: str) -> tuple[float, float]:
    """Go there; give the milliseconds until something to look at was painted, and until the largest thing was."""
    page.goto(path)
    expect(page.locator(".board .piece, main a[href^='/new/']").first).to_be_visible(timeout=30_000)
    page.wait_for_timeout(800)
    seen = page.evaluate("window.seen")
    return seen["first"], seen.get("largest", seen["first"])


def frames(page: Page) -> tuple[list[float], list[float]]:
    """Give some answers; list the milliseconds of frames in which pieces moved, and of all after an answer."""
    moving: list[float] = []
    every: list[float] = []
    for _ in range(ANSWERS):
        button = page.locator(".action-bar .option:visible:not([aria-disabled])").first
        if not button.count():
            break
        button.evaluate("one => setTimeout(() => one.click())")
        stamps = page.evaluate(FRAMES, MOVING)
        moves = page.evaluate("window.moves.splice(0)")
        pairs = list(itertools.pairwise(stamps))
        every += [after - before for before, after in pairs]
        moving += [
            after - before for before, after in pairs if any(begin <= before and after <= end for begin, end in moves)
        ]
    return moving, every


def rate(found: Sequence[float]) -> str:
    """Write how many frames a second these were, and how long the slowest of twenty took."""
    return f"{1000 / statistics.mean(found):.0f} | {sorted(found)[len(found) * 95 // 100]:.0f}" if found else "· | ·"


def measure(browser: Browser, address: str, cookie: str, path: str, *, is_table: bool) -> str:
    """Write the line of one page."""
    firsts, largests = [], []
    moving: list[float] = []
    every: list[float] = []
    for _ in range(TIMES):
        with newcomer(browser, address, cookie) as context:
            page = context.new_page()
            first, largest = first_picture(page, path)
            firsts.append(first)
            largests.append(largest)
            if is_table:
                moved, after = frames(page)
                moving += moved
                every += after
    return f"{statistics.median(firsts):.0f} | {statistics.median(largests):.0f} | {rate(moving)} | {rate(every)}"


def main() -> None:
    """Print a table."""
    games = sorted(all_games())
    wanted = pictures.Wanted(games, [1440], ["middle"], [2, 3], ["en"], ["night"], "short", 1, is_watched=False)
    print("| | first picture, ms | largest | pieces moving, frames/s | slowest of 20, ms | after an answer | slowest |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        cookies, tables = asyncio.run(pictures.lay_out(f"sqlite:///{folder}/tables.sqlite", wanted))
        serving = Serving(Path(folder))
        try:
            with sync_playwright() as playwright, launched(playwright) as browser:
                print(f"| shelf | {measure(browser, serving.address, cookies[0], '/', is_table=False)} |", flush=True)
                for game in games:
                    table = next(one for one in tables if one.game == game)
                    line = measure(browser, serving.address, cookies[0], f"/table/{table.id}", is_table=True)
                    print(f"| {game}, {table.seats} seats | {line} |", flush=True)
        finally:
            serving.stop()
    sizes = [sum(weight.weight(one) for one in some) for some in (weight.loaded_scripts(), weight.all_scripts())]
    print(f"\nScripts, compressed: {sizes[0] / 1000:.1f} kB for a table, {sizes[1] / 1000:.1f} kB in all.")
    print(f"Load of the machine: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
