"""Secrecy, in large numbers of positions."""

import argparse

from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import seed_of
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.kit import Case, check_lanes, check_secrecy


@registered
class Secrecy(Drill):
    """Nothing hidden is seen."""

    name = "secrecy"
    about = (
        "Random games; at every question, what each seat and a spectator cannot know is dealt anew: Scene, options, "
        "refusals, errors, events and undo stay the same."
    )

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")

    def pieces(self, told: Plain) -> list[str]:
        games = [told["game"]] if told["game"] else list(all_games())
        cases = [f"{name} {seats}" for name in games for seats in game_named(name).seats]
        each = -(-told["games"] // len(cases))
        return [f"{case} {told['seed']} {number}" for case in cases for number in range(each)]

    def carry_out(self, piece: str) -> Plain:
        name, seats, seed, number = piece.split()
        case = Case(game_named(name), int(seats), {}, seed_of(seed, name, seats, int(number)))
        count = check_secrecy(case)
        check_lanes(case)
        return {"positions": count.positions, "checks": count.checks, "hidden": count.hidden}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        rows: dict[tuple[str, ...], Plain] = {}
        for piece, result in done.items():
            row = rows.setdefault(tuple(piece.split()[:2]), {"games": 0, "positions": 0, "checks": 0, "hidden": 0})
            row["games"] += 1
            for what, count in result.items():
                row[what] += count
        lines = ["| game | seats | games | positions | checks | hidden things |", "|---|---|---|---|---|---|"]
        return lines + [
            f"| {name} | {seats} | {row['games']:,} | {row['positions']:,} | {row['checks']:,} | {row['hidden']:,} |"
            for (name, seats), row in rows.items()
        ]
