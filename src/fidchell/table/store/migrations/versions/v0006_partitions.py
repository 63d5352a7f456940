"""On PostgreSQL the log is divided into parts by the hash of the table's id; SQLite keeps one."""

from alembic import op

revision = "0006"
down_revision = "0005"

PARTS = 16
COLUMNS = """
    "table" VARCHAR(24) NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    mark BIGINT NOT NULL,
    PRIMARY KEY ("table", number)
"""


def upgrade() -> None:
    """Divide it."""
    if op.get_bind().dialect.name == "postgresql":
        move_into(f'CREATE TABLE log ({COLUMNS}) PARTITION BY HASH ("table")', PARTS)


def downgrade() -> None:
    """Put it together."""
    if op.get_bind().dialect.name == "postgresql":
        move_into(f"CREATE TABLE log ({COLUMNS})", 0)


def move_into(create: str, parts: int) -> None:
    """Move all rows into a new table of another layout; nothing is written to the old one in the meantime."""
    op.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
    op.execute("ALTER TABLE log RENAME CONSTRAINT log_pkey TO log_before_pkey")
    op.execute("ALTER TABLE log RENAME TO log_before")
    op.execute(create)
    for part in range(parts):
        op.execute(f"CREATE TABLE log_{part} PARTITION OF log FOR VALUES WITH (MODULUS {parts}, REMAINDER {part})")
    op.execute('INSERT INTO log SELECT "table", number, at, body, mark FROM log_before')
    op.execute("DROP TABLE log_before")
