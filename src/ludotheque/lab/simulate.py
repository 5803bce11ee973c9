"""Simulation: many games among bots, and what they say about game and bots."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from ludotheque.engine.errors import LudothequeError
from ludotheque.games import game_named
from ludotheque.lab import parquet, statistics
from ludotheque.lab.arena import Contest, Outcome, Workers, pieces_of, play_piece, spread
from ludotheque.lab.journal import Journal
from ludotheque.lab.statistics import Estimate

PIECE = 10
"""Games that travel together to another process."""


@dataclass(frozen=True)
class Standing:
    """How a seat, or a bot in all its seats, did."""

    name: str
    games: int
    points: Estimate
    wins: Estimate

    def plain(self) -> dict[str, Any]:
        """Give it for JSON."""
        return {"name": self.name, "games": self.games, "points": self.points.plain(), "wins": self.wins.plain()}


@dataclass(frozen=True)
class Summary:
    """What many games of a contest say."""

    contest: Contest
    components: str
    """The digest of the component tables."""
    games: int
    seats: list[Standing]
    bots: list[Standing]
    answers: Estimate
    shortest: int
    longest: int
    ends: dict[str, int]

    def plain(self) -> dict[str, Any]:
        """Give it for JSON; nothing in it depends on the number of processes or on time."""
        return {
            "game": self.contest.game,
            "components": self.components,
            "options": dict(self.contest.options),
            "seed": self.contest.seed,
            "games": self.games,
            "seats": [standing.plain() for standing in self.seats],
            "bots": [standing.plain() for standing in self.bots],
            "answers": {**self.answers.plain(), "shortest": self.shortest, "longest": self.longest},
            "ends": self.ends,
        }


def simulate(
    contest: Contest,
    games: int,
    jobs: Workers = 1,
    out: Path | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
    journal: Journal | None = None,
) -> Summary:
    """Play the games that the journal lacks and sum up all of them.

    Records go to `out` if it is a folder; if it is a Parquet file, a table of the games.
    """
    contest.check()
    if games < 1 or (isinstance(jobs, int) and jobs < 1):
        message = f"games and jobs are 1 or more, not {games} and {jobs}"
        raise LudothequeError(message)
    journal = journal or Journal(None, {})
    if out is not None and parquet.is_parquet(out):
        parquet.check(out)
    elif out is not None:
        _make_folder(out)
    outcomes: list[Outcome] = []
    for played in _played(contest, games, jobs, journal, on_progress):
        for plain in played:
            outcome = Outcome(**plain)
            if out is not None and not parquet.is_parquet(out):
                name = f"{contest.game}-{contest.seed}-{len(outcomes):06}.record"
                (out / name).write_text(outcome.record, encoding="utf-8")
            outcomes.append(outcome)
    if out is not None and parquet.is_parquet(out):
        parquet.write(out, contest, outcomes)
    return summed_up(contest, outcomes)


def _played(
    contest: Contest, games: int, jobs: Workers, journal: Journal, on_progress: Callable[[int], None]
) -> Iterator[list[Any]]:
    """Give all pieces in order: those in the journal, and those that are played now and noted there."""
    pieces = pieces_of(games, PIECE)
    # By first game and size: a journal of fewer games is of use, but for its last piece if that was cut short.
    names = {piece: f"{piece[0]}+{piece[1]}" for piece in pieces}
    missing = [piece for piece in pieces if names[piece] not in journal.done]
    fresh = spread(play_piece, contest.plain(), missing, jobs)
    for piece in pieces:
        if names[piece] not in journal.done:
            journal.keep(names[piece], next(fresh))
            on_progress(piece[1])
        yield journal.done[names[piece]]


def summed_up(contest: Contest, outcomes: list[Outcome]) -> Summary:
    """Sum up the games of a contest."""
    seats = range(len(contest.bots))
    lengths = [outcome.answers for outcome in outcomes]
    return Summary(
        contest,
        game_named(contest.game, contest.own).components_digest,
        len(outcomes),
        [_standing(f"{seat} {contest.bots[seat]}", outcomes, [seat]) for seat in seats],
        [
            _standing(bot, outcomes, [seat for seat in seats if contest.bots[seat] == bot])
            for bot in dict.fromkeys(contest.bots)
        ],
        statistics.mean(lengths),
        min(lengths),
        max(lengths),
        dict(sorted(Counter(outcome.end for outcome in outcomes).items())),
    )


def _standing(name: str, outcomes: list[Outcome], seats: list[int]) -> Standing:
    won = sum(outcome.shares()[seat] for outcome in outcomes for seat in seats)
    return Standing(
        name,
        len(outcomes) * len(seats),
        statistics.mean([outcome.points[seat] for outcome in outcomes for seat in seats]),
        statistics.share(won, len(outcomes) * len(seats)),
    )


def _make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
        (out / ".writable").touch()
        (out / ".writable").unlink()
    except OSError as error:
        message = f"cannot write records to {out}: {error.strerror}"
        raise LudothequeError(message) from error


# On the screen.


class Rate(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        """Write it, as soon as it is known."""
        return Text("" if task.speed is None else f"{task.speed:.3g}/s")


def progress_bar(console: Console) -> Progress:
    """Make a progress bar that counts games, with rate and time left, and is shown only to people."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def show(summary: Summary, console: Console) -> None:
    """Print a summary as tables."""
    contest = summary.contest
    options = "".join(f", {name}={value}" for name, value in contest.options.items())
    cards = f" with components {summary.components}" if contest.own else ""
    console.print(f"{contest.game}{options}{cards}: {summary.games} games, seed {contest.seed}")
    for what, standings in (("seat", summary.seats), ("bot", summary.bots)):
        table = Table(what, "games", "points [95 %]", "wins [95 %]")
        for standing in standings:
            table.add_row(standing.name, str(standing.games), str(standing.points), standing.wins.percent)
        console.print(table, markup=False)
    console.print(f"answers a game: {summary.answers}, from {summary.shortest} to {summary.longest}", markup=False)
    ends = ", ".join(f"{reason} {count} ({count / summary.games:.1%})" for reason, count in summary.ends.items())
    console.print(f"ends: {ends}")
