"""End of the game: what the clocks are worth."""

from ludotheque.games.clocks.names import (
    COLOURS,
    GRADES,
    HOURS,
    MASTER,
    PERFECT_CLOCK,
    colour_of,
    hour_after,
    is_perfect,
)
from ludotheque.games.clocks.state import State


def perfect_dice(s: State, player: int) -> int:
    """Count the dice that show the needed face."""
    clock = s.clocks[player]
    return sum([is_perfect(clock[hour], hour) for hour in range(1, HOURS + 1)])


def neighbours(s: State, player: int) -> int:
    """Count the pairs of neighbouring perfect dice; twelve and one are neighbours."""
    clock = s.clocks[player]
    count = 0
    for hour in range(1, HOURS + 1):
        after = hour_after(hour)
        if is_perfect(clock[hour], hour) and is_perfect(clock[after], after):
            count += 1
    return count


def colour_sets(s: State, player: int) -> int:
    """Count the sets of one die of each colour, perfect or not."""
    by_colour = [0] * len(COLOURS)
    for some_die in s.clocks[player]:
        if some_die > 0:
            by_colour[colour_of(some_die)] += 1
    return min(by_colour)


def points(s: State, player: int) -> int:
    """Add up what a clock is worth now."""
    box = s.box
    return (
        perfect_dice(s, player) * box.points_perfect
        + neighbours(s, player) * box.points_neighbours
        + colour_sets(s, player) * box.points_set
    )


def points_with(s: State, player: int, some_die: int, hour: int) -> int:
    """Add up what a clock would be worth with another die at an hour, or with one more."""
    clock = s.clocks[player]
    before = clock[hour]
    clock[hour] = some_die
    total = points(s, player)
    clock[hour] = before
    return total


def points_swapped(s: State, player: int, hour: int, other: int) -> int:
    """Add up what a clock would be worth if the dice at two hours changed places."""
    clock = s.clocks[player]
    clock[hour], clock[other] = clock[other], clock[hour]
    total = points(s, player)
    clock[hour], clock[other] = clock[other], clock[hour]
    return total


def has_perfect_clock(s: State, player: int) -> bool:
    """Say whether the player has won outright."""
    return s.end == PERFECT_CLOCK and perfect_dice(s, player) == HOURS


def note(s: State, player: int) -> str:
    """Name the text beside the total: the grade of a solo game, or that a perfect clock has won."""
    has_won = has_perfect_clock(s, player)
    if s.players == 1 and s.end:
        return f"grade-{MASTER if has_won else GRADES[grade(s, player)]}"
    return "wins-outright" if has_won else ""


def grade(s: State, player: int) -> int:
    """Count how many of the steps from slow to precise a clock has climbed."""
    total = points(s, player)
    return sum([total >= least for least in s.box.grades])


def conserved(s: State) -> dict[str, int]:
    """Count the dice of each colour wherever they lie."""
    lying = [*s.felt]
    for dice in (*s.clocks, *s.groups, *s.middle):
        lying += [some_die for some_die in dice if some_die > 0]
    return {
        colour: s.bag[number] + sum([colour_of(some_die) == number for some_die in lying])
        for number, colour in enumerate(COLOURS)
    }
