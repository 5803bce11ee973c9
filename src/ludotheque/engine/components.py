"""Component files: every card, tile and number as data with its source, checked completely before it is used."""

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import Any, ClassVar, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from ludotheque.engine.errors import BadComponents

Source = Literal["rulebook", "public", "inferred", "proposal"]


Check = Callable[[Any], list[str]]
"""Lists what is wrong with a value."""
WHOLE = ""
"""The key of the check of a whole entry: it is given the table as it is written, whatever is wrong with its parts."""


def at_least(fewest: int) -> Check:
    """Expect a number not below the fewest."""

    def check(value: int) -> list[str]:
        return [] if value >= fewest else [f"expected {fewest} or more, got {value}"]

    return check


class Checked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a component file, whose parts are looked at one by one, so that every mistake is found."""

    checks: ClassVar[Mapping[str, Check]] = {}
    """By field, what must hold beyond its type; a class that is derived from another repeats the other's."""


class Datum(Checked, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something printed on a component, or our proposal for it, with where it comes from."""

    source: Source


class Number(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number, never below zero."""

    checks: ClassVar[Mapping[str, Check]] = {"value": at_least(0)}
    value: int


class Count(Number, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number, never below one."""

    checks: ClassVar[Mapping[str, Check]] = {"value": at_least(1)}


Kind = TypeVar("Kind", bound=Datum)


Data = Path | str
"""A component file, or what one says as JSON: that is how component tables travel."""


class ComponentFile:
    """A component file, read and checked against a schema: key, or key with a `*` at its end, to kind of datum.

    Files, and tables that are stored, may be older than a key: `later` says as which other they then have it.
    """

    def __init__(
        self, data: Data, schema: dict[str, type[Datum]], later: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self.data = data
        self.name = data.name if isinstance(data, Path) else "the component tables"
        self.mistakes: list[str] = []
        self._table = _read(data, self.name)
        self._data: dict[str, Datum] = {}
        self._check(self._table, "", schema)
        self.mistakes += [
            f"[{key}]: missing"
            for key in schema
            if not key.endswith("*") and key not in self._data and key not in later and not self._named(key)
        ]
        self._older = {
            key: self._data[other] for key, other in later.items() if key not in self._data and other in self._data
        }
        """What the file does not say itself."""
        self._data |= self._older

    def __getitem__(self, key: str) -> Any:
        return self._data[key]

    def number(self, key: str) -> int:
        """Give the number under a key."""
        return int(self._data[key].value)  # type: ignore[attr-defined]  # the schema says it is a Number

    @property
    def numbers(self) -> dict[str, int]:
        """Give every plain number by its key, with hyphens for dots: texts say `{ $prices-swap }`."""
        return {key.replace(".", "-"): datum.value for key, datum in self._data.items() if isinstance(datum, Number)}

    def below(self, key: str) -> dict[str, Any]:
        """Give the entries whose keys begin with `key.`, by the rest of their key."""
        return {name.removeprefix(f"{key}."): datum for name, datum in self._data.items() if name.startswith(f"{key}.")}

    def written(self, key: str) -> dict[str, Any]:
        """Give the entries of a table as they are written, whatever is wrong with them."""
        table = self._table.get(key)
        return {name: entry for name, entry in table.items() if isinstance(entry, dict)} if table else {}

    def expect(self, truth: object, key: str, expected: str) -> None:
        """Note a mistake under a key unless what must hold holds."""
        if not truth:
            self.mistakes.append(f"[{key}]: {expected}")

    def finish(self) -> None:
        """Complain about every mistake at once."""
        if self.mistakes:
            raise BadComponents(self.name, self.mistakes)

    @property
    def text(self) -> str:
        """Write what the file says as JSON, on one line."""
        return msgspec.json.encode(self._table).decode()

    @property
    def digest(self) -> str:
        """Name the contents: the same for files that differ only in sources, order and comments."""
        said = {key: datum for key, datum in self._data.items() if key not in self._older}
        values = {key: _without_sources(msgspec.to_builtins(datum)) for key, datum in said.items()}
        return hashlib.blake2b(msgspec.json.encode(values, order="deterministic"), digest_size=8).hexdigest()

    @property
    def sources(self) -> dict[str, Source]:
        """Say where each datum comes from, and each part of one that has a source of its own."""
        found: dict[str, Source] = {}
        for key, datum in self._data.items():
            found[key] = datum.source
            for name in datum.__struct_fields__:
                part = getattr(datum, name)
                if isinstance(part, Datum):
                    found[f"{key}.{name}"] = part.source
        return found

    def _named(self, key: str) -> bool:
        return any(mistake.startswith(f"[{key}]") for mistake in self.mistakes)

    def _check(self, table: dict[str, Any], above: str, schema: dict[str, type[Datum]]) -> None:
        for name, value in table.items():
            key = f"{above}{name}"
            kind = schema.get(key) or schema.get(f"{above}*")
            if kind is not None:
                mistakes = mistakes_in(value, kind)
                self.mistakes += [f"[{key}]: {mistake}" for mistake in mistakes]
                if not mistakes:
                    self._data[key] = msgspec.convert(value, kind)
            elif isinstance(value, dict) and any(known.startswith(f"{key}.") for known in schema):
                self._check(value, f"{key}.", schema)
            else:
                self.mistakes.append(f"[{key}]: unknown; known here: {', '.join(self._known(above, schema))}")

    @staticmethod
    def _known(above: str, schema: dict[str, type[Datum]]) -> list[str]:
        return sorted({key.removeprefix(above).partition(".")[0] for key in schema if key.startswith(above)})


def mistakes_in(value: object, kind: type) -> list[str]:
    """List everything that is wrong with a value that should be of a kind, and what is allowed in its place."""
    found = [f"{where}: {what}" if where else what for where, what in _mistakes(value, kind)]
    if not found:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            found.append(str(error))
    return found


def _mistakes(value: Any, kind: Any) -> Iterator[tuple[str, str]]:
    """Give each mistake with its place in the value."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if isinstance(value, dict):
            yield from _mistakes_in_table(value, kind)
        else:
            yield "", f"expected {_allowed(kind)}; got {value!r}"
    elif get_origin(kind) is list and isinstance(value, list):
        [inner] = get_args(kind)
        for number, item in enumerate(value, 1):
            for where, what in _mistakes(item, inner):
                yield _within(f"number {number}", where), what
    elif get_origin(kind) in (Union, UnionType):
        choices = [one for one in get_args(kind) if one is not type(None)]
        if len(choices) == 1:
            yield from _mistakes(value, choices[0])
        elif all(any(_mistakes(value, one)) for one in choices):
            yield "", f"expected {_allowed(kind)}; got {value!r}"
    elif not _fits(value, kind):
        yield "", f"expected {_allowed(kind)}; got {value!r}"


def _mistakes_in_table(table: dict[str, Any], kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    checks = kind.checks if issubclass(kind, Checked) else {}
    for name in table:
        if name not in fields:
            yield name, f"unknown; known here: {', '.join(fields)}"
    for name, field in fields.items():
        if name not in table:
            if field.required:
                yield name, f"missing; expected {_allowed(field.type)}"
            continue
        found = [(_within(name, where), what) for where, what in _mistakes(table[name], field.type)]
        if not found and field.name in checks:
            found = [(name, what) for what in checks[field.name](table[name])]
        yield from found
    if WHOLE in checks:
        yield from (("", what) for what in checks[WHOLE](table))


def _within(name: str, where: str) -> str:
    return f"{name}, {where}" if where else name


def _fits(value: object, kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind is int and isinstance(value, bool):
        return False
    plain = get_origin(kind) or kind
    if plain is tuple:  # a list in the file
        plain = list
    return plain is Any or not isinstance(plain, type) or isinstance(value, plain)


def _allowed(kind: Any) -> str:
    """Say what may stand where something of a kind is expected."""
    if get_origin(kind) is Literal:
        return " or ".join(map(str, get_args(kind)))
    if get_origin(kind) in (Union, UnionType):
        return " or ".join(_allowed(one) for one in get_args(kind) if one is not type(None))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"a table with {', '.join(field.encode_name for field in msgspec.structs.fields(kind))}"
    return PLAIN_WORDS.get(get_origin(kind) or kind, "something else")


PLAIN_WORDS: dict[Any, str] = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    list: "a list",
    tuple: "a list",
    dict: "a table",
}


def _read(data: Data, name: str) -> dict[str, Any]:
    try:
        if isinstance(data, str):
            return msgspec.json.decode(data, type=dict[str, Any])
        with data.open("rb") as file:
            return tomllib.load(file)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(name, [f"not TOML: {error}"]) from error
    except msgspec.MsgspecError as error:
        raise BadComponents(name, [f"not JSON: {error}"]) from error
    except OSError as error:
        raise BadComponents(name, [f"cannot be read: {error.strerror}"]) from error


def _without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_sources(part) for key, part in value.items() if key != "source"}
    return value


NO_COMPONENTS: Final = ComponentFile("{}", {})
"""What a game has that needs no component file."""
