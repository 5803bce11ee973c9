"""Whether what a review calls a chance comes true as often, and which numbers make it so."""

import argparse
import math
from collections.abc import Iterator
from itertools import product
from operator import mul
from typing import ClassVar, NamedTuple

from ludotheque.bots.levels import bot_named
from ludotheque.bots.review import Promise, Trial, parties, result_of, trusted
from ludotheque.bots.view import View, see_next
from ludotheque.engine import replay
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.lab.arena import seed_of
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.statistics import mean, share

WORLDS = 16
FINE = 5
"""Decimals of a share that are kept."""
BINS = 10
LEAST = 1e-9
SHY = 2.0
"""What it costs a curve, in nats over all games, to be e times as steep as shares are: few games change little."""
LITTLE = 1e-5
ROWS = 10
ENOUGH = 200
"""Games that should be held out."""


class Curve(NamedTuple):
    """How shares become chances: what a lead tells at the first turn and at the last, and how far to trust worlds."""

    turns: int = 1
    first: float = 1.0
    last: float = 1.0
    trust: float = 1.0

    def chances(self, turn: int, worlds: list[list[float]]) -> list[float]:
        """Make chances of what each world says, as the review does."""
        power = self.first + (self.last - self.first) * min(1.0, turn / self.turns)
        sharp = [sharpened(shares, power) for shares in worlds]
        means = [sum(column) / len(sharp) for column in zip(*sharp, strict=True)]
        return trusted(means, len(worlds), self.trust)


def sharpened(shares: list[float], power: float) -> list[float]:
    """Say what shares would be if a lead told so many times as much."""
    raised = [one**power for one in shares]
    total = sum(raised)
    return [one / total for one in raised] if total else shares


def noted(view: View, turn: int, action: str, chance: Chance) -> list[list[float]]:
    """Try an answer in imagined worlds, and give what the hints say in each as it is."""
    trial = Trial(view, turn)
    trial.judgement.scale *= view.game.opponents.sharpness(view.players, turn)
    promise = Promise(view.game.actions.parse(action))
    for _ in range(WORLDS):
        trial.run([promise], chance)
    return [[round(one, FINE) for one in worth] for worth in promise.worths]


def fitted(games: list[Plain], turns: int) -> Curve:
    """Find the curve under which what came true was most likely: by steps that get smaller, from no change at all."""
    known: dict[Curve, float] = {}

    def badness(curve: Curve) -> float:
        if curve not in known:
            steep = sum(math.log(one) ** 2 for one in curve[1:])
            known[curve] = loss(games, curve) + SHY * steep / max(1, len(games))
        return known[curve]

    best = Curve(turns)
    for width in (2.0, 1.4, 1.18, 1.08):
        around = (1 / width, 1.0, width)
        while True:
            steps = product(around, around, around)
            found = min((Curve(turns, *map(mul, best[1:], step)) for step in steps), key=badness)
            if badness(found) > badness(best) - LITTLE:
                break
            best = found
    return Curve(turns, *(round(one, 2) for one in best[1:]))


def loss(games: list[Plain], curve: Curve) -> float:
    """Say how surprising the results were, in nats an answer; every game weighs alike."""
    total = 0.0
    for game in games:
        for turn, worlds in game["noted"]:
            chances = curve.chances(turn, worlds)
            surprise = sum(
                came * math.log(max(LEAST, said)) for said, came in zip(chances, game["result"], strict=True)
            )
            total -= surprise / len(game["noted"])
    return total / max(1, len(games))


class Bin(NamedTuple):
    """Chances of about the same size: what was said, what came, how often, and in how many games."""

    said: float
    came: float
    answers: int
    games: int


def bins(games: list[Plain], curve: Curve) -> list[Bin]:
    """Sort what was said by its size."""
    found: list[list[tuple[float, float, int]]] = [[] for _ in range(BINS)]
    for number, game in enumerate(games):
        for turn, worlds in game["noted"]:
            for said, came in zip(curve.chances(turn, worlds), game["result"], strict=True):
                found[min(BINS - 1, int(said * BINS))].append((said, came, number))
    return [
        Bin(
            sum(one[0] for one in said) / len(said),
            sum(one[1] for one in said) / len(said),
            len(said),
            len({one[2] for one in said}),
        )
        for said in found
        if said
    ]


def off(found: list[Bin]) -> float:
    """Say how far what was said lies from what came, on average."""
    return sum(abs(one.said - one.came) * one.answers for one in found) / max(1, sum(one.answers for one in found))


def plot(found: list[Bin]) -> Iterator[str]:
    """Draw what came over what was said: points near the diagonal are chances."""
    columns = 2 * ROWS
    marks = {(round(one.said * columns), round(one.came * ROWS)) for one in found}
    yield "```"
    yield "came true"
    for row in range(ROWS, -1, -1):
        line = "".join(
            "●" if (column, row) in marks else "·" if column == 2 * row else " " for column in range(columns + 1)
        )
        yield f"{row * 100 // ROWS:4} % ┤{line}".rstrip()
    yield "       └" + "─" * (columns + 1)
    yield "        0 %      50 %   100 %  said"
    yield "```"


