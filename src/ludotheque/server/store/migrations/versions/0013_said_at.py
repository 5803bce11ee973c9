"""When something was said."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("said", sa.Column("at", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("said", "at")
