"""What is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "said",
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
        sa.UniqueConstraint("table_id", "person", "click"),
    )


def downgrade() -> None:
    op.drop_table("said")
