"""Find the Chromium that the browser tests drive, and say which: `python -m tools.browser`."""

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

# The one without windows comes first: the same pages cost it a sixth less.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Letters stand as in a window: with hinting, a browser without windows rounds their widths and swallows spaces.
LETTERS = "--font-render-hinting=none"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", LETTERS]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SIZES = {1440: 900, 820: 1180, 390: 844}
"""Windows that tables are looked at in."""
SMALL_SCREENS = {1366: 650, 1024: 768}
"""A common laptop below the bars of its browser, and a tablet held wide: the table is drawn smaller there."""


@contextmanager
def launched(playwright: Playwright, *flags: str) -> Iterator[Browser]:
    """Open the Chromium, with more flags if wanted, and close it again."""
    opened = playwright.chromium.launch(executable_path=chromium(playwright), args=[*FLAGS, *flags])
    yield opened
    opened.close()


def without_guide(*games: str) -> str:
    """Write what a page has to run before it loads, so that the cards of the guide stay away."""
    return "".join(f"localStorage.setItem('ludotheque.guide.{game}', 'off');" for game in games)


@functools.cache
def chromium(playwright: Playwright) -> str:
    """The Chromium on the PATH, else Playwright's own, else Debian's, which is installed if need be."""
    found = on_the_path() or playwrights_own(playwright) or debians()
    if not found:
        sys.exit("browser: expected chromium on the PATH, or one that `playwright install chromium` put in place")
    return found


def on_the_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def playwrights_own(playwright: Playwright) -> str | None:
    path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def debians() -> str | None:
    """Debian's package can be installed by root only."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    print("browser: installing Debian's chromium ...", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "--yes", "--quiet", "--quiet", "--no-install-recommends", NAMES[0]]
    for command in (install, ["apt-get", "update", "--quiet", "--quiet"], install):
        result = subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
        if result.returncode == 0 and (found := on_the_path()):
            return found
    return None


if __name__ == "__main__":
    with sync_playwright() as playwright:
        path = chromium(playwright)
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    print(f"browser: {path} ({version})")
