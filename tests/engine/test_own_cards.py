"""What lets a data file bring cards of its own: longer tables of actions, sources of parts, further texts."""

import pytest

from ludotheque.engine.action import Actions
from ludotheque.engine.components import ComponentFile, Datum, Number
from ludotheque.engine.errors import BadAction
from ludotheque.engine.scene import Text
from ludotheque.engine.texts import Texts


class Price(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    coins: int


class Card(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: int
    price: Price


def component_file(tmp_path, text):
    path = tmp_path / "cards.toml"
    path.write_text(text)
    return ComponentFile(path, {"cards.*": Card, "hand.size": Number})


CARD = """
hand.size = { value = 5, source = "rulebook" }
[cards.pirate]
copies = 6
source = "rulebook"
price = { coins = 4, source = "SOURCE" }
"""


def test_a_longer_table_begins_with_the_same_actions_and_leaves_the_shorter_one_alone():
    short = Actions("comptoir")
    done = short.one("done")

    longer = short.extended()
    [buy] = longer.named("buy", ["pirate"])

    assert longer.parse("done") is done
    assert longer.parse("buy pirate") is buy
    assert [0, 1] == [action.number for action in longer.all]
    with pytest.raises(BadAction):
        short.parse("buy pirate")


def test_a_part_of_a_datum_may_have_a_source_of_its_own(tmp_path):
    sources = component_file(tmp_path, CARD.replace("SOURCE", "proposal")).sources

    assert "rulebook" == sources["cards.pirate"]
    assert "proposal" == sources["cards.pirate.price"]


def test_files_that_differ_in_sources_alone_have_the_same_digest(tmp_path):
    one = component_file(tmp_path, CARD.replace("SOURCE", "proposal")).digest

    assert one == component_file(tmp_path, CARD.replace("SOURCE", "rulebook")).digest
    assert one != component_file(tmp_path, CARD.replace("SOURCE", "proposal").replace("4", "5")).digest


def test_further_texts_stand_beside_those_of_the_folders():
    texts = Texts(more={"en": 'card-pirate = {"Pirate"}\n', "fr": 'card-pirate = {"Forban"}\n'})

    assert "Forban" == texts.say("fr", Text("card-pirate"), [])
    assert texts.has("en", "no-not-asked")
