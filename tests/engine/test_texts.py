"""Texts: rendered from ids, and loud about what is missing."""

import pytest

from ludotheque.engine.scene import Text
from ludotheque.engine.texts import MissingText, Texts, variables
from tests.engine.toy import GAME


def test_sides_get_names_and_strings_are_texts_themselves():
    said = GAME.texts.say("en", Text("event-looked", {"who": 0, "whom": 1}), ["Ada", "Bo"])

    assert "Ada looks at Bo’s card." == said


def test_lists_are_read_one_after_the_other():
    texts = Texts(GAME.folder / "texts")

    assert "Heap of 1, coins" == texts.say("en", Text("heap", {"coins": [1, Text("coin")]}), [])


def test_every_text_may_say_a_number_of_the_component_tables_and_a_fact_goes_before():
    texts = Texts(
        more={"en": "most = at most { $talk-most }\n    .rule = Never more than { $talk-most }.\n"},
        numbers={"talk-most": 8},
    )

    assert "at most 8" == texts.say("en", Text("most"), [])
    assert "Never more than 8." == texts.rule("en", "most")
    assert "at most 3" == texts.say("en", Text("most", {"talk-most": 3}), [])


@pytest.mark.parametrize("text", [Text("no-such-text"), Text("heap"), Text("heap.rule", {"coins": 1})])
def test_a_missing_text_or_parameter_raises(text):
    with pytest.raises(MissingText):
        GAME.texts.say("en", text, [])


def test_a_broken_file_is_named(tmp_path):
    (tmp_path / "en.ftl").write_text("fine = yes\nbroken = { $x\n", encoding="utf-8")

    with pytest.raises(MissingText, match=r"en.ftl: cannot read 'broken"):
        variables(tmp_path / "en.ftl")


def test_variables_are_found_in_selectors_and_attributes(tmp_path):
    (tmp_path / "en.ftl").write_text("a = { $n ->\n   *[other] { $who }\n}\n    .b = { $c }\n", encoding="utf-8")

    assert {"a": {"n", "who"}, "a.b": {"c"}} == variables(tmp_path / "en.ftl")


FRENCH = "whose = Le tour de { $who } : ce que { $who } sait de { $whom }, vis-à-vis de { $whom }.\n"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", "Le tour d’Anna : ce qu’Anna sait de Bo, vis-à-vis de Bo."),
        ("Élise", "Le tour d’Élise : ce qu’Élise sait de Bo, vis-à-vis de Bo."),
        ("œdipe", "Le tour d’œdipe : ce qu’œdipe sait de Bo, vis-à-vis de Bo."),
        ("Yves", "Le tour d’Yves : ce qu’Yves sait de Bo, vis-à-vis de Bo."),
        ("Yann", "Le tour de Yann : ce que Yann sait de Bo, vis-à-vis de Bo."),
        ("Cleo", "Le tour de Cleo : ce que Cleo sait de Bo, vis-à-vis de Bo."),
        ("", "Le tour de  : ce que  sait de Bo, vis-à-vis de Bo."),
    ],
)
def test_in_french_de_and_que_are_elided_before_a_name_that_begins_with_a_vowel(name, said):
    texts = Texts(more={"fr": FRENCH})

    assert said == texts.say("fr", Text("whose", {"who": 0, "whom": 1}), [name, "Bo"])


def test_other_words_and_other_languages_elide_nothing():
    texts = Texts(more={"fr": "side = le monde { $who }\n", "en": "side = de { $who }\n"})

    assert "le monde Anna" == texts.say("fr", Text("side", {"who": 0}), ["Anna"])
    assert "de Anna" == texts.say("en", Text("side", {"who": 0}), ["Anna"])
