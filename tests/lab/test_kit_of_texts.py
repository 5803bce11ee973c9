"""The kit's own test: what a game must not say is planted, and found by name."""

import pytest

from ludotheque import games
from ludotheque.engine.errors import BadComponents
from ludotheque.engine.scene import Text, Zone
from ludotheque.games import game_named
from ludotheque.lab import kit
from tests.engine.toy import GAME

pytestmark = pytest.mark.interpreted


@pytest.fixture
def saying(tmp_path, monkeypatch):
    """Let the toy game say something more, in both languages or each in its own words."""

    def say(english, french=""):
        (tmp_path / "texts").mkdir()
        for language, more in (("en", english), ("fr", french or english)):
            said = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
            (tmp_path / "texts" / f"{language}.ftl").write_text(f"{said}\n{more}\n", encoding="utf-8")
        monkeypatch.setattr(type(GAME), "folder", tmp_path)
        return GAME

    return say


def test_a_text_with_the_id_of_a_text_of_the_shell_is_refused(saying):
    with pytest.raises(AssertionError, match=r"bazaar: the shell has texts of these ids.*\['no-frozen'\]"):
        kit.check_text_ids(saying("no-frozen = It stays."))


@pytest.mark.parametrize(
    ("english", "french", "complaint"),
    [
        ("goal = five icons", "goal = { $n } icônes", "en.ftl: goal says 5: expected a variable"),
        ("goal = { $n } icons", "goal = Quinze icônes", "fr.ftl: goal says 15: expected"),
        ("card = Take\n    .effect = Roll twice.", "", "en.ftl: card.effect says 2"),
        ("goal-O02 = 2 rows", "", "en.ftl: goal-O02 says 2"),
        ("no-x = No.\n    .rule = Ruling 9: at most 10.", "", "en.ftl: no-x.rule says 10"),
        ("goal = { $n ->\n    [one] an icon\n   *[other] 3 icons\n}", "", "en.ftl: goal says 3"),
        ('goal = { "7" } icons', "", "en.ftl: goal says 7"),
        ("# number 4: rule\ngoal = 5 icons", "", "en.ftl: goal says 5"),
        ("# number 4: rule\ngoal = icons", "", "en.ftl: goal says why it says 4, and does not say it"),
        ("# number 4:\ngoal = 4 icons", "", "en.ftl: goal says 4"),
    ],
)
def test_a_number_in_a_text_is_found(saying, english, french, complaint):
    with pytest.raises(AssertionError, match=complaint):
        kit.check_numbers_in_texts(saying(english, french))


def test_a_number_that_is_a_name_or_says_why_it_is_none_is_let_through(saying):
    english = """
tile-id9 = Id tile 9
two-rows = two rows
no-x = No.
    .rule = Solo booklet, tiles 3 and 7: never. Rulings 4 and 5; p. 12.
# number 12: rule, the hours of the dial
dial = twelve hours
"""
    french = english.replace("twelve hours", "les deux ont douze heures").replace("two rows\nno", "deux lignes\nno")
    kit.check_numbers_in_texts(saying(english, french))


def test_a_number_that_the_code_tells_is_found(monkeypatch):
    """The most coins of a bid was such a number."""
    game = game_named("clocks")
    drawn = type(game).picture

    def picture(self, s, viewer):
        scene = drawn(self, s, viewer)
        scene.zones.append(Zone("planted", "row", title=Text("planted", {"coins": 250})))
        return scene

    monkeypatch.setattr(type(game), "picture", picture)
    with pytest.raises(
        AssertionError, match=r"clocks: planted is told with \$coins = 250 whatever the component tables"
    ):
        kit.check_numbers_in_facts([kit.Case(game, seats, {}, 1, 4) for seats in game.seats])


def test_a_game_without_component_tables_has_no_number_that_could_be_another(monkeypatch):
    monkeypatch.setitem(games._changed, GAME.id, GAME)

    assert kit.other_numbers(GAME) is GAME
    kit.check_numbers_in_facts([kit.Case(GAME, 2, {}, 1, 4)])
    with pytest.raises(BadComponents, match="bazaar: the game has no component file"):
        games.game_from(GAME.id, "{}")
