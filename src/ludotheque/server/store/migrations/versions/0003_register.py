"""The register: signed cookies instead of stored ones, codes and challenges that hold once, passkeys, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("people", "old_people")
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("lock", sa.Integer, nullable=False, server_default="0"),
    )
    op.execute("INSERT INTO people (id, name) SELECT id, name FROM old_people")
    op.drop_table("old_people")
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "once",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("cookies that were signed cannot be made to be stored ones")
