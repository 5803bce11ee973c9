"""People at a table in real browsers: they look for what can be clicked, and click it.

`play_by_mouse` and `play_by_keys` play any game to its end. A `Wish` lets a person prefer some answers, as people do
who want a game to get on; what they do not wish for is left to luck.
"""

import builtins
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import APIResponse, Locator, Page, TimeoutError, expect  # noqa: A004 - theirs is meant

from ludotheque.lab.guest import Guest
from ludotheque.server.web.requests import COOKIE

Wish = Callable[[list[str]], str | None]
"""Of the actions on offer, in their text form, the one to take; None leaves it to luck."""

LONGEST, WHOLE = 240, 1800
"""Seconds, for a part of a game and for a whole one."""
SHORT = 1_000
"""Milliseconds: long enough where one looks again and clicks something else."""
FIRST_ANSWERS = """async (table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}?plain=1`);
    await new Promise((done) => (socket.onmessage = ({ data }) => {
        const { scene } = JSON.parse(data);
        if (scene?.result) done();
        else if (scene?.options) {
            const { number } = scene;
            socket.send(JSON.stringify({ type: 'answer', id: `${number}`, number, index: 0 }));
        }
    }));
    socket.close();
}"""
"""Give the first answer there is, over a socket, until the game is over."""

WITH_KEYS = """() => {
    const all = (selector) => [...document.querySelectorAll(`.action-bar ${selector}`)]
        .filter(one => !one.ariaDisabled && one.checkVisibility());
    return {
        bar: document.querySelector('.action-bar')?.innerHTML ?? '',
        asked: all('.confirming .picked').length,
        keys: all('.option[aria-keyshortcuts]')
            .map(one => [one.getAttribute('aria-keyshortcuts'), 'action' in one.dataset]),
        numbers: all('.number-picker').length,
        more: all('.more[aria-expanded=false]').length,
    };
}"""
"""What can be done without a mouse: what is to be confirmed, keys that open a verb or answer, numbers, a sheet."""
IS_CHANGED = """bar => (document.querySelector('.action-bar')?.innerHTML ?? '') !== bar
    || document.querySelector('dialog.end-screen[open]') !== null"""
NUMBERS, MORE = ".number-picker :is(input:checked, input[type=range])", ".more"

# axe puts these under "incomplete": it cannot judge them, and each has been looked at.
CANNOT_JUDGE = {
    "color-contrast": "text over drawings and gradients; the colours are measured in test_contrast.py",
    "color-contrast-enhanced": "the same",
}

TITLES: dict[str, tuple[tuple[str, ...], int]] = {
    "clocks": (("me",), 36),
    "clockworker": (("me", "bot:random"), 82),
    "enkidu": (("me", "bot:random", "bot:random"), 82),
    "liars_dice": (("me", "bot:random"), 8),
    "unconscious_mind": (("me",), 112),
}
"""Who plays, and how many answers may be given unseen between the first ones and the last."""


def complaints(page: Page) -> list[tuple[str, list[object]]]:
    """Ask axe what it finds wrong, and what it is unsure about."""
    found = Axe().run(page).response
    unsure = [rule for rule in found["incomplete"] if rule["id"] not in CANNOT_JUDGE]
    return [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in [*found["violations"], *unsure]]


def ask(page: Page, method: str, address: str, body: object = None) -> APIResponse:
    """Ask as a program does, with the page's cookie; anew if the line was just being closed since it was idle."""
    return page.request.fetch(address, method=method, data=body, max_retries=2)


def open_table(page: Page, *seats: str, game: str = "clocks", **options: str) -> str:
    """Open a table over the door of programs ("me", "open", "bot:greedy" by seat), and go there.

    At Clocks nobody is asked about purses unless the table wants it.
    """
    if game == "clocks" and len(seats) > 1:
        options = {"money": "hidden", **options}
    answer = ask(page, "POST", "/api/tables", {"game": game, "seats": list(seats), "options": options})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/table/{table}")
    return table


def sit_down(page: Page, table: str, seat: int) -> None:
    """Take an open seat over the door of programs, and go there."""
    answer = ask(page, "POST", f"/api/tables/{table}/sit", {"seat": seat})
    assert answer.ok, answer.text()
    page.goto(f"/table/{table}")


def play_to_the_end(page: Page, table: str) -> Page:
    """Play a table over a socket without looking at it, which takes a moment, and go there when the game is over."""
    page.goto("/")
    page.evaluate(FIRST_ANSWERS, table)
    page.goto(f"/table/{table}")
    expect(page.locator("dialog.end-screen")).to_be_visible()
    return page


