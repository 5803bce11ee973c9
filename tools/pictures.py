"""Take pictures of tables, to be looked at: `python -m tools.pictures [GAME ...] --out FOLDER`.

Bots play a game from a seed; tables are laid out as they were at its set-up, in the middle, late (when the Scene was
largest) and at its end, and a browser looks at each. `index.html` in the folder shows them all.
"""

import argparse
import asyncio
import itertools
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see_next
from ludotheque.engine import flow, record
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.games import all_games
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server import house_time
from ludotheque.server.lobby.accounts import Accounts
from ludotheque.server.lobby.import_record import brought_in
from ludotheque.server.store.house_key import PEPPER
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.table.entries import PERSON, Entry, Seat
from ludotheque.server.web.requests import COOKIE
from tools.browser import LOCALES, SIZES, SMALL_SCREENS, launched, without_guide
from tools.sheets import Laying, Picture, contact_sheet, draw

MOMENTS = ("setup", "middle", "late", "end")
MODES = {"day": "light", "night": "dark"}
NAMES = {
    "short": ("Ada", "Bo", "Cy", "Dee", "Eve", "Fox"),
    "long": (
        "Anne-Sophie Beauregard",
        "Maximilienne Kirchhoff",
        "Jean-Christophe Lavallée",
        "Wilhelmina Thorvaldsen",
        "Bartholomäus Grünewald",
        "Guillemette d'Hautecourt",
    ),
}
STILL = """async () => {
    const drawn = () => new Promise(requestAnimationFrame);
    const places = () => [...document.querySelectorAll('.board, .board [data-id], .action-bar, .action-bar button')]
        .map(one => Object.values(one.getBoundingClientRect().toJSON())).join();
    await Promise.all([document.fonts.ready, ...[...document.images].map(one => one.decode().catch(() => {}))]);
    for (let last = '', now = places(), same = 0; same < 6; [last, now] = [now, places()]) {
        same = last === now ? same + 1 : 0;
        await drawn();
    }
}"""
"""Six frames in which nothing moved."""
PHONE = 600
"""Narrower screens have at least two of their own pixels for each of a page's."""
PATIENCE = 30_000
"""Milliseconds: a busy machine is no fault of the page."""


@dataclass(frozen=True)
class Wanted:
    """What to take pictures of."""

    games: Sequence[str]
    widths: Sequence[int]
    moments: Sequence[str]
    seats: Sequence[int]
    """Empty: the fewest, the fewest who are several, and the most."""
    languages: Sequence[str]
    modes: Sequence[str]
    names: str
    seed: int
    is_watched: bool
    """By somebody who has no seat."""
    is_picked: bool = False
    """Whether a finger has touched one of the answers, or a hand has picked a number."""


@dataclass(frozen=True)
class Laid:
    """A table as it was at some moment."""

    id: str
    game: str
    seats: int
    moment: str

    @property
    def name(self) -> str:
        """What its pictures' names begin with."""
        return f"{self.game}-{self.seats}-{self.moment}"


