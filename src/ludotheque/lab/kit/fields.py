"""The fields of a State by their paths, as `money` or, where a part has them, `desks.hand`."""

from dataclasses import fields, is_dataclass
from typing import Any

from ludotheque.engine import codec
from ludotheque.engine.fields import SHARED
from ludotheque.engine.game import Game
from ludotheque.engine.state import State


def paths(s: State) -> list[str]:
    """List every stored field; of a list of parts, the fields of the parts."""
    found = []
    for field in fields(s):
        if field.name == SHARED:
            continue
        value = getattr(s, field.name)
        first = value[0] if isinstance(value, list) and value else None
        is_part = is_dataclass(first) and hasattr(first, "clone")
        found += [f"{field.name}.{each.name}" for each in fields(first)] if is_part else [field.name]  # type: ignore[arg-type]
    return found


def plain_at(s: Any, path: str) -> Any:
    """Give what a path leads to, as plain data; of a list of parts, by part."""
    name, _, rest = path.partition(".")
    value = getattr(s, name)
    return [codec.plain_value(getattr(part, rest)) for part in value] if rest else codec.plain_value(value)


def secret_fields(game: Game) -> set[str]:
    """List every field some secret names."""
    return {path for secret in game.secrets for path in secret.fields}


def is_among(path: str, named: set[str]) -> bool:
    """Say whether a field is named, itself or with all its part."""
    return path in named or path.partition(".")[0] in named
