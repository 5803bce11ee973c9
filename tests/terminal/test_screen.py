"""The screen: what a no-break space joins stays on one line, in sentences, tables and panels, in whatever style."""

import io

import pytest
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from ludotheque.engine.texts import LANGUAGES
from ludotheque.terminal.screen import Screen
from tests.games.finished import FINISHED
from tests.terminal import transcripts

SENTENCE = "Le dé vaut dix\u202f: il est «\u202fparfait\u202f», mais coûte 5\u00a0pièces\u202f; ou rien\u202f!"
SIGNS = (":", ";", "!", "?", "»")


def printed(thing, width):
    screen = Screen(file=io.StringIO(), width=width, highlight=False, color_system="truecolor")
    with screen.capture() as captured:
        screen.print(thing)
    return captured.get()


def in_a_table(line):
    table = Table.grid()
    table.add_row("•", line)
    return table


@pytest.mark.parametrize("drawn", [str, Line, lambda one: Panel(Line(one)), in_a_table])
def test_no_line_begins_with_a_sign_or_parts_a_number_from_its_unit(drawn):
    for width in range(16, 60):
        lines = [line.strip("│•╭╮╰╯─ ") for line in printed(drawn(SENTENCE), width).splitlines()]
        assert [] == [line for line in lines if line.startswith((*SIGNS, "pièces")) or line.endswith("«")], width


def test_blanks_and_styles_are_printed_as_they_are():
    line = Line(SENTENCE)
    line.stylize("bold", 0, len("Le dé vaut dix"))

    assert f"\x1b[1m{SENTENCE[:14]}\x1b[0m{SENTENCE[14:]}" == printed(line, 200).rstrip("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FINISHED)
def test_no_line_of_a_whole_turn_begins_with_a_sign(game, language):
    lines = [line.strip("│ ") for line in transcripts.turn(game, language).console.text.splitlines()]

    assert [] == [line for line in lines if line.startswith(SIGNS)]
