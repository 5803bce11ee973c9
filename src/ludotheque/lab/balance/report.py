"""The report of many games: findings, each with its interval and its verdict; no words and no drawing."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from ludotheque.engine.action import Actions
from ludotheque.engine.game import Game
from ludotheque.lab import statistics
from ludotheque.lab.arena import Outcome
from ludotheque.lab.balance.components import components_of, times
from ludotheque.lab.balance.verdict import BAD, Component, Finding, PlanFinding, verdict
from ludotheque.lab.balance.wanted import Count, Limits, Wanted
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.watch import is_anything, is_component

Had = Sequence[Sequence[tuple[str, bool]]]
"""By seat, the names of what it had in a game, and whether it fulfilled them."""


@dataclass(frozen=True)
class Case:
    """One table that was played many times: so many seats, all with the same bot, under some options."""

    seats: int
    bot: str
    options: str = "-"

    def __str__(self) -> str:
        return f"{self.seats} × {self.bot}{'' if self.options == '-' else f', {self.options}'}"


@dataclass
class CaseReport:
    """What was found at one table."""

    case: Case
    games: int
    findings: list[Finding] = field(default_factory=list)
    components: list[Component] = field(default_factory=list)
    events: list[tuple[Count, list[Component]]] = field(default_factory=list)
    held: list[Component] = field(default_factory=list)
    """What the points of the end rest on, as missions: `taken` is how many of those who held one fulfilled it."""
    openings: list[Component] = field(default_factory=list)
    """The first thing with a name that a seat took: `taken` is by how many seats."""
    dead: list[str] = field(default_factory=list)
    """What was offered, and taken by nobody."""
    missing: list[str] = field(default_factory=list)
    """Cards of the game that no answer and no event spoke of."""
    unoffered: list[str] = field(default_factory=list)
    """Answers of the game, but for numbers, that nobody could ever give."""
    sources: list[tuple[str, Estimate]] = field(default_factory=list)
    """Points of a seat, by line of the score."""
    rounds: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    plans: list[PlanFinding] = field(default_factory=list)

    def found(self, name: str) -> list[Finding]:
        """Give the findings of a name."""
        return [finding for finding in self.findings if finding.name == name]

    def marks(self) -> Counter[str]:
        """Count the verdicts."""
        judged: list[Finding | Component | PlanFinding] = [
            *self.findings,
            *self.components,
            *self.held,
            *self.openings,
            *self.plans,
        ]
        judged += [component for _, components in self.events for component in components]
        return Counter(one.mark for one in judged if one.mark)


def report_of(case: Case, outcomes: Sequence[Outcome], wanted: Wanted, game: Game | None = None) -> CaseReport:
    """Find all that is to be found in the games of one table."""
    report = CaseReport(case, len(outcomes))
    report.findings = [*_places(case, outcomes, wanted), *_course(outcomes, wanted)]
    report.rounds = [outcome.rounds for outcome in outcomes]
    report.points = [points for outcome in outcomes for points in outcome.points]
    if all(outcome.watched for outcome in outcomes):
        report.findings += [*_choices(outcomes), *_sequels(outcomes, wanted)]
        report.components = components_of(case.seats, outcomes, wanted)
        report.held = list(_had(case, outcomes, wanted, [outcome.watched["held"] for outcome in outcomes]))
        report.openings = list(_openings(case, outcomes, wanted))
        report.dead = [one.name for one in report.components if one.seats == 0 and not is_anything(one.name)]
        report.missing = _missing(outcomes, _spoken_of(game)) if game else []
        report.unoffered = _unoffered(outcomes, game.actions) if game else []
        report.events = [(count, list(_events(outcomes, count))) for count in wanted.counts]
        report.sources = _sources(outcomes)
    return report


def _places(case: Case, outcomes: Sequence[Outcome], wanted: Wanted) -> Iterator[Finding]:
    """Find how often each place in the order of play wins; one who plays alone against nobody always does."""
    fair = 1 / outcomes[0].sides
    if fair == 1.0:
        return
    for place in range(case.seats):
        asked = [outcome for outcome in outcomes if place < len(outcome.order)]  # a game may end before all had a turn
        won = sum(outcome.shares()[outcome.order[place]] for outcome in asked)
        limits: Limits | None = (fair - wanted.places, fair + wanted.places) if case.seats > 1 else None
        if wanted.first and place == 0:
            limits = wanted.first
        yield Finding("place-wins", statistics.share(won, len(outcomes)), limits, place + 1, is_share=True)


def _course(outcomes: Sequence[Outcome], wanted: Wanted) -> Iterator[Finding]:
    """Find how long games are, how they end, and with how many points."""
    if any(outcome.rounds for outcome in outcomes):
        yield Finding("rounds", statistics.mean([outcome.rounds for outcome in outcomes]), wanted.rounds)
    yield Finding("answers", statistics.mean([outcome.answers for outcome in outcomes]))
    yield Finding("points", statistics.mean([sum(outcome.points) / len(outcome.points) for outcome in outcomes]))
    if len(outcomes[0].points) > 1:
        margins = [max(outcome.points) - sorted(outcome.points)[-2] for outcome in outcomes]
        yield Finding("margin", statistics.mean(margins))
    ends = Counter(outcome.end for outcome in outcomes)
    for end in sorted({*ends, *wanted.ends}):
        limits = wanted.ends.get(end)
        yield Finding("ended", statistics.share(ends[end], len(outcomes)), limits, end, is_share=True)


def _choices(outcomes: Sequence[Outcome]) -> Iterator[Finding]:
    """Find how wide choices are, and how the lead goes, where points lie open."""
    watched = [outcome.watched for outcome in outcomes]
    yield Finding("choices", statistics.mean([one["choices"] for one in watched]))
    yield Finding("width", statistics.mean([one["width"] / max(1, one["choices"]) for one in watched]))
    if all(one["leads"] >= 0 for one in watched):
        yield Finding("leads", statistics.mean([one["leads"] for one in watched]))
        turned = sum(one["turned"] for one in watched)
        yield Finding("turned", statistics.share(turned, len(watched)), is_share=True)


def _sequels(outcomes: Sequence[Outcome], wanted: Wanted) -> Iterator[Finding]:
    """Find how often something came of what happened, where a game wants to know."""
    for place, sequel in enumerate(wanted.sequels):
        happened, came = (sum(outcome.watched["sequels"][place][k] for outcome in outcomes) for k in (0, 1))
        if happened:
            found = statistics.share(came, happened)
            yield Finding("sequel", found, (sequel.least, 1.0), f"{sequel.event} {sequel.then}", is_share=True)


def _events(outcomes: Sequence[Outcome], count: Count) -> Iterator[Component]:
    """Find for every value of an event how often it happened, and how often those won to whom it did."""
    games, total = Counter[str](), Counter[str]()
    shares: dict[str, list[float]] = {}
    begin = f"{count.event} {count.fact} "
    for outcome in outcomes:
        here: set[str] = set()
        for share, happened in zip(outcome.shares(), outcome.watched["happened"], strict=True):
            did = {name.removeprefix(begin): times for name, times in happened.items() if name.startswith(begin)}
            if count.is_first:
                did = dict.fromkeys(list(did)[:1], 1)
            total.update(did)
            here.update(did)
            for value in did:
                shares.setdefault(value, []).append(share)
        games.update(here)
    fair = 1 / outcomes[0].sides
    for value in sorted(shares):
        often = statistics.share(games[value], len(outcomes))
        part = statistics.share(total[value], total.total())
        wins = times(sum(shares[value]), len(shares[value]), fair)
        marks = [verdict(often, (count.games, 1.0))] if count.games else []
        marks += [verdict(part, (0.0, count.share))] if count.share < 1.0 else []
        marks += [verdict(wins, (0.0, count.wins))] if count.wins and wins else []
        yield Component(
            value,
            None,
            often,
            len(shares[value]),
            wins,
            statistics.detectable(fair, len(shares[value])) / fair,
            part.value,
            tuple(marks),
        )
    if count.kinds > len(shares):
        never = statistics.share(0, len(outcomes))
        marks = [verdict(never, (count.games, 1.0))] if count.games else []
        yield Component(f"{count.kinds - len(shares)}", None, never, 0, None, 0.0, marks=tuple(marks), why="never")


def _openings(case: Case, outcomes: Sequence[Outcome], wanted: Wanted) -> Iterator[Component]:
    """Find what seats took first, and how often those won who did."""
    firsts = [
        [[(name, True) for name in taken if is_component(name)][:1] for taken in outcome.watched["taken"]]
        for outcome in outcomes
    ]
    for one in _had(case, outcomes, wanted, firsts):
        yield replace(one, taken=statistics.share(one.seats, len(outcomes) * case.seats))


def _had(case: Case, outcomes: Sequence[Outcome], wanted: Wanted, had: Sequence[Had]) -> Iterator[Component]:
    """Find for what seats had in each game how often it was fulfilled, and how often those won who had it."""
    seats, reached = Counter[str](), Counter[str]()
    shares: dict[str, list[float]] = {}
    for outcome, by_seat in zip(outcomes, had, strict=True):
        for share, names in zip(outcome.shares(), by_seat, strict=True):
            for name, is_reached in names:
                seats[name] += 1
                reached[name] += is_reached
                shares.setdefault(name, []).append(share)
    surely, fair = statistics.deviations_among(len(seats)), 1 / outcomes[0].sides
    for name, count in sorted(seats.items()):
        wins, surer = (times(sum(shares[name]), count, fair, z) for z in (statistics.SURE, surely))
        is_judged = wins is not None and case.seats > 1
        mark = verdict(wins, (1 / wanted.wins, wanted.wins), surer) if wins is not None and is_judged else ""
        yield Component(
            name,
            None,
            statistics.share(reached[name], count),
            count,
            wins,
            statistics.detectable(fair, count) / fair,
            marks=(mark,) if mark else (),
            why=("strong" if wins.value > 1 else "weak") if wins is not None and mark == BAD else "",
        )


def _spoken_of(game: Game) -> list[str]:
    """List the cards that have a name: of others, as of missions that are described, nothing that is told speaks."""
    texts = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8") + game.further_texts().get("en", "")
    return [card for card in game.cards if f"-{card} =" in texts]


def _missing(outcomes: Sequence[Outcome], cards: Sequence[str]) -> list[str]:
    """List the cards that nobody was offered, and that nothing told spoke of."""
    names: set[str] = set()
    for outcome in outcomes:
        for offered, happened in zip(outcome.watched["offered"], outcome.watched["happened"], strict=True):
            names.update(name.rpartition(" ")[2].partition("-")[2] for name in (*offered, *happened))
    return [card for card in cards if card not in names]


def _unoffered(outcomes: Sequence[Outcome], actions: Actions) -> list[str]:
    """List the answers that nobody was ever offered."""
    offered = {number for outcome in outcomes for number in outcome.watched["numbers"]}
    return [one.text for one in actions.all if one.number not in offered and is_component(one.text)]


def points_by_line(outcomes: Sequence[Outcome]) -> dict[str, list[float]]:
    """Give, by line of the score, the points of a seat game by game, on average over its seats."""
    found: dict[str, list[float]] = {}
    for number, outcome in enumerate(outcomes):
        lines = outcome.watched["lines"]
        for seat in lines:
            for label, points in seat:
                means = found.setdefault(label, [0.0] * len(outcomes))
                means[number] += points / len(lines)
    return found


def _sources(outcomes: Sequence[Outcome]) -> list[tuple[str, Estimate]]:
    """Find what brings points: the mean of each line of the score, those that bring most first."""
    listed = [(label, statistics.mean(points)) for label, points in points_by_line(outcomes).items()]
    return sorted(listed, key=lambda source: -source[1].value)


def plan_finding(plan: str, outcomes: Sequence[tuple[int, Outcome]], wanted: Wanted, end: str = "") -> PlanFinding:
    """Find how often those won who followed a plan; with each game comes the seat of whoever did."""
    fair = 1 / outcomes[0][1].sides
    won = statistics.share(sum(outcome.shares()[seat] for seat, outcome in outcomes), len(outcomes))
    ended = sum(outcome.end == end for _, outcome in outcomes)
    return PlanFinding(
        plan,
        len(outcomes),
        Finding("plan-wins", won, (fair, fair + wanted.gain), plan, is_share=True),
        statistics.share(ended, len(outcomes)) if end else None,
    )
