"""Bots play many games: what is found out about them and about the game."""

import json
import sys
from pathlib import Path
from typing import Annotated

from typer import Option

from ludotheque.cli.arguments import (
    Cluster,
    DataOfGame,
    GameId,
    Jobs,
    Language,
    Resume,
    TableOptions,
    check_language,
    check_writable,
    chosen_options,
    find_game,
    names_in,
)


def simulate(
    game: GameId,
    seats: Annotated[str, Option(help="a bot for each seat, as in greedy,greedy,random")],
    games: Annotated[int, Option(min=1)] = 1000,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    seed: Annotated[int, Option()] = 0,
    as_json: Annotated[bool, Option("--json", help="print JSON instead of tables")] = False,
    out: Annotated[
        Path | None, Option(help="folder for the records of all games; or FILE.parquet for a table, with the extra lab")
    ] = None,
    resume: Resume = None,
    option: TableOptions = None,
    file: DataOfGame = None,
) -> None:
    """Let bots play many games; say how they and the seats did."""
    from rich.console import Console

    from ludotheque.lab.arena import Contest
    from ludotheque.lab.journal import Journal
    from ludotheque.lab.parquet import is_parquet
    from ludotheque.lab.simulate import progress_bar, show
    from ludotheque.lab.simulate import simulate as run

    found = find_game(game, file)
    keeps_records = out is not None and not is_parquet(out)
    contest = Contest(
        game, names_in(seats), chosen_options(option), seed, keeps_records=keeps_records, own=found.own_components
    )
    contest.check()
    journal = Journal(resume, {**contest.plain(), "rules": found.version, "components": found.components_digest})
    with progress_bar(Console(stderr=True)) as bar:
        done = sum(len(piece) for piece in journal.done.values())
        task = bar.add_task(game, total=games, completed=min(done, games))
        summary = run(contest, games, cluster or jobs, out, lambda played: bar.advance(task, played), journal)
    if as_json:
        print(json.dumps(summary.plain(), indent=2))
    else:
        show(summary, Console())


