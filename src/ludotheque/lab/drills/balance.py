"""Balance of a game among equal bots, in pieces to be taken up again: the report of `ludotheque balance` in short.

A game's `balance.toml` (`Wanted`) says what should be found.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from ludotheque.games import game_named
from ludotheque.lab.arena import Outcome, play_piece
from ludotheque.lab.balance.markdown import ABOUT, case_lines
from ludotheque.lab.balance.report import Case, CaseReport, report_of
from ludotheque.lab.balance.run import Study
from ludotheque.lab.balance.verdict import BAD
from ludotheque.lab.balance.wanted import Wanted, wanted_of
from ludotheque.lab.drills import Drill, Plain, registered


@registered
class Balance(Drill):
    """The drill `balance`; a piece is some games of one case: "game bot seats options seed first-number"."""

    name = "balance"
    about = ABOUT
    size: ClassVar = 10
    """Games in a piece."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", required=True, help="id of a game")
        parser.add_argument("--bots", default="greedy", help="each among its like, as in greedy,search:60")
        parser.add_argument("--seats", default="", help="as in 2,3,4; all the game has if it is left out")
        parser.add_argument("--options", nargs="+", default=["-"], help="each a table, as in level=easy,coffee=strong")
        parser.add_argument("--wins", default="", help="LOW-HIGH: what share the first place should win, as in 0.6-0.8")

    def pieces(self, told: Plain) -> list[str]:
        return [
            f"{told['game']} {case.bot} {case.seats} {case.options} {told['seed']} {first}"
            for case in cases(told)
            for first in range(0, told["games"], self.size)
        ]

    def carry_out(self, piece: str) -> Plain:
        game, bot, seats, options, seed, first = piece.split()
        case = Case(int(seats), bot, options)
        contest = Study(game, [case], seed=int(seed)).contest(case)
        contest.check()
        return {"outcomes": play_piece(contest.plain(), int(first), self.size)}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        wanted = wanted_by(told)
        lines = [
            line for report in _reports(told, done) for line in case_lines(report, wanted, game_named(told["game"]))
        ]
        return lines[:-1]

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return not any(report.marks()[BAD] for report in _reports(told, done))


def cases(told: Plain) -> list[Case]:
    """List every combination that is asked for."""
    counts = told["seats"].split(",") if told["seats"] else game_named(told["game"]).seats
    return [
        Case(int(seats), bot, options)
        for bot in told["bots"].split(",")
        for seats in counts
        for options in told["options"]
    ]


def wanted_by(told: Plain) -> Wanted:
    """Read what is wanted: of the game, and of its first place."""
    wanted = wanted_of(told["game"])
    if not told["wins"]:
        return wanted
    low, high = map(float, told["wins"].split("-"))
    return replace(wanted, first=(low, high))


def _reports(told: Plain, done: dict[str, Plain]) -> Iterator[CaseReport]:
    """Put the outcomes of all pieces of a case together."""
    for case in cases(told):
        begin = f"{told['game']} {case.bot} {case.seats} {case.options} "
        of_case = [result["outcomes"] for piece, result in done.items() if piece.startswith(begin)]
        outcomes = [Outcome(**plain) for outcomes in of_case for plain in outcomes]
        yield report_of(case, outcomes, wanted_by(told), game_named(told["game"]))
