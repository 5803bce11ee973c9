"""Whether the review finds a planted blunder, and whether a search ten times as long agrees with it."""

import argparse
import time
from collections.abc import Iterator
from typing import ClassVar

from ludotheque.bots.advice import mean_of
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.levels import bot_named
from ludotheque.bots.review import (
    SLIP,
    WORLDS,
    Deed,
    Promise,
    Reviewer,
    Trial,
    balances,
    questions,
    result_of,
    review,
    turning_points,
)
from ludotheque.bots.search import SearchBot
from ludotheque.bots.tree import Node
from ludotheque.bots.view import View, see_next
from ludotheque.engine import replay
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import seed_of
from ludotheque.lab.drills import Drill, Plain, registered

STAKE = 0.15
"""A blunder costs at least this share of a win, as greedy sees it, and when the turn is played on."""
LONGER = 10
"""How many times as long somebody searches who checks what a review found."""
FIFTH = 5
"""Every so many games are checked."""
CHECKED = 12
"""How many answers of a game are searched again, besides the slips that are blamed."""


def worst(view: View, turn: int, chance: Chance) -> Action | None:
    """Find the worst answer to a question, if it costs enough to be called a blunder so late in the game.

    Greedy judges in the middle of a turn, and helps up whoever lies far behind: so what it finds is played on first.
    """
    if len(view.options) == 1:
        return None
    bot = GreedyBot()
    worth = bot.judge(view, chance)
    sharpness = view.game.opponents.sharpness(view.players, turn)
    if (max(worth) - min(worth)) * sharpness < STAKE * bot.worlds_for(len(worth)):
        return None
    bad, good = (view.options[worth.index(end(worth))] for end in (min, max))
    return bad if lost(view, turn, bad, good, chance) >= STAKE else None


def lost(view: View, turn: int, bad: Action, good: Action, chance: Chance) -> float:
    """Say how much of a win an answer costs when both are played on in the same worlds."""
    tried = [Promise(bad), Promise(good)]
    trial = Trial(view, turn)
    for _ in range(WORLDS):
        trial.run(tried, chance)
    trust = view.game.opponents.trust(view.players)
    worse, better = (one.chances(trust)[view.seat] for one in tried)
    return better - worse


def blundered(match: Match, name: str, seed: int, begin: int, answers: int) -> int:
    """Let bots play, and give the first answer from `begin` on that can be a blunder; say which one it was, from 1."""
    bot, planted = bot_named(name), 0
    minds: list[Chance] = [RandomChance(seed_of(seed, seat)) for seat in range(match.seats)]
    while not match.state.end and len(match.answers) < answers:
        view = see_next(match.game, match.state, minds)
        turn = replay.turns(match)
        mind = minds[view.seat]
        action = worst(view, turn, mind) if not planted and len(match.answers) >= begin else None
        if action is not None:
            planted = len(match.answers) + 1
        match.play(view.seat, action or bot.choose(view, mind))
    return planted


def first_slip(deeds: list[Deed], result: list[float]) -> int:
    """Say which answer is the first turning point, if that is a slip; else 0."""
    points = turning_points(deeds, result)
    return deeds[points[0].deed].place if points and points[0].kind == SLIP else 0


