"""Looking back: by arrow keys and by a link, and playing on from there."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import answer, ask, my_options, open_menu, open_table, play_to_the_end, wait_until

pytestmark = pytest.mark.browser


@pytest.fixture
def over(person):
    """A page on which a game against a bot has just ended."""
    page = person("Ada")
    made = ask(page, "POST", "/api/tables", {"game": "clocks", "seats": ["me"]})
    return play_to_the_end(page, made.json()["id"])


def test_a_finished_game_is_looked_at_by_arrow_keys_and_by_link(over):
    over.get_by_role("button", name="Look back").click()
    bar = over.locator(".travel-bar")
    expect(bar).to_contain_text("Turn 0 of")
    before = over.locator(".board").inner_html()

    expect(bar.get_by_role("slider")).to_be_focused()
    for _ in range(3):
        over.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("Turn 3 of")
    over.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("Turn 2 of")

    assert before != over.locator(".board").inner_html()
    assert over.url.endswith("?turn=2")
    over.reload()
    expect(bar).to_contain_text("Turn 2 of")
    open_menu(over)
    over.get_by_role("button", name="Français").click()
    expect(over.locator(".board")).to_contain_text("Enchère")
    bar.get_by_role("slider").focus()
    over.keyboard.press("Escape")
    expect(over.locator("dialog.end-screen")).to_be_visible()
    over.keyboard.press("Escape")
    expect(over.get_by_role("button", name="Voir les scores")).to_be_focused()


def test_one_plays_on_from_a_turn_at_a_table_of_ones_own(over):
    over.get_by_role("button", name="Look back").click()
    expect(over.locator(".travel-bar")).to_contain_text("Turn 0 of")
    over.keyboard.press("ArrowRight")
    expect(over.locator(".travel-bar")).to_contain_text("Turn 1 of")
    old = over.url.partition("?")[0]

    over.get_by_role("button", name="Play on from here against bots").click()

    expect(over.locator(".travel-bar")).to_be_hidden()
    wait_until(over, lambda: not over.url.startswith(old))
    expect(over.locator(".options button, .options input").first).to_be_visible()


def test_a_turn_of_a_running_game_is_found_from_the_table_itself(person):
    page = person("Ada")
    open_table(page, "me", "bot:greedy")
    answer(page)
    expect(page.locator(".log-lines p").first).to_be_visible()

    open_menu(page)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_role("button", name="Look back").click()
    expect(page.locator(".travel-bar")).to_contain_text("Turn")
    page.goto(page.url.partition("?")[0] + "?turn=0.7")

    expect(page.locator(".travel-bar")).to_contain_text("Turn 0 of")


def test_a_finished_game_counts_and_its_record_is_opened_again(over, tmp_path):
    title = over.locator("#end-title").inner_text()
    with over.expect_download() as download:
        over.get_by_role("link", name="Record of the game").click()
    record = Path(tmp_path / download.value.suggested_filename)
    download.value.save_as(record)
    assert record.name.startswith("clocks-")

    over.goto("/")
    over.get_by_role("link", name="Results", exact=True).click()
    mine = over.get_by_role("region", name="How I have done").locator("tbody tr")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Clocks")
    over.get_by_label("Players").select_option("4")  # two may have played for ratings in another test
    expect(over.get_by_text("Nobody is rated here yet.")).to_be_visible()

    over.get_by_label("Open a record…").set_input_files(record)

    expect(over.locator("#end-title")).to_have_text(title)


def test_whoever_looks_back_plays_nothing_by_key_or_click(person):
    page = person("Ada")
    table = open_table(page, "me")
    for question in ("Choose a face", "Lay two dice together", "How much do you bid?", "Where does"):
        expect(page.locator(".prompt")).to_contain_text(question)
        answer(page, -1)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    told = page.locator(".log-lines p").all_inner_texts()
    offered = my_options(page).evaluate_all("found => found.map(one => one.dataset.action)")

    page.goto(f"/table/{table}?turn=0")
    expect(page.locator(".travel-bar")).to_contain_text("Turn 0 of")
    for key in ("1", "u", "Enter"):
        page.keyboard.press(key)

    expect(page.locator(".prompt")).to_have_text("The table as it was")
    assert 0 == page.locator(".action-bar, button.hit:not([aria-disabled]), .board .lit").count()
    page.keyboard.press("ArrowRight")  # what was sent before would have come before
    expect(page.locator(".travel-bar")).to_contain_text("Turn 1 of")
    page.keyboard.press("Escape")
    expect(my_options(page).first).to_be_attached()
    assert offered == my_options(page).evaluate_all("found => found.map(one => one.dataset.action)")
    assert told == page.locator(".log-lines p").all_inner_texts()
