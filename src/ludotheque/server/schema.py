"""What is stored: the log of every table, and what is looked up beside it; as tables and as structs."""

from typing import Any

import msgspec
import sqlalchemy as sa

from ludotheque.engine.chance import Outcome
from ludotheque.server.clock import Pace

PERSON, BOT, OPEN = "person", "bot", "open"
"""Kinds of seats."""
START, ANSWER, UNDO = "start", "answer", "undo"
SIT, STAND, ARRANGE, STAND_IN, BACK, ORDER = "sit", "stand", "arrange", "stand-in", "back", "order"
RESUME = "resume"
ASK_REWIND, AGREE, DECLINE, REWIND, REMATCH = "ask-rewind", "agree", "decline", "rewind", "rematch"
"""Kinds of entries. A bot stands in for a person who has left, until the person is back; answers that lie behind a
barrier are taken back if everybody agrees; a table can lead to the next one, and
resume from a State when its rules have changed."""

schema = sa.MetaData()
people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("lock", sa.Integer, nullable=False, server_default="0"),
)
settings = sa.Table(
    "settings",
    schema,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
# Codes and challenges, which hold once and not for long.
once = sa.Table(
    "once",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
passkeys = sa.Table(
    "passkeys",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
)
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False),
    # These follow from the log: when somebody's time is up, and whether the table waits for people, is played, or over.
    sa.Column("due", sa.Float, nullable=True, index=True),
    sa.Column("stage", sa.String(8), nullable=False, index=True),
)
WAITING, PLAYED, OVER = "waiting", "played", "over"
"""Stages of a table."""
# The tables of a person: follows from the log, and is written with it.
seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
)
entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("outcomes", sa.Text, nullable=False),
    sa.Column("click", sa.String(64), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)
# For the day the rules change: the component tables that anything was played with, and each table's latest State.
components = sa.Table(
    "components",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("tables", sa.Text, nullable=False),
)
kept = sa.Table(
    "kept",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("scenes", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)


results = sa.Table(
    "results",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("who", sa.String(48), nullable=False, index=True),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
ratings = sa.Table(
    "ratings",
    schema,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(48), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)


class Entry(msgspec.Struct):
    """One line of a table's log: what has changed, who did it and when, with what chance brought."""

    number: int
    kind: str
    seat: int = 0
    action: str = ""
    """The answer; the level of a stand-in; of a standing order the question, and the answer to it; a State."""
    outcomes: list[Outcome] = []
    click: str = ""
    person: str = ""
    """Who did it; empty for a bot, a standing order, and the house itself."""
    at: float = 0.0
    """When it was written, in seconds since 1970."""


class Seat(msgspec.Struct):
    """Who sits at a seat: a person, a bot of a level, or nobody yet; a person's level is a stand-in's."""

    kind: str
    person: str = ""
    level: str = ""


class Kept(msgspec.Struct):
    """What was kept of a table when its log had so many entries."""

    number: int
    rules: int
    state: str
    scenes: dict[str, dict[str, Any]]
    """What everybody saw, by language."""
    record: str
    """Of a game that is over."""


class Opened(msgspec.Struct):
    """A table as it is stored: how it was opened, and its log."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    seats: list[Seat]
    opened: float
    pace: Pace = Pace()
    host: str = ""
    is_public: bool = False
    entries: list[Entry] = []
    kept: Kept | None = None
