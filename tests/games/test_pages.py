"""The same pages in every game: whoever knows one game finds their way in all."""

import pytest

from ludotheque.games import all_games
from tests.games.finished import FINISHED

pytestmark = pytest.mark.interpreted  # the compiled copy has files of its own
PAGES = {
    *("__init__", "game", "names", "components", "card_language", "state", "actions", "turn", "effects", "moves"),
    *("secrets", "setup", "scoring", "scene", "orders", "hints", "guide", "art", "position", "memories"),
    "solved",
}
"""Each a file, or a folder of the same name when it has grown; docs/adding-a-game.md says what each holds."""
BESIDE = {
    "RULES.md",
    "components.toml",
    "balance.toml",
    "learned.json",
    "puzzles.json",
    "solved.json",
    "opponents.toml",
    "texts",
    "theme",
    "art.lock",
    "drawings",
    "rules",
    "lessons",
}


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_page_of_a_game_has_a_name_that_all_games_use(game):
    found = {path.name for path in game.folder.iterdir() if path.name != "__pycache__"} - BESIDE

    assert set() == {name for name in found if name.removesuffix(".py") not in PAGES}


def test_no_game_of_the_house_becomes_a_draft_again():
    """Those whose rules are a draft are held to less."""
    assert {"clocks", "clockworker", "enkidu", "liars_dice", "unconscious_mind"} <= FINISHED.keys()
