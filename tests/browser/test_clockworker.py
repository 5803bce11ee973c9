"""Clockworker in real browsers."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import final_scores, first_of, lines_told, my_options, play_by_mouse, play_unseen

pytestmark = pytest.mark.browser
GET_ON = first_of("communicate", "repair", "operate", "place", "dispatch", "as-printed", "done", "charge")
"""People who buy whatever they can are soon at twelve cards."""


@pytest.mark.timeout(300)
def test_two_people_and_a_bot_play_a_whole_game_in_french(person):
    """From the shelf to the last line of the scores, with a reload in the middle."""
    ada, bo = person("Ada", language="fr"), person("Bo", language="fr", width=820, height=1100)
    ada.goto("/")
    ada.get_by_role("link", name=re.compile("Clockworker")).first.click()
    ada.get_by_role("combobox", name="Place 2").select_option("open")
    ada.get_by_role("button", name="Ajouter une place").click()
    ada.get_by_role("combobox", name="Place 3").select_option("bot:level:1")
    ada.get_by_role("button", name="Jouer").click()
    ada.wait_for_url("**/table/*")
    bo.goto(ada.url)
    bo.get_by_role("button", name="S’asseoir ici").click()
    expect(ada.locator("#board2, [data-id=board2]").first).to_be_visible()

    luck = random.Random(4)
    play_by_mouse([ada, bo], luck, lambda _: lines_told(ada) > 24, GET_ON)
    told = lines_told(ada)
    ada.reload()
    expect(ada.locator(".log-lines p").nth(told - 1)).to_be_attached()
    play_unseen([ada, bo], luck, 72, GET_ON)
    play_by_mouse([ada, bo], luck, wish=GET_ON)

    assert final_scores(ada) == final_scores(bo)
    assert 3 == len(final_scores(ada))
    assert 0 == my_options(ada).count()
    expect(bo.locator(".end-reason")).to_have_text(re.compile("tableau|tuile"))
