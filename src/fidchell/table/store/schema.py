"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

USERS = Table(
    "users",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in small letters, of those who have an account
    Column("password", Text),  # as argon2 writes it
    Column("created", BigInteger, nullable=False),
)

KEYS = Table(  # what proves who somebody is; only fingerprints are kept
    "keys",
    METADATA,
    Column("print", String(64), primary_key=True),
    Column("user", Integer, nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("until", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("plan", Text, nullable=False),
    Column("owner", Integer, nullable=False, index=True),
    Column("phase", String(12), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

SEATS = Table(  # who sits where, so that people find their tables; the log is the truth
    "seats",
    METADATA,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", Integer, nullable=False, index=True),
)

LOG = Table(  # the one truth: rows are added, and never changed
    "log",
    METADATA,
    Column("table", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("mark", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

SECRETS = Table(  # what all servers of one database share, made at the first start
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)

TASTES = Table(  # what people like their page to be like: language, theme and so on
    "tastes",
    METADATA,
    Column("user", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

Index("tables_open", TABLES.c.phase, TABLES.c.listed)