def checked(match: Match, deeds: list[Deed], iterations: int, chance: Chance) -> Plain:
    """Look again at answers for longer: whether the better one of a slip is better, and the same answer best."""
    asked = questions(match, chance)
    found = {"slips": 0, "upheld": 0, "looked": 0, "same": 0}
    apart = max(1, len(deeds) // CHECKED)
    for place, deed in enumerate(deeds):
        view = asked[place].view
        if len(view.options) == 1 or not (deed.cost > 0.0 or place % apart == 0):
            continue
        longer = SearchBot(LONGER * iterations).think(view, chance)
        if deed.cost > 0.0:
            worth = {edge.action.text: mean_of(edge) for edge in longer.edges.values() if edge.visits}
            found["slips"] += 1
            found["upheld"] += worth.get(deed.other, 0.0) > worth.get(deed.played, 0.0)
        if place % apart == 0:
            found["looked"] += 1
            found["same"] += best_of(longer) == best_of(SearchBot(iterations).think(view, chance))
    return found


def best_of(root: Node) -> str:
    """Name the answer that a search tried most."""
    return max(root.edges.values(), key=lambda edge: (edge.visits, edge.total)).action.text


def of(results: list[Plain], some: str, all_of_them: str) -> str:
    """Write how many of how many, and the share."""
    count, total = (sum(one.get(name, 0) for one in results) for name in (some, all_of_them))
    return f"{count} of {total} ({count / max(1, total):.0%})"


@registered
class Reviews(Drill):
    """The drill `review`; a piece is one game: "game seats bot iterations worlds seed number"."""

    name = "review"
    about = (
        "Bots play, and one answer from a random one on is replaced by the worst, if that costs at least "
        f"{STAKE:.0%} of a win, as greedy sees it and once the turn is played on. Wanted: the review's first turning "
        "point is that answer in nine games of ten, luck and slips add up to the result, and no review takes 15 "
        "seconds of one core. A search "
        f"{LONGER} times as long looks again, in every fifth game, at every slip that is blamed, and at some other "
        "answers: does it find the better answer better, and which answer does it find best?"
    )
    wanted: ClassVar = 0.9
    longest: ClassVar = 15.0

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")
        parser.add_argument("--bot", default="greedy:4", help="who plays, and blunders once")
        parser.add_argument("--iterations", type=int, default=300, help="how long to search for each answer")
        parser.add_argument("--worlds", type=int, default=32, help="in how many worlds to try it")

    def pieces(self, told: Plain) -> list[str]:
        names = [told["game"]] if told["game"] else sorted(all_games())
        budget = f"{told['bot']} {told['iterations']} {told['worlds']} {told['seed']}"
        cases = [f"{name} {max(2, min(game_named(name).seats))} {budget}" for name in names]
        return [f"{case} {number}" for number in range(told["games"]) for case in cases]

    def carry_out(self, piece: str) -> Plain:
        name, seats, bot, iterations, worlds, seed, number = piece.split()
        game = game_named(name)
        key = seed_of(piece)
        match = Match(game, int(seats), {}, RandomChance(seed_of(seed, number, "table")))
        begin = RandomChance(key).pick("begin", max(1, game.opponents.turns(int(seats)) * 2 // 3))
        planted = blundered(match, bot, key, begin, game.longest)
        started = time.process_time()
        deeds = review(match, RandomChance(key), Reviewer(int(iterations), int(worlds)))
        seconds = time.process_time() - started
        result = result_of(game, match.state)
        off = max(abs(one.start + one.luck + one.own + one.others - one.end) for one in balances(deeds, result))
        return {
            "planted": planted,
            "found": first_slip(deeds, result),
            "off": off,
            "answers": len(deeds),
            "seconds": seconds,
            **(checked(match, deeds, int(iterations), RandomChance(key)) if int(number) % FIFTH == 0 else {}),
        }

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        heads = (
            "game",
            "seats",
            "games",
            "planted",
            "found",
            "answers",
            "median",
            "longest",
            "slips upheld",
            "same best answer",
        )
        lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
        for case, results in self._cases(done):
            planted = [one for one in results if one["planted"]]
            found = sum(one["found"] == one["planted"] for one in planted)
            answers = round(sum(one["answers"] for one in results) / len(results))
            seconds = sorted(one["seconds"] for one in results)
            cells = (
                *case.split()[:2],
                str(len(results)),
                str(len(planted)),
                f"{found} ({found / max(1, len(planted)):.0%})",
                str(answers),
                f"{seconds[len(seconds) // 2]:.1f} s",
                f"{seconds[-1]:.1f} s",
                of(results, "upheld", "slips"),
                of(results, "same", "looked"),
            )
            lines.append(f"| {' | '.join(cells)} |")
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        for _, results in self._cases(done):
            planted = [one for one in results if one["planted"]]
            if sum(one["found"] == one["planted"] for one in planted) < self.wanted * len(planted):
                return False
            if any(one["seconds"] > self.longest or one["off"] > 1e-6 for one in results):
                return False
        return True

    def _cases(self, done: dict[str, Plain]) -> Iterator[tuple[str, list[Plain]]]:
        for case in sorted({piece.rsplit(maxsplit=1)[0] for piece in done}):
            yield case, [result for piece, result in done.items() if piece.rsplit(maxsplit=1)[0] == case]
