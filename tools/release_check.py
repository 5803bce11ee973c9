"""Install each wheel of dist in an empty environment, with no Node, no compiler and no network, and play a first move.

What else is needed is fetched beforehand, by its hashes; from then on nothing can be reached.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.lab.guest import Guest
from tools.release import DIST, ROOT

WHEELHOUSE = ROOT / "build" / "wheelhouse"
NOWHERE = "http://127.0.0.1:9"
MISSING = ("node", "npm", "cc", "gcc", "clang", "make", "git")
HOT = "import ludotheque.engine.flow as hot; print(hot.__file__)"


def fetch() -> Path:
    """Fetch everything a house needs as wheels, by hash; once for each lock."""
    lock = DIST / "house.txt"
    folder = WHEELHOUSE / hashlib.sha256(lock.read_bytes()).hexdigest()[:12]
    if not folder.is_dir():
        draft = folder.with_suffix(".draft")
        shutil.rmtree(draft, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        how = ["--require-hashes", "--only-binary", ":all:", "-r", str(lock), "-d", str(draft)]
        subprocess.run([*pip, "download", *how], check=True)
        draft.rename(folder)
    return folder


class Empty:
    """An environment with Python and nothing else, that reaches nobody."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=True)
        self._bin = folder / "bin"
        self._folder = folder
        kept = {name: value for name, value in os.environ.items() if name.startswith("LC_") or name == "LANG"}
        proxies = {f"{kind}_proxy": NOWHERE for kind in ("http", "https", "all")}
        self.environment = {
            **kept,
            **proxies,
            "PATH": str(self._bin),
            "HOME": str(folder),
            "PIP_CONFIG_FILE": os.devnull,
        }
        found = [name for name in MISSING if shutil.which(name, path=str(self._bin))]
        assert not found, f"expected an empty environment, found {found}"

    def run(self, *command: str) -> str:
        """Run a program of the environment; give what it prints."""
        done = subprocess.run(
            [self._bin / command[0], *command[1:]],
            env=self.environment,
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command} ended with {done.returncode}: {done.stdout}{done.stderr}"
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Start a house; give its address."""
        process = subprocess.Popen(
            [self._bin / "ludotheque", "serve", "--port", "0", "--pace", "0"],
            env=self.environment,
            cwd=self._folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith("ludotheque is open: "), f"expected an open house, got {said!r}"
            yield said.split()[-1]
        finally:
            process.terminate()
            process.communicate(timeout=30)


def try_wheel(wheel: Path, wheels: Path) -> None:
    """Go from `pip install` to the first move, by the commands of the manual."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ludotheque-release-") as name:
        empty = Empty(Path(name))
        offline = ("--no-index", "--find-links", str(wheels))
        empty.run("pip", "install", *offline, "--require-hashes", "-r", str(DIST / "house.txt"))
        empty.run("pip", "install", *offline, "--no-deps", str(wheel))
        empty.run("pip", "check")
        is_compiled = empty.run("python", "-c", HOT).strip().endswith(".so")
        assert is_compiled != wheel.name.endswith("-none-any.whl"), f"{wheel.name}: {is_compiled=}"
        with empty.serving() as address:
            play(address)
    print(f"release_check: {wheel.name}: from pip install to the first move in {time.monotonic() - begun:.0f} s")


def play(address: str) -> None:
    """Look at the first page, and make a first move against a bot."""
    with urllib.request.urlopen(address) as answer:  # noqa: S310 - our own server
        page = answer.read().decode()
    assert "<script" in page, f"expected the client, got {page[:200]!r}"
    ada = Guest(address, "Ada")
    table = ada.ask("POST", "/api/tables", {"game": "clocks", "seats": ["me", "bot:greedy"], "options": {}})["id"]
    ada.attend(table)
    while not ada.options:
        ada.hear(60)
    assert ada.do(ada.options[0])["type"] == "done"
    ada.leave()


if __name__ == "__main__":
    built = sorted(DIST.glob("*.whl"))
    assert len(built) == 2, (
        f"expected two wheels in dist, found {[path.name for path in built]}; `make wheels` builds them"
    )
    house = fetch()
    for path in built:
        try_wheel(path, house)
