"""Every citation opens its paragraph: those of all games, and those of the house."""

import re
from collections import Counter
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.cites import HOUSE, OF_HOUSE
from ludotheque.engine.scene import Text
from ludotheque.engine.texts import LANGUAGES, SHELL
from ludotheque.games import all_games, game_named
from ludotheque.manual.rules_file import rules_of
from ludotheque.server.views.catalogue import describe_guide, describe_house
from tests.games.finished import FINISHED

GAMES = sorted(all_games())
RULE = re.compile(r"^([\w-]+) =.*(?:\n .*)*?\n    \.rule =", re.MULTILINE)
WITHOUT_A_CARD = {"enkidu": {"talk.swap", "variants.options"}}
"""Paragraphs by which something is refused, and of which the guide does not speak."""


def cited_in(folder):
    """List the texts that cite a rule."""
    return RULE.findall((folder / "en.ftl").read_text(encoding="utf-8"))


def paragraphs(game, language):
    """List where one can get from a table: to the paragraphs of the game, and to those of the house."""
    of_game = {part.id for part in rules_of(game).parts[language]}
    return of_game | {f"{OF_HOUSE}{part.id}" for part in describe_house(language)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citation_at_a_table_opens_its_paragraph(name, language):
    game = game_named(name)
    found = paragraphs(game, language)
    cited = game.cites.table.values()
    at = {to for one in cited for to in ([one] if isinstance(one, str) else one.values())}

    assert at <= found
    for text in {*cited_in(game.folder / "texts"), *cited_in(SHELL)} - set(game.cites.table):
        assert game.cites.at(Text(text, {})) in found, text


def test_every_refusal_of_the_house_rests_on_one_of_its_paragraphs():
    in_house = Counter(text for texts in HOUSE.values() for text in texts)

    assert dict.fromkeys(cited_in(SHELL), 1) == in_house


def test_the_rules_of_the_house_are_told_in_both_languages():
    en, fr = (describe_house(language) for language in LANGUAGES)

    assert [*HOUSE] == [part.id for part in en] == [part.id for part in fr]
    for part, other in zip(en, fr, strict=True):
        assert part.title != other.title or part.text != other.text
        assert len(part.rules) == len(other.rules) > 0


def test_what_the_code_of_the_house_refuses_by_has_words():
    """And so all of it is in the test above, if it rests on a rule."""
    server = Path(ludotheque.__file__).parent / "server"
    used = {
        name
        for path in server.rglob("*.py")
        for name in re.findall(r'Objection\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }

    assert len(used) > 15
    for name in used:
        assert game_named("clocks").texts.has("en", f"no-{name}"), name


@pytest.mark.parametrize("name", FINISHED)
def test_the_guide_has_a_card_for_the_first_refusal(name):
    game = game_named(name)
    refused = {to for text, to in game.cites.table.items() if text.startswith("no-") and isinstance(to, str)}

    cards = {to for card in describe_guide(game, "en") for to in card.cites}

    assert refused - cards == WITHOUT_A_CARD.get(name, set())
    assert cards <= paragraphs(game, "en")
