"""Keys alone: every game from its first answer to its last, without a mouse; the long middle is played unseen."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import TITLES, WHOLE, final_scores, open_table, play_by_keys, play_unseen, tab_to

pytestmark = pytest.mark.browser
FIRST = 4
"""Answers before the middle."""


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_by_keys_from_its_first_answer_to_its_end(person, game, is_whole, noted):
    seats, middle = TITLES[game]
    page = person("Ada")
    if game == "clocks":
        open_by_keys(page)
    else:
        open_table(page, *seats, game=game)
    luck = random.Random(3)
    if is_whole:
        answers = play_by_keys(page, luck, patience=WHOLE)
    else:
        answers = play_by_keys(page, luck, FIRST)
        play_unseen([page], luck, middle)
        answers += play_by_keys(page, luck)

    noted(f"{game}: {answers} answers by key")
    assert final_scores(page)
    tab_to(page, "Look at the table")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.end-screen")).to_be_hidden()


def open_by_keys(page):
    """Open a table for oneself from the shelf: by Tab, arrows and Enter."""
    press = page.keyboard.press
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Clocks")).first).to_be_visible()
    tab_to(page, "Clocks")
    press("Enter")
    page.wait_for_url("**/new/clocks")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    tab_to(page, "Remove seat 2")
    press("Enter")
    tab_to(page, "Play")
    press("Enter")
    page.wait_for_url("**/table/*")
