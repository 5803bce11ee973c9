"""Adds methods to classes in files that are about to be compiled: what compiled classes lack, or have interpreted.

    python -m tools.methods FOLDER FILE...

Every State and StatePart gets its `clone`. Steps get the `__init__` that `dataclass` would give them: that one
stays interpreted, and steps are made all the time. The folder holds a copy of the package, which is imported and
changed; the files are named from there.
"""

import ast
import importlib
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from textwrap import indent
from typing import Any

from ludotheque.engine.fields import clone_source
from ludotheque.engine.state import State, StatePart, Step


def write_methods(folder: Path, file: str) -> None:
    """Write the methods of one file, each at the end of its class, the last class first."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert module.__file__ == str(path), f"{path} was to be imported, and {module.__file__} came"
    lines = text.splitlines(keepends=True)
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef):
            source = method_source(vars(module)[node.name], node)
            if source:
                lines.insert(node.end_lineno or 0, "\n" + indent(source, "    "))
    path.write_text("".join(lines), encoding="utf-8")


def method_source(kind: type, node: ast.ClassDef) -> str:
    """Write the method that a class is to get, if any."""
    if issubclass(kind, (State, StatePart)) and "clone" not in vars(kind):
        return clone_source(kind)
    return init_source(kind, node) if issubclass(kind, Step) else ""


def init_source(kind: Any, node: ast.ClassDef) -> str:
    """Write the `__init__` of a step, if it has fields, all its own, and hands none down."""
    declared = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    names = [ast.unparse(line.target) for line in declared]
    if (
        not names
        or not is_dataclass(kind)
        or names != [field.name for field in fields(kind)]
        or not vars(kind).get("__final__", False)
    ):
        return ""
    lines = [f"def __init__(self, {', '.join(map(ast.unparse, declared))}) -> None:"]
    # To be assigned here and nowhere else: the class is frozen.
    lines += [f"    self.{name} = {name}  # type: ignore" for name in names]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for name in sys.argv[2:]:
        write_methods(Path(sys.argv[1]), name)
