"""Backups of a whole database, and files that only their owner can read."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from fidchell.core.errors import BadOption, OutOfReach
from fidchell.table.store.database import address, first_line


def refuse_existing(path: Path) -> None:
    """Refuse to overwrite a file."""
    if path.exists():
        raise BadOption(f"{path} already exists; name a new file")


def write_privately(path: Path, text: bytes) -> None:
    """Write a file that only its owner can read."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text)
    except OSError as why:
        raise BadOption(f"{path} cannot be written: {why.strerror}") from None


def copy_sqlite(source: Path, target: Path) -> None:
    """Take a consistent copy of a SQLite file."""
    if not source.exists():
        raise BadOption(f"there is no database {source}; name one with --db")
    write_privately(target, b"")
    try:
        with closing(sqlite3.connect(source, timeout=30)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as why:
        target.unlink(missing_ok=True)
        raise OutOfReach(f"{source} cannot be copied: {why}") from None


def dump_postgres(db: str, target: Path) -> None:
    """Dump a PostgreSQL database in the format of `pg_restore`."""
    program = shutil.which("pg_dump")
    if not program:
        raise BadOption("pg_dump was not found; install the PostgreSQL client programs (postgresql-client on Debian)")
    url = address(db).set(drivername="postgresql")
    write_privately(target, b"")
    where = url.set(password=None).render_as_string(hide_password=False)
    words = [program, "--format=custom", f"--file={target}", f"--dbname={where}"]
    around = os.environ | ({"PGPASSWORD": url.password} if url.password else {})
    done = subprocess.run(words, env=around, capture_output=True, text=True, check=False)
    if done.returncode:
        target.unlink(missing_ok=True)
        raise OutOfReach(f"the database cannot be copied: {first_line(done.stderr)}")


def copied(db: str, target: Path) -> None:
    """Copy a database while it is in use; the file appears only once it is complete."""
    refuse_existing(target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    url = address(db)
    if url.get_backend_name() == "sqlite":
        copy_sqlite(Path(str(url.database)), part)
    else:
        dump_postgres(db, part)
    with open(part, "rb") as file:
        os.fsync(file.fileno())
    part.rename(target)
