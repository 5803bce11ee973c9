"""Adds the method `clone` to every State and StatePart in files that are about to be compiled.

    python -m tools.clones FOLDER FILE...

The folder holds a copy of the package, which is imported and changed; the files are named from there.
"""

import ast
import importlib
import sys
from pathlib import Path
from textwrap import indent

from ludotheque.engine.fields import clone_source
from ludotheque.engine.state import State, StatePart


def write_clones(folder: Path, file: str) -> None:
    """Write the clones of one file, each at the end of its class, the last class first."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert module.__file__ == str(path), f"{path} was to be imported, and {module.__file__} came"
    lines = text.splitlines(keepends=True)
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef) and is_cloned(kind := vars(module)[node.name]):
            lines.insert(node.end_lineno or 0, "\n" + indent(clone_source(kind), "    "))
    path.write_text("".join(lines), encoding="utf-8")


def is_cloned(kind: type) -> bool:
    """Say whether the class gets its `clone` written."""
    return issubclass(kind, (State, StatePart)) and "clone" not in vars(kind)


if __name__ == "__main__":
    for name in sys.argv[2:]:
        write_clones(Path(sys.argv[1]), name)
