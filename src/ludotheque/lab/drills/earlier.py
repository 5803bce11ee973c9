"""Whether today's expert beats the search of an earlier commit, in the same processor time."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import LabelSeededChance
from ludotheque.engine.chance import Outcome as Drawn
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.opponents import LEVELS
from ludotheque.games import game_named
from ludotheque.lab import drill, tournament
from ludotheque.lab.arena import Outcome, seed_of
from ludotheque.lab.drills import Plain, registered
from ludotheque.lab.drills.strength import Strength

OPTIONS = {"clocks": {"money": "hidden"}}
"""What a table must choose so that an earlier commit plays the same game."""
SILENT = {"enkidu": ("pass", "leave")}
"""What is answered to a question that an earlier commit does not put: Enkidu's talk went on after a swap only later."""
TODAY = "today"


class TreesDiffer(LudothequeError):
    """A match in which the rules have changed since then."""


class Partner:
    """A process with a bot of one tree of the sources."""

    def __init__(self, tree: str) -> None:
        path = Path(drill.__file__).parents[2] if tree == TODAY else Path(tree)
        environment = {**os.environ, "PYTHONPATH": str(path.resolve())}
        command = [sys.executable, "-P", str(Path(drill.__file__).with_name("sparring.py"))]
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.seconds = 0.0
        """Processor time of all choices so far."""
        self.choices = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def ask(self, verb: str, **told: Any) -> list[Any]:
        """Ask something, and wait for the answer."""
        to, back = self._process.stdin, self._process.stdout
        assert to is not None, "opened with a pipe"
        assert back is not None, "opened with a pipe"
        to.write(json.dumps([verb, told]) + "\n")
        to.flush()
        line = back.readline()
        if not line:
            raise TreesDiffer(f"the other tree cannot follow: {verb} {told}")
        answer, seconds = json.loads(line)
        if verb == "choose":
            self.seconds += seconds
            self.choices += 1
        return list(answer)


class Encounter:
    """A match that two trees play, each in its process, and this one keeps."""

    def __init__(self, game: Game, seats: int, deal: str, sides: Sequence[tuple[Partner, str]]) -> None:
        """Begin: the first of `sides`, a partner and its bot, sits at seat 0 and every other, the second between."""
        self.game = game
        self.partners = [partner for partner, _ in sides]
        options = OPTIONS.get(game.id, {})
        self.match = Match(game, seats, options, LabelSeededChance(deal))
        for place, (partner, bot) in enumerate(sides):
            opening = {"game": game.id, "seats": seats, "options": options, "seed": seed_of(deal, place), "bot": bot}
            partner.ask("begin", **opening, outcomes=self._written(self.match.first_outcomes))

    def play(self) -> None:
        """Let them answer until the game is over, and agree on how it ended."""
        s = self.match.state
        while not s.end:
            seat = self._next()
            known = self._known(seat)
            if not known:
                self._decline(seat)
                continue
            action = known[0]
            if len(known) > 1:
                [action] = self.partners[seat % 2].ask("choose", seat=seat, among=known)
            self._told(self.partners, seat, self.game.actions.parse(action))
        points = [score.points for score in self.game.scores(s)]
        if any(partner.ask("scores") != points for partner in self.partners):
            raise TreesDiffer(f"{self.game.id}: the trees count points otherwise: {points}")

    def _decline(self, seat: int) -> None:
        """Answer a question that one of the trees does not put."""
        for action in flow.options(self.match.state, seat):
            if str(action) in SILENT.get(self.game.id, ()):
                self._told([one for one in self.partners if str(action) in one.ask("options", seat=seat)], seat, action)
                return
        raise TreesDiffer(f"{self.game.id}: seat {seat} has no answer that both trees know")

    def _told(self, partners: list[Partner], seat: int, action: Action) -> None:
        """Play an answer, and tell some of it; the others hear what chance brought."""
        outcomes = self._written(self.match.play(seat, action).outcomes)
        for partner in self.partners:
            if partner in partners:
                partner.ask("play", seat=seat, action=str(action), outcomes=outcomes)
            else:
                partner.ask("go_on", outcomes=outcomes)

    def _next(self) -> int:
        """Find the seat that answers: where anybody may, one whose bot does not let others go first."""
        s = self.match.state
        if not s.is_open:
            return flow.first_asked(s)
        waiting = flow.waiting(s)
        for seat in waiting:
            if not self.partners[seat % 2].ask("waits", seat=seat):
                return seat
        return waiting[0]

    def _known(self, seat: int) -> list[str]:
        """List what the seat may answer in either tree: what only one of them knows is not for anybody."""
        theirs = [partner.ask("options", seat=seat) for partner in self.partners]
        ours = [str(action) for action in flow.options(self.match.state, seat)]
        return [action for action in ours if all(action in one for one in theirs)]

    def _written(self, outcomes: list[Drawn]) -> list[list[str]]:
        return [[label, self.game.outcome_names(label).write(outcome)] for label, outcome in outcomes]


