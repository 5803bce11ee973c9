"""What is kept for the day the rules change: component tables, and of each table its State and what everybody saw."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "components",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
    )
    op.create_table(
        "kept",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("scenes", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("kept", "components"):
        op.drop_table(table)
