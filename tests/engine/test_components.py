"""Component files: every mistake is reported at once, with its key."""

from typing import ClassVar, Literal

import pytest

from ludotheque.engine.components import WHOLE, ComponentFile, Count, Datum, Number, at_least, mistakes_in
from ludotheque.engine.errors import BadComponents

SCHEMA: dict[str, type[Datum]] = {"dice.white": Number, "dice.red": Number, "cards.*": Number}
GOOD = """
[dice]
white = { value = 3, source = "rulebook" }
red = { value = 2, source = "proposal" }
[cards]
mill = { value = 1, source = "public" }
"""


def component_file(tmp_path, text):
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    read = ComponentFile(path, SCHEMA)
    read.finish()
    return read


def test_a_good_file_gives_numbers_and_sources(tmp_path):
    read = component_file(tmp_path, GOOD)

    assert (3, 2, 1) == (read.number("dice.white"), read.number("dice.red"), read.number("cards.mill"))
    assert {"dice.white": "rulebook", "dice.red": "proposal", "cards.mill": "public"} == read.sources
    assert ["mill"] == list(read.below("cards"))
    assert {"dice-white": 3, "dice-red": 2, "cards-mill": 1} == read.numbers


def test_the_digest_knows_values_and_not_their_sources(tmp_path):
    read = component_file(tmp_path, GOOD).digest

    assert read == component_file(tmp_path, GOOD.replace("proposal", "inferred")).digest
    assert read != component_file(tmp_path, GOOD.replace("value = 2", "value = 4")).digest


def test_a_file_that_is_older_than_a_key_has_it_as_another_and_keeps_its_digest(tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(GOOD, encoding="utf-8")
    later = ComponentFile(path, {**SCHEMA, "dice.blue": Number}, {"dice.blue": "dice.red"})
    assert [] == later.mistakes
    assert (2, 2) == (later.number("dice.blue"), later.numbers["dice-blue"])
    assert "proposal" == later.sources["dice.blue"]
    assert component_file(tmp_path, GOOD).digest == later.digest

    path.write_text(GOOD.replace("[cards]", 'blue = { value = 2, source = "proposal" }\n[cards]'), encoding="utf-8")
    said = ComponentFile(path, {**SCHEMA, "dice.blue": Number}, {"dice.blue": "dice.red"})
    assert 2 == said.number("dice.blue")
    assert later.digest != said.digest


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
        component_file(tmp_path, broken)

    assert [
        "my.toml: [dice.white]: value: expected a whole number; got 'three'",
        "my.toml: [dice.blue]: unknown; known here: red, white",
        "my.toml: [cards.mill]: value: expected 0 or more, got -1",
        "my.toml: [cards.yard]: source: missing; expected rulebook or public or inferred or proposal",
        "my.toml: [cards.barn]: source: expected rulebook or public or inferred or proposal; got 'hearsay'",
        "my.toml: [hats]: unknown; known here: cards, dice",
        "my.toml: [dice.red]: missing",
    ] == str(refused.value).splitlines()


@pytest.mark.parametrize(("text", "complaint"), [("[dice", "not TOML"), ("a = 'ÿ", "not TOML")])
def test_a_file_that_is_no_toml_is_refused(tmp_path, text, complaint):
    with pytest.raises(BadComponents, match=complaint):
        component_file(tmp_path, text)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadComponents, match=r"none.toml: cannot be read: No such file"):
        ComponentFile(tmp_path / "none.toml", SCHEMA)


class Box(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    checks: ClassVar = {"size": at_least(2), WHOLE: lambda box: [] if "lid" in box else ["expected a lid"]}
    size: int
    colours: list[Literal["red", "blue"]]
    lid: bool | None = None
    inner: Number | None = None


def test_every_mistake_of_one_entry_is_listed_with_what_is_allowed():
    box = {"size": 1, "colours": ["red", "green", 3], "inner": {"value": -1}, "source": "hearsay", "weight": 5}

    assert [
        "weight: unknown; known here: source, size, colours, lid, inner",
        "source: expected rulebook or public or inferred or proposal; got 'hearsay'",
        "size: expected 2 or more, got 1",
        "colours, number 2: expected red or blue; got 'green'",
        "colours, number 3: expected red or blue; got 3",
        "inner, source: missing; expected rulebook or public or inferred or proposal",
        "inner, value: expected 0 or more, got -1",
        "expected a lid",
    ] == mistakes_in(box, Box)


@pytest.mark.parametrize(
    ("value", "kind", "expected"),
    [
        (3, Number, "expected a table with source, value; got 3"),
        ({"value": True, "source": "public"}, Number, "value: expected a whole number; got True"),
        ({"value": 0, "source": "public"}, Count, "value: expected 1 or more, got 0"),
        ({"size": 2, "colours": "red", "lid": 1, "source": "public"}, Box, "colours: expected a list; got 'red'"),
        ({"size": 2, "colours": [], "lid": 1, "source": "public"}, Box, "lid: expected true or false; got 1"),
    ],
)
def test_a_mistake_says_what_is_expected_and_what_came(value, kind, expected):
    assert expected in mistakes_in(value, kind)
