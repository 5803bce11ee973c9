"""Whether what was learnt makes a search stronger."""

import argparse
from typing import ClassVar

from ludotheque.lab import tournament
from ludotheque.lab.drills import Plain, registered
from ludotheque.lab.drills.strength import Strength


@registered
class Learned(Strength):
    """The search with what was learnt against the same search by the hints alone, at equal iterations."""

    name = "learned"
    about = (
        "A search that judges by the game's hints and what was learnt beyond them, against the same search by the "
        "hints alone, with equally many iterations or seconds: mirrored games (same deal, seats exchanged), with 95 % "
        "intervals. A pair that is clear beyond doubt (99.9 %) stops early. Wanted: the interval above 50 %."
    )
    size: ClassVar = 5

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", required=True, help="id of a game")
        parser.add_argument("--budgets", default="100", help="of the searches, as in 30,300,0.1s")
        parser.add_argument("--seats", type=int, default=2)
        parser.set_defaults(wanted=0.5)

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        results = [tournament.result_of(self._games(told, pair, done)) for pair in self._pairs(told)]
        if told["seats"] > 2:
            return all(result.is_better for result in results)
        return all(result.wins.low > told["wanted"] for result in results)

    def _pairs(self, told: Plain) -> list[str]:
        return [f"learned:{budget}>search:{budget}" for budget in told["budgets"].split(",")]
