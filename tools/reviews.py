"""Take pictures of the review of one real game of each title: `python -m tools.reviews [GAME ...] --out FOLDER`.

Bots of different strength play, by a seed; what they have played is laid into a house, which reviews it as any other
game, for somebody who is said to have sat there.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from ludotheque.bots.levels import gentlest
from ludotheque.engine import record
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import Contest, play_game
from ludotheque.lab.serving import Serving
from ludotheque.server import ids
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.table.entries import ANSWER, BOT, PERSON, START, Entry, Seat
from tools.browser import LOCALES, SIZES, launched
from tools.pictures import PATIENCE, listed

STRENGTHS = ("level:2", "level:4")
"""Who plays, in turn: the first in the place of the person who looks at the review."""
REVIEWING = 600_000
"""Milliseconds that a review may take on a slow machine."""


def played(game: Game, seed: int) -> Match:
    """Let bots play a game, with as few as it has beyond one."""
    bots = [STRENGTHS[seat % len(STRENGTHS)] for seat in range(max(2, min(game.seats)))]
    text = play_game(Contest(game.id, bots, seed=seed, keeps_records=True), 0).record
    return record.replay(game, record.read(text))


async def laid(database: str, person: str, match: Match) -> str:
    """Store a game as if somebody had played it at a table, against characters; give the table's id."""
    game = match.game
    seats = [Seat(PERSON, person), *[Seat(BOT, level=name) for name in gentlest(game, match.seats - 1)]]
    entries = [Entry(0, START, outcomes=match.first_outcomes)] + [
        Entry(number, ANSWER, answer.seat, answer.action.text, answer.outcomes)
        for number, answer in enumerate(match.answers, 1)
    ]
    table = ids.new_id()
    store = Store(database)
    stored = StoredTable(
        table, game.id, game.version, game.components_digest, match.options, seats, 0.0, host=person, entries=entries
    )
    await store.tables.open_table(stored)
    store.close()
    return table


def open_review(page: Page, database: str, match: Match) -> None:
    """Sit down as somebody new, who has played a game; look at its end, and wait for its review."""
    wish = {"game": match.game.id, "seats": ["me", *["bot:random"] * (match.seats - 1)], "options": {}}
    opened = page.request.post("/api/tables", data=wish).json()["id"]
    page.request.put("/api/me", data={"name": "Ada"})
    store = Store(database)
    stored = store.tables.table(opened)
    store.close()
    assert stored is not None, "it was opened just now"
    # In a thread of its own: this one has a loop already, the browser's.
    with ThreadPoolExecutor(1) as pool:
        table = pool.submit(asyncio.run, laid(database, stored.seats[0].person, match)).result()
    page.goto(f"/table/{table}")
    page.locator("dialog.end-screen[open]").wait_for(timeout=REVIEWING)
    page.locator("dialog.end-screen button.tool[aria-haspopup=dialog]").click()
    expect(page.locator("dialog.review-page .review-moments li").first).to_be_visible(timeout=REVIEWING)


def take(page: Page, name: str, wanted: argparse.Namespace) -> None:
    """Take pictures of what the page shows, in each width."""
    for width in wanted.widths:
        page.set_viewport_size({"width": width, "height": SIZES.get(width, 900)})
        page.wait_for_timeout(400)
        high = page.evaluate("document.querySelector('dialog.review-page').scrollHeight") + 60
        page.set_viewport_size({"width": width, "height": max(high, SIZES.get(width, 900))})
        page.mouse.move(0, 0)
        page.wait_for_timeout(200)
        page.screenshot(path=wanted.out / f"{name}-{width}.png", animations="disabled")


def main(arguments: Sequence[str] = ()) -> None:
    """Read the command line, and take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.reviews", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=sorted(all_games()), help="all if left out")
    parser.add_argument("--widths", type=int, nargs="*", default=[390, 1440])
    parser.add_argument("--languages", type=listed, default=["en"], help=",".join(LOCALES))
    parser.add_argument("--modes", type=listed, default=["night"], help="day,night")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args(arguments or sys.argv[1:])
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, launched(playwright) as browser:
        house = Serving(Path(folder))
        for game in wanted.games:
            match = played(game_named(game), wanted.seed)
            for language in wanted.languages:
                for mode in wanted.modes:
                    context = browser.new_context(
                        locale=LOCALES[language],
                        base_url=house.address,
                        reduced_motion="reduce",
                    )
                    context.add_init_script(f"localStorage.setItem('ludotheque.mode', '{mode}')")
                    page = context.new_page()
                    page.set_default_timeout(PATIENCE)
                    open_review(page, house.database, match)
                    take(page, f"review-{game}-{language}-{mode}", wanted)
                    context.close()
        house.stop()


if __name__ == "__main__":
    main()
