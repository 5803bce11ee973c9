"""Unconscious Mind in a real browser: a whole solo game, the Id's turn step by step, the guide, fingers."""

import asyncio
import itertools
import random
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - theirs is meant

from ludotheque.lab.serving import Serving
from ludotheque.server.web.requests import COOKIE
from tests.browser.people import (
    answer,
    final_scores,
    is_over,
    my_options,
    open_table,
    play_by_mouse,
    play_unseen,
    wait_until,
)
from tests.browser.test_look import look
from tools import pictures
from tools.browser import without_guide

pytestmark = pytest.mark.browser
GAME = "unconscious_mind"
SHOWS_ALL = """board => {
    const { bottom } = board.getBoundingClientRect();
    return [...board.querySelectorAll('.cell')].every(one => one.getBoundingClientRect().bottom <= bottom + 1);
}"""


def told(page):
    """Read the moment that is shown: sentences, each with its rule or nothing."""
    return page.locator(".happened-lines p").evaluate_all(
        "all => all.map(one => [one.firstChild.textContent, one.querySelector('.happened-rule')?.textContent ?? ''])"
    )


def read_to_the_end(page):
    """Step on until the table is as it is now; give every moment."""
    moments = []
    expect(page.locator(".happened-lines p").first).to_be_visible()
    while page.locator(".happened").count():
        place = page.locator(".happened-place").get_attribute("aria-label")
        moments.append(told(page))
        page.get_by_role("button", name=re.compile("^(Un pas en avant|One step on)$")).click()
        expect(page.locator(f".happened-place[aria-label='{place}']")).to_have_count(0)
    return moments


def log_of(page):
    """Read what the lines of the log say, without the number of the turn and the rule."""
    return page.locator(".log-lines p").evaluate_all(
        """all => all.map(one => {
            const said = one.cloneNode(true);
            said.querySelectorAll('.log-turn, .log-rule').forEach(part => part.remove());
            return said.textContent;
        })"""
    )


def has_stated_ideas(page):
    return any("révèle une carte" in line for line in log_of(page)) and my_options(page).count() > 0


@pytest.mark.timeout(400)
def test_a_whole_solo_game_in_french_with_a_turn_of_the_id_read_step_by_step(person):
    page = person("Ada", language="fr")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Unconscious Mind")).first.click()
    page.get_by_role("button", name="Retirer la place 2").click()
    page.get_by_role("button", name="Jouer").click()
    page.wait_for_url("**/table/*")
    luck = random.Random(4)
    play_by_mouse([page], luck, has_stated_ideas)

    log = log_of(page)
    page.get_by_role("button", name="Que s’est-il passé ?").click()
    expect(page.get_by_role("group", name="Ce qui s’est passé")).to_be_visible()
    look(page, "unconscious-mind-step")
    moments = read_to_the_end(page)

    lines = [line for moment in moments for line in moment]
    assert len(moments) > 3
    assert [text for text, _ in lines] == [text for text in log if text in dict(lines)][-len(lines) :]
    card = next(rule for text, rule in lines if "révèle une carte" in text)
    assert "Livret solo, Placer des idées" in card
    assert all(rule for text, rule in lines if text.startswith("Ça ") and "marque" not in text), lines
    expect(my_options(page).first).to_be_attached()

    page.reload()
    expect(my_options(page).first).to_be_attached()
    page.get_by_role("button", name="Que s’est-il passé ?").click()
    expect(page.locator(".happened-lines")).to_contain_text(moments[0][0][0])
    page.get_by_role("button", name="Revenir au présent").click()

    play_unseen([page], luck, 80)
    play_by_mouse([page], luck)
    assert 2 == len(final_scores(page))
    expect(page.locator("dialog.end-screen")).to_contain_text("Études de cas")


def test_the_id_plays_by_itself_at_the_pace_that_is_remembered_until_it_is_skipped(browser, serving):
    """Without reduced motion its turn begins to play unasked; whoever does not want that says so once."""
    with browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="fr-FR", base_url=serving.address
    ) as context:
        page = context.new_page()
        open_table(page, "me", game=GAME)
        play_by_mouse([page], random.Random(2), has_paused)
        page.get_by_role("combobox", name="Allure").select_option("skip")
        page.get_by_role("button", name="Revenir au présent").click()

        expect(my_options(page).first).to_be_attached()
        page.reload()
        page.get_by_role("button", name="Que s’est-il passé ?").click()
        expect(page.get_by_role("combobox", name="Allure")).to_have_value("skip")
        place = page.locator(".happened-place").get_attribute("aria-label")
        page.get_by_role("button", name="Dérouler").click()
        expect(page.locator(f".happened-place[aria-label='{place}']")).to_have_count(0)


