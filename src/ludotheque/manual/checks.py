"""What must hold for a game's rules: languages that agree, pictures that play, citations that lead somewhere."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.texts import LANGUAGES, MissingText, variables
from ludotheque.manual.number_words import numbers_said
from ludotheque.manual.page import RULING, Legend, Writer, tokens_of
from ludotheque.manual.prose import Part
from ludotheque.manual.rules_file import Rules, has_rules, rules_of
from ludotheque.manual.tree import Figure

GOAL = "goal"
REQUIRED = (GOAL, "turn", "setup", "components", "icons", "scoring", "rulings", "glossary", "sources")
"""Chapters that every game has: the game page, the help sheet and the terminal draw them. A draft has a goal."""
ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)?")
BROKEN = re.compile("[ #][:;!?»]|« ")
CITED = re.compile(r"\b(?:[Rr]uling|[Dd]écision|[Aa]rbitrage)s? (\d+(?:(?:, | and | et )\d+)*)")


def faults(rules: Rules) -> list[str]:
    """List everything that is wrong with a game's rules."""
    game = rules.game.id
    checks = (_languages, _spaces, _numbers, _pages, _citations, _rulings, _terms, _icons)
    return [f"{game}: {fault}" for check in checks for fault in check(rules)]


def _languages(rules: Rules) -> Iterator[str]:
    """Both languages have the same parts in the same order, with the same figures and lists of components in them."""
    first, second = (rules.parts[language] for language in LANGUAGES)
    if [part.id for part in first] != [part.id for part in second]:
        apart = [f"{one.id} / {other.id}" for one, other in zip(first, second, strict=False) if one.id != other.id] or [
            "one is longer"
        ]
        yield f"expected the same parts in the same order in {' and '.join(LANGUAGES)}; they part at {apart[0]}"
        return
    for one, other in zip(first, second, strict=True):
        if one.level != other.level:
            yield f"{one.id}: headings of different levels"
        if _outline(one) != _outline(other):
            yield f"{one.id}: expected the same directives, braces and links: {_outline(one)} / {_outline(other)}"
    ids = [part.id for part in first]
    required = (GOAL,) if rules.file.draft else REQUIRED
    yield from (f"expected a part {name!r}" for name in required if name not in ids)
    yield from (f"{name}: expected an id such as chapter.rule" for name in ids if not ID.fullmatch(name))
    yield from (
        f"{old} is said to have moved to {new}, which is not there"
        for old, new in rules.file.moved.items()
        if new not in ids
    )


def _spaces(rules: Rules) -> Iterator[str]:
    """French puts a narrow space before its high signs, which does not let the line break there."""
    for part in rules.parts.get("fr", []):
        words = "".join("#" if bit.is_brace else bit.text for bits in part.sentences() for bit in bits)
        if BROKEN.search(words):
            yield f"fr.md, {part.id}: expected a narrow no-break space (U+202F) before : ; ! ? » and after «"


def _outline(part: Part) -> list[str]:
    """Give what must be the same in every language: directives in order, and what is in braces or linked to."""
    directives = [" ".join(chunk.words) for chunk in part.chunks if chunk.kind == "directive"]
    bits = [bit for bits in part.sentences() for bit in bits]
    # A link may be broken into several bits by a mark within it.
    return [*directives, *sorted({bit.text for bit in bits if bit.is_brace} | {f"#{bit.to}" for bit in bits if bit.to})]


def _numbers(rules: Rules) -> Iterator[str]:
    """No number stands in a sentence, as digits or as a word: it may be data. Those that are rules give a reason."""
    said: set[str] = set()
    for language in LANGUAGES:
        for part in rules.parts[language]:
            words = " ".join(bit.text for bits in part.sentences() for bit in bits if not bit.is_brace)
            said |= (found := numbers_said(words, language))
            digits = set(re.findall(r"\d+", words))
            yield from (
                f"{language}.md, {part.id}: says {number}; expected {{its.key}}, or a word with a reason under [words]"
                for number in sorted(found - rules.file.words.keys() | digits)
            )
    yield from (f"[words] {number} is never said" for number in rules.file.words if number not in said)


def _pages(rules: Rules) -> Iterator[str]:
    """Every brace, link and directive means something, every figure plays and is shown, every component is shown."""
    game = rules.game
    for language in LANGUAGES:
        writer = Writer(rules, language, is_strict=True)
        parts = rules.parts[language]
        ids = {part.id for part in parts}
        for part in parts:
            try:
                section = writer.section(part)
            except (LudothequeError, MissingText) as error:
                yield f"{language}.md, {part.id}: {error}"
                continue
            words = [bit for bits in part.sentences() for bit in bits]
            yield from (f"{language}.md, {part.id}: no part #{bit.to}" for bit in words if bit.to and bit.to not in ids)
            yield from (
                f"{language}.md, {part.id}: figure {block.id} shows nothing done, refused or pointed at"
                for block in section.blocks
                if isinstance(block, Figure) and not (block.lines or block.refused or block.point)
            )
        yield from (
            f"{language}.md: figure {name} is never shown" for name in rules.file.figures if name not in writer.used
        )
        yield from (
            f"{language}.md: [fixed] {name} is never said"
            for name in rules.file.fixed
            if f"fixed.{name}" not in writer.used
        )
        if not rules.file.draft:
            missing = [key for key in game.component_file.sources if key not in writer.shown]
            missing = [key for key in missing if not any(key.startswith(f"{one}.") for one in writer.shown)]
            yield from (f"{language}.md: the component {key} has no place" for key in missing)


