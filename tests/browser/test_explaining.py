"""The action area by verbs, and what explains pieces: chips, sheet, confirming, what is lacking, magnifier, legend."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.people import click_something, complaints, first_of, no_wish, open_table, wait_until

pytestmark = pytest.mark.browser
FEW = 3
CLIPPED = """() => [...document.querySelectorAll('.action-bar, .options-list, .option:not([hidden] *)')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.outerHTML.slice(0, 90))"""


def play_until(page, is_reached, wish=no_wish, seed=1):
    """Click what luck or the wish says until something is reached."""
    luck = random.Random(seed)

    def is_done():
        return is_reached() or (click_something(page, luck, wish) and False)

    wait_until(page, is_done)


def at_clockworker(page):
    """Sit down with bots, and wait for the choice of an action."""
    page.add_init_script("localStorage.setItem('ludotheque.side', 'closed')")
    page.add_init_script("localStorage.setItem('ludotheque.guide.clockworker', 'off')")
    open_table(page, "me", "bot:greedy", "bot:greedy", game="clockworker")
    wait_until(page, lambda: page.locator("[data-action^=operate]").count() >= FEW)


def test_answers_stand_by_verb_and_a_key_opens_one(person):
    page = person("Ada", 390, 844)
    at_clockworker(page)
    verb = page.locator(".verb:has(.verb-count)").first  # one that has a single answer is not counted
    expect(verb).to_have_attribute("aria-expanded", "false")
    assert [] == page.evaluate(CLIPPED)

    verb.focus()
    page.keyboard.press("Enter")
    sheet = page.locator(".option-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".option:visible").first).to_be_focused()
    assert sheet.locator("[data-action]:visible").count() == int(verb.locator(".verb-count").inner_text())
    assert [] == page.evaluate(CLIPPED)
    assert [] == complaints(page)

    # Answers are arranged anew in another window: whoever walks through them stays where they are.
    page.keyboard.press("Tab")
    second = sheet.locator(".option:visible").nth(1)
    expect(second).to_be_focused()
    page.set_viewport_size({"width": 360, "height": 844})
    expect(page.locator(".action-bar")).to_have_css("width", "360px")
    expect(second).to_be_focused()

    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(verb).to_be_focused()


def test_an_open_verb_is_answered_by_its_keys(person):
    page = person("Ada")
    at_clockworker(page)
    number = page.locator(".option[data-action], .verb").count()
    for verb in page.locator(".verb").all()[:1]:
        page.keyboard.press(verb.get_attribute("aria-keyshortcuts"))
    chip = page.locator(".option[data-action][aria-keyshortcuts]:visible").first
    action = chip.get_attribute("data-action")
    page.keyboard.press(chip.get_attribute("aria-keyshortcuts"))

    assert number > 0
    assert action
    expect(page.locator(f'.option[data-action="{action}"]')).to_have_count(0)


def test_what_cannot_be_taken_back_is_asked_for_once_more(person):
    page = person("Ada")
    open_table(page, "me", "bot:greedy", game="liars_dice")
    # While an answer is on its way, those of the last question are still there, and can no longer be given.
    doubt = page.locator(".action-bar:not(:has([aria-disabled])) [data-action=dudo]")
    play_until(page, lambda: doubt.count() > 0, first_of("face", "bid"))

    doubt.first.click()
    expect(page.locator(".confirming [data-action=dudo]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".confirming")).to_have_count(0)
    doubt.first.click()
    page.keyboard.press("Enter")

    expect(page.locator(".log-lines")).to_contain_text("Ada doubts")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_bid_can_be_doubted_while_the_number_of_another_is_picked(person, width):
    page = person("Ada", width=width)
    open_table(page, "me", "bot:greedy", game="liars_dice")
    doubt = page.locator(".action-bar:not(:has([aria-disabled])) [data-action=dudo]")
    play_until(page, lambda: doubt.count() > 0, first_of("face", "bid"))
    page.locator(".board .lit [data-hit^='face']").last.click()
    expect(page.locator(".number-picker")).to_be_visible()
    assert page.evaluate(CLIPPED) == []

    page.reload()
    doubt.click()
    expect(page.locator(".confirming [data-action=dudo]")).to_be_visible()
    page.locator(".confirming [data-action=dudo]").click()

    expect(page.get_by_role("log").last).to_contain_text("Ada doubts")


def test_what_is_lacking_is_said_in_symbols(person):
    page = person("Ada")
    at_clockworker(page)
    page.locator("button.hit[aria-disabled=true][data-hit^='artifact.']").first.focus()
    page.keyboard.press("i")

    expect(page.locator(".magnifier .lack").first).to_be_visible()
    expect(page.locator("[data-id^='artifact.'].dear").first).to_be_attached()


def test_any_piece_is_enlarged_by_key_mouse_or_finger_and_explained(person):
    page = person("Ada")
    at_clockworker(page)
    theirs = page.locator(".board .piece .hit").last
    theirs.focus()
    page.keyboard.press("i")
    dialog = page.locator("dialog.magnifier[open]")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(theirs).to_be_focused()

    card = page.locator("[data-hit^='artifact.']").first
    card.focus()
    page.keyboard.press("i")
    expect(dialog.locator("h2")).not_to_be_empty()
    expect(dialog.locator(".legend")).to_contain_text("block")
    width = card.evaluate("hit => hit.getBoundingClientRect().width")
    larger = dialog.locator(".magnified .piece").evaluate("piece => piece.getBoundingClientRect().width")
    assert 1.9 * width <= larger <= 3.2 * width
    assert [] == complaints(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.mouse.move(0, 0)
    card.hover()
    expect(page.locator(".magnifier.passing")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".magnifier.passing")).to_have_count(0)


def test_the_legend_explains_the_symbols_of_the_table(person):
    page = person("Ada", 390, 844, language="fr", has_touch=True)
    at_clockworker(page)
    page.get_by_role("button", name="Plus", exact=True).tap()
    page.get_by_role("button", name="Symboles, mots et touches").tap()
    legend = page.locator("dialog[open] .legend").first
    expect(legend).to_contain_text("Paie les usines.")
    words = page.get_by_role("region", name="Ce que disent les mots")
    expect(words.get_by_role("link", name="usine", exact=True)).to_have_attribute(
        "href", "/games/clockworker#actions.operate"
    )
    assert [] == complaints(page)
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)

    page.keyboard.press("l")
    expect(legend).to_be_visible()
    page.keyboard.press("l")
    expect(legend).to_have_count(0)
