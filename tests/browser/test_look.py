"""What people see: nothing cut off, nothing axe complains about, contrast. Pictures go to build/pictures."""

import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.engine.chance import RandomChance
from tests.browser.people import (
    LONGEST,
    click_something,
    complaints,
    is_over,
    my_options,
    open_table,
    second_self,
    wait_until,
)
from tools.pictures import STILL

pytestmark = pytest.mark.browser
IS_LIT_IN_SIGHT = """() => [...document.querySelectorAll('.board .lit')].some(one => {
    const { top, bottom } = one.getBoundingClientRect();
    const edge = part => document.querySelector(part).getBoundingClientRect().top;
    return top >= edge(".board") && bottom <= edge(".action-bar");
})"""
PICTURES = Path(__file__).parents[2] / "build" / "pictures"
SIZES = {390: 844, 820: 1100, 1440: 900}

# A part of the board scrolls by itself once it is full; whoever has no mouse must be able to get into it.
BEYOND_TAB = """() => [...document.querySelectorAll('.area > *')]
    .filter(part => !part.closest('[inert]') && part.querySelector('.hit'))
    .filter(part => ![...part.querySelectorAll('*')].some(one => one.tabIndex >= 0))
    .map(part => part.outerHTML.slice(0, 120))"""


def look(page, name):
    """Take a picture and look for what a machine can see."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.evaluate(STILL)
    page.screenshot(path=PICTURES / f"{name}.png")
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, f"{name}: {wide} px in a window of {room}"
    assert [] == complaints(page)
    assert [] == page.evaluate(BEYOND_TAB), f"{name}: parts that Tab does not reach, although they may have to scroll"
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, summary')].filter(one => {
            const box = one.getBoundingClientRect();
            const seen = box.width > 0 && getComputedStyle(one).visibility !== 'hidden';
            return seen && !one.classList.contains('hit') && Math.max(box.height, box.width) < 24;
        }).map(one => one.outerHTML.slice(0, 120))"""
    )
    assert [] == small, f"{name}: too small to touch"


def edges(page, selector):
    return page.locator(selector).first.evaluate("one => one.getBoundingClientRect().toJSON()")


def test_the_guide_and_long_names_push_nothing_out(person):
    """The card of the guide takes room from the board; a name of 24 wide letters takes it from the points."""
    tablet, phone = person("W" * 24, 820, 1180), person("W" * 24, 390, 844)
    open_table(tablet, "me", "bot:greedy", "bot:random")
    expect(tablet.locator(".coach")).to_be_visible()
    expect(my_options(tablet).first).to_be_attached()
    assert edges(tablet, ".area-own")["right"] <= edges(tablet, ".area-other")["left"]

    open_table(phone, "me", "bot:greedy", game="unconscious_mind")
    expect(phone.locator(".coach")).to_be_visible()
    wait_until(phone, lambda: phone.evaluate(IS_LIT_IN_SIGHT))
    assert edges(phone, ".notes")["bottom"] <= edges(phone, ".action-bar")["top"]
    expect(phone.locator(".coach-tools")).to_be_hidden()
    phone.locator(".coach-more").click()
    expect(phone.locator(".coach-tools")).to_be_visible()
    phone.locator("[aria-controls=side-column]").first.click()
    expect(phone.locator(".standings")).to_be_visible()
    assert edges(phone, ".standings li")["right"] < 390
    assert edges(phone, ".standing-points")["right"] < 390


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("width", "mode", "language"),
    [(390, "night", "fr"), (820, "day", "fr"), (1440, "night", "en"), (1440, "day", "fr")],
)
def test_every_page_looks_right(person, width, mode, language):
    page = person("Ada", width, SIZES[width], language, color_scheme="light" if mode == "day" else "dark")
    page.add_init_script(f"localStorage.setItem('ludotheque.mode', '{mode}')")
    name = f"{width}-{mode}-{language}"
    page.goto("/")
    expect(page.locator("a[href='/new/clocks']").first).to_be_visible()
    look(page, f"{name}-shelf")
    page.goto("/new/clocks")
    expect(page.locator("button.play")).to_be_visible()
    look(page, f"{name}-new")
    open_table(page, "me", "bot:greedy", "bot:random")
    expect(my_options(page).first).to_be_attached()
    look(page, f"{name}-start")

    luck = random.Random(7)
    looked: set[str] = set()
    began = time.monotonic()
    while len(looked) < 3 and not is_over(page):
        assert time.monotonic() - began < LONGEST, page.locator(".prompt").all_inner_texts()
        if my_options(page).count():
            question = "".join(page.locator(".prompt").all_inner_texts())[:12]
            if question not in looked:
                looked.add(question)
                look(page, f"{name}-play{len(looked)}")
            click_something(page, luck)
        page.wait_for_timeout(20)
    guest, table = second_self(page), page.url
    page.goto("/me")  # a hundred moves need not be drawn
    guest.play_randomly(RandomChance(7))
    guest.leave()

    page.goto(table)
    wait_until(page, lambda: is_over(page))
    look(page, f"{name}-end")
