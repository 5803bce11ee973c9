"""What a browser has to do for a table: counts and sizes, which a busy machine changes less than it does times.

`python -m benchmarks.page_work` prints two tables. A cold load: what is asked for, how much travels, and processor time
of the page's main thread by kind, which does suffer where the machine is busy. Then the same kinds of work for a second
in which pieces move after an answer, and how often the page was laid out. With `-v`, when each thing was asked for.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from benchmarks.first_picture import newcomer
from ludotheque.games import all_games
from ludotheque.lab.serving import Serving
from tools import pictures
from tools.browser import launched

ANSWERS = 4
MOVING = 1_000
"""Milliseconds in which pieces move after an answer."""
KINDS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "all": "TaskDuration"}
COUNTS = {"styles": "RecalcStyleCount", "layouts": "LayoutCount"}


class Traffic:
    """What a page asks for, and how much comes."""

    def __init__(self, session: CDPSession) -> None:
        """Listen from now on."""
        self.bytes = 0
        self.asked: dict[str, dict[str, Any]] = {}
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.webSocketCreated", lambda one: self._ask(one | {"request": one, "timestamp": 0}))
        session.on("Network.webSocketFrameReceived", self._hear)
        session.on("Network.loadingFinished", self._finish)
        session.send("Network.enable")

    def _ask(self, one: dict[str, Any]) -> None:
        self.asked[one["requestId"]] = {"url": one["request"].get("url", ""), "begin": one["timestamp"], "end": None}

    def _hear(self, one: dict[str, Any]) -> None:
        self.bytes += len(one["response"]["payloadData"])

    def _finish(self, one: dict[str, Any]) -> None:
        if one["requestId"] in self.asked:
            self.asked[one["requestId"]].update(end=one["timestamp"], bytes=one["encodedDataLength"])
            self.bytes += one["encodedDataLength"]


def metrics(session: CDPSession) -> dict[str, float]:
    """Read what the page has cost so far: milliseconds of the processor, and counts."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {name: 1000 * found[key] for name, key in KINDS.items()} | {name: found[key] for name, key in COUNTS.items()}


def watched(page: Page) -> CDPSession:
    """Count processor time, not time on the wall."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def load(page: Page, session: CDPSession, path: str) -> str:
    """Open a table for the first time."""
    traffic = Traffic(session)
    page.goto(path)
    expect(page.locator(".board .piece").first).to_be_visible(timeout=60_000)
    page.wait_for_load_state("networkidle")
    if "-v" in sys.argv:
        first = min(one["begin"] for one in traffic.asked.values() if one["begin"])
        for one in traffic.asked.values():
            begin = 1000 * (one["begin"] - first) if one["begin"] else 0
            print(f"  {begin:7.0f} {one.get('bytes', 0):7.0f} {one['url']}", file=sys.stderr)
    cost = metrics(session)
    times = " | ".join(f"{cost[name]:.0f}" for name in (*KINDS, *COUNTS))
    nodes = page.evaluate("document.querySelectorAll('*').length")
    return f"{len(traffic.asked)} | {traffic.bytes / 1000:.0f} | {nodes} | {times}"


def move(page: Page, session: CDPSession) -> str:
    """Give answers; say what the movement of pieces costs for each."""
    total: dict[str, float] = dict.fromkeys((*KINDS, *COUNTS), 0.0)
    given = 0
    for _ in range(ANSWERS):
        button = page.locator(".action-bar .option:visible:not([aria-disabled])").first
        if not button.count():
            break
        before = metrics(session)
        button.evaluate("one => one.click()")
        page.wait_for_timeout(MOVING)
        after = metrics(session)
        total = {name: total[name] + after[name] - before[name] for name in total}
        given += 1
    return " | ".join(f"{total[name] / max(given, 1):.0f}" for name in total)


def measure(browser: Browser, address: str, cookie: str, path: str) -> tuple[str, str]:
    """Write both lines of one table."""
    with newcomer(browser, address, cookie) as context:
        page = context.new_page()
        session = watched(page)
        return load(page, session, path), move(page, session)


def main() -> None:
    """Print both tables."""
    games = [one for one in sys.argv[1:] if one in all_games()] or sorted(all_games())
    wanted = pictures.Wanted(games, [1440], ["middle"], [2, 3], ["en"], ["night"], "short", 1, is_watched=False)
    lines: dict[str, tuple[str, str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        cookies, tables = asyncio.run(pictures.lay_out(f"sqlite:///{folder}/tables.sqlite", wanted))
        serving = Serving(Path(folder))
        try:
            with sync_playwright() as playwright, launched(playwright) as browser:
                for game in games:
                    table = next(one for one in tables if one.game == game)
                    lines[game] = measure(browser, serving.address, cookies[0], f"/table/{table.id}")
        finally:
            serving.stop()
    work = " | ".join([*(f"{kind}, ms" for kind in KINDS), *COUNTS])
    print(f"| cold load | requests | kB | elements | {work} |\n|{'---|' * 10}")
    print("\n".join(f"| {game} | {one} |" for game, (one, _) in lines.items()))
    print(f"\n| an answer | {work} |\n|{'---|' * 7}")
    print("\n".join(f"| {game} | {one} |" for game, (_, one) in lines.items()))


if __name__ == "__main__":
    main()
