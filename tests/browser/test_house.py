"""The house: people find a table, play by the clock, lose the line, go, come back, and play again."""

import random
import re
import time

import pytest
from playwright.sync_api import expect

from ludotheque.lab.serving import Serving
from tests.browser.conftest import SEED
from tests.browser.people import (
    ask,
    click_something,
    lines_told,
    my_options,
    open_menu,
    open_table,
    play_by_mouse,
    sit_down,
    wait_until,
)

pytestmark = pytest.mark.browser
LONG = 60_000
"""Milliseconds: on a busy machine everything takes its time."""


@pytest.fixture(scope="session")
def serving(tmp_path_factory):
    """A house where a bot stands in for whoever has been gone for a second."""
    running = Serving(tmp_path_factory.mktemp("house"), arguments=["--away", "1", "--seed", SEED])
    yield running
    running.stop()


def names_at_times(page):
    return page.locator(".standings li").filter(has=page.locator(".time")).locator(".standing-name").all_inner_texts()


@pytest.mark.timeout(300)
def test_a_live_game_outlives_a_lost_line_and_a_closed_tab_and_is_played_again(person):
    ada, bo = person("Ada"), person("Bo")
    ada.goto("/new/clocks")
    ada.get_by_role("combobox", name="Seat 2").select_option("open")
    ada.get_by_role("button", name="Add a seat").click()
    ada.get_by_role("combobox", name="Pace").select_option("Live, with a clock")
    ada.get_by_role("checkbox", name=re.compile("Public")).check()
    ada.get_by_role("button", name="Play").click()
    ada.wait_for_url("**/table/*")
    bo.goto("/")
    bo.get_by_role("link", name=re.compile("Join")).click()
    bo.get_by_role("button", name="Sit here").click()
    expect(ada.locator(".standings .time")).to_have_count(2, timeout=LONG)
    assert {"Ada", "Bo"} == {name.split()[0] for name in names_at_times(ada)}

    # The line is cut, the other one plays on, the line is back.
    luck = random.Random(4)
    lines = ada.locator(".log-lines p")
    play_by_mouse([ada, bo], luck, lambda _: lines.count() > 8)
    bo.context.set_offline(True)
    cut = time.monotonic()
    expect(bo.get_by_text("Connection lost")).to_be_visible(timeout=LONG)
    play_until(ada, luck, ada.locator(".standings .stood-in"))
    bo.wait_for_timeout(max(0, 10_000 - 1_000 * (time.monotonic() - cut)))
    bo.context.set_offline(False)
    expect(bo.get_by_text("Connection lost")).to_have_count(0, timeout=LONG)
    expect(ada.locator(".standings .stood-in, .standings .is-away")).to_have_count(0, timeout=LONG)
    wait_until(bo, lambda: bo.locator(".log-lines p").count() == lines.count())

    # The tab is closed, a bot stands in, the seat is handed back.
    context, address = bo.context, bo.url
    bo.close()
    play_until(ada, luck, ada.locator(".standings .stood-in"))
    bo = context.new_page()
    bo.goto(address)
    expect(ada.locator(".standings .stood-in")).to_have_count(0, timeout=LONG)
    play_until(ada, luck, my_options(bo))

    # One leaves, the other goes away: bots play to the end, and both come back to play again.
    open_menu(ada)
    ada.get_by_role("button", name="This table").click()
    ada.get_by_role("button", name="Leave the table").click()
    expect(ada.get_by_role("heading", name="Which game")).to_be_visible(timeout=LONG)
    bo.goto("/")
    wait_until(ada, lambda: ask(ada, "GET", address.replace("/table/", "/api/tables/")).json()["over"])
    for page in (ada, bo):
        page.goto(address)
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url(lambda url: url != address)
    expect(ada.get_by_text("Kept for Bo")).to_be_visible(timeout=LONG)
    expect(bo.get_by_text("Ada wants to play again")).to_be_visible(timeout=LONG)
    bo.get_by_role("button", name="Join for the next game").click()
    bo.wait_for_url(ada.url)
    for page in (ada, bo):
        expect(page.locator(".standings .time")).to_have_count(2, timeout=LONG)


def play_until(page, luck, sight):
    """Click what can be clicked until something is seen."""
    began = time.monotonic()
    while not sight.count():
        assert time.monotonic() - began < LONG / 1000, page.locator(".prompt").all_inner_texts()
        click_something(page, luck)
        page.wait_for_timeout(50)


LOOKS_ELSEWHERE = """
    document.hasFocus = () => false;
    window.called = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(text) { called.push(text); }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { called.push('a note'); return start.apply(this, when); };
"""


def test_who_looks_elsewhere_is_called_by_title_sound_and_notification(person):
    ada, bo = person("Ada"), person("Bo")
    bo.add_init_script(LOOKS_ELSEWHERE)
    table = open_table(ada, "me", "open", game="clockworker")
    sit_down(bo, table, 1)
    luck = random.Random(3)
    play_until(bo, luck, my_options(ada))
    expect(bo).to_have_title(re.compile("^At the table"))
    bo.keyboard.press("Shift")  # nothing is heard on a page that nobody has touched
    bo.evaluate("called.length = 0")

    play_until(ada, luck, my_options(bo))

    expect(bo).to_have_title(re.compile("^Your turn"))
    wait_until(bo, lambda: bo.evaluate("called.length > 2"))
    assert ["Your turn · Clockworker", "a note", "a note"] == sorted(bo.evaluate("called"))