def open_menu(page: Page) -> None:
    """Open the menu of the head line: this table, language, mode."""
    page.locator(".more-button").click()


def second_self(page: Page) -> Guest:
    """Sit at a page's table over a line of one's own, too: whatever need not be clicked is answered there at once."""
    address, _, table = page.url.partition("/table/")
    guest = Guest(address)
    guest.cookie = next(f"{COOKIE}={one['value']}" for one in page.context.cookies() if one.get("name") == COOKIE)
    return guest.attend(table)


def is_over(page: Page) -> bool:
    return page.locator("dialog.end-screen[open]").count() > 0


def my_options(page: Page):
    """Find what can be done now; while an answer is on its way nothing can."""
    return page.locator(".action-bar:not(:has([aria-disabled])) [data-action]")


def answer(page: Page, place: int = 0) -> None:
    """Give one of the answers on offer, the first or the last; what has no room in the bar is in a sheet."""
    button = my_options(page).nth(place)
    button.wait_for(state="attached")
    show(page, button)
    button.click()


def press(target: Locator, *, is_touch: bool = False, timeout: float | None = None) -> None:
    """Click it, or tap it with a finger; whoever can try something else need not wait as long as a page may take."""
    (target.tap if is_touch else target.click)(timeout=timeout)


def show(page: Page, button: Locator, *, is_touch: bool = False, timeout: float | None = None) -> None:
    """Open the verb of an answer, or the sheet of all that have no room, if it is in there."""
    if button.count() and not button.first.is_visible():
        verb = button.first.evaluate("found => found.closest('.option-group')?.dataset.verb ?? ''")
        opener = page.locator(f'.verb[data-verb="{verb}"][aria-expanded=false]')
        press(
            opener if opener.count() else page.locator(".more[aria-expanded=false]"), is_touch=is_touch, timeout=timeout
        )


def seen(page: Page) -> tuple[dict[str, str], bool]:
    """Take one look: what can be done, by its text form, in the words of the bar, and whether a menu is open."""
    offered, has_menu = page.evaluate(
        """() => [
            document.querySelector('dialog.end-screen[open]') ? [] :
                [...document.querySelectorAll('.action-bar [data-action]:not([aria-disabled])')].map(one =>
                    [one.dataset.action, one.getAttribute('aria-label')
                        ?? (one.querySelector('.option-label') ?? one).textContent]),
            document.querySelector('[role=menu] [role=menuitem]') !== null,
        ]"""
    )
    return dict(offered), has_menu


def first_of(*verbs: str) -> Wish:
    """Wish for the first action on offer with one of these verbs, the first verb before all others."""

    def wish(actions: list[str]) -> str | None:
        return next((action for verb in verbs for action in actions if action.partition(" ")[0] == verb), None)

    return wish


def no_wish(actions: list[str]) -> None:
    """Leave everything to luck."""


def click_something(page: Page, luck: random.Random, wish: Wish = no_wish, *, is_touch: bool = False) -> bool:
    """Do one thing with the mouse or a finger, if there is something to do: what is wished for, else anything."""
    offered, has_menu = seen(page)
    if not offered:
        return False
    wished = wish(list(offered))
    lit = page.locator("button.hit:not([aria-disabled]):visible")
    listed = page.locator(".action-bar [data-action]:not([aria-disabled])")
    if wished is not None:
        button = page.locator(f'.action-bar [data-action="{wished}"]')
        # A piece on which nothing else can be done carries the words of its option: that is where a hand goes.
        piece = lit.filter(has=page.get_by_text(offered[wished], exact=True))
        ways = [piece, button] if luck.random() < 0.7 else [button]
    elif has_menu:
        ways = [page.locator("[role=menu] [role=menuitem]")]
    else:
        ways = [lit, listed] if luck.random() < 0.5 else [listed, lit]
    for way in ways:
        if found := way.count():
            # It may go away under the hand because somebody else was quicker: then the next try counts.
            with suppress(TimeoutError):
                chosen = way.nth(luck.randrange(found))
                show(page, chosen, is_touch=is_touch, timeout=SHORT)
                press(chosen, is_touch=is_touch, timeout=SHORT)
            return True
    return False


def play_by_mouse(
    pages: Sequence[Page],
    luck: random.Random,
    until: Callable[[Page], bool] = is_over,
    wish: Wish = no_wish,
    *,
    is_touch: bool = False,
    patience: float = LONGEST,
) -> int:
    """Whoever has something to click clicks it, until it is over for everybody; gives how often."""
    began = time.monotonic()
    clicks = 0
    while not all(until(page) for page in pages):
        assert time.monotonic() - began < patience, [page.locator(".prompt").all_inner_texts() for page in pages]
        done = [click_something(page, luck, wish, is_touch=is_touch) for page in pages]
        clicks += sum(done)
        if not any(done):
            pages[0].wait_for_timeout(15)
    return clicks


