"""What the foreman has measured: numbers for advice, in points at the end, in turns and in shares."""

from typing import Final

WORTH: Final[list[float]] = [0.34, 1.06, 1.06, 1.06, 1.5, 1.3, 1.0]
"""Points a unit is worth, by kind, while there is time to spend it."""
TURNS_PER_CARD: Final = 1.48
LONG_GAME: Final = 32
"""Rounds after which hardly anybody plays on."""
GRACE: Final = 3
"""Rounds beyond, after which the game is treated as over,"""
OVERTIME: Final = 0.3
"""with so many turns left."""
NEARER_END: Final = 0.8
FARTHER_END: Final = 0.1
"""How much each of the two ends, by cards and by archives, counts in the turns left."""
YET_TO_COME: Final = 0.5
"""What it adds that a side still has its turn in this round."""
ARCHIVES_A_TURN: Final = 0.25
FACTORIES_A_TURN: Final = 0.22
ARTIFACTS_A_TURN: Final = 0.25
ROBOTS_A_TURN: Final = 0.19
"""What a player gains in a turn, on average."""
SPENDING: Final[list[float]] = [0.0, 0.45, 0.7, 0.7, 0.95, 1.0]
"""How much of a stock can still be spent well, by turns left."""
SLOT_A_TURN: Final = 0.147
"""How often a slot of a factory is emptied in a turn, on average."""
AVERAGE_SLOTS: Final = 4.2
"""What the slots of a factory bring together, on average."""
SET_UP_TIME: Final = 2.0
"""Turns before a factory or a robot begins to pay."""
RESERVE_A_TURN: Final = 0.09
"""What a robot brings in a turn, on average."""
MOST_ROBOTS: Final = 14
"""More robots find no work."""
CREW: Final = 2.0
"""Robots a factory needs to be worked at its best, and some to spare."""
WITH_FACTORIES: Final = 0.4
WITH_ARTIFACTS: Final = 0.35
WITH_ARCHIVES: Final = 0.22
WITH_ROBOTS: Final = 0.1
"""How often a turn what comes along with a card or a robot comes along, for whoever owns the artifact that brings it.

These and the next were measured: an artifact was given away at the start, and its owner's lead counted. Those for
artifacts and for conversions were raised since, as the cards changed.
"""
ANY_SLOT: Final = 0.12
ANY_FACTORY: Final = 0.15
CONVERSION: Final = 0.65
COPYING: Final = 0.6
EXTRA: Final = 1.1
EXTRA_BLOCKS: Final = 0.4
"""How often a turn a robot brings one more of a kind: a gear, or anything else."""
DISCOUNT: Final = 1.4
"""Points a unit is worth that is left out of an archive's cost."""
MUCH_GEARS: Final = 7.0
MUCH_BLOCKS: Final = 4.0
"""More of a kind than this is hard to spend."""
TOO_MUCH: Final = 0.35
EVEN: Final = 0.25
"""What a set of the three colours is worth beyond its blocks."""
MOST_SETS: Final = 3
"""More sets than this are not needed at once."""
ENOUGH_CARDS: Final = 0.65
ONE_TURN_SHORT: Final = 0.12
NEARLY_SURE: Final = 0.9
"""How likely points for many cards are got with just enough turns, what each turn too few takes away, and at most."""
LACKING: Final = 10.0
"""What is lacking is left out of a cost before anything else."""
FACTORY_TIE: Final = 0.01
"""What a factory is worth when the game is over: it decides ties."""
CARD: Final = 0.25
"""What a card is worth for being one more."""
DELAY: Final = 0.035
"""What a turn of waiting takes from what a robot will bring."""
ACTION: Final = 2.0
"""What an action still to be chosen is worth at least."""

# Play without thinking.

EMPTY_FACTORY: Final = 1.0
"""What it adds that no robot stands on a factory yet: it brings one home sooner."""
ANY_ROBOT: Final = 0.1
"""What it adds to place a robot at all."""
AT_WORK: Final = 0.8
"""How much of what a robot will bring counts when it is placed."""
CHARGED: Final = 2.0
"""Gears that recharging brings, as far as a quick look tells."""
CONVERTED: Final = -1.0
RECOVERED: Final = 0.2
"""What converting and recovering a robot are worth at a glance."""
WHIMS: Final = 8
WHIM: Final = 0.15
"""Chance adds one of so many steps of this size, so that not every playout is the same."""
NEVER: Final = -100.0
