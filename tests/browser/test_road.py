"""The road of somebody new: by keyboard alone to the review of a game; and axe has nothing to say on the way."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import wait_until
from tests.browser.test_after import over  # noqa: F401 - a fixture
from tests.browser.test_look import complaints

pytestmark = pytest.mark.browser
MOST_STEPS = 60
IS_THERE = "selector => document.activeElement?.matches(selector) ?? false"
REVIEW = {
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
        | {"disputed": turn == 2}
        for turn in range(1, 5)
    ],
    "balances": [
        {"name": name, "start": 0.5, "end": end, "luck": luck, "luck_noise": 0.01, "own": -0.1, "own_noise": 0.01}
        | {"others": 0.1, "disputed": 0}
        for name, end, luck in (("Ada", 1, 0.5), ("Wanderer", 0, -0.5))
    ],
    "moments": [
        {
            "kind": kind,
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
"""What a review says is tested elsewhere; making one takes longer than looking at it."""


def walk_to(page, selector):
    """Press Tab until something has the focus."""
    page.locator(selector).first.wait_for()
    for _ in range(MOST_STEPS):
        if page.evaluate(IS_THERE, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by {MOST_STEPS} steps")


def test_the_keyboard_alone_leads_from_the_shelf_to_the_first_move_of_a_lesson(person):
    page = person("Ada")
    page.request.get("/api/games/clocks/rules?language=en", timeout=60_000)  # the first one is being made
    page.goto("/")

    walk_to(page, "main a[href='/games/clocks']")
    page.keyboard.press("Enter")
    walk_to(page, ".lessons button")
    page.keyboard.press("Enter")

    coach = page.locator(".coach")
    expect(coach).to_contain_text("step 1 of 9")
    assert [] == complaints(page)
    walk_to(page, ".action-bar [data-action='board backward']")
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("Backward gives more coins")
    walk_to(page, ".action-bar [data-action='board forward']")
    page.keyboard.press("Enter")
    expect(coach).to_contain_text("step 2 of 9")


def test_the_keyboard_alone_leads_from_the_end_to_the_review_and_to_a_moment_of_it(over):  # noqa: F811 - the fixture
    """How a whole game is played by keyboard, tests/browser/test_play.py shows."""
    walk_to(over, "dialog.end-screen button.tool[aria-haspopup=dialog]")
    over.keyboard.press("Enter")
    expect(over.locator("#review-title")).to_contain_text(re.compile(" won[.,]|shared"), timeout=60_000)
    walk_to(over, ".review-moments .tool")
    over.keyboard.press("Enter")
    expect(over.locator(".travel-bar")).to_contain_text("Turn ")


def test_axe_has_nothing_to_say_of_what_comes_after_a_game(over):  # noqa: F811 - the fixture
    over.route("**/api/tables/*/review", lambda route: route.fulfill(json=REVIEW))
    over.get_by_role("button", name="Review").click()
    expect(over.locator(".review-moments li")).to_have_count(3)
    assert [] == complaints(over)

    for address, sign in (("/players/me", ".reader-card"), ("/daily", ".deal"), ("/house#seats", "#seats")):
        over.goto(address)
        expect(over.locator(sign).first).to_be_visible()
        wait_until(over, lambda: over.evaluate("document.fonts.status") == "loaded")
        assert [] == complaints(over), address
    expect(over.locator("#seats")).to_be_in_viewport()
