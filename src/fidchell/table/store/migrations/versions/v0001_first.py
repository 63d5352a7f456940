"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "users",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("print", sa.String(64), primary_key=True),
        sa.Column("user", sa.Integer, nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("owner", sa.Integer, nullable=False, index=True),
        sa.Column("phase", sa.String(12), nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_open", "tables", ["phase", "listed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.Integer, nullable=False, index=True),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("secrets", "log", "seats", "tables", "keys", "users"):
        op.drop_table(name)
