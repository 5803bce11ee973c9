"""End of the game: tokens, artifacts, archives."""

from ludotheque.games.clockworker.names import NONE, POINT
from ludotheque.games.clockworker.state import State


def tokens(s: State, side: int) -> int:
    """Count the points gained as tokens."""
    return s.stock[side][POINT]


def printed(s: State, side: int) -> int:
    """Add up the points printed on artifacts."""
    return sum([s.box.artifacts[artifact].points for artifact in s.artifacts(side)])


def phrases(s: State, side: int) -> int:
    """Add up what the artifacts' phrases are worth at the end."""
    total = 0
    for artifact in s.artifacts(side):
        for ability in s.box.artifacts[artifact].abilities:
            total += ability.points(s, side)
    return total


def archives(s: State, side: int) -> int:
    """Add up the points of the archives."""
    return sum([s.box.archives[archive].points for archive in s.archives[side]])


def points(s: State, side: int) -> int:
    """Count what a side would have if the game ended now."""
    return tokens(s, side) + printed(s, side) + phrases(s, side) + archives(s, side)


def conserved(s: State) -> dict[str, int]:
    """Count the cards and tiles wherever they lie."""
    in_row = sum(factory != NONE for factory in s.row)
    on_display = sum(archive != NONE for archive in s.display)
    return {
        "factories": sum(s.deck) + in_row + sum(len(own) for own in s.factories),
        "artifacts": sum(s.copies) + sum(own.bit_count() for own in s.owned),
        "archives": sum(s.pile) + on_display + sum(len(own) for own in s.archives),
    }
