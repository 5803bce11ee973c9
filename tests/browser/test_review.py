"""A real review, as bots have made it: of a game that is over, with a moment to practise, and of one that is played."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import open_table, play_to_the_end, second_self

pytestmark = pytest.mark.browser
REVIEWING = 60_000
"""Milliseconds that a review may take beside other tests."""
PICTURE_FITS = """frame => {
    const [board, piece] = ['.still.board', '.still-part'].map(one => frame.querySelector(one).getBoundingClientRect());
    return piece.height > 20 && piece.top >= board.top && piece.bottom <= board.bottom;
}"""
"""Whether all of what was touched for an answer is seen."""


def test_the_better_answer_is_hidden_and_whoever_practises_is_told_whether_it_was_found(person):
    page = person("Ada")
    table = open_table(page, "me", "bot:random", game="liars_dice")
    play_to_the_end(page, table)
    page.get_by_role("button", name="Review").click()
    review = page.locator("dialog.review-page")
    expect(review.locator(".river-band")).to_have_count(2, timeout=REVIEWING)
    expect(review.locator(".river-seam")).to_have_count(1)
    assert 2 == len([one for one in review.locator(".balances h4").all_inner_texts() if "50 %" in one])
    expect(review.locator(".review-places li")).to_have_count(2)
    assert ["0 %", "50 %", "100 %"] == review.locator(".river g > text[text-anchor=end]").all_text_contents()[:3]
    drawn = review.locator(".review-moments .review-drawn").first
    expect(drawn).to_be_visible()
    assert drawn.evaluate(PICTURE_FITS)
    missed = review.locator(".review-moments li[data-kind=slip]").first
    better = missed.locator("details dd")
    expect(better).to_be_hidden()
    missed.locator("summary").click()
    expect(better).to_be_visible()
    expect(review.locator(".review-more").first).to_be_visible()

    missed.get_by_role("button", name="Find it").click()

    coach = page.locator(".coach")
    expect(coach).to_contain_text("Something else is better: what?", timeout=REVIEWING)
    guest = second_self(page)
    guest.do(guest.options[0])
    guest.leave()
    expect(coach).to_contain_text("promises")


def test_whoever_plays_with_bots_alone_can_have_their_own_part_reviewed(person):
    page = person("Ada")
    open_table(page, "me", "bot:random", game="liars_dice")
    guest = second_self(page)
    for _ in range(2):
        while not guest.options:
            guest.hear()
        guest.do(guest.options[0])
    while not guest.options:
        guest.hear()
    guest.leave()
    page.goto(f"{page.url}?turn=1")
    bar = page.locator(".travel-bar")
    expect(bar).to_contain_text("Turn 1 of")

    bar.get_by_role("button", name="Review").click()

    review = page.locator("dialog.review-page")
    expect(review).to_contain_text("Of your own answers alone", timeout=REVIEWING)
    review.get_by_role("button", name="Close").click()
    bar.locator("button").last.click()
    expect(page.locator(".log-lines")).to_contain_text("hint")
