"""The balance report as Markdown: what a page of docs/drills keeps of it."""

from collections.abc import Iterable, Sequence

from ludotheque.engine.game import Game
from ludotheque.lab.balance.compare import Change
from ludotheque.lab.balance.report import Case, CaseReport
from ludotheque.lab.balance.run import Balance
from ludotheque.lab.balance.verdict import BAD, GOOD, UNSURE, Component
from ludotheque.lab.balance.wanted import Count, Wanted
from ludotheque.lab.balance.words import Words

Row = Sequence[str]
ABOUT = (
    "Games among equal bots. Places are in order of play; wins of those who did something are given as a multiple of "
    f"their fair share; intervals are of 95 %. {GOOD} the whole interval is as wanted; {UNSURE} it crosses a limit, "
    f"more games would tell; {BAD} all of it lies outside."
)


def written(balance: Balance, game: Game, made_by: str) -> str:
    """Write the whole report in short."""
    lines = [f"# balance-{game.id}", "", ABOUT, ""]
    for report in balance.reports:
        lines += case_lines(report, balance.wanted, game)
    for case, found in balance.compared:
        lines += _compared(case, found, Words(game, "en"))
    return "\n".join([*lines, made_by, ""])


def _compared(case: Case, found: Sequence[Change], words: Words) -> list[str]:
    """Write what another data file changes."""
    rows = (
        (
            words.finding(change.finding),
            words.estimate(change.finding.found, is_share=change.finding.is_share),
            words.estimate(change.other, is_share=change.finding.is_share),
            words.say("real" if change.is_real else "chance"),
        )
        for change in found
    )
    return [f"## What if: {case}", "", *_table(("", "first file", "second file", "difference"), rows)]


def case_lines(report: CaseReport, wanted: Wanted, game: Game) -> list[str]:
    """Write one table that was played: findings, what stands out among the components, plans, and what was counted."""
    words = Words(game, "en")
    lines = [f"## {report.case}: {report.games} games", ""]
    lines += _table(
        ("", "found", "wanted", ""),
        (
            (words.finding(one), words.estimate(one.found, is_share=one.is_share), words.limits(one), one.mark)
            for one in report.findings
        ),
    )
    bold = [one for one in report.components if one.mark == BAD]
    if bold:
        rows = (
            (
                words.component(one.name),
                words.estimate(one.taken, is_share=True),
                _wins(one, words),
                words.say(one.why),
                BAD,
            )
            for one in bold
        )
        lines += _table(("what stands out", "taken by those who could", "wins, in fair shares", "", ""), rows)
    if report.plans:
        ordered = sorted(report.plans, key=lambda plan: -plan.wins.found.value)
        lines += _table(
            ("plan", "wins", "", ""),
            (
                (
                    words.plan(one.plan, wanted.plans),
                    words.estimate(one.wins.found, is_share=True),
                    words.say("exploitable" if one.mark == BAD else one.standing),
                    one.mark,
                )
                for one in ordered
            ),
        )
    for count, components in report.events:
        what = f"first {count.event}" if count.is_first else count.event
        header = (what, "in games", "of all", "wins, in fair shares", _limits(count))
        lines += _table(header, (_event(one, words) for one in components))
    return lines


def _wins(one: Component, words: Words) -> str:
    return "" if one.wins is None else words.estimate(one.wins)


def _event(one: Component, words: Words) -> Row:
    if one.why == "never":
        return f"{one.name} more", "never", "", "", one.mark
    return one.name, words.estimate(one.taken, is_share=True), words.percent(one.part), _wins(one, words), one.mark


def _limits(count: Count) -> str:
    """Write the limits of a count, for the head of its table."""
    limits = [f"in games ≥ {count.games:.0%}"] if count.games else []
    limits += [f"of all ≤ {count.share:.0%}"] if count.share < 1.0 else []
    limits += [f"wins ≤ {count.wins:g}"] if count.wins else []
    return ", ".join(limits)


def _table(header: Row, rows: Iterable[Row]) -> list[str]:
    written = [f"| {' | '.join(row)} |" for row in (header, *rows)]
    return [written[0], "|" + "---|" * len(header), *written[1:], ""]
