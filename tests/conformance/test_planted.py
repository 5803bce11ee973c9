"""The balance report finds, in every game that names one, a thing made too strong and one made useless."""

import pytest

from ludotheque.games import all_games
from ludotheque.lab.balance.wanted import wanted_of
from ludotheque.lab.drills.planted import find

PLANTED = [(name, place) for name in sorted(all_games()) for place in range(len(wanted_of(name).planted))]


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("game", "place"), PLANTED)
def test_planted_imbalance_is_found(game, place):
    plant = wanted_of(game).planted[place]

    assert plant.why == find(game, plant, seed=1)["found"]


@pytest.mark.parametrize("game", sorted({game for game, _ in PLANTED}))
def test_one_thing_too_strong_and_one_useless_are_planted(game):
    assert {plant.why for plant in wanted_of(game).planted} == {"strong", "ignored"}
