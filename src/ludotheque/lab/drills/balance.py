"""Balance test of a game among equal bots: how long it is, how it ends, which place wins, and what goes with winning.

A game's `balance.toml` (`Wanted`) says what should be found; what it asks for is marked, the rest is only shown.
"""

import argparse
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ludotheque.engine.errors import LudothequeError
from ludotheque.games import game_named
from ludotheque.lab import statistics
from ludotheque.lab.arena import Contest, Outcome, play_piece
from ludotheque.lab.drills import WANTED, Drill, Plain, registered
from ludotheque.lab.statistics import Estimate

Row = tuple[str, ...]
GOOD, UNSURE, BAD = "✓", "~", "✗"
"""Marks: as wanted; not as wanted, but its 95 % interval reaches the limits, so it may be luck; not as wanted."""


@dataclass(frozen=True)
class Count:
    """An event to count by the values of one of its facts, such as a card, and what should be found for each value."""

    event: str
    fact: str
    kinds: int = 0
    """How many values there are; 0 if that does not matter."""
    is_first: bool = False
    """Whether only the first such event of each seat counts."""
    games: float = 0.0
    """The least share of games in which it should happen."""
    wins: float = 0.0
    """How often those who did it may win at most, as a multiple of their fair share; 0 for any."""
    share: float = 1.0
    """The greatest share it should have among all values."""


@dataclass(frozen=True)
class Wanted:
    """What a game's `balance.toml` asks for; what it leaves out is shown, and not judged."""

    rounds: tuple[float, float] | None = None
    """Between which numbers the mean should lie."""
    ends: dict[str, tuple[float, float]] = field(default_factory=dict)
    """By the reason of the end, between which shares of games it should lie."""
    places: float = 0.0
    """How far a place in the order of play may be from its fair share of wins; part of its interval must be within."""
    counts: tuple[Count, ...] = ()

    @property
    def counted(self) -> dict[str, str]:
        """The events to count, each with its fact, as a `Contest` takes them."""
        return {count.event: count.fact for count in self.counts}


def wanted_of(name: str) -> Wanted:
    """Read a game's `balance.toml`; without one, nothing is marked."""
    file = game_named(name).folder / WANTED
    if not file.is_file():
        return Wanted()
    try:
        read: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        counts = tuple(Count(**count) for count in read.pop("counts", []))
        wanted = Wanted(**read, counts=counts)
    except (tomllib.TOMLDecodeError, TypeError) as error:
        message = f"{file.name} of {name}: {error}"
        raise LudothequeError(message) from error
    facts = {(count.event, count.fact) for count in counts}
    if len(facts) != len(wanted.counted):
        message = f"{file.name} of {name}: an event is counted by two different facts"
        raise LudothequeError(message)
    return wanted