def has_paused(page):
    """Stop what plays by itself; if it was over just then, the next turn counts."""
    playing = page.locator(".happened:has(.happened-lines p)").get_by_role("button", name="Pause")
    if playing.count():
        with suppress(TimeoutError):
            playing.click(timeout=1_000)
    return page.get_by_role("button", name="Dérouler").count() > 0


def test_the_keyboard_alone_plays_and_steps_through_what_happened(person):
    page = person("Ada")
    open_table(page, "me", game=GAME)
    luck = random.Random(6)
    while not any("turns up a card" in line for line in log_of(page)) or not my_options(page).count():
        keys = page.locator(".option[aria-keyshortcuts]:not([aria-disabled])").evaluate_all(
            "found => found.map(one => one.getAttribute('aria-keyshortcuts'))"
        )
        number = page.locator(".number-picker :is(input:checked, input[type=range])")
        if keys:
            page.keyboard.press(luck.choice(keys))
        elif number.count():
            # It may be answered already, and about to go away: then the next look counts.
            with suppress(TimeoutError):
                number.first.press("ArrowRight", timeout=1_000)
                page.keyboard.press("Enter")
        page.wait_for_timeout(20)

    page.keyboard.press(",")
    first = page.locator(".happened-place").get_attribute("aria-label")
    page.keyboard.press(".")
    expect(page.locator(".happened-place")).not_to_have_attribute("aria-label", first)
    expect(page.locator(".told").first).to_be_attached()
    page.keyboard.press(",")
    expect(page.locator(".happened-place")).to_have_attribute("aria-label", first)
    page.keyboard.press("Escape")

    expect(page.locator(".happened")).to_have_count(0)
    expect(my_options(page).first).to_be_attached()


def test_the_guide_points_and_blocks_nothing(person):
    page = person("Ada", 390, 844)
    open_table(page, "me", game=GAME)
    coach = page.locator(".coach")

    expect(coach).to_contain_text("Your first client")
    expect(page.locator(".pointed[data-id=clients0]")).to_be_attached()
    look(page, "unconscious-mind-guide")
    answer(page)
    expect(coach).to_contain_text("A dream to interpret")
    coach.locator(".coach-more").click()
    coach.get_by_role("button", name="I see").click()
    expect(coach).to_have_count(0)
    answer(page)
    expect(coach).to_contain_text("The notebook")
    coach.locator(".coach-more").click()
    coach.get_by_role("button", name="No guide").click()

    page.reload()
    expect(my_options(page).first).to_be_attached()
    assert 0 == coach.count()


def test_a_long_press_says_what_a_piece_is(person):
    page = person("Ada", 390, 844, has_touch=True)
    open_table(page, "me", game=GAME)
    expect(my_options(page).first).to_be_attached()
    page.get_by_role("button", name="Clients", exact=True).click()
    piece = page.locator("[data-hit^='wheel0.']").first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("[role=tooltip], .magnifier")).to_contain_text("white")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert not is_over(page)


def test_in_a_lesson_on_a_phone_the_desk_scrolls_unsqueezed_and_names_of_slips_stand_in_one_line(person):
    """A second line would be cut off; the market of this lesson has the longest name."""
    page = person("Ada", 390, 844)
    page.goto(f"/games/{GAME}")
    page.locator(".lessons button").first.click(timeout=60_000)  # the page is made first
    expect(page.locator(".coach")).to_be_visible()
    wait_until(page, lambda: page.locator(".board").evaluate("one => one.scrollHeight > one.clientHeight"))
    assert 250 < page.locator(".cell-notebook").bounding_box()["height"]
    page.get_by_role("button", name="On offer").click()
    titles = page.locator("[data-id='market'] .card-title")
    expect(titles.filter(has=page.locator("xpath=self::*[@data-text='Coffee-house notes']"))).to_be_visible()

    heights = titles.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")

    assert max(heights) < 20, heights


