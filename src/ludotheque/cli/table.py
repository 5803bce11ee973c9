"""One person at the keyboard: play, learn, read."""

from pathlib import Path
from typing import Annotated

import typer
from typer import Option

from ludotheque.cli.arguments import (
    DataOfGame,
    GameId,
    Language,
    TableOptions,
    check_language,
    chosen_options,
    find_game,
    names_in,
    text_of,
)


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
    file: DataOfGame = None,
) -> int:
    """Play in the terminal."""
    from ludotheque.terminal.play import play as run

    check_language(language)
    return run(find_game(game, file), names_in(seats) if seats else [], chosen_options(option), seed, language, name)


def lesson(
    game: GameId,
    wanted: Annotated[str, typer.Argument(metavar="LESSON", help="which one, if it is not the first")] = "",
    language: Language = "en",
    name: Annotated[str, Option(help="what you are called at the table")] = "",
    anew: Annotated[bool, Option("--anew", help="begin again instead of going on where it was left")] = False,
) -> int:
    """Learn a game by its first turn, in the terminal."""
    from ludotheque.terminal.lesson import learn

    check_language(language)
    kept = Path(typer.get_app_dir("ludotheque")) / "lessons"
    return learn(find_game(game, None), wanted, language, name, kept, is_anew=anew)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")], language: Language = "en", cards: DataOfGame = None
) -> None:
    """Play a record again, check that everything fits, and print it in sentences."""
    from ludotheque.engine import record
    from ludotheque.games import game_of
    from ludotheque.terminal.story import story

    check_language(language)
    written = record.read(text_of(file))
    match = record.replay(game_of(written) if cards is None else find_game(written.game, cards), written)
    for sentence in story(match, language):
        print(sentence)


def rules(
    game: GameId,
    paragraph: Annotated[str, typer.Argument(help="id of a chapter or a rule, as auction.tie")] = "",
    language: Language = "en",
    file: DataOfGame = None,
) -> None:
    """Print the rules of a game, or one paragraph of them; * marks what is our proposal."""
    from ludotheque.terminal.rules import show_rules
    from ludotheque.terminal.screen import Screen

    check_language(language)
    show_rules(Screen(highlight=False), find_game(game, file), paragraph, language)
