"""The log tells everything: how a table was opened stands with it, what changed since is an entry."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("seats"), sa.column("opened"))
seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "kind", "person", "level", "orders")))
COLUMNS = ("table_id", "number", "kind", "seat", "action", "outcomes", "click", "person", "at")
entries = sa.table("entries", *(sa.column(name) for name in COLUMNS))
old_entries = sa.table("old_entries", *(sa.column(name) for name in COLUMNS[:7]))


def upgrade() -> None:
    op.add_column("tables", sa.Column("seats", sa.Text, nullable=False, server_default="[]"))
    op.rename_table("entries", "old_entries")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("outcomes", sa.Text, nullable=False),
        sa.Column("click", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="entries_key"),
        sqlite_with_rowid=False,
    )
    # When an old entry was written is not known: when its table was opened must do.
    old = sa.select(*old_entries.c, sa.literal(""), tables.c.opened).where(old_entries.c.table_id == tables.c.id)
    op.execute(sa.insert(entries).from_select(COLUMNS, old))
    op.drop_table("old_entries")
    _bring_seats_along(op.get_bind())
    with op.batch_alter_table("seats") as batch:
        for column in ("kind", "level", "orders"):
            batch.drop_column(column)


def _bring_seats_along(db: sa.Connection) -> None:
    """Whoever sits there now has sat there from the beginning; a standing order is the log's last entry."""
    sitting: dict[str, list[dict[str, str]]] = {}
    ordered: list[tuple[str, int, str]] = []
    for row in db.execute(sa.select(seats).order_by(seats.c.table_id, seats.c.seat)):
        sitting.setdefault(row.table_id, []).append({"kind": row.kind, "person": row.person, "level": row.level})
        ordered += [(row.table_id, row.seat, f"{ask} {action}") for ask, action in json.loads(row.orders).items()]
    for table, found in sitting.items():
        db.execute(sa.update(tables).where(tables.c.id == table).values(seats=json.dumps(found)))
    for table, seat, order in ordered:
        last = db.scalar(sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table))
        opened = db.scalar(sa.select(tables.c.opened).where(tables.c.id == table))
        number = 0 if last is None else last + 1
        values = (table, number, "order", seat, order, "[]", "", sitting[table][seat]["person"], opened)
        db.execute(sa.insert(entries).values(**dict(zip(COLUMNS, values, strict=True))))


def downgrade() -> None:
    raise NotImplementedError("a log with who and when cannot be brought back to the schema before it")
