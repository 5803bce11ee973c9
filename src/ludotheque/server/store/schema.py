"""The tables of the database: the log of every table, and what is looked up beside it."""

import sqlalchemy as sa

schema = sa.MetaData()
people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("lock", sa.Integer, nullable=False, server_default="0"),
)
consents = sa.Table(
    "consents",
    schema,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
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
# What each game made of them: the curve on a player's page.
rating_steps = sa.Table(
    "rating_steps",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("who", sa.String(48), primary_key=True, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
# One try of each person at each game and day.
dailies = sa.Table(
    "dailies",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("day", sa.String(10), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.UniqueConstraint("day", "game", "person"),
)
said = sa.Table(
    "said",
    schema,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("click", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("readers", sa.Text, nullable=False),
    sa.Column("among", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("claim", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False, server_default="0"),
    sa.UniqueConstraint("table_id", "person", "click"),
)
# How somebody wants to be told that it is their turn, where they do not look.
reminders = sa.Table(
    "reminders",
    schema,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("calendar", sa.Integer, nullable=False),
    sa.Column("webhook", sa.Text, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=False),
    sa.Column("quiet_until", sa.Integer, nullable=False),
    sa.Column("house", sa.Text, nullable=False),
    sa.Column("sent", sa.Float, nullable=False),
)
devices = sa.Table(
    "devices",
    schema,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("device", sa.String(32), primary_key=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(88), nullable=False),
    sa.Column("auth", sa.String(24), nullable=False),
)
# Who is to be reminded of which table, and not before when.
asked = sa.Table(
    "asked",
    schema,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
# What was found about the answers of a game: of the whole table (-1), or of a seat's own part.
reviews = sa.Table(
    "reviews",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("maker", sa.String(32), nullable=False),
    sa.Column("found", sa.Text, nullable=False),
)
# Moments of reviewed games in which one answer is best by far: at most one of a table.
puzzles = sa.Table(
    "puzzles",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False, index=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("world", sa.Text, nullable=False),
    sa.Column("found", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
