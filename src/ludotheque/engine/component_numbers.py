"""The numbers of a component file, one by one: to be listed, and to be changed for a trial."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, final

import msgspec

from ludotheque.engine.components import ComponentFile
from ludotheque.engine.errors import BadComponents

SOURCE: Final = "source"


@final
class Place:
    """Where a number stands: in a table or a list, under a key; and where it comes from, as far as that is said."""

    def __init__(self, holder: Any, key: Any, source: str) -> None:
        self.holder = holder
        self.key = key
        self.source = source

    @property
    def value(self) -> int:
        """The number."""
        return int(self.holder[self.key])


def places_of(tables: Any, above: str = "", source: str = "") -> Iterator[tuple[str, Place]]:
    """Give every whole number in some tables, with its place written as "prices.swap.value"."""
    keys: Any = tables if isinstance(tables, dict) else range(len(tables))
    if isinstance(tables, dict):
        source = str(tables.get(SOURCE, source))
    for key in keys:
        value = tables[key]
        if isinstance(value, (dict, list)):
            yield from places_of(value, f"{above}{key}.", source)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield f"{above}{key}", Place(tables, key, source)


def numbers_of(file: ComponentFile) -> dict[str, Place]:
    """Give every whole number of a component file by its place."""
    return dict(places_of(msgspec.json.decode(file.text)))


def with_numbers(file: ComponentFile, changes: Mapping[str, int]) -> str:
    """Write the tables of a component file, as JSON, with other numbers; they are as unchecked as those of any file."""
    tables = msgspec.json.decode(file.text)
    known = dict(places_of(tables))
    unknown = [f"[{path[:80]}]: there is no number here" for path in changes if path not in known]
    if unknown:
        raise BadComponents(file.name, unknown)
    for path, value in changes.items():
        known[path].holder[known[path].key] = value
    return msgspec.json.encode(tables).decode()
