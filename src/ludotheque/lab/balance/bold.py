"""What stands out of a whole report: everything that is not as wanted, table by table, so that it can be read first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ludotheque.engine.texts import colon
from ludotheque.lab.balance.report import CaseReport
from ludotheque.lab.balance.verdict import BAD, Component
from ludotheque.lab.balance.wanted import Wanted
from ludotheque.lab.balance.words import Words


@dataclass
class Bold:
    """One thing that is not as wanted: what it is, why, and what was found of it at each table where it is so."""

    what: str
    why: str
    found: dict[int, str] = field(default_factory=dict)
    """By the number of the report."""


def stands_out(reports: Sequence[CaseReport], wanted: Wanted, words: Words) -> list[Bold]:
    """List what is not as wanted at any table, what is so at most tables first."""
    listed: dict[tuple[str, str], Bold] = {}
    for number, report in enumerate(reports):
        for what, why, found in _of(report, wanted, words):
            listed.setdefault((what, why), Bold(what, why)).found[number] = found
    return sorted(listed.values(), key=lambda bold: -len(bold.found))


def _of(report: CaseReport, wanted: Wanted, words: Words) -> Iterator[tuple[str, str, str]]:
    """Give of one table what is not as wanted, why, and what was found."""
    for one in report.findings:
        if one.mark == BAD:
            limits = f"{words.say('column-wanted')}{colon(words.language)}{words.limits(one)}"
            yield words.finding(one), limits, words.estimate(one.found, is_share=one.is_share)
    for plan in report.plans:
        if plan.mark == BAD:
            found = words.estimate(plan.wins.found, is_share=True)
            yield words.plan(plan.plan, wanted.plans), words.say("exploitable"), found
    chosen = [(words.component(one.name), one) for one in report.components]
    held = [(words.held(one.name), one) for one in report.held]
    begun = [
        (f"{words.say('openings-title')}{colon(words.language)}{words.component(one.name)}", one)
        for one in report.openings
    ]
    for what, component in (*chosen, *held, *begun):
        if component.mark == BAD:
            yield what, words.say(component.why), _found(component, words)
    for count, components in report.events:
        for component in components:
            if component.mark == BAD:
                yield (
                    f"{words.count(count)}{colon(words.language)}{words.value_of(component)}",
                    "",
                    _found(component, words),
                )


def _found(component: Component, words: Words) -> str:
    """Write how many take what hardly anybody takes, and of anything else how often who has it wins."""
    if component.why == "ignored" or component.wins is None:
        return words.estimate(component.taken, is_share=True)
    return f"× {words.estimate(component.wins)}"
