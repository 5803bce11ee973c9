"""The terminal draws layouts as text, and what a picture shows by pips and bands in words."""

import io
import re

import pytest
from rich.console import Console

from ludotheque.games import all_games, game_named
from ludotheque.terminal.draw import Drawing
from ludotheque.terminal.rules import NoParagraph, show_rules
from ludotheque.terminal.story import texts_of
from ludotheque.terminal.symbols import Symbols

SYMBOLS = Symbols(texts_of(game_named("enkidu")), "en")


def draw(console, scene, keys=None):
    console.print(*Drawing(SYMBOLS, keys or {}).panels(scene["zones"]))


def drawn(face, label="Most ochre"):
    piece = {"type": "piece", "id": "goal", "kind": "goal", "label": label, "face": face}
    zone = {"type": "zone", "id": "goals", "layout": "row", "title": "Goals", "children": [piece]}
    console = Console(file=io.StringIO(), width=80)
    draw(console, {"zones": [zone]})
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_gauge_is_told_in_its_words_or_else_in_numbers():
    assert "Most ochre (2 behind Red)" in drawn({"gauge": {"have": 2, "need": 4, "against": "2 behind Red"}})
    assert "Most ochre (2/4)" in drawn({"gauge": {"have": 2, "need": 4}})
    assert "Most ochre (" not in drawn({"art": "goal"})
    assert "31 % (" not in drawn({"gauge": {"have": 3, "need": 10}}, "Two coins: 31 %")


def printed(*zones):
    out = io.StringIO()
    draw(Console(file=out, width=100, color_system=None), {"zones": zones}, {"a": ["1"]})
    return [line.strip("│╭╮╰╯─ ") for line in out.getvalue().splitlines()]


def piece(name, at):
    return {"type": "piece", "id": name, "kind": "tile", "label": name, "at": at}


def test_what_lies_on_a_card_is_listed_though_its_price_is_called_the_same():
    slots = [{"type": "piece", "id": f"s{place}", "kind": "slot", "label": label} for place, label in enumerate(SLOTS)]
    card = {"type": "piece", "id": "a", "kind": "card", "label": "Repair bay", "facts": ["Costs 2 gears."]}
    row = {"type": "zone", "id": "row", "layout": "row", "title": "Row"}

    assert any(
        "Costs 2 gears. [one gear] [2 gears]" in line
        for line in printed({**row, "children": [{**card, "children": slots}]})
    )
    told = {**card, "facts": ["Brings one gear, 2 gears."], "children": slots}
    assert not any("[" in line for line in printed({**row, "children": [told]}))


SLOTS = ("one gear", "2 gears")


def test_a_matrix_is_a_table_with_its_sums():
    shelf = {
        "type": "zone",
        "id": "shelf",
        "layout": "matrix",
        "title": "Shelf",
        "places": (2, 2),
        "sums": ([1, 1], [2, 0]),
        "leads": [2],
        "children": [piece("a", [0, 0]), piece("b", [1, 0]), piece("joker", None)],
    }

    lines = [line.split() for line in printed(shelf)]

    assert [["a", "‹1›", "·", "=1"], ["b", "·", "=1"], ["=2", "=0", "joker"]] == lines[1:4]
    assert ["=2", "=0", "3", "joker"] == printed({**shelf, "total": 3})[3].split()


def test_a_rack_shows_what_is_there_and_what_is_spent():
    rack = {"type": "zone", "id": "rack", "layout": "rack", "title": "Hand", "places": 4, "filled": [1, 2, 4]}

    assert "1 2 · 4" in printed(rack)


def ruled(game, paragraph, language):
    out = io.StringIO()
    show_rules(Console(file=out, width=100, color_system=None, highlight=False), game, paragraph, language)
    return out.getvalue()


def test_a_paragraph_of_the_rules_is_printed_with_what_its_figure_tells():
    told = ruled(all_games()["clocks"], "placing.skip", "fr")

    assert "Sauter coûte des points #placing.skip" in told
    assert "│ Ada paie 3 pièces pour sauter des emplacements." in told
    assert "│ ✕ Sauter jusque-là coûte 6" in told
    assert "#placing.higher" not in told


def test_a_chapter_is_printed_with_its_rules_and_proposals_are_marked():
    actions, rulings = (ruled(all_games()["clocks"], chapter, "en") for chapter in ("actions", "rulings"))

    assert "#actions.free" in actions
    assert "Take 2 coins*, where two play one coin*" in actions
    assert "#ruling.20" in rulings
    assert "[our proposal]" in rulings


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_of_every_game_can_be_printed(game, language):
    assert "#goal" in ruled(all_games()[game], "", language)


def test_only_sources_that_something_comes_from_are_counted():
    told = ruled(all_games()["liars_dice"], "sources", "en")

    assert "our proposal: 0 + 9" in told
    assert "0 + 0" not in told


def test_a_french_colon_has_its_narrow_space():
    told = ruled(all_games()["clocks"], "", "fr")

    assert "règle du jeu\u202f: " in told
    assert [] == [line for line in told.splitlines() if re.search(r"\w: ", line)]


def test_a_paragraph_that_is_not_there_is_complained_about_with_the_chapters():
    with pytest.raises(NoParagraph, match=r"no paragraph 'auctoin'; its chapters are: goal, turn"):
        ruled(all_games()["clocks"], "auctoin", "en")
