"""Chance: live, replayed, same-deal and asking."""

from typing import Any

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import (
    LabelSeededChance,
    OutcomeNeeded,
    RandomChance,
    RecordedChance,
    ScriptedChance,
    WrongOutcome,
)
from tests.engine.toy import GAME


def test_a_seed_gives_the_same_luck_again():
    assert [RandomChance(7).roll("die", 6) for _ in range(3)] == [RandomChance(7).roll("die", 6) for _ in range(3)]


def test_live_luck_without_a_seed_reaches_every_face():
    chance = RandomChance()

    assert set(range(1, 7)) == {chance.roll("die", 6) for _ in range(500)}


def test_a_draw_is_as_likely_as_its_count():
    chance = RandomChance(1)

    drawn = [chance.draw("bag", [3, 0, 1]) for _ in range(4000)]

    assert 0 == drawn.count(1)
    assert 2850 < drawn.count(0) < 3150


def test_the_trail_remembers_label_and_outcome():
    chance = RandomChance(1)
    chance.trail = []

    rolled = chance.roll("die", 6)

    assert [("die", rolled - 1)] == chance.trail


def test_same_deal_gives_outcome_k_of_a_label_whatever_else_was_drawn():
    one, other = LabelSeededChance("x"), LabelSeededChance("x")
    alone = [one.roll("die", 6) for _ in range(20)]
    mixed = []
    for _ in range(20):
        other.draw("bag", [1, 2])
        mixed.append(other.roll("die", 6))

    assert alone == mixed
    assert alone != [LabelSeededChance("y").roll("die", 6) for _ in range(20)]


@pytest.mark.parametrize(
    ("outcomes", "complaint"),
    [
        ([], "expected an outcome of 'die', none was recorded"),
        ([("bag", 1)], "expected an outcome of 'die', found one of 'bag'"),
        ([("die", 6)], "outcome 6 of 'die' is not possible here"),
    ],
)
def test_replay_refuses_what_does_not_fit(outcomes, complaint):
    with pytest.raises(WrongOutcome, match=complaint):
        RecordedChance(outcomes).roll("die", 6)


def test_replay_refuses_to_draw_what_the_bag_has_not():
    with pytest.raises(WrongOutcome, match="outcome 1 of 'bag' is not possible here"):
        RecordedChance([("bag", 1)]).draw("bag", [2, 0])


def test_asking_turns_any_step_into_explicit_chance_nodes():
    """Carrying the set-up out again with one more outcome each time walks down a path of chance nodes."""
    outcomes: list[int] = []
    nodes = []
    s: Any = None
    while s is None:
        try:
            s = GAME.start(2, {}, ScriptedChance(outcomes))
        except OutcomeNeeded as asked:
            nodes.append((asked.label, asked.weights))
            outcomes.append(len(asked.weights) - 1)

    assert [("deck", [2, 2, 2, 2, 2, 2]), ("deck", [2, 2, 2, 2, 2, 1])] == nodes
    assert [5, 5] == s.cards
    assert [0, 1] == flow.waiting(s)
