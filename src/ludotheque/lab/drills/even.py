"""Whether two ways to play that should be worth the same are: the two faces of a board, two characters, two plans."""

import argparse
from typing import ClassVar

from ludotheque.games import game_named
from ludotheque.lab import tournament
from ludotheque.lab.balance.verdict import GOOD, verdict
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.statistics import Estimate, mean
from ludotheque.lab.tournament import Pairing


@registered
class Even(Drill):
    """The drill `even`; a piece is some deals: "game first>second seats seed first-deal"."""

    name = "even"
    about = (
        "Two ways to play that should be worth the same, every other place, each deal played twice with places "
        "exchanged. With an odd number one of them has a seat more in the first game and a seat less in the second. A "
        "deal is one observation; intervals are of 95 %. ✓ the whole interval is as wanted; ~ it crosses a limit; ✗ "
        "all of it lies outside."
    )
    size: ClassVar = 10
    """Deals in a piece."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", required=True, help="id of a game")
        parser.add_argument("--bots", required=True, help="two, as in search:30+forward,search:30+backward")
        parser.add_argument("--seats", default="", help="as in 2,3,4; all the game has but one if it is left out")
        parser.add_argument("--wanted", default="0.45-0.55", help="LOW-HIGH: what share of games the first should win")

    def pieces(self, told: Plain) -> list[str]:
        return [
            f"{table} {told['seed']} {first}"
            for first in range(0, (told["games"] + 1) // 2, self.size)
            for table in _tables(told)
        ]

    def carry_out(self, piece: str) -> Plain:
        game, bots, seats, seed, first = piece.split()
        one, two = bots.split(">")
        pairing = Pairing(game, one, two, int(seats), {}, int(seed))
        pairing.check()
        return {"games": tournament.play_deals(vars(pairing), int(first), self.size)}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [
            "| game | seats | first | second | games | won by the first | wanted | |",
            "|---|---|---|---|---|---|---|---|",
        ]
        low, high = _wanted(told)
        for table in _tables(told):
            game, bots, seats = table.split()
            one, two = bots.split(">")
            games, wins = _wins(told, table, done)
            lines.append(
                f"| {game} | {seats} | {one} | {two} | {games} | {wins.percent} | {low:.0%} – {high:.0%} "
                f"| {verdict(wins, (low, high))} |"
            )
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(verdict(_wins(told, table, done)[1], _wanted(told)) == GOOD for table in _tables(told))


def _tables(told: Plain) -> list[str]:
    game = game_named(told["game"])
    counts = told["seats"].split(",") if told["seats"] else [seats for seats in game.seats if seats > 1]
    one, two = told["bots"].split(",")
    return [f"{game.id} {one}>{two} {seats}" for seats in counts]


def _wanted(told: Plain) -> tuple[float, float]:
    low, high = map(float, told["wanted"].split("-"))
    return low, high


def _wins(told: Plain, table: str, done: dict[str, Plain]) -> tuple[int, Estimate]:
    """Count the games of a table, and estimate what part of a deal's two games the first wins."""
    begin = f"{table} {told['seed']} "
    games = [game[0] for piece, result in done.items() if piece.startswith(begin) for game in result["games"]]
    return len(games), mean([(one + two) / 2 for one, two in zip(games[::2], games[1::2], strict=True)])
