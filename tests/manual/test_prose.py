"""Files of rules as they are written: what can be read, and what is complained about with its line."""

import pytest

from ludotheque.manual.prose import BadProse, parse

pytestmark = pytest.mark.interpreted


def test_a_heading_has_an_id_and_what_follows_stands_below_it():
    first, second = parse("## The goal {#goal}\n\nWin.\n\n### Ties {#goal.tie}\n\n- one\n- two\n", "en.md")

    assert ("goal", 2, "The goal") == (first.id, first.level, first.title[0].text)
    assert ["paragraph"] == [chunk.kind for chunk in first.chunks]
    assert ("goal.tie", ["points"], 2) == (
        second.id,
        [chunk.kind for chunk in second.chunks],
        len(second.chunks[0].items),
    )


def test_words_are_flat_marks_links_and_braces():
    [part] = parse("## A {#a}\n\nSay **it** to [*them*](#a) with {start_money.forward} coins.", "en.md")
    [chunk] = part.chunks

    assert [
        ("Say ", "", "", False),
        ("it", "strong", "", False),
        (" to ", "", "", False),
        ("them", "em", "a", False),
        (" with ", "", "", False),
        ("start_money.forward", "", "", True),
        (" coins.", "", "", False),
    ] == [(bit.text, bit.mark, bit.to, bit.is_brace) for bit in chunk.items[0]]


def test_a_directive_is_a_line_and_a_reason_a_quotation():
    [part] = parse("## A {#a}\n\nWords.\n::figure skip\n\n> Because.\n\n1. first\n", "en.md")

    assert ["paragraph", "directive", "reason", "steps"] == [chunk.kind for chunk in part.chunks]
    assert ("figure", "skip") == part.chunks[1].words


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Words before any heading.", "line 1: expected a heading"),
        ("## No id\n", "line 1: expected an id"),
        ("## A {#a}\n\n## B {#a}\n", "line 3: a second part"),
        ("## A {#a}\n\n[away](https://example.org)", "line 3: expected a link to a paragraph"),
        ("## A {#a}\n\n> ::figure skip\n", "line 3: expected only words"),
    ],
    ids=["no-heading", "no-id", "twice", "away", "nested"],
)
def test_what_cannot_be_read_is_named_with_its_line(text, complaint):
    with pytest.raises(BadProse, match=complaint):
        parse(text, "en.md")


def test_html_and_code_stay_plain_text():
    [part] = parse("## A {#a}\n\n<b>bold</b> `code` &amp;\n", "en.md")

    assert "<b>bold</b> `code` &amp;" == "".join(bit.text for bit in part.chunks[0].items[0])