def played(game: Game, seats: int, seed: int) -> tuple[Match, dict[str, int]]:
    """Let bots play a game; give it, and after how many answers the first seat is asked at which moment.

    A question is a moment as well: the one with the largest Scene of those at which it is asked. So is `at-NUMBER`,
    after so many answers.
    """
    match = Match(game, seats, {}, RandomChance(seed))
    bot = bot_named("greedy")
    minds: list[Chance] = [RandomChance(seed + seat) for seat in range(1, seats + 1)]
    writer = SceneWriter(game.texts, "en", game.names(match.state, "en", list(NAMES["short"])))
    sizes: dict[int, int] = {}
    questions: dict[str, int] = {}
    while not match.state.end:
        if 0 in flow.waiting(match.state):
            scene, now = match.scene(0), len(match.answers)
            sizes[now] = len(json.dumps(writer.flat(scene), default=str))
            question = "" if scene.prompt is None else scene.prompt.id
            if sizes[now] >= sizes.get(questions.get(question, -1), 0):
                questions[question] = now
        view = see_next(game, match.state, minds)
        match.play(view.seat, bot.choose(view, minds[view.seat]))
    asked = sorted(sizes)
    moments = (asked[0], asked[len(asked) // 2], max(asked, key=lambda one: (sizes[one], one)), len(match.answers))
    return match, {f"at-{now}": now for now in asked} | questions | dict(zip(MOMENTS, moments, strict=True))


def seats_of(game: Game, wanted: Sequence[int]) -> list[int]:
    """Choose how many play: those numbers that the game allows, or its extremes."""
    allowed = set(game.seats)
    return sorted(allowed & set(wanted) if wanted else {min(allowed), min(allowed - {1}), max(allowed)})


Playing = Callable[[Game, int, int], tuple[Match, dict[str, int]]]
"""Plays a game with so many seats from a seed; gives it, and the moments to lay it out at."""


async def lay_out(
    database: str, wanted: Wanted, patience: float = 0, play: Playing = played
) -> tuple[list[str], list[Laid]]:
    """Write tables into a database; give the cookies of those who sit there, and which tables there are.

    Some questions are open for a minute only: patience is for how many seconds more they are to be looked at.
    """
    store = Store(database)
    accounts = Accounts(store.accounts, store.key.for_cookies(os.environ.get(PEPPER, "")))
    people = [await accounts.welcome() for _ in NAMES["short"]]
    for person, name in zip(people, NAMES[wanted.names], strict=True):
        await accounts.rename(person.id, name)
    laid = []
    for name in wanted.games:
        game = all_games()[name]
        for seats in seats_of(game, wanted.seats):
            match, moments = play(game, seats, wanted.seed)
            entries = brought_in(record.write(match), lambda _game, _start: False)[1]
            sitting = [Seat(PERSON, person.id) for person in people[:seats]]
            for moment in [one for one in wanted.moments if one in moments]:
                table = Laid(f"{name}-{seats}-{moment}", name, seats, moment)
                now = house_time.now() + patience
                await store.tables.open_table(_stored(table, game, match, sitting, entries[: moments[moment] + 1], now))
                laid.append(table)
    store.close()
    return [f"{COOKIE}={accounts.cookie(person)}" for person in people], laid


def _stored(
    table: Laid, game: Game, match: Match, sitting: list[Seat], entries: list[Entry], now: float
) -> StoredTable:
    """Describe a table whose last answer was given just now."""
    return StoredTable(
        table.id,
        game.id,
        game.version,
        game.components_digest,
        dict(match.options),
        sitting,
        now,
        host=sitting[0].person,
        entries=[msgspec.structs.replace(entry, at=now) for entry in entries],
    )


@contextmanager
def sitting_there(address: str, table: Laid, cookies: Sequence[str]) -> Iterator[None]:
    """Let everybody be at a table, or it says that they are away, or back."""
    guests = []
    for cookie in cookies[: table.seats]:
        guest = Guest(address)
        guest.cookie = cookie
        guests.append(guest.attend(table.id))
    yield
    for guest in guests:
        guest.leave()


def take(
    browser: Browser, address: str, cookies: Sequence[str], tables: list[Laid], wanted: Wanted, out: Path
) -> Iterator[Picture]:
    """Look at every table in every way that is wanted."""
    for width, language, mode in itertools.product(wanted.widths, wanted.languages, wanted.modes):
        context = browser.new_context(
            viewport={"width": width, "height": (SIZES | SMALL_SCREENS).get(width, 900)},
            device_scale_factor=2 if width < PHONE else 1,
            locale=LOCALES[language],
            base_url=address,
            reduced_motion="reduce",
            has_touch=wanted.is_picked,
            color_scheme="light" if mode == "day" else "dark",
        )
        if not wanted.is_watched:
            context.add_cookies([{"name": COOKIE, "value": cookies[0].partition("=")[2], "url": address}])
        context.add_init_script(f"localStorage.setItem('ludotheque.mode', '{mode}'); {without_guide(*wanted.games)}")
        page = context.new_page()
        for table in tables:
            for suffix in looks(page, table, is_picked=wanted.is_picked):
                name = f"{table.name}-{width}-{language}-{mode}{suffix}.png"
                page.screenshot(path=out / name, animations="disabled")
                caption = f"{table.seats} seats, {table.moment}, {width} px, {language}, {mode}{suffix}"
                yield Picture(name, table.game, width, caption)
        context.close()


def looks(page: Page, table: Laid, *, is_picked: bool = False) -> Iterator[str]:
    """Go to a table; where it has pages to turn, turn them."""
    page.goto(f"/table/{table.id}")
    expect(page.locator(".board .area").first).to_be_visible(timeout=PATIENCE)
    if table.moment == "end":
        expect(page.locator("dialog.end-screen[open]")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")  # what a backdrop's places are read from comes last
    tabs = page.locator(".panel-tabs button:visible")
    if table.moment == "end" or not tabs.count():
        if is_picked:
            _pick(page)
        yield _still(page)
        return
    for number in range(tabs.count()):
        tabs.nth(number).click()
        if is_picked:
            _pick(page)
        yield f"{_still(page)}-{number + 1}"


def _pick(page: Page) -> None:
    """Pick the number in the middle, or touch the last thing that is lit, unless something is picked."""
    numbers, lit = page.locator(".number"), page.locator("button.hit:not([aria-disabled]):visible")
    if numbers.count():
        numbers.nth(numbers.count() // 2).click()
    elif lit.count() and not page.locator(".picked").count():
        lit.last.tap()


def _still(page: Page) -> str:
    """Wait until parts have found their size, and pictures are there."""
    page.evaluate(STILL)
    return ""


def listed(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def read_wanted(arguments: Sequence[str]) -> tuple[Wanted, Laying]:
    """Read the command line; a word that is not known is complained about before anything begins."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(sorted(all_games()))}; all")
    parser.add_argument(
        "--widths", type=listed, default=[str(width) for width in SIZES], help="pixels, 390,820,1440; or 1024,1366"
    )
    parser.add_argument("--at", type=listed, default=MOMENTS, help=f"{','.join(MOMENTS)}, or questions such as ask-bid")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="how many play; fewest and most")
    parser.add_argument("--languages", type=listed, default=["en"], help=",".join(LOCALES))
    parser.add_argument("--modes", type=listed, default=["night"], help=",".join(MODES))
    parser.add_argument("--names", choices=NAMES, default="short", help="of the players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--watch", action="store_true", help="without a seat")
    parser.add_argument("--picked", action="store_true", help="with an answer picked, not yet given")
    parser.add_argument("--beside", type=Path, help="a folder with drafts: GAME/{desktop,tablet,phone}*.png")
    parser.add_argument("--before", type=Path, help="a folder of pictures that an earlier state of the tree made")
    parser.add_argument("--sheets", action="store_true", help="a position's pictures on sheets, each at half its size")
    parser.add_argument("--out", type=Path, required=True, help="a folder, made if need be")
    read = parser.parse_args(arguments)
    for said, known in (
        (read.games, all_games()),
        ([word for word in read.at if not word.startswith("ask-")], MOMENTS),
        (read.languages, LOCALES),
        (read.modes, MODES),
    ):
        if wrong := [word for word in said if word not in known]:
            parser.error(f"expected some of {', '.join(sorted(known))}, got {wrong[0]!r}")
    if wrong := [width for width in read.widths if not width.isdigit() or int(width) < 300]:
        parser.error(f"expected widths of 300 pixels or more, got {wrong[0]!r}")
    games, widths = read.games or sorted(all_games()), [int(width) for width in read.widths]
    return (
        Wanted(
            games,
            widths,
            read.at,
            read.seats,
            read.languages,
            read.modes,
            read.names,
            read.seed,
            read.watch,
            read.picked,
        ),
        Laying(read.out, read.beside, read.before, read.sheets),
    )


def main(arguments: Sequence[str]) -> None:
    """Take all pictures that are wanted."""
    wanted, laying = read_wanted(arguments)
    out = laying.out
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        cookies, tables = asyncio.run(lay_out(f"sqlite:///{folder}/tables.sqlite", wanted))
        serving = Serving(Path(folder))
        try:
            with sync_playwright() as playwright, launched(playwright) as browser:
                with ExitStack() as sitting:
                    for table in tables:
                        sitting.enter_context(sitting_there(serving.address, table, cookies))
                    pictures = list(take(browser, serving.address, cookies, tables, wanted, out))
                sheets = list(draw(browser, pictures, laying)) if laying.on_sheets else []
        finally:
            serving.stop()
    (out / "index.html").write_text(contact_sheet(pictures, laying), encoding="utf-8")
    print(f"pictures: {len(pictures)} in {out}, index.html shows them; sheets: {len(sheets)}")


if __name__ == "__main__":
    main(sys.argv[1:])
