"""When two are left: how often to bid, doubt or call what, worked out beforehand; an expert goes by it.

`python -m tools.solved_liars_dice` has let two play against themselves, for each number of dice of either, until
neither regretted much. All that they went by was their own dice, the bid that stands, and who began the round.
"""

import json
from base64 import b85decode
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import decompress

Bid = tuple[int, int]
"""How many dice, and of which face."""
ACE: Final = 1
FACES: Final = range(1, 7)
NO_BID: Final = (0, 0)
DUDO: Final = (0, -1)
CALZA: Final = (0, -2)
FILE: Final = Path(__file__).with_name("solved.json")
HIGHEST: Final = {7: 6, 8: 7, 9: 7, 10: 8}
"""Of so many dice in all, the most that are thought about; of fewer dice all of them. Of aces it is half as many."""
FARTHEST: Final = 12
"""How many bids one may go up at once: a bit more than two dice of the same face."""
WAYS: Final = 3
"""How many answers are kept for the same dice and the same bid."""


@lru_cache(maxsize=16)
def bids(dice: int) -> tuple[Bid, ...]:
    """List the bids on so many dice from none at all to the highest: aces follow twice as many of any other face."""
    found = [NO_BID]
    for count in range(1, HIGHEST.get(dice, dice) + 1):
        found += [(count, face) for face in FACES if face != ACE]
        if count % 2 == 0:
            found.append((count // 2, ACE))
    return tuple(found)


@lru_cache(maxsize=1024)
def answers(dice: int, place: int) -> tuple[Bid, ...]:
    """List the answers to the bid at a place: bids that are higher, not by much; to doubt; to call it right."""
    ladder = bids(dice)
    if place == 0:
        return tuple([bid for bid in ladder[1:] if bid[1] != ACE and bid[0] <= (dice + 1) // 2 + 1])
    return (*ladder[place + 1 : place + 1 + FARTHEST], DUDO, CALZA)


@lru_cache(maxsize=8)
def cups(dice: int) -> dict[tuple[int, ...], int]:
    """Number what may lie under a cup."""
    return {cup: number for number, cup in enumerate(combinations_with_replacement(FACES, dice))}


class Round(NamedTuple):
    """A round of two: how often to give which answer."""

    own: int
    """Dice of whoever begins,"""
    theirs: int
    """and of the other."""
    ways: list[bytes]
    """For each cup and bid the answers, by their places among all, and their weights: a row of bytes for either."""

    def number(self, is_first: bool, place: int, cup: Sequence[int]) -> int:
        """Find where a cup stands among the answers to a bid.

        First come those of whoever begins, who is never asked about the lowest bid; then those of the other.
        """
        asked = max(place - 1, 0)
        if is_first:
            return len(cups(self.own)) * asked + cups(self.own)[tuple(cup)]
        begun = len(cups(self.own)) * (len(bids(self.own + self.theirs)) - 1)
        return begun + len(cups(self.theirs)) * asked + cups(self.theirs)[tuple(cup)]

    def weights(self, is_first: bool, place: int, cup: Sequence[int]) -> dict[Bid, int]:
        """Say how often to give which answer."""
        number = self.number(is_first, place, cup)
        possible = answers(self.own + self.theirs, place)
        return {
            possible[self.ways[2 * way][number]]: self.ways[2 * way + 1][number]
            for way in range(WAYS)
            if self.ways[2 * way + 1][number]
        }


@lru_cache(maxsize=1)
def told() -> Mapping[str, Any]:
    """Read the file."""
    found: Mapping[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=32)
def round_of(own: int, theirs: int) -> Round:
    """Unpack what is known of a round that somebody with so many dice begins."""
    packed = decompress(b85decode(told()["rounds"][f"{own} {theirs}"]))
    size = len(packed) // (2 * WAYS)
    return Round(own, theirs, [packed[size * row : size * (row + 1)] for row in range(2 * WAYS)])


def weights(own: int, theirs: int, is_first: bool, bid: Bid, cup: Sequence[int]) -> dict[Bid, int]:
    """Say how often to give which answer to a bid, with aces wild: dice of whoever began, and of the other.

    Nothing, where no higher bid was thought about: then all that is known is to doubt, or to call it right.
    """
    ladder = bids(own + theirs)[:-1]
    return round_of(own, theirs).weights(is_first, ladder.index(bid), cup) if bid in ladder else {}


def opening(theirs: int, die: int) -> dict[Bid, int]:
    """Say how often to begin a palifico round with which bid, with a single die: on its face, or on any other."""
    bluffs, honest = told()["palifico"][theirs - 1]["opening"]
    return {
        (count, face): 5 * honest[count - 1] if face == die else bluffs[count - 1]
        for face in FACES
        for count in range(1, theirs + 2)
    }


def palifico(theirs: int, is_first: bool, bid: Bid, cup: Sequence[int]) -> dict[Bid, int]:
    """Say how often to give which answer in a palifico round that somebody with a single die has begun."""
    count, face = bid
    found = told()["palifico"][theirs - 1]["answers"][count - 1][0 if is_first else 1][list(cup).count(face)]
    return {**{(count + 1 + way, face): found[way] for way in range(len(found) - 1)}, DUDO: found[-1]}
