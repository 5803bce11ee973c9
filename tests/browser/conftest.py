"""A real Chromium, a real server, and people who look at pages."""

import random
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, sync_playwright  # noqa: A004 - theirs is meant

from ludotheque.lab.serving import Serving
from tools.browser import chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    running = Serving(tmp_path_factory.mktemp("browser"))
    yield running
    running.stop()


@pytest.fixture
def person(browser, serving):
    """Let somebody open a browser of their own; whatever a page complains about fails the test."""
    contexts, complaints = [], []

    def make(name="", width=1440, height=900, language="en", **settings):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            base_url=serving.address,
            reduced_motion="reduce",
            **settings,
        )
        contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{error} {error.stack}"))
        page.on("console", lambda line: complaints.append(line.text) if is_trouble(line) else None)
        if name:
            page.request.put("/api/me", data={"name": name})
        return page

    yield make
    for context in contexts:
        context.close()
    assert [] == complaints


def is_trouble(line):
    """A lost connection is what some tests are about; anything else in red is a fault."""
    return line.type == "error" and "WebSocket" not in line.text and "ERR_CONNECTION" not in line.text


def open_table(page, *seats, **options):
    """Open a table of Clocks over the door of programs, and go there."""
    answer = page.request.post("/api/tables", data={"game": "clocks", "seats": list(seats), "options": options})
    table = answer.json()["id"]
    page.goto(f"/table/{table}")
    return table


def is_over(page):
    return page.locator("dialog.end-screen[open]").count() > 0


def my_options(page):
    return page.locator(".action-bar [data-action]")


def click_something(page, luck: random.Random):
    """Do one thing with the mouse: click a lit piece where there is one, else a button of the action bar."""
    menu = page.locator("[role=menu] [role=menuitem]")
    lit = page.locator("button.hit:not([aria-disabled]):visible")
    plain = page.locator(".options-plain [data-action], .number-picker [data-action]")
    ways = [menu] if menu.count() else [lit, plain] if luck.random() < 0.5 else [plain, lit]
    for way in ways:
        if (found := way.count()) > 0:
            # It may go away under the hand because somebody else was quicker: then the next try counts.
            with suppress(TimeoutError):
                way.nth(luck.randrange(found)).click(timeout=1_000)
            return
