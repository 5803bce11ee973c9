"""The codec: a State as JSON, and what it says of one it cannot read."""

import json
from dataclasses import dataclass

import pytest

from ludotheque.engine import codec
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadState
from ludotheque.engine.state import Step
from tests.engine.toy import GAME


def stored():
    return json.loads(codec.encode(GAME.start(2, {}, RandomChance(1))))


def without_cards(table):
    del table["cards"]


def with_an_unknown_step(table):
    table["agenda"] = [{"tuple": [0, {"is": "Dance", "of": []}]}]


def with_a_step_too_long(table):
    table["agenda"] = [{"tuple": [0, {"is": "Turn", "of": [1, 2]}]}]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (without_cards, "with other fields: cards"),
        (lambda table: table.update(extra=1), "with other fields: extra"),
        (with_an_unknown_step, "does not fit: 'Dance'"),
        (with_a_step_too_long, "does not fit"),
    ],
)
def test_a_stored_state_that_does_not_fit_is_refused(change, complaint):
    table = stored()
    change(table)

    with pytest.raises(BadState, match=complaint):
        codec.decode(GAME, json.dumps(table).encode())


def test_a_field_that_was_added_since_is_filled_in_as_the_game_says(monkeypatch):
    table = stored()
    cards = table.pop("cards")
    monkeypatch.setattr(type(GAME), "added", {"cards": lambda values: cards if "agenda" in values else []})

    s = codec.decode(GAME, json.dumps(table).encode())

    assert codec.digest(GAME.start(2, {}, RandomChance(1))) == codec.digest(s)


def test_a_stored_state_that_is_no_json_is_refused():
    with pytest.raises(BadState, match="not JSON"):
        codec.decode(GAME, b"{")


def test_equal_states_have_equal_digests_and_others_have_not():
    s, same, other = (GAME.start(2, {}, RandomChance(seed)) for seed in (1, 1, 2))

    assert codec.digest(s) == codec.digest(same)
    assert codec.digest(s) != codec.digest(other)


@dataclass(frozen=True)
class OfAnother(Step):
    """A step of a game whose id begins alike."""


def test_a_game_whose_id_begins_alike_lends_no_words(monkeypatch):
    monkeypatch.setattr(OfAnother, "__module__", "tests.engine.toys.rules")

    assert "OfAnother" not in codec.words_of(GAME)
    assert "KeepOrSell" in codec.words_of(GAME)
