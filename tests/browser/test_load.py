"""What a table asks for when it is opened for the first time."""

from collections import Counter
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.people import open_table, wait_until

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_table_needs_comes_at_once_and_only_once(person, language):
    ada = person("Ada", language=language)
    table = open_table(ada, "me", "bot:greedy")
    asked: Counter[str] = Counter()
    by: dict[str, str] = {}
    session = ada.context.new_cdp_session(ada)
    session.send("Network.enable")

    def count(request):
        address = urlsplit(request["request"]["url"])
        asked[address.path] += 1
        by.setdefault(address.path, request["initiator"]["type"])

    session.on("Network.requestWillBeSent", count)
    ada.goto(f"/table/{table}")
    expect(ada.locator(".board .piece").first).to_be_visible()
    ada.wait_for_load_state("networkidle")

    ahead = {
        f"/api/texts/{language}.ftl",
        "/api/games/clocks/words.ftl",
        "/themes/clocks/plan.json",
        "/themes/clocks/theme.css",
    }
    assert dict.fromkeys(ahead, 1) == {path: asked[path] for path in ahead}
    assert "script" not in {by[path] for path in ahead}
    assert 2 == sum(path.endswith(".woff2") for path in asked)


def test_a_table_is_not_drawn_before_its_style_sheet_is_there(person):
    ada = person("Ada")
    table = open_table(ada, "me", "bot:greedy")
    held = []
    ada.route("**/theme.css", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks what it calls
    ada.goto(f"/table/{table}", wait_until="commit")
    expect(ada.locator(".table-room")).to_be_attached()
    plans = "performance.getEntriesByName(location.origin + '/themes/clocks/plan.json').length"
    wait_until(ada, lambda: ada.evaluate(plans) > 0)

    assert not ada.locator(".board").count()
    held[0].continue_()
    expect(ada.locator(".board .piece").first).to_be_visible()
