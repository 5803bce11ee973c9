"""End of the game: what the clocks are worth."""

from ludotheque.games.clocks.moves import PERFECT_CLOCK
from ludotheque.games.clocks.state import COLOURS, HOURS, NEEDS, State

GRADES = ("slow", "fair", "good", "precise")
MASTER = "master"


def perfect_dice(s: State, player: int) -> int:
    """Count the dice that show the needed face."""
    clock = s.clocks[player]
    return sum([clock[hour] % 10 == NEEDS[hour] for hour in range(1, HOURS + 1)])


def neighbours(s: State, player: int) -> int:
    """Count the pairs of neighbouring perfect dice; twelve and one are neighbours."""
    clock = s.clocks[player]
    count = 0
    for hour in range(1, HOURS + 1):
        after = hour % HOURS + 1
        if clock[hour] % 10 == NEEDS[hour] and clock[after] % 10 == NEEDS[after]:
            count += 1
    return count


def colour_sets(s: State, player: int) -> int:
    """Count the sets of one die of each colour, perfect or not."""
    by_colour = [0] * len(COLOURS)
    for some_die in s.clocks[player]:
        if some_die > 0:
            by_colour[some_die // 10] += 1
    return min(by_colour)


def points(s: State, player: int) -> int:
    """Add up what a clock is worth now."""
    box = s.box
    return (
        perfect_dice(s, player) * box.points_perfect
        + neighbours(s, player) * box.points_neighbours
        + colour_sets(s, player) * box.points_set
    )


def has_perfect_clock(s: State, player: int) -> bool:
    """Say whether the player has won outright."""
    return s.end == PERFECT_CLOCK and perfect_dice(s, player) == HOURS


def note(s: State, player: int) -> str:
    """Name the text beside the total: the grade of a solo game, or that a perfect clock has won."""
    is_perfect = has_perfect_clock(s, player)
    if s.players == 1 and s.end:
        return f"grade-{MASTER if is_perfect else GRADES[grade(s, player)]}"
    return "wins-outright" if is_perfect else ""


def grade(s: State, player: int) -> int:
    """Count how many of the steps from slow to precise a clock has climbed."""
    total = points(s, player)
    return sum([total >= least for least in s.box.grades])
