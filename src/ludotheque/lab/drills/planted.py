"""Planted imbalances: whether the balance report finds a thing made too strong, and one made useless."""

import argparse

from ludotheque.games import all_games
from ludotheque.lab.balance.report import Case
from ludotheque.lab.balance.run import Study, balance
from ludotheque.lab.balance.verdict import BAD
from ludotheque.lab.balance.wanted import Planted, wanted_of
from ludotheque.lab.drills import Drill, Plain, registered


def find(game: str, plant: Planted, seed: int, *, is_planted: bool = True) -> Plain:
    """Play with the imbalance, and say what the report says about it, and what else it complains about."""
    case = Case(plant.seats, plant.bot)
    study = Study(game, [case], plant.games, seed=seed, own=plant.components(game) if is_planted else "")
    [report] = balance(study).reports
    bad = {component.name: component.why for component in report.components if component.mark == BAD}
    return {"found": bad.get(plant.what, ""), "others": [name for name in bad if name != plant.what]}


@registered
class PlantedImbalances(Drill):
    """The drill `planted`; a piece is one imbalance: "game number seed"."""

    name = "planted"
    about = "An imbalance is planted in the component file; the balance report must find it, and say which way it is."

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all that name imbalances if it is left out")

    def pieces(self, told: Plain) -> list[str]:
        names = [told["game"]] if told["game"] else sorted(all_games())
        return [f"{name} {place} {told['seed']}" for name in names for place in range(len(wanted_of(name).planted))]

    def carry_out(self, piece: str) -> Plain:
        game, place, seed = piece.split()
        plant = wanted_of(game).planted[int(place)]
        before = find(game, plant, int(seed), is_planted=False)
        return {**find(game, plant, int(seed)), "before": before["found"]}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        heads = "game", "planted", "table", "games", "should be", "without it", "found", "also stands out"
        lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
        for piece, result in sorted(done.items()):
            game, place, _ = piece.split()
            plant = wanted_of(game).planted[int(place)]
            table = f"{plant.seats} × {plant.bot}"
            found = result["before"] or "nothing", result["found"] or "nothing", ", ".join(result["others"])
            cells = (game, plant.what, table, str(plant.games), plant.why, *found)
            lines.append(f"| {' | '.join(cells)} |")
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(
            result["found"] == wanted_of(piece.split()[0]).planted[int(piece.split()[1])].why
            for piece, result in done.items()
        )
