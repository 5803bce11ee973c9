"""The road of somebody new: by keyboard alone to the review of a game; and axe has nothing to say on the way."""

from contextlib import suppress
from fnmatch import fnmatchcase
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - theirs is meant

from ludotheque.engine.lesson import lessons_of
from ludotheque.games import game_named
from tests.browser.people import complaints, is_over, second_self, wait_until
from tests.browser.test_after import over  # noqa: F401 - a fixture

pytestmark = pytest.mark.browser
MOST_STEPS = 60
HIDES = """() => {
    const one = document.activeElement;
    if (one === document.body) return '';
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const isMarked = (found) => {
        const { outlineStyle, boxShadow } = getComputedStyle(found);
        return outlineStyle !== 'none' || boxShadow !== 'none';
    };
    return isInside && [one, one.parentElement, one.parentElement.parentElement].some(isMarked) ? '' : one.outerHTML;
}"""
"""What has the focus, if it lies outside the window, or nothing around it tells that it has."""
IS_THERE = "selector => document.activeElement?.matches(selector) ?? false"
REVIEW: dict[str, Any] = {
    "done": 1,
    "of": 1,
    "steps": [
        {
            "turn": turn,
            "seat": 0,
            "worth": [0.5 + turn / 10, 0.5 - turn / 10],
            "points": [turn, 1],
            "cost": 0,
            "noise": 0,
        }
        | {"disputed": turn == 2, "text": "“Hour 2” was about as good."}
        for turn in range(1, 5)
    ],
    "balances": [
        {"name": name, "start": 0.5, "end": end, "luck": luck, "luck_noise": 0.01, "own": -0.1, "own_noise": 0.01}
        | {"others": 0.1, "others_noise": 0.01, "disputed": 0}
        for name, end, luck in (("Ada", 1, 0.5), ("Wanderer", 0, -0.5))
    ],
    "moments": [
        {
            "kind": kind,
            "step": turn - 1,
            "turn": turn,
            "before": turn - 1,
            "name": "Ada",
            "change": -0.2,
            "noise": 0.01,
            "played": "Hour 1",
        }
        | {"worth": 0.4, "other": "Hour 2", "other_worth": 0.6, "text": "Two dice would have been perfect."}
        for turn, kind in enumerate(("slip", "luck", "find"), 2)
    ],
}
REVIEW["more"] = REVIEW["moments"][:1]
"""What a review says is tested elsewhere; making one takes longer than looking at it."""


def walk_to(page, selector):
    """Press Tab until something has the focus; wherever it is on the way, one sees it."""
    page.locator(selector).first.wait_for()
    for _ in range(MOST_STEPS):
        if page.evaluate(IS_THERE, selector):
            return
        page.keyboard.press("Tab")
        hidden = page.evaluate(HIDES)
        assert not hidden, f"the focus is not seen: {hidden}"
    raise AssertionError(f"{selector} is not reached by {MOST_STEPS} steps")


def enter(page, selector):
    walk_to(page, selector)
    page.keyboard.press("Enter")


def play_unseen_to_the_end(page):
    """Finish a lesson and its game, over a line of one's own."""
    guest, place = second_self(page), page.url
    page.goto("/me")  # nobody need draw it
    allowed = [step.allow for step in lessons_of(game_named("clocks"))["first"].file.steps]
    while not guest.is_over:
        if guest.options:
            ways = allowed.pop(1) if len(allowed) > 1 else ["*"]
            guest.do(next(one for one in guest.options if any(fnmatchcase(one, way) for way in ways)))
        else:
            guest.hear()
    guest.leave()
    page.goto(place)


def test_the_keyboard_alone_once_through_from_the_shelf_to_the_review_and_a_moment_of_it(person):
    """How a whole game is played by keyboard, tests/browser/test_keyboard.py shows."""
    page = person("Ada")
    page.request.get("/api/games/clocks/rules?language=en", timeout=60_000)  # the first one is being made
    page.route("**/api/tables/*/review?*", lambda route: route.fulfill(json=REVIEW))
    page.goto("/")

    enter(page, "main a[href='/games/clocks']")
    enter(page, ".lessons button")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("step 1 of 8")
    assert [] == complaints(page)
    enter(page, ".action-bar [data-action='board backward']")
    expect(page.locator(".note")).to_contain_text("Backward gives more coins")
    enter(page, ".action-bar [data-action='board forward']")
    expect(coach).to_contain_text("step 2 of 8")

    play_unseen_to_the_end(page)
    end = page.locator("dialog.end-screen")
    expect(end).to_be_visible()
    enter(page, "dialog.end-screen button.tool[aria-haspopup=dialog]")
    enter(page, ".review-moments .tool")
    expect(page.locator(".travel-bar")).to_contain_text("Turn ")
    expect(page.locator(".travel-told em")).to_have_text("“Hour 2” was about as good.")

    # Nearly at the end, one goes on by oneself.
    page.locator(".travel-bar input:focus").wait_for()
    page.keyboard.press("End")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    slider = page.locator(".travel-bar input[type=range]")
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 2))  # shown, not only asked for
    enter(page, ".travel-bar .travel-line:not(:has(input)) .tool")
    expect(page.locator(".travel-bar")).to_be_hidden()
    keys = page.locator(".option[aria-keyshortcuts]")
    number = page.locator(".number-picker :is(input:checked, input[type=range])")
    for _ in range(MOST_STEPS):
        wait_until(page, lambda: is_over(page) or keys.count() + number.count() > 0)
        if is_over(page):
            break
        with suppress(TimeoutError):  # it may be gone by then
            if keys.count():
                page.keyboard.press(keys.first.get_attribute("aria-keyshortcuts", timeout=1_000))
            else:
                number.press("Enter", timeout=1_000)
    expect(end).to_be_visible()


def test_axe_has_nothing_to_say_of_what_comes_after_a_game(over):  # noqa: F811 - the fixture
    over.route("**/api/tables/*/review?*", lambda route: route.fulfill(json=REVIEW))
    over.get_by_role("button", name="Review").click()
    expect(over.locator(".review-moments li")).to_have_count(3)
    assert [] == complaints(over)

    for address, sign in (("/players/me", ".reader-card"), ("/daily", ".deal"), ("/house#seats", "#seats")):
        over.goto(address)
        expect(over.locator(sign).first).to_be_visible()
        wait_until(over, lambda: over.evaluate("document.fonts.status") == "loaded")
        assert [] == complaints(over), address
    expect(over.locator("#seats")).to_be_in_viewport()
