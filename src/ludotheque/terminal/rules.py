"""The rules of a game as text: all of them, a chapter, or one paragraph."""

from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as Line

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.texts import colon
from ludotheque.manual import tree
from ludotheque.manual.page import page_of
from ludotheque.manual.tree import Block, Section, Words, plain

CHAPTER = 2


class NoParagraph(LudothequeError):
    """A paragraph that the rules do not have."""


def show_rules(console: Console, game: Game, paragraph: str, language: str) -> None:
    """Print the rules, or what stands under one id: a chapter with its rules, or a rule."""
    sections = page_of(game, language).sections
    wanted = [one for one in sections if not paragraph or _is_below(one.id, paragraph)]
    if not wanted:
        chapters = ", ".join(one.id for one in sections if one.level == CHAPTER)
        raise NoParagraph(f"{game.id} has no paragraph {paragraph!r}; its chapters are: {chapters}")
    for section in wanted:
        show_section(console, game, section, language)


def show_section(console: Console, game: Game, section: Section, language: str) -> None:
    """Print one paragraph under its title."""
    console.print(Line(f"\n{plain(section.title)}", style="bold"), Line(f"#{section.id}", style="dim"))
    for line in told(section, language, game):
        console.print(Padding(line, (0, 0, 0, 2)))


def _is_below(name: str, paragraph: str) -> bool:
    """Say whether a section is the one wanted, or one of its rules; rulings stand under `rulings`."""
    above = "ruling" if paragraph == "rulings" else paragraph
    return name == paragraph or name.startswith(f"{above}.")


def told(section: Section, language: str, game: Game) -> Iterator[Line]:
    """Tell a section line by line."""
    if section.source:
        yield Line(f"[{game.say(language, f'ui-source-{section.source}')}]", style="dim")
    for block in section.blocks:
        yield from _lines(block, game, language)


def _lines(block: Block, game: Game, language: str) -> Iterator[Line]:
    match block:
        case tree.Paragraph():
            yield _words(block.words)
        case tree.Reason():
            yield Line("→ ").append_text(_words(block.words))
        case tree.Points():
            for number, item in enumerate(block.items, 1):
                yield Line(f"{number}. " if block.is_ordered else "• ").append_text(_words(item))
        case tree.Figure():
            yield from (Line(f"│ {line}", style="cyan") for line in block.lines)
            if block.refused:
                yield Line(f"│ ✕ {block.refused}", style="red")
        case tree.Catalogue():
            yield Line(block.title, style="underline")
            for component in block.components:
                mark = " *" if component.source == "proposal" else ""
                yield Line(f"• {component.label}{mark}", style="bold").append(
                    f" — {' '.join(component.facts)}" if component.facts else "", style="not bold"
                )
        case tree.Icons():
            yield from (Line(f"{icon.token}{colon(language)}{icon.text}") for icon in block.icons)
        case tree.Scores():
            for place in block.result["places"]:
                counted = " + ".join(f"{line['points']} ({line['label']})" for line in place["lines"])
                yield Line(f"{place['name']}{colon(language)}{counted} = {place['points']}")
        case tree.Terms():
            for term in block.terms:
                yield Line(term.term, style="bold").append(
                    f" ↔ {term.other}{colon(language)}{term.about}", style="not bold"
                )
        case tree.Sources():
            for source in ("rulebook", "public", "inferred", "proposal"):
                if source not in block.data and source not in block.rulings:
                    continue
                counts = f"{block.data.get(source, 0)} + {block.rulings.get(source, 0)}"
                yield Line(f"{game.say(language, f'ui-source-{source}')}{colon(language)}{counts}")


def _words(words: Words) -> Line:
    line = Line()
    for span in words:
        style = "bold" if span.mark == "strong" else "italic" if span.mark else ""
        line.append(f"{span.text}*" if span.source == "proposal" else span.text, style=style)
    return line
