"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

USERS = Table(
    "users",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in lower case, for accounts only
    Column("password", Text),  # argon2 hash
    Column("created", BigInteger, nullable=False),
)

KEYS = Table(  # session and sign-in keys; only fingerprints are stored
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
    Column("lane", String(40), nullable=False, server_default=""),  # game and version of the rules: see shards.py
    Column("shard", Integer, nullable=False, server_default="0"),
    Column("next_due", BigInteger),  # when something is due that nobody has to ask for; None means never
)

SERVERS = Table(  # the servers that run, each with a lease; whoever lets it run out is removed, and never comes back
    "servers",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(80), nullable=False),
    Column("version", String(40), nullable=False),
    Column("lanes", Text, nullable=False),  # that it can play, separated by spaces
    Column("alone", Boolean, nullable=False),  # whether it shares the database with no other server
    Column("until", BigInteger, nullable=False),  # milliseconds, by the clock of the database
    sqlite_autoincrement=True,
)

SHARDS = Table(  # who owns which tables; every change of the owner raises the epoch
    "shards",
    METADATA,
    Column("lane", String(40), primary_key=True),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("owner", Integer, ForeignKey("servers.id", ondelete="SET NULL")),
    Column("epoch", BigInteger, nullable=False),
)

SEATS = Table(  # who sits where, so that people find their tables; the log is authoritative
    "seats",
    METADATA,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", Integer, nullable=False, index=True),
)

LOG = Table(  # the source of truth: rows are appended, never changed
    "log",
    METADATA,
    Column("table", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("mark", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(  # of each table in play its newest, to save time; what is true stands in the log
    "snapshots",
    METADATA,
    Column("table", String(24), primary_key=True),
    Column("number", Integer, nullable=False),  # the row after which it was taken
    Column("body", LargeBinary, nullable=False),
)

SECRETS = Table(  # shared by all servers of one database, created at the first start
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)

TASTES = Table(  # page preferences: language, theme and so on
    "tastes",
    METADATA,
    Column("user", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

TOKENS = Table(  # API tokens; only fingerprints are stored
    "tokens",
    METADATA,
    Column("print", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),  # by which its owner names it
    Column("user", Integer, nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("scopes", String(40), nullable=False),  # separated by spaces
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

BOTS = Table(  # accounts that other people's programs play
    "bots",
    METADATA,
    Column("user", Integer, primary_key=True, autoincrement=False),
    Column("owner", Integer, nullable=False, index=True),
    Column("shared", Boolean, nullable=False),  # whether others may seat it too
    Column("tables", Integer, nullable=False),  # unfinished ones that it plays at, at most
    Column("seen", BigInteger, nullable=False),  # when its stream of events was last open
)

Index("tables_open", TABLES.c.phase, TABLES.c.listed)
Index("tables_due", TABLES.c.shard, TABLES.c.next_due)
