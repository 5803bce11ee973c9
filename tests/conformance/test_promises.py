"""What answers say they cost and bring is what happens, in every game."""

import pytest

from ludotheque.games import all_games
from ludotheque.lab import kit
from ludotheque.lab.kit.promises import plain_amounts

SEEDS, LOOKS = 3, 25


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_an_answer_costs_and_brings_what_it_says(game):
    kept: dict[str, int] = {}
    for seed in range(SEEDS):
        case = kit.Case(game, game.seats[seed % len(game.seats)], seed=seed, looks=LOOKS)
        for verb, times in kit.check_promises(case).items():
            kept[verb] = kept.get(verb, 0) + times

    assert any(kept.values()) == bool(kept), "something is promised, and nothing of it can be counted"


def test_tokens_are_counted_unless_they_say_more():
    assert plain_amounts(["2", "gear", "red"]) == {"gear": 2, "red": 1}
    assert plain_amounts(["+", "3", "coin"]) == {"coin": 3}
    assert plain_amounts(["retrieval", "→", "blue"]) is None
    assert plain_amounts(["2"]) is None
