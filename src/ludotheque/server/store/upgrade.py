"""What is kept of tables for the day the rules change, and how such a table is opened again: never by an error page.

A table whose log does not replay any more goes on from the State that was kept last, if the codec still reads it; if
not, or if its game has left the shelf, it can be looked at as everybody saw it last, and its record can be had.
"""

import logging
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from ludotheque.engine import codec, record
from ludotheque.engine.action import Actions
from ludotheque.engine.errors import BadComponents, BadOption, BadState, LudothequeError, UnknownGame
from ludotheque.engine.game import Game, Options
from ludotheque.engine.texts import LANGUAGES, Texts
from ludotheque.games import game_named, game_with
from ludotheque.server import logs
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import Snapshot, StoredTable, TableStore
from ludotheque.server.table.entries import ANSWER, RESUME, REWIND, START, UNDO, Entry
from ludotheque.server.table.frozen import Frozen
from ludotheque.server.table.table import BadTable, Table

log = logging.getLogger(__name__)
REPLAYS, RESUMES, LOOKED_AT = "replays", "goes on from the State kept last", "can only be looked at"


class Gone(Game):
    """A game that is no more, or not for so many people: its tables can be looked at."""

    version = 0
    seats = ()
    forever = ("everything",)  # nobody knows any more what its rules kept

    def __init__(self, name: str, texts: Texts) -> None:
        self.id = name
        self.actions = Actions(name)
        self.texts = texts

    def checked_options(self, seats: int, options: Options) -> dict[str, str]:
        """Complain about nothing: nobody knows any more what there was."""
        return dict(options)


@cache
def _gone(name: str) -> Gone:
    """Make up a game that has left the shelf, of which only the name is known."""
    return Gone(name, Texts(more=dict.fromkeys(LANGUAGES, f"game-{name} = {name}\n")))


def played(store: TableStore, stored: StoredTable) -> Game:
    """Find the game with the component tables a table is played with, whatever the house plays with today."""
    try:
        game = game_with(stored.game, stored.components)
    except UnknownGame:
        return _gone(stored.game)
    own = "" if game.components_digest == stored.components else store.components(stored.components)
    if own:
        with suppress(BadComponents):  # tables that the game of today does not understand
            game = game_named(stored.game, own)
    return game


def complete_record(store: Store, name: str) -> str:
    """Write down all of a table, whoever may know it; `BadTable` if it is not here or has not begun."""
    stored = store.tables.table(name)
    if stored is None:
        raise BadTable(f"there is no table {name!r} here")
    table = reopened(played(store.tables, stored), stored)
    if table.match is None and table.frozen is None:
        raise BadTable(f"table {name} has not begun")
    return table.complete_record()


def check(store: Store) -> Iterator[tuple[str, str, str]]:
    """Try to open every table that is not over, and change nothing; give each with its game and what would happen."""
    for name, _, _ in store.lists.unfinished():
        stored = store.tables.table(name)
        assert stored is not None, "a table that was there a moment ago"
        try:
            table = reopened(played(store.tables, stored), stored)
        except LudothequeError as error:
            yield name, stored.game, str(error)
            continue
        if table.frozen is not None:
            yield name, stored.game, LOOKED_AT
        elif table.to_resume is not None:
            yield name, stored.game, RESUMES
        else:
            yield name, stored.game, REPLAYS


def reopened(game: Game, stored: StoredTable) -> Table:
    """Bring a stored table back, one way or another."""
    if isinstance(game, Gone):
        return _frozen(game, stored)
    try:
        return restored(game, stored)
    except Exception as error:  # noqa: BLE001 - rules that were changed may stumble over an old log in any way
        log.warning("table %s does not replay: %r", logs.table_name(stored.id), error)
    if stored.snapshot is not None:
        try:
            return _resumed(game, stored, stored.snapshot)
        except Exception as error:  # noqa: BLE001 - the same
            log.warning("table %s cannot go on from what was kept of it: %r", logs.table_name(stored.id), error)
    return _frozen(game, stored)


