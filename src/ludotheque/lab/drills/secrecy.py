"""Secrecy, in large numbers of positions."""

import argparse
from collections import Counter

from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import seed_of
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.kit import Case, check_declared, check_lanes, check_moments, check_secrecy, check_worlds

COLUMNS = {
    "games": "games",
    "positions": "positions",
    "checks": "redealt positions",
    "told": "answers told in two worlds",
    "hidden": "hidden things",
    "differences": "differences",
}
MOMENTS = 10
"""Answers of each game that are told again."""


@registered
class Secrecy(Drill):
    """Nothing hidden is seen."""

    name = "secrecy"
    about = (
        "Random games; at every question, what each seat and a spectator cannot know is dealt anew, and twins with "
        "another truth are played alongside: Scene, options, refusals, errors, hints, events, lines, numbers, undo, "
        "looking back, rewinds and every field no secret names stay the same, and dealt anew from one seed both worlds "
        "become one. `--redealt` counts the redealt positions wanted of each game."
    )

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")
        parser.add_argument("--redealt", type=int, default=0, help="stop a game at so many redealt positions")

    def pieces(self, told: Plain) -> list[str]:
        games = [told["game"]] if told["game"] else list(all_games())
        cases = [f"{name} {seats}" for name in games for seats in game_named(name).seats]
        each = -(-told["games"] // len(cases))
        return [f"{case} {told['seed']} {number}" for number in range(each) for case in cases]

    def carry_out(self, piece: str) -> Plain:
        name, seats, seed, number = piece.split()
        case = Case(game_named(name), int(seats), {}, seed_of(seed, name, seats, int(number)))
        count = check_secrecy(case)
        check_lanes(case)
        check_declared(case)
        check_moments(Case(case.game, case.seats, {}, case.seed, MOMENTS))
        worlds = check_worlds(case)
        checks = count.checks + worlds.dealt
        return {"positions": count.positions, "checks": checks, "told": worlds.told, "hidden": count.hidden}

    def is_settled(self, told: Plain, done: dict[str, Plain], piece: str) -> bool:
        name = piece.split(maxsplit=1)[0]
        redealt: int = sum(result["checks"] for other, result in done.items() if other.split()[0] == name)
        wanted: int = told["redealt"]
        return 0 < wanted <= redealt

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        rows: dict[tuple[str, str], Counter[str]] = {}
        for piece, result in done.items():
            name, seats = piece.split()[:2]
            for key in ((name, seats), (name, "all")):
                rows.setdefault(key, Counter()).update({"games": 1, **result})
        lines = [f"| game | seats | {' | '.join(COLUMNS.values())} |", "|---|---|" + "---|" * len(COLUMNS)]
        return lines + [
            f"| {name} | {seats} | {' | '.join(f'{row[column]:,}' for column in COLUMNS)} |"
            for (name, seats), row in sorted(rows.items())
        ]
