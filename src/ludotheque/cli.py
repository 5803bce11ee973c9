"""The command `ludotheque`: every bad input gets one clear sentence and a non-zero exit."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from typer import Option

from ludotheque.engine.errors import BadComponents, LudothequeError
from ludotheque.engine.texts import LANGUAGES

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Board games at one table: in the browser, in the terminal, against bots, and in simulation.",
)
data = typer.Typer(no_args_is_help=True, help="Component files.")
app.add_typer(data, name="data")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="id of a game, see `ludotheque games`")]
TableOptions = Annotated[list[str] | None, Option("--option", metavar="NAME=VALUE", help="a table option; repeatable")]
Database = Annotated[str, Option(metavar="URL", help="where tables are kept: sqlite:///FILE or postgresql://…")]
Pace = Annotated[float, Option(min=0.0, max=10.0, help="seconds a bot takes for a move, at least")]
NATS = "joins several processes at the same tables, as in nats://127.0.0.1:4222"
KeyFile = Annotated[
    Path | None, Option(metavar="FILE", help="the key that signs cookies; with SQLite beside the database, else in it")
]
LogPrivate = Annotated[bool, Option("--log-private", help="also write ids of tables and addresses into the logs")]
OwnData = Annotated[
    list[str] | None, Option("--data", metavar="GAME=FILE", help="a game's component file of your own; repeatable")
]
Language = Annotated[str, Option(help=" or ".join(LANGUAGES))]
Jobs = Annotated[int, Option(min=1, help="processes")]
Cluster = Annotated[
    str, Option(metavar="ADDRESS", help="a cluster of Ray instead, `auto` for this machine's; with the extra cluster")
]
Resume = Annotated[
    Path | None, Option(metavar="FILE", help="journal of what is finished: the same command again does what is missing")
]
OwnCards = Annotated[
    Path | None, Option("--data", metavar="FILE", help="a component file of your own, see `ludotheque data check`")
]


def main() -> None:
    """Run the command line."""
    try:
        # Outside standalone mode a command's exit code is what it returns.
        code = app(standalone_mode=False)
    except LudothequeError as trouble:
        _complain(str(trouble))
        code = 1
    except typer.Abort:
        code = 130
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    except typer.TyperException as error:
        _complain(getattr(error, "format_message", error.__str__)())
        code = getattr(error, "exit_code", 2)
    sys.exit(code if isinstance(code, int) else 0)


@app.command()
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
    file: OwnCards = None,
) -> None:
    """Let bots play many games; say how they and the seats did."""
    from rich.console import Console

    from ludotheque.lab.arena import Contest
    from ludotheque.lab.journal import Journal
    from ludotheque.lab.parquet import is_parquet
    from ludotheque.lab.simulate import progress_bar, show
    from ludotheque.lab.simulate import simulate as run

    found = _game(game, file)
    keeps_records = out is not None and not is_parquet(out)
    contest = Contest(game, _names(seats), _chosen(option), seed, keeps_records=keeps_records, own=found.own_components)
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


@app.command()
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

    described = league.League(game, _names(bots), seats, _chosen(option), seed, (games + 1) // 2, swiss)
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


@app.command()
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

    training = Training(game, players, games, rounds, seed, bot, odd, strength, _chosen(option))
    found = training.check()
    file = out or found.folder / learned.FILE
    is_new = not file.exists()
    _check_writable(file)
    if is_new:
        file.unlink()  # nobody is to read weights that are not there yet
    journal = Journal(resume, training.about(found))
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(game, total=games * rounds)
        model = run(training, jobs, journal, lambda played: bar.advance(task, played))
    model["recipe"]["made"] = drill.made_by(f"ludotheque {' '.join(sys.argv[1:])}")
    save(found, players, model, file)
    print(f"{file}: {len(model['weights'])} weights from {model['recipe']['positions']} positions")


@app.command()
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
    file: OwnCards = None,
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

    _check_language(language)
    found = _game(game, file)
    other = "" if against is None else _game(game, against).component_file.text
    study = run.study_of(found, seats, bots, games, plans, seed, _chosen(option), other, luck)
    page_file = out or Path(f"balance-{game}.html")
    _check_writable(page_file)
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


@app.command()
def actions(
    game: GameId,
    as_json: Annotated[bool, Option("--json", help="print JSON instead of lines")] = False,
    file: OwnCards = None,
) -> None:
    """List every action of a game by its number, with the digest of the list; see docs/research.md."""
    table = _game(game, file).actions
    if as_json:
        listed = {"game": game, "digest": table.digest(), "actions": [action.text for action in table.all]}
        print(json.dumps(listed, indent=2))
        return
    print(f"{game}: {len(table.all)} actions, digest {table.digest()}")
    for action in table.all:
        print(f"{action.number} {action.text}")


@app.command()
def games(as_json: Annotated[bool, Option("--json", help="print JSON instead of a table")] = False) -> None:
    """List the games of the house."""
    from rich.console import Console
    from rich.table import Table

    from ludotheque.engine.scene import Text
    from ludotheque.games import all_games

    listed = [
        {
            "id": game.id,
            "title": game.texts.say("en", Text(f"game-{game.id}"), []),
            "seats": list(game.seats),
            "options": [
                {"id": option.id, "values": list(option.values), "default": option.default, "seats": list(option.seats)}
                for option in game.options
            ],
            "rules": game.version,
            "ends": list(game.end_reasons),
        }
        for game in all_games().values()
    ]
    if as_json:
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    table = Table("id", "title", "seats", "options", "rules", "ends")
    for game in all_games().values():
        options = _option_lines(game)
        title = game.texts.say("en", Text(f"game-{game.id}"), [])
        seats = ", ".join(map(str, game.seats))
        table.add_row(game.id, title, seats, "\n".join(options), str(game.version), "\n".join(game.end_reasons))
    Console().print(table)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")], language: Language = "en", cards: OwnCards = None
) -> None:
    """Play a record again, check that everything fits, and print it in sentences."""
    from ludotheque.engine import record
    from ludotheque.games import game_of
    from ludotheque.terminal.story import story

    _check_language(language)
    written = record.read(_text_of(file))
    match = record.replay(game_of(written) if cards is None else _game(written.game, cards), written)
    for sentence in story(match, language):
        print(sentence)


@app.command()
def play(
    game: GameId,
    seats: Annotated[
        str,
        Option(help="me or a bot for each seat, as in me,greedy,search; by default you and as many bots as it takes"),
    ] = "",
    seed: Annotated[int | None, Option(help="for a game that can be repeated")] = None,
    language: Language = "en",
    name: Annotated[str, Option(help="what you are called at the table")] = "",
    option: TableOptions = None,
    file: OwnCards = None,
) -> int:
    """Play in the terminal."""
    from ludotheque.terminal.play import play as run

    _check_language(language)
    return run(_game(game, file), _names(seats) if seats else [], _chosen(option), seed, language, name)


@app.command()
def lesson(
    game: GameId,
    wanted: Annotated[str, typer.Argument(metavar="LESSON", help="which one, if it is not the first")] = "",
    language: Language = "en",
    name: Annotated[str, Option(help="what you are called at the table")] = "",
    anew: Annotated[bool, Option("--anew", help="begin again instead of going on where it was left")] = False,
) -> int:
    """Learn a game by its first turn, in the terminal."""
    from ludotheque.terminal.lesson import learn

    _check_language(language)
    kept = Path(typer.get_app_dir("ludotheque")) / "lessons"
    return learn(_game(game, None), wanted, language, name, kept, is_anew=anew)


@app.command()
def new_game(
    game: Annotated[str, typer.Argument(metavar="ID", help="what it will be called, as in liars_dice")],
) -> None:
    """Write a new game, one file that plays at once, for you to make another of; see docs/adding-a-game.md."""
    from ludotheque import games
    from ludotheque.lab.new_game import write_game

    for path in write_game(game, [Path(folder) for folder in games.__path__]):
        print(path)
    print(f"It plays: ludotheque play {game}")


@app.command()
def art(game: Annotated[str, typer.Argument(metavar="GAME", help="id of a game; without it, all")] = "") -> None:
    """Draw the pictures of a game anew, and note in its art.lock what they look like; see docs/adding-a-game.md."""
    from ludotheque import art as pictures
    from ludotheque.games import all_games, game_named

    for found in [game_named(game)] if game else all_games().values():
        if pictures.has_art(found.folder):
            symbols = pictures.symbols_of(found.folder)
            pictures.refresh(found.folder)
            (found.folder / "art.lock").write_text(pictures.lock_of(symbols), encoding="utf-8")
            print(f"{found.id}: {len(symbols)} pictures")
        elif game:
            print(f"{game}: it draws no pictures")


@data.command()
def check(game: GameId, file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None) -> None:
    """Check a component file completely; without FILE, the one the game comes with."""
    from ludotheque.engine.components import NO_COMPONENTS
    from ludotheque.games import game_from, game_named

    found = game_named(game) if file is None else game_from(game, file)
    if found.component_file is NO_COMPONENTS:
        print(f"{game}: it has no component file")
        return
    print(f"{game}: {file or 'its component file'} is in order, digest {found.components_digest}")


@app.command()
def serve(
    host: Annotated[str, Option(help="0.0.0.0 to let others on the network in")] = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535)] = 8000,
    database: Database = "sqlite:///ludotheque.sqlite",
    tls: Annotated[tuple[Path, Path] | None, Option(metavar="CERT KEY", help="PEM files, to serve https")] = None,
    pace: Pace = 0.7,
    nats: Annotated[str, Option(metavar="URL", help=NATS)] = "",
    away: Annotated[
        float, Option(min=0.0, help="seconds after which a bot stands in for whoever has gone from a live table")
    ] = 30.0,
    patience: Annotated[
        float, Option(min=0.0, help="seconds that a standing order waits at most, so that it looks like a click")
    ] = 8.0,
    rooms: Annotated[int, Option(min=10, help="tables kept in memory, those that nobody looks at included")] = 2_000,
    metrics: Annotated[int, Option(min=0, max=65535, help="a port of this machine for Prometheus; 0: none")] = 0,
    log: Annotated[Literal["plain", "json"], Option(help="how logs are written to standard error")] = "plain",
    cards: OwnData = None,
    seed: Annotated[
        int | None, Option(help="deal every table from it, to show or test something; whoever knows it can cheat")
    ] = None,
    key: KeyFile = None,
    trusted_proxy: Annotated[
        list[str] | None,
        Option(metavar="ADDRESS", help="a proxy believed when it says who asks, or a network of them; repeatable"),
    ] = None,
    log_private: LogPrivate = False,
    owner_link: Annotated[
        bool, Option("--owner-link", help="print a link to the workshop, where other numbers of a game can be tried")
    ] = False,
) -> None:
    """Start the server that browsers play on."""
    from ludotheque.server.web import serve as server

    _use_own_data(cards)
    for path in tls or ():
        _text_of(path)
    server.serve(
        host=host,
        port=port,
        database=database,
        tls=tls,
        pace=pace,
        nats=nats,
        away=away,
        metrics=metrics,
        log=log,
        seed=seed,
        patience=patience,
        rooms=rooms,
        key=key,
        trusted_proxies=trusted_proxy or (),
        log_private=log_private,
        owner_link=owner_link,
    )


@app.command()
def worker(
    nats: Annotated[str, Option(metavar="URL", help=NATS)],
    database: Database = "sqlite:///ludotheque.sqlite",
    pace: Pace = 0.7,
    cards: OwnData = None,
    key: KeyFile = None,
    log_private: LogPrivate = False,
) -> None:
    """Think for the bots of servers that were started with --nats; start one for each core to spare."""
    from ludotheque.server.lobby import worker as workers

    _use_own_data(cards)
    workers.work(database, nats, pace, key, log_private=log_private)


@app.command()
def check_tables(database: Database = "sqlite:///ludotheque.sqlite") -> int:
    """Try whether every running game still replays, and change none; before an upgrade, on a copy of the database."""
    from collections import Counter

    from ludotheque.server.store.store import Store
    from ludotheque.server.store.upgrade import REPLAYS, check

    store = Store(database)
    found: Counter[str] = Counter()
    for table, game, how in check(store):
        found[how] += 1
        if how != REPLAYS:
            print(f"{table} ({game}): {how}")
    store.close()
    print("; ".join(f"{count} tables: {how}" for how, count in sorted(found.items())) or "no game is under way")
    return 1 if set(found) - {REPLAYS} else 0


@app.command()
def record(
    table: Annotated[str, typer.Argument(metavar="TABLE")], database: Database = "sqlite:///ludotheque.sqlite"
) -> None:
    """Print the complete record of a table, with what the rules keep secret for ever: for whoever runs the house."""
    from ludotheque.server.store.store import Store
    from ludotheque.server.store.upgrade import complete_record

    store = Store(database)
    try:
        print(complete_record(store, table), end="")
    finally:
        store.close()


@app.command()
def corpus(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="an empty folder, or a new one")],
    database: Database = "sqlite:///ludotheque.sqlite",
) -> None:
    """Write the finished games of those who have consented, without names, for researchers; see docs/research.md."""
    from ludotheque.server.store.corpus import export
    from ludotheque.server.store.store import Store

    store = Store(database)
    try:
        found = export(store, folder)
    finally:
        store.close()
    print("; ".join(f"{count} games: {what}" for what, count in sorted(found.items())) or "no game is over")


@app.command()
def rules(
    game: GameId,
    paragraph: Annotated[str, typer.Argument(help="id of a chapter or a rule, as auction.tie")] = "",
    language: Language = "en",
    file: OwnCards = None,
) -> None:
    """Print the rules of a game, or one paragraph of them; * marks what is our proposal."""
    from ludotheque.terminal.rules import show_rules
    from ludotheque.terminal.screen import Screen

    _check_language(language)
    show_rules(Screen(highlight=False), _game(game, file), paragraph, language)


def _use_own_data(given: list[str] | None) -> None:
    from ludotheque.games import change

    for one in given or []:
        game, sign, file = one.partition("=")
        if not sign:
            message = f"component files are given as GAME=FILE, not {one!r}"
            raise LudothequeError(message)
        change(_game(game, Path(file)))


def _game(name: str, file: Path | None) -> "Game":
    """Find a game, with components of one's own if a file is given; of several mistakes in it, tell the first."""
    from ludotheque.games import game_from, game_named

    if file is None:
        return game_named(name)
    try:
        return game_from(name, file)
    except BadComponents as error:
        if len(error.mistakes) == 1:
            raise
        first, rest = str(error).splitlines()[0], len(error.mistakes) - 1
        message = f"{first} (and {rest} more: `ludotheque data check {name} {file}` lists them)"
        raise LudothequeError(message) from error


