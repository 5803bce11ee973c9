"""Which bot is stronger, and by how much."""

import argparse
from itertools import pairwise
from typing import ClassVar

from ludotheque.lab import tournament
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.tournament import Pairing


@registered
class Strength(Drill):
    """Search against greedy, greedy against random."""

    name = "strength"
    about = "Share of mirrored games (same deal, seats exchanged) won by the first bot, with its 95 % interval."
    size: ClassVar = 10
    """Deals in a piece."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="clocks", help="id of a game")
        parser.add_argument("--bots", default="search,greedy,random", help="each meets the next")
        parser.add_argument("--seats", type=int, default=2)
        parser.add_argument("--wanted", type=float, default=0.65, help="share of wins that passes")

    def pieces(self, told: Plain) -> list[str]:
        return [
            f"{told['game']} {pair} {told['seats']} {told['seed']} {first}"
            for pair in self._pairs(told)
            for first in range(0, (told["games"] + 1) // 2, self.size)
        ]

    def carry_out(self, piece: str) -> Plain:
        game, pair, seats, seed, first = piece.split()
        one, two = pair.split(">")
        pairing = Pairing(game, one, two, int(seats), {}, int(seed))
        pairing.check()
        return {"shares": tournament.play_deals(vars(pairing), int(first), self.size)}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [
            "| game | seats | first | second | games | won by the first | wanted |",
            "|---|---|---|---|---|---|---|",
        ]
        for pair in self._pairs(told):
            one, two = pair.split(">")
            result = tournament.result_of(self._shares(told, pair, done))
            lines.append(
                f"| {told['game']} | {told['seats']} | {one} | {two} | {result.games} | {result.wins.percent} "
                f"| {told['wanted']:.0%} |"
            )
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(
            tournament.result_of(self._shares(told, pair, done)).wins.value >= told["wanted"]
            for pair in self._pairs(told)
        )

    def _pairs(self, told: Plain) -> list[str]:
        bots = told["bots"].split(",")
        return [f"{one}>{two}" for one, two in pairwise(bots)]

    def _shares(self, told: Plain, pair: str, done: dict[str, Plain]) -> list[float]:
        begin = f"{told['game']} {pair} {told['seats']} {told['seed']} "
        return [share for piece, result in done.items() if piece.startswith(begin) for share in result["shares"]]
