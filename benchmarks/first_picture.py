"""How soon a page is seen after a cold load, and what travels.

`python -m benchmarks.first_picture` prints a table. Every page is opened by a browser that has never been here. The
first picture of a table is the first frame with pieces on its board. How smoothly pieces move is in `frames.py`.
"""

import asyncio
import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from ludotheque.games import all_games
from ludotheque.lab.serving import Serving
from ludotheque.server.web.requests import COOKIE
from tools import pictures, weight
from tools.browser import LOCALES, launched, without_guide

TIMES = 3
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
"""


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


def measure(browser: Browser, address: str, cookie: str, path: str) -> str:
    """Write the line of one page."""
    firsts, largests = [], []
    for _ in range(TIMES):
        with newcomer(browser, address, cookie) as context:
            first, largest = first_picture(context.new_page(), path)
            firsts.append(first)
            largests.append(largest)
    return f"{statistics.median(firsts):.0f} | {statistics.median(largests):.0f}"


def main() -> None:
    """Print a table."""
    games = sorted(all_games())
    wanted = pictures.Wanted(games, [1440], ["middle"], [2, 3], ["en"], ["night"], "short", 1, is_watched=False)
    print("| | first picture, ms | largest |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        cookies, tables = asyncio.run(pictures.lay_out(f"sqlite:///{folder}/tables.sqlite", wanted))
        serving = Serving(Path(folder))
        try:
            with sync_playwright() as playwright, launched(playwright) as browser:
                print(f"| shelf | {measure(browser, serving.address, cookies[0], '/')} |", flush=True)
                for game in games:
                    table = next(one for one in tables if one.game == game)
                    line = measure(browser, serving.address, cookies[0], f"/table/{table.id}")
                    print(f"| {game}, {table.seats} seats | {line} |", flush=True)
        finally:
            serving.stop()
    sizes = [sum(weight.weight(one) for one in some) for some in (weight.loaded_scripts(), weight.all_scripts())]
    print(f"\nScripts, compressed: {sizes[0] / 1000:.1f} kB for a table, {sizes[1] / 1000:.1f} kB in all.")
    print(f"Load of the machine: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
