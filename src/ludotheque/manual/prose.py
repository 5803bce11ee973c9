"""Prose: a file of rules as it is written, read into parts, chunks and bits. What the braces mean is not known here.

CommonMark without HTML, images, code and addresses; with `{#id}` at the end of headings, `{…}` in sentences and lines
`::name words`, which stand for what a game's data and engine say. docs/rules-pages.md tells it to those who write.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from ludotheque.engine.errors import LudothequeError
from ludotheque.manual.tree import Span

PLAIN = (
    *("autolink", "backticks", "code", "entity", "fence", "hr", "html_block", "html_inline", "image", "lheading"),
    *("reference",),
)
"""What CommonMark knows and rules do without: it stays plain text."""


class BadProse(LudothequeError):
    """A file of rules that cannot be read: where, and what was expected."""


@dataclass(frozen=True)
class Bit:
    """A few words as they are written, or what stands in braces."""

    text: str
    mark: str = ""
    to: str = ""
    is_brace: bool = False

    def span(self) -> Span:
        """Give words that mean what they say."""
        return Span(self.text, mark="strong" if self.mark == "strong" else "emphasis" if self.mark else "", to=self.to)


Bits = list[Bit]


@dataclass(frozen=True)
class Chunk:
    """A paragraph, reason or list (`points`, `steps`), as its items; or a directive, as its words."""

    kind: str
    items: list[Bits]
    words: tuple[str, ...] = ()
    line: int = 0


@dataclass
class Part:
    """A heading with its id, and what stands below it."""

    id: str
    level: int
    title: Bits
    line: int
    chunks: list[Chunk] = field(default_factory=list)

    def sentences(self) -> Iterator[Bits]:
        """Give everything that is said here."""
        yield self.title
        for chunk in self.chunks:
            yield from chunk.items


def read(file: Path) -> list[Part]:
    """Read a file of rules; every part has an id of its own."""
    return parse(file.read_text(encoding="utf-8"), f"{file.parent.parent.name}/{file.name}")


def parse(text: str, name: str) -> list[Part]:
    """Read rules from a text."""
    found: list[Part] = []
    reader = _Reader(name)
    tokens = iter(_markdown().parse(text))
    for token in tokens:
        if token.type == "heading_open":
            part = reader.heading(token, next(tokens))
            if any(part.id == other.id for other in found):
                raise BadProse(f"{name}, line {part.line}: a second part with the id {part.id!r}")
            found.append(part)
            next(tokens)
        elif not found:
            where = f"{name}, line {_line(token)}"
            raise BadProse(f"{where}: expected a heading with an id first, as in “## The goal {{#goal}}”")
        else:
            found[-1].chunks.append(reader.chunk(token, tokens))
    return found


def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).disable([*PLAIN])
    markdown.inline.ruler.before("emphasis", "brace", _brace)
    markdown.block.ruler.before("paragraph", "directive", _directive, {"alt": ["paragraph"]})
    return markdown


def _brace(state: StateInline, silent: bool) -> bool:
    """Take `{…}` as one thing, before underscores in it are taken for emphasis."""
    if state.src[state.pos] != "{":
        return False
    end = state.src.find("}", state.pos)
    if end < 0:
        return False
    if not silent:
        state.push("brace", "", 0).content = state.src[state.pos + 1 : end].strip()
    state.pos = end + 1
    return True


def _directive(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    """Take a line `::name words` as one thing."""
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]]
    if not line.startswith("::"):
        return False
    if not silent:
        token = state.push("directive", "", 0)
        token.content, token.map = line[2:].strip(), [start, start + 1]
    state.line = start + 1
    return True


class _Reader:
    """Turns markdown-it's tokens into ours, and complains with file and line."""

    def __init__(self, name: str) -> None:
        self.name = name

    def heading(self, opened: Token, inline: Token) -> Part:
        bits = self.bits(inline)
        if not bits or not bits[-1].is_brace or not bits[-1].text.startswith("#"):
            expected = f"expected an id at the end of the heading, as in “## {inline.content} {{#chapter.rule}}”"
            raise BadProse(f"{self.name}, line {_line(opened)}: {expected}")
        *title, last = bits
        if title and not title[-1].is_brace:
            title[-1] = Bit(title[-1].text.rstrip(), title[-1].mark, title[-1].to)
        return Part(last.text[1:], int(opened.tag[1:]), title, _line(opened))

    def chunk(self, token: Token, rest: Iterator[Token]) -> Chunk:
        line = _line(token)
        if token.type == "directive":
            return Chunk("directive", [], tuple(token.content.split()), line)
        kinds = {
            "paragraph_open": "paragraph",
            "blockquote_open": "reason",
            "bullet_list_open": "points",
            "ordered_list_open": "steps",
        }
        if token.type not in kinds:
            raise BadProse(f"{self.name}, line {line}: expected a paragraph, a list, “> a reason” or “::a directive”")
        depth, items = 1, list[Bits]()
        while depth:
            inner = next(rest)
            if inner.type.rpartition("_")[0] == token.type.rpartition("_")[0]:
                depth += inner.nesting
            if inner.type == "inline":
                items.append(self.bits(inner))
            elif inner.type in {"directive", "heading_open"}:
                raise BadProse(f"{self.name}, line {_line(inner)}: expected only words within a list or a reason")
        return Chunk(kinds[token.type], items, line=line)

    def bits(self, inline: Token) -> Bits:
        found: Bits = []
        mark = to = ""
        for token in inline.children or []:
            match token.type:
                case "text" | "text_special":
                    if token.content:
                        found.append(Bit(token.content, mark, to))
                case "softbreak" | "hardbreak":
                    found.append(Bit(" ", mark, to))
                case "brace":
                    found.append(Bit(token.content, mark, to, is_brace=True))
                case "strong_open" | "em_open":
                    mark = token.type.removesuffix("_open")
                case "strong_close" | "em_close":
                    mark = ""
                case "link_open":
                    to = str(token.attrs["href"])
                    if not to.startswith("#"):
                        where = f"{self.name}, line {_line(inline)}"
                        raise BadProse(f"{where}: expected a link to a paragraph, as in [text](#goal), got {to!r}")
                    to = to[1:]
                case "link_close":
                    to = ""
                case _:
                    raise BadProse(f"{self.name}, line {_line(inline)}: cannot say {token.type} {token.content!r}")
        return found


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 0
