"""Component files: every mistake is reported at once, with its key."""

import pytest

from ludotheque.engine.components import Datum, Number, Sheet
from ludotheque.engine.errors import BadComponents

SCHEMA: dict[str, type[Datum]] = {"dice.white": Number, "dice.red": Number, "cards.*": Number}
GOOD = """
[dice]
white = { value = 3, source = "rulebook" }
red = { value = 2, source = "proposal" }
[cards]
mill = { value = 1, source = "public" }
"""


def sheet(tmp_path, text):
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    read = Sheet(path, SCHEMA)
    read.finish()
    return read


def test_a_good_file_gives_numbers_and_sources(tmp_path):
    read = sheet(tmp_path, GOOD)

    assert (3, 2, 1) == (read.number("dice.white"), read.number("dice.red"), read.number("cards.mill"))
    assert {"dice.white": "rulebook", "dice.red": "proposal", "cards.mill": "public"} == read.sources
    assert ["mill"] == list(read.below("cards"))


def test_the_digest_knows_values_and_not_their_sources(tmp_path):
    read = sheet(tmp_path, GOOD).digest

    assert read == sheet(tmp_path, GOOD.replace("proposal", "inferred")).digest
    assert read != sheet(tmp_path, GOOD.replace("value = 2", "value = 4")).digest


def test_every_mistake_is_reported_at_once(tmp_path):
    broken = """
    [dice]
    white = { value = "three", source = "rulebook" }
    blue = { value = 3, source = "rulebook" }
    [cards]
    mill = { value = -1, source = "public" }
    yard = { value = 1 }
    barn = { value = 1, source = "hearsay" }
    [hats]
    """

    with pytest.raises(BadComponents) as refused:
        sheet(tmp_path, broken)

    assert [
        "my.toml: [dice.white]: Expected `int`, got `str` - at `$.value`",
        "my.toml: [dice.blue]: unknown; known here: red, white",
        "my.toml: [cards.mill]: expected 0 or more, got -1",
        "my.toml: [cards.yard]: Object missing required field `source`",
        "my.toml: [cards.barn]: Invalid enum value 'hearsay' - at `$.source`",
        "my.toml: [hats]: unknown; known here: cards, dice",
        "my.toml: [dice.red]: missing",
    ] == str(refused.value).splitlines()


@pytest.mark.parametrize(("text", "complaint"), [("[dice", "not TOML"), ("a = 'ÿ", "not TOML")])
def test_a_file_that_is_no_toml_is_refused(tmp_path, text, complaint):
    with pytest.raises(BadComponents, match=complaint):
        sheet(tmp_path, text)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadComponents, match=r"none.toml: cannot be read: No such file"):
        Sheet(tmp_path / "none.toml", SCHEMA)
