"""The rules as the terminal can tell them: guide, chapters, words of the glossary, and what refusals cite."""

from dataclasses import dataclass

from ludotheque.engine.game import Game
from ludotheque.engine.texts import variables
from ludotheque.manual import tree
from ludotheque.manual.page import page_of
from ludotheque.manual.rules_file import has_rules
from ludotheque.manual.tree import Section, plain
from ludotheque.terminal.rules import CHAPTER, told
from ludotheque.terminal.symbols import fold

MOST = 3
"""How many paragraphs are shown that are about a word."""
SENTENCES = tree.Paragraph | tree.Points
"""What rules are told in; long lists of components are not."""


@dataclass(frozen=True)
class Topic:
    """A part of the rules, by its title."""

    id: str
    title: str
    words: tuple[str, ...]
    is_paragraph: bool = False
    """Whether it stands in the rules under its id, and is shown from there."""


def topics(game: Game, language: str) -> list[Topic]:
    """List what there is to read about a game: what it is about, the cards of its guide, the chapters of its rules.

    No title is listed twice: of a card and a chapter that are called alike, it is the chapter.
    """
    chapters = [_paragraph(one) for one in _sections(game, language) if one.level == CHAPTER]
    told = {one.title for one in chapters}
    return [*(card for card in _cards(game, language) if card.title not in told), *chapters]


def _cards(game: Game, language: str) -> list[Topic]:
    """List what is told in a few sentences: what the game is about, and the cards of its guide."""
    title = game.say(language, f"game-{game.id}")
    return [
        Topic(game.id, title, (game.say(language, f"game-{game.id}.about"),)),
        *(
            Topic(step.id, game.say(language, f"guide-{step.id}.title"), (game.say(language, f"guide-{step.id}"),))
            for step in game.guide
        ),
    ]


def citations(game: Game, language: str) -> list[str]:
    """List what the game's refusals rest on, each once."""
    known = variables(game.folder / "texts" / f"{language}.ftl")
    cited = (game.texts.rule(language, name) for name in known if name.startswith("no-") and f"{name}.rule" in known)
    return list(dict.fromkeys(cited))


def about(game: Game, language: str, wanted: str) -> list[Topic]:
    """Find what is said about something: a topic by its number, id or title, or else all that explains it."""
    found, word = topics(game, language), fold(wanted)
    if wanted.isdecimal() and 0 < int(wanted) <= len(found):
        return [found[int(wanted) - 1]]
    cards = [card for card in _cards(game, language) if card not in found]
    named = [topic for topic in (*cards, *found) if word in {fold(topic.id), fold(topic.title)}]
    return [*_terms(game, language, word), *(named or _mentions(game, language, word))]


def _mentions(game: Game, language: str, word: str) -> list[Topic]:
    """Find cards of the guide and paragraphs about a word, and what refusals cite; else where it is just said."""
    cards = [topic for topic in _cards(game, language) if any(word in fold(words) for words in topic.words)]
    rules = [one for one in _sections(game, language) if any(isinstance(block, SENTENCES) for block in one.blocks)]
    found = [one for one in rules if word in fold(plain(one.title))]
    if not cards and not found:
        found = [one for one in rules if any(word in fold(line.plain) for line in told(one, language, game))]
    cited = tuple(words for words in citations(game, language) if word in fold(words))
    return [*cards, *(_paragraph(one) for one in found[:MOST]), *([Topic("", "", cited)] if cited else [])]


def _terms(game: Game, language: str, word: str) -> list[Topic]:
    """Find words of the glossary: those that are called so, or else those that begin so."""
    blocks = [block for one in _sections(game, language) for block in one.blocks if isinstance(block, tree.Terms)]
    terms = [term for block in blocks for term in block.terms]
    found = [term for term in terms if fold(term.term) == word]
    found = found or [term for term in terms if any(part.startswith(word) for part in fold(term.term).split())]
    return [Topic(term.id, term.term, (term.about,)) for term in found]


def _sections(game: Game, language: str) -> list[Section]:
    return page_of(game, language).sections if has_rules(game) else []


def _paragraph(section: Section) -> Topic:
    return Topic(section.id, plain(section.title), (), is_paragraph=True)
