"""The page of a game: found from everywhere, searched, walked by keyboard, printed, and nothing axe complains about."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from ludotheque.games import all_games
from tests.browser.people import open_menu, open_table, wait_until

pytestmark = pytest.mark.browser
WIDTHS = ((390, 844), (1440, 900))


def at_rules(person, language="en", paragraph="", game="clocks", width=1440, height=900):
    page = person(language=language)
    page.set_viewport_size({"width": width, "height": height})
    page.request.get(f"/api/games/{game}/rules?language={language}", timeout=60_000)  # the first one is being made
    page.goto(f"/games/{game}{paragraph and '#'}{paragraph}")
    expect(page.locator(".rules-head h1")).to_be_visible()
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), WIDTHS, ids=["phone", "wide"])
def test_axe_has_nothing_to_say_and_nothing_is_wider_than_the_page(person, language, width, height):
    page = at_rules(person, language, width=width, height=height)

    found = Axe().run(page).response["violations"]

    assert [] == [(one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in found]
    assert width >= page.evaluate("document.documentElement.scrollWidth")


def test_search_counts_marks_and_leads_from_place_to_place_whatever_the_accents(person):
    page = at_rules(person, "fr")
    field = page.get_by_role("searchbox", name="Chercher dans les règles")

    field.fill("six fantome")
    expect(page.locator(".rules-count")).to_have_text(re.compile(r"^\d+ endroits$"))
    marked = page.evaluate("CSS.highlights.get('rules-found').size")
    assert f"{marked} endroits" == page.locator(".rules-count").inner_text()
    before = page.evaluate("scrollY")
    field.press("Enter")
    wait_until(page, lambda: page.evaluate("scrollY") > before)
    field.press("Escape")

    expect(page.locator(".rules-count")).to_have_text("")
    field.fill("xyzzy")
    expect(page.locator(".rules-count")).to_have_text("nulle part")


def test_a_citation_opens_its_paragraph_and_so_do_links_and_keys(person):
    page = at_rules(person, paragraph="ruling.9")

    expect(page.locator("[id='ruling.9']")).to_be_focused()
    expect(page.locator("[id='ruling.9']")).to_be_in_viewport()
    leading = page.locator("[id='ruling.9'] a").all()
    for link in leading:  # words of the glossary, then the rule it is about
        page.keyboard.press("Tab")
        expect(link).to_be_focused()
    expect(page.locator("[id='ruling.9'] .rule-of a")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[id='actions.paid']")).to_be_in_viewport()
    assert page.url.endswith("/games/clocks#actions.paid")
    page.go_back()
    expect(page.locator("[id='ruling.9']")).to_be_in_viewport()


def test_on_paper_there_are_the_rules_and_nothing_else(person):
    page = at_rules(person)

    page.emulate_media(media="print")

    expect(page.locator(".top-line")).to_be_hidden()
    expect(page.locator(".rules-rail")).to_be_hidden()
    expect(page.locator(".rules-head h1")).to_be_visible()
    assert "rgb(0, 0, 0)" == page.locator("article.rules").evaluate("one => getComputedStyle(one).color")


def test_the_rules_are_found_from_the_shelf_a_new_table_and_a_refusal(person):
    page = person("Ada")
    page.goto("/")
    page.locator("a[href='/games/clocks']").click()
    expect(page.get_by_role("heading", name="The goal in twenty seconds")).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.locator("main.new-page a[href='/games/clocks']")).to_be_visible()
    open_table(page, "me", board="forward")
    expect(page.locator(".board").first).to_be_visible()

    open_menu(page)
    page.get_by_role("button", name="This table").click()

    expect(page.locator("dialog.table-dialog a[href='/games/clocks']")).to_be_visible()


STICKS_OUT = """() => [...document.querySelectorAll('.still-frame')].flatMap((frame) => {
    const of = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('[data-id]')].flatMap((piece) => {
        const { left, right } = piece.getBoundingClientRect();
        const out = right > left ? Math.max(of.left - left, right - of.right) : 0;
        return out > 2 ? [`${frame.closest('.rule, .chapter')?.id} ${piece.dataset.id} ${Math.round(out)} px`] : [];
    });
})"""


@pytest.mark.parametrize(("width", "height"), WIDTHS, ids=["phone", "wide"])
@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_piece_sticks_out_of_its_picture(person, game, width, height):
    page = at_rules(person, game=game, width=width, height=height)
    page.locator(".still-frame [data-id]").last.wait_for(state="attached")
    page.wait_for_load_state("networkidle")  # the theme says how large they are

    assert [] == page.evaluate(STICKS_OUT)
