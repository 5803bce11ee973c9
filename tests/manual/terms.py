"""Words that are read at a table, and whether the glossary, the legend, a heading or a component explains them."""

import re
import tomllib
from functools import lru_cache
from pathlib import Path

from fluent.syntax import ast

from ludotheque import engine
from ludotheque.engine.texts import messages_of
from ludotheque.games import all_games
from ludotheque.manual import tree
from ludotheque.manual.page import page_of
from ludotheque.manual.tree import plain
from tests.manual.reader import words_of

SHOWN = ("ask-", "do-", "verb-", "order-", "lesson-", "no-lesson-", "guide-")
"""Texts that are read at the table: questions, answers, orders, lessons and the guide."""
SENTENCES = ("title", "about", "goal", "line", "next")
"""Attributes that are read as they are."""
LEAST = 4
"""Letters of a word that can be a term."""
STEM = 5
"""Letters that two words share if one is a form of the other."""
HOUSE = Path(engine.__file__).parents[1]
EVERYDAY = Path(__file__).parent / "everyday.toml"
"""Words that one game alone uses and everybody knows: whoever adds one says that it needs no explanation."""


def special(game: str, language: str) -> set[str]:
    """List the words shown at a game's table that no other game and not the house uses."""
    others = [_all_words(name, language) for name in all_games() if name != game]
    known = {_stem(word) for words in (*others, _house(language)) for word in words}
    return {word for word in shown(game, language) if _stem(word) not in known}


def terms(game: str, language: str) -> int:
    """Count the special words of a game."""
    return len(special(game, language))


def everyday(game: str, language: str) -> int:
    """Count those that nothing explains."""
    return len(_without_entry(game, language))


def unexplained(game: str, language: str) -> set[str]:
    """List the special words of a game that have no entry and are not listed as everyday."""
    return _without_entry(game, language) - set(listed()[language])


def _without_entry(game: str, language: str) -> set[str]:
    known = {_stem(word) for word in explained(game, language)}
    return {word for word in special(game, language) if _stem(word) not in known}


@lru_cache
def explained(game: str, language: str) -> set[str]:
    """List the words that have an entry: in the glossary, in the legend, as a heading, as the name of a component."""
    found: list[str] = []
    for section in page_of(all_games()[game], language).sections:
        found.append(plain(section.title))
        for block in section.blocks:
            match block:
                case tree.Terms():
                    found += [term.term for term in block.terms]
                case tree.Icons():
                    found += [icon.text for icon in block.icons]
                case tree.Catalogue():
                    found += [block.title, *(component.label for component in block.components)]
    return _words(" ".join(found))


@lru_cache
def shown(game: str, language: str) -> set[str]:
    """List the words that are read at a game's table."""
    found = _words(" ".join(text for name, text in _texts(_file(game, language)) if name.startswith(SHOWN)))
    return {word for word in found if len(word) >= LEAST}


@lru_cache
def _all_words(game: str, language: str) -> set[str]:
    return _words(" ".join(text for _, text in _texts(_file(game, language))))


@lru_cache
def _house(language: str) -> set[str]:
    files = (HOUSE / "texts" / f"{language}.ftl", HOUSE / "terminal" / "texts" / f"{language}.ftl")
    return _words(" ".join(text for file in files for _, text in _texts(file)))


def _file(game: str, language: str) -> Path:
    return all_games()[game].folder / "texts" / f"{language}.ftl"


@lru_cache
def _texts(file: Path) -> list[tuple[str, str]]:
    """List what every message says in its variants, without what is filled in."""
    body = messages_of(file).body
    return [(entry.id.name, " ".join(_said(entry))) for entry in body if isinstance(entry, ast.Message)]


def _said(node: object) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.Attribute) and node.id.name not in SENTENCES:
        return []
    if isinstance(node, ast.BaseNode):
        return [text for value in vars(node).values() for text in _said(value)]
    return [text for one in node for text in _said(one)] if isinstance(node, list) else []


@lru_cache
def listed() -> dict[str, list[str]]:
    return {language: words.split() for language, words in tomllib.loads(EVERYDAY.read_text(encoding="utf-8")).items()}


def _words(text: str) -> set[str]:
    return set(words_of(text))


def _stem(word: str) -> str:
    return re.sub("[sd]$", "", word)[:STEM]
