"""The game of docs/adding-a-game.md, copied from the page file by file, passes the kit as the page says."""

import re

import pytest

from ludotheque import games
from tests.conformance import newcomers

PAGE = newcomers.ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```\w+\n(?:# |/\* )([\w./]+)(?: \*/)?\n(.*?)^```", re.DOTALL | re.MULTILINE)
"""A block of the page whose first line is the name of a file."""
ELSEWHERE = ("art.py", "theme/plan.toml")
"""Of another game: Pearls has neither oysters nor a plan."""
FILES = {name: text for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if name not in ELSEWHERE}
TESTS = {name: text for name, text in FILES.items() if name.startswith("tests/")}

pytestmark = pytest.mark.interpreted


@pytest.fixture(scope="module")
def pearls(tmp_path_factory):
    shelf = tmp_path_factory.mktemp("house") / "ludotheque" / "games"
    for name in FILES.keys() - TESTS.keys():
        file = shelf / "pearls" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FILES[name], encoding="utf-8")
    with newcomers.another_shelf(shelf):
        yield games.game_named("pearls")


@pytest.mark.parametrize("test", newcomers.TESTS, ids=lambda test: test.__name__)
def test_the_game_of_the_page_passes_the_kit(pearls, test):
    newcomers.run(test, pearls)


@pytest.mark.parametrize("name", TESTS)
def test_the_tests_of_the_page_pass(pearls, name):
    """Every function of the file is a test without arguments."""
    told: dict[str, object] = {}
    exec(compile(TESTS[name], name, "exec"), told)
    found = [thing for word, thing in told.items() if word.startswith("test_")]

    assert found
    for test in found:
        assert callable(test)
        test()


def test_the_game_of_the_page_is_in_the_house_style(pearls):
    newcomers.assert_house_style(pearls)


@pytest.mark.slow
def test_the_game_of_the_page_has_sound_types(pearls):
    newcomers.assert_sound_types(pearls)
