"""What is hidden: nothing; and what can be neither lost nor made."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.game import Hidden
from ludotheque.games.clockworker.state import NONE, State


def redeal(s: State, seat: int, chance: Chance) -> None:
    """Nobody knows anything the others do not: a pile has no order before something is drawn from it."""


def hidden(s: State) -> list[Hidden]:  # noqa: ARG001 - asked alike of every game
    """Nothing lies face down that was not seen by everybody (ruling 16)."""
    return []


def conserved(s: State) -> dict[str, int]:
    """Count the cards and tiles wherever they lie."""
    in_row = sum(factory != NONE for factory in s.row)
    on_display = sum(archive != NONE for archive in s.display)
    return {
        "factories": sum(s.deck) + in_row + sum(len(own) for own in s.factories),
        "artifacts": sum(s.copies) + sum(own.bit_count() for own in s.owned),
        "archives": sum(s.pile) + on_display + sum(len(own) for own in s.archives),
    }
