"""A SQLite file that only its owner can read, and that one server uses at a time."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import structlog
from sqlalchemy.engine import URL

from fidchell.core.errors import OutOfReach

OWNER_ONLY = 0o600
OTHERS = 0o077  # the bits that let anybody else in
BESIDE = ("", "-wal", "-shm")  # the files of one database
LOG = structlog.get_logger("store")


def create_privately(file: Path) -> None:
    """Create a database file that only its owner can read; SQLite gives the files beside it the same mode."""
    with suppress(OSError):  # it exists, or the folder does not; whoever opens the file is told why it cannot be used
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def make_private(file: Path) -> None:
    """Let nobody but its owner read a database that others could read until now."""
    for each in (Path(f"{file}{ending}") for ending in BESIDE):
        if os.name == "posix" and each.exists() and each.stat().st_mode & OTHERS:
            try:
                each.chmod(OWNER_ONLY)
                LOG.warning("others could read the database file until now", file=str(each))
            except OSError as why:
                LOG.warning("others can read the database file", file=str(each), why=why.strerror)


class FileLock:
    """A lock beside a database file, held by one server; the system drops it when the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        path = f"{os.path.realpath(file)}.lock"  # the same for every name of the file
        self.held = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            lock(self.held)
        except OSError:
            holder = self.holder()
            os.close(self.held)
            raise OutOfReach(
                f"another server{holder} uses {file}; stop it first, or name another file with --db"
            ) from None
        os.truncate(self.held, 0)
        os.write(self.held, b"%d\n" % os.getpid())

    def holder(self) -> str:
        """The process that holds the lock, as far as it can be told."""
        with suppress(OSError):
            found = os.read(self.held, 20).decode("ascii", "replace").strip()
            return f" (process {found})" if found else ""
        return ""

    def release(self) -> None:
        """Let another server use the file; the lock file stays, since another server may have opened it already."""
        os.close(self.held)


if os.name == "posix":
    from fcntl import LOCK_EX, LOCK_NB, flock

    def lock(file: int) -> None:
        """Lock an open file, or fail at once."""
        flock(file, LOCK_EX | LOCK_NB)

else:
    from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined]

    FAR = 1 << 30  # beyond the text, which others may read

    def lock(file: int) -> None:
        """Lock an open file, or fail at once."""
        os.lseek(file, FAR, os.SEEK_SET)
        locking(file, LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)


def used_alone(url: URL) -> FileLock | None:
    """Take a SQLite file for one server alone; a database server needs no such lock."""
    if url.get_backend_name() != "sqlite":
        return None
    try:
        return FileLock(Path(str(url.database)))
    except OSError:  # whoever opens the database there says why it cannot be used
        return None
