"""Two data files on the same deals: what differs, and whether it really does."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ludotheque.lab import statistics
from ludotheque.lab.arena import Outcome
from ludotheque.lab.balance.report import Case, CaseReport, points_by_line, report_of
from ludotheque.lab.balance.verdict import Finding
from ludotheque.lab.balance.wanted import Wanted
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.watch import is_component


@dataclass(frozen=True)
class Change:
    """How a number differs between two data files."""

    finding: Finding
    other: Estimate
    by: Estimate
    """The difference, with an interval."""

    @property
    def is_real(self) -> bool:
        """Whether the interval of the difference leaves out zero."""
        return self.by.low > 0 or self.by.high < 0


def changes(case: Case, one: Sequence[Outcome], other: Sequence[Outcome], wanted: Wanted) -> list[Change]:
    """Compare what two data files led to, game by game; of components, only those that really differ."""
    reports = [report_of(case, outcomes, wanted) for outcomes in (one, other)]
    found = []
    for finding in reports[0].findings:
        same = [two for two in reports[1].findings if (two.name, two.of) == (finding.name, finding.of)]
        if same and finding.name == "sequel":  # not every game has any
            found.append(Change(finding, same[0].found, statistics.difference(finding.found, same[0].found)))
        elif same:
            pairs = zip(_values(finding, one), _values(finding, other), strict=True)
            found.append(Change(finding, same[0].found, statistics.mean([b - a for a, b in pairs])))
    return [*found, *_source_changes(one, other), *_component_changes(reports)]


def _values(finding: Finding, outcomes: Sequence[Outcome]) -> list[float]:
    """Give a finding's number game by game, so that two files can be compared deal by deal."""
    of = finding.of
    place = of - 1 if isinstance(of, int) else 0
    by_name: dict[str, Callable[[Outcome], float]] = {
        "place-wins": lambda outcome: outcome.shares()[outcome.order[place]] if place < len(outcome.order) else 0.0,
        "rounds": lambda outcome: outcome.rounds,
        "answers": lambda outcome: outcome.answers,
        "points": lambda outcome: sum(outcome.points) / len(outcome.points),
        "margin": lambda outcome: max(outcome.points) - sorted(outcome.points)[-2],
        "ended": lambda outcome: float(outcome.end == of),
        "width": lambda outcome: outcome.watched["width"] / max(1, outcome.watched["choices"]),
    }
    if finding.name not in by_name:
        return [outcome.watched[finding.name] for outcome in outcomes]
    return [by_name[finding.name](outcome) for outcome in outcomes]


def _source_changes(one: Sequence[Outcome], other: Sequence[Outcome]) -> Iterator[Change]:
    """Find what each line of the score brings a seat, where it was watched."""
    if not all(outcome.watched for outcome in (*one, *other)):
        return
    before, after = points_by_line(one), points_by_line(other)
    for label in {**before, **after}:
        first, second = (values.get(label, [0.0] * len(one)) for values in (before, after))
        by = statistics.mean([b - a for a, b in zip(first, second, strict=True)])
        yield Change(Finding("source", statistics.mean(first), of=label), statistics.mean(second), by)


def _component_changes(reports: Sequence[CaseReport]) -> Iterator[Change]:
    """Find the components that are taken more or less often, or win more or less, beyond what luck does to so many."""
    others = {component.name: component for component in reports[1].components}
    both = [(one, others[one.name]) for one in reports[0].components if one.name in others and is_component(one.name)]
    surely = statistics.deviations_among(2 * len(both))
    for one, two in both:
        taken = Finding("component-taken", one.taken, of=one.name, is_share=True)
        found = [Change(taken, two.taken, statistics.difference(one.taken, two.taken, surely))]
        if one.wins is not None and two.wins is not None:
            wins = Finding("component-wins", one.wins, of=one.name)
            found.append(Change(wins, two.wins, statistics.difference(one.wins, two.wins, surely)))
        yield from (change for change in found if change.is_real)
