"""A real Chromium, a real server, and people who look at pages."""

from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from ludotheque.lab.serving import Serving
from tests.browser.people import WHOLE, ask
from tools.browser import LOCALES, launched

expect.set_options(timeout=15_000)  # as long as a click waits: a busy machine is no fault of the page
LOST = ("WebSocket", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")
SEED = "1"
"""The deals are the same each time: what is rare should be looked for, not fail whoever comes by."""
NOTES = Path(__file__).parents[2] / "build" / "whole.txt"
SIDE_OPEN = """if (location.protocol.startsWith('http'))
    localStorage.getItem('ludotheque.side') ?? localStorage.setItem('ludotheque.side', 'open')"""


def pytest_collection_modifyitems(config, items):
    """Begin with the files that hold a long test: in the end nobody should wait for one. Whole games take longer."""
    if config.getoption("--whole"):
        for item in items:
            item.add_marker(pytest.mark.timeout(2 * WHOLE), append=False)
    long = {item.path for item in items if item.get_closest_marker("timeout")}
    items.sort(key=lambda item: item.path not in long)


@pytest.fixture(scope="session")
def is_whole(request):
    """Whether whole games are wanted, which takes long."""
    return request.config.getoption("--whole")


@pytest.fixture(scope="session")
def noted(is_whole):
    """Let a test say how much it has looked at: whole games are noted in build/whole.txt."""

    def note(line):
        if is_whole:
            NOTES.parent.mkdir(exist_ok=True)
            with NOTES.open("a", encoding="utf-8") as notes:
                notes.write(f"{line}\n")

    return note


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright):
    with launched(playwright) as opened:
        yield opened


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    """A server for the tests of a file that want nothing special: what others have played is not found there."""
    running = Serving(tmp_path_factory.mktemp("browser"), arguments=("--seed", SEED))
    yield running
    running.stop()


@pytest.fixture
def person(browser, serving):
    """Let somebody open a browser of their own; whatever a page complains about fails the test."""
    contexts, complaints = [], []

    def make(name="", width=1440, height=900, language="en", **settings):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            base_url=serving.address,
            reduced_motion="reduce",
            **settings,
        )
        contexts.append(context)
        context.set_default_timeout(15_000)
        # Most tests read the log: it stands beside the board where there is room.
        context.add_init_script(SIDE_OPEN)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{error} {error.stack}"))
        page.on("console", lambda line: complaints.append(line.text) if is_trouble(line) else None)
        if name:
            ask(page, "PUT", "/api/me", {"name": name})
        return page

    yield make
    for context in contexts:
        context.close()
    assert [] == complaints


def is_trouble(line):
    """A lost connection is what some tests are about; anything else in red is a fault."""
    return line.type == "error" and not any(sign in line.text for sign in LOST)
