"""What single things are worth, in points at the end, while there is time to use them."""

from typing import Final

from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.effects.city import RecallBonus, Use
from ludotheque.games.unconscious_mind.effects.gains import Bright, Coffee, Pill, Points, Reputation
from ludotheque.games.unconscious_mind.effects.insights import Downgrade, Elevate, Generate, Improve, Pay, Transfer
from ludotheque.games.unconscious_mind.effects.notebook import (
    GainTile,
    Inkwell,
    TriggerColumn,
    TriggerRow,
    TriggerTile,
)
from ludotheque.games.unconscious_mind.effects.papers import Draw, Play
from ludotheque.games.unconscious_mind.names import NONE, level_of
from ludotheque.games.unconscious_mind.state.box import Phrase
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.steps import ChooseTurn

COFFEE: Final = 0.6
BRIGHT: Final = 2.2
PILL: Final = 2.6
REPUTATION: Final = 2.5
TILE: Final = 3.0
LINE: Final = 2.5
"""A row or column that is triggered."""
CARD: Final = 1.0
PLAYED: Final = 1.5
BY_LEVEL: Final[list[float]] = [0.8, 1.8, 2.8]
"""An insight that is generated."""
ANYTHING: Final = 1.0
"""An answer that nothing is known about: better than to decline."""
ELEVATION: Final = 1.0
TRANSFER: Final = 0.6
ROUNDS_A_STEP: Final[list[float]] = [0.0, 0.0, 1.5, 1.3, 1.1]
"""How long Freud's marker stays on a space, about, by the number of players."""
ID_ROUNDS_A_STEP: Final = 0.65
ID_ROUNDS_A_TILE: Final = 1.3
"""Against the Id, for each space before Freud's marker and for each tile of the Id that is not active yet, about."""


SETTLING: Final = 0.5
ID_SETTLING: Final = 0.3
"""Rounds that pass besides those, among several and against the Id."""
PAID_FOR: Final = 0.8
"""What part of a generation an insight is worth that is paid, or that may be of any quality."""
A_USE: Final = 1.2
ONE_TILE: Final = 0.6
"""What part of a line a single tile is worth."""
RECALL_BONUS: Final = 2.0


def in_time(turns: float, needed: float) -> float:
    """Say what part of a thing counts that takes so many turns, while so many are left."""
    return min(1.0, turns / needed)


def turns_left(s: State, side: int) -> float:
    """Guess how many turns a side still has, the one it has not begun included, by Freud's fame.

    The Id ends most of its games, and how far it is shows in its notebook: fitted to games at all levels.
    """
    away = (side - s.first) % s.sides - (s.turn - s.first) % s.sides
    this_round = 1.0 if away > 0 or (away == 0 and isinstance(s.agenda[-1][1], ChooseTurn)) else 0.0
    if s.last_round:
        return this_round + s.last_round - s.round
    steps = s.box.most_reputation - s.freud_reputation
    if s.variant.has_id:
        return this_round + ID_SETTLING + ID_ROUNDS_A_STEP * steps + ID_ROUNDS_A_TILE * s.desks[-1].notebook.count(NONE)
    return this_round + SETTLING + ROUNDS_A_STEP[s.sides] * steps


def phrase_worth(phrase: Phrase) -> float:
    """Judge words as they are printed, whoever reads them."""
    worth = 0.0
    for step in phrase.own:
        worth += printed_worth(step)
    return worth


def printed_worth(step: Step) -> float:
    """Judge a word as it is printed."""
    if isinstance(step, Coffee):
        return COFFEE * step.amount
    if isinstance(step, Points):
        return float(step.amount)
    if isinstance(step, Bright):
        return BRIGHT * step.amount
    if isinstance(step, Generate):
        return BY_LEVEL[step.level]
    if isinstance(step, Elevate):
        return ELEVATION * step.times
    if isinstance(step, Transfer):
        return TRANSFER * step.times
    if isinstance(step, Improve):
        return ELEVATION * step.elevations + TRANSFER * step.transfers
    if isinstance(step, Pill):
        return PILL * step.amount
    if isinstance(step, Reputation):
        return REPUTATION * step.amount
    if isinstance(step, Draw):
        return CARD * step.times
    if isinstance(step, Play):
        return PLAYED * step.times
    if isinstance(step, Pay):
        return max(0.0, phrase_worth(step.phrase) - PAID_FOR * BY_LEVEL[level_of(step.zone)])
    if isinstance(step, Downgrade):
        return max(0.0, phrase_worth(step.phrase) - COFFEE)
    if isinstance(step, Use):
        return A_USE * step.times
    if isinstance(step, GainTile):
        return TILE
    if isinstance(step, TriggerTile):
        return ONE_TILE * LINE
    if isinstance(step, (TriggerRow, TriggerColumn, Inkwell)):
        return LINE
    if isinstance(step, RecallBonus):
        return RECALL_BONUS
    return 0.0
