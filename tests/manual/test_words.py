"""Words of the glossary: wherever the rules use one, one click leads to what explains it, and hovering says it."""

import pytest

from ludotheque.engine.texts import LANGUAGES
from ludotheque.manual import tree
from ludotheque.manual.page import page_of
from ludotheque.manual.tree import Paragraph, Section, Span, Term
from ludotheque.manual.words import Glossary, sentences_of
from tests.games.finished import FINISHED

TERMS = [
    Term("clock", "clock, dial", "horloge, cadran", "Twelve hours.", "setup.clock"),
    Term("free", "free action", "action gratuite", "It costs nothing.", "actions.free"),
    Term("id", "the Id", "le Ça", "Nobody.", "id"),
]
FRENCH = [
    Term("place", "lieu", "location", "Un endroit.", "city"),
    Term("free", "action gratuite", "free action", "Sans rien payer.", "actions.free"),
]


def linked(terms, language, *sentences, at="goal"):
    section = Section(at, 2, [Span("A title")], [Paragraph([Span(text)]) for text in sentences])
    Glossary(terms, language).link(section)
    return [(span.text, span.to) for words in sentences_of(section) for span in words if span.to]


def test_the_first_of_each_word_is_a_link_in_whatever_form():
    assert [("Dials", "setup.clock"), ("free actions", "actions.free")] == linked(
        TERMS, "en", "Dials are clocks.", "Of free actions one: a free action is no id and no clockwork."
    )
    assert [("Id", "id")] == linked(TERMS, "en", "The Id waits.")
    assert [("actions gratuites", "actions.free"), ("lieux", "city")] == linked(
        FRENCH, "fr", "Des actions gratuites au lieu d’autres, en trois lieux."
    )


def test_what_is_explained_right_here_or_linked_by_hand_is_no_link_and_nothing_is_lost():
    assert [] == linked(TERMS, "en", "Your clock.", at="setup.clock")
    words = [Span("See "), Span("there", to="id"), Span(": the Id."), Span("2 things", source="proposal")]
    section = Section("goal", 2, [], [Paragraph(list(words))])
    Glossary(TERMS, "en").link(section)
    assert [words] == list(sentences_of(section))


def test_a_number_of_something_leads_there_as_a_whole():
    section = Section("goal", 2, [], [Paragraph([Span("2 clocks", source="proposal")])])
    Glossary(TERMS, "en").link(section)

    assert [[Span("2 clocks", source="proposal", to="setup.clock", about="Twelve hours.")]] == [*sentences_of(section)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FINISHED)
def test_every_term_that_a_page_uses_is_explained_within_one_click(game, language):
    """Below every heading: the word leads there, or it is explained there, or a link to it stands there already."""
    page = page_of(FINISHED[game], language)
    terms = [term for section in page.sections for block in section.blocks for term in words_of(block)]
    glossary = Glossary(terms, language)
    there = {section.id for section in page.sections}
    unexplained = [
        (section.id, term.term)
        for section in page.sections
        for sentence in sentences_of(section)
        for span in sentence
        if not span.to  # a link leads somewhere already
        for _, term in glossary.found(span.text)
        if term.to not in {section.id, *(span.to for words in sentences_of(section) for span in words)}
    ]

    assert [] == unexplained
    assert all(term.about and term.to in there for term in terms)
    assert any(span.about for section in page.sections for words in sentences_of(section) for span in words)


def words_of(block):
    return block.terms if isinstance(block, tree.Terms) else []
