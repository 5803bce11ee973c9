"""Work out a round of bids between two who play against themselves: regret matching, none below nothing (CFR+).

Both learn from what every other answer would have brought on average, over all cups the rival could have by then. All
that they go by is their own cup, the bid that stands, and who began the round. So a bid is a place on a ladder, and
what holds there for a side is a table: [own cup, place, rival's cup]. Of many cups some are drawn each time.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.floating[Any]]
Whole = NDArray[np.int64]
FIRST, SECOND = SIDES = 0, 1
"""Whoever begins the round, and the other."""
DOUBT: Final = -2
CALL: Final = -1
"""The last answers: to doubt the bid, and to call it exactly right. Those before are bids, by their places."""
ODD: Final = 0.05
"""The share of answers given at random while one learns, so that no bid tells for sure what lies under a cup."""
POOR: Final = 8
"""Of so many parts of the iterations the first counts for nothing: those answers are too poor."""
HARDLY: Final = 1e-30
"""Less than this is nothing."""


@dataclass(frozen=True)
class Ladder:
    """The bids of a round, lowest first, after a place where nobody has bid yet."""

    possible: NDArray[np.bool_]
    """Which answers there are: [place, answer]."""
    wanted: Whole
    """How many dice are bid, by place."""
    hits: tuple[Whole, Whole]
    """How many of them lie under a cup of either side: [cup, place]."""
    likely: tuple[Table, Table]
    """How likely either side's cups are."""
    is_chosen: bool = False
    """Whether not luck but the first bid says which cup whoever begins has."""

    def together(self, shares: Table) -> Table:
        """Add up what belongs to the same decision."""
        found: Table = shares.sum(axis=2, keepdims=True)
        if self.is_chosen:
            found[:, 0] = found[:, 0].sum(axis=0)
        return found

    @cached_property
    def evenly(self) -> Table:
        """Give all possible answers the same share: [place, answer]."""
        found = self.possible / self.possible.sum(axis=1, keepdims=True)
        if self.is_chosen:
            found[0] /= len(self.likely[FIRST])
        return np.asarray(found, np.float32)

    def matched(self, regrets: Table) -> Table:
        """Give each answer its share of the regrets; where nothing is regretted, all the same."""
        total = self.together(regrets)
        is_known = total > HARDLY
        found: Table = regrets / np.where(is_known, total, 1) + ~is_known * self.evenly
        return found


class Stakes(NamedTuple):
    """A side's chance to win the match, after each end of the round."""

    lost: float
    won: float
    called: float
    """It has called a bid right."""


class Found(NamedTuple):
    """What came of it."""

    chance: float
    """To win the match, of whoever begins."""
    shares: tuple[Table, Table]
    """How often either side gives which answer: [cup, place, answer]."""


def ends(ladder: Ladder, stakes: Stakes, hits: Whole, rivals: Whole) -> tuple[Table, Table]:
    """Say what it brings a side to doubt, and to call, where its cup and its rival's hit so often."""
    both = hits[:, :, None] + rivals.T[None]
    lost, won, called = np.array(stakes, np.float32)
    is_true, is_right = both >= ladder.wanted[:, None], both == ladder.wanted[:, None]
    return won + (lost - won) * is_true, lost + (called - lost) * is_right


def reached(shares: list[Table], start: Table) -> list[Table]:
    """Say how likely either side is asked there: forward over the ladder."""
    places = shares[FIRST].shape[1]
    found = [np.zeros((len(shares[side]), places, len(shares[1 - side])), np.float32) for side in SIDES]
    found[FIRST][:, 0] = start
    for place in range(1, places):
        for side in SIDES:
            bid = shares[side][:, :place, place]
            found[1 - side][:, place] = np.einsum("cp,cpr->rc", bid, found[side][:, :place])
    return found


def followed(shares: list[Table], ended: list[Table]) -> list[Table]:
    """Say what it brings either side when its rival is asked there: backward over the ladder."""
    found = [np.zeros_like(one) for one in ended]
    for place in reversed(range(ended[FIRST].shape[1])):
        for side in SIDES:
            bids = shares[side][:, place, place + 1 : DOUBT]
            brought = ended[side][:, place] + np.einsum("cp,cpr->cr", bids, found[side][:, place + 1 :])
            found[1 - side][:, place] = 1 - brought.T
    return found


def worth(ladder: Ladder, stakes: tuple[Stakes, Stakes], shares: list[Table], drawn: list[Whole]) -> list[Table]:
    """Say what each answer brings either side on average: [cup, place, answer]."""
    likely = [ladder.likely[side][drawn[side]] for side in SIDES]
    reach = reached(shares, np.outer(*likely))
    hits = [ladder.hits[side][drawn[side]] for side in SIDES]
    doubts, calls = zip(*[ends(ladder, stakes[side], hits[side], hits[1 - side]) for side in SIDES], strict=True)
    ended = [
        shares[side][:, :, DOUBT, None] * doubts[side] + shares[side][:, :, CALL, None] * calls[side] for side in SIDES
    ]
    follows = followed(shares, ended)
    found = []
    for side in SIDES:
        brought = np.empty_like(shares[side])
        brought[:, :, :DOUBT] = reach[side] @ follows[side].transpose(0, 2, 1)
        brought[:, :, DOUBT] = np.vecdot(reach[side], doubts[side])
        brought[:, :, CALL] = np.vecdot(reach[side], calls[side])
        found.append(ladder.possible * brought / np.maximum(reach[side].sum(axis=2, keepdims=True), HARDLY))
    return found


def solve(
    ladder: Ladder, stakes: tuple[Stakes, Stakes], iterations: int, hands: int, luck: np.random.Generator
) -> Found:
    """Let two play against themselves; the later an answer the more it counts, and chances are of the second half."""
    regrets = [np.zeros((len(cups), *ladder.possible.shape), np.float32) for cups in ladder.likely]
    totals = [np.zeros_like(one) for one in regrets]
    chances = []
    poor = iterations // POOR
    for iteration in range(1, iterations + 1):
        drawn = [luck.permutation(len(cups))[:hands] for cups in ladder.likely]
        known = [regrets[side][drawn[side]] for side in SIDES]
        shares = [(1 - ODD) * ladder.matched(one) + ODD * ladder.evenly for one in known]
        brought = worth(ladder, stakes, shares, drawn)
        usual = [ladder.together(shares[side] * brought[side]) for side in SIDES]
        for side in SIDES:
            better = np.maximum(known[side] + brought[side] - usual[side], 0) * ladder.possible
            regrets[side][drawn[side]] = better
            totals[side][drawn[side]] += max(iteration - poor, 0) * ladder.matched(better)
        if 2 * iteration > iterations:
            chances.append(np.average(usual[FIRST][:, 0, 0], weights=ladder.likely[FIRST][drawn[FIRST]]))
    first, second = [total / np.maximum(ladder.together(total), HARDLY) for total in totals]
    return Found(float(np.mean(chances)), (first, second))
