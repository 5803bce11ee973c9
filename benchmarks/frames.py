"""How smoothly pieces move: `python -m benchmarks.frames [GAME ...]` prints a table.

Bots play each game from a seed; tables are laid out as they were before those answers of the first seat by which most
pieces move, one in each quarter of the game. A browser looks on while the answer is given, and the frames are counted
that it shows for as long as something moves. Beside it stands what an empty page with one moving box reaches in the
same browser a moment before: no table can do better there. The page's own frames are those in which its scripts could
have run; pieces move without them.
"""

import asyncio
import itertools
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from benchmarks.first_picture import newcomer
from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see_next
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.games import all_games
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from tools import pictures
from tools.browser import launched

QUARTERS = 4
TIMES = 3
PATIENCE = 1_800
"""Milliseconds after an answer, in which pieces have moved."""
REST = 1_200
"""And before it: what a page still has to do after it was opened is none of the motion's."""
SLOW = 25
"""Milliseconds: a frame was missed."""
WATCH = """
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
COUNT = """(time) => {
    const stamps = [], { startTime } = performance.mark('zero');
    window.counted = new Promise(done => {
        const tick = now => {
            stamps.push(now);
            now - startTime < time ? requestAnimationFrame(tick) : done([startTime, stamps, moves.splice(0)]);
        };
        requestAnimationFrame(tick);
    });
}"""
SHOWN = "Display::DrawAndSwap"
EMPTY = '<!doctype html><div style="width: 60px; height: 90px; background: tan"></div>'
MOVE = """for (let delay = 0; delay < 1200; delay += 400) document.querySelector('div')
    .animate([{ transform: 'translate(600px, 300px)' }, { transform: 'none' }], { duration: 300, delay });"""


@dataclass
class Frames:
    """How many frames came while something moved, and how many milliseconds passed without one."""

    count: int = 0
    waits: list[float] = field(default_factory=list)

    def add(self, other: "Frames") -> None:
        self.count += other.count
        self.waits += other.waits

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 * self.count / sum(self.waits) if self.waits else 0


def moving(match: Match) -> list[int]:
    """Find, in each quarter of a game, the place of that answer of the first seat by which most pieces take a way."""
    ways = [sum(event.path is not None for event in one.events) if one.seat == 0 else 0 for one in match.answers]
    quarters = itertools.pairwise(len(ways) * part // QUARTERS for part in range(QUARTERS + 1))
    best = [max(range(*quarter), key=lambda place: ways[place]) for quarter in quarters]
    return [place for place in best if ways[place]]


def within(stamps: Sequence[float], moves: Sequence[tuple[float, float]]) -> Frames:
    """Count the frames that came while something moved."""
    found, until = Frames(), 0.0
    for start, end in sorted(moves):
        begin, until = max(start, until), max(end, until)
        inside = [stamp for stamp in sorted(stamps) if begin < stamp <= until]
        if begin < until:
            found.add(
                Frames(len(inside), [after - before for before, after in itertools.pairwise([begin, *inside, until])])
            )
    return found


def counted(page: Page, begin: Callable[[], object]) -> tuple[Frames, Frames]:
    """Let something begin; count the frames that are shown while something moves, and the page's own."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    over: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    session.send("Tracing.start", {"categories": "viz,blink.user_timing", "transferMode": "ReportEvents"})
    page.evaluate(COUNT, PATIENCE)
    begin()
    start, stamps, moves = page.evaluate("window.counted")
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(20)
    zero = next(one["ts"] for one in events if one["name"] == "zero")
    shown = [start + (one["ts"] - zero) / 1000 for one in events if one["name"] == SHOWN and one["ph"] in "XB"]
    return within(shown, moves), within(stamps, moves)


def best(browser: Browser, address: str, cookie: str) -> Frames:
    """Watch one box on an empty page."""
    with newcomer(browser, address, cookie) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.route("**/*", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        page.goto("/")
        page.wait_for_timeout(REST)
        return counted(page, lambda: page.evaluate(MOVE))[0]


def watched(
    browser: Browser, address: str, cookies: Sequence[str], table: pictures.Laid, action: str
) -> tuple[Frames, Frames]:
    """Open a table, give the answer, watch the pieces."""
    with newcomer(browser, address, cookies[0]) as context, pictures.sitting_there(address, table, cookies):
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(f"/table/{table.id}")
        expect(page.locator(".board .piece").first).to_be_visible(timeout=30_000)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(REST)
        guest = Guest(address)
        guest.cookie = cookies[0]
        guest.attend(table.id)
        found = counted(page, lambda: guest.do(action))
        guest.leave()
        return found


def line(found: Frames, own: Frames, highest: Frames) -> str:
    """Write frames a second, their part of what can be reached, and how long slow frames took."""
    if not found.waits:
        return " | ".join("·" * 7)
    slow = sorted(found.waits)[len(found.waits) * 95 // 100]
    missed = f"{sum(one > SLOW for one in found.waits)} of {found.count}"
    rates = f"{found.rate:.1f} | {highest.rate:.1f} | {100 * found.rate / highest.rate:.0f} %"
    return f"{rates} | {slow:.0f} | {max(found.waits):.0f} | {missed} | {own.rate:.1f}"


def play(game: Game, seats: int, seed: int) -> Match:
    """Let bots play a game."""
    match, bot = Match(game, seats, {}, RandomChance(seed)), bot_named("greedy")
    minds: list[Chance] = [RandomChance(seed + seat) for seat in range(1, seats + 1)]
    while not match.state.end:
        view = see_next(game, match.state, minds)
        match.play(view.seat, bot.choose(view, minds[view.seat]))
    return match


def main() -> None:
    """Print a table."""
    games = [one for one in sys.argv[1:] if one in all_games()] or sorted(all_games())
    names = [f"{time}-{quarter}" for time in range(TIMES) for quarter in range(QUARTERS)]
    wanted = pictures.Wanted(games, [1440], names, [2, 3], ["en"], ["night"], "short", 1, is_watched=False)
    actions: dict[str, str] = {}

    def laid(game: Game, seats: int, seed: int) -> tuple[Match, dict[str, int]]:
        """Each moment is laid out several times, since an answer is given once."""
        match = play(game, seats, seed)
        moments = dict(zip(names, moving(match) * TIMES, strict=False))
        for name, place in moments.items():
            actions[f"{game.id}-{seats}-{name}"] = match.answers[place].action.text
        return match, moments

    print("| | frames/s | empty page | part | slowest of 20, ms | slowest | missed | the page's own |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        cookies, tables = asyncio.run(pictures.lay_out(f"sqlite:///{folder}/tables.sqlite", wanted, play=laid))
        serving = Serving(Path(folder))
        try:
            with sync_playwright() as playwright, launched(playwright) as browser:
                for game in games:
                    seats = next(one.seats for one in tables if one.game == game)
                    found, own, highest = Frames(), Frames(), Frames()
                    for table in [one for one in tables if one.game == game and one.seats == seats]:
                        highest.add(best(browser, serving.address, cookies[0]))
                        shown, page = watched(browser, serving.address, cookies, table, actions[table.id])
                        found.add(shown)
                        own.add(page)
                    print(f"| {game}, {seats} seats | {line(found, own, highest)} |", flush=True)
        finally:
            serving.stop()
    print(f"\nLoad of the machine: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