def as_data(game: str, seats: str, curve: Curve, recipe: str) -> Iterator[str]:
    """Write the curve as it stands in the game's file."""
    yield "As data, in the game's `opponents.toml`:"
    yield ""
    yield "```toml"
    yield f"[chances.{seats}]"
    yield f"first = {curve.first}"
    yield f"last = {curve.last}"
    yield f"turns = {curve.turns}"
    yield f"trust = {curve.trust}"
    yield 'source = "inferred"'
    yield f'recipe = "{recipe}: docs/drills/calibration-{game}.md"'
    yield "```"


@registered
class Calibration(Drill):
    """The drill `calibration`; a piece is one game: "game seats bot seed number apart"."""

    name = "calibration"
    about = (
        "Strong bots play; after some answers the review's worlds say how everybody stands. On the first half of "
        "the games is found what makes chances of it, most likely by what came; on the other half, which it has not "
        "seen, is counted how often what is called 10, 20, … % comes true. Wanted: off by no more than five points on "
        "average."
    )
    wanted: ClassVar = 0.05

    def __init__(self) -> None:
        self._fitted: tuple[list[Plain], Curve] = [], Curve()

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", required=True, help="id of a game")
        parser.add_argument("--bot", default="level:4", help="who plays at every seat")
        parser.add_argument("--apart", type=int, default=5, help="note every so many answers what the worlds say")
        parser.add_argument("--seats", type=int, default=0, help="how many; the fewest, two at least, if left out")

    def pieces(self, told: Plain) -> list[str]:
        seats = told["seats"] or max(2, min(game_named(told["game"]).seats))
        begin = f"{told['game']} {seats} {told['bot']} {told['seed']}"
        return [f"{begin} {number} {told['apart']}" for number in range(told["games"])]

    def carry_out(self, piece: str) -> Plain:
        name, seats, bot, seed, number, apart = piece.split()
        key = piece.rsplit(maxsplit=1)[0]
        game = game_named(name)
        match = Match(game, int(seats), {}, RandomChance(seed_of(seed, number, "table")))
        minds: list[Chance] = [RandomChance(seed_of(key, seat)) for seat in range(int(seats))]
        mind = RandomChance(seed_of(key, "review"))
        player, found = bot_named(bot), []
        while not match.state.end and len(match.answers) < game.longest:
            view = see_next(game, match.state, minds)
            action = player.choose(view, minds[view.seat])
            match.play(view.seat, action)
            if len(match.answers) % int(apart) == 0 and not match.state.end:
                turn = replay.turns(match)
                found.append([turn, noted(view, turn, action.text, mind)])
        sides = len(parties(match.state, len(game.scores(match.state))))
        assert sides > 1, f"{name} with {seats} seats knows no chances"
        return {"noted": found, "result": result_of(game, match.state), "turns": replay.turns(match)}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        first, second = self._halves(told, done)
        curve = self._curve(told, done)
        before, after = bins(second, Curve()), bins(second, curve)
        lines = ["| said | came true | 95 % | answers × seats | games |", "|---|---|---|---|---|"]
        for one in after:
            interval = share(one.came * one.games, one.games)  # answers of one game come true together
            cells = f"{one.said:.0%}", f"{one.came:.0%}", f"{interval.low:.0%} to {interval.high:.0%}"
            lines.append(f"| {' | '.join(cells)} | {one.answers} | {one.games} |")
        lines += ["", *plot(after), ""]
        lines += [
            f"Off by {off(after):.1%} on average over {len(second)} games held out, {off(before):.1%} before the fit.",
            f"Surprise an answer {loss(second, curve):.3f} nats, {loss(second, Curve()):.3f} before the fit.",
        ]
        if len(second) < ENOUGH:
            lines.append(f"Fewer than {ENOUGH} games held out: the machine did not allow more.")
        recipe = f"most likely over {len(first)} games of {told['bot']}, held against {len(second)} others"
        return [*lines, "", *as_data(told["game"], self.pieces(told)[0].split()[1], curve, recipe)]

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return off(bins(self._halves(told, done)[1], self._curve(told, done))) <= self.wanted

    def _curve(self, told: Plain, done: dict[str, Plain]) -> Curve:
        games = self._halves(told, done)[0]
        if self._fitted[0] != games:
            self._fitted = games, fitted(games, max(1, round(mean([game["turns"] for game in games]).value)))
        return self._fitted[1]

    def _halves(self, told: Plain, done: dict[str, Plain]) -> tuple[list[Plain], list[Plain]]:
        games = [done[piece] for piece in self.pieces(told) if piece in done]
        return games[: len(games) // 2], games[len(games) // 2 :]
