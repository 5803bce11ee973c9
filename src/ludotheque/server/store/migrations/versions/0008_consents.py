"""Who lets researchers have the games they have finished."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "consents",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("consents")
