"""What stays of a game: the end screen, looking back, one's own page, and the deal of the day."""

import re
from base64 import b64encode

import pytest
from playwright.sync_api import expect

from ludotheque.engine.lesson import lessons_of
from ludotheque.games import game_named
from tests.browser.people import answer, ask, my_options, play_to_the_end, second_self, wait_until

pytestmark = pytest.mark.browser

UNLIKE = """async (pictures) => {
    const [width, height] = [360, 170];
    const [one, other] = await Promise.all(pictures.map(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
        pen.drawImage(image, 0, 0, width, height);
        return pen.getImageData(0, 0, width, height).data;
    }));
    return one.reduce((sum, value, place) => sum + Math.abs(value - other[place]), 0) / one.length;
}"""
"""How far two pictures are from each other, of 255, when looked at from a distance."""


@pytest.fixture
def over(person):
    """A page on which a game against a bot has just ended."""
    page = person("Ada")
    seats = {"game": "clocks", "seats": ["me", "bot:random"], "options": {"money": "hidden"}}
    table = ask(page, "POST", "/api/tables", seats).json()["id"]
    return play_to_the_end(page, table)


def test_the_end_is_told_and_leads_back_to_a_turn_that_plays_on_by_itself(over):
    """Bars add up, the curve ends with the totals, a turning point opens the table as it was then."""
    screen = over.locator("dialog.end-screen")
    totals = screen.locator(".bar-total").all_inner_texts()
    expect(screen.locator(".curve-name")).to_have_count(2)
    ends = screen.locator(".curve-name").all_text_contents()
    assert sorted(total.split()[0] for total in totals) == sorted(end.split()[0] for end in ends)
    expect(screen.locator(".winner-board .zone").first).to_be_attached()
    expect(screen.locator(".fact")).not_to_be_empty()

    screen.locator(".moment").first.click()

    bar = over.locator(".travel-bar")
    expect(bar).to_contain_text("Turn ")
    before = over.url
    expect(over.locator(".log-lines .now").first).to_be_visible()
    expect(bar.locator(".travel-mark").first).to_be_attached()
    bar.get_by_role("button", name="Play turn by turn").click()
    wait_until(over, lambda: over.url != before)
    bar.get_by_role("button", name="Stop").click()
    over.locator(".log-turn").first.click()
    turn = over.locator(".log-turn").first.inner_text()
    expect(bar).to_contain_text(f"Turn {turn} of")
    # Beside the log the table is drawn a little smaller: the picture is not, and edges lie between other pixels.
    for width, most in ((1440, 8), (1640, 3)):
        over.set_viewport_size({"width": width, "height": 900})
        with over.expect_download() as saved:
            bar.get_by_role("button", name="Save a picture").click()
        assert saved.value.suggested_filename.endswith(f"-{turn}.png")
        pictures = [saved.value.path().read_bytes(), over.locator(".board").screenshot()]
        unlike = over.evaluate(UNLIKE, [b64encode(picture).decode() for picture in pictures])
        assert unlike < most, "not all that one sees"


def test_the_log_can_be_read_with_ones_own_lines_alone(over):
    over.keyboard.press("Escape")
    every = over.locator(".log-lines p").count()

    over.get_by_role("button", name="Mine", exact=True).click()

    assert 0 < over.locator(".log-lines p.mine").count()
    assert over.locator(".log-lines p").count() < every


def test_a_player_finds_their_game_again_and_others_do_not(over, person):
    over.goto("/players/me")
    expect(over.locator(".reader-card")).to_contain_text("Ada")
    expect(over.locator(".games li")).to_have_count(1)
    expect(over.locator(".games img")).to_have_count(1)
    expect(over.locator(".rating-curve svg")).to_be_visible()
    expect(over.locator(".rating-band")).to_have_count(2)
    own = ask(over, "GET", "/api/players/me").json()["id"]

    bo = person("Bo")
    bo.goto(f"/players/{own}")

    expect(bo.locator(".reader-card")).to_contain_text("Ada")
    expect(bo.locator(".games li")).to_have_count(0)


def test_a_players_page_says_what_was_learnt_and_leads_to_the_first_game(person):
    """A lesson counts for nothing, and is not nothing."""
    ada = person("Ada")
    table = ask(ada, "POST", "/api/games/clocks/lessons/first").json()["id"]
    ada.goto("/players/me")
    expect(ada.locator(".learnt li")).to_contain_text("0 of 8 steps")
    expect(ada.get_by_role("link", name="Go on where you left")).to_have_attribute("href", f"/table/{table}")

    ada.goto(f"/table/{table}")
    guest = second_self(ada)
    for step in lessons_of(game_named("clocks"))["first"].file.steps:
        while not guest.options:
            guest.hear()
        guest.do(step.allow[0])
    guest.leave()
    ada.goto("/players/me")

    expect(ada.locator(".learnt li")).to_contain_text("learnt")
    expect(ada.locator(".stamps")).to_have_count(0)
    expect(ada.get_by_text("a lesson does not count")).to_be_visible()
    ada.get_by_role("link", name="Play a game").click()
    expect(ada).to_have_url(re.compile("/new/clocks$"))


def test_the_deal_of_the_day_is_played_once_and_nobody_looks_on(person):
    ada = person("Ada")
    ada.goto("/daily")
    ada.locator("section", has=ada.get_by_role("heading", name="Clocks")).get_by_role("button").click()
    my_options(ada).first.wait_for(state="attached")
    answer(ada)
    table = ada.url

    ada.goto("/daily")
    ada.get_by_role("button", name="Play on").click()
    ada.wait_for_url(table)
    bo = person("Bo")
    bo.goto(table)

    expect(bo.locator(".board")).to_have_count(0)
