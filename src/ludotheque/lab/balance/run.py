"""Playing what a balance report needs: every table, the plans, and both data files on the same deals."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.games import game_named
from ludotheque.lab.arena import Contest, Outcome, Workers, pieces_of, play_piece, spread
from ludotheque.lab.balance import luck
from ludotheque.lab.balance.compare import Change, changes
from ludotheque.lab.balance.plans import HOARD, NEVER, ONLY, RUSH, SIGN
from ludotheque.lab.balance.report import Case, CaseReport, plan_finding, report_of
from ludotheque.lab.balance.wanted import Wanted, wanted_of
from ludotheque.lab.journal import Journal

PIECE = 10
"""Games that travel together to another process."""
VERBS = 6
"""How many verbs are tried as plans: those that are most often offered beside others."""
OnProgress = Callable[[int], None]


@dataclass(frozen=True)
class Study:
    """What shall be played: a game, its tables, how often, and with whose components."""

    game: str
    cases: Sequence[Case]
    games: int = 200
    plan_games: int = 0
    """Games for each plan; 0 to try none."""
    luck_deals: int = 0
    """Deals that are played twice to tell luck from skill; 0 not to."""
    seed: int = 0
    own: str = ""
    against: str = ""
    """Other component tables, to be compared with the first."""

    def check(self) -> Game:
        """Complain about an unknown game, bot, option or seat count before anything is played."""
        for case in self.cases:
            self.contest(case).check()
        return game_named(self.game, self.own)

    def contest(
        self, case: Case, bots: Sequence[str] = (), own: str | None = None, *, is_watched: bool = True
    ) -> Contest:
        """Describe the games of one table; the same deals, whoever sits there and whatever the components are."""
        return Contest(
            self.game,
            bots or [case.bot] * case.seats,
            options_of(case.options),
            self.seed,
            is_same_deal=True,
            is_watched=is_watched,
            own=self.own if own is None else own,
        )

    def plain(self) -> dict[str, object]:
        """Write down all that the games depend on, but for how many there are."""
        return {"game": self.game, "seed": self.seed, "own": self.own, "against": self.against}

    @property
    def total(self) -> int:
        """How many games there will be, as far as is known beforehand: which plans are tried is found by playing."""
        twice = 2 * self.luck_deals * sum(case.seats > 1 for case in self.cases)
        return self.games * len(self.cases) * (2 if self.against else 1) + twice


@dataclass
class Balance:
    """All that was found."""

    study: Study
    wanted: Wanted
    reports: list[CaseReport] = field(default_factory=list)
    compared: list[tuple[Case, list[Change]]] = field(default_factory=list)

    def marks(self) -> Counter[str]:
        """Count the verdicts of all tables."""
        return sum((report.marks() for report in self.reports), Counter[str]())


def study_of(
    game: Game,
    seats: str,
    bots: str,
    games: int,
    plans: int,
    seed: int,
    options: Mapping[str, str],
    against: str = "",
    luck_deals: int = 0,
) -> Study:
    """Read what somebody asks for at the command line: the tables are all numbers of seats with all levels of bots."""
    try:
        counts = [int(count) for count in seats.split(",")] if seats else list(game.seats)
    except ValueError as error:
        message = f"numbers of players are written as 2,3,4, not {seats!r}"
        raise LudothequeError(message) from error
    chosen = ",".join(f"{name}={value}" for name, value in options.items()) or "-"
    cases = [Case(count, bot.strip(), chosen) for bot in bots.split(",") for count in counts]
    study = Study(game.id, cases, games, plans, luck_deals, seed, game.own_components, against)
    study.check()
    return study


def options_of(text: str) -> dict[str, str]:
    """Read "name=value,name=value"; "-" for none."""
    try:
        return dict(pair.split("=") for pair in text.split(",") if pair != "-")
    except ValueError as error:
        message = f"{text!r} is not a list of pairs like name=value"
        raise LudothequeError(message) from error


def balance(
    study: Study, jobs: Workers = 1, journal: Journal | None = None, on_progress: OnProgress = lambda _: None
) -> Balance:
    """Play what the journal lacks, and report."""
    game = study.check()
    wanted = wanted_of(study.game)
    found = Balance(study, wanted)
    play = Playing(jobs, journal or Journal(None, {}), on_progress)
    for case in study.cases:
        outcomes = play.games(study.contest(case), study.games)
        report = report_of(case, outcomes, wanted, game)
        if study.plan_games and case.seats > 1:
            for plan in plans_for(outcomes, wanted):
                end = next((one.end for one in wanted.plans if one.name == plan), "")
                followed = follow(study, case, plan, play)
                report.plans.append(plan_finding(plan, followed, wanted, end))
        if study.luck_deals and case.seats > 1:
            both = (study.contest(case, bots, is_watched=False) for bots in luck.seatings(case.seats))
            report.findings += luck.luck_findings(*(play.games(contest, study.luck_deals) for contest in both))
        found.reports.append(report)
        if study.against:
            others = play.games(study.contest(case, own=study.against), study.games)
            found.compared.append((case, changes(case, outcomes, others, wanted)))
    return found


def plans_for(outcomes: Sequence[Outcome], wanted: Wanted) -> list[str]:
    """Name the plans worth trying: the game's own, those of every game, and one verb always or never."""
    verbs = Counter[str]()
    for outcome in outcomes:
        for verb, (offered, _) in outcome.watched["verbs"].items():
            verbs[verb] += offered
    listed = sorted(verbs, key=lambda verb: (-verbs[verb], verb))[:VERBS]
    own = [plan.name for plan in wanted.plans]
    return [*own, RUSH, HOARD, *(f"{kind}:{verb}" for verb in sorted(listed) for kind in (ONLY, NEVER))]


def follow(study: Study, case: Case, plan: str, play: "Playing") -> list[tuple[int, Outcome]]:
    """Let one seat follow a plan among bots without, from every place on the same deals."""
    deals = -(-study.plan_games // case.seats)
    found = []
    for seat in range(case.seats):
        bots = [case.bot] * case.seats
        bots[seat] += SIGN + plan
        contest = study.contest(case, bots, is_watched=False)
        found += [(seat, outcome) for outcome in play.games(contest, deals)]
    return found


@dataclass
class Playing:
    """Plays games in some processes, and notes them in a journal."""

    jobs: Workers
    journal: Journal
    on_progress: OnProgress

    def games(self, contest: Contest, count: int) -> list[Outcome]:
        """Play games of a contest, but for those the journal has."""
        contest.check()
        about = hashlib.blake2b(json.dumps(contest.plain(), sort_keys=True).encode(), digest_size=8).hexdigest()
        names = {piece: f"{','.join(contest.bots)} {about} {piece[0]}+{piece[1]}" for piece in pieces_of(count, PIECE)}
        missing = [piece for piece in names if names[piece] not in self.journal.done]
        fresh = spread(play_piece, contest.plain(), missing, self.jobs)
        played = []
        for piece, known in names.items():
            if known not in self.journal.done:
                self.journal.keep(known, next(fresh))
                self.on_progress(piece[1])
            played += [Outcome(**plain) for plain in self.journal.done[known]]
        return played
