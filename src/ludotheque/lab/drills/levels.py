"""Whether the five levels of each game are steps: each wins against the one below, and not always."""

import argparse
from collections.abc import Iterator
from typing import ClassVar

from ludotheque.engine.opponents import LEVELS
from ludotheque.games import all_games, game_named
from ludotheque.lab import tournament
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.tournament import Pairing

WINDOW = (0.65, 0.80)
"""The share of wins a level should have against the one below."""


@registered
class Levels(Drill):
    """Every level against the one below; a piece is some deals of one step: "game seats level seed first-deal"."""

    name = "levels"
    about = (
        "Each level of each game, with its fewest and its most players (two at least), against the level below: "
        "mirrored games (same deal, seats exchanged), every other place; a shared win counts in part. A step ends "
        "early once its 95 % interval is clear of 50 %. Wanted: the interval above 50 %, the share "
        f"between {WINDOW[0]:.0%} and {WINDOW[1]:.0%}."
    )
    size: ClassVar = 5
    """Deals in a piece."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")
        parser.add_argument("--steps", default="2,3,4,5", help="the levels that meet the one below")
        parser.add_argument("--least", type=int, default=100, help="games of a step before it may end early")

    def pieces(self, told: Plain) -> list[str]:
        deals = range(0, (told["games"] + 1) // 2, self.size)
        return [f"{step} {told['seed']} {first}" for first in deals for step in self._steps(told)]

    def carry_out(self, piece: str) -> Plain:
        game, seats, level, seed, first = piece.split()
        pairing = Pairing(game, f"level:{level}", f"level:{int(level) - 1}", int(seats), {}, int(seed))
        pairing.check()
        return {"games": tournament.play_deals(vars(pairing), int(first), self.size)}

    def is_settled(self, told: Plain, done: dict[str, Plain], piece: str) -> bool:
        games = self._games(told, piece.rsplit(maxsplit=2)[0], done)
        if len(games) < max(2, told["least"]):
            return False
        wins = tournament.result_of(games).wins
        return wins.low > 0.5 or wins.high < 0.5

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [
            "| game | seats | level | its bot | the bot below | games | won | mean ranks | a step |",
            "|---|---|---|---|---|---|---|---|---|",
        ]
        for step, games in self._measured(told, done):
            name, seats, level = step.split()
            result = tournament.result_of(games)
            bots = [game_named(name).opponents.bot(int(level) - below, int(seats)) for below in (0, 1)]
            lines.append(
                f"| {name} | {seats} | {level} | {bots[0]} | {bots[1]} | {result.games} | {result.wins.percent} "
                f"| {result.ranks[0]} to {result.ranks[1]} | {verdict(result.wins)} |"
            )
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(verdict(tournament.result_of(games).wins) == "yes" for _, games in self._measured(told, done))

    def _steps(self, told: Plain) -> list[str]:
        """Name the steps: the game, its players, and the level that meets the one below."""
        games = [game_named(told["game"])] if told["game"] else list(all_games().values())
        levels = [int(level) for level in told["steps"].split(",")]
        return [
            f"{game.id} {seats} {level}"
            for game in games
            for seats in sorted({max(2, min(game.seats)), max(game.seats)})
            for level in levels
            if 2 <= level <= LEVELS
        ]

    def _measured(self, told: Plain, done: dict[str, Plain]) -> Iterator[tuple[str, list[tournament.Game]]]:
        for step in self._steps(told):
            games = self._games(told, step, done)
            if games:
                yield step, games

    def _games(self, told: Plain, step: str, done: dict[str, Plain]) -> list[tournament.Game]:
        begin = f"{step} {told['seed']} "
        return [game for piece, result in done.items() if piece.startswith(begin) for game in result["games"]]


def verdict(wins: Estimate) -> str:
    """Say whether a share of wins is a step of the right height."""
    if wins.low <= 0.5:
        return "unclear" if wins.high > 0.5 else "no"
    if WINDOW[0] <= wins.value <= WINDOW[1]:
        return "yes"
    return "small" if wins.value < WINDOW[0] else "large"
