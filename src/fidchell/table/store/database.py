"""The database: a SQLite file, or PostgreSQL by its URL; created and migrated at start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os.path import isdir
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import QueuePool

from fidchell.core.errors import BadOption, OutOfReach
from fidchell.core.files import named
from fidchell.table.server.settings import own_folder
from fidchell.table.store.file_lock import create_privately

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 4_660_046  # the advisory lock held during migrations
BUSY = 10_000  # milliseconds to wait for another process to finish writing
# How PostgreSQL is reached, unless its URL says otherwise; if it vanishes, that is noticed within half a minute.
LINE = {
    "connect_timeout": 10,  # seconds
    "keepalives_idle": 10,  # seconds of silence until the system asks whether the other side is still there
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,  # milliseconds until data that nobody acknowledges ends the connection
}
LIMITS = {"statement_timeout": 20_000, "lock_timeout": 10_000, "idle_in_transaction_session_timeout": 60_000}  # ms


def address(given: str) -> URL:
    """A database URL for SQLAlchemy, with the drivers that this program installs."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadOption(f"{given[:60]!r} is not a database URL; write sqlite:///FILE or postgresql://…") from None
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or not url.database or url.database == ":memory:":
        raise BadOption(f"tables can be stored in sqlite:///FILE or postgresql://…, not in {given.partition(':')[0]!r}")
    return url.set(drivername="sqlite+pysqlite", database=str(named(url.database, "--db")))


def told(url: URL) -> str:
    """The file or URL of a database, without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string()


def connect(given: str, many: int = 4, limits: bool = True) -> Engine:
    """An engine for a database, with settings that make commits durable; without `limits`, statements may take long."""
    url = address(given)
    try:
        if url.get_backend_name() == "postgresql":
            return create_engine(
                url,
                pool_size=many,
                max_overflow=many,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args=line_to(url, LIMITS if limits else {}),
            )
        make_own_folder(Path(str(url.database)).parent)
        create_privately(Path(str(url.database)))
        engine = create_engine(url, poolclass=QueuePool, pool_size=many, max_overflow=many, hide_parameters=True)
    except NoSuchModuleError as why:
        raise BadOption(f"the database cannot be reached: {why}") from None
    event.listen(engine, "connect", careful)
    event.listen(engine, "begin", begin)
    return engine


def line_to(url: URL, limits: dict[str, int]) -> dict[str, Any]:
    """How to reach a PostgreSQL; what its URL says comes last, and counts."""
    given = url.query.get("options", "")
    words = [*(f"-c {name}={value}" for name, value in limits.items()), given if isinstance(given, str) else ""]
    return {name: value for name, value in LINE.items() if name not in url.query} | {"options": " ".join(words)}


def make_own_folder(folder: Path) -> None:
    """Create the default folder if it is missing; other folders are not created, since the name may be a typo."""
    if folder != own_folder():
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise OutOfReach(f"tables cannot be stored in {folder}: {why.strerror}; name another file with --db") from None


@contextmanager
def reaching(url: URL) -> Iterator[None]:
    """Turn database errors into one sentence."""
    if url.get_backend_name() == "sqlite" and not isdir(folder := Path(str(url.database)).absolute().parent):
        raise OutOfReach(f"tables cannot be stored in {told(url)}: {folder} is not a usable folder")
    try:
        yield
    except DBAPIError as why:
        raise OutOfReach(f"the database {told(url)} cannot be used: {first_line(why.orig)}") from None
    except CommandError as why:  # such as a database migrated by a later version of this program
        raise OutOfReach(f"the database {told(url)} does not fit this version of fidchell: {why}") from None


def first_line(why: object) -> str:
    """The first line of a driver's error, without its prefix."""
    return str(why).strip().partition("\n")[0].removeprefix("connection failed: ")


def careful(connection: SqliteConnection, record: Any) -> None:
    """Set SQLite to write-ahead logging, a full sync at each commit, and transactions under our control."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Any) -> None:
    """Begin a SQLite transaction; deferred, so that readers do not wait."""
    connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine) -> None:
    """Create or migrate the database tables; one process at a time."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with reaching(engine.url), engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            for name in LIMITS:  # a migration takes as long as it takes, and so does waiting for another server's
                connection.execute(text(f"SET LOCAL {name} = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
