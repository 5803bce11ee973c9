"""Words of the glossary in the sentences of a page: the first of each below a heading leads to what explains it."""

import re
from collections.abc import Iterable, Iterator

from msgspec import structs

from ludotheque.manual import tree
from ludotheque.manual.tree import Section, Span, Term, Words

ASIDE = re.compile(r"\s*\([^)]*\)|^(?:the|le|la|les)\s", re.IGNORECASE)
"""What stands in an entry and is not looked for."""
TURNS = {"fr": r"(?<!\bau )(?<!\bà )(?<!\bquelque )(?<!\bêtre )(?<!\bà son )", "en": ""}
"""After these a word is part of a turn of phrase: « au lieu de », « à part », « à son tour »."""


class Glossary:
    """The words of a game, as they are found in sentences."""

    def __init__(self, terms: Iterable[Term], language: str) -> None:
        ways = [(way, term) for term in terms if term.to for way in _ways(term)]
        ways.sort(key=lambda one: len(one[0]), reverse=True)
        self._terms = [term for _, term in ways]
        self._any = re.compile("|".join(f"({_pattern(way, language)})" for way, _ in ways) or "(?!)")

    def found(self, text: str) -> Iterator[tuple[re.Match[str], Term]]:
        """Find the words of the glossary in a text; of two at one place the longer."""
        for match in self._any.finditer(text):
            assert match.lastindex is not None
            yield match, self._terms[match.lastindex - 1]

    def link(self, section: Section) -> None:
        """Let words in what stands below a heading lead to their paragraphs, but for what is explained right here."""
        sentences = list(sentences_of(section))
        known = {section.id, *(span.to for words in sentences for span in words)}
        for words in sentences:
            words[:] = [part for span in words for part in self._linked(span, known)]

    def _linked(self, span: Span, known: set[str]) -> Iterator[Span]:
        if span.to or span.piece is not None:
            yield span
            return
        if span.icon or span.source:
            yield self._whole(span, known)
            return
        place = 0
        for match, term in self.found(span.text):
            if term.to not in known:
                known.add(term.to)
                if match.start() > place:
                    yield structs.replace(span, text=span.text[place : match.start()])
                yield structs.replace(span, text=match[0], to=term.to, about=term.about)
                place = match.end()
        if place < len(span.text):
            yield structs.replace(span, text=span.text[place:])

    def _whole(self, span: Span, known: set[str]) -> Span:
        """Let a number of something, or a symbol, lead to what it is a number of."""
        for _, term in self.found(span.text):
            if term.to not in known:
                known.add(term.to)
                return structs.replace(span, to=term.to, about=term.about)
        return span


def sentences_of(section: Section) -> Iterator[Words]:
    """List what is said below a heading."""
    for block in section.blocks:
        match block:
            case tree.Paragraph() | tree.Reason():
                yield block.words
            case tree.Points():
                yield from block.items


def _ways(term: Term) -> Iterator[str]:
    """List the ways a word is written: `clock, dial` are two, and `the Id` is found as Id."""
    for way in term.term.split(", "):
        yield ASIDE.sub("", way)


def _pattern(way: str, language: str) -> str:
    """Find a word and its plural; one that begins with a capital is found with it."""
    words = r"(?:e?s|x)?\s".join(re.escape(word) for word in way.split())
    mind = "" if way[:1].isupper() else "i"
    return rf"{TURNS[language]}(?<![\w-])(?{mind}:{words})(?:e?s|x)?(?![\w-])"