def press_something(page: Page, luck: random.Random) -> bool:
    """Do one thing by keys alone, and wait until the bar shows it; whether that was an answer."""
    found = page.evaluate(WITH_KEYS)
    ways = [*found["keys"], *[(NUMBERS, True)] * found["numbers"], *[(MORE, False)] * found["more"]]
    key, is_answer = luck.choice(ways) if ways else ("", False)
    if found["asked"]:
        expect(page.locator(".confirming .picked")).to_be_focused()
        key, is_answer = "Enter", True
    elif key in {NUMBERS, MORE}:
        steps = luck.randrange(4) if key == NUMBERS else 0
        key = "Enter" if tab_to(page, None, key) else ""
        for _ in range(steps if key else 0):
            page.keyboard.press("ArrowRight")
    if key:
        page.keyboard.press(key)
    # Nothing to do, or a key that somebody else was quicker than: then the next look counts.
    with suppress(TimeoutError):
        page.wait_for_function(IS_CHANGED, arg=found["bar"], timeout=SHORT)
    return bool(key and is_answer)


def play_by_keys(page: Page, luck: random.Random, most: float = float("inf"), *, patience: float = LONGEST) -> int:
    """Answer by keys alone until the game is over, or so many times; gives how many answers that were."""
    began = time.monotonic()
    answers = 0
    while answers < most and not is_over(page):
        assert time.monotonic() - began < patience, page.locator(".prompt").all_inner_texts()
        answers += press_something(page, luck)
    return answers


def tab_to(page: Page, name: str | None, selector: str | None = None) -> bool:
    """Walk by Tab until the wanted thing has the focus; False if it goes away meanwhile."""
    for _ in range(80):
        page.keyboard.press("Tab")
        is_here, is_there = page.evaluate(
            """([name, selector]) => {
                const here = document.activeElement;
                if (selector) return [here.matches(selector), document.querySelector(selector) !== null];
                const label = here.getAttribute('aria-label') ?? here.textContent ?? '';
                // What scrolls may have the focus, too, and all its text: it is not what is meant.
                return [label.includes(name) && here.matches('a, button, input, select, summary'), true];
            }""",
            [name, selector],
        )
        if is_here or not is_there:
            return bool(is_here)
    raise AssertionError(f"Tab never reaches {name or selector}")


@contextmanager
def unseen(pages: Sequence[Page]) -> Iterator[list[Guest]]:
    """Play on over lines of one's own while nobody looks: a long game need not be drawn from first move to last."""
    guests = [second_self(page) for page in pages]
    places = [page.url for page in pages]
    for page in pages:
        page.goto("/me")  # not to a blank one: what was still on its way would be refused to it, and complained about
    yield guests
    for guest, page, place in zip(guests, pages, places, strict=True):
        guest.leave()
        page.goto(place)


def do_or_hear(guest: Guest, choose: Callable[[list[str]], str | None]) -> bool:
    """Answer if there is something one would choose, else hear what others do."""
    chosen = choose(guest.options) if guest.options else None
    if chosen is not None:
        guest.do(chosen)
    else:
        with suppress(builtins.TimeoutError):
            guest.hear(0.01)
    return chosen is not None


def play_unseen(pages: Sequence[Page], luck: random.Random, answers: int, wish: Wish = no_wish) -> None:
    """Play on for so many answers while nobody looks."""
    with unseen(pages) as guests:
        while answers > 0 and not guests[0].is_over:
            answers -= sum(do_or_hear(guest, lambda options: wish(options) or luck.choice(options)) for guest in guests)


def wait_until(page: Page, is_reached: Callable[[], bool]) -> None:
    """Wait for something that several looks are needed for; for one look, `expect` does."""
    began = time.monotonic()
    while not is_reached():
        assert time.monotonic() - began < LONGEST, page.locator(".prompt").all_inner_texts()
        page.wait_for_timeout(20)


def lines_told(page: Page) -> int:
    """Count the lines of the log."""
    return page.locator(".log-lines p").count()


def final_scores(page: Page) -> list[str]:
    """Read the totals off the end screen."""
    page.locator("dialog.end-screen .bar-total").first.wait_for()
    return page.locator("dialog.end-screen .bar-total").all_inner_texts()