def _complain(sentence: str) -> None:
    print(f"ludotheque: {sentence}", file=sys.stderr)


def _names(seats: str) -> list[str]:
    return [name.strip() for name in seats.split(",")]


def _option_lines(game: "Game") -> list[str]:
    """Write each option once, with the seat counts of whatever is not for all."""
    found: dict[str, dict[str, set[int]]] = {}
    for option in game.options:
        for value in option.values:
            found.setdefault(option.id, {}).setdefault(value, set()).update(option.seats or game.seats)
    lines = []
    for name, values in found.items():
        seats = set().union(*values.values())
        listed = "|".join(f"{value}{_only(counts, seats)}" for value, counts in values.items())
        lines.append(f"{name}{_only(seats, set(game.seats))}={listed}")
    return lines


def _only(counts: set[int], of: set[int]) -> str:
    if counts == of:
        return ""
    return f" ({', '.join(map(str, sorted(counts)))} seat{'' if counts == {1} else 's'})"


def _chosen(options: list[str] | None) -> dict[str, str]:
    chosen = {}
    for option in options or []:
        name, sign, value = option.partition("=")
        if not sign:
            message = f"a table option is written NAME=VALUE, not {option!r}"
            raise LudothequeError(message)
        chosen[name] = value
    return chosen


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        message = f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}"
        raise LudothequeError(message)


def _check_writable(file: Path) -> None:
    """Complain before hours of work if its result cannot be written."""
    try:
        file.open("a", encoding="utf-8").close()
    except OSError as error:
        message = f"cannot write {file}: {error.strerror}"
        raise LudothequeError(message) from error


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        message = f"cannot read {file}: {error.strerror}"
        raise LudothequeError(message) from error
    except UnicodeDecodeError as error:
        message = f"cannot read {file}: it is not text"
        raise LudothequeError(message) from error


if __name__ == "__main__":
    main()
