"""Texts: Fluent messages in every language, rendered through bounded caches.

What is kept is found by what it says and no more: which text, which facts. Names of people are left open in it, so that
one rendering serves every table; and whoever was not given a fact cannot come upon a sentence that tells it.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import JsonFragment, Text

LANGUAGES = ("en", "fr")
SHELL = Path(__file__).parent.parent / "texts"
WORDS = ("verb-", "symbol-", "page-")
"""How the ids of those texts begin that a client gets once, for a whole game."""
CACHE_SIZE = 50_000
MARK = 0xE000
"""The first of the private characters that stand for the names of sides 0, 1, … in what is kept."""
SIDES = 64
"""How many marks there are; as many more stand for a name together with the end of the word before it."""
MARKS = re.compile("([\ue000-\ue07f])")
ELIDED = {"fr": re.compile("(?:(?<=\\b[Dd])|(?<=\\b[Qq]u))e ([\ue000-\ue03f])")}
"""By language, ends of words that a vowel takes away: de Bo, d’Anna."""
VOWEL = re.compile("[aàâäáãåæeéèêëiîïíoôöóœøuùûüú]|y(?![aeiou])", re.IGNORECASE)
content_of = msgspec.json.Encoder(enc_hook=attrgetter("id", "facts")).encode
"""Writes a Text, or whatever holds some, with ids and facts as they are: what says the same is the same."""


def colon(language: str) -> str:
    """Give the colon between a name and what is said of it: French has a narrow space before it, without a break."""
    return "\u202f: " if language == "fr" else ": "


class MissingText(LookupError):
    """A text that was asked for and is not there, or lacks a parameter."""


class Book:
    """What pens have written in one language: parts of Scenes, by what they say."""

    def __init__(self) -> None:
        self.parts: dict[bytes, JsonFragment] = {}
        self.before: dict[bytes, JsonFragment] = {}
        """Older ones: whatever is asked for again comes back, the rest is forgotten when the younger ones are full."""


class Texts:
    """The messages of the shell and of one game, in every language."""

    def __init__(
        self, *folders: Path, more: Mapping[str, str] | None = None, numbers: Mapping[str, int] | None = None
    ) -> None:
        """Read the folders' files; `more` is further Fluent source by language, which goes before them.

        Every text may say one of the `numbers`, by its name, without being given it.
        """
        self._numbers: Facts = dict(numbers or {})
        self._bundles = {language: _bundle(language, (SHELL, *folders), more or {}) for language in LANGUAGES}
        self._kept: dict[tuple[str, object], str] = {}
        """By language, and id or content: sentences, with marks for names."""
        self.books = {language: Book() for language in LANGUAGES}

    def has(self, language: str, name: str) -> bool:
        """Say whether there is such a message, or attribute of one."""
        base, _, attribute = name.partition(".")
        bundle = self._bundles[language]
        return bundle.has_message(base) and (not attribute or attribute in bundle.get_message(base).attributes)

    def say(self, language: str, text: Text, names: list[str]) -> str:
        """Render a text; sides, under `who` and `whom`, get their names, strings are texts themselves."""
        return MARKS.sub(lambda mark: filling(names, ord(mark[0]) - MARK), self.unnamed(language, text))

    def rule(self, language: str, name: str) -> str:
        """Render the citation of a rule: the attribute `rule` of its message, or nothing."""
        name = f"{name.partition('.')[0]}.rule"
        found = self._kept.get((language, name))
        if found is None:
            message = self._bundles[language].get_message(name.removesuffix(".rule"))
            found = self._plain(language, name) if "rule" in message.attributes else ""
            self._kept[language, name] = found
        return found

    def builtins(self, thing: object, language: str, names: list[str]) -> Any:
        """Turn a Scene, or a part of one, into plain data with its texts rendered."""
        return msgspec.to_builtins(thing, enc_hook=lambda text: self.say(language, text, names))

    def unnamed(self, language: str, text: Text) -> str:
        """Render a text with marks in place of names."""
        if not text.facts:
            return self._plain(language, text.id)
        slot = language, content_of(text)
        found = self._kept.get(slot)
        if found is None:
            arguments = {key: self._argument(language, key, value) for key, value in text.facts.items()}
            found = self._render(language, text.id, arguments)
            if language in ELIDED:
                found = ELIDED[language].sub(lambda mark: chr(ord(mark[1]) + SIDES), found)
            if len(self._kept) >= CACHE_SIZE:
                self._kept.clear()
            self._kept[slot] = found
        return found

    def _argument(self, language: str, key: str, value: object) -> object:
        if isinstance(value, Text):
            return self.unnamed(language, value)
        if isinstance(value, str):
            return self._plain(language, value)
        if key in {"who", "whom"}:
            assert isinstance(value, int)
            return chr(MARK + value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._argument(language, key, item)) for item in value)
        return value

    def _plain(self, language: str, name: str) -> str:
        """Render a text without parameters."""
        found = self._kept.get((language, name))
        if found is None:
            found = self._kept[language, name] = self._render(language, name, {})
        return found

    def _render(self, language: str, name: str, arguments: Facts) -> str:
        bundle = self._bundles[language]
        base, _, attribute = name.partition(".")
        if not bundle.has_message(base):
            message = f"no text {name!r} in {language}"
            raise MissingText(message)
        found = bundle.get_message(base)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            message = f"text {name!r} in {language} has no words of its own"
            raise MissingText(message)
        return _formatted(bundle, name, pattern, {**self._numbers, **arguments})


def filling(names: list[str], mark: int) -> str:
    """Give what a mark, counted from the first, stands for: a name, or the end of a word and a name."""
    if mark < SIDES:
        return names[mark]
    name = names[mark - SIDES]
    return f"’{name}" if VOWEL.match(name) else f"e {name}"


def _formatted(bundle: FluentBundle, name: str, pattern: Any, arguments: Facts) -> str:
    rendered, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        message = f"text {name!r}: {'; '.join(str(error) for error in errors)}"
        raise MissingText(message)
    return str(rendered)


def _bundle(language: str, folders: tuple[Path, ...], more: Mapping[str, str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(messages_of(folder / f"{language}.ftl"), allow_overrides=False)
    bundle.add_resource(FluentParser().parse(more.get(language, "")), allow_overrides=True)
    return bundle


def messages_of(file: Path) -> ast.Resource:
    """Parse a Fluent file; all who ask share what comes of it, and change nothing in it."""
    return _parsed(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)  # the files of thirty games: each has the shell's texts with its own
def _parsed(source: str) -> ast.Resource:
    return FluentParser().parse(source)


def words_of(file: Path) -> str:
    """Give the source of the messages that clients render themselves: verbs, and symbols by their number."""
    words = ast.Resource(
        [
            entry
            for entry in messages_of(file).body
            if isinstance(entry, ast.Message) and entry.id.name.startswith(WORDS)
        ]
    )
    return FluentSerializer().serialize(words)


def variables(file: Path) -> dict[str, set[str]]:
    """List the messages (and attributes) of a Fluent file with the variables each uses; broken entries raise."""
    found: dict[str, set[str]] = {}
    for entry in messages_of(file).body:
        if isinstance(entry, ast.Junk):
            message = f"{file.name}: cannot read {(entry.content or '')[:60]!r}"
            raise MissingText(message)
        if isinstance(entry, ast.Message):
            assert entry.id is not None
            if entry.id.name in found:
                message = f"{file.name}: {entry.id.name} stands there twice"
                raise MissingText(message)
            found[entry.id.name] = _variables_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables_of(attribute.value)
    return found


def _variables_of(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(_variables_of(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_variables_of(value) for value in node))
    return set()
