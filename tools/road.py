"""Film a person's road through a game, to be looked at: `python -m tools.road [GAME ...] --out FOLDER`.

Shelf, rules, lesson, a refusal in it, the end of the game, its review and the player's page, as pictures at the widths
of a phone and of a desk. `index.html` in the folder shows them all.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path

from playwright.sync_api import Browser, Page, TimeoutError, expect, sync_playwright  # noqa: A004 - theirs is meant

from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.lesson import Lesson, lessons_of
from ludotheque.games import all_games
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.web.requests import COOKIE
from tools.browser import LOCALES, SIZES, launched
from tools.pictures import PATIENCE, listed
from tools.sheets import Laying, Picture, contact_sheet

WIDTHS = (390, 1440)
PATIENT = 600.0
"""Seconds that an opponent or a piece of advice may take on a slow machine."""
REVIEWING = 240_000
"""Milliseconds that what is told of a game may take: a long one is played again for its curve, and thought about for
its review; of the latter the film shows at least that it is being thought about."""


def walk(page: Page, address: str, game: str, seed: int) -> Iterator[str]:
    """Go the whole road; at each place worth a picture, say its name."""
    page.goto("/")
    expect(page.locator(f"a[href='/games/{game}']").first).to_be_visible(timeout=PATIENCE)
    yield "shelf"
    page.goto(f"/games/{game}")
    expect(page.locator(".rules-head h1")).to_be_visible(timeout=PATIENCE)
    yield "rules"
    page.goto(f"/games/{game}#rulings")
    page.wait_for_timeout(500)
    yield "rulings"
    lesson = min(lessons_of(all_games()[game]).values(), key=lambda one: one.file.place)
    page.goto(f"/games/{game}")
    page.locator(".lessons button").first.click()
    expect(page.locator(".coach")).to_be_visible(timeout=PATIENCE)
    guest = second_self(page, address)
    yield from learn(page, guest, lesson)
    play_well(guest, RandomChance(seed))
    guest.leave()
    expect(page.locator("dialog.end-screen[open]")).to_be_visible(timeout=REVIEWING)
    expect(page.locator("dialog.end-screen .curve")).to_be_visible(timeout=REVIEWING)
    yield "end"
    page.locator("dialog.end-screen button.tool[aria-haspopup=dialog]").click()
    expect(page.locator("dialog.review-page")).to_be_visible(timeout=PATIENCE)
    with suppress(TimeoutError):
        page.locator("dialog.review-page [role=status]").wait_for(state="detached", timeout=REVIEWING)
    yield "review"
    page.goto("/players/me")
    expect(page.locator(".reader-card")).to_be_visible(timeout=PATIENCE)
    yield "player"


def second_self(page: Page, address: str) -> Guest:
    """Sit at a page's table over a line of one's own: what need not be clicked is answered there."""
    guest = Guest(address)
    guest.cookie = next(f"{COOKIE}={one['value']}" for one in page.context.cookies() if one.get("name") == COOKIE)
    return guest.attend(page.url.rpartition("/")[2])


def learn(page: Page, guest: Guest, lesson: Lesson) -> Iterator[str]:
    """Take a lesson: its first step, an answer that it does not take, its middle, and free play after it."""
    steps = lesson.file.steps
    for number, step in enumerate(steps):
        while not guest.options:
            guest.hear()
        expect(page.locator(".coach")).to_contain_text(f"{number + 1}", timeout=PATIENCE)
        if number in {0, len(steps) // 2}:
            yield f"lesson-{number + 1}"
        taken = [one for one in guest.options if any(fnmatchcase(one, way) for way in step.allow)]
        wrong = [one for one in guest.options if one not in taken]
        if number == 0 and wrong:
            page.evaluate(ANSWER, wrong[0])
            yield "lesson-refused"
        guest.do(taken[0])
    yield "lesson-over"


def play_well(guest: Guest, chance: Chance) -> None:
    """Play a game to its end as the house advises, which thinks by its seed: the end is the same each time, a win.

    What it has no advice for is answered at random.
    """
    guest.patience = PATIENT
    while not guest.is_over:
        if not guest.options:
            guest.hear()
            continue
        advised = [] if len(guest.options) == 1 else [one for one in advice(guest) if one in guest.options]
        if guest.options:
            guest.do(advised[0] if advised else guest.options[chance.pick("what", len(guest.options))])


def advice(guest: Guest) -> list[str]:
    """Ask the house what to do; nothing if the question is gone before it has thought of something."""
    assert guest.scene is not None, "the game has not begun"
    number = guest.scene["number"]
    guest.say({"type": "hint", "id": "road", "number": number, "strength": 3})
    while guest.options and guest.scene["number"] == number:
        heard = guest.hear()
        if heard["type"] in {"hint", "refused"}:
            return list(heard.get("actions", []))
    return []


TO_THE_PARAGRAPH = "document.getElementById(location.hash.slice(1) || 'no')?.scrollIntoView()"
"""In another width it lies elsewhere."""
ANSWER = """action => {
    const found = document.querySelector(`.action-bar [data-action="${action}"]`);
    found?.click();
}"""


def film(browser: Browser, address: str, wanted: argparse.Namespace) -> Iterator[Picture]:
    """Let somebody new walk each road, in each language; every place on it is looked at in each width."""
    for game in wanted.games:
        for language in wanted.languages:
            context = browser.new_context(locale=LOCALES[language], base_url=address, reduced_motion="reduce")
            page = context.new_page()
            for number, place in enumerate(walk(page, address, game, wanted.seed), 1):
                page.mouse.move(0, 0)
                for width in wanted.widths:
                    page.set_viewport_size({"width": width, "height": SIZES.get(width, 900)})
                    page.wait_for_load_state("networkidle")
                    page.wait_for_timeout(400)
                    page.evaluate(TO_THE_PARAGRAPH)
                    file = f"{game}-{width}-{language}-{number:02}-{place}.png"
                    page.screenshot(path=wanted.out / file, animations="disabled")
                    yield Picture(file, game, width, f"{place}, {width} px, {language}")
            context.close()


def read_wanted(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line; a word that is not known is complained about before anything begins."""
    parser = argparse.ArgumentParser(prog="python -m tools.road", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(sorted(all_games()))}; all")
    parser.add_argument("--widths", type=int, nargs="*", default=list(WIDTHS), help="pixels, 390 and 1440")
    parser.add_argument("--languages", type=listed, default=["en"], help=",".join(LOCALES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="a folder, made if need be")
    read = parser.parse_args(arguments)
    for said, known in ((read.games, all_games()), (read.languages, LOCALES)):
        if wrong := [word for word in said if word not in known]:
            parser.error(f"expected some of {', '.join(sorted(known))}, got {wrong[0]!r}")
    read.games = read.games or sorted(all_games())
    return read


def main(arguments: Sequence[str]) -> None:
    """Film every road that is wanted."""
    wanted = read_wanted(arguments)
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder), arguments=("--seed", str(wanted.seed)))
        try:
            with sync_playwright() as playwright, launched(playwright) as browser:
                pictures = list(film(browser, serving.address, wanted))
        finally:
            serving.stop()
    (wanted.out / "index.html").write_text(contact_sheet(pictures, Laying(wanted.out)), encoding="utf-8")
    print(f"road: {len(pictures)} pictures in {wanted.out}, index.html shows them")


if __name__ == "__main__":
    main(sys.argv[1:])
