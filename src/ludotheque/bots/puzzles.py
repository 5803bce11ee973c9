"""Puzzles: moments of games in which one answer is better than any other, beyond doubt."""

from typing import Final

from ludotheque.bots.review import SURE, Deed, Question, Reviewer
from ludotheque.engine.chance import Chance

LONGER: Final = 10
"""How many times as long as in a review the answer is searched for."""
CLEAR: Final = 0.04
"""By how much of a win it must be better than the next best."""
BEYOND: Final = 2.0 * SURE
"""And by how many times its noise."""
FEWEST: Final = 2
MOST: Final = 24
"""How many answers a puzzle has to choose from."""


def promising(deeds: list[Deed]) -> list[Deed]:
    """List the slips that may be puzzles, the largest first; somebody alone has no chances to lose."""
    found = [deed for deed in deeds if len(deed.after) > 1 and is_clear(deed.cost, deed.margin_noise)]
    return sorted(found, key=lambda deed: -deed.cost)


def is_clear(margin: float, noise: float) -> bool:
    """Say whether an answer is better by enough."""
    return margin >= CLEAR and margin > BEYOND * noise


def solved(asked: Question, chance: Chance, iterations: int = 0, seconds: float = 0.0) -> Deed | None:
    """Look for longer at an answer that is said to be the best; give what it is worth if it still is, by far."""
    if not FEWEST <= len(asked.view.options) <= MOST:
        return None
    reviewer = Reviewer(seconds=seconds) if seconds > 0.0 else Reviewer(iterations or LONGER * Reviewer().iterations)
    reviewer.worlds *= LONGER
    found = reviewer.judge(asked, chance)
    return found if found.is_find and is_clear(found.margin, found.margin_noise) else None
