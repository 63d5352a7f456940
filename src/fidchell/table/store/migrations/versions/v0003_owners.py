"""Servers with their leases, the shards that they own, and the shard of each table."""

import json
from zlib import crc32

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

AT_ONCE = 1000  # tables


def upgrade() -> None:
    """Create the tables, and divide the tables that exist."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("lanes", sa.Text, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "shards",
        sa.Column("lane", sa.String(40), primary_key=True),
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Integer, sa.ForeignKey("servers.id", ondelete="SET NULL")),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("lane", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("shard", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("next_due", sa.BigInteger))
    divide()
    op.create_index("tables_due", "tables", ["shard", "next_due"])


def divide() -> None:
    """Set the lane and shard of every table; those in play are looked at soon."""
    tables = sa.table("tables", *map(sa.column, ("id", "plan", "phase", "lane", "shard", "next_due")))
    connection, last = op.get_bind(), ""
    change = (
        sa.update(tables)
        .where(tables.c.id == sa.bindparam("table"))
        .values({name: sa.bindparam(f"new_{name}") for name in ("lane", "shard", "next_due")})
    )
    some = sa.select(tables.c.id, tables.c.plan, tables.c.phase).order_by(tables.c.id).limit(AT_ONCE)
    while found := connection.execute(some.where(tables.c.id > last)).all():
        connection.execute(change, [divided(*row) for row in found])
        last = found[-1][0]


def divided(name: str, plan: str, phase: str) -> dict[str, str | int | None]:
    """The new columns of a table."""
    body = json.loads(plan)
    return {
        "table": name,
        "new_lane": f"{body['game']}-{body.get('version', 0)}",
        "new_shard": crc32(name.encode()) % 64,
        "new_next_due": 0 if phase == "playing" else None,
    }


def downgrade() -> None:
    """Undo it."""
    op.drop_index("tables_due", "tables")
    for name in ("next_due", "shard", "lane"):
        op.drop_column("tables", name)
    op.drop_table("shards")
    op.drop_table("servers")
