"""Bazaar: a game of a few lines, never compiled, that uses what Clocks does not.

Everybody is dealt a hidden card and names a price in secret (`Together`); then all grab from the heap, first come,
first served (`Open`); in one's own turn one may pay a coin to look at a neighbour's card (an aside, and knowledge of
one seat), or trade places with a neighbour.
"""

from tests.engine.toy.game import Bazaar

GAME = Bazaar()