def tournament(
    game: GameId,
    bots: Annotated[str, Option(help="two or more, as in search:300,greedy,random")],
    games: Annotated[int, Option(min=2, help="for each pair; every deal is played twice, seats exchanged")] = 100,
    seats: Annotated[int, Option(min=2, help="those of a pair sit at every other place")] = 2,
    swiss: Annotated[int, Option(min=0, metavar="ROUNDS", help="rounds of a Swiss system; 0: all meet all")] = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    seed: Annotated[int, Option()] = 0,
    as_json: Annotated[bool, Option("--json", help="print JSON instead of a table")] = False,
    resume: Resume = None,
    option: TableOptions = None,
) -> None:
    """Let bots meet on mirrored deals; rate them on the ladder's scale, with intervals."""
    from rich.console import Console

    from ludotheque.games import game_named
    from ludotheque.lab import league
    from ludotheque.lab.journal import Journal
    from ludotheque.lab.simulate import progress_bar

    described = league.League(game, names_in(bots), seats, chosen_options(option), seed, (games + 1) // 2, swiss)
    described.check()
    found = game_named(game)
    journal = Journal(resume, {**described.plain(), "rules": found.version, "components": found.components_digest})
    pairs = len(described.bots) // 2 * swiss or len(described.bots) * (len(described.bots) - 1) // 2
    with progress_bar(Console(stderr=True)) as bar:
        done = sum(len(piece) for piece in journal.done.values())
        task = bar.add_task(game, total=2 * described.deals * pairs, completed=2 * done)
        scores = league.play(described, cluster or jobs, journal, lambda deals: bar.advance(task, 2 * deals))
    if as_json:
        print(json.dumps(league.plain(described, scores), indent=2))
    else:
        league.show(described, scores, Console())


def train(
    game: GameId,
    players: Annotated[int, Option(min=2, help="what is learnt is used with as many")] = 2,
    games: Annotated[int, Option(min=1, help="in each round")] = 1250,
    rounds: Annotated[int, Option(min=1, help="in the later ones those play who have learnt")] = 1,
    bot: Annotated[str, Option(help="who plays")] = "search:30",
    odd: Annotated[int, Option(min=0, help="one answer of so many is any answer; 0: none")] = 20,
    strength: Annotated[float, Option(help="how small the weights are kept")] = 300.0,
    jobs: Jobs = 1,
    seed: Annotated[int, Option()] = 0,
    out: Annotated[
        Path | None, Option(metavar="FILE", help="for the weights; by default learned.json in the game's folder")
    ] = None,
    resume: Resume = None,
    option: TableOptions = None,
) -> None:
    """Learn from games of bots what a game's hints overlook; see docs/opponents.md."""
    from rich.console import Console

    from ludotheque.engine import learned
    from ludotheque.lab import drill
    from ludotheque.lab.journal import Journal
    from ludotheque.lab.learning.train import Training, save
    from ludotheque.lab.learning.train import train as run
    from ludotheque.lab.simulate import progress_bar

    training = Training(game, players, games, rounds, seed, bot, odd, strength, chosen_options(option))
    found = training.check()
    file = out or found.folder / learned.FILE
    is_new = not file.exists()
    check_writable(file)
    if is_new:
        file.unlink()  # nobody is to read weights that are not there yet
    journal = Journal(resume, training.about(found))
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(game, total=games * rounds)
        model = run(training, jobs, journal, lambda played: bar.advance(task, played))
    model["recipe"]["made"] = drill.made_by(f"ludotheque {' '.join(sys.argv[1:])}")
    save(found, players, model, file)
    print(f"{file}: {len(model['weights'])} weights from {model['recipe']['positions']} positions")


def puzzles(
    game: GameId,
    players: Annotated[int, Option(min=0, help="how many play; 0: as few as the game has beyond one")] = 0,
    games: Annotated[int, Option(min=1, help="at most; there is one puzzle in a game, if any")] = 60,
    bot: Annotated[str, Option(help="who plays, and slips")] = "level:3",
    iterations: Annotated[int, Option(min=1, help="how long to search at first for each answer")] = 100,
    worlds: Annotated[int, Option(min=2, help="and in how many worlds to try it")] = 12,
    jobs: Jobs = 1,
    seed: Annotated[int, Option()] = 0,
    out: Annotated[
        Path | None, Option(metavar="FILE", help="for the puzzles; by default puzzles.json in the game's folder")
    ] = None,
    resume: Resume = None,
) -> None:
    """Find puzzles in games of bots, for houses where nobody has had a game reviewed yet; see docs/opponents.md."""
    from rich.console import Console

    from ludotheque.bots import puzzle_file
    from ludotheque.engine import learned
    from ludotheque.lab import drill
    from ludotheque.lab.journal import Journal
    from ludotheque.lab.puzzles import Hunt, hunt
    from ludotheque.lab.simulate import progress_bar

    named = find_game(game, None)
    wanted = Hunt(game, players or max(2, min(named.seats)), bot, seed, iterations, worlds)
    wanted.check()
    journal = Journal(resume, {"puzzles": vars(wanted), **learned.circumstances(named)})
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(game, total=games)
        found = hunt(wanted, games, jobs, journal, lambda played: bar.advance(task, played))
    file = out or named.folder / puzzle_file.FILE
    check_writable(file)
    made = drill.made_by(f"ludotheque {' '.join(sys.argv[1:])}")
    file.write_text(puzzle_file.written(named, {**vars(wanted), "made": made}, found), encoding="utf-8")
    print(f"{file}: {len(found)} puzzles")


def balance(
    game: GameId,
    seats: Annotated[str, Option(help="numbers of players, as in 2,3,4; all the game has if it is left out")] = "",
    bots: Annotated[str, Option(help="levels of bots, each among its like, as in greedy:2,search:60")] = "greedy:2",
    games: Annotated[int, Option(min=2, help="for each number of players and level")] = 200,
    plans: Annotated[int, Option(min=0, help="games for each plan; 0: try none")] = 60,
    luck: Annotated[int, Option(min=0, help="deals played twice to tell luck from skill; 0: do not")] = 100,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    seed: Annotated[int, Option()] = 0,
    language: Language = "en",
    out: Annotated[
        Path | None, Option(metavar="FILE", help="the page; or FILE.md for its tables; by default balance-GAME.html")
    ] = None,
    resume: Resume = None,
    option: TableOptions = None,
    file: DataOfGame = None,
    against: Annotated[
        Path | None, Option(metavar="FILE", help="another component file, to be compared on the same deals")
    ] = None,
) -> None:
    """Find out whether a game is balanced, and write all that was found as one page; see docs/balance.md."""
    from rich.console import Console

    from ludotheque.lab import drill
    from ludotheque.lab.balance import markdown, page, run
    from ludotheque.lab.journal import Journal
    from ludotheque.lab.simulate import progress_bar

    check_language(language)
    found = find_game(game, file)
    other = "" if against is None else find_game(game, against).component_file.text
    study = run.study_of(found, seats, bots, games, plans, seed, chosen_options(option), other, luck)
    page_file = out or Path(f"balance-{game}.html")
    check_writable(page_file)
    journal = Journal(resume, {**study.plain(), "rules": found.version, "components": found.components_digest})
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(game, total=study.total)
        result = run.balance(study, cluster or jobs, journal, lambda played: bar.advance(task, played))
    command = f"ludotheque {' '.join(sys.argv[1:])}"
    if page_file.suffix == ".md":
        page_file.write_text(markdown.written(result, found, drill.made_by(command)), encoding="utf-8")
    else:
        page_file.write_text(page.page(result, found, command, language), encoding="utf-8")
    marks = ", ".join(f"{count} {mark}" for mark, count in sorted(result.marks().items()))
    print(f"{page_file}: {marks or 'nothing was judged'}")


def actions(
    game: GameId,
    as_json: Annotated[bool, Option("--json", help="print JSON instead of lines")] = False,
    file: DataOfGame = None,
) -> None:
    """List every action of a game by its number, with the digest of the list; see docs/research.md."""
    table = find_game(game, file).actions
    if as_json:
        listed = {"game": game, "digest": table.digest(), "actions": [action.text for action in table.all]}
        print(json.dumps(listed, indent=2))
        return
    print(f"{game}: {len(table.all)} actions, digest {table.digest()}")
    for action in table.all:
        print(f"{action.number} {action.text}")
