"""Tables have a pace, a host, and are public or not; when a time is up, and the stage, stand beside the log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PLAYED = "EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.kind = 'start')"
HOST = "SELECT person FROM seats WHERE seats.table_id = tables.id AND person <> '' ORDER BY seat LIMIT 1"


def upgrade() -> None:
    for column in (
        sa.Column("pace", sa.Text, nullable=False, server_default="{}"),
        sa.Column("host", sa.String(32), nullable=False, server_default=""),
        sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("stage", sa.String(8), nullable=False, server_default="waiting"),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_stage", "tables", ["stage"])
    op.execute(f"UPDATE tables SET stage = 'played' WHERE {PLAYED}")  # noqa: S608 - nothing in it comes from outside
    op.execute(f"UPDATE tables SET host = COALESCE(({HOST}), '')")  # noqa: S608 - the same


def downgrade() -> None:
    raise NotImplementedError("tables with a clock cannot be brought back to the schema before it")
