"""The kit finds verbs without a word, symbols without a sentence, and tokens that are no symbols."""

import shutil

import pytest

from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.engine.texts import words_of
from ludotheque.games import all_games
from ludotheque.lab import kit
from tests.lab.bluff import Bluff

WORDED = """
verb-bid = Bid
    .symbol = {symbol}
symbol-die = {{ $number ->
    [one] die
   *[other] dice
}}
"""
ABOUT = "    .about = {about}\n"


def with_verbs():
    """Give the little game a verb with several answers."""
    game = Bluff()
    game.actions = game.actions.extended()
    game.actions.many("bid", 1, 3)
    return game


def with_words(tmp_path, symbol="die", about="Lies under a cup."):
    """Give it its words, and a symbol that is drawn."""
    game = with_verbs()
    shutil.copytree(game.folder / "texts", tmp_path / "texts")
    for language in ("en", "fr"):
        file = tmp_path / "texts" / f"{language}.ftl"
        words = WORDED.format(symbol=symbol) + (ABOUT.format(about=about) if about else "")
        file.write_text(file.read_text(encoding="utf-8") + words, encoding="utf-8")
    (tmp_path / "theme").mkdir()
    (tmp_path / "theme" / "icons.svg").write_text('<svg><symbol id="die"></symbol></svg>', encoding="utf-8")
    game.folder = tmp_path
    return game


def test_a_game_with_all_its_words_passes(tmp_path):
    kit.check_words(with_words(tmp_path))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"symbol": "dice"}, "verb-bid.symbol is 'dice'; there are coin, die"),
        ({"about": ""}, "the symbol 'die' has no text symbol-die.about"),
        ({"about": "One of { $dice }."}, r"symbol-die.about says \['dice'\]"),
    ],
)
def test_a_word_that_is_missing_or_wrong_is_found(tmp_path, words, said):
    with pytest.raises(AssertionError, match=said):
        kit.check_words(with_words(tmp_path, **words))


def test_a_verb_that_has_no_name_is_found():
    with pytest.raises(AssertionError, match="no text verb-bid"):
        kit.check_words(with_verbs())


def test_a_token_that_is_no_symbol_is_found(monkeypatch):
    game = Bluff()
    card = Piece(id="card", kind="card", label=Text("name", {"who": 0}), face=Face(cost=["2", "gear"]))
    monkeypatch.setattr(game, "zones", lambda s, viewer: [Zone(id="mat", layout="row", children=[card])])

    with pytest.raises(AssertionError, match="card shows 'gear', which is no symbol"):
        kit.check_tokens(kit.Case(game, 3))


def test_only_words_travel_to_a_client():
    game = all_games()["clockworker"]
    source = words_of(game.folder / "texts" / "fr.ftl")

    assert "verb-operate = Réaffecter" in source
    assert "symbol-gear" in source
    assert "do-operate" not in source


@pytest.mark.parametrize(
    ("cues", "said"),
    [
        ({"bid-made": "applause"}, r"the cue of bid-made is 'applause'; expected one of \('reveal',\)"),
        ({"bid-sung": "reveal"}, "no text event-bid-sung, which has a cue"),
    ],
)
def test_a_cue_that_is_no_word_or_of_no_event_is_found(tmp_path, cues, said):
    game = with_words(tmp_path)
    game.cues = cues

    with pytest.raises(AssertionError, match=said):
        kit.check_words(game)
