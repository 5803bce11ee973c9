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
    listed: dict[tuple[str, ...], Bold] = {}
    for number, report in enumerate(reports):
        for thing, what, why, found in _of(report, wanted, words):
            listed.setdefault((*thing, why), Bold(what, why)).found[number] = found
    return sorted(listed.values(), key=lambda bold: -len(bold.found))


def _of(report: CaseReport, wanted: Wanted, words: Words) -> Iterator[tuple[tuple[str, ...], str, str, str]]:
    """Give of one table what is not as wanted: the thing, how it is called, why, and what was found."""
    for finding in report.findings:
        if finding.mark == BAD:
            limits = f"{words.say('column-wanted')}{colon(words.language)}{words.limits(finding)}"
            found = words.estimate(finding.found, is_share=finding.is_share)
            yield (finding.name, str(finding.of)), words.finding(finding), limits, found
    for plan in report.plans:
        if plan.mark == BAD:
            found = words.estimate(plan.wins.found, is_share=True)
            yield ("plan", plan.plan), words.plan(plan.plan, wanted.plans), words.say("exploitable"), found
    for kind, components in (("chosen", report.components), ("held", report.held), ("openings", report.openings)):
        for one in components:
            if one.mark == BAD:
                what = words.held(one.name) if kind == "held" else words.component(one.name)
                before = f"{words.say('openings-title')}{colon(words.language)}" if kind == "openings" else ""
                yield (kind, one.name), before + what, words.say(one.why), _found(one, words)
    for place, (count, values) in enumerate(report.events):
        first = f"{words.say('events-first')} " if count.is_first else ""
        for one in values:
            if one.mark == BAD:
                what = f"{first}{words.count(count)}{colon(words.language)}{words.value_of(one)}"
                yield ("event", str(place), one.name), what, "", _found(one, words)


def _found(component: Component, words: Words) -> str:
    """Write how many take what hardly anybody takes, and of anything else how often who has it wins."""
    if component.why == "ignored" or component.wins is None:
        return words.estimate(component.taken, is_share=True)
    return f"× {words.estimate(component.wins)}"
