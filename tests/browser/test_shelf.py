"""From the shelf to a table, whatever the game, the line and the address are like."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.games import all_games
from tests.browser.people import complaints, open_menu, open_table, second_self, sit_down

pytestmark = pytest.mark.browser


def test_every_game_is_opened_in_two_clicks(person):
    page = person("Ada")
    for game in all_games():
        page.goto("/")
        page.locator(f"a.box[href='/new/{game}']").click()
        page.get_by_role("button", name="Play", exact=True).click()

        expect(page.locator(f".table-page[data-game='{game}'] .board")).to_be_visible()


IS_WHOLE = "one => one.scrollHeight <= one.clientHeight + 1"


def test_learning_begins_at_the_shelf_and_is_taken_up_there(person):
    """On a phone the first card says what the game is about, and no sentence of a lesson is cut off."""
    page = person("Ada", 390, 844)
    learn = page.get_by_role("button", name="Learn Clocks by playing")
    coach = page.locator(".coach")
    page.goto("/")
    learn.click()
    expect(coach.locator(".coach-goal")).to_be_visible()
    expect(coach.locator(".coach-tools")).to_be_visible()
    guest = second_self(page)
    for _ in range(4):
        while not guest.options:
            guest.hear()
        expect(coach.locator("p")).not_to_be_empty()
        assert coach.locator("p").evaluate(IS_WHOLE)
        assert any("done" == guest.do(option)["type"] for option in list(guest.options))
    left = page.url

    page.goto("/")
    learn.click()

    expect(coach).to_be_visible()
    assert left == page.url


def test_where_there_are_several_lessons_one_chooses(person):
    page = person("Ada")
    page.goto("/")
    page.get_by_role("button", name="Learn Unconscious Mind by playing").click()

    expect(page.locator(".lessons button")).to_have_count(3, timeout=60_000)  # the page is made first


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("/table/nonsense", "Cette table n’existe pas ici."),
        ("/table/%E0%A4%A", "Il n’y a rien à cette adresse."),
        ("/new/chess", "Ce jeu n’est pas sur l’étagère."),
        ("/nope", "Il n’y a rien à cette adresse."),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_back(person, address, told):
    page = person(language="fr")

    page.goto(address)

    expect(page.get_by_role("heading")).to_have_text(told)
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator("a.box")).to_have_count(len(all_games()))


def test_a_code_that_cannot_be_read_is_no_code(person):
    page = person()

    page.goto("/me#%E0%A4%A")

    expect(page.get_by_label("I have a code from my other device")).to_have_value("")


def test_whoever_was_cut_off_finds_the_shelf_filled_again(person):
    page = person()
    page.goto("/me")
    expect(page.locator("a.brand")).to_be_visible()
    page.context.set_offline(True)
    page.locator("a.brand").click()
    expect(page.get_by_role("alert")).to_have_text("The house cannot be reached just now. Are you online?")

    page.context.set_offline(False)

    expect(page.locator("a.box")).to_have_count(len(all_games()))
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_guest_is_called_so_in_his_language(person):
    page = person(language="fr")

    page.goto("/")

    expect(page.get_by_label("Nom", exact=True)).to_have_value(re.compile(r"^Invité \d+$"))


def test_words_that_came_too_fast_are_still_in_the_field(person):
    page = person("Ada")
    open_table(page, "me", "open")
    field = page.locator("#talk-field")
    for number in range(7):
        field.fill(f"word {number}")
        field.press("Enter")

    expect(page.locator(".talk-lines")).to_contain_text("word 5")
    expect(field).to_have_value("word 6")


def test_who_comes_by_link_says_his_name_where_he_sits_down_and_may_change_it_later(person):
    ada, guest = person("Ada"), person(width=390, height=844)
    open_table(ada, "me", "open")
    guest.goto(ada.url)
    field = guest.locator("main").get_by_label("Name", exact=True)
    expect(field).to_have_value(re.compile(r"^Guest \d+$"))

    field.fill("Bo")
    guest.get_by_role("button", name="Sit here").click()  # leaving the field is saying it

    standings = ada.locator(".standings")
    expect(standings).to_contain_text("Bo")
    open_menu(guest)
    guest.get_by_role("button", name="This table").click()
    guest.get_by_role("dialog").get_by_label("Name", exact=True).fill("Bobo")
    guest.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(standings).to_contain_text("Bobo")


BOTTOMS = "all => all.map(one => one.getBoundingClientRect().bottom)"


@pytest.mark.parametrize("width", [1440, 390])
def test_games_that_wait_for_my_move_lie_before_the_boxes(person, width):
    ada, bo = person("Ada", width, 900), person("Bo")
    ada.goto("/")
    expect(ada.get_by_role("heading", name="Which game shall we play?")).to_be_visible()
    open_table(ada, "me", "bot:random", game="clockworker")
    expect(ada.locator(".options [data-action]").first).to_be_attached()
    waiting = ada.url
    theirs = open_table(bo, "me", "open", game="clockworker")
    sit_down(ada, theirs, 1)
    expect(ada.locator(".board")).to_be_visible()
    open_table(ada, "me", "open", game="liars_dice")

    ada.goto("/")

    tickets = ada.locator(".tickets a")
    expect(tickets).to_have_count(2)
    expect(ada.locator("main h1")).to_have_text(re.compile("^(One table waits|2 tables wait) for your move$"))
    expect(tickets.filter(has_text="Sit down").first).to_be_visible()
    expect(ada.locator(".tables a").filter(has_text="Waiting for players")).to_be_visible()
    lowest = max(tickets.evaluate_all(BOTTOMS))
    assert lowest <= ada.locator("a.box").first.bounding_box()["y"]
    assert [] == complaints(ada)
    tickets.filter(has_not_text="Bo").click()
    expect(ada).to_have_url(waiting)
