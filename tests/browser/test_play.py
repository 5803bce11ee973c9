"""People play whole games in real browsers."""

import random
import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from tests.browser.people import (
    LONGEST,
    SHORT,
    ask,
    click_something,
    final_scores,
    lines_told,
    my_options,
    open_menu,
    open_table,
    play_by_mouse,
    play_unseen,
    press,
    show,
    tab_to,
)

pytestmark = pytest.mark.browser


@pytest.mark.timeout(400)
def test_two_people_play_a_whole_game_with_the_mouse(person, serving):
    """From the first page: two clicks to a table, a link for the friend, a reload and a restart in the middle."""
    ada, bo = person("Ada"), person("Bo", language="fr", width=820, height=1100)
    ada.goto("/")
    ada.get_by_role("link", name=re.compile("Clocks")).first.click()
    ada.get_by_role("combobox", name="Seat 2").select_option("open")
    ada.get_by_role("button", name="Play").click()
    ada.wait_for_url("**/table/*")
    bo.goto(ada.url)
    bo.get_by_role("button", name="S’asseoir ici").click()
    expect(my_options(ada).first).to_be_attached()

    luck = random.Random(5)
    lines = ada.locator(".log-lines p")
    play_by_mouse([ada, bo], luck, lambda _: lines.count() > 25)
    ada.reload()
    expect(lines.nth(25)).to_be_attached()
    before = lines.count()
    serving.kill()
    serving.start()
    expect(lines.nth(before - 1)).to_be_attached()
    play_unseen([ada, bo], luck, 90)
    play_by_mouse([ada, bo], luck)

    scores = [final_scores(page) for page in (ada, bo)]
    assert scores[0] == scores[1]
    assert "Clocks" in bo.title() or "Ludothèque" in bo.title()


def test_the_keyboard_is_never_thrown_back_to_the_top(person):
    """Pages change, seats come and go, the turn passes: what has the focus is always the next thing, or the page."""
    page = person("Ada")
    page.goto("/")
    press, here = page.keyboard.press, page.locator(":focus")
    expect(page.get_by_role("link", name=re.compile("Clocks")).first).to_be_visible()
    press("Tab")
    expect(here).to_have_text("Skip to the page")
    tab_to(page, "Clocks")
    press("Enter")
    expect(page.get_by_role("button", name="Remove seat 2")).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    tab_to(page, "Remove seat 2")
    press("Enter")
    expect(here).to_have_text("Add a seat")

    table = open_table(page, "me", "open", game="clockworker")
    expect(page.get_by_role("combobox", name="A bot for seat 2")).to_be_visible()
    tab_to(page, "Stand up")
    press("Enter")
    expect(here).to_have_text("Sit here")
    press("Enter")
    expect(here).to_have_text("Stand up")
    tab_to(page, "A bot for seat 2")
    press("ArrowDown")
    press("Tab")
    expect(here).to_have_accessible_name(re.compile("Level of"))
    press("Tab")
    expect(here).to_have_text("Put here")
    assert "open" == ask(page, "GET", f"/api/tables/{table}").json()["seats"][1]["kind"]
    press("Enter")

    for _ in range(2):
        expect(page.locator(".options button:focus")).to_be_visible()
        told = lines_told(page)
        if page.locator(".verb:focus").count():
            press("Enter")
            expect(page.locator(".options [data-action]:focus")).to_be_visible()
        press("Enter")
        expect(page.locator(".log-lines p").nth(told)).to_be_attached()
    expect(page.locator(".options button:focus")).to_be_visible()


def test_what_looks_possible_and_is_not_says_why_with_the_rule(person):
    page = person("Ada")
    open_table(page, "me", board="backward")
    luck = random.Random(1)
    began = time.monotonic()
    refused = page.locator("button.hit[aria-disabled=true][data-hit^=clock]")
    while not (my_options(page).count() and refused.count()):
        assert time.monotonic() - began < LONGEST
        if my_options(page).count():
            click_something(page, luck)
        page.wait_for_timeout(50)

    refused.first.hover()

    tooltip = page.locator("[role=tooltip]")
    expect(tooltip).to_contain_text("too few")
    expect(tooltip).to_contain_text("Rulebook")


def test_the_language_changes_at_any_time_and_nothing_else_does(person):
    page = person("Ada")
    open_table(page, "me", "bot:greedy")
    expect(my_options(page).first).to_be_attached()
    before = my_options(page).evaluate_all("found => found.map(one => one.dataset.action)")

    open_menu(page)
    page.get_by_role("button", name=re.compile("FR|Français")).or_(page.get_by_text("FR", exact=True)).first.click()

    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(my_options(page).first).to_contain_text(re.compile("avant|reculons"))
    assert before == my_options(page).evaluate_all("found => found.map(one => one.dataset.action)")


def open_bidding(person):
    """Open a table of two, and play on until a number is picked: a bid."""
    page = person("Ada")
    other = person("Bo")
    table = open_table(page, "me", "open", board="forward")
    ask(other, "POST", f"/api/tables/{table}/sit", {"seat": 1})
    other.goto(f"/table/{table}")
    picker = page.locator(".number-picker")
    while not picker.count():
        for one in (page, other):
            # Anything but a bid: whoever bids now would be the first, and the other's bid could not be taken back.
            laying = one.locator('.action-bar:not(:has([aria-disabled])) [data-action]:not([data-action^="bid"])')
            if laying.count():
                with suppress(Error):
                    show(one, laying.first, timeout=SHORT)
                    press(laying.first, timeout=SHORT)
        page.wait_for_timeout(60)
    return page, picker


def test_arrow_keys_pick_a_number_from_the_row_and_from_the_slider(person):
    page, picker = open_bidding(person)
    confirm = picker.locator(".confirm")

    picker.locator("input:checked").focus()
    page.keyboard.press("ArrowRight")
    expect(confirm).to_have_attribute("data-action", "bid 1")

    page.set_viewport_size({"width": 280, "height": 900})
    picker.locator("input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    expect(confirm).to_have_attribute("data-action", "bid 2")


def test_undo_takes_a_bid_back(person):
    page, picker = open_bidding(person)

    picker.locator("[data-action]").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    undo.click()

    expect(picker).to_be_visible()


def test_the_side_column_goes_when_the_window_gets_narrow_and_comes_back(person):
    page = person("Ada")
    open_table(page, "me")
    column = page.locator(".side-column")
    expect(column).to_be_visible()

    page.set_viewport_size({"width": 820, "height": 900})
    expect(column).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(column).to_be_visible()


def test_a_spectator_with_a_phone_has_the_game_before_him(person):
    table = open_table(person("Ada"), "me", "bot:greedy", game="clockworker")
    watcher = person("Bo", width=390, height=844)
    watcher.goto(f"/table/{table}")

    expect(watcher.locator(".panel-tabs [aria-current]")).to_have_text("Table")
    expect(watcher.locator("#panel-table")).to_be_in_viewport(ratio=0.9)
    assert ["Ada", "Table", "Artifacts", "Others"] == watcher.locator(".panel-tabs button").all_inner_texts()


def test_a_spectator_sees_no_options(person):
    page = person("Ada")
    table = open_table(page, "me", board="forward")
    watcher = person("Bo")
    watcher.goto(f"/table/{table}")

    expect(watcher.locator("[data-kind=slot]").first).to_be_visible()
    assert 0 == watcher.locator(".action-bar [data-action]").count()
    assert 0 == watcher.locator("button.hit:not([aria-disabled])").count()