def _frozen(game: Game, stored: StoredTable) -> Table:
    """Bring a stored table back to be looked at."""
    table = _passed_over(game, stored)
    scenes = {} if stored.snapshot is None else stored.snapshot.scenes
    table.frozen = Frozen(scenes, record_of_log(game, stored))
    return table


def restored(game: Game, stored: StoredTable) -> Table:
    """Bring a stored table back by applying its log again; `BadTable` if this leads elsewhere than it did."""
    kept = stored.snapshot
    table = Table(game, stored.id, stored.options, stored.seats, stored.pace, stored.host)
    first = max((entry.number for entry in stored.entries if entry.kind == RESUME), default=0)
    for entry in stored.entries:
        if entry.number < first:
            table.pass_over(entry)
            continue
        table.apply(entry)
        if kept is not None and kept.rules != game.version and table.written == kept.number > first:
            _expect_same(table, kept)
    table.kept = 0 if kept is None or kept.rules != game.version else kept.number
    return table


def record_of_log(game: Game, stored: StoredTable) -> str:
    """Write a record from a log that nobody can replay here; who has the old rules can."""
    if stored.snapshot is not None and stored.snapshot.record:
        return stored.snapshot.record
    head = [
        record.HEADING,
        f"game {stored.game}",
        f"rules {stored.rules}",
        f"components {stored.components}",
        f"seats {len(stored.seats)}",
        *(f"option {name} {value}" for name, value in stored.options.items()),
    ]
    start: list[str] = []
    answers: list[Entry] = []
    for entry in stored.entries:
        if entry.kind == RESUME:
            start, answers = [f"start {entry.action}"], []
        elif entry.kind == START:
            start = [*([f"start {entry.action}"] if entry.action else []), *_outcomes(game, entry)]
        elif entry.kind == ANSWER:
            answers.append(entry)
        elif entry.kind == REWIND:
            del answers[int(entry.action) :]
        elif entry.kind == UNDO:
            answers.remove(next(answer for answer in reversed(answers) if answer.seat == entry.seat))
    lines = [line for entry in answers for line in (f"{entry.seat}: {entry.action}", *_outcomes(game, entry))]
    return "\n".join([*head, *start, *lines, "unfinished", "digest unknown"]) + "\n"


def _expect_same(table: Table, kept: Snapshot) -> None:
    try:
        before = codec.decode(table.game, kept.state.encode())
    except BadState:
        return  # nobody can say any more what it was
    if codec.digest(before) != codec.digest(table.playing.state):
        raise BadTable(f"the log replays to another position at entry {kept.number}")


def _resumed(game: Game, stored: StoredTable, kept: Snapshot) -> Table:
    """Play on from what was kept, as far as the entries since then still fit; what came of it is yet to be stored."""
    tried = _passed_over(game, stored, kept.number)
    tried.apply(Entry(tried.written, RESUME, action=kept.state))
    tried.written -= 1  # what was only tried is not in the log
    for entry in stored.entries[kept.number :]:
        try:
            tried.apply(entry)
        except Exception as error:  # noqa: BLE001 - the same
            lost = len(stored.entries) - entry.number
            name = logs.table_name(stored.id)
            log.warning("table %s goes on without its last %d entries: %r", name, lost, error)
            break
    table = _passed_over(game, stored)
    table.to_resume = Entry(table.written, RESUME, action=codec.encode(tried.playing.state).decode())
    return table


def _passed_over(game: Game, stored: StoredTable, count: int | None = None) -> Table:
    try:
        table = Table(game, stored.id, stored.options, stored.seats, stored.pace, stored.host)
    except BadOption:  # an option that the game has no more, or so many seats
        known = game if len(stored.seats) in game.seats else Gone(game.id, game.texts)
        table = Table(known, stored.id, {}, stored.seats, stored.pace, stored.host)
        table.options = stored.options
    for entry in stored.entries[:count]:
        table.pass_over(entry)
    return table


def _outcomes(game: Game, entry: Entry) -> list[str]:
    return [f"* {label} {_named(game, label, outcome)}" for label, outcome in entry.outcomes]


def _named(game: Game, label: str, outcome: int) -> str:
    try:
        return game.outcome_names(label).write(outcome)
    except (IndexError, KeyError, ValueError):
        return str(outcome)
