"""What several commands are told, and how it is read.

Modules that take long to load are imported where they are used: `--help` is to come at once.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Option

from ludotheque.engine.errors import BadComponents, LudothequeError
from ludotheque.engine.texts import LANGUAGES

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

GameId = Annotated[str, typer.Argument(metavar="GAME", help="id of a game, see `ludotheque games`")]
TableOptions = Annotated[list[str] | None, Option("--option", metavar="NAME=VALUE", help="a table option; repeatable")]
Database = Annotated[str, Option(metavar="URL", help="where tables are kept: sqlite:///FILE or postgresql://…")]
Pace = Annotated[float, Option(min=0.0, max=10.0, help="seconds a bot takes for a move, at least")]
NATS_HELP = "joins several processes at the same tables, as in nats://127.0.0.1:4222"
KeyFile = Annotated[
    Path | None, Option(metavar="FILE", help="the key that signs cookies; with SQLite beside the database, else in it")
]
LogPrivate = Annotated[bool, Option("--log-private", help="also write ids of tables and addresses into the logs")]
DataByGame = Annotated[
    list[str] | None, Option("--data", metavar="GAME=FILE", help="a game's component file of your own; repeatable")
]
Language = Annotated[str, Option(help=" or ".join(LANGUAGES))]
Jobs = Annotated[int, Option(min=1, help="processes")]
Cluster = Annotated[
    str, Option(metavar="ADDRESS", help="a Ray cluster instead, `auto` for this machine's; needs the extra `cluster`")
]
Resume = Annotated[
    Path | None, Option(metavar="FILE", help="journal of what is finished: the same command again does what is missing")
]
DataOfGame = Annotated[
    Path | None, Option("--data", metavar="FILE", help="a component file of your own, see `ludotheque data check`")
]


def use_own_data(given: list[str] | None) -> None:
    """Have this process play games with component files of one's own, each given as GAME=FILE."""
    from ludotheque.games import change

    for one in given or []:
        game, sign, file = one.partition("=")
        if not sign:
            message = f"component files are given as GAME=FILE, not {one!r}"
            raise LudothequeError(message)
        change(find_game(game, Path(file)))


def find_game(name: str, file: Path | None) -> "Game":
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


def names_in(seats: str) -> list[str]:
    return [name.strip() for name in seats.split(",")]


def chosen_options(options: list[str] | None) -> dict[str, str]:
    chosen = {}
    for option in options or []:
        name, sign, value = option.partition("=")
        if not sign:
            message = f"a table option is written NAME=VALUE, not {option!r}"
            raise LudothequeError(message)
        chosen[name] = value
    return chosen


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        message = f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}"
        raise LudothequeError(message)


def check_writable(file: Path) -> None:
    """Complain before hours of work if its result cannot be written; a file that was not there is there then, empty."""
    try:
        file.open("a", encoding="utf-8").close()
    except OSError as error:
        message = f"cannot write {file}: {error.strerror}"
        raise LudothequeError(message) from error


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        message = f"cannot read {file}: {error.strerror}"
        raise LudothequeError(message) from error
    except UnicodeDecodeError as error:
        message = f"cannot read {file}: it is not text"
        raise LudothequeError(message) from error
