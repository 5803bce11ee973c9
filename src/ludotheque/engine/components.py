"""Component files: every card, tile and number as data with its source, checked completely before it is used."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ludotheque.engine.errors import BadComponents

Source = Literal["rulebook", "public", "inferred", "proposal"]


class Datum(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something printed on a component, or our proposal for it, with where it comes from."""

    source: Source


class Number(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number, never below zero."""

    value: int

    def __post_init__(self) -> None:
        if self.value < 0:
            message = f"expected 0 or more, got {self.value}"
            raise ValueError(message)


Kind = TypeVar("Kind", bound=Datum)


Data = Path | str
"""A component file, or what one says as JSON: that is how component tables travel."""


class Sheet:
    """A component file, read and checked against a schema: key, or key with a `*` at its end, to kind of datum."""

    def __init__(self, data: Data, schema: dict[str, type[Datum]]) -> None:
        self.data = data
        self.name = data.name if isinstance(data, Path) else "the component tables"
        self.mistakes: list[str] = []
        self._table = _read(data, self.name)
        self._data: dict[str, Datum] = {}
        self._check(self._table, "", schema)
        self.mistakes += [
            f"[{key}]: missing"
            for key in schema
            if not key.endswith("*") and key not in self._data and not self._named(key)
        ]

    def __getitem__(self, key: str) -> Any:
        return self._data[key]

    def number(self, key: str) -> int:
        """Give the number under a key."""
        return int(self._data[key].value)  # type: ignore[attr-defined]  # the schema says it is a Number

    def below(self, key: str) -> dict[str, Any]:
        """Give the entries whose keys begin with `key.`, by the rest of their key."""
        return {name.removeprefix(f"{key}."): datum for name, datum in self._data.items() if name.startswith(f"{key}.")}

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
        values = {key: _without_sources(msgspec.to_builtins(datum)) for key, datum in self._data.items()}
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
                try:
                    self._data[key] = msgspec.convert(value, kind)
                except msgspec.ValidationError as error:
                    self.mistakes.append(f"[{key}]: {error}")
            elif isinstance(value, dict) and any(known.startswith(f"{key}.") for known in schema):
                self._check(value, f"{key}.", schema)
            else:
                self.mistakes.append(f"[{key}]: unknown; known here: {', '.join(self._known(above, schema))}")

    @staticmethod
    def _known(above: str, schema: dict[str, type[Datum]]) -> list[str]:
        return sorted({key.removeprefix(above).partition(".")[0] for key in schema if key.startswith(above)})


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
