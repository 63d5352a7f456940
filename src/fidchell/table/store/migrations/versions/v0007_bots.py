"""Bot accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "bots",
        sa.Column("user", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Integer, nullable=False, index=True),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("bots")
