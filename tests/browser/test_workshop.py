"""The workshop: the owner of a house changes a number, bots play it out, and the page tells what really differs."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.lab.serving import Serving

pytestmark = pytest.mark.browser
LONG = 120_000
"""Milliseconds: four hundred games give way to everybody else."""


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    """A house that has printed the link of its owner."""
    running = Serving(tmp_path_factory.mktemp("workshop"), arguments=("--owner-link",))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def link(serving):
    """What is printed for the owner alone."""
    assert serving._process.stdout is not None
    return re.sub(r"^.*?(/workshop#\w+)\n$", r"\1", serving._process.stdout.readline())


@pytest.mark.timeout(300)
@pytest.mark.parametrize("width", [1440, 390])
def test_a_number_is_changed_and_what_really_differs_is_told(person, link, width):
    page = person(width=width)
    page.goto(link)
    game, _, games, bots = (page.locator(".workshop-page select").nth(place) for place in range(4))
    expect(game.locator("option", has_text="Clocks")).to_have_count(1, timeout=LONG)
    game.select_option("Clocks")
    play = page.locator(".workshop-page button.primary")
    expect(play).to_be_disabled()

    page.locator(".workshop-find input").fill("start_money")
    page.get_by_label("start_money.forward.value").fill("60")
    page.get_by_label("start_money.forward.value").press("Tab")
    games.select_option("200")
    bots.select_option("random")
    play.click()

    expect(page.locator(".workshop-progress progress")).to_be_visible()
    expect(page.locator(".workshop-rows tbody tr.real").first).to_be_visible(timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_nobody_else_is_let_in(person):
    page = person()
    page.goto("/workshop")

    expect(page.locator(".workshop-page .lead")).to_be_visible()
    expect(page.locator(".workshop-page form")).to_have_count(0)