def test_whoever_asks_to_take_back_is_told_when_nothing_comes_of_it(person):
    ada, bo = person("Ada"), person("Bo")
    table = open_table(ada, "me", "open", board="forward")
    sit_down(bo, table, 1)
    luck = random.Random(3)
    answer = ada.locator(".action-bar [data-action]")
    stands = ada.get_by_text("Your last answer stands")
    play_by_mouse([ada, bo], luck, lambda page: lines_told(page) > 8)
    play_until(ada, luck, my_options(bo))

    open_menu(ada)
    ada.get_by_role("button", name="This table").click()
    ada.get_by_role("button", name="Ask to take back").click()
    bo.get_by_role("button", name="Decline").click()
    expect(stands).to_be_visible()
    ada.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(stands).to_have_count(0)

    # Nothing is told to whoever withdraws, nor if it is taken back.
    for page, name in ((ada, "Withdraw"), (bo, "Agree")):
        open_menu(ada)
        ada.get_by_role("button", name="This table").click()
        ada.get_by_role("button", name="Ask to take back").click()
        page.get_by_role("button", name=name).click()
        expect(bo.get_by_role("button", name="Decline")).to_have_count(0)
        expect(ada.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(answer.first).to_be_attached()
    expect(stands).to_have_count(0)


def test_whoever_is_removed_from_a_seat_is_told(person):
    ada, bo = person("Ada"), person("Bo")
    table = open_table(ada, "me", "open", "open")
    sit_down(bo, table, 1)
    freed = bo.get_by_text("Your seat was freed")

    bo.get_by_role("button", name="Stand up").click()
    bo.get_by_role("button", name="Sit here").first.click()
    expect(bo.get_by_role("button", name="Stand up")).to_be_visible()
    expect(freed).to_have_count(0)
    ada.get_by_role("button", name="Free the seat").click()

    expect(freed).to_be_visible()


def test_while_the_host_is_away_whoever_sits_there_may_begin_with_bots(person):
    ada, bo = person("Ada"), person("Bo")
    table = open_table(ada, "me", "open", "open")
    sit_down(bo, table, 1)
    fill = bo.get_by_role("button", name="Fill with bots and begin")
    expect(bo.get_by_role("button", name="Stand up")).to_be_visible()
    expect(bo.locator(".seats").get_by_text("Ada")).to_be_visible()
    expect(fill).to_have_count(0)

    ada.goto("/")
    expect(fill).to_be_visible()
    bo.wait_for_timeout(1_500)
    fill.click()

    expect(bo.locator(".board")).to_be_visible(timeout=LONG)


def test_one_line_tells_who_is_away_and_one_button_lets_bots_stand_in(person):
    ada, bo, cy = person("Ada"), person("Bo"), person("Cy")
    table = open_table(ada, "me", "open", "open", game="enkidu")
    for seat, friend in enumerate((bo, cy), 1):
        assert ask(friend, "POST", f"/api/tables/{table}/sit", {"seat": seat}).ok

    news = ada.locator(".news-item")
    expect(news).to_have_count(1)
    expect(news).to_contain_text("Bo, Cy are away.")
    ada.wait_for_timeout(1_500)
    news.get_by_role("button", name="Let bots stand in").click()

    expect(news).to_have_count(0)
    seats = ask(ada, "GET", f"/api/tables/{table}").json()["seats"]
    assert [False, True, True] == [bool(seat["level"]) for seat in seats]


@pytest.fixture
def slow_house(tmp_path):
    """A house where bots take their time."""
    running = Serving(tmp_path, pace=0.5, arguments=["--seed", SEED])
    yield running
    running.stop()


@pytest.mark.timeout(200)
def test_a_slow_game_goes_on_over_a_restart_in_which_a_deadline_passed(person, slow_house):
    page, watcher = person(), person()
    ask(page, "PUT", f"{slow_house.address}api/me", {"name": "Ada"})
    wanted = {"game": "clocks", "seats": ["me", "bot:random"], "pace": {"kind": "slow", "seconds": 5}}
    table = ask(page, "POST", f"{slow_house.address}api/tables", wanted).json()["id"]
    page.goto(f"{slow_house.address}table/{table}")
    expect(page.locator(".board")).to_be_visible(timeout=LONG)
    told = page.locator(".log-lines p", has_text="Ada").count()
    page.wait_for_load_state("networkidle")  # what is still on its way would be refused to a blank page
    page.goto("about:blank")

    slow_house.kill()
    time.sleep(5)
    slow_house.start()

    here = f"{slow_house.address}api/tables/{table}"
    wait_until(page, lambda: ask(page, "GET", here).json()["seats"][0]["level"])
    watcher.goto(f"{slow_house.address}table/{table}")
    expect(watcher.locator(".log-lines p", has_text="Ada").nth(told)).to_be_attached(timeout=LONG)
    page.goto(f"{slow_house.address}table/{table}")
    expect(page.get_by_role("region", name="While you were away")).to_contain_text("Ada", timeout=LONG)
    expect(my_options(page).first).to_be_attached(timeout=LONG)
    lines = page.locator(".log-lines p").count()
    play_until(page, random.Random(1), page.locator(f".log-lines p:nth-of-type({lines + 3})"))
