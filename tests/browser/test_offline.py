"""Without a line: the shell, and the rules of games that were never opened. Workers are there over https only."""

import subprocess

import pytest
from playwright.sync_api import expect

from ludotheque.lab.serving import Serving
from tests.browser.people import wait_until
from tools.browser import LOCALES, launched

pytestmark = pytest.mark.browser
CERTIFICATE = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1 -addext"


@pytest.fixture
def house(tmp_path):
    """A house with a certificate that it made itself."""
    files = [str(tmp_path / name) for name in ("key.pem", "cert.pem")]
    words = [*CERTIFICATE.split(), "subjectAltName=IP:127.0.0.1", "-keyout", files[0], "-out", files[1]]
    subprocess.run(words, check=True, capture_output=True)
    serving = Serving(tmp_path, arguments=("--seed", "1", "--tls", files[1], files[0]))
    yield serving
    serving.stop()


def test_rules_that_were_never_opened_are_read_without_a_line_in_ones_own_language(house, playwright):
    with launched(playwright, "--ignore-certificate-errors") as trusting:  # else no worker comes from such a house
        page = trusting.new_context(base_url=house.address, locale=LOCALES["fr"]).new_page()
        page.goto("/")
        expect(page.locator("a.box").first).to_be_visible()
        wait_until(page, lambda: page.evaluate("caches.match('/kept/fr').then(found => found !== undefined)"))

        house.stop()
        page.goto("/games/enkidu")

        expect(page.get_by_role("heading", name="Le but en vingt secondes")).to_be_visible()
        expect(page.locator("article.rules svg use[href*='/themes/enkidu/']").first).to_be_attached()
        page.goto("/")
        expect(page.locator("a.box").first).to_be_visible()
