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
    about = (
        "Mirrored games (same deal, seats exchanged), with 95 % intervals: the share the first bot wins, and the mean "
        "rank of either, who sits at every other place. A pair that is clear beyond doubt (99.9 %) stops early."
    )
    size: ClassVar = 10
    """Deals in a piece."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="clocks", help="id of a game")
        parser.add_argument("--bots", default="search,greedy,random", help="each meets the next")
        parser.add_argument("--seats", type=int, default=2)
        parser.add_argument("--wanted", type=float, default=0.65, help="share of wins that passes, of two")

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
        return {"games": tournament.play_deals(vars(pairing), int(first), self.size)}

    def is_settled(self, told: Plain, done: dict[str, Plain], piece: str) -> bool:
        games = self._games(told, piece.split()[1], done)
        if told["seats"] > 2:
            return tournament.is_rank_clear(games)
        return tournament.is_clear([game[0] for game in games], told["wanted"])

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [
            "| game | seats | first | second | games | won by the first | wanted | mean ranks |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for pair in self._pairs(told):
            one, two = pair.split(">")
            result = tournament.result_of(self._games(told, pair, done))
            wanted = f"{told['wanted']:.0%}" if told["seats"] <= 2 else "better rank"
            lines.append(
                f"| {told['game']} | {told['seats']} | {one} | {two} | {result.games} | {result.wins.percent} "
                f"| {wanted} | {result.ranks[0]} to {result.ranks[1]} |"
            )
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        results = [tournament.result_of(self._games(told, pair, done)) for pair in self._pairs(told)]
        if told["seats"] > 2:
            return all(result.is_better for result in results)
        return all(result.wins.value >= told["wanted"] for result in results)

    def _pairs(self, told: Plain) -> list[str]:
        bots = told["bots"].split(",")
        return [f"{one}>{two}" for one, two in pairwise(bots)]

    def _games(self, told: Plain, pair: str, done: dict[str, Plain]) -> list[tournament.Game]:
        begin = f"{told['game']} {pair} {told['seats']} {told['seed']} "
        return [game for piece, result in done.items() if piece.startswith(begin) for game in result["games"]]
