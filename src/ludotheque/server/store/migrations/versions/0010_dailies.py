"""Tables of daily challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False, index=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.UniqueConstraint("day", "game", "person"),
    )


def downgrade() -> None:
    op.drop_table("dailies")
