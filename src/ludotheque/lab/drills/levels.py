"""Whether the five levels of each game are steps: each wins against the one below, and not always."""

import argparse
import time
from collections.abc import Iterator
from typing import ClassVar

from ludotheque.engine.opponents import LEVELS
from ludotheque.games import all_games, game_named
from ludotheque.lab import tournament
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.tournament import Pairing, TournamentResult

WINDOW = (0.65, 0.80)
"""The share of wins a level should have against the one below."""
QUICK = 1.0
"""Seconds of a core; games that take less are played twice as often."""


@registered
class Levels(Drill):
    """Every level against the one below; a piece is some deals: "game seats level bot>below seed first-deal"."""

    name = "levels"
    about = (
        "Each level of each game, with its fewest and its most players, against the level below: mirrored games (same "
        "deal, seats exchanged), every other place; a shared win counts in part. Alone, both play the same deals, and "
        "the better rank or else more points win; a deal is a game. A step has at least 100 games, 200 where one takes "
        "less than a second of a core, and goes on until its 95 % interval is clear of 50 %. Wanted: so many games, "
        f"the interval above 50 %, the share between {WINDOW[0]:.0%} and {WINDOW[1]:.0%}."
    )
    size: ClassVar = 5
    """Deals in a piece."""
    depends_on_levels: ClassVar = False

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")
        parser.add_argument("--steps", default="2,3,4,5", help="the levels that meet the one below")
        parser.add_argument("--seats", default="", help="numbers of players; alone, fewest and most if left out")
        parser.add_argument("--least", type=int, default=100, help="games of a step; twice as many if they are quick")

    def pieces(self, told: Plain) -> list[str]:
        return [
            f"{step} {told['seed']} {first}"
            for first in range(0, told["games"], self.size)
            for step in self._steps(told)
            if first * _ways(step) < told["games"]
        ]

    def carry_out(self, piece: str) -> Plain:
        game, seats, _, bots, seed, first = piece.split()
        upper, below = bots.split(">")
        pairing = Pairing(game, upper, below, int(seats), {}, int(seed))
        pairing.check()
        begun = time.process_time()
        games = tournament.play_deals(vars(pairing), int(first), self.size)
        return {"games": games, "seconds": time.process_time() - begun}

    def is_settled(self, told: Plain, done: dict[str, Plain], piece: str) -> bool:
        step = Step(told, piece.rsplit(maxsplit=2)[0], done)
        return bool(step.games) and step.verdict not in ("few", "unclear")

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [
            "| game | seats | level | its bot | the bot below | games | s a game | won | mean ranks | a step |",
            "|---|---|---|---|---|---|---|---|---|---|",
        ]
        for step in self._measured(told, done):
            name, seats, level, bots = step.name.split()
            upper, below = bots.split(">")
            result = step.result
            lines.append(
                f"| {name} | {seats} | {level} | {upper} | {below} | {result.games} | {step.seconds:.2g} "
                f"| {result.wins.percent} | {result.ranks[0]} to {result.ranks[1]} | {step.verdict} |"
            )
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(step.verdict == "yes" for step in self._measured(told, done))

    def _steps(self, told: Plain) -> list[str]:
        """Name the steps: the game, its players, the level that meets the one below, and what plays at either."""
        games = [game_named(told["game"])] if told["game"] else list(all_games().values())
        levels = [int(level) for level in told["steps"].split(",")]
        wanted = {int(seats) for seats in told["seats"].split(",") if seats}
        return [
            f"{game.id} {seats} {level} {game.opponents.bot(level, seats)}>{game.opponents.bot(level - 1, seats)}"
            for game in games
            for seats in sorted({min(game.seats), max(2, min(game.seats)), max(game.seats)})
            for level in levels
            if 2 <= level <= LEVELS and (seats in wanted or not wanted)
        ]

    def _measured(self, told: Plain, done: dict[str, Plain]) -> Iterator["Step"]:
        for name in self._steps(told):
            step = Step(told, name, done)
            if step.games:
                yield step


class Step:
    """What was played at one step so far."""

    def __init__(self, told: Plain, name: str, done: dict[str, Plain]) -> None:
        self.name = name
        begin = f"{name} {told['seed']} "
        pieces = [result for piece, result in done.items() if piece.startswith(begin)]
        self.games: list[tournament.Game] = [game for result in pieces for game in result["games"]]
        self.seconds: float = sum(result["seconds"] for result in pieces) / max(1, len(self.games))
        self.least: int = told["least"] * (2 if self.seconds < QUICK else 1)

    @property
    def result(self) -> TournamentResult:
        """Sum up how the upper level did."""
        return tournament.result_of(self.games, ways=_ways(self.name))

    @property
    def verdict(self) -> str:
        """Say whether it is a step of the right height."""
        wins = self.result.wins
        if len(self.games) < self.least:
            return "few"
        if wins.low <= 0.5:
            return "unclear" if wins.high > 0.5 else "no"
        if WINDOW[0] <= wins.value <= WINDOW[1]:
            return "yes"
        return "small" if wins.value < WINDOW[0] else "large"


def _ways(step: str) -> int:
    """Say in how many ways a deal is played, each a game: both, or, alone, side by side."""
    return 1 if step.split()[1] == "1" else 2
