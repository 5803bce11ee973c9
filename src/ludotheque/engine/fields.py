"""Writes `clone` from the fields a class declares, so that each field stands in one place.

Interpreted, a class runs the source code at its first clone; before mypyc compiles, `tools.compile` adds the same code
to the class, since a compiled class no longer knows what its lists hold.
"""

import linecache
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from ludotheque.engine.action import Action

SHARED: Final = "box"
"""The field that holds the component tables: clones share it, and it is left out when a State is saved."""
REPLACED: Final = "replaced as a whole"
Replaced = Annotated[list[int], REPLACED]
"""The type of a list whose entries never change, since a new list takes its place: clones share it."""
NEVER_CHANGES: Final = (bool, int, float, str, bytes, NoneType, Enum, Action)
KNOWN: Final = (
    "numbers, strings, tuples, frozen dataclasses; list, set or dict of these; list of lists; "
    "a StatePart or a list of them"
)


def clone_source(kind: type) -> str:
    """Write the method `clone` of a State or StatePart, each field copied as its type asks."""
    name = kind.__name__
    if not vars(kind).get("__final__", False):
        message = f"{kind.__module__}.{name}: is to be @final, since its clone makes a {name} and nothing else"
        raise TypeError(message)
    # State, whose own fields `copy_engine_fields` copies; or StatePart, which has none.
    engine_class: Any = next(ancestor for ancestor in kind.__mro__[1:] if "clone" in vars(ancestor))
    engine_fields = {field.name for field in fields(engine_class)} if is_dataclass(engine_class) else set()
    hints = get_type_hints(kind, include_extras=True)
    declared: Any = kind
    lines = [f'def clone(self) -> "{name}":', f"    twin = {name}.__new__({name})"]
    if engine_fields:
        lines.append("    self.copy_engine_fields(twin)")
    for field in fields(declared):
        if field.name not in engine_fields:
            copy = f"self.{field.name}" if field.name == SHARED else _copy(kind, field.name, hints[field.name])
            lines.append(f"    twin.{field.name} = {copy}")
    return "\n".join([*lines, "    return twin", ""])


def make_clone(kind: Any) -> Callable[[Any], Any]:
    """Run the source code of `clone`, and give the class the method; a traceback can show its lines."""
    source = clone_source(kind)
    file = f"<clone of {kind.__module__}.{kind.__qualname__}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    names = {**vars(sys.modules[kind.__module__]), kind.__name__: kind}
    made: dict[str, Any] = {}
    exec(compile(source, file, "exec"), names, made)  # noqa: S102 - as `dataclass` makes an `__init__`
    kind.clone = made["clone"]
    function: Callable[[Any], Any] = made["clone"]
    return function


def _copy(kind: type, name: str, hint: Any) -> str:
    """Write the expression that copies one field."""
    here = f"self.{name}"
    of = get_args(hint)
    if _is_shared(hint):
        return here
    if _is_part(hint):
        return f"{here}.clone()"
    if get_origin(hint) in (list, set, dict) and all(map(_is_shared, of)):
        return f"{here}.copy()"
    if get_origin(hint) is list and _is_part(of[0]):
        return f"[each.clone() for each in {here}]"
    if get_origin(hint) is list and get_origin(of[0]) is list and all(map(_is_shared, get_args(of[0]))):
        return f"[each.copy() for each in {here}]"
    message = f"{kind.__module__}.{kind.__name__}.{name}: no way to copy {hint}; known are {KNOWN}"
    raise TypeError(message)


def _is_shared(hint: Any) -> bool:
    """Say whether clones may have the same object, since it never changes."""
    if get_origin(hint) is Annotated:
        return REPLACED in hint.__metadata__
    if get_origin(hint) is tuple:
        return all(one is ... or _is_shared(one) for one in get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return all(map(_is_shared, get_args(hint)))
    if not isinstance(hint, type):
        return False
    is_frozen = is_dataclass(hint) and vars(hint)["__dataclass_params__"].frozen
    return is_frozen or issubclass(hint, NEVER_CHANGES)


def _is_part(hint: Any) -> bool:
    return isinstance(hint, type) and hasattr(hint, "clone")
