"""Things to choose: to whom they were offered, who took them, who of them won; and verbs that hardly anybody uses."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ludotheque.lab import statistics
from ludotheque.lab.arena import Outcome
from ludotheque.lab.balance.verdict import BAD, Component, verdict
from ludotheque.lab.balance.wanted import Wanted
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.watch import ANYTHING, is_anything, is_component

FEWEST = 8
"""Seats that must have been offered a thing before it is judged whether it is taken."""
MANY = 4
"""Things of one verb that hardly anybody takes, before it is the verb."""


def components_of(seats: int, outcomes: Sequence[Outcome], wanted: Wanted) -> list[Component]:
    """Find for every choice to whom it was offered, who took it, and who of them won.

    Where hardly anybody takes most things of a verb, the verb is judged by all of them together, and not each of them.
    """
    components = list(_each(seats, outcomes, wanted))
    judged, ignored = Counter[str](), Counter[str]()
    for one in components:
        verb = one.name.partition(" ")[0]
        judged[verb] += bool(one.marks)
        ignored[verb] += one.why == "ignored"
    verbs = {verb for verb, count in ignored.items() if count >= MANY and 2 * count > judged[verb]}
    if not verbs:
        return components

    def together(name: str) -> str:
        verb = name.partition(" ")[0]
        return f"{verb} {ANYTHING}" if verb in verbs and is_component(name) else name

    merged = [
        replace(
            outcome,
            watched={
                **outcome.watched,
                "offered": [list(dict.fromkeys(map(together, names))) for names in outcome.watched["offered"]],
                "taken": [{together(name): 1 for name in names} for names in outcome.watched["taken"]],
            },
        )
        for outcome in outcomes
    ]
    alone = [
        replace(one, marks=one.marks[1:], why="")  # of the two marks the first is about how many take it
        if one.why == "ignored" and one.name.partition(" ")[0] in verbs
        else one
        for one in components
    ]
    return [*alone, *(one for one in _each(seats, merged, wanted) if is_anything(one.name))]


def times(won: float, count: int, fair: float, deviations: float = statistics.SURE) -> Estimate | None:
    """Estimate wins as a multiple of the fair share."""
    if not count or fair == 1.0:
        return None
    found = statistics.share(won, count, deviations)
    return Estimate(found.value / fair, found.low / fair, found.high / fair)


def _each(seats: int, outcomes: Sequence[Outcome], wanted: Wanted) -> Iterator[Component]:
    """Find for every choice to whom it was offered, who took it, and who of them won; things with a name are judged.

    What everybody at a table took says nothing about who wins there, so wins are counted where somebody did not.
    """
    offered, took = Counter[str](), Counter[str]()
    shares: dict[str, list[float]] = {}
    for outcome in outcomes:
        takers = Counter(name for taken in outcome.watched["taken"] for name in taken)
        took.update(takers)
        for share, names, taken in zip(
            outcome.shares(), outcome.watched["offered"], outcome.watched["taken"], strict=True
        ):
            offered.update(names)
            for name in taken:
                if takers[name] < outcome.sides:
                    shares.setdefault(name, []).append(share)
    likes = Counter(name.partition(" ")[0] for name in offered if is_component(name))
    fair = 1 / outcomes[0].sides
    for name in sorted(offered):
        count, shared = took[name], shares.get(name, [])
        surely = statistics.deviations_among(likes[name.partition(" ")[0]])
        taken_by = statistics.share(count, offered[name])
        marks, why = [], ""
        if is_component(name) and offered[name] >= FEWEST:
            marks.append(verdict(taken_by, (wanted.taken, 1.0), statistics.share(count, offered[name], surely)))
            why = "ignored" if marks[-1] == BAD else ""
        wins = times(sum(shared), len(shared), fair)
        if wins is not None and is_component(name) and seats > 1:
            surer = times(sum(shared), len(shared), fair, surely)
            marks.append(verdict(wins, (1 / wanted.wins, wanted.wins), surer))
            if marks[-1] == BAD:
                why = "strong" if wins.value > 1 else "weak"
        yield Component(
            name,
            statistics.share(offered[name], len(outcomes) * seats),
            taken_by,
            count,
            wins,
            statistics.detectable(fair, len(shared)) / fair if shared else 0.0,
            marks=tuple(marks),
            why=why,
        )
