"""What is worth remembering of a game of Clocks."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ludotheque.engine.memory import Memory, Told, most
from ludotheque.engine.scene import Text

NARROW, FEWEST = 1, 2
"""By how many coins an auction is won narrowly, and how often is worth telling."""


def memories(told: Sequence[Told]) -> list[Memory]:
    """Remember auctions won by a single coin, and whoever set most dice perfectly."""
    narrow = Counter(_narrow_winners(told)).most_common(1)
    found = most(told, "die-perfect", "memory-perfect", at_least=5, weight=46)
    if narrow and narrow[0][1] >= FEWEST:
        side, count = narrow[0]
        text = Text("memory-narrow", {"who": side, "count": count})
        found.append(Memory(text, min(95, 50 + 10 * count), side))
    return found


def _narrow_winners(told: Sequence[Told]) -> Iterator[int]:
    """Give whoever bid highest, for each auction they won by a coin."""
    bids: list[tuple[int, int]] = []
    for one in told:
        if one.name == "bid-revealed":
            bids.append((int(str(one.facts["coins"])), int(str(one.facts["who"]))))
        elif bids and one.name == "order-of-picks":
            bids.sort(reverse=True)
            if len(bids) > 1 and bids[0][0] - bids[1][0] == NARROW and one.facts["who"] == bids[0][1]:
                yield bids[0][1]
            bids = []
