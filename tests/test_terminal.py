"""The terminal draws layouts as text, and what a picture shows by pips and bands in words."""

import io

from rich.console import Console

from ludotheque.terminal.draw import draw


def drawn(face):
    piece = {"type": "piece", "id": "goal", "kind": "goal", "label": "Most ochre", "face": face}
    zone = {"type": "zone", "id": "goals", "layout": "row", "title": "Goals", "children": [piece]}
    console = Console(file=io.StringIO(), width=80)
    draw(console, {"zones": [zone]})
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_gauge_is_told_in_its_words_or_else_in_numbers():
    assert "Most ochre (2 behind Red)" in drawn({"gauge": {"have": 2, "need": 4, "against": "2 behind Red"}})
    assert "Most ochre (2/4)" in drawn({"gauge": {"have": 2, "need": 4}})
    assert "Most ochre (" not in drawn({"art": "goal"})


def printed(*zones):
    out = io.StringIO()
    draw(Console(file=out, width=100, color_system=None), {"zones": zones, "options": [{"on": ["a"]}]})
    return [line.strip("│╭╮╰╯─ ") for line in out.getvalue().splitlines()]


def piece(name, at):
    return {"type": "piece", "id": name, "kind": "tile", "label": name, "at": at}


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


def test_a_rack_shows_what_is_there_and_what_is_spent():
    rack = {"type": "zone", "id": "rack", "layout": "rack", "title": "Hand", "places": 4, "filled": [1, 2, 4]}

    assert "1 2 · 4" in printed(rack)
