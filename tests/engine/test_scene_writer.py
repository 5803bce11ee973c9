"""The SceneWriter: what looks the same is written once, for everybody and every table, and says what it should."""

import pytest

from ludotheque.engine.scene import Piece, Scene, Text, Zone, cached_drawing
from ludotheque.engine.scene_writer import MOST_KEPT, SceneWriter
from ludotheque.games import game_named

CLOCKS = game_named("clocks")
ODD = 'An "odd" \\ name } \ue000\ue001'


def scene(*zones):
    return Scene("clocks", None, 0, [], list(zones))


def titled(side):
    return Zone("hand", "row", title=Text("clock", {"who": side}), children=[Piece("x", "token", Text("bank"))])


def title(names, side, language="en"):
    return SceneWriter(CLOCKS.texts, language, names).plain(scene(titled(side)))["nodes"]["hand"]["title"]


def test_every_table_reads_its_own_names_in_what_was_written_for_another():
    assert title(["Ada", "Bo"], 1) == title(["Ada", "Cleo"], 1).replace("Cleo", "Bo")
    assert "Bo" in title(["Ada", "Bo"], 1)
    assert "Ada" in title(["Ada", "Bo"], 0, "fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_name_stays_a_name_whatever_is_in_it(language):
    text = Text("clock", {"who": 0})

    assert ODD in title([ODD, "Bo"], 0, language)
    assert title([ODD, "Bo"], 0, language) == CLOCKS.texts.say(language, text, [ODD, "Bo"])


@pytest.mark.parametrize("name", ["Anna", "Élise", "Bo", ODD])
def test_a_pen_elides_as_the_texts_do(name):
    texts = game_named("clockworker").texts
    text = Text("factories", {"who": 1})
    written = SceneWriter(texts, "fr", ["Cleo", name]).plain(scene(Zone("works", "row", title=text)))

    assert texts.say("fr", text, ["Cleo", name]) == written["nodes"]["works"]["title"]
    assert written["nodes"]["works"]["title"].endswith(f" de {name}" if name == "Bo" else f" d’{name}")


def test_a_lasting_piece_is_drawn_once_and_reads_alike_on_every_table():
    drawn = []

    @cached_drawing
    def cup(side):
        drawn.append(side)
        return Piece(f"cup{side}", "cup", Text("cup-empty", {"who": side}))

    bids = scene(Zone("bids", "row", children=[cup(0)]))
    labels = {
        SceneWriter(CLOCKS.texts, language, names).plain(bids)["nodes"]["cup0"]["label"]
        for language in ("en", "fr")
        for names in (["Ada"], ["Bo"])
    }

    assert [0] == drawn
    assert 4 == len(labels)


@pytest.mark.parametrize("draw", [titled, cached_drawing(titled)], ids=["drawn anew", "lasting"])
def test_two_things_with_one_id_are_noticed(draw):
    with pytest.raises(ValueError, match="two things in the Scene have the id 'x'"):
        SceneWriter(CLOCKS.texts, "en", ["Ada"]).flat(scene(Zone("x", "row"), draw(0)))


def test_what_is_written_again_is_kept_and_the_rest_is_forgotten_in_time():
    writer, book = SceneWriter(CLOCKS.texts, "en", ["Ada"]), CLOCKS.texts.books["en"]
    bank = scene(Zone("bank", "row", title=Text("bank")))
    written = writer.write(bank).loose["bank"]

    for first in range(0, 3 * MOST_KEPT, 100):
        writer.write(scene(*(Zone(f"x{place}", "row") for place in range(first, first + 100))))
        assert written is writer.write(bank).loose["bank"]

    assert len(book.parts) + len(book.before) <= 2 * MOST_KEPT
