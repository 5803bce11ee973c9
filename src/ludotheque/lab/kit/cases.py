"""The games that are played: every seat count and option of a game, from seeds."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.game import Game, Options
from ludotheque.engine.match import Match
from ludotheque.engine.state import NOBODY

PEOPLE = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
LARGEST_SCENE = 66_000
"""Characters of JSON."""


@dataclass(frozen=True)
class Case:
    """A game with its seats and options, and the seed of the random game that is played."""

    game: Game
    seats: int
    options: Options = field(default_factory=dict)
    seed: int = 0
    looks: int = 0
    """How many positions of the game are looked at closely, spread evenly; 0 for every one."""

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{chosen}-{self.seed}"

    def match(self) -> Match:
        """Begin the match."""
        return Match(self.game, self.seats, self.options, RandomChance(self.seed))


def cases(game: Game, seeds: int, looks: int = 0) -> list[Case]:
    """List every seat count with the default options, several times, and with every other value of every option."""
    found = []
    for seats in game.seats:
        others = [
            [(option.id, value) for value in option.values if value != option.default]
            for option in game.options
            if not option.seats or seats in option.seats
        ]
        found += [Case(game, seats, {}, seed, looks) for seed in range(seeds)]
        for row in range(max(map(len, others), default=0)):
            found.append(Case(game, seats, dict(values[row % len(values)] for values in others), row, looks))
    return found


def walk(case: Case, match: Match | None = None) -> Iterator[tuple[Match, int, Action]]:
    """Play a random game; give the match, a seat that is asked and its random answer, and then take the answer."""
    match = match or case.match()
    luck = RandomChance(case.seed + 1)
    while not match.state.end:
        assert len(match.answers) < case.game.longest, f"{case}: no end after {case.game.longest} answers"
        seats = flow.waiting(match.state)
        assert seats, f"{case}: nobody is asked and the game goes on, after {len(match.answers)} answers"
        seat = seats[luck.pick("who", len(seats))]
        options = flow.options(match.state, seat)
        action = options[luck.pick("what", len(options))]
        before = len(match.answers)
        yield match, seat, action
        if len(match.answers) == before:
            match.play(seat, action)


def looked_at(case: Case) -> Iterator[tuple[Match, int, Action]]:
    """Play a random game, and give only the positions that are looked at closely."""
    length = sum(1 for _ in walk(case)) if case.looks else 0
    for place, found in enumerate(walk(case)):
        if length <= case.looks or place * case.looks // length != (place - 1) * case.looks // length:
            yield found


def viewers(case: Case) -> list[int]:
    """List every seat, and the spectator."""
    return [*range(case.seats), NOBODY]
