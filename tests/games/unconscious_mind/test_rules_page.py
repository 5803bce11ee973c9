"""The page of the rules: every component drawn once, and tables that words can set."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadOption
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.unconscious_mind.game import UnconsciousMind
from ludotheque.manual.page import Legend, page_of, pieces_of

GAME = UnconsciousMind()


def test_every_card_and_tile_is_drawn_once() -> None:
    drawn = [piece.id for zone in GAME.catalogue() for piece in pieces_of(zone)]
    assert len(drawn) == len(set(drawn))
    printed = [key for key in GAME.component_file.sources if not key.startswith(("constants.", "id.rates", "id.start"))]
    assert [key for key in printed if key.removesuffix(".low") not in drawn] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_catalogue_come_from_the_data(language: str) -> None:
    conversions = {one.id: one.facts for one in Legend(GAME, language).catalogue("id-conversions").components}
    assert "2" in conversions["id.conversions.medium"][0]
    assert len(page_of(GAME, language).sections) > 100


def test_a_position_is_set_as_its_words_say() -> None:
    words = {"coffee0": "1", "held": "r2c3:0:G", "rooms0": "R04 7 L17 M17 D16", "white0": "minor-freedom"}
    s = GAME.position(2, GAME.checked_options(2, {}), words)
    flow.run_until_question(s, RandomChance(1))
    desk = s.desks[0]
    assert (desk.coffee, desk.ideas, desk.markers[0]) == (1, 2, 7)
    assert s.box.clients[desk.clients[0]].name == "R04"
    assert sum(desk.white) == s.box.constants["white_insights"]
    assert flow.waiting(s) == [0]


@pytest.mark.parametrize(
    ("word", "value", "expected"),
    [
        ("tea0", "1", "expected a word of"),
        ("coffee7", "1", "expected a word of"),
        ("rooms0", "R99 7 - - -", "expected a name"),
        ("at", "noon", "turn or end"),
    ],
)
def test_words_that_mean_nothing_are_refused(word: str, value: str, expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        GAME.position(2, GAME.checked_options(2, {}), {word: value})
