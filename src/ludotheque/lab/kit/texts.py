"""What a game says: under ids of its own, and with no number in it that is data."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast

from ludotheque.engine.components import NO_COMPONENTS
from ludotheque.engine.errors import BadComponents
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Text
from ludotheque.engine.state import NOBODY
from ludotheque.engine.texts import LANGUAGES, SHELL, messages_of, variables
from ludotheque.lab.kit.cases import Case, looked_at, viewers
from ludotheque.manual.number_words import WORDS, numbers_said

REASON = re.compile(r"number ([$\w, -]+): \S")
"""In the comment of a message, which numbers it says and why they are not data: `# number 2, $most: rule, p. 3`."""
NUMBER_ALONE = re.compile(r"(?<!\S)\d+(?!\S)")
Told = dict[tuple[str, str], set[int]]
"""By text and fact, the numbers that were told."""
DELTAS = (1, 2, -1, 3, 0)
"""What is added to the numbers of an entry; the next where the entry is refused, and nothing where all are."""


def check_text_ids(game: Game) -> None:
    """No text of a game has the id of a text of the shell: the shell's would be shown in its place."""
    shell = variables(SHELL / "en.ftl")
    twice = [name for name in variables(game.folder / "texts" / "en.ftl") if name in shell]
    assert not twice, f"{game.id}: the shell has texts of these ids, and its words would be shown: {twice}"


def check_numbers_in_texts(game: Game) -> None:
    """A number in a text is none of the component tables', or says why: what may be changed there is a variable."""
    faults = [fault for language in LANGUAGES for fault in _faults(game.folder / "texts" / f"{language}.ftl", language)]
    assert not faults, f"{game.id}: numbers in texts\n" + "\n".join(faults)


def _faults(file: Path, language: str) -> Iterator[str]:
    for entry in messages_of(file).body:
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        reasons = _reasons(entry)
        named = _named(entry.id.name)
        parts = [("", entry.value), *((f".{attribute.id.name}", attribute.value) for attribute in entry.attributes)]
        said = {(name, number) for name, pattern in parts for number in _numbers(name, pattern, language)}
        for name, number in sorted(said):
            if number not in reasons and number not in named:
                yield (
                    f"{file.name}: {entry.id.name}{name} says {number}: expected a variable for a number of the "
                    f"component tables, or a comment “# number {number}: why it is none”"
                )
        for number in sorted(reasons - {number for _, number in said}):
            if not number.startswith("$"):
                why = "the comment stands right above its message"
                yield f"{file.name}: {entry.id.name} says why it says {number}, and does not say it: {why}"


def _reasons(entry: ast.Message | ast.Term) -> set[str]:
    told = entry.comment.content if entry.comment is not None else ""
    found = REASON.findall(told or "")
    return {number.strip() for numbers in found for number in numbers.split(",")}


def _spoken(node: Any) -> Iterator[str]:
    """List the words of a pattern: of every variant, and not what chooses among them."""
    if isinstance(node, ast.TextElement | ast.StringLiteral | ast.NumberLiteral):
        yield node.value
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _spoken(variant.value)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from _spoken(element)
    elif isinstance(node, ast.Placeable):
        yield from _spoken(node.expression)


def _numbers(name: str, pattern: Any, language: str) -> set[str]:
    text = " ".join(_spoken(pattern))
    if name == ".rule":
        text = text.partition(":")[2]
    return numbers_said(text, language)


def _named(name: str) -> set[str]:
    """List the numbers of an id: `pieces-2`, `tile-id9` and `two-rows` say them as names, `goal-O02` names a card."""
    words = {str(WORDS["en"][word]) for word in re.split("[-_]", name) if word in WORDS["en"]}
    return words | set(re.findall(r"(?<![A-Z\d])[1-9]\d*(?!\w)", name))


