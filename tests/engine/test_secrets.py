"""Secrets by themselves: who sees, and what is dealt anew."""

from types import SimpleNamespace

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.secrets import Hands, OwnersOnly, Unseen

NOBODY = -1


def table(**zones):
    return SimpleNamespace(seat_of=[1, 0, NOBODY], **zones)


def test_what_lies_under_a_cup_is_seen_by_whoever_sits_there():
    cups = OwnersOnly("cups", again=lambda s, side, chance: chance.roll("redeal", 6))
    s = table(cups=[3, 4, 5])

    assert [False, True] == [cups.sees(s, seat, 0) for seat in (0, 1)]
    assert not cups.sees(s, None, 0)
    assert [("cups0", 3, frozenset({1})), ("cups1", 4, frozenset({0}))] == [
        (part.zone, part.value, part.known_by) for part in cups.parts(s)[:2]
    ]


def test_a_spectator_owns_nothing_and_a_side_nobody_answers_for_hides_nothing():
    cups = OwnersOnly("cups", again=lambda s, side, chance: 0)
    s = table(cups=[3, 4, 5])

    assert [False, False, True] == [cups.sees(s, NOBODY, side) for side in range(3)]
    assert ["cups0", "cups1"] == [part.zone for part in cups.parts(s)]


def test_nothing_lies_there_or_it_is_shown():
    cups = OwnersOnly("cups", again=lambda s, side, chance: 0, is_closed=lambda s: not s.is_shown, nothing=-1)

    assert [True, False] == [cups.sees(table(cups=[-1, 4, 5], is_shown=False), None, side) for side in (0, 1)]
    assert cups.sees(table(cups=[-1, 4, 5], is_shown=True), None, 1)


def test_dealing_anew_leaves_what_the_seat_knows_and_what_lies_open():
    cups = OwnersOnly("cups", again=lambda s, side, chance: 9)
    for kind in (list, tuple):
        s = table(cups=kind([3, 4, 5]))

        cups.redeal(s, 0, RandomChance(1))

        assert kind([9, 4, 5]) == s.cups


def test_hands_of_others_are_drawn_from_what_they_and_the_pile_hold():
    hands = Hands("hands", "pile")
    seen = set()
    for seed in range(40):
        s = table(hands=[[0, 1], [4], []], pile=[0, 0, 1, 1, 0])

        hands.redeal(s, 0, RandomChance(seed))

        assert [4] == s.hands[1]
        assert [1, 1, 1, 1, 0] == [s.pile[card] + s.hands[0].count(card) for card in range(5)]
        seen.add(tuple(s.hands[0]))
    assert {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)} == seen


def test_what_nobody_saw_may_be_anything_that_is_not_accounted_for():
    unseen = Unseen("removed", "bag", ways=lambda s: [0, 2, 2])
    seen = set()
    for seed in range(20):
        s = table(removed=[0, 2, 0], bag=[5, 3, 4])

        unseen.redeal(s, 0, RandomChance(seed))

        assert [5, 5, 4] == [in_bag + gone for in_bag, gone in zip(s.bag, s.removed, strict=True)]
        seen.add(tuple(s.removed))
    assert {(0, 2, 0), (0, 1, 1), (0, 0, 2)} == seen
    assert [("removed", (0, 2, 0), frozenset())] == [
        (part.zone, part.value, part.known_by) for part in unseen.parts(table(removed=[0, 2, 0], bag=[]))
    ]
