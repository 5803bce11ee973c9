"""A journal of long work: each finished piece is a line of JSON, and whoever goes on does only what is missing."""

import json
from pathlib import Path
from typing import Any

from ludotheque.engine.errors import LudothequeError


class Journal:
    """What was finished of some work, by the name of the piece; kept in a file if there is one."""

    def __init__(self, file: Path | None, about: dict[str, Any]) -> None:
        """Take up a file, or begin one; what it is `about` stands in its first line, and other work is refused."""
        self.done: dict[str, Any] = {}
        self._file = file
        if file is None:
            return
        first = json.dumps(about, sort_keys=True)
        try:
            lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
            if not lines:
                file.write_text(first + "\n", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            message = f"cannot keep a journal in {file}: {getattr(error, 'strerror', None) or 'it is not text'}"
            raise LudothequeError(message) from error
        if lines and lines[0] != first:
            message = f"{file} is the journal of other work; expected {first}, got {lines[0][:500]}"
            raise LudothequeError(message)
        for line in lines[1:]:
            try:
                piece, result = json.loads(line)
            except (json.JSONDecodeError, ValueError, TypeError):
                continue  # cut off in the middle: not finished
            self.done[piece] = result

    def keep(self, piece: str, result: Any) -> None:
        """Note that a piece is finished."""
        self.done[piece] = result
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([piece, result]) + "\n")