@registered
class Balance(Drill):
    """The drill `balance`; a piece is some games of one case: "game bot seats options seed counted first-number"."""

    name = "balance"
    about = (
        "Games among equal bots. Places are in order of play; wins of those who did something are given as a multiple "
        f"of their fair share; intervals are of 95 %. {GOOD} as wanted; {UNSURE} not, but it may be luck; {BAD} not."
    )
    size: ClassVar = 10
    """Games in a piece."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", required=True, help="id of a game")
        parser.add_argument("--bots", default="greedy", help="each among its like, as in greedy,search:60")
        parser.add_argument("--seats", default="", help="as in 2,3,4; all the game has if it is left out")
        parser.add_argument("--options", nargs="+", default=["-"], help="each a table, as in level=easy,coffee=strong")
        parser.add_argument("--wins", default="", help="LOW-HIGH: what share the first place should win, as in 0.6-0.8")

    def pieces(self, told: Plain) -> list[str]:
        counted = ",".join(f"{event}:{fact}" for event, fact in wanted_of(told["game"]).counted.items()) or "-"
        return [
            f"{case} {told['seed']} {counted} {first}"
            for case in self._cases(told)
            for first in range(0, told["games"], self.size)
        ]

    def carry_out(self, piece: str) -> Plain:
        game, bot, seats, options, seed, counted, first = piece.split()
        contest = Contest(game, [bot] * int(seats), _pairs(options, "="), int(seed), counted=_pairs(counted, ":"))
        contest.check()
        return {"outcomes": play_piece(contest.plain(), int(first), self.size)}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        wanted = wanted_of(told["game"])
        lines = []
        for case, outcomes in self._outcomes(told, done):
            _, bot, seats, options = case.split()
            lines += [f"## {seats} × {bot}{'' if options == '-' else f', {options}'}: {len(outcomes)} games", ""]
            lines += _table(("", "found", "wanted", ""), _overall(outcomes, wanted, told["wins"]))
            for count in wanted.counts:
                what = f"first {count.event}" if count.is_first else count.event
                header = (what, "in games", "of all", "× fair share of wins", _limits(count))
                lines += _table(header, _counted(outcomes, count))
        return lines[:-1]

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return not any(f" {BAD} |" in line for line in self.table(told, done))

    def _cases(self, told: Plain) -> list[str]:
        """List "game bot seats options" for every combination that is asked for."""
        seats = told["seats"].split(",") if told["seats"] else [str(seats) for seats in game_named(told["game"]).seats]
        return [
            f"{told['game']} {bot} {count} {options}"
            for bot in told["bots"].split(",")
            for count in seats
            for options in told["options"]
        ]

    def _outcomes(self, told: Plain, done: dict[str, Plain]) -> Iterator[tuple[str, list[Outcome]]]:
        """Put the outcomes of all pieces of a case together."""
        for case in self._cases(told):
            of_case = [result["outcomes"] for piece, result in done.items() if piece.startswith(f"{case} ")]
            yield case, [Outcome(**plain) for outcomes in of_case for plain in outcomes]


def _overall(outcomes: list[Outcome], wanted: Wanted, wins: str) -> Iterator[Row]:
    """Write the rows of the first table: rounds, points, reasons of the end, wins by place."""
    games = len(outcomes)
    rounds = sorted(outcome.rounds for outcome in outcomes)
    if rounds[-1]:
        found = statistics.mean(rounds)
        middle = f"8 of 10 between {rounds[games // 10]} and {rounds[-1 - games // 10]}"
        limits = wanted.rounds
        mark = _between(found, *limits) if limits else ""
        yield "rounds", f"{found}, {middle}", f"{limits[0]:g} to {limits[1]:g}" if limits else "", mark
    yield "points", str(statistics.mean([points for outcome in outcomes for points in outcome.points])), "", ""
    ends = Counter(outcome.end for outcome in outcomes)
    for end in sorted({*ends, *wanted.ends}):
        found = statistics.share(ends[end], games)
        limits = wanted.ends.get(end)
        mark = _between(found, *limits) if limits else ""
        yield f"ended by {end}", found.percent, f"{limits[0]:.0%} to {limits[1]:.0%}" if limits else "", mark
    fair = 1 / outcomes[0].sides
    for place in range(len(outcomes[0].points)):
        found = statistics.share(sum(outcome.shares()[outcome.order[place]] for outcome in outcomes), games)
        asked, mark = "", ""
        if wins and place == 0:
            low, high = map(float, wins.split("-"))
            asked, mark = f"{low:.0%} to {high:.0%}", _between(found, low, high)
        elif wanted.places:
            asked = f"{fair:.1%} ± {wanted.places:.1%}"
            mark = GOOD if found.high >= fair - wanted.places and found.low <= fair + wanted.places else BAD
        yield f"place {place + 1} wins", found.percent, asked, mark


def _counted(outcomes: list[Outcome], count: Count) -> Iterator[Row]:
    """Write a row for each value of an event: how often it happened, and how often those won who did it."""
    games, total = Counter[str](), Counter[str]()
    shares: dict[str, list[float]] = {}
    for outcome in outcomes:
        here = set()
        for share, happened in zip(outcome.shares(), outcome.happened, strict=True):
            did = [value for event, value in (one.split(" ", 1) for one in happened) if event == count.event]
            did = did[:1] if count.is_first else did
            total.update(did)
            here.update(did)
            for value in set(did):
                shares.setdefault(value, []).append(share)
        games.update(here)
    fair = 1 / outcomes[0].sides
    for value in sorted(shares):
        often = statistics.share(games[value], len(outcomes))
        part = statistics.share(total[value], total.total())
        won = statistics.share(sum(shares[value]), len(shares[value]))
        wins = Estimate(won.value / fair, won.low / fair, won.high / fair)
        marks = [_between(often, count.games, 1.0), _between(part, 0.0, count.share)]
        marks.append(_between(wins, 0.0, count.wins or wins.high))
        mark = next(mark for mark in (BAD, UNSURE, GOOD) if mark in marks)
        yield value, often.percent, f"{part.value:.1%}", str(wins), mark if _limits(count) else ""
    if count.kinds > len(shares):
        yield f"{count.kinds - len(shares)} more", "never", "", "", BAD if count.games else ""


def _between(found: Estimate, low: float, high: float) -> str:
    """Mark what was measured: good between the limits; bad if its whole interval lies beyond one."""
    if low <= found.value <= high:
        return GOOD
    return UNSURE if found.high >= low and found.low <= high else BAD


def _limits(count: Count) -> str:
    """Write the limits of a count, for the head of its table."""
    limits = [f"in games ≥ {count.games:.0%}"] if count.games else []
    limits += [f"of all ≤ {count.share:.0%}"] if count.share < 1.0 else []
    limits += [f"wins ≤ {count.wins:g}"] if count.wins else []
    return ", ".join(limits)


def _table(header: Row, rows: Iterator[Row]) -> list[str]:
    """Write a table in Markdown."""
    written = [f"| {' | '.join(row)} |" for row in (header, *rows)]
    return [written[0], "|" + "---|" * len(header), *written[1:], ""]


def _pairs(text: str, sign: str) -> dict[str, str]:
    """Read "name=value,name=value", with any sign between; "-" for none."""
    try:
        return dict(pair.split(sign) for pair in text.split(",") if pair != "-")
    except ValueError as error:
        message = f"{text!r} is not a list of pairs like name{sign}value"
        raise LudothequeError(message) from error