@pytest.fixture(scope="module")
def laid(tmp_path_factory):
    """A server on which games of two and of four lie late and at their end."""
    folder = tmp_path_factory.mktemp("laid")
    wanted = pictures.Wanted([GAME], [], ["late", "end"], [2, 4], [], [], "short", seed=1, is_watched=False)
    with ThreadPoolExecutor() as aside:  # where tests drive a browser, an event loop runs already
        found = aside.submit(asyncio.run, pictures.lay_out(f"sqlite:///{folder}/tables.sqlite", wanted))
        cookies, tables = found.result()
    serving = Serving(folder)
    yield serving.address, cookies, {(table.seats, table.moment): table for table in tables}
    serving.stop()


@pytest.fixture
def sitting(browser, laid):
    """A page of the first player, and the tables."""
    address, cookies, tables = laid
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address, reduced_motion="reduce")
    context.add_cookies([{"name": COOKIE, "value": cookies[0].partition("=")[2], "url": address}])
    context.add_init_script(without_guide(GAME))
    yield context.new_page(), tables
    context.close()


def winners_board(page, table):
    """Go to the end of a game; give the part of the table that is shown there."""
    page.goto(f"/table/{table.id}")
    board = page.locator("dialog.end-screen .winner-board")
    expect(board.locator(".board:not(.spread) .planned")).to_be_attached(timeout=pictures.PATIENCE)
    return board


def test_the_winners_desk_is_shown_at_the_end_as_it_lay_on_the_table(sitting):
    page, tables = sitting

    board = winners_board(page, tables[2, "end"])

    rooms = [board.locator(f".cell-{name}").bounding_box() for name in ("notebook", "room1", "room2")]
    edges = [(box["x"], box["x"] + box["width"]) for box in rooms]
    assert all(end <= begin for (_, end), (begin, _) in itertools.pairwise(edges)), edges
    assert rooms[1]["width"] > rooms[0]["width"] / 2
    assert board.evaluate(SHOWS_ALL)
    papers = [zone.bounding_box() for zone in board.locator(".cell-papers > .zone:visible").all()]
    assert len(papers) > 2
    assert len({box["y"] for box in papers}) == 1, papers  # in one line

    page.set_viewport_size({"width": 390, "height": 844})
    expect(board.locator(".board[data-class=narrow] .cell-papers")).to_be_attached()
    wait_until(page, lambda: board.evaluate(SHOWS_ALL))
    things = [one.bounding_box() for one in page.locator(".end-actions > *").all()]
    assert len(things) > 6
    assert all(0 <= box["x"] and box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 844 for box in things)


def test_of_a_winner_at_a_full_table_the_notebook_is_as_high_as_the_board(sitting):
    page, tables = sitting

    board = winners_board(page, tables[4, "end"])

    whole, notebook = board.bounding_box(), board.locator(".cell-notebook .places").bounding_box()
    assert notebook["height"] > 0.8 * whole["height"], (notebook, whole)
    assert board.evaluate(SHOWS_ALL)


def test_a_verb_shows_what_its_answers_bring_where_that_is_little(sitting):
    page, tables = sitting

    page.goto(f"/table/{tables[4, 'late'].id}")

    symbols = page.locator(".verb[data-verb=convert] > .option-gain .symbol")
    expect(symbols.first).to_be_visible(timeout=pictures.PATIENCE)
    brought = symbols.evaluate_all("all => all.map(one => one.dataset.symbol)")
    assert len(set(brought)) == len(brought) > 1
    assert "coffee" not in brought  # which is what is converted
    expect(page.locator(".verb[data-verb=state] > .option-gain")).to_be_hidden()


def test_nobody_stands_before_a_house(sitting):
    """All five in one place queue beside it, as large as one alone, every letter to be read."""
    page, tables = sitting

    page.goto(f"/table/{tables[4, 'late'].id}")

    place = page.locator("[data-family=location]:has([data-kind=meeple] ~ [data-kind=meeple] ~ [data-kind=meeple])")
    expect(place).to_be_visible(timeout=pictures.PATIENCE)
    house = place.locator(".card > .picture").bounding_box()
    name = place.locator(".card-title").bounding_box()
    figures = [one.bounding_box() for one in place.locator("[data-kind=meeple]").all()]
    middles = sorted(box["x"] + box["width"] / 2 for box in figures)
    body = figures[0]["width"] * 0.46  # around which the drawing is empty
    assert middles[0] - body / 2 > house["x"] + house["width"], (house, middles)
    assert all(later - former > 10 for former, later in itertools.pairwise(middles)), middles
    assert all(box["height"] > 36 and box["y"] + 0.85 * box["height"] < name["y"] for box in figures), (name, figures)
