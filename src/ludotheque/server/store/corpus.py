"""The open corpus: finished games as records, of tables at which everybody has consented, and nothing about anybody."""

import hashlib
import json
from collections import Counter
from pathlib import Path

from ludotheque.engine import record
from ludotheque.engine.errors import LudothequeError
from ludotheque.games import game_of
from ludotheque.server import house_time
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.store.upgrade import complete_record
from ludotheque.server.table.daily import end_of
from ludotheque.server.table.entries import BOT, LESSON, PERSON

GIVEN, SEALED, NOT_ASKED, FOREVER, LOST, TAUGHT = (
    "exported",
    "a deal that is still played today",
    "somebody has not consented",
    "the rules keep something secret for ever",
    "does not replay with the rules of today",
    "a lesson, whose answers are not its players' own",
)
README = """\
# Finished games

Each `.record` is a whole game as text: what was answered, and under each answer what chance brought. `ludotheque
replay` plays it again, checks that everything fits, and tells it in sentences; `engine/record.py` reads it.

`games.jsonl` has a line for each: `file`, `game`, `rules` and `components` (version and digest), `seats`, `options`,
`who` by seat (`person`, or `bot:` and its level, as they sat in the end), `answers`, `end` and `scores` by side.

Everybody who has played at a table has consented, and may withdraw for later copies. No name, id, time or message is in
here; files are named after what is in them, and stand in no order of time. Games whose rules keep something secret even
when they are over are left out.
"""


def export(store: Store, folder: Path) -> Counter[str]:
    """Write every game that may be given away into an empty folder; count what came of the finished ones."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            message = f"expected an empty folder, and something is in {folder}"
            raise LudothequeError(message)
        return _export(store, folder)
    except OSError as error:
        message = f"cannot write to {folder}: {error.strerror}"
        raise LudothequeError(message) from error


def _export(store: Store, folder: Path) -> Counter[str]:
    found: Counter[str] = Counter()
    lines: list[str] = []
    for name in store.lists.over():
        stored = store.tables.table(name)
        assert stored is not None, "a table that was there a moment ago"
        what, text, line = _described(store, stored)
        found[what] += 1
        if what == GIVEN:
            (folder / f"{line['file']}").write_text(text, encoding="utf-8")
            lines.append(json.dumps(line, ensure_ascii=False) + "\n")
    (folder / "games.jsonl").write_text("".join(sorted(set(lines))), encoding="utf-8")
    (folder / "README.md").write_text(README, encoding="utf-8")
    return found


def _described(store: Store, stored: StoredTable) -> tuple[str, str, dict[str, object]]:
    """Say whether a game may be given away; if so, its record and what is told of it."""
    tried = store.daily.of(stored.id)
    if tried is not None and end_of(tried.day) > house_time.now():
        return SEALED, "", {}
    if any(entry.kind == LESSON for entry in stored.entries):
        return TAUGHT, "", {}
    if not played_by(stored) <= store.accounts.consenting():
        return NOT_ASKED, "", {}
    try:
        text = complete_record(store, stored.id)
        written = record.read(text)
        match = record.replay(game_of(written), written)
    except LudothequeError:
        return LOST, "", {}
    if match.game.forever:
        return FOREVER, "", {}
    name = hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
    return (
        GIVEN,
        text,
        {
            "file": f"{name}.record",
            "game": written.game,
            "rules": written.rules,
            "components": written.components,
            "seats": written.seats,
            "options": written.options,
            "who": [PERSON if seat.kind == PERSON else f"{BOT}:{seat.level}" for seat in stored.seats],
            "answers": len(written.lines),
            "end": written.end,
            "scores": written.scores,
        },
    )


def played_by(stored: StoredTable) -> set[str]:
    """Name everybody who has ever sat or answered at a table, those who have left it included."""
    seated, answered = {seat.person for seat in stored.seats}, {entry.person for entry in stored.entries}
    return (seated | answered) - {""}
