"""Positions in words, and what figures of the rules show to whom."""

import pytest

from ludotheque.engine.errors import BadOption
from ludotheque.games.enkidu import GAME
from ludotheque.manual.page import Writer
from ludotheque.manual.rules_file import rules_of
from ludotheque.manual.tree import Figure


def drawn(name: str) -> Figure:
    figure = Writer(rules_of(GAME), "en", is_strict=True).played(name).figure(name, "en")
    assert isinstance(figure, Figure)
    return figure


@pytest.mark.parametrize(("at", "phase"), [("lunch", "initiation"), ("gifts", "initiation")])
def test_a_place_in_a_round_that_is_not_there_is_refused(at, phase):
    options = GAME.checked_options(3, {})

    with pytest.raises(BadOption, match=f"expected a position.*{at}"):
        GAME.position(3, options, {"at": at, "phase": phase})


def test_the_same_look_shows_a_mission_to_one_and_a_seal_to_all_others():
    seen, sealed = drawn("look"), drawn("look-others")

    assert seen.scene["nodes"]["secrets1.mission"]["label"] == "Have the most light blue tablets"
    assert sealed.scene["nodes"]["secrets1.mission"]["label"] == "Bo’s mission, sealed"
    assert seen.lines == ["Ada looks at Bo’s mission: Have the most light blue tablets."]
    assert sealed.lines == ["Ada looks at Bo’s mission."]


def test_a_figure_of_secrets_gives_away_nothing_of_the_neighbour():
    nodes = drawn("secrets").scene["nodes"]

    assert all("sealed" in node["label"] for name, node in nodes.items() if name.startswith("secrets1."))
    assert not any("sealed" in node["label"] for name, node in nodes.items() if name.startswith("secrets0."))


def test_every_card_is_drawn_once_with_its_key():
    kinds = ("seating", "shares", "events", "missions", "objectives")
    keys = [piece.id for zone in GAME.catalogue() if zone.id in kinds for piece in zone.children]

    assert keys == [key for kind in kinds for key in GAME.component_file.sources if key.startswith(f"{kind}.")]
