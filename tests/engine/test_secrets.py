"""Secrets by themselves: who sees, and what is dealt anew."""

from types import SimpleNamespace

from ludotheque.engine.chance import Live
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


def test_a_spectator_does_not_see_the_cup_of_a_side_nobody_answers_for():
    cups = OwnersOnly("cups", again=lambda s, side, chance: 0)
    s = table(cups=[3, 4, 5])

    assert not cups.sees(s, None, 2)
    assert not cups.sees(s, NOBODY, 2)
    assert frozenset() == cups.parts(s)[2].known_by


def test_dealing_anew_leaves_what_the_seat_knows_and_what_lies_open():
    cups = OwnersOnly("cups", again=lambda s, side, chance: 9, is_closed=lambda s, side: side < 2)
    s = table(cups=[3, 4, 5])

    cups.redeal(s, 0, Live(1))

    assert [9, 4, 5] == s.cups


def test_hands_of_others_are_drawn_from_what_they_and_the_pile_hold():
    hands = Hands("hands", "pile")
    seen = set()
    for seed in range(40):
        s = table(hands=[[0, 1], [4], []], pile=[0, 0, 1, 1, 0])

        hands.redeal(s, 0, Live(seed))

        assert [4] == s.hands[1]
        assert [1, 1, 1, 1, 0] == [s.pile[card] + s.hands[0].count(card) for card in range(5)]
        seen.add(tuple(s.hands[0]))
    assert {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)} == seen


def test_what_nobody_saw_may_be_anything_that_is_not_accounted_for():
    unseen = Unseen("removed", "bag", ways=lambda s: [0, 2, 2])
    seen = set()
    for seed in range(20):
        s = table(removed=[0, 2, 0], bag=[5, 3, 4])

        unseen.redeal(s, 0, Live(seed))

        assert [5, 5, 4] == [in_bag + gone for in_bag, gone in zip(s.bag, s.removed, strict=True)]
        seen.add(tuple(s.removed))
    assert {(0, 2, 0), (0, 1, 1), (0, 0, 2)} == seen
    assert [("removed", (0, 2, 0), frozenset())] == [
        (part.zone, part.value, part.known_by) for part in unseen.parts(table(removed=[0, 2, 0], bag=[]))
    ]