@registered
class Earlier(Strength):
    """Today's expert against the search of an earlier commit."""

    name = "earlier"
    about = (
        "Today's expert against the search of an earlier commit, with its hints: each thinks in a process of its own, "
        "and for the same processor time about every answer. Mirrored games (same deal, seats exchanged), with 95 % "
        "intervals; a pair that is clear beyond doubt (99.9 %) stops early. Answers that only one of the two knows "
        "are nobody's. Wanted: the interval above 50 %."
    )
    size: ClassVar = 5

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", required=True, help="id of a game")
        parser.add_argument("--tree", default=TODAY, help="the other sources, as in build/earlier/build/compiled")
        parser.add_argument("--commit", default=TODAY, help="what they are called in the table")
        parser.add_argument("--seconds", type=float, default=0.02, help="for each answer")
        parser.add_argument("--bot", default="", help="the expert, if it is not the fifth level's")
        parser.set_defaults(wanted=0.5)

    def pieces(self, told: Plain) -> list[str]:
        game = game_named(told["game"])
        told["seats"] = max(2, min(game.seats))
        expert = told["bot"] or game.opponents.bot(LEVELS, told["seats"]).partition(":")[0]
        told["bots"] = f"{expert}:{told['seconds']}s,search:{told['seconds']}s@{told['commit']}={told['tree']}"
        return super().pieces(told)

    def carry_out(self, piece: str) -> Plain:
        name, pair, seats, seed, first = piece.split()
        one, two = pair.split(">")
        two, tree = two.split("@")
        found: Plain = {"games": [], "differ": 0, "seconds": [0.0, 0.0], "choices": [0, 0]}
        left = list(range(int(first), int(first) + self.size))
        while left:
            with Partner(TODAY) as expert, Partner(tree.partition("=")[2]) as other:
                try:
                    while left:
                        deal, sides = f"{seed}/{left.pop(0)}", [(expert, one), (other, two)]
                        found["games"] += [_played(name, int(seats), deal, sides, turned) for turned in range(2)]
                except TreesDiffer:  # and one of them may have given up
                    found["differ"] += 1
                for who, partner in enumerate((expert, other)):
                    found["seconds"][who] += partner.seconds
                    found["choices"][who] += partner.choices
        return found

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [line.replace(f"={told['tree']}", "") for line in super().table(told, done)]
        if done:
            seconds, choices = (
                [sum(found[what][who] for found in done.values()) for who in range(2)]
                for what in ("seconds", "choices")
            )
            spent = " and ".join(f"{seconds[who] / choices[who]:.4f} s" for who in range(2))
            differ = sum(found["differ"] for found in done.values())
            lines += ["", f"Processor time an answer: {spent}. Deals left out, since rules have changed: {differ}."]
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        results = [tournament.result_of(self._games(told, pair, done)) for pair in self._pairs(told)]
        if told["seats"] > 2:
            return all(result.is_better for result in results)
        return all(result.wins.low > told["wanted"] for result in results)


def _played(game: str, seats: int, deal: str, sides: list[tuple[Partner, str]], turned: int) -> tournament.Game:
    """Play a deal, and say how the first of the two did: its share of the win, and the mean ranks of either."""
    encounter = Encounter(game_named(game), seats, deal, sides[turned:] + sides[:turned])
    encounter.play()
    s, found = encounter.match.state, encounter.game.ranks(encounter.match.state)
    ranks = [found[s.seat_of.index(seat)] for seat in range(seats)]
    outcome = Outcome(points=[], ranks=ranks, answers=0, end=s.end)
    shares = outcome.shares()
    first = [seat for seat in range(seats) if (seat + turned) % 2 == 0]
    second = [seat for seat in range(seats) if (seat + turned) % 2]
    return [sum(shares[seat] for seat in first), outcome.mean_rank(first), outcome.mean_rank(second)]
