"""The terminal draws what a picture shows by pips and bands, in words."""

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
