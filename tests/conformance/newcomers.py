"""Games that are not on the shelf of the house: a shelf for them, and every test of the kit, to be run over one."""

import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludotheque import games
from ludotheque.engine.game import Game
from ludotheque.lab import kit
from tests.conformance import test_games, test_texts

ROOT = Path(__file__).parents[2]
Test = Callable[..., None]
TESTS: list[Test] = [
    test for module in (test_games, test_texts) for name, test in vars(module).items() if name.startswith("test_")
]


@contextmanager
def another_shelf(folder: Path) -> Iterator[None]:
    """Look for games in a folder, too, before the house's own; afterwards nothing of them is left."""
    house, before = games.__path__, {*sys.modules}
    games.__path__ = [str(folder), *house]
    games._as_they_come.cache_clear()
    try:
        yield
    finally:
        games.__path__ = house
        games._as_they_come.cache_clear()
        for name in {*sys.modules} - before:
            if name.startswith(f"{games.__name__}.") and str(folder) in str(sys.modules[name].__file__):
                del sys.modules[name]
                vars(games).pop(name.rpartition(".")[2], None)


def run(test: Test, game: Game) -> None:
    """Run a test of the kit over a game, with each number of seats where it wants a case."""
    given: dict[str, list[Any]] = {
        "game": [game],
        "folder": [game.folder / "texts"],
        "case": [kit.Case(game, seats, {}, 1, looks=10) for seats in game.seats],
    }
    (wanted,) = inspect.signature(test).parameters
    for one in given[wanted]:
        test(one)


def assert_house_style(game: Game) -> None:
    """It is formatted and written as all of the house is."""
    for command in (["format", "--check"], ["check"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--config", str(ROOT / "pyproject.toml"), str(game.folder)]
        answer = subprocess.run(ruff, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stdout


def assert_sound_types(game: Game) -> None:
    """Its types hold as a part of the house's package, though it lies in a `ludotheque/games` of its own."""
    paths = {**os.environ, "MYPYPATH": f"{game.folder.parents[2]}:src"}
    mypy = [sys.executable, "-m", "mypy", "--cache-dir", os.devnull, str(game.folder)]
    answer = subprocess.run(mypy, capture_output=True, text=True, check=False, cwd=ROOT, env=paths)
    assert answer.returncode == 0, answer.stdout