def _citations(rules: Rules) -> Iterator[str]:
    """Every text that cites a rule has a paragraph, every paragraph that is cited is there."""
    texts = _texts_of(rules.game.folder)
    ids = {part.id for part in rules.parts["en"]}
    for name, cited in rules.file.cites.items():
        if name not in texts:
            yield f"[cites] {name}: no such text"
        for cause, to in cited.items() if isinstance(cited, dict) else [("", cited)]:
            if to not in ids:
                yield f"[cites] {name}: no part {to!r}"
            if cause and cause not in texts:
                yield f"[cites] {name}: no such text {cause!r}"
    for step in rules.game.guide:
        yield from (f"card {step.id} of the guide: no part {to!r}" for to in step.cites if to not in ids)
    if not rules.file.draft:
        ruled = [name.removesuffix(".rule") for name in texts if name.endswith(".rule")]
        yield from (f"[cites] lacks {name}, whose text cites a rule" for name in ruled if name not in rules.file.cites)
    for language in LANGUAGES:
        for name in texts:
            if name.endswith(".rule"):
                for numbers in CITED.findall(rules.game.texts.rule(language, name)):
                    yield from (
                        f"{name} ({language}): no part {RULING}{number}"
                        for number in re.findall(r"\d+", numbers)
                        if f"{RULING}{number}" not in ids
                    )


def _rulings(rules: Rules) -> Iterator[str]:
    """Every ruling is told with its reason, says where it is kept, and is told of nowhere else."""
    parts = {part.id.removeprefix(RULING): part for part in rules.parts["en"] if part.id.startswith(RULING)}
    ids = {part.id for part in rules.parts["en"]}
    known = _words_of_code(rules.game.folder) | {option.id for option in rules.game.options}
    data = {key for name in rules.game.component_file.sources for key in _prefixes(name)}
    yield from (f"[rulings] {number}: no part {RULING}{number}" for number in rules.file.rulings if number not in parts)
    yield from (f"{RULING}{number}: not in [rulings]" for number in parts if number not in rules.file.rulings)
    for number, ruling in rules.file.rulings.items():
        if ruling.of and ruling.of not in ids:
            yield f"[rulings] {number}: no part {ruling.of!r}"
        for kept in ruling.kept:
            if kept not in data and kept.rpartition(".")[2] not in known:
                yield f"[rulings] {number}: {kept!r} is no step, key or option"
        if number in parts and not any(chunk.kind == "reason" for chunk in parts[number].chunks):
            yield f"{RULING}{number}: expected its reason, as a line “> …”"


@cache
def _texts_of(folder: Path) -> dict[str, set[str]]:
    return variables(folder / "texts" / "en.ftl")


@cache
def _words_of_code(folder: Path) -> set[str]:
    return {word for path in folder.rglob("*.py") for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}


def _prefixes(key: str) -> Iterator[str]:
    words = key.split(".")
    yield from (".".join(words[:count]) for count in range(1, len(words) + 1))


def _terms(rules: Rules) -> Iterator[str]:
    """Every word of the glossary is a text in both languages, and leads somewhere."""
    texts = _texts_of(rules.game.folder)
    ids = {part.id for part in rules.parts["en"]}
    for name, to in rules.file.terms.items():
        yield from (
            f"[terms] {name}: no text {text}" for text in (f"term-{name}", f"term-{name}.about") if text not in texts
        )
        if to not in ids:
            yield f"[terms] {name}: no part {to!r}"
    known = {name.removeprefix("term-") for name in texts if name.startswith("term-") and "." not in name}
    yield from (f"[terms] lacks {name}, which is a text" for name in sorted(known - rules.file.terms.keys()))


def _icons(rules: Rules) -> Iterator[str]:
    """Every symbol of a component is in the legend."""
    shown = {token for zone in Legend(rules.game, "en").zones.values() for token in tokens_of(zone)}
    for token in sorted(shown | set(rules.file.icons)):
        if not rules.game.texts.has("en", f"symbol-{token}"):
            yield f"the symbol {token} has no text symbol-{token}"


def check_rules(game: Game) -> None:
    """The rules of a game, if it has any, are whole: raise with everything that is not."""
    if has_rules(game):
        found = faults(rules_of(game))
        assert not found, "\n".join(found)
