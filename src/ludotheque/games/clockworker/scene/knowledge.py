"""What can be neither lost nor made."""

from ludotheque.games.clockworker.state import NONE, State


def conserved(s: State) -> dict[str, int]:
    """Count the cards and tiles wherever they lie."""
    in_row = sum(factory != NONE for factory in s.row)
    on_display = sum(archive != NONE for archive in s.display)
    return {
        "factories": sum(s.deck) + in_row + sum(len(own) for own in s.factories),
        "artifacts": sum(s.copies) + sum(own.bit_count() for own in s.owned),
        "archives": sum(s.pile) + on_display + sum(len(own) for own in s.archives),
    }
