"""The command `ludotheque`: every bad input gets one clear sentence and a non-zero exit."""

import sys

import typer

from ludotheque.cli import house, laboratory, shelf, table
from ludotheque.engine.errors import LudothequeError

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Board games at one table: in the browser, in the terminal, against bots, and in simulation.",
)
for command in (
    laboratory.simulate,
    laboratory.tournament,
    laboratory.train,
    laboratory.puzzles,
    laboratory.balance,
    laboratory.actions,
    shelf.games,
    table.replay,
    table.play,
    table.lesson,
    shelf.new_game,
    shelf.art,
    house.serve,
    house.worker,
    house.check_tables,
    house.record,
    house.corpus,
    table.rules,
):
    app.command()(command)
data = typer.Typer(no_args_is_help=True, help="Component files.")
data.command()(shelf.check)
app.add_typer(data, name="data")


def main() -> None:
    """Run the command line."""
    try:
        # Outside standalone mode a command's exit code is what it returns.
        code = app(standalone_mode=False)
    except LudothequeError as trouble:
        complain(str(trouble))
        code = 1
    except typer.Abort:
        code = 130
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    except typer.TyperException as error:
        complain(getattr(error, "format_message", error.__str__)())
        code = getattr(error, "exit_code", 2)
    sys.exit(code if isinstance(code, int) else 0)


def complain(sentence: str) -> None:
    print(f"ludotheque: {sentence}", file=sys.stderr)