def check_numbers_in_facts(cases: list[Case]) -> None:
    """A number that is told comes from the table: with every number of the component tables changed, it is another.

    A fact that is the same number in all games with either tables, and is told in some game with both, is a number in
    the code: with other seats the tables may say other numbers. Where it is right, the comment of the message says
    why: `# number $total: rule`. A game without component tables has no number that could be another.
    """
    game = cases[0].game
    if game.component_file is NO_COMPONENTS:
        return
    other = other_numbers(game)
    told: Told = {}
    both: set[tuple[str, str]] = set()
    for case in cases:
        once, otherwise = _told(case), _told(replace(case, game=other))
        both |= once.keys() & otherwise.keys()
        for found in (once, otherwise):
            for fact, values in found.items():
                told.setdefault(fact, set()).update(values)
    excused = _excused(game)
    faults = [
        f"{name} is told with ${fact} = {min(values)} whatever the component tables say"
        for (name, fact), values in sorted(told.items())
        if len(values) == 1 and min(values) > 1 and (name, fact) in both
        if f"${fact}" not in excused.get(name.partition(".")[0], set())
    ]
    assert not faults, f"{game.id}: " + "\n".join(faults)


def _excused(game: Game) -> dict[str, set[str]]:
    parsed = messages_of(game.folder / "texts" / "en.ftl")
    return {entry.id.name: _reasons(entry) for entry in parsed.body if isinstance(entry, ast.Message)}


def _told(case: Case) -> Told:
    """Play a random game and list the numbers that each fact of each text was told with, to anybody."""
    found: Told = {}
    match = case.match()
    for match, _, _ in looked_at(case):
        for viewer in viewers(case):
            _listen(match.scene(None if viewer == NOBODY else viewer), found)
    for answer in match.answers:
        for event in answer.events:
            _listen([case.game.told(event, viewer) for viewer in viewers(case)], found)
    return found


def _listen(thing: Any, found: Told) -> None:
    if isinstance(thing, Text):
        for fact, value in thing.facts.items():
            for one in value if isinstance(value, (list, tuple)) else [value]:
                if isinstance(one, int) and fact not in {"who", "whom"}:
                    found.setdefault((thing.id, fact), set()).add(one)
                _listen(one, found)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            _listen(getattr(thing, name), found)
    elif isinstance(thing, (list, tuple)):
        for part in thing:
            _listen(part, found)


def other_numbers(game: Game) -> Game:
    """Make the game with another number wherever its component tables have one, as far as they allow it."""
    if game.component_file is NO_COMPONENTS:
        return game
    table = json.loads(game.component_file.text)
    tried = dict.fromkeys(_entries(table, ""), 0)
    kind: Any = type(game)
    while True:
        try:
            made: Game = kind(json.dumps(_changed(table, "", tried)))
        except BadComponents as error:
            refused = {key for mistake in error.mistakes for key in tried if _is_about(mistake, key)}
            again = [key for key in refused if tried[key] < len(DELTAS) - 1]
            if not again:
                raise AssertionError(f"{game.id}: with other numbers: {error}") from error
            for key in again:
                tried[key] += 1
        else:
            return made


def _is_about(mistake: str, key: str) -> bool:
    named = mistake.partition("]")[0].removeprefix("[")
    return named == key or named.startswith(f"{key}.") or key.startswith(f"{named}.")


def _entries(table: dict[str, Any], above: str) -> Iterator[str]:
    for name, value in table.items():
        if isinstance(value, dict) and "source" not in value:
            yield from _entries(value, f"{above}{name}.")
        else:
            yield f"{above}{name}"


def _changed(table: dict[str, Any], above: str, tried: dict[str, int]) -> dict[str, Any]:
    return {
        name: _changed(value, f"{above}{name}.", tried)
        if isinstance(value, dict) and "source" not in value
        else _shifted(value, DELTAS[tried[f"{above}{name}"]])
        for name, value in table.items()
    }


def _shifted(value: Any, by: int) -> Any:
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value + by
    if isinstance(value, str):
        return NUMBER_ALONE.sub(lambda found: str(int(found[0]) + by), value)
    if isinstance(value, list):
        return [_shifted(part, by) for part in value]
    if isinstance(value, dict):
        return {name: part if name == "source" else _shifted(part, by) for name, part in value.items()}
    return value
