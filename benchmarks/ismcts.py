"""OpenSpiel's search beside ours, on our games, at the same processor time for an answer.

    python -m benchmarks.ismcts --game clocks --games 8 --seconds 0.5

Both play the same deals from either seat, and see the same: a world dealt anew for their seat. It goes by the gateway,
so it is no drill of the laboratory, which knows no gateway; but it is kept, taken up again and written down like one.
"""

import argparse
import importlib
import sys
import time
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import Bot, View, see_next
from ludotheque.engine import codec, flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, LabelSeededChance, RandomChance
from ludotheque.games import game_named
from ludotheque.lab import drill, statistics
from ludotheque.lab.arena import seed_of
from ludotheque.lab.drills import Drill, Plain

EXPLORE = 1.0
"""How much OpenSpiel's search tries what it has tried seldom; a win is worth 1, a loss -1."""
LEAST = 2
"""Simulations it needs to have an opinion."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set search, for a time instead of a number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed % 2**32)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        super().__init__(game, evaluator, EXPLORE, LEAST, random_state=luck, use_observation_string=True)
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state: Any) -> Any:
        """Search as long as there is time: processor time, so that others on the machine do not count."""
        self.reset()
        self._root_node = self.create_new_node(state)
        end = time.process_time() + self.seconds
        done = 0
        while done < LEAST or time.process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        return self.get_final_policy(state, self._root_node)


class SpielBot(Bot):
    """Lets OpenSpiel's search answer a question of ours."""

    def __init__(self, name: str, seats: int, seconds: float, seed: int) -> None:
        importlib.import_module("ludotheque.gateways.openspiel")  # registers the games
        self._game = pyspiel.load_game(f"ludotheque_{name}(players={seats})")
        self.search = TimedSearch(self._game, seconds, seed)

    def choose(self, view: View, chance: Chance) -> Action:
        """Search worlds that the View imagines; each is dealt anew for the seat, as for our bots."""
        if len(view.options) == 1:
            return view.options[0]
        world = codec.decode(view.game, view.pack())
        self.search.set_resampler(lambda _, seat: self._state(view.game.determinized(world, seat, chance)))
        return view.game.actions.all[int(self.search.step(self._state(world)))]

    def _state(self, world: Any) -> Any:
        state = self._game.new_initial_state()
        asking = state.asking
        asking.settled, asking.answer, asking.outcomes, asking.question = world, None, [], None
        return state


def play(name: str, deal: int, first: int, seconds: float, seed: int) -> Plain:
    """Play one deal with our search at seat `first`; give its share of the win, and what both used and did."""
    game = game_named(name)
    theirs = SpielBot(name, 2, seconds, seed_of(seed, deal, first))
    bots: list[Bot] = [theirs, theirs]
    bots[first] = SearchBot(seconds=seconds)
    luck = LabelSeededChance(f"{seed}/{deal}")
    minds: list[Chance] = [RandomChance(seed_of(seed, deal, seat)) for seat in range(2)]
    s = game.start(2, {}, luck)
    used, choices = [0.0, 0.0], [0, 0]
    while not s.end:
        view = see_next(game, s, minds)
        seat, begun = view.seat, time.process_time()
        is_choice = len(view.options) > 1
        action = bots[seat].choose(view, minds[seat])
        used[seat] += time.process_time() - begun
        choices[seat] += is_choice
        flow.play(s, seat, action, luck)
    ranks = game.ranks(s)
    won = 1 / ranks.count(1) if ranks[s.seat_of.index(first)] == 1 else 0.0
    ours, other = first, 1 - first
    return {
        "won": won,
        "ours": used[ours] / max(1, choices[ours]),
        "theirs": used[other] / max(1, choices[other]),
        "simulations": theirs.search.simulations / max(1, choices[other]),
    }


class Ismcts(Drill):
    """The drill `ismcts`; a piece is one deal from both seats: "game seconds seed deal"."""

    name = "ismcts"
    about = (
        "Our search against OpenSpiel's information-set Monte Carlo tree search (its Python ISMCTSBot with random "
        "rollouts, on our games by the gateway): two players, mirrored deals, 95 % intervals. OpenSpiel's stops by "
        "processor time, ours by the clock, so whatever else runs on the machine costs ours."
    )
    module: ClassVar = "benchmarks.ismcts"

    def pieces(self, told: Plain) -> list[str]:
        return [f"{told['game']} {told['seconds']} {told['seed']} {deal}" for deal in range((told["games"] + 1) // 2)]

    def carry_out(self, piece: str) -> Plain:
        game, seconds, seed, deal = piece.split()
        return {"games": [play(game, int(deal), first, float(seconds), int(seed)) for first in range(2)]}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        games = [game for result in done.values() for game in result["games"]]
        wins = statistics.share(sum(game["won"] for game in games), len(games))
        means = [sum(game[name] for game in games) / len(games) for name in ("ours", "theirs", "simulations")]
        heads = "game", "games", "seconds", "won by ours", "processor time a choice", "theirs", "their simulations"
        cells: tuple[str, ...] = told["game"], str(len(games)), f"{told['seconds']}", wins.percent
        cells = *cells, f"{means[0]:.3f} s", f"{means[1]:.3f} s", f"{means[2]:.1f}"
        return [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads), f"| {' | '.join(cells)} |"]

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        games = [game for result in done.values() for game in result["games"]]
        return statistics.share(sum(game["won"] for game in games), len(games)).low > 0.5


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="clocks", help="id of a game")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.5, help="for a choice")
    parser.add_argument("--seed", type=int, default=1)
    told = {**vars(parser.parse_args()), "jobs": 1}
    sys.exit(0 if drill.run(Ismcts(), told, drill.root()) else 1)


if __name__ == "__main__":
    main()
