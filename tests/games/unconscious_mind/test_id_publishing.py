"""Publishing by the Id, worked out from the booklet alone, over positions dealt at random."""

from collections import Counter
from itertools import product

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.games.unconscious_mind.effects.id import IdPublish
from ludotheque.games.unconscious_mind.names import ANY
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, solo

POSITIONS = 60


def quality(card):
    return BOX.research[card].quality


def icons(card):
    return len(BOX.research[card].icons)


class Librarian:
    """Fills a treatise as page 8 of the booklet says: own cards with fewest icons, then volumes of your line."""

    def __init__(self, s):
        self.arrow = s.arrow
        self.own = s.desks[ID].played.copy()
        self.line = [volumes.copy() for volumes in s.desks[HUMAN].volumes]
        self.free = [treatise for treatise in range(9) if s.treatises[treatise]]
        self.cited = 0

    def pick(self, options):
        if len(options) == 1:
            return options[0]
        self.arrow = 1 - self.arrow
        return options[0 if self.arrow else -1]

    def lacking(self, treatise):
        """The places it has no card for."""
        own = Counter(quality(card) for card in self.own)
        asked = Counter(BOX.treatises[treatise].volumes)
        lacks = [colour for colour in range(3) for _ in range(asked[colour] - own[colour])]
        spare = sum(max(0, own[colour] - asked[colour]) for colour in range(3))
        return lacks + [ANY] * (asked[ANY] - spare)

    def can_cite(self, lacks, line):
        """Try every number of volumes from every right end; the first of a treatise stays."""
        for taken in product(*[range(max(1, len(volumes))) for volumes in line]):
            cards = [
                card for volumes, count in zip(line, taken, strict=True) for card in volumes[len(volumes) - count :]
            ]
            found = Counter(quality(card) for card in cards)
            if len(cards) == len(lacks) and all(found[colour] >= lacks.count(colour) for colour in range(3)):
                return True
        return False

    def choose(self):
        """The treatise it publishes, or None."""
        able = [t for t in self.free if any(quality(card) == BOX.treatises[t].volumes[0] for card in self.own)]
        able = [t for t in able if not self.lacking(t)] or [
            t for t in able if self.can_cite(self.lacking(t), self.line)
        ]
        most = max((BOX.treatises[t].points for t in able), default=0)
        return self.pick([t for t in able if BOX.treatises[t].points == most]) if able else None

    def fill(self, treatise):
        asked = BOX.treatises[treatise].volumes
        laid: list[int | None] = [None] * len(asked)
        for place in sorted(range(len(asked)), key=lambda place: asked[place] == ANY):
            fitting = [card for card in self.own if asked[place] in {ANY, quality(card)}]
            fewest = [card for card in fitting if icons(card) == min(map(icons, fitting))]
            if fewest:
                laid[place] = self.pick(fewest)
                self.own.remove(laid[place])
        while None in laid:
            volumes = self.pick([volumes for volumes in self.line if self.place_for(volumes, laid, asked) is not None])
            place = self.place_for(volumes, laid, asked)
            laid[place] = volumes.pop()
            self.cited += 1
        return laid

    def place_for(self, volumes, laid, asked):
        """Where the last of these volumes would go, if the rest can still be filled."""
        empty = [place for place in range(len(asked)) if laid[place] is None]
        wanted = [place for place in empty if asked[place] == quality(volumes[-1])]
        place = next(iter(wanted or [place for place in empty if asked[place] == ANY]), None)
        if place is None or len(volumes) < 2:
            return None
        rest = [asked[other] for other in empty if other != place]
        line = [others[:-1] if others is volumes else others for others in self.line]
        return place if self.can_cite(rest, line) else None


def deal(chance):
    """A few cards in play, up to three treatises in your line, some treatises gone."""
    table = solo(arrow=("left", "right")[chance.pick("arrow", 2)])
    deck = list(range(len(BOX.research)))

    def take(count):
        return [deck.pop(chance.pick("card", len(deck))) for _ in range(count)]

    tiles = list(range(9))
    table.s.research_bag = [0] * len(deck)
    table.id.played = take(1 + chance.pick("played", 5))
    for _ in range(chance.pick("line", 4)):
        treatise = tiles.pop(chance.pick("treatise", len(tiles)))
        table.me.treatises.append(treatise)
        table.me.volumes.append(take(1 + chance.pick("volumes", len(BOX.treatises[treatise].volumes))))
    gone = [tiles.pop(chance.pick("treatise", len(tiles))) for _ in range(chance.pick("gone", 5))]
    for treatise in (*table.me.treatises, *gone):
        table.s.treatises[treatise] = 0
    return table


@pytest.mark.parametrize("seed", range(6))
def test_the_id_publishes_what_the_booklet_says(seed):
    chance = RandomChance(seed)
    cited = 0
    for number in range(POSITIONS):
        table = deal(chance)
        librarian = Librarian(table.s)
        treatise = librarian.choose()
        volumes = [] if treatise is None else [librarian.fill(treatise)]
        at = f"position {number} of seed {seed}"

        table.do(ID, IdPublish())

        assert ([] if treatise is None else [treatise]) == table.id.treatises, at
        assert volumes == table.id.volumes, at
        assert librarian.line == table.me.volumes, at
        assert (librarian.arrow, 2 * librarian.cited) == (table.s.arrow, table.points(HUMAN)), at
        cited += librarian.cited

    assert cited > 0
