"""The page of a game's rules: data, pictures and words put together."""

import json

import msgspec
import pytest

from ludotheque.games import all_games, game_from
from ludotheque.games.clocks import GAME
from ludotheque.manual import page, tree
from ludotheque.manual.page import page_of
from ludotheque.manual.rules_file import Rules

pytestmark = pytest.mark.interpreted


def section(page, name):
    return next(one for one in page.sections if one.id == name)


def block(page, name, kind):
    return next(one for one in section(page, name).blocks if isinstance(one, kind))


def owners(**changes):
    """Make the game of an owner with other numbers."""
    table = json.loads(GAME.component_file.text)
    for key, value in changes.items():
        above, _, name = key.partition("__")
        table[above][name]["value"] = value
    return game_from("clocks", json.dumps(table))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_has_a_page(game, language):
    page = page_of(game, language)

    assert "goal" in {one.id for one in page.sections}
    assert page == msgspec.json.decode(msgspec.json.encode(page), type=tree.Page)


def test_numbers_come_from_the_data_with_their_source_and_a_plural():
    game = owners(free_action__coins=1)
    english, french = (block(page_of(game, language), "actions.free", tree.Paragraph) for language in ("en", "fr"))

    assert tree.plain(english.words).startswith("Take one coin, where two play ")
    assert tree.plain(french.words).startswith("Prenez une pièce, à deux joueurs ")
    assert ["proposal", "proposal", "proposal"] == [span.source for span in english.words if span.source]


def test_with_other_data_words_and_pictures_are_others():
    page = page_of(owners(returned_die__coins=3), "fr")

    assert "contre 3 pièces" in tree.plain(block(page, "placing.return", tree.Paragraph).words)
    assert "Ada reçoit 3 pièces pour le dé rendu." in block(page, "placing.return", tree.Figure).lines


def test_a_figure_shows_what_the_engine_did_and_refused():
    figure = block(page_of(GAME, "fr"), "placing.skip", tree.Figure)

    assert [
        "Ada paie 3 pièces pour sauter des emplacements.",
        "Ada place le 3 blanc à l’heure 3\u202f: parfait.",
        "Ada reçoit 2 pièces en bonus.",
    ] == figure.lines
    assert "Sauter jusque-là coûte 6, vous avez 5\u202f: il en manque 1." == figure.refused
    assert ["clock0.4"] == figure.refused_on
    assert ("middle0.0", "clock0.3") in [tuple(way) for way in figure.ways]
    assert "board1" not in figure.scene["nodes"], "it is cropped to what it shows"


def test_a_figure_that_cannot_be_played_with_an_owners_data_is_left_out():
    dear = owners(prices_for_two__flip=9)

    assert not any(isinstance(one, tree.Figure) for one in section(page_of(dear, "en"), "turn.paid").blocks)
    assert any(isinstance(one, tree.Figure) for one in section(page_of(GAME, "en"), "turn.paid").blocks)


def test_components_are_told_in_words_with_their_source():
    hours, colours, prices = section(page_of(GAME, "en"), "components").blocks

    assert 12 == len(hours.components)
    assert ("hours.2", "Hour 2: asks for a 2", "proposal") == (
        hours.components[1].id,
        hours.components[1].label,
        hours.components[1].source,
    )
    assert ["It leaves gaps free of charge."] == colours.components[2].facts
    assert "Flip: 7 coins" == prices.components[2].label
    assert {component.id for component in hours.components} <= hours.scene["nodes"].keys()


def test_a_ruling_says_what_it_rests_on_and_what_it_explains():
    ruling = section(page_of(GAME, "en"), "ruling.6")

    assert ("proposal", "placing.skip") == (ruling.source, ruling.of)
    assert isinstance(ruling.blocks[-1], tree.Reason)


def test_scores_are_counted_by_the_game():
    result = block(page_of(GAME, "en"), "scoring.points", tree.Scores).result

    assert ["Perfect dice", "Neighbouring perfect dice", "Sets of four colours"] == [
        line["label"] for line in result["places"][0]["lines"]
    ]


def test_the_glossary_gives_both_languages():
    terms = {term.id: term for term in block(page_of(GAME, "fr"), "glossary", tree.Terms).terms}

    assert ("six fantôme", "ghost six", "setup.hours") == (terms["ghost"].term, terms["ghost"].other, terms["ghost"].to)


def test_a_chapter_that_has_nothing_to_list_is_left_out(tmp_path):
    (tmp_path / "rules.toml").write_text("draft = true\nminutes = 5\ndifficulty = 1\n", encoding="utf-8")
    chapters = "## A {#goal}\n\nWords.\n\n## B {#icons}\n\n::icons\n\n## C {#glossary}\n\n::glossary\n"
    for name in ("en.md", "fr.md"):
        (tmp_path / name).write_text(chapters + "\n## D {#sources}\n\n::sources\n", encoding="utf-8")
    rules = Rules(all_games()["liars_dice"], tmp_path)

    assert ["goal"] == [one.id for one in page.Writer(rules, "en").page().sections]


def test_a_game_without_rules_of_its_own_shows_its_guide_and_its_components(monkeypatch):
    monkeypatch.setattr(page, "has_rules", lambda game: False)
    shown = page.page_of.__wrapped__(GAME, "en")

    assert ["goal", "turn", "turn.board", "turn.bid"] == [one.id for one in shown.sections][:4]
    assert ["components", "icons", "sources"] == [one.id for one in shown.sections][-3:]
    assert "An auction of dice" in tree.plain(block(shown, "goal", tree.Paragraph).words)
    assert ["hours", "colours", "prices"] == [one.id for one in section(shown, "components").blocks]
