"""Before a game begins: who sits where, what will be played, who comes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import ask, complaints, open_table, sit_down
from tools.pictures import NAMES

pytestmark = pytest.mark.browser
PLACES = """all => all.map(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return [left, right, top, bottom];
})"""
INNER = "main => [main.clientWidth, main.scrollWidth]"


def apart(one, other):
    return one[1] <= other[0] or other[1] <= one[0] or one[3] <= other[2] or other[3] <= one[2]


@pytest.mark.parametrize("width", [1440, 820, 390])
def test_six_with_long_names_sit_around_the_table_and_whoever_looks_sits_below(person, width):
    people = [person(name, width, 900) for name in NAMES["long"][:3]]
    table = open_table(people[0], "me", *["open"] * 5, game="liars_dice")
    for seat, one in enumerate(people[1:], 1):
        sit_down(one, table, seat)
        expect(one.get_by_role("button", name="Stand up")).to_be_visible()
    page = people[1]
    expect(page.get_by_role("status").filter(has_text="3 of 6 seats are taken.")).to_be_visible()
    seats = page.locator(".seats > li")
    for one in (page, people[0]):  # the host has more to do at a seat
        places = one.locator(".seats > li").evaluate_all(PLACES)
        assert all(apart(here, there) for here in places for there in places if here is not there)
        inner, wanted = one.locator("main").evaluate(INNER)
        assert wanted <= inner
    mine = seats.filter(has_text=NAMES["long"][1]).evaluate_all(PLACES)[0]
    lowest = max(place[3] for place in seats.evaluate_all(PLACES))
    assert width == 390 or mine[3] == pytest.approx(lowest, abs=1)
    assert [] == complaints(page)


def test_who_comes_is_said_and_comes(person):
    ada = person("Ada")
    table = open_table(ada, "me", "open", "open", "bot:character:nell")
    told = ada.get_by_text(re.compile("take the free seats"))
    first, second = (ada.get_by_role("combobox", name=f"A bot for seat {number}") for number in (2, 3))
    expect(told).to_be_visible()
    offered = [one.locator("option:checked").inner_text() for one in (first, second)]
    assert 3 == len({*offered, "Nell"})
    first.select_option("character:odile")
    expect(told).to_contain_text("Odile")

    ada.get_by_role("button", name="Fill with bots and begin").click()

    expect(ada.locator(".board")).to_be_visible()
    seats = [seat["name"] for seat in ask(ada, "GET", f"/api/tables/{table}").json()["seats"]]
    assert "Odile" == seats[1]
    assert 4 == len(set(seats))


def test_whoever_comes_by_link_reads_what_will_be_played_and_who_has_laid_the_table(person):
    ada, guest = person("Ada"), person("Bo", 390, 844, "fr")
    open_table(ada, "me", "open", game="clockworker")

    guest.goto(ada.url)

    expect(guest.get_by_role("heading", name="Clockworker")).to_be_visible()
    expect(guest.locator(".seats > li", has_text="Ada")).to_contain_text("hôte")
    expect(guest.get_by_role("definition").first).to_have_text("Sans pendule")
    expect(guest.get_by_role("term").nth(1)).to_contain_text("Premier joueur")
    assert [] == complaints(guest)


def test_a_room_that_everybody_has_left_can_be_sat_down_in(person):
    ada = person("Ada")
    open_table(ada, "me", "open", game="clockworker")
    ada.get_by_role("button", name="Stand up").click()

    expect(ada.get_by_role("status").filter(has_text="0 of 2 seats are taken.")).to_be_visible()
    expect(ada.get_by_role("button", name="Sit here")).to_have_count(2)
    places = ada.locator(".seats > li").evaluate_all(PLACES)
    assert apart(*places)
    assert [] == complaints(ada)
